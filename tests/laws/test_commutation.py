"""Commutation: no answer is refused or changed because somebody else was faster."""

from kit.games import each_game
from regalia.core.game import Game
from regalia.core.options import Options
from regalia.testing.laws import check_commutation


@each_game
def test_answers_within_a_window_commute(game: Game, options: Options) -> None:
    """All orders of the same answers lead to the same position."""
    check_commutation(game, options, 1)
