"""Which tiles of the Castle may be taken (DC-3). Floors count from 0 here."""

from mypy_extensions import i64

from regalia.games.dragon_castle.masks import (
    BYTE,
    CASTLE_BIT,
    CASTLE_WORD,
    WORD_BOTTOM_SHIFT,
    WORD_CELLS,
    WORD_NOT_BOTTOM,
    WORD_NOT_FIRST,
    WORD_NOT_LAST,
    WORD_TOP_ROW,
    WORDS,
    spread,
)
from regalia.games.dragon_castle.material import CASTLE_COLUMNS, FLOORS, TILE_TYPE
from regalia.games.dragon_castle.state import DragonCastleState


def uncovered(s: DragonCastleState, floor: int, word: int) -> i64:
    """The tiles of a floor with nothing on top (DC-3.4)."""
    here: i64 = s.levels[floor * WORDS + word]
    if floor + 1 == FLOORS:
        return here
    above: i64 = s.levels[(floor + 1) * WORDS + word]
    return here & ~above


def long_side_free(s: DragonCastleState, floor: int, word: int) -> i64:
    """Cells with no tile of this floor to the left or none to the right (DC-3.2, DC-3.5)."""
    here: i64 = s.levels[floor * WORDS + word]
    not_first: i64 = WORD_NOT_FIRST
    not_last: i64 = WORD_NOT_LAST
    on_left = here << 1 & not_first
    on_right = here >> 1 & not_last
    return ~(on_left & on_right)


def short_side_free(s: DragonCastleState, floor: int, word: int) -> i64:
    """Cells with no tile of this floor above or none below on the board (DC-8.17)."""
    columns: i64 = CASTLE_COLUMNS
    last: i64 = WORD_BOTTOM_SHIFT
    not_bottom: i64 = WORD_NOT_BOTTOM
    top_row: i64 = WORD_TOP_ROW
    at = floor * WORDS + word
    here: i64 = s.levels[at]
    above = (here & not_bottom) << columns
    if word > 0:
        before: i64 = s.levels[at - 1]
        above |= before >> last
    below = here >> columns
    if word + 1 < WORDS:
        after: i64 = s.levels[at + 1]
        below |= (after & top_row) << last
    return ~(above & below)


def first_tiles(s: DragonCastleState, top: int, graceful: bool, base: int) -> list[int]:
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


def takeable(s: DragonCastleState, word: int, graceful: bool) -> i64:
    """The available tiles of a word, whatever their floors (DC-3.3, DC-4.4).

    With Elegance those with a free short side may be taken too (DC-8.17).
    """
    tiles: i64 = 0
    floor = 0
    while floor < FLOORS and s.levels[floor * WORDS + word]:
        bare = uncovered(s, floor, word)
        if bare:
            free = long_side_free(s, floor, word)
            if graceful:
                free |= short_side_free(s, floor, word)
            tiles |= bare & free
        floor += 1
    return tiles


def all_available(s: DragonCastleState, base: int) -> list[int]:
    """`base + cell` of every available tile."""
    out: list[int] = []
    for word in range(WORDS):
        spread(out, takeable(s, word, False), base + word * WORD_CELLS)
    return out


def is_takeable(s: DragonCastleState, cell: int, graceful: bool) -> bool:
    """Whether the top tile of a stack is available, or so by Elegance."""
    floor = s.castle_height(cell) - 1
    word = CASTLE_WORD[cell]
    bit: i64 = CASTLE_BIT[cell]
    if long_side_free(s, floor, word) & bit:
        return True
    return graceful and short_side_free(s, floor, word) & bit != 0


def twins(s: DragonCastleState, graceful: bool) -> list[int]:
    """The cells of available tiles that are identical to the first one (DC-1.2)."""
    out: list[int] = []
    tops = s.tops
    tile = BYTE[s.one]
    cell = tops.find(tile)
    while cell >= 0:
        if is_takeable(s, cell, graceful):
            out.append(cell)
        cell = tops.find(tile, cell + 1)
    return out


def kin(s: DragonCastleState, graceful: bool) -> list[int]:
    """The cells of available tiles of the same type as the first one (DC-8.30)."""
    kind = TILE_TYPE[s.one]
    found: list[int] = []
    for word in range(WORDS):
        spread(found, takeable(s, word, graceful), word * WORD_CELLS)
    return [cell for cell in found if TILE_TYPE[s.tops[cell]] == kind]


def short_tiles(s: DragonCastleState) -> list[int]:
    """Uncovered tiles with a free short side, whatever their floor."""
    out: list[int] = []
    for word in range(WORDS):
        tiles: i64 = 0
        for floor in range(FLOORS):
            tiles |= uncovered(s, floor, word) & short_side_free(s, floor, word)
        spread(out, tiles, word * WORD_CELLS)
    return out
