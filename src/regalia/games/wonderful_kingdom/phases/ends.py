"""How a round ends: the next one, or the last powers and the score (IWK-9.6, IWK-15.1)."""

from regalia.games.wonderful_kingdom.material import ROUNDS
from regalia.games.wonderful_kingdom.state import ARRIVAL, SCORING, KingdomState


def end_of_round(s: KingdomState) -> int:
    """The phase that follows."""
    if s.round + 1 < ROUNDS:
        s.round += 1
        return ARRIVAL
    return SCORING
