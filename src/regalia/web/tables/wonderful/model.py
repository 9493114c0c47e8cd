"""A card as both Wonderfuls draw it: what is paid on the left, what is had along the foot."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Slot:
    """One place of the cost."""

    kind: str
    is_full: bool
    is_fresh: bool = False  # filled in this window
    takes: tuple[str, ...] = ()  # the tools it takes: "cube", "krystallium", a character
    is_wild: bool = False  # a Krystallium lies there instead


@dataclass(frozen=True, slots=True)
class Group:
    """All places of one kind, for small cards."""

    kind: str
    missing: int


@dataclass(frozen=True, slots=True)
class Yield:
    """What a finished card produces of one kind; for each card of a type if `per` names one."""

    kind: str
    count: int
    per: str = ""
    is_corrupt: bool = False


@dataclass(frozen=True, slots=True)
class Points:
    """Points, outright or for each of something, or for each pair."""

    count: int
    per: tuple[str, ...]
    label: str
    base: int = 0  # outright, beside those for each of something

    @property
    def number(self) -> str:
        return str(self.count) if self.count >= 0 else f"−{-self.count}"


@dataclass(frozen=True, slots=True)
class Fact:
    """A line of what a card does, in words."""

    name: str
    text: str


@dataclass(frozen=True, slots=True)
class Face:
    """All that a card shows."""

    slug: str
    name: str
    type: str
    type_name: str
    picture: str
    slots: tuple[Slot, ...]
    rows: int
    groups: tuple[Group, ...]
    cost_label: str
    bonus: tuple[str, ...]
    bonus_label: str
    recycle: tuple[str, ...]
    recycle_label: str
    yields: tuple[Yield, ...]
    yields_label: str
    icons: int  # that the foot would show, points included
    points: Points | None
    facts: tuple[Fact, ...]
    is_foe: bool = False  # it is beaten, not built

    @property
    def is_dense(self) -> bool:
        return len(self.slots) > 10


def rows_for(slots: int) -> int:
    """How high a cost stands: one column up to six, then two, then three."""
    if slots <= 6:
        return slots
    return (slots + 1) // 2 if slots <= 10 else (slots + 2) // 3
