"""Step b of a season: groups of dice on advisors, turn by turn, until all have passed (KB-5)."""

from typing import Any, Final

from regalia.games.kingsburg.actions import (
    GROUP_ACTION,
    GROUP_ADVISOR,
    GROUP_COLOURED,
    GROUP_MARKET,
    GROUP_TOKEN,
    GROUP_WHITE,
    INFLUENCE,
    MARKET_DOWN,
    MARKET_NONE,
    MARKET_UP,
    PASS,
)
from regalia.games.kingsburg.dice import HANDS, MINUS, PARTS, REACH, SUM, WHITE_HANDS, WHITE_PARTS
from regalia.games.kingsburg.material import MARKET
from regalia.games.kingsburg.state import HELP, NOBODY, KingsburgState

ALL_ADVISORS: Final = 0x7FFFE  # bits 1 to 18


def enter(s: KingsburgState) -> None:
    s.passed = 0
    s.turn = -1
    advance(s)


def open_to(s: KingsburgState, seat: int) -> int:
    """The advisors a seat may influence: the free ones, and all with the Envoy (KB-5.10)."""
    if s.envoy == seat:
        return ALL_ADVISORS
    return ALL_ADVISORS & ~s.occupied


def can_use_token(s: KingsburgState, seat: int) -> bool:
    """Whether a +2 token may join a group (KB-5.6)."""
    if s.tokens[seat] == 0:
        return False
    if (s.token_used >> seat) & 1 == 0:
        return True
    return s.options["plus2_influence_limit"] == "per_group"


def can_use_market(s: KingsburgState, seat: int) -> bool:
    """Whether the Market may shift a group, once per season (KB-5.8)."""
    return s.has(seat, MARKET) and (s.market_used >> seat) & 1 == 0


def can_place(s: KingsburgState, seat: int) -> bool:
    """Whether any legal group is left."""
    reach = REACH[s.coloured[seat] * WHITE_HANDS + s.white[seat]]
    if can_use_token(s, seat):
        reach |= reach << 2
    if can_use_market(s, seat):
        reach |= reach << 1 | reach >> 1
    return reach & open_to(s, seat) != 0


def advance(s: KingsburgState) -> None:
    """Give the turn to the next who has not passed; who has no legal group must pass (KB-5.11)."""
    s.pending = 0
    everybody = (1 << s.seats) - 1
    while s.passed != everybody:
        s.turn += 1
        if s.turn == s.seats:
            s.turn = 0
        seat = s.order[s.turn]
        if (s.passed >> seat) & 1:
            continue
        if can_place(s, seat):
            s.ask(seat)
            return
        s.passed |= 1 << seat
        if s.loud:
            s.tell("must_pass", seat, (), "KB-5.11")


def legal(s: KingsburgState, seat: int) -> list[int]:
    actions: list[Any] = [PASS]  # as in GROUP_ACTION
    targets = open_to(s, seat)
    token = can_use_token(s, seat)
    market = can_use_market(s, seat)
    parts = PARTS[s.coloured[seat]]
    whites = WHITE_PARTS[s.white[seat]]
    for i in range(len(parts)):  # by index: mypyc walks bytes through Python's iterator
        coloured = parts[i]
        for j in range(len(whites)):
            white = whites[j]
            value = SUM[coloured] + SUM[white]
            cell = (coloured * WHITE_HANDS + white) * 6
            if (targets >> value) & 1:
                actions.append(GROUP_ACTION[cell])
            if market:
                if (targets >> (value + 1)) & 1:
                    actions.append(GROUP_ACTION[cell + MARKET_UP])
                if (targets >> (value - 1)) & 1:
                    actions.append(GROUP_ACTION[cell + MARKET_DOWN])
            if token:
                if (targets >> (value + 2)) & 1:
                    actions.append(GROUP_ACTION[cell + 3])
                if market:
                    if (targets >> (value + 3)) & 1:
                        actions.append(GROUP_ACTION[cell + 3 + MARKET_UP])
                    if (targets >> (value + 1)) & 1:
                        actions.append(GROUP_ACTION[cell + 3 + MARKET_DOWN])
    return actions


def apply(s: KingsburgState, seat: int, action: int) -> None:
    if action == PASS:
        s.passed |= 1 << seat
        if s.loud:
            s.tell("passes", seat, (), "KB-5.2")
    else:
        place(s, seat, action - INFLUENCE)
    advance(s)


def place(s: KingsburgState, seat: int, group: int) -> None:
    """Put a group on the advisor of its value; on an occupied one the Envoy is spent (KB-5.15)."""
    advisor = GROUP_ADVISOR[group]
    coloured = s.coloured[seat] * HANDS + GROUP_COLOURED[group]
    s.coloured[seat] = MINUS[coloured]
    s.white[seat] = MINUS[s.white[seat] * HANDS + GROUP_WHITE[group]]
    if GROUP_TOKEN[group]:
        s.gain_tokens(seat, -1)
        s.token_used |= 1 << seat
    if GROUP_MARKET[group] != MARKET_NONE:
        s.market_used |= 1 << seat
    s.placed.append(seat << 16 | group)
    if (s.occupied >> advisor) & 1:
        s.envoy = NOBODY
        if s.loud:
            s.tell("places_envoy", seat, (group,), "KB-10.6")
    else:
        s.occupied |= 1 << advisor
        if s.loud:
            s.tell("places", seat, (group,), "KB-5.5")


def leave(s: KingsburgState) -> int:
    return HELP
