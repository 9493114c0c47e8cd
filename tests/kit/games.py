"""Every game of this project, the toy included, at every setting worth testing."""

import os
from collections.abc import Callable

import pytest

from regalia import registry
from regalia.core.game import Game
from regalia.core.options import Options
from regalia.testing import default_options, tables
from regalia.testing.toy import GAME as TOY

# Where a compiled build follows, which tries every setting in a fraction of the time.
IS_BRIEF = os.environ.get("REGALIA_LAWS") == "brief"


def every_setting() -> list[tuple[str, Game, Options]]:
    """Every setting of every game, the toy included: laws hold for it too."""
    games = [TOY, *registry.games()]
    return [(name, game, options) for game in games for name, options in tables(game)]


def settings() -> list[tuple[str, Game, Options]]:
    """The settings that laws are tried at; in brief, two of each game."""
    return [one for one in every_setting() if not IS_BRIEF or is_telling(*one)]


def is_telling(name: str, game: Game, options: Options) -> bool:
    """Whether it is the defaults for two, or the strangest setting for some more."""
    strange = [name for name, _ in tables(game) if name.endswith("-strange")]
    return options == default_options(game, 2) or name == strange[len(strange) // 2]


def each_game(test: Callable[..., None]) -> Callable[..., None]:
    """Run a test over every setting of every game."""
    return pytest.mark.parametrize(
        ("game", "options"),
        [pytest.param(game, options, id=name) for name, game, options in settings()],
    )(test)
