"""Termination: every game ends, however it is played."""

from kit.games import each_game
from regalia.core.game import Game
from regalia.core.options import Options
from regalia.testing.laws import check_termination


@each_game
def test_random_play_ends(game: Game, options: Options) -> None:
    """Random play ends within max_actions, and then nobody may act."""
    check_termination(game, options, 1)
