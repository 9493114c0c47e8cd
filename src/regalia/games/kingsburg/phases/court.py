"""Step b of a season: groups of dice on advisors, turn by turn, until all have passed (KB-5)."""

from typing import Any, Final

from mypy_extensions import i64

from regalia.games.kingsburg.actions import (
    GROUP_ACTION,
    GROUP_ADVISOR,
    GROUP_COLOURED,
    GROUP_MARKET,
    GROUP_TOKEN,
    GROUP_WHITE,
    INFLUENCE,
    MARKET_NONE,
    PASS,
)
from regalia.games.kingsburg.dice import HANDS, MINUS, PARTS, REACH, WHITE_HANDS, WHITE_PARTS
from regalia.games.kingsburg.material import MARKET
from regalia.games.kingsburg.state import BIT, HELP, NOBODY, KingsburgState

ALL_ADVISORS: Final = 0x7FFFE  # bits 1 to 18
FEW: Final = 64


class Groups:
    """The groups that some dice can make: the advisor of each, and the action, ascending."""

    def __init__(self, advisors: bytes, actions: list[Any]) -> None:
        self.advisors = advisors
        self.actions = actions  # ints, kept as objects: listing the legal ones hands them on
        self.reach: i64 = 0
        for advisor in advisors:
            self.reach |= BIT[advisor]
        # What has been listed before, by the advisors that were free: at most FEW lists.
        self.lists: dict[int, list[Any]] = {}

    def free(self, targets: i64) -> list[Any]:
        """The legal actions while these advisors are open to influence."""
        key = targets & self.reach
        known = self.lists.get(key)
        if known is not None:
            return known[:]
        found: list[Any] = [PASS]
        for i in range(len(self.advisors)):  # by index: mypyc walks bytes through an iterator
            if (targets >> self.advisors[i]) & 1:
                found.append(self.actions[i])
        if len(self.lists) < FEW:
            self.lists[key] = found[:]
        return found


# By handful of coloured and of white dice, with or without token and Market; made when first asked.
GROUPS_OF: Final[list[Groups | None]] = [None] * (HANDS * WHITE_HANDS * 4)


def groups_of(coloured: i64, white: i64, token: bool, market: bool) -> Groups:
    """All groups of these dice, whether their advisors are free or not."""
    at = (coloured * WHITE_HANDS + white) * 4
    if token:
        at += 2
    if market:
        at += 1
    known = GROUPS_OF[at]
    if known is None:
        known = make_groups(PARTS[coloured], WHITE_PARTS[white], token, market)
        GROUPS_OF[at] = known
    return known


def make_groups(parts: bytes, whites: bytes, token: bool, market: bool) -> Groups:
    """Every part with every white part, plain or shifted by the Market, without or with a token."""
    actions: list[Any] = []
    for part in parts:
        for extra in whites:
            cell = (part * WHITE_HANDS + extra) * 6
            for tokens in range(2 if token else 1):
                for shift in range(3 if market else 1):
                    action = GROUP_ACTION[cell + tokens * 3 + shift]
                    if action >= INFLUENCE:
                        actions.append(action)
    return Groups(bytes([GROUP_ADVISOR[action - INFLUENCE] for action in actions]), actions)


def enter(s: KingsburgState) -> None:
    s.passed = 0
    s.turn = -1
    advance(s)


def open_to(s: KingsburgState, seat: i64) -> i64:
    """The advisors a seat may influence: the free ones, and all with the Envoy (KB-5.10)."""
    if s.envoy == seat:
        return ALL_ADVISORS
    return ALL_ADVISORS & ~s.occupied


def can_use_token(s: KingsburgState, seat: i64) -> bool:
    """Whether a +2 token may join a group (KB-5.6)."""
    if s.tokens(seat) == 0:
        return False
    if (s.token_used >> seat) & 1 == 0:
        return True
    return s.options["plus2_influence_limit"] == "per_group"


def can_use_market(s: KingsburgState, seat: i64) -> bool:
    """Whether the Market may shift a group, once per season (KB-5.8)."""
    return s.has(seat, MARKET) and (s.market_used >> seat) & 1 == 0


def can_place(s: KingsburgState, seat: i64) -> bool:
    """Whether any legal group is left."""
    plain = REACH[s.coloured(seat) * WHITE_HANDS + s.white(seat)]
    return plain & open_to(s, seat) != 0 or reachable(s, seat) != 0


def reachable(s: KingsburgState, seat: i64) -> i64:
    """A bit per advisor that the seat's dice could influence now (KB-5.13)."""
    reach: i64 = REACH[s.coloured(seat) * WHITE_HANDS + s.white(seat)]
    if can_use_token(s, seat):
        reach |= reach << 2
    if can_use_market(s, seat):
        reach |= reach << 1 | reach >> 1
    return reach & open_to(s, seat)


def advance(s: KingsburgState) -> None:
    """Give the turn to the next who has not passed; who has no legal group must pass (KB-5.11)."""
    s.pending = 0
    seats: i64 = s.seats
    passed = s.passed
    turn = s.turn
    left = seats
    for seat in range(seats):
        left -= (passed >> seat) & 1
    while left > 0:
        turn += 1
        if turn == seats:
            turn = 0
        seat = s.order(turn)
        if (passed >> seat) & 1:
            continue
        if can_place(s, seat):
            s.ask(seat)
            break
        passed |= BIT[seat]
        left -= 1
        if s.keeps_events:
            s.tell("must_pass", seat, (), "KB-5.11")
    s.passed = passed
    s.turn = turn


def legal(s: KingsburgState, seat: i64) -> list[int]:
    found = groups_of(
        s.coloured(seat), s.white(seat), can_use_token(s, seat), can_use_market(s, seat)
    )
    return found.free(open_to(s, seat))


def apply(s: KingsburgState, seat: i64, action: i64) -> None:
    if action == PASS:
        s.passed |= BIT[seat]
        if s.keeps_events:
            s.tell("passes", seat, (), "KB-5.2")
    else:
        place(s, seat, action - INFLUENCE)
    advance(s)


def place(s: KingsburgState, seat: i64, group: i64) -> None:
    """Put a group on the advisor of its value; on an occupied one the Envoy is spent (KB-5.15)."""
    advisor = GROUP_ADVISOR[group]
    s.set_coloured(seat, MINUS[s.coloured(seat) * HANDS + GROUP_COLOURED[group]])
    s.set_white(seat, MINUS[s.white(seat) * HANDS + GROUP_WHITE[group]])
    if GROUP_TOKEN[group]:
        s.add_tokens(seat, -1)
        s.token_used |= BIT[seat]
    if GROUP_MARKET[group] != MARKET_NONE:
        s.market_used |= BIT[seat]
    s.add_placed(seat << 16 | group)
    if (s.occupied >> advisor) & 1:
        s.envoy = NOBODY
        if s.keeps_events:
            s.tell("places_envoy", seat, (group,), "KB-10.6")
    else:
        s.occupied |= BIT[advisor]
        if s.keeps_events:
            s.tell("places", seat, (group,), "KB-5.5")


def leave(s: KingsburgState) -> int:
    return HELP
