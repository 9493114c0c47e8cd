"""Greedy at It's a Wonderful World; the README has the figures of longer series."""

from bots.table import meet, play, series
from regalia import bots, registry
from regalia.core.options import Options
from regalia.core.state import GameState
from regalia.games.wonderful_world import scoring
from regalia.games.wonderful_world.rules import World
from regalia.testing.settings import default_options

WORLD = registry.find("wonderful_world")


def alone(seed: int, **values: str) -> World:
    """A solo game."""
    options = Options(1, {**default_options(WORLD, 1).values(), **values})
    state: GameState = play(WORLD, options, seed, [bots.find("greedy", WORLD.id, seed)])
    assert isinstance(state, World)
    return state


def test_greedy_beats_random_play_at_two_seats() -> None:
    """At least 95 % of the games, the seats rotated, with the points of a good player."""
    share, mean = meet(WORLD, 2, series(20, 200))
    assert share >= 0.95
    assert mean > 65


def test_greedy_wins_bronze_alone() -> None:
    """60 points in most games."""
    games = series(16, 100)
    points = [alone(seed).points(0) for seed in range(games)]
    assert sum(n >= 60 for n in points) >= 0.6 * games


def test_greedy_fulfils_a_scenario() -> None:
    """All cards constructed, and a medal in two of four games at least."""
    medals = []
    for seed in range(4):
        state = alone(seed, scenario="money_has_no_smell")
        medals.append(scoring.medal(state.built(0), state.scenario, state.points(0)))
    assert min(medals) > scoring.FAILED
    assert sum(medal > 0 for medal in medals) >= 2


def test_greedy_players_score_like_people() -> None:
    """Three of them together."""
    company = [bots.find("greedy", WORLD.id, seat) for seat in range(3)]
    state = play(WORLD, default_options(WORLD, 3), 1, company)
    assert sum(state.points(seat) for seat in range(3)) / 3 > 45
