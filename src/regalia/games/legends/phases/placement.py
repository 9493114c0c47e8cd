"""Place armies: on the start region and beside own cities, one by one (EL-6.1.1 to EL-6.1.4)."""

from typing import Any

from mypy_extensions import i64

from regalia.games.legends import parts
from regalia.games.legends.actions import DONE, PLACE, PLACE_AT
from regalia.games.legends.state import CITY_AT, CITY_MASK, LegendsState


def is_possible(s: LegendsState, seat: i64) -> bool:
    """The start region always takes armies: all it needs is one in supply (EL-6.1.4)."""
    return s.supply(seat) > 0


def enter(s: LegendsState) -> None:
    seat = s.turn
    s.left = parts.amount(s, seat, s.step)
    if s.left > s.supply(seat):
        s.left = s.supply(seat)
    if s.left > 0:
        s.ask(seat)


def legal(s: LegendsState, seat: i64) -> list[int]:
    actions: list[Any] = [DONE]
    regions = s.regions
    shift = CITY_AT + seat * 2
    for i in range(len(regions)):
        region: i64 = regions[i]
        if region == s.start or (s.board(region) >> shift) & CITY_MASK:
            actions.append(PLACE_AT[region])
    return actions


def apply(s: LegendsState, seat: i64, action: i64) -> None:
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
