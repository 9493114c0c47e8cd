"""The end of a turn: a last chance for Spirits, then the next player, or the last count (DC-9)."""

from mypy_extensions import i64

from regalia.games.dragon_castle import dragons, spirits
from regalia.games.dragon_castle.material import DRAGONS
from regalia.games.dragon_castle.state import (
    CLOSING,
    NO_CELL,
    NO_SPIRIT,
    NOBODY,
    OPENING,
    OVER,
    SPIRIT,
    DragonCastleState,
)


def enter(s: DragonCastleState) -> None:
    if s.spirits & ~s.used & spirits.IN_PHASE[CLOSING]:
        s.ask(s.active)


def legal(s: DragonCastleState, seat: i64) -> list[int]:
    return spirits.pass_or_call(s, seat)


def apply(s: DragonCastleState, seat: i64, action: i64) -> None:
    spirits.answer_call(s, seat, action)


def leave(s: DragonCastleState) -> int:
    if s.spirit != NO_SPIRIT:
        return SPIRIT
    s.origin = NO_CELL
    s.origin_floor = 0
    s.acted = 0
    s.laid = 0
    s.used = 0
    s.fresh = 0
    s.filled = 0
    s.moved = 0
    s.back = OPENING
    following = (s.active + 1) % s.seats
    if following == s.first:  # DC-9.4: the round is complete
        if s.is_last_round():
            finish(s)
            return OVER
        s.round += 1
    s.active = following
    return OPENING


def finish(s: DragonCastleState) -> None:
    """Say what the Dragons grant (DC-11)."""
    if s.keeps_events:
        s.tell("over", NOBODY, (), "DC-9.11")
        for dragon in range(DRAGONS):
            if (s.dragons >> dragon) & 1:
                for seat in range(s.seats):
                    points = dragons.points(s, seat, dragon)
                    s.tell("dragon_scores", seat, (dragon, points), "DC-11.1")
