"""Dragon Castle's greedy bot: strong enough to be fun."""

import pytest

from bots.table import meet, play, series
from regalia import bots, registry
from regalia.testing.settings import default_options

GAME = registry.find("dragon_castle")


def test_greedy_beats_random_play_at_two_seats() -> None:
    """At least 95 % of the games, the seats rotated."""
    share, mean = meet(GAME, 2, series(60, 200))
    assert share >= 0.95
    assert mean > 28


@pytest.mark.parametrize("seats", [3, 4])
def test_greedy_beats_random_play_in_company(seats: int) -> None:
    """Far more than its share, which would be a third or a quarter."""
    share, mean = meet(GAME, seats, 20)
    assert share >= 0.9
    assert mean > 25


def test_greedy_builds_shrines() -> None:
    """It consolidates with shrines at hand, and on more than one floor."""
    company = [bots.find("greedy", GAME.id, seat) for seat in range(2)]
    shrines = 0
    for seed in range(6):
        state = play(GAME, default_options(GAME, 2), seed, company)
        shrines += sum(state.score(seat).lines[2].points for seat in range(2))
    assert shrines / 12 > 4
