"""Small numbers in a row, and what seats own, as things that never change: clones share them."""

from typing import TypeVar

from regalia.games.wonderful.bag import ONE

T = TypeVar("T")


def changed(row: bytes, at: int, value: int) -> bytes:
    """The row with another number in one place."""
    return row[:at] + ONE[value] + row[at + 1 :]


def added(row: bytes, at: int, by: int) -> bytes:
    """The row with more, or less, in one place."""
    return row[:at] + ONE[row[at] + by] + row[at + 1 :]


def replaced(row: tuple[T, ...], seat: int, item: T) -> tuple[T, ...]:
    """What one or two seats own, with another item for one of them."""
    if len(row) == 1:
        return (item,)
    return (item, row[1]) if seat == 0 else (row[0], item)
