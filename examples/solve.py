"""OpenSpiel's own algorithms at a small table: its tree search, and sampled regret matching.

    pip install 'regalia[open-spiel]'
    python examples/solve.py

The five games are far too large for tables of regrets. Pebbles, the toy of `regalia.testing`, has
sealed bids and hidden lots as they have, and with a purse of two coins and one deal 3,853 nodes.
"""

import numpy as np
from open_spiel.python.algorithms import exploitability, mcts
from open_spiel.python.algorithms.external_sampling_mccfr import AverageType, ExternalSamplingSolver
from open_spiel.python.bots.uniform_random import UniformRandomBot
from open_spiel.python.policy import UniformRandomPolicy

from regalia.research.open_spiel import RegaliaGame
from regalia.testing.toy import GAME as PEBBLES


def pebbles(deals: int) -> RegaliaGame:
    """Pebbles for two, small: four lots, two coins each, no alms."""
    options = "purse=2;omens=false"
    return RegaliaGame(PEBBLES, {"players": 2, "deals": deals, "options": options})


def search(games: int, simulations: int, seed: int) -> float:
    """What OpenSpiel's MCTS wins of random play, a game on average, from either seat in turn."""
    game = pebbles(deals=100)
    chance = np.random.RandomState(seed)
    rollouts = mcts.RandomRolloutEvaluator(1, chance)
    won = 0.0
    for number in range(games):
        seat = number % 2
        players = [
            mcts.MCTSBot(game, 2.0, simulations, rollouts, random_state=chance)
            if player == seat
            else UniformRandomBot(player, chance)
            for player in range(2)
        ]
        state = game.new_initial_state()
        state.apply_action(int(chance.randint(100)))  # the deal
        while not state.is_terminal():
            state.apply_action(players[state.current_player()].step(state))
        won += state.returns()[seat]
    return won / games


def solve(iterations: int, seed: int) -> tuple[float, float]:
    """How much two players who know the other's strategy win of it: random play, then MCCFR's."""
    game = pebbles(deals=1)
    np.random.seed(seed)  # where the solver draws from
    solver = ExternalSamplingSolver(game, AverageType.SIMPLE)
    for _ in range(iterations):
        solver.iteration()
    before = exploitability.nash_conv(game, UniformRandomPolicy(game))
    return before, exploitability.nash_conv(game, solver.average_policy())


if __name__ == "__main__":
    print(f"MCTS wins {search(20, 50, seed=1):+.2f} of random play (-1 to 1).")
    before, after = solve(200, seed=1)
    print(f"Random play can be exploited by {before:.2f}, MCCFR's after 200 rounds by {after:.2f}.")
