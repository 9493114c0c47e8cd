"""Build a city where an own army stands; what lies there is found (EL-6.3.1 to EL-6.3.4)."""

from typing import Any

from mypy_extensions import i64

from regalia.games.legends import parts
from regalia.games.legends.actions import BUILD, BUILD_AT, DONE
from regalia.games.legends.material import NO_TOKEN, POISON_SWAMP, UNTURNED, WHITE_KNIGHT
from regalia.games.legends.state import ARMY_BITS, ARMY_MASK, BIT, ONE_CITY, LegendsState


def is_site(s: LegendsState, seat: i64, region: i64) -> bool:
    """Whether the seat may build there, with a city in supply (EL-6.3.1, EL-6.3.3)."""
    if (s.board(region) >> (seat * ARMY_BITS)) & ARMY_MASK == 0:
        return False
    return s.flags & ONE_CITY == 0 or s.cities_at(region, seat) == 0


def is_possible(s: LegendsState, seat: i64) -> bool:
    """Whether there is a city, and a place for it."""
    if s.cities(seat) == 0:
        return False
    regions = s.regions
    for i in range(len(regions)):
        if is_site(s, seat, regions[i]):
            return True
    return False


def enter(s: LegendsState) -> None:
    if is_possible(s, s.turn):
        s.ask(s.turn)


def legal(s: LegendsState, seat: i64) -> list[int]:
    actions: list[Any] = [DONE]
    regions = s.regions
    for i in range(len(regions)):
        region: i64 = regions[i]
        if is_site(s, seat, region):
            actions.append(BUILD_AT[region])
    return actions


def apply(s: LegendsState, seat: i64, action: i64) -> None:
    if action == DONE:
        parts.forgo(s, seat)
        return
    region = action - BUILD
    s.raise_city(region, seat)
    if s.keeps_events:
        s.tell("builds", seat, (region,), "EL-6.3.1")
    token = s.tokens(region)
    if token == UNTURNED or NO_TOKEN < token <= POISON_SWAMP:
        find(s, seat, region)
    if s.warlords(seat) == WHITE_KNIGHT and s.supply(seat) > 0:  # EL-13.14: after the token
        s.raise_army(region, seat)
        if s.keeps_events:
            s.tell("knight", seat, (region,), "EL-13.8")
        s.army_enters(seat, region)
    s.pending = 0


def find(s: LegendsState, seat: i64, region: i64) -> None:
    """The first to build on a token takes it, and turns it face up (EL-10.2, EL-14.2)."""
    token = s.turn_token(region)
    was_hidden = (s.face_down >> region) & 1 == 1
    if was_hidden:
        s.shown += 1
        s.face_down &= ~BIT[region]
        for other in range(s.seats):
            s.set_looked(other, s.looked(other) & ~BIT[region])
    s.set_tokens(region, NO_TOKEN)
    if s.keeps_events:
        rule = "EL-14.3" if token == POISON_SWAMP else "EL-14.2" if was_hidden else "EL-10.2"
        s.tell("finds", seat, (token, region), rule)
    s.win_token(seat, token)


def leave(s: LegendsState) -> int:
    return parts.after_part(s)
