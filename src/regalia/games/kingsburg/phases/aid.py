"""Phase 1, the King's aid: a white die for the weakest, or a good for each of them (KB-3)."""

from mypy_extensions import i64

from regalia.core.state import FIRST_SEAT
from regalia.games.kingsburg.actions import MIX_GOODS, TAKE
from regalia.games.kingsburg.state import BITS, NOBODY, ROLL, KingsburgState


def enter(s: KingsburgState) -> None:
    if s.keeps_events:
        s.tell("year", NOBODY, (s.year,), "KB-2.1")
    weakest = s.fewest()
    if BITS[weakest] == 1:
        s.aid = FIRST_SEAT[weakest]
        if s.keeps_events:
            rule = "KB-3.2" if s.shares_fewest_buildings(s.aid) else "KB-3.1"
            s.tell("aid_die", s.aid, (), rule)
        return
    s.asked = weakest
    s.turn = -1
    advance(s)


def advance(s: KingsburgState) -> None:
    """Ask the next of the weakest, in turn order (KB-3.6)."""
    s.pending = 0
    while s.turn < s.seats - 1:
        s.turn += 1
        seat = s.order(s.turn)
        if (s.asked >> seat) & 1:
            s.ask(seat)
            return


def legal(s: KingsburgState, seat: i64) -> list[int]:
    return [TAKE, TAKE + 1, TAKE + 2]


def apply(s: KingsburgState, seat: i64, action: i64) -> None:
    s.gain_mix(seat, action - TAKE, 1)
    if s.keeps_events:
        s.tell("aid_good", seat, (MIX_GOODS[action - TAKE][0],), "KB-3.3")
    advance(s)


def leave(s: KingsburgState) -> int:
    s.asked = 0
    s.season = 0
    return ROLL
