"""A server after an update: the shelf has another version of a game."""

from collections.abc import Iterator
from contextlib import contextmanager

from regalia import registry
from regalia.core.game import Game


@contextmanager
def updated(game: Game) -> Iterator[None]:
    """While it lasts, the shelf has another version of Pebbles."""
    shelf = registry.GAMES
    registry.GAMES = (*[other for other in shelf if other.id != game.id], game)
    try:
        yield
    finally:
        registry.GAMES = shelf
