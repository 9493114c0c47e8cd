"""Tables of the Conquest module, with armies where a ruling needs them."""

from regalia.games.wonderful.row import added, changed
from regalia.games.wonderful_kingdom.land import places
from regalia.games.wonderful_kingdom.maps import PLACE_SLUG, SITES
from regalia.games.wonderful_kingdom.rules import Kingdom
from regalia.games.wonderful_kingdom.state import CONQUEST
from rulings.wonderful_kingdom.scene import (
    begin,
    scene,
)


def table(board: str = "A1", seats: int = 2) -> Kingdom:
    """A game on a board, both sides with a card under construction that changes nothing."""
    return scene(seats, module="conquest", board=board)


def place(s: Kingdom, slug: str) -> int:
    """A place of the board."""
    return PLACE_SLUG[s.board].index(slug)


def put(s: Kingdom, side: int, slug: str, count: int, mask: int = -1) -> None:
    """Let so many armies of a side stand in a place, the rest in reserve."""
    at = side * places(s) + place(s, slug)
    s.reserve = added(s.reserve, side, s.armies[at] - count)
    s.armies = changed(s.armies, at, count)
    sites = len(SITES[s.board][place(s, slug)])
    s.occupied = changed(
        s.occupied, place(s, slug), mask if mask >= 0 else (1 << min(count, sites)) - 1
    )


def act(s: Kingdom, seat: int = 0) -> Kingdom:
    """It is that seat's turn to act on the map."""
    begin(s, CONQUEST, seat)
    s.turn = seat
    s.passes = 0
    return s
