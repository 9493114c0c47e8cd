"""A table that a governor could be sitting at, as far as he knows."""

from regalia.core.rng import FastRng
from regalia.games.kingsburg.observation import KingsburgObservation
from regalia.games.kingsburg.rules import Kingsburg
from regalia.games.kingsburg.state import UNKNOWN


def imagine(seen: KingsburgObservation, seed: int) -> Kingsburg:
    """The open table as it is; an enemy that others have seen is drawn anew (KB-1.8)."""
    s = Kingsburg(seen.options, FastRng(seed))
    s.remember(seen)
    if s.enemy == UNKNOWN and s.peeked:
        s.draw_enemy()
    return s
