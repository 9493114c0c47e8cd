"""Lone games of the Kingdom, played on in thought: legal, to the end, by what is seen alone."""

import pytest

from regalia import registry
from regalia.bots.search import Budget, Mind, Search
from regalia.bots.search.minds import find
from regalia.bots.search.minds.wonderful import honours
from regalia.bots.search.search import TO_THE_END, play_on, players
from regalia.bots.search.weighed import Tally
from regalia.core.observation import Observation
from regalia.core.options import Options
from regalia.core.state import GameState
from regalia.testing.settings import default_options

KINGDOM = registry.find("wonderful_kingdom")
TABLES = [
    pytest.param(["pack_1=giant_rats"], id="rats"),
    pytest.param(["module=advisors"], id="advisors"),
    pytest.param(["scenario=sc05"], id="guild"),
]
SMALL = Budget(10, alone=3)


def table(chosen: list[str]) -> Options:
    """A lone player's table."""
    return registry.options(KINGDOM, 1, registry.read_options(KINGDOM, chosen))


def views(options: Options, seed: int) -> list[Observation]:
    """What a lone player sees early, in the middle and late in a game played on in thought."""
    state = KINGDOM.new(options, seed)
    state.keeps_events = False
    mind, rng = find(KINGDOM.id), players(seed)
    found = []
    moves = 0
    while state.pending:
        if moves in (0, 60, 110):
            found.append(KINGDOM.observe(state, 0))
        state.apply(0, mind.quick(state, 0, rng))
        moves += 1
    return found


@pytest.mark.parametrize("chosen", TABLES)
def test_games_are_played_on_to_their_end_and_alike(chosen: list[str]) -> None:
    """The same chance gives the same points, far fewer moves than a playout may have."""
    options = table(chosen)
    ends = []
    for _ in range(2):
        state = KINGDOM.new(options, 4)
        state.keeps_events = False
        assert play_on(find(KINGDOM.id), state, TO_THE_END, players(4)) < 400
        assert state.is_over()
        ends.append(state.points(0))
    assert ends[0] == ends[1]


@pytest.mark.parametrize("chosen", TABLES)
def test_a_lone_player_chooses_by_what_is_seen(chosen: list[str]) -> None:
    """Legal, and the same in every world that looks alike."""
    for seen in views(table(chosen), 3):
        choice = Search(KINGDOM, find(KINGDOM.id), SMALL, 9).choose(seen)
        assert choice in seen.legal
        other = KINGDOM.observe(KINGDOM.imagine(seen, 77), 0)
        assert Search(KINGDOM, find(KINGDOM.id), SMALL, 9).choose(other) == choice


class Promising(Mind):
    """Promises points for the first actions, and nothing comes of any."""

    def __init__(self, promises: list[float]) -> None:
        self.promises = promises

    def value(self, s: GameState, seat: int) -> float:
        return 50.0

    def choices(self, s: GameState, seat: int, legal: list[int]) -> list[tuple[float, int]]:
        return [(promise, legal[i]) for i, promise in enumerate(self.promises)]


def test_of_equals_the_more_promising_is_taken_and_the_hopeless_is_not_tried() -> None:
    """Promises decide where playing on shows no difference."""
    world = registry.find("wonderful_world")
    seen = world.observe(world.new(default_options(world, 1), 2), 0)
    search = Search(world, Promising([1.0, 3.0, 2.0]), Budget(10, alone=12), 1)
    assert search.choose(seen) == seen.legal[1]
    assert search.iterations > 0
    search = Search(world, Promising([1.0, 30.0, 2.0]), Budget(10, alone=12), 1)
    assert search.choose(seen) == seen.legal[1]
    assert search.iterations == 0


def test_results_outweigh_promises() -> None:
    """Ten points more, often enough, are better than three that were promised."""
    modest, promising = Tally(1, 0.0, 0.02, -2.0), Tally(2, 0.0, 0.02, 0.0)
    for _ in range(40):
        modest.add(0.5, 80.0)
        promising.add(0.5, 70.0)
    assert modest.merit() > promising.merit()


def test_honours_grow_with_points() -> None:
    """From no medal to all three."""
    shares = [honours([60, 80, 100], value) for value in (-400.0, 60.0, 80.0, 100.0, 900.0)]
    assert shares == sorted(shares)
    assert shares[0] == pytest.approx(0) and shares[2] == pytest.approx(0.5, abs=0.01)
    assert shares[-1] == pytest.approx(1)
