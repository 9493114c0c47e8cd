"""The map of Conquest: who stands where (IWK-30)."""

from regalia.games.wonderful.row import added
from regalia.games.wonderful_kingdom.maps import PLACE_CODE, TERRITORIES
from regalia.games.wonderful_kingdom.state import KingdomState


def places(s: KingdomState) -> int:
    """How many places the board has, castles included."""
    return TERRITORIES[s.board] + 2


def castle(s: KingdomState, side: int) -> int:
    """The place of a side's castle."""
    return TERRITORIES[s.board] + side


def armies(s: KingdomState, side: int, place: int) -> int:
    """How many armies of a side stand in a place."""
    return s.armies[side * places(s) + place]


def shift(s: KingdomState, side: int, place: int, by: int) -> None:
    """More or fewer armies of a side in a place."""
    s.armies = added(s.armies, side * places(s) + place, by)


def place_of(s: KingdomState, code: int) -> int:
    """The place on this board that bears a code."""
    return PLACE_CODE[s.board].index(code)
