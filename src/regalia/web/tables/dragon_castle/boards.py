"""Where things lie: a face is 60 × 80 and each floor moves it 6 to the left and 12 up."""

from __future__ import annotations

from regalia.web.tables.dragon_castle.model import Spot

WIDTH, HEIGHT = 60, 80
LEFT, UP = 6, 12  # what a floor adds
CASTLE_X, CASTLE_Y = 66, 88  # from one slot of the castle to the next
REALM_X, REALM_Y = 72, 91
REALM_LEFT, REALM_TOP = 36, 56
TALL = 4  # floors beyond are drawn thinner, or a tower would hide what stands behind it
THIN_LEFT, THIN_UP = 2, 4


def lift(floors: int) -> Spot:
    """How far a tile on so many others is moved."""
    full = min(floors, TALL)
    rest = floors - full
    return LEFT * full + THIN_LEFT * rest, UP * full + THIN_UP * rest


def raised(x: float, y: float, floors: int) -> Spot:
    left, up = lift(floors)
    return x - left, y - up


def castle_slot(row: int, column: int) -> Spot:
    return column * CASTLE_X, row * CASTLE_Y


def realm_slot(row: int, column: int) -> Spot:
    return REALM_LEFT + column * REALM_X, REALM_TOP + row * REALM_Y
