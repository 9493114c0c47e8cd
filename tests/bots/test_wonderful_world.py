"""Greedy at It's a Wonderful World: it beats random play, and builds something when alone."""

from bots.table import play
from kit.games import default_options
from regalia import bots, registry

WORLD = registry.find("wonderful_world")


def test_greedy_beats_random_play_at_two_seats() -> None:
    """At least 95 % of the games, the seats rotated."""
    wins = points = 0
    games = 40
    for number in range(games):
        mine = number % 2
        company = [
            bots.find("greedy" if seat == mine else "uniform", WORLD.id, number * 2 + seat)
            for seat in range(2)
        ]
        state = play(WORLD, default_options(WORLD, 2), number, company)
        wins += state.ranks()[mine] == 1 and state.ranks()[1 - mine] == 2
        points += state.points(mine)
    assert wins >= 0.95 * games
    assert points / games > 40


def test_greedy_players_score_like_people() -> None:
    """Three of them together."""
    company = [bots.find("greedy", WORLD.id, seat) for seat in range(3)]
    state = play(WORLD, default_options(WORLD, 3), 1, company)
    assert sum(state.points(seat) for seat in range(3)) / 3 > 35
