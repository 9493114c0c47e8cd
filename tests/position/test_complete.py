"""A table can be told completely: built again from its words, it is the same table."""

import json

import pytest

from kit.games import every_setting
from regalia.core.game import Game
from regalia.core.options import Options
from regalia.core.state import GameState
from regalia.match.positions import build, prove, told_by
from regalia.testing import walks

GAMES = (  # all of ours; the toy cannot begin from a position
    "kingsburg",
    "legends",
    "dragon_castle",
    "wonderful_world",
    "wonderful_kingdom",
)
SETTINGS = [
    pytest.param(game, options, id=name)
    for name, game, options in every_setting()
    if game.id in GAMES
]
STATES = 5  # of a walk, the first and the last among them


def align(again: GameState, state: GameState) -> GameState:
    """What counts how much has happened is not on the table: windows, reveals, drawn chance."""
    again.window, again.shown, again.rng = state.window, state.shown, state.rng.clone()
    return again


@pytest.mark.parametrize(("game", "options"), SETTINGS)
def test_a_table_is_built_again_from_its_words(game: Game, options: Options) -> None:
    """Every state of a random game, through JSON, whatever the seed of the rest."""
    for number, walk in enumerate(walks(game, options, 3 + options.seats)):
        for state in walk.some(STATES):
            words = json.loads(json.dumps(told_by(game, state)))
            again, events = build(game, options, 1000 + number, words)
            assert events == ()
            assert align(again, state).key() == state.key(), f"after {walk.at} actions"
            for seat in range(-1, options.seats):
                assert game.observe(again, seat) == game.observe(state, seat)


@pytest.mark.parametrize(("game", "options"), SETTINGS[:: max(1, len(SETTINGS) // 12)])
def test_it_can_be_played_on_and_imagined(game: Game, options: Options) -> None:
    """A random game goes on to its end; each seat can imagine the table it sees."""
    (walk,) = walks(game, options, 5)
    for state in walk.some(2):
        again, _ = build(game, options, 8, told_by(game, state))
        prove(game, again)
        for seat in range(options.seats):
            seen = game.observe(again, seat)
            assert game.observe(game.imagine(seen, 1), seat) == seen
