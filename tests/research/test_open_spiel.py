"""OpenSpiel's own test, on every game and seat count, and its tree search."""

import pytest

from regalia import registry

pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: regalia[open-spiel]")

import numpy as np
import pyspiel

from regalia.research import open_spiel
from regalia.research.tensors import encoding

TABLES = [(game.id, seats) for game in registry.games() for seats in game.seats]


@pytest.mark.parametrize(("package", "seats"), TABLES)
def test_random_games_obey_the_library(package: str, seats: int) -> None:
    """The library's `random_sim_test`: clones, histories, returns, observations, pickles."""
    game = pyspiel.load_game(f"regalia_{package}", {"players": seats, "deals": 5})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_a_state_can_be_written_down_and_read() -> None:
    """As its history: the deal, then the actions."""
    game = pyspiel.load_game("regalia_kingsburg", {"players": 3, "deals": 7})
    state = game.new_initial_state()
    state.apply_action(4)
    for _ in range(40):
        state.apply_action(state.legal_actions()[-1])
    again = game.deserialize_state(state.serialize())
    assert str(again) == str(state)
    assert [again.information_state_string(seat) for seat in range(3)] == [
        state.information_state_string(seat) for seat in range(3)
    ]


def test_observers_show_what_a_seat_sees() -> None:
    """The tensor is the project's encoding; before the deal there is nothing to see."""
    game = pyspiel.load_game("regalia_legends", {"players": 2, "options": "citadels=true"})
    state = game.new_initial_state()
    assert not np.any(state.observation_tensor(0)) and state.observation_string(1) == "not dealt"
    state.apply_action(3)
    row = encoding("legends").read(state.observation_tensor(1))
    assert row["seat"] == 1 and row["option.citadels"] is True


def test_memory_tells_ways_apart_that_lead_to_one_view() -> None:
    """With perfect recall: what a player did before is part of its information state."""
    game = pyspiel.load_game("regalia_kingsburg", {"players": 2, "deals": 1})
    one = game.new_initial_state()
    one.apply_action(0)
    two = one.clone()
    assert one.information_state_string(0) == two.information_state_string(0)
    asked = one.current_player()
    one.apply_action(one.legal_actions()[0])
    two.apply_action(two.legal_actions()[-1])
    assert one.information_state_string(asked) != two.information_state_string(asked)


def test_tree_search_plays_a_whole_game() -> None:
    """The library's MCTS, with a handful of simulations a move, against its random bot."""
    from open_spiel.python.algorithms import mcts

    game = pyspiel.load_game("regalia_dragon_castle", {"players": 2, "deals": 3})
    chance = np.random.RandomState(1)
    search = mcts.MCTSBot(game, 1.4, 2, Shallow(), random_state=chance)
    state = game.new_initial_state()
    state.apply_action(0)
    for _ in range(3):
        state.apply_action(search.step(state))
    assert not state.is_terminal()


class Shallow:
    """Judges a position without playing it to its end."""

    def evaluate(self, state: "open_spiel.RegaliaState") -> list[float]:
        """Nobody is ahead before the end."""
        return list(state.returns())

    def prior(self, state: "open_spiel.RegaliaState") -> list[tuple[int, float]]:
        """All actions alike."""
        legal = state.legal_actions()
        return [(action, 1.0 / len(legal)) for action in legal]
