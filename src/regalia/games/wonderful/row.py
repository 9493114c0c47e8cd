"""Small numbers in a row that never changes in itself: clones share it."""

from regalia.games.wonderful.bag import ONE


def changed(row: bytes, at: int, value: int) -> bytes:
    """The row with another number in one place."""
    return row[:at] + ONE[value] + row[at + 1 :]


def added(row: bytes, at: int, by: int) -> bytes:
    """The row with more, or less, in one place."""
    return row[:at] + ONE[row[at] + by] + row[at + 1 :]
