"""The five levels a person can choose from, game by game: how much each looks at, and how well.

Lower levels see some of what could be done and misjudge it a little, as people do; higher ones see
everything and play on in thought. All budgets are counted in playouts, so that a level plays alike
on every machine. docs/ladder.md says how strong they are.
"""

from collections.abc import Mapping
from functools import cache
from typing import Final

from regalia import registry
from regalia.bots.search import Budget, Mind, Search
from regalia.bots.search.minds import MINDS, find, tuned

COUNT: Final = 5
NAMES: Final = [f"level{number}" for number in range(1, COUNT + 1)]

# By game, weakest first.
LEVELS: Mapping[str, list[Budget]] = {
    "dragon_castle": [
        Budget(8, stages=0, sight=0.25, blur=0.3),
        Budget(16, stages=0, sight=0.65, blur=0.08),
        Budget(30, stages=0, sight=0.85, blur=0.03),
        Budget(120, stages=2, blur=0.02),
        Budget(600, stages=3),
    ],
    "kingsburg": [
        Budget(8, stages=0, sight=0.4, blur=0.15),
        Budget(16, stages=1, sight=0.45, blur=0.12),
        Budget(30, stages=1, sight=0.7, blur=0.08),
        Budget(80, stages=2, blur=0.04),
        Budget(400, stages=2),
    ],
    "legends": [
        Budget(8, stages=0, sight=0.1, blur=0.7),
        Budget(16, stages=0, sight=0.56, blur=0.13),
        Budget(30, stages=1, sight=0.82, blur=0.095),
        Budget(150, stages=1, blur=0.05),
        Budget(600, stages=1),
    ],
    "wonderful_kingdom": [
        Budget(8, stages=0, sight=0.4, blur=0.2, plans=False),
        Budget(12, stages=0, breadth=12, sight=0.75, blur=0.06, plans=False),
        Budget(20, stages=0, breadth=12, blur=0.05, plans=False),
        Budget(30, stages=1, breadth=6, blur=0.05),
        Budget(200, stages=1, breadth=8, alone=60, courses=16),
    ],
    "wonderful_world": [
        Budget(8, stages=0, sight=0.4, blur=0.2, plans=False),
        Budget(12, stages=0, breadth=12, sight=0.75, blur=0.06, plans=False),
        Budget(20, stages=0, breadth=12, blur=0.04, plans=False),
        Budget(30, stages=1, blur=0.035),
        Budget(400, stages=1, alone=100),
    ],
}


def names(game: str) -> list[str]:
    """The levels that a game has, weakest first; a game that search knows nothing of has none."""
    return NAMES if game in MINDS else []


def level(game: str, number: int, seed: int) -> Search:
    """A player of a level, 1 to 5."""
    mind = find(game) if number == COUNT else learner(game)
    budget = LEVELS[game][number - 1]
    if budget.courses:
        mind = mind.ahead(budget.courses)
    return Search(registry.find(game), mind, budget, seed)


@cache
def learner(game: str) -> Mind:
    """What the levels below the highest know of a game: of Kingsburg only what `greedy` does."""
    if game != "kingsburg":
        return find(game)
    from regalia.bots.heuristics.kingsburg.weights import hand_set

    return tuned(game, hand_set())
