"""Which tiles of the Castle may be taken (DC-3). Floors count from 0 here."""

from typing import Any, Final

from mypy_extensions import i64

from regalia.games.dragon_castle.masks import (
    BYTE_MASK,
    LOWEST,
    NUMBER,
    WORD_BOTTOM_SHIFT,
    WORD_CELLS,
    WORD_NOT_BOTTOM,
    WORD_NOT_FIRST,
    WORD_NOT_LAST,
    WORD_TOP_ROW,
    WORDS,
    spread,
)
from regalia.games.dragon_castle.material import CASTLE_COLUMNS, FLOORS, TILE_TYPE, TILES
from regalia.games.dragon_castle.state import DragonCastleState

EACH_TILE: Final[bytes] = bytes(range(TILES))  # every tile a sort of its own


def uncovered(s: DragonCastleState, floor: i64, word: i64) -> i64:
    """The tiles of a floor with nothing on top (DC-3.4)."""
    at = floor * WORDS + word
    here = s.levels(at)
    return here if floor + 1 == FLOORS else here & ~s.levels(at + WORDS)


def long_side_free(s: DragonCastleState, floor: i64, word: i64) -> i64:
    """Cells with no tile of this floor to the left or none to the right (DC-3.2, DC-3.5)."""
    here = s.levels(floor * WORDS + word)
    not_first: i64 = WORD_NOT_FIRST
    not_last: i64 = WORD_NOT_LAST
    on_left = here << 1 & not_first
    on_right = here >> 1 & not_last
    return ~(on_left & on_right)


def short_side_free(s: DragonCastleState, floor: i64, word: i64) -> i64:
    """Cells with no tile of this floor above or none below on the board (DC-8.17)."""
    columns: i64 = CASTLE_COLUMNS
    last: i64 = WORD_BOTTOM_SHIFT
    not_bottom: i64 = WORD_NOT_BOTTOM
    top_row: i64 = WORD_TOP_ROW
    at = floor * WORDS + word
    here = s.levels(at)
    above = (here & not_bottom) << columns
    if word > 0:
        above |= s.levels(at - 1) >> last
    below = here >> columns
    if word + 1 < WORDS:
        below |= (s.levels(at + 1) & top_row) << last
    return ~(above & below)


def first_tiles(s: DragonCastleState, top: i64, graceful: bool, base: i64) -> list[int]:
    """`base + cell` of each tile that may be taken first: on the top floor, and available (DC-4.3).

    Elegance, activated before, obliges to take one with a free short side (DC-8.33).
    """
    out: list[int] = []
    floor = top - 1
    if floor < 0:
        return out
    for word in range(WORDS):
        tiles = uncovered(s, floor, word)
        if tiles:
            if graceful:
                tiles &= short_side_free(s, floor, word)
            else:
                tiles &= long_side_free(s, floor, word)
            spread(out, tiles, base + word * WORD_CELLS)
    return out


def takeable(s: DragonCastleState, word: i64, graceful: bool) -> i64:
    """The available tiles of a word, whatever their floors (DC-3.3, DC-4.4).

    With Elegance those with a free short side may be taken too (DC-8.17).
    """
    not_first: i64 = WORD_NOT_FIRST
    not_last: i64 = WORD_NOT_LAST
    tiles: i64 = 0
    above: i64 = 0
    floor: i64 = FLOORS - 1
    while floor >= 0:
        here = s.levels(floor * WORDS + word)
        bare = here & ~above
        if bare:
            shut = here << 1 & not_first & here >> 1 & not_last
            if graceful:
                shut &= ~short_side_free(s, floor, word)
            tiles |= bare & ~shut
        above = here
        floor -= 1
    return tiles


def all_available(s: DragonCastleState, base: i64) -> list[int]:
    """`base + cell` of every available tile."""
    out: list[int] = []
    for word in range(WORDS):
        spread(out, takeable(s, word, False), base + word * WORD_CELLS)
    return out


def twins(s: DragonCastleState, graceful: bool, base: i64) -> list[int]:
    """`base + cell` of each available tile that is identical to the first one (DC-1.2)."""
    return alike(s, graceful, EACH_TILE, base)


def kin(s: DragonCastleState, graceful: bool, base: i64) -> list[int]:
    """`base + cell` of each available tile of the same type as the first one (DC-8.30)."""
    return alike(s, graceful, TILE_TYPE, base)


def alike(s: DragonCastleState, graceful: bool, sorts: bytes, base: i64) -> list[int]:
    """`base + cell` of each available tile of the first one's sort."""
    out: list[Any] = []
    sort = sorts[s.one]
    for word in range(WORDS):
        mask = takeable(s, word, graceful)
        at: i64 = word * WORD_CELLS
        while mask:
            part = mask & BYTE_MASK
            while part:
                less = part - 1
                cell = at + LOWEST[less]
                if sorts[s.tops(cell)] == sort:
                    out.append(NUMBER[base + cell])
                part &= less
            mask >>= 8
            at += 8
    return out


def short_tiles(s: DragonCastleState) -> list[int]:
    """Uncovered tiles with a free short side, whatever their floor."""
    out: list[int] = []
    for word in range(WORDS):
        tiles: i64 = 0
        for floor in range(FLOORS):
            tiles |= uncovered(s, floor, word) & short_side_free(s, floor, word)
        spread(out, tiles, word * WORD_CELLS)
    return out
