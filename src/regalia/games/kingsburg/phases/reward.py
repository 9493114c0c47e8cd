"""Phase 3, the King's reward: a point for whoever has the most buildings (KB-9)."""

from regalia.games.kingsburg.material import KINGS_REWARD_VP
from regalia.games.kingsburg.state import FROM_REWARD, ROLL, KingsburgState


def enter(s: KingsburgState) -> None:
    """All who share the highest number are rewarded, even if it is 0 (KB-9.2)."""
    most = 0
    for seat in range(s.seats):
        most = max(most, s.buildings(seat))
    for seat in s.order:
        if s.buildings(seat) == most:
            s.gain_vp(seat, FROM_REWARD, KINGS_REWARD_VP)
            if s.loud:
                s.tell("reward", seat, (most, KINGS_REWARD_VP), "KB-9.1")


def leave(s: KingsburgState) -> int:
    return ROLL
