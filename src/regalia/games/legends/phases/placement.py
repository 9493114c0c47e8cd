"""Place armies: on the start region and beside own cities, one by one (EL-6.1.1 to EL-6.1.4)."""

from mypy_extensions import i64

from regalia.games.legends.actions import DONE, PLACE
from regalia.games.legends.phases import parts
from regalia.games.legends.state import CITY_AT, CITY_MASK, LegendsState


def is_possible(s: LegendsState, seat: int) -> bool:
    """The start region always takes armies: all it needs is one in supply (EL-6.1.4)."""
    return s.supply[seat] > 0


def enter(s: LegendsState) -> None:
    seat = s.turn
    s.left = min(parts.amount(s, seat, s.step), s.supply[seat])
    if s.left > 0:
        s.ask(seat)


def legal(s: LegendsState, seat: int) -> list[int]:
    actions = [DONE]
    regions = s.regions
    board = s.board
    start = s.start
    shift: i64 = CITY_AT + seat * 2
    for i in range(len(regions)):
        region = regions[i]
        cell: i64 = board[region]
        if region == start or (cell >> shift) & CITY_MASK:
            actions.append(PLACE + region)
    return actions


def apply(s: LegendsState, seat: int, action: int) -> None:
    if action == DONE:
        parts.forgo(s, seat)
        return
    region = action - PLACE
    s.raise_army(region, seat)
    if s.keeps_events:
        s.tell("places", seat, (region,), "EL-6.1.2")
    s.army_enters(seat, region)
    s.left -= 1
    if s.left == 0:
        s.pending = 0


def leave(s: LegendsState) -> int:
    return parts.after_part(s)
