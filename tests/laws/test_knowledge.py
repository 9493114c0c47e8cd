"""Knowledge: a seat cannot tell an imagined world from the real one."""

from kit.games import each_game
from regalia.core.game import Game
from regalia.core.options import Options
from regalia.testing.laws import check_imagination, check_knowledge


@each_game
def test_a_seat_cannot_tell_imagined_from_real(game: Game, options: Options) -> None:
    """What a seat sees does not depend on what it cannot see."""
    check_knowledge(game, options, 1)


@each_game
def test_hidden_zones_vary_over_seeds(game: Game, options: Options) -> None:
    """What a seat does not know, it imagines in more than one way."""
    check_imagination(game, options, 1)
