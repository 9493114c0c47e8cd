"""Scores: points, sheets and ranks agree."""

from kit.games import each_game
from regalia.core.game import Game
from regalia.core.options import Options
from regalia.testing.laws import check_scores


@each_game
def test_points_sheets_and_ranks_agree(game: Game, options: Options) -> None:
    """At any moment points are the sheet's total and ranks follow them."""
    check_scores(game, options, 1)
