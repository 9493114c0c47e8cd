"""Clone: a copy shares nothing that can change."""

from kit.games import each_game
from kit.laws import check_clone
from regalia.core.game import Game
from regalia.core.options import Options


@each_game
def test_a_clone_is_equal_apart_silent_and_goes_on_alike(game: Game, options: Options) -> None:
    """A clone and its origin never touch, and meet the same chance."""
    check_clone(game, options, 1)
