"""Search over imagined worlds, compiled with the engine.

    search = Search(game, mind, Budget(iterations=400), seed=7)
    search.choose(seen)  # an action out of seen.legal
    search.weigh(seen)   # [Weighed(action, chance, margin, visits), ...], best first

`seen` is all that search ever gets: worlds are made from it by `game.imagine`. `chance` (to win)
and `margin` (points over the best rival; alone, points) are each an `Estimate(mean, low, high)`
with a 95 % interval. `regalia.bots.search.minds.find(game)` is what search knows of a game: a
judge of positions and a light policy. The same seed, iterations and observations give the same
answers; `search.stop` may hold a function that is asked now and then whether to stop early.
"""

from regalia.bots.search.mind import Mind
from regalia.bots.search.search import Budget, Search
from regalia.bots.search.weighed import Estimate, Weighed

__all__ = ["Budget", "Estimate", "Mind", "Search", "Weighed"]
