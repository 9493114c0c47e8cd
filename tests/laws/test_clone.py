"""Clone: a copy shares nothing that can change."""

from kit.games import each_game
from regalia.core.game import Game
from regalia.core.options import Options
from regalia.testing.laws import check_clone
from regalia.testing.laws.copies import mutables


@each_game
def test_a_clone_is_equal_apart_silent_and_goes_on_alike(game: Game, options: Options) -> None:
    """A clone and its origin never touch, and meet the same chance."""
    check_clone(game, options, 1)


@each_game
def test_the_law_sees_into_states_of_both_builds(game: Game, options: Options) -> None:
    """Attributes are found, compiled or not: without them the law above would prove nothing."""
    paths = [path for _, path in mutables(game.new(options, 1), "state")]
    assert {"state", "state.rng", "state.events"} < set(paths)
