"""The bots by name: those that play every game, and those made for one."""

from collections.abc import Callable, Mapping
from functools import partial

from regalia import registry
from regalia.bots.base import Bot
from regalia.bots.greedy import Greedy
from regalia.bots.heuristics.dragon_castle import DragonCastleHeuristic
from regalia.bots.heuristics.kingsburg import KingsburgHeuristic
from regalia.bots.heuristics.legends import LegendsHeuristic
from regalia.bots.heuristics.wonderful_kingdom import KingdomHeuristic
from regalia.bots.heuristics.wonderful_world import WorldHeuristic
from regalia.bots.uniform import Uniform
from regalia.core.errors import BadOption
from regalia.text import fail, nearest, shown

Maker = Callable[[int], Bot]  # from a seed

ANY_GAME: Mapping[str, Maker] = {"uniform": Uniform}
# By game id, then by name, weakest first.
ONE_GAME: Mapping[str, Mapping[str, Maker]] = {
    "dragon_castle": {
        "greedy": partial(Greedy, registry.find("dragon_castle"), DragonCastleHeuristic())
    },
    "kingsburg": {"greedy": partial(Greedy, registry.find("kingsburg"), KingsburgHeuristic())},
    "legends": {"greedy": partial(Greedy, registry.find("legends"), LegendsHeuristic())},
    "wonderful_world": {
        "greedy": partial(Greedy, registry.find("wonderful_world"), WorldHeuristic())
    },
    "wonderful_kingdom": {
        "greedy": partial(Greedy, registry.find("wonderful_kingdom"), KingdomHeuristic())
    },
}


def names(game: str) -> list[str]:
    """The bots that play a game, weakest first."""
    return list(_makers(game))


def find(name: str, game: str, seed: int) -> Bot:
    """A bot of that name for a game, its chance started from the seed."""
    makers = _makers(game)
    if name not in makers:
        raise fail(
            BadOption,
            "common.error-bot",
            bot=shown(name),
            known=", ".join(makers),
            hint=nearest(name, makers),
        )
    return makers[name](seed)


def _makers(game: str) -> dict[str, Maker]:
    return {**ANY_GAME, **ONE_GAME.get(game, {})}
