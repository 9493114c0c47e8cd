"""Views: what a seat knows, in words, and nothing lost on the way."""

from kit.games import each_game
from regalia.core.game import Game
from regalia.core.options import Options
from regalia.testing.laws import check_views


@each_game
def test_an_observation_can_be_made_again_from_its_view(game: Game, options: Options) -> None:
    """A view is complete, and so is its JSON."""
    check_views(game, options, 1)
