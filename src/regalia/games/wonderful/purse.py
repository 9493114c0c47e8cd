"""What lies on the card of an empire or duchy: cubes, Krystallium and two kinds of characters.

A purse is one int with ten bits for each of the four.
"""

from typing import Final

from mypy_extensions import i64

CUBE: Final = 1
KRYSTALLIUM: Final = 1 << 10
FIRST_CHARACTER: Final = 1 << 20
SECOND_CHARACTER: Final = 1 << 30
MANY: Final = 1023
CUBES_PER_KRYSTALLIUM: Final = 5


def cubes(purse: i64) -> i64:
    """The cubes on the card, never five."""
    return purse & MANY


def krystallium(purse: i64) -> i64:
    """The Krystallium owned."""
    return (purse >> 10) & MANY


def first_characters(purse: i64) -> i64:
    """The characters of the first kind owned."""
    return (purse >> 20) & MANY


def second_characters(purse: i64) -> i64:
    """The characters of the second kind owned."""
    return purse >> 30


def pack(cubes: i64, krystallium: i64, first: i64, second: i64) -> i64:
    """A purse from its parts."""
    return cubes + krystallium * KRYSTALLIUM + first * FIRST_CHARACTER + second * SECOND_CHARACTER


def krystallium_for(cubes: i64) -> i64:
    """The Krystallium that cubes on the card become: one for every five."""
    return cubes // CUBES_PER_KRYSTALLIUM


def with_cubes(purse: i64, count: i64) -> i64:
    """The purse after some cubes were laid on the card."""
    made = krystallium_for((purse & MANY) + count)
    return purse + count - made * CUBES_PER_KRYSTALLIUM + made * KRYSTALLIUM
