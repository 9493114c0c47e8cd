"""How a round ends: the next one, or the last powers and the score (IWK-9.6, IWK-15.1)."""

from mypy_extensions import i64

from regalia.games.wonderful_kingdom.material import ROUNDS
from regalia.games.wonderful_kingdom.state import ARRIVAL, SCORING, KingdomState


def end_of_round(s: KingdomState) -> i64:
    """The phase that follows."""
    if s.round + 1 < ROUNDS:
        s.round += 1
        return ARRIVAL
    return SCORING
