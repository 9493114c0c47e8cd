"""Legality: `legal` is the only legality, and it is well formed."""

from kit.games import each_game
from regalia.core.game import Game
from regalia.core.options import Options
from regalia.testing.laws import check_asking, check_legality


@each_game
def test_legal_lists_ascend_and_are_empty_for_seats_that_are_not_asked(
    game: Game, options: Options
) -> None:
    """Lists ascend, do not repeat, stay inside the action space, and asking changes nothing."""
    check_legality(game, options, 1)


@each_game
def test_asking_what_is_legal_changes_nothing(game: Game, options: Options) -> None:
    """Key, every attribute and the events are as before, and no list is handed out twice."""
    check_asking(game, options, 1)
