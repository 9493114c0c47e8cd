"""OpenSpiel's own algorithms at a small table: the example of `examples/solve.py`, run for less."""

import runpy
from pathlib import Path

import pytest

pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: regalia[open-spiel]")

import pyspiel

from regalia.research.open_spiel import RegaliaGame
from regalia.testing.toy import GAME as PEBBLES

EXAMPLE = runpy.run_path(str(Path(__file__).parents[2] / "examples" / "solve.py"))


def test_tree_search_beats_random_play() -> None:
    """Ten games, from both seats: it wins nearly all of them."""
    assert EXAMPLE["search"](10, 30, seed=1) >= 0.6


def test_regret_matching_can_be_exploited_less_and_less() -> None:
    """Towards an equilibrium, from the strategy that knows nothing."""
    before, after = EXAMPLE["solve"](40, seed=1)
    assert after < 0.7 * before


def test_a_game_that_declares_no_fields_has_strings_but_no_tensors() -> None:
    """It is not registered either, and still obeys the library."""
    game = RegaliaGame(PEBBLES, {"players": 3, "deals": 4})
    # The library reads a pickled game by its name, which it does not know here.
    pyspiel.random_sim_test(game, num_sims=2, serialize=False, verbose=False)
    assert not game.get_type().provides_observation_tensor
    state = game.new_initial_state()
    state.apply_action(2)
    assert "game=toy" in state.information_state_string(state.current_player())
