"""Secrecy: no event, sentence or observation tells a seat what it may not know."""

from kit.games import each_game
from regalia.core.game import Game
from regalia.core.options import Options
from regalia.testing.laws import check_reveals, check_secrecy, check_tidings


@each_game
def test_worlds_that_look_alike_sound_alike(game: Game, options: Options) -> None:
    """Equal observations come with equal events and equal sentences."""
    check_secrecy(game, options, 1)


@each_game
def test_whatever_is_shown_is_counted(game: Game, options: Options) -> None:
    """An action that tells anybody something new counts as shown, or drew chance."""
    check_reveals(game, options, 1)


@each_game
def test_what_chance_brings_to_light_is_told(game: Game, options: Options) -> None:
    """A seat that hears the same of two outcomes of chance sees the same of them."""
    check_tidings(game, options, 1)
