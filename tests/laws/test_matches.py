"""Matches: refusals change nothing, records come back whole, undo takes back only what is safe."""

from kit.games import each_game
from regalia.core.game import Game
from regalia.core.options import Options
from regalia.testing.laws import check_records, check_refusals, check_undo, check_unnoticed


@each_game
def test_an_illegal_action_is_refused_and_changes_nothing(game: Game, options: Options) -> None:
    """A match checks membership in `legal`, seat by seat."""
    check_refusals(game, options, 1)


@each_game
def test_a_record_read_back_is_the_same_match(game: Game, options: Options) -> None:
    """Digests, log, scores and ranks survive the journey; an altered digest does not."""
    check_records(game, options, 1)


@each_game
def test_undo_is_allowed_exactly_while_nothing_is_learnt(game: Game, options: Options) -> None:
    """No other seat has acted, no chance was drawn, nothing was shown; then undo leads back."""
    check_undo(game, options, 1)


@each_game
def test_a_secret_answer_is_not_noticed(game: Game, options: Options) -> None:
    """Others see that a seat has finished, not how it came to that."""
    check_unnoticed(game, options, 1)
