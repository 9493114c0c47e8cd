"""The weights of this judge, hand-set, in the order in which search has its own."""

from typing import Final

from regalia.bots.heuristics.kingsburg.outlook import ENVOY, TOKEN, URGENCY
from regalia.bots.heuristics.kingsburg.province import GOOD, PROMISE, SPARE, WORTH
from regalia.bots.heuristics.kingsburg.winter import STRONGEST
from regalia.games.kingsburg.material import BUILDINGS, SPRING

REWARD: Final = 0.5  # the King's, while ahead in buildings


def hand_set() -> list[float]:
    """What a position is made of, then each building's worth in a season and in a winter."""
    effects = [effect for building in range(BUILDINGS) for effect in WORTH[building]]
    first = [GOOD, SPARE, PROMISE, TOKEN, ENVOY[SPRING], STRONGEST[-1], URGENCY[SPRING], REWARD]
    return first + effects
