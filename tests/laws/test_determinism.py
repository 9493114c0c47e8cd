"""Determinism: a seed and the actions are the whole game."""

from kit.games import each_game
from regalia.core.game import Game
from regalia.core.options import Options
from regalia.testing.laws import check_determinism


@each_game
def test_the_same_actions_give_the_same_game(game: Game, options: Options) -> None:
    """Keys and events are the same the second time."""
    check_determinism(game, options, 1)
