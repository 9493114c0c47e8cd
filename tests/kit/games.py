"""Every game of this project, the toy included, at every setting worth testing."""

import os
from collections.abc import Callable
from functools import cache

import pytest

from regalia import registry
from regalia.core.game import Game
from regalia.core.options import Options
from regalia.testing import tables
from regalia.testing.settings import all_tables
from regalia.testing.toy import GAME as TOY

# Where a compiled build follows, which tries every setting in a fraction of the time.
IS_BRIEF = os.environ.get("REGALIA_LAWS") == "brief"


@cache
def every_setting() -> list[tuple[str, Game, Options]]:
    """Every setting of every game, the toy included: laws hold for it too."""
    games = [TOY, *registry.games()]
    return [(name, game, options) for game in games for name, options in tables(game)]


def settings() -> list[tuple[str, Game, Options]]:
    """The settings that laws are tried at; in brief, two of each game."""
    return in_brief() if IS_BRIEF else every_setting()


@cache
def in_brief() -> list[tuple[str, Game, Options]]:
    """The defaults for two, and the strangest setting for three: each seat more takes longer."""
    found = []
    for game in [TOY, *registry.games()]:
        most = min(3, max(game.seats))
        for name, seats, unusual, options in all_tables(game):
            if (seats, unusual) in ((2, ""), (most, "-strange")):
                found.append((name, game, options))
    return found


def each_game(test: Callable[..., None]) -> Callable[..., None]:
    """Run a test over every setting of every game."""
    return pytest.mark.parametrize(
        ("game", "options"),
        [pytest.param(game, options, id=name) for name, game, options in settings()],
    )(test)
