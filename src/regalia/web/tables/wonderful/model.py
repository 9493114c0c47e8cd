"""What the pages of both Wonderfuls are made of: cards, rows of them, sites, the ledger."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from regalia.web.tables.page import model

if TYPE_CHECKING:
    from regalia.web.view.table import Choice


@model
class Slot:
    """One place of the cost."""

    kind: str
    is_full: bool
    is_fresh: bool = False  # filled in this window
    takes: tuple[str, ...] = ()  # the tools it takes: "cube", "krystallium", a character
    is_wild: bool = False  # a Krystallium lies there instead


@model
class Group:
    """All places of one kind, for small cards."""

    kind: str
    missing: int


@model
class Yield:
    """What a finished card produces of one kind; for each card of a type if `per` names one."""

    kind: str
    count: int
    per: str = ""
    is_corrupt: bool = False


@model
class Points:
    """Points, outright or for each of something, or for each pair."""

    count: int
    per: tuple[str, ...]
    label: str
    base: int = 0  # outright, beside those for each of something

    @property
    def number(self) -> str:
        return str(self.count) if self.count >= 0 else f"−{-self.count}"


@model
class Fact:
    """A line of what a card does, in words."""

    name: str
    text: str


@model
class Face:
    """All that a card shows: what is paid on the left, what is had along the foot."""

    slug: str
    name: str
    type: str
    type_name: str
    picture: str
    slots: tuple[Slot, ...]
    cost_label: str
    bonus: tuple[str, ...]
    bonus_label: str
    recycle: tuple[str, ...]
    recycle_label: str
    yields: tuple[Yield, ...]
    yields_label: str
    points: Points | None
    facts: tuple[Fact, ...]
    is_foe: bool = False  # it is beaten, not built

    @property
    def is_dense(self) -> bool:
        return len(self.slots) > 10

    @property
    def rows(self) -> int:
        """How high the cost stands: one column up to six, then two, then three."""
        slots = len(self.slots)
        if slots <= 6:
            return slots
        return (slots + 1) // 2 if slots <= 10 else (slots + 2) // 3

    @property
    def groups(self) -> tuple[Group, ...]:
        missing: Counter[str] = Counter()
        for slot in self.slots:
            missing[slot.kind] += not slot.is_full
        return tuple(Group(kind, count) for kind, count in missing.items())

    @property
    def icons(self) -> int:
        """How many icons the foot would show, points included."""
        count = sum(y.count for y in self.yields)
        if self.points is not None:
            count += 1 + len(self.points.per) + bool(self.points.base)
        return count


@model
class Amount:
    """So many of something."""

    kind: str
    count: int
    label: str


@model
class Step:
    """A production step: a column of the ledger."""

    kind: str
    name: str
    tense: str  # past, now, next
    prizes: tuple[str, ...]
    is_void: bool  # nobody gained it
    hint: str
    won: tuple[int, ...] = ()  # seats that gained it, once the step is past


@model
class Cell:
    """What a seat produces in a step."""

    count: int
    tense: str
    state: str  # lead, tie, ahead, or ""
    hint: str


@model
class Row:
    """A seat in the ledger."""

    seat: int
    name: str
    empire: str
    is_me: bool
    is_to_act: bool
    cells: tuple[Cell, ...]
    holds: tuple[Amount, ...]
    points: int
    is_best: bool
    done: str = ""  # says that the seat has finished what all are asked


@model
class Round:
    """A dot of the calendar."""

    tense: str


@model
class Verb:
    """Something to do with a card of the hand, and what would come of it."""

    choice: Choice
    name: str
    icon: str
    cube: str  # the cube it turns into, or ""
    after: str
    is_first: bool


@model
class Want:
    """So many of a kind that a card costs or still lacks, and what I have of it."""

    kind: str
    count: int
    note: str  # what I make of it, if that is too little
    is_short: bool


@model
class Preview:
    """What a card wants and would bring, for the status line."""

    face: Face
    wants: tuple[Want, ...]
    gain: str
    why: str
    bonus_word: str
    yields_word: str


@model
class Need:
    """All open slots of a kind, against what I make of it."""

    kind: str
    count: int
    made: int
    label: str


@model
class HandCard:
    """A card of a row, and what I may do with it."""

    face: Face
    id: str
    pick: str  # the id of its radio button
    index: int
    verbs: tuple[Verb, ...]
    lines: tuple[str, ...]  # beside what it says: what it would be to me
    is_lit: bool
    where: str = ""  # the first half of an Offer: where it goes
    preview: Preview | None = None
    adds: tuple[int, ...] = ()  # open slots by kind of cube, with this card under construction


@model
class Hit:
    """A tool put on a card as a whole."""

    tool: str
    choice: Choice
    label: str
    name: str = ""  # what its button says


@model
class Wild:
    """A Krystallium as something else."""

    kind: str
    choice: Choice
    label: str


@model
class Tool:
    """What I may have in hand: cubes of this step, Krystallium, a character."""

    slug: str
    kind: str
    count: int
    placed: int
    is_on: bool
    is_checked: bool
    label: str


@model
class Goal:
    """A card of a scenario."""

    name: str
    type: str
    state: str  # built, begun, gone
    text: str


@model
class Rung:
    """A medal or a title, and what it takes."""

    slug: str
    name: str
    least: int
    is_reached: bool
    x: int  # on a scale of 100
