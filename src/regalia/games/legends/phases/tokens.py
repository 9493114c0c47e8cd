"""Tokens on the map, one by one: explorations, citadels, encounters (EL-10.1, EL-11.1, EL-12.1)."""

from mypy_extensions import i64

from regalia.games.legends.actions import DONE, TOKEN
from regalia.games.legends.material import (
    BAND_OF_THIEVES,
    CITADEL,
    MAGIC_PORTAL,
    NO_TOKEN,
    UNTURNED,
    WILD_DRAGON,
)
from regalia.games.legends.state import BIT, OUTPOST_ARMIES, LegendsState, with_portal


def enter(s: LegendsState) -> None:
    s.step = 0
    if len(s.plan) > 0:
        s.ask(s.setup_player)


def may_be_left_out(s: LegendsState) -> bool:
    """Encounters may stay in the box, the two portals only together (EL-12.1)."""
    token = s.plan[s.step]
    if token == MAGIC_PORTAL:
        return s.plan[s.step - 1] != MAGIC_PORTAL
    return token == WILD_DRAGON or token == BAND_OF_THIEVES


def legal(s: LegendsState, seat: i64) -> list[int]:
    actions = [DONE] if may_be_left_out(s) else []
    for region in s.regions:
        if s.tokens(region) == NO_TOKEN and region != s.start:  # EL-3.13
            actions.append(TOKEN + region)
    return actions


def apply(s: LegendsState, seat: i64, action: i64) -> None:
    token = s.plan[s.step]
    if action == DONE:
        if token == MAGIC_PORTAL:
            s.step += 1
        if s.keeps_events:
            s.tell("leaves_out", seat, (token,), "EL-12.1")
    else:
        put(s, seat, token, action - TOKEN)
    s.step += 1
    if s.step == len(s.plan):
        s.step = 0
        s.pending = 0


def put(s: LegendsState, seat: i64, token: i64, region: i64) -> None:
    if token == MAGIC_PORTAL:
        for other in s.regions:
            if s.tokens(other) == MAGIC_PORTAL:
                s.join(with_portal(s.links, region, other))
    s.set_tokens(region, token)
    if token == UNTURNED:
        s.face_down |= BIT[region]
        if s.keeps_events:
            s.tell("hides", seat, (region,), "EL-14.1")
    elif s.keeps_events:
        s.tell("token", seat, (token, region), token_rule(token))


def token_rule(token: int) -> str:
    """The rule by which a face-up token comes onto the map."""
    if token >= WILD_DRAGON:
        return "EL-12.1"
    return "EL-11.1" if token == CITADEL else "EL-10.1"


def leave(s: LegendsState) -> int:
    return OUTPOST_ARMIES
