"""Random play inside the compiled unit: the yardstick of speed, and the playouts of search."""

from regalia.core.rng import Rng
from regalia.core.state import FIRST_SEAT, GameState


def rollout(state: GameState, rng: Rng, most: int) -> int:
    """Play uniformly at random, in place, for `most` actions or to the end; how many it took."""
    played = 0
    while played < most:
        pending = state.pending
        if pending == 0:
            break
        seat = FIRST_SEAT[pending & 127]
        legal = state.legal(seat)
        state.apply(seat, legal[rng.below(len(legal))])
        played += 1
    return played
