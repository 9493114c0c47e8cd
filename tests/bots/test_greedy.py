"""The greedy bot: strong enough to be fun, and sensible where people would notice."""

from collections.abc import Sequence

import pytest

from bots.table import meet, play, series
from regalia import bots, registry
from regalia.bots.heuristics import Heuristic
from regalia.core.observation import Observation
from regalia.core.state import GameState
from regalia.testing.settings import default_options

KINGSBURG = registry.find("kingsburg")


def test_greedy_beats_random_play_at_two_seats() -> None:
    """At least 95 % of the games, the seats rotated."""
    share, mean = meet(KINGSBURG, 2, series(60, 200))
    assert share >= 0.95
    assert mean > 35


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_greedy_beats_random_play_in_company(seats: int) -> None:
    """Far more than its share, which would be a third to a fifth."""
    share, mean = meet(KINGSBURG, seats, 20)
    assert share >= 0.9
    assert mean > 35


def test_greedy_players_score_like_people() -> None:
    """Four of them together reach what good human players reach."""
    scores = []
    for seed in range(8):
        company = [bots.find("greedy", "kingsburg", seed * 4 + seat) for seat in range(4)]
        state = play(KINGSBURG, default_options(KINGSBURG, 4), seed, company)
        scores += [state.points(seat) for seat in range(4)]
    assert sum(scores) / len(scores) > 35


class Longing(Heuristic):
    """Wants points, tries two worlds, and looks at even actions only."""

    def candidates(self, seen: Observation) -> Sequence[int]:
        return [action for action in seen.legal if action % 2 == 0] or seen.legal

    def worlds(self, seen: Observation) -> int:
        return 2

    def evaluate(self, state: GameState, seat: int) -> float:
        return state.points(seat)


def test_a_heuristic_may_be_nothing_but_an_evaluation() -> None:
    """The generic bot plays any game whose positions can be judged."""
    company = [bots.Greedy(KINGSBURG, Longing(), seat) for seat in range(3)]
    assert play(KINGSBURG, default_options(KINGSBURG, 3), 5, company).is_over()
