"""Boards as bit masks: cells, neighbours, and groups found by flooding.

A Realm is one mask. The Castle's envelope is cut into words of whole rows that fit a machine word.
Bits come from tables: a literal shifted by a machine integer is compiled wrongly (decision 6).
"""

from typing import Any, Final

from mypy_extensions import i64

from regalia.core.block import Block, block_of
from regalia.games.dragon_castle.material import (
    CASTLE_COLUMNS,
    CASTLE_ROWS,
    REALM_COLUMNS,
    REALM_ROWS,
    TILES,
)

Mask = int

LIMIT: Final = 60  # bits of a word that stay plain machine integers in both builds

CELLS: Final[int] = REALM_ROWS * REALM_COLUMNS
CELL_BIT: Final[Block] = block_of([1 << cell for cell in range(CELLS)])
WHOLE: Final[int] = (1 << CELLS) - 1
FIRST_COLUMN: Final[int] = sum([1 << row * REALM_COLUMNS for row in range(REALM_ROWS)])
LAST_COLUMN: Final[int] = FIRST_COLUMN << (REALM_COLUMNS - 1)
NOT_FIRST: Final[int] = WHOLE & ~FIRST_COLUMN
NOT_LAST: Final[int] = WHOLE & ~LAST_COLUMN
FIRST_ROW: Final[int] = (1 << REALM_COLUMNS) - 1
LAST_ROW: Final[int] = FIRST_ROW << (CELLS - REALM_COLUMNS)
BORDER: Final[int] = FIRST_ROW | LAST_ROW | FIRST_COLUMN | LAST_COLUMN

WORD_ROWS: Final[int] = LIMIT // CASTLE_COLUMNS
WORD_CELLS: Final[int] = WORD_ROWS * CASTLE_COLUMNS
WORDS: Final[int] = (CASTLE_ROWS + WORD_ROWS - 1) // WORD_ROWS
CASTLE_CELLS: Final[int] = CASTLE_ROWS * CASTLE_COLUMNS
CASTLE_WORD: Final[bytes] = bytes([cell // WORD_CELLS for cell in range(CASTLE_CELLS)])
CASTLE_BIT: Final[Block] = block_of([1 << cell % WORD_CELLS for cell in range(CASTLE_CELLS)])
WORD_WHOLE: Final[int] = (1 << WORD_CELLS) - 1
WORD_FIRST: Final[int] = sum([1 << row * CASTLE_COLUMNS for row in range(WORD_ROWS)])
WORD_NOT_FIRST: Final[int] = WORD_WHOLE & ~WORD_FIRST
WORD_NOT_LAST: Final[int] = WORD_WHOLE & ~(WORD_FIRST << (CASTLE_COLUMNS - 1))
WORD_TOP_ROW: Final[int] = (1 << CASTLE_COLUMNS) - 1
WORD_NOT_BOTTOM: Final[int] = WORD_WHOLE >> CASTLE_COLUMNS
WORD_BOTTOM_SHIFT: Final[int] = WORD_CELLS - CASTLE_COLUMNS

# Small tables only: what does not stay in the nearest cache costs more than it saves.
CHUNK_MASK: Final = 4095
BITS: Final[bytes] = bytes([mask.bit_count() for mask in range(CHUNK_MASK + 1)])
BYTE_MASK: Final = 255
LOWEST: Final[bytes] = bytes([(mask & -mask).bit_length() - 1 for mask in range(1, 256)])
# Numbers made once, more than there are actions: to list one is then only to refer to it.
# `Any` keeps the compiler from taking them apart and making them anew.
NUMBER: Final[list[Any]] = list(range(4096))


def count(mask: i64) -> i64:
    """How many cells a mask holds."""
    total: i64 = 0
    while mask:
        total += BITS[mask & CHUNK_MASK]
        mask >>= 12
    return total


def spread(out: list[Any], mask: i64, base: i64) -> None:
    """Append `base + cell` for every cell of a mask, ascending."""
    at = base
    while mask:
        part = mask & BYTE_MASK
        while part:
            less = part - 1
            out.append(NUMBER[at + LOWEST[less]])
            part &= less
        mask >>= 8
        at += 8


def cells(mask: i64) -> list[int]:
    """The cells of a mask, ascending."""
    out: list[int] = []
    spread(out, mask, 0)
    return out


def lowest(mask: i64) -> i64:
    """The first cell of a mask that is not empty."""
    cell: i64 = 0
    while mask & BYTE_MASK == 0:
        mask >>= 8
        cell += 8
    return cell + LOWEST[(mask & BYTE_MASK) - 1]


def beside(mask: i64) -> i64:
    """All cells that share an edge with a cell of the mask (DC-1.8)."""
    columns: i64 = REALM_COLUMNS
    whole: i64 = WHOLE
    not_first: i64 = NOT_FIRST
    not_last: i64 = NOT_LAST
    near = (mask & not_last) << 1 | (mask & not_first) >> 1 | mask << columns | mask >> columns
    return near & whole


def flood(seed: i64, field: i64) -> i64:
    """The part of a field that is linked with a seed lying in it."""
    columns: i64 = REALM_COLUMNS
    not_first: i64 = NOT_FIRST
    not_last: i64 = NOT_LAST
    while True:
        near = (seed & not_last) << 1 | (seed & not_first) >> 1 | seed << columns | seed >> columns
        grown = seed | near & field
        if grown == seed:
            return seed
        seed = grown


TILE_BIT: Final[Block] = block_of([1 << tile for tile in range(TILES)])
# NEXT[cell]: the neighbours of a Realm cell.
NEXT: Final[Block] = block_of([int(beside(CELL_BIT[cell])) for cell in range(CELLS)])


def _castle_next() -> list[bytes]:
    """The neighbours of every cell of the Castle's envelope, on all four sides."""
    out = []
    for cell in range(CASTLE_CELLS):
        row, column = divmod(cell, CASTLE_COLUMNS)
        near = [(row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)]
        out.append(
            bytes(
                [
                    r * CASTLE_COLUMNS + c
                    for r, c in near
                    if 0 <= r < CASTLE_ROWS and 0 <= c < CASTLE_COLUMNS
                ]
            )
        )
    return out


CASTLE_NEXT: Final[list[bytes]] = _castle_next()

if CELLS + REALM_COLUMNS > LIMIT or CASTLE_CELLS > 255:
    raise ValueError("dragon_castle/material.toml: a board is too large for its masks")
