"""The bots by name: those that play every game, and those made for one."""

from collections.abc import Callable, Mapping
from functools import cache, partial
from importlib import import_module

from regalia import registry
from regalia.bots import levels
from regalia.bots.base import Bot
from regalia.bots.greedy import Greedy
from regalia.bots.heuristics import Heuristic
from regalia.bots.uniform import Uniform
from regalia.core.errors import BadOption
from regalia.text import fail, nearest, shown

Maker = Callable[[int], Bot]  # from a seed

ANY_GAME: Mapping[str, Maker] = {"uniform": Uniform}
# By game id: the module and the class that judge its positions, loaded when a bot is wanted.
HEURISTICS: Mapping[str, tuple[str, str]] = {
    "dragon_castle": ("dragon_castle", "DragonCastleHeuristic"),
    "kingsburg": ("kingsburg", "KingsburgHeuristic"),
    "legends": ("legends", "LegendsHeuristic"),
    "wonderful_world": ("wonderful_world", "WorldHeuristic"),
    "wonderful_kingdom": ("wonderful_kingdom", "KingdomHeuristic"),
}


def names(game: str) -> list[str]:
    """The bots that play a game, weakest first."""
    return list(_makers(game))


def usual(game: str) -> str:
    """The bot that sits down where nobody says which: a fair opponent that answers at once."""
    return "greedy" if game in HEURISTICS else names(game)[-1]


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


@cache
def _greedy(game: str) -> Maker:
    module, judge = HEURISTICS[game]
    heuristic: Heuristic = getattr(import_module(f"regalia.bots.heuristics.{module}"), judge)()
    return partial(Greedy, registry.find(game), heuristic)


def _makers(game: str) -> dict[str, Maker]:
    """Weakest first."""
    makers = {**ANY_GAME}
    if game in HEURISTICS:
        makers["greedy"] = _greedy(game)
    for number, name in enumerate(levels.names(game), 1):
        makers[name] = partial(levels.level, game, number)
    return makers
