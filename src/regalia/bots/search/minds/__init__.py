"""What search knows of each game, one module or package per game, loaded when it is wanted."""

from collections.abc import Mapping
from functools import cache
from importlib import import_module

from regalia.bots.search.mind import Mind

# By game id: the module and the class; search plays other games by their points alone.
MINDS: Mapping[str, tuple[str, str]] = {
    "dragon_castle": ("dragon_castle", "DragonCastleMind"),
    "kingsburg": ("kingsburg.mind", "KingsburgMind"),
    "legends": ("legends", "LegendsMind"),
    "wonderful_kingdom": ("wonderful_kingdom", "KingdomMind"),
    "wonderful_world": ("wonderful_world", "WorldMind"),
}


@cache
def find(game: str) -> Mind:
    """What search knows of a game."""
    if game not in MINDS:
        return Mind()
    module, name = MINDS[game]
    found: Mind = getattr(import_module(f"{__name__}.{module}"), name)()
    return found


def weights(game: str) -> list[float]:
    """The weights of a game's judge, where they can be tuned; else none."""
    return list(getattr(find(game), "weights", []))


def tuned(game: str, weights: list[float]) -> Mind:
    """A mind of its own with other weights."""
    module, name = MINDS[game]
    found: Mind = getattr(import_module(f"{__name__}.{module}"), name)(weights)
    return found
