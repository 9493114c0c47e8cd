"""Conservation: nothing of a game's material is lost or made."""

from kit.games import each_game
from regalia.core.game import Game
from regalia.core.options import Options
from regalia.testing.laws import check_conservation


@each_game
def test_check_holds_after_every_action(game: Game, options: Options) -> None:
    """The game's own invariants hold in every position."""
    check_conservation(game, options, 1)
