"""From the packed numbers of an observation to what a view says, and back."""

from collections.abc import Iterable, Sequence

from regalia.core.actions import ActionSpace


def bits(mask: int) -> tuple[int, ...]:
    """The numbers of the bits that are set, ascending: seats, cards, regions."""
    return tuple([bit for bit in range(mask.bit_length()) if (mask >> bit) & 1])


def mask(numbers: Iterable[int]) -> int:
    """The bits of these numbers."""
    return sum([1 << number for number in set(numbers)])


def maybe(number: int, none: int = -1) -> int | None:
    """A number, or None for the one that stands for nothing."""
    return None if number == none else number


def number(maybe: int | None, none: int = -1) -> int:
    """The reverse of `maybe`."""
    return none if maybe is None else maybe


def codes(actions: ActionSpace, legal: Sequence[int]) -> tuple[str, ...]:
    """Actions by code, as people write it."""
    return tuple([" ".join(actions.codes[action]) for action in legal])


def actions(space: ActionSpace, codes: Sequence[str]) -> tuple[int, ...]:
    """The reverse of `codes`."""
    return tuple([space.numbers[tuple(code.split(" "))] for code in codes])
