"""What is the same about the cards of both Wonderfuls, whatever they do."""

from collections.abc import Iterable, Mapping, Sequence

from regalia.web.tables.wonderful.model import Face, Slot


def slots_of(
    kinds: Sequence[str],
    cost: Sequence[int],
    free: Sequence[int],
    fresh: Mapping[int, int] | None = None,
    takes: Mapping[int, tuple[str, ...]] | None = None,
    wild: Mapping[int, int] | None = None,
) -> tuple[Slot, ...]:
    """The slots in the order of kinds: cubes, Krystallium in place of cubes, empty ones."""
    fresh, takes, wild = fresh or {}, takes or {}, wild or {}
    slots: list[Slot] = []
    for kind, slug in enumerate(kinds):
        filled = cost[kind] - free[kind]
        for i in range(cost[kind]):
            is_fresh = filled - fresh.get(kind, 0) <= i < filled
            can = takes.get(kind, ()) if i >= filled else ()
            is_wild = filled - wild.get(kind, 0) <= i < filled
            slots.append(Slot(slug, i < filled, is_fresh, can, is_wild))
    return tuple(slots)


def known(faces: Iterable[Face]) -> tuple[Face, ...]:
    """Each design once, by name, for the notes that explain it."""
    return tuple({face.slug: face for face in faces}.values())


class Ids:
    """Ids of the pieces on a page: the second of a name, and all after it, have a number."""

    def __init__(self) -> None:
        self._counts: dict[str, int] = {}

    def of(self, name: str) -> str:
        number = self._counts.get(name, 0) + 1
        self._counts[name] = number
        return name if number == 1 else f"{name}-{number}"
