"""Everything a player can choose, as dense ints with stable codes.

Cells are spelled like squares of a chessboard: the column's letter, then the row's number.
"""

from typing import Final

from regalia.core.actions import ActionSpace, Code
from regalia.games.dragon_castle.masks import CASTLE_CELLS, CELLS, NUMBER
from regalia.games.dragon_castle.material import (
    CASTLE_COLUMNS,
    REALM_COLUMNS,
    SPIRIT_SLUG,
    SPIRITS,
    TILE_SLUG,
    TILES,
    TYPE_SLUG,
    TYPES,
)

PASS: Final = 0  # no more of what is asked: end the turn, build no more, go on
CALL: Final = 1  # Call of the Dragon
SHRINE: Final = 2  # tile and shrine
DISCARD: Final = 3  # discard the tile
TAKE: Final = 4  # take the first tile from castle cell c
PAIR: Final = TAKE + CASTLE_CELLS  # take the second tile from castle cell c
DESTROY: Final = PAIR + CASTLE_CELLS  # discard castle cell c by the Spirit of Destruction
PLACE: Final = DESTROY + CASTLE_CELLS  # place tile t on realm cell c
BUILD: Final = PLACE + TILES * CELLS  # build a shrine on realm cell c
GROUP: Final = BUILD + CELLS  # consolidate the group whose first cell is c
FLIP: Final = GROUP + CELLS  # turn the tile on realm cell c face down
LIFT: Final = FLIP + CELLS  # take up the tile, or the shrine, of realm cell c
SET: Final = LIFT + CELLS  # put it down on realm cell c
CHANGE_TO: Final = SET + CELLS  # let the tile on realm cell c count as type k
GIVE: Final = CHANGE_TO + CELLS * TYPES  # activate Spirit s for a shrine of the reserve
PAY: Final = GIVE + SPIRITS  # activate Spirit s for the tile on realm cell c
ACTION_COUNT: Final = PAY + SPIRITS * CELLS

if ACTION_COUNT > len(NUMBER):
    raise ValueError("dragon_castle/masks.py: there are more actions than numbers")


def castle_slug(cell: int) -> str:
    """A cell of the Castle: `c4`."""
    return chr(ord("a") + cell % CASTLE_COLUMNS) + str(cell // CASTLE_COLUMNS + 1)


def realm_slug(cell: int) -> str:
    """A cell of a Realm: `b2`."""
    return chr(ord("a") + cell % REALM_COLUMNS) + str(cell // REALM_COLUMNS + 1)


def _codes() -> list[Code]:
    castle = [castle_slug(cell) for cell in range(CASTLE_CELLS)]
    realm = [realm_slug(cell) for cell in range(CELLS)]
    codes: list[Code] = [("pass",), ("call",), ("shrine",), ("discard",)]
    for family in ("take", "pair", "destroy"):
        codes += [(family, cell) for cell in castle]
    codes += [("place", tile, cell) for tile in TILE_SLUG for cell in realm]
    for family in ("build", "group", "flip", "lift", "set"):
        codes += [(family, cell) for cell in realm]
    codes += [("change", cell, kind) for cell in realm for kind in TYPE_SLUG]
    codes += [("give", spirit) for spirit in SPIRIT_SLUG]
    codes += [("pay", spirit, cell) for spirit in SPIRIT_SLUG for cell in realm]
    return codes


ACTIONS: Final = ActionSpace(_codes())
