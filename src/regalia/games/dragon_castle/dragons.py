"""What each Dragon card grants a Realm (DC-11); choices are made for the best result."""

from mypy_extensions import i64

from regalia.games.dragon_castle.masks import (
    BORDER,
    CELL_BIT,
    CELLS,
    FIRST_COLUMN,
    FIRST_ROW,
    NEXT,
    TILE_BIT,
    beside,
    cells,
    count,
    flood,
)
from regalia.games.dragon_castle.material import (
    BRAVERY,
    DEVOTION,
    DRAGON,
    FACTIONS,
    HARMONY,
    HUMILITY,
    MAJESTY,
    POWER,
    REALM_COLUMNS,
    REALM_ROWS,
    RIGHTEOUSNESS,
    TILE_NUMBER,
    TRANQUILITY,
    TYPES,
    WISDOM,
)
from regalia.games.dragon_castle.realm import EVERY, groups
from regalia.games.dragon_castle.state import DragonCastleState


def points(s: DragonCastleState, seat: i64, dragon: i64) -> i64:
    """The VP of a card as the Realm is now."""
    if dragon == TRANQUILITY:
        return len(groups(s.down(seat), 1, EVERY))
    if dragon == RIGHTEOUSNESS:
        return righteousness(s, seat)
    if dragon == HUMILITY:
        return humility(s, seat)
    if dragon == BRAVERY:
        return bravery(s, seat)
    if dragon == MAJESTY:
        return majesty(s, seat)
    if dragon == POWER:
        return power(s, seat)
    if dragon == WISDOM:
        return wisdom(s, seat)
    if dragon == HARMONY:
        return harmony(s, seat)
    if dragon == DEVOTION:  # DC-11.21
        return count(s.shrined(seat) & beside(s.showing(seat, DRAGON)))
    return count(s.shrined(seat) & BORDER)  # DC-11.23


def righteousness(s: DragonCastleState, seat: i64) -> i64:
    """The best row and the best column; a full line is worth 2 more (DC-11.4)."""
    shrines = s.shrined(seat)
    best_row = 0
    for row in range(REALM_ROWS):
        found = count(shrines >> row * REALM_COLUMNS & FIRST_ROW)
        best_row = max(best_row, found + 2 if found == REALM_COLUMNS else found)
    best_column = 0
    for column in range(REALM_COLUMNS):
        found = count(shrines >> column & FIRST_COLUMN)
        best_column = max(best_column, found + 2 if found == REALM_ROWS else found)
    return best_row + best_column


def humility(s: DragonCastleState, seat: i64) -> i64:
    """Shrines beside a higher stack (DC-11.6)."""
    total: i64 = 0
    for cell in cells(s.shrined(seat)):
        if highest_beside(s, seat, cell) > s.heights(seat, cell):
            total += 1
    return total


def bravery(s: DragonCastleState, seat: i64) -> i64:
    """Stacks higher than all their neighbours (DC-11.8)."""
    total: i64 = 0
    for cell in range(CELLS):
        if s.heights(seat, cell) > highest_beside(s, seat, cell):
            total += 1
    return total


def highest_beside(s: DragonCastleState, seat: i64, cell: i64) -> i64:
    """The height of the highest neighbouring stack; an empty cell has 0."""
    best: i64 = 0
    for near in cells(NEXT[cell]):
        best = max(best, s.heights(seat, near))
    return best


def majesty(s: DragonCastleState, seat: i64) -> i64:
    """The highest number of each Faction on floor 3 or above (DC-11.10)."""
    total: i64 = 0
    for kind in range(FACTIONS):
        best: i64 = 0
        for cell in cells(s.showing(seat, kind)):
            if s.heights(seat, cell) >= 3:
                best = max(best, TILE_NUMBER[s.faces(seat, cell)])
        total += best
    return total


def power(s: DragonCastleState, seat: i64) -> i64:
    """Each Faction's best group against the neighbours' (DC-11.12); two players compare once."""
    total: i64 = 0
    neighbours = [(seat + 1) % s.seats, (seat + s.seats - 1) % s.seats]
    if s.seats == 2:
        neighbours.pop()
    for kind in range(FACTIONS):
        mine = strongest(s, seat, kind)
        if mine > 0:  # DC-11.13
            for other in neighbours:
                theirs = strongest(s, other, kind)
                if mine > theirs:
                    total += 2
                elif mine == theirs:
                    total += 1
    return total


def strongest(s: DragonCastleState, seat: i64, kind: i64) -> i64:
    """The highest sum of numbers in one group of a Faction."""
    best: i64 = 0
    field = s.showing(seat, kind)
    while field:
        group = flood(field & -field, field)
        field &= ~group
        total: i64 = 0
        for cell in cells(group):
            total += TILE_NUMBER[s.faces(seat, cell)]
        best = max(best, total)
    return best


def wisdom(s: DragonCastleState, seat: i64) -> i64:
    """2 VP for each different Special tile face up (DC-11.16)."""
    seen: i64 = 0
    for kind in range(FACTIONS, TYPES):
        for cell in cells(s.showing(seat, kind)):
            seen |= TILE_BIT[s.faces(seat, cell)]
    return 2 * count(seen)


def harmony(s: DragonCastleState, seat: i64) -> i64:
    """For each axis 4 VP for symmetric stacks, 2 VP for symmetric shrines (DC-11.18)."""
    has_tiles = s.down(seat) | s.faced(seat) != 0
    has_shrines = s.shrined(seat) != 0
    tiles_across = has_tiles
    tiles_upright = has_tiles
    shrines_across = has_shrines
    shrines_upright = has_shrines
    for row in range(REALM_ROWS):
        for column in range(REALM_COLUMNS):
            cell = row * REALM_COLUMNS + column
            across = row * REALM_COLUMNS + REALM_COLUMNS - 1 - column
            upright = (REALM_ROWS - 1 - row) * REALM_COLUMNS + column
            if s.heights(seat, cell) != s.heights(seat, across):
                tiles_across = False
            if s.heights(seat, cell) != s.heights(seat, upright):
                tiles_upright = False
            shrine = shrine_floor(s, seat, cell)
            if shrine != shrine_floor(s, seat, across):
                shrines_across = False
            if shrine != shrine_floor(s, seat, upright):
                shrines_upright = False
    total: i64 = 0
    if tiles_across:
        total += 4
    if tiles_upright:
        total += 4
    if shrines_across:
        total += 2
    if shrines_upright:
        total += 2
    return total


def shrine_floor(s: DragonCastleState, seat: i64, cell: i64) -> i64:
    """The floor of the tile a shrine stands on; 0 without a shrine."""
    return s.heights(seat, cell) if s.shrined(seat) & CELL_BIT[cell] else 0
