"""Phase 3, the King's reward: a point for the player with the most buildings (KB-9)."""

from mypy_extensions import i64

from regalia.games.kingsburg.material import KINGS_REWARD_VP
from regalia.games.kingsburg.state import FROM_REWARD, ROLL, KingsburgState


def enter(s: KingsburgState) -> None:
    """All who share the highest number are rewarded, even if it is 0 (KB-9.2)."""
    most: i64 = 0
    seats: i64 = s.seats
    for seat in range(seats):
        count = s.buildings(seat)
        if count > most:
            most = count
    for place in range(seats):
        seat = s.order(place)
        if s.buildings(seat) == most:
            s.gain_vp(seat, FROM_REWARD, KINGS_REWARD_VP)
            if s.keeps_events:
                s.tell("reward", seat, (most, KINGS_REWARD_VP), "KB-9.1")


def leave(s: KingsburgState) -> int:
    return ROLL
