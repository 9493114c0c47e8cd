"""The end of a productive season: Inn, Embassy, then the Town Hall's offers (KB-8)."""

from typing import Final

from mypy_extensions import i64

from regalia.games.kingsburg.actions import OFFER, PASS
from regalia.games.kingsburg.material import (
    AUTUMN,
    EMBASSY,
    EMBASSY_VP,
    INN,
    SPRING,
    SUMMER,
    TOWN_HALL,
    TOWN_HALL_VP,
)
from regalia.games.kingsburg.state import (
    ENVOY,
    FROM_EMBASSY,
    FROM_TOWN_HALL,
    NOBODY,
    RECRUITING,
    REWARD,
    KingsburgState,
)

TOKEN_OFFER: Final = OFFER + 3
# By what there is to offer: a bit for each kind of good, one for tokens.
OFFERS: Final[list[list[int]]] = [
    [PASS] + [OFFER + kind for kind in range(4) if (mask >> kind) & 1] for mask in range(16)
]


def enter(s: KingsburgState) -> None:
    """All automatic effects come before the first offer (KB-8.10)."""
    seats: i64 = s.seats
    for place in range(seats):
        seat = s.order(place)
        if s.season == SUMMER and s.has(seat, INN):
            s.add_tokens(seat, 1)
            if s.keeps_events:
                s.tell("inn", seat, (), "KB-8.2")
        if s.has(seat, EMBASSY):
            s.gain_vp(seat, FROM_EMBASSY, EMBASSY_VP)
            if s.keeps_events:
                s.tell("embassy", seat, (EMBASSY_VP,), "KB-8.3")
    s.turn = -1
    advance(s)


def advance(s: KingsburgState) -> None:
    """Ask the next owner of a Town Hall who has something to offer, in turn order (KB-8.8)."""
    s.pending = 0
    while s.turn < s.seats - 1:
        s.turn += 1
        seat = s.order(s.turn)
        if s.has(seat, TOWN_HALL) and (s.tokens(seat) > 0 or s.good_count(seat) > 0):
            s.ask(seat)
            return


def legal(s: KingsburgState, seat: i64) -> list[int]:
    mask = s.kinds_held(seat)
    if s.tokens(seat) > 0:
        mask |= 8
    return OFFERS[mask][:]


def apply(s: KingsburgState, seat: i64, action: i64) -> None:
    if action != PASS:
        if action == TOKEN_OFFER:
            s.add_tokens(seat, -1)
        else:
            s.add_goods(seat, action - OFFER, -1)
        s.gain_vp(seat, FROM_TOWN_HALL, TOWN_HALL_VP)
        if s.keeps_events:
            s.tell("offers", seat, (action - OFFER, TOWN_HALL_VP), "KB-8.4")
    elif s.keeps_events:
        s.tell("keeps_offer", seat, (), "KB-8.4")
    advance(s)


def leave(s: KingsburgState) -> int:
    """White dice and neutral dice go back, once-per-season effects return (KB-8.9)."""
    s.placed_count = 0
    s.occupied = 0
    s.passed = 0
    s.statue_used = 0
    s.chapel_used = 0
    s.market_used = 0
    s.token_used = 0
    season = s.season
    s.season += 1
    if season == SPRING:
        s.aid = NOBODY  # KB-3.4: the aid die leaves with spring
        return REWARD
    if season == AUTUMN:
        return RECRUITING
    return ENVOY
