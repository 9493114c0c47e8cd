"""How a position looks in a terminal: one module per game, drawn from an observation alone."""

from collections.abc import Sequence
from importlib import import_module
from typing import Protocol

from rich.console import RenderableType
from rich.text import Text

from regalia.cli.screen import Screen
from regalia.core.observation import Observation


class Board(Protocol):
    """What a game's module has to offer."""

    def draw(self, screen: Screen, seen: Observation, names: Sequence[str]) -> RenderableType:
        """The whole table as the seat sees it."""

    def look(
        self, screen: Screen, seen: Observation, seat: int, names: Sequence[str]
    ) -> RenderableType:
        """One seat's own area."""

    def heading(self, screen: Screen, seen: Observation, action: int) -> tuple[int, str]:
        """Under which title an action stands in a long list of choices, and where that stands."""


class Plain:
    """For a game that has no board here: nothing but its sentences."""

    def draw(self, screen: Screen, seen: Observation, names: Sequence[str]) -> RenderableType:
        return Text()

    def look(
        self, screen: Screen, seen: Observation, seat: int, names: Sequence[str]
    ) -> RenderableType:
        return screen.seat(seat, names)

    def heading(self, screen: Screen, seen: Observation, action: int) -> tuple[int, str]:
        return 0, ""


GAMES = ("dragon_castle", "kingsburg", "legends", "wonderful_kingdom", "wonderful_world")


def find(game: str) -> Board:
    """The board of a game."""
    if game not in GAMES:
        return Plain()
    board: Board = import_module(f"regalia.cli.boards.{game}")
    return board
