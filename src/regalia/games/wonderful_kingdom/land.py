"""The map of Conquest: who stands where (IWK-30)."""

from mypy_extensions import i64

from regalia.games.wonderful.row import added
from regalia.games.wonderful_kingdom.maps import PLACE_CODE, TERRITORIES
from regalia.games.wonderful_kingdom.state import KingdomState


def places(s: KingdomState) -> i64:
    """How many places the board has, castles included."""
    return TERRITORIES[s.board] + 2


def castle(s: KingdomState, side: i64) -> i64:
    """The place of a side's castle."""
    return TERRITORIES[s.board] + side


def armies(s: KingdomState, side: i64, place: i64) -> i64:
    """How many armies of a side stand in a place."""
    return s.armies[side * places(s) + place]


def shift(s: KingdomState, side: i64, place: i64, by: i64) -> None:
    """More or fewer armies of a side in a place."""
    s.armies = added(s.armies, side * places(s) + place, by)


def place_of(s: KingdomState, code: i64) -> i64:
    """The place on this board that bears a code."""
    return PLACE_CODE[s.board].index(code)
