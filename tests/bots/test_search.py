"""Search: it knows what it is shown, keeps to its budget, and answers alike every time."""

from collections.abc import Iterator

import pytest

from regalia import registry
from regalia.bots.search import Budget, Mind, Search
from regalia.bots.search.mind import SENSELESS
from regalia.bots.search.minds import find
from regalia.bots.search.weighed import Tally, estimate
from regalia.core.game import Game
from regalia.core.observation import Observation
from regalia.core.options import Options
from regalia.core.play import rollout
from regalia.core.rng import FastRng, Rng
from regalia.core.state import GameState
from regalia.testing.settings import default_options

GAMES = [pytest.param(game, id=game.id) for game in registry.games()]
SMALL = Budget(6, stages=1, breadth=3)


def views(game: Game, seats: int, seed: int, count: int) -> Iterator[Observation]:
    """What seats see that have a choice, along a game played at random."""
    state = game.new(default_options(game, seats), seed)
    state.keeps_events = False
    rng = FastRng(seed)
    plies = 0
    while count and state.to_act():
        seat = state.to_act()[0]
        seen = game.observe(state, seat)
        if len(seen.legal) > 1 and plies % 7 == 0:
            yield seen
            count -= 1
        plies += 1
        rollout(state, rng, 1)


def fresh(game: Game, budget: Budget = SMALL, seed: int = 5) -> Search:
    """A search that has not thought yet."""
    return Search(game, find(game.id), budget, seed)


@pytest.mark.parametrize("game", GAMES)
def test_search_chooses_legal_actions_and_the_same_again(game: Game) -> None:
    """The same seed, budget and observation give the same action, whatever came before."""
    for seen in views(game, game.seats[0] + 1, 3, 4):
        action = fresh(game).choose(seen)
        assert action in seen.legal
        assert fresh(game).choose(seen) == action


class Blindfold(Game):
    """A game of which nothing can be asked but imagined worlds."""

    def __init__(self, game: Game) -> None:
        super().__init__(
            game.id, game.name, game.version, game.seats, game.actions, game.max_actions
        )
        self.inner = game

    def imagine(self, seen: Observation, seed: int) -> GameState:
        return self.inner.imagine(seen, seed)

    def new(self, options: Options, seed: int) -> GameState:
        raise AssertionError("search started a game")

    def observe(self, state: GameState, seat: int) -> Observation:
        raise AssertionError("search looked through another seat's eyes")


@pytest.mark.parametrize("game", GAMES)
def test_search_answers_alike_in_worlds_it_cannot_tell_apart(game: Game) -> None:
    """Other true states behind the same observation do not change what it thinks."""
    for seen in views(game, game.seats[0] + 1, 11, 3):
        choice = Search(Blindfold(game), find(game.id), SMALL, 9).choose(seen)
        for seed in range(2):
            other = game.observe(game.imagine(seen, seed), seen.seat)
            assert other == seen
            assert Search(Blindfold(game), find(game.id), SMALL, 9).choose(other) == choice


class Counting(Mind):
    """Points alone, and how often they were asked for."""

    def __init__(self) -> None:
        self.asked = 0

    def value(self, s: GameState, seat: int) -> float:
        self.asked += 1
        return super().value(s, seat)


class Seeded(Blindfold):
    """Keeps the seeds of imagined worlds."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.seeds: list[int] = []

    def imagine(self, seen: Observation, seed: int) -> GameState:
        self.seeds.append(seed)
        return super().imagine(seen, seed)


class Listening(Mind):
    """Plays anything, and keeps what chance told players at first."""

    def __init__(self) -> None:
        self.heard: list[list[int]] = []

    def quick(self, s: GameState, seat: int, rng: Rng) -> int:
        if rng.count == 0:
            twin = rng.clone()
            self.heard.append([twin.word() for _ in range(4)])
        return super().quick(s, seat, rng)


def test_players_and_draws_have_chances_of_their_own() -> None:
    """What players do in playouts says nothing about what is drawn; all candidates meet both."""
    game = registry.find("kingsburg")
    for seen in views(game, 3, 2, 3):
        seeded, mind = Seeded(game), Listening()
        Search(seeded, mind, Budget(12, stages=5, breadth=3), 4).choose(seen)
        worlds = [FastRng(seed) for seed in seeded.seeds]
        drawn = [[world.word() for _ in range(4)] for world in worlds]
        assert mind.heard
        assert not any(words in drawn for words in mind.heard)
        assert len({tuple(words) for words in mind.heard}) <= len(worlds)


@pytest.mark.parametrize("iterations", [40, 100])
def test_search_spends_its_budget_and_no_more(iterations: int) -> None:
    """Every playout is judged once; their number is the budget, less what halving cannot share."""
    game = registry.find("kingsburg")
    for seen in views(game, 3, 2, 5):
        mind = Counting()
        search = Search(game, mind, Budget(iterations, breadth=10), 1)
        search.choose(seen)
        assert mind.asked == search.iterations
        candidates = min(10, len(seen.legal))
        assert iterations - 2 * candidates < search.iterations <= iterations


def test_no_candidate_is_left_out_of_a_budget_that_is_too_small() -> None:
    """Each is tried once in any case."""
    game = registry.find("kingsburg")
    seen = next(seen for seen in views(game, 3, 2, 9) if len(seen.legal) > 3)
    weighed = Search(game, Mind(), Budget(1), 1).weigh(seen)
    assert sorted(item.action for item in weighed) == list(seen.legal)
    assert min(item.visits for item in weighed) >= 1


@pytest.mark.parametrize("game", GAMES)
def test_search_can_be_stopped(game: Game) -> None:
    """It then answers with the best it has found by that time."""
    for seen in views(game, game.seats[0] + 1, 4, 2):
        search = fresh(game, Budget(1_000_000, stages=0))
        search.stop = lambda: True
        assert search.choose(seen) in seen.legal
        assert search.iterations <= len(seen.legal)


def test_search_keeps_an_eye_on_the_clock() -> None:
    """A budget in milliseconds ends too, however many playouts it was good for."""
    game = registry.find("legends")
    for seen in views(game, 2, 4, 2):
        assert fresh(game, Budget(milliseconds=1)).choose(seen) in seen.legal


@pytest.mark.parametrize("game", GAMES)
def test_weighing_puts_the_best_first_with_intervals(game: Game) -> None:
    """Means lie within their intervals, chances between 0 and 1; who owes nothing weighs none."""
    for seen in views(game, game.seats[0], 6, 2):
        weighed = fresh(game).weigh(seen)
        assert {item.action for item in weighed} <= set(seen.legal)
        assert weighed[0].visits == max(item.visits for item in weighed)
        for item in weighed:
            assert 0.0 <= item.chance.low <= item.chance.mean <= item.chance.high <= 1.0
            assert item.margin.low <= item.margin.mean <= item.margin.high
    state = game.new(default_options(game, game.seats[-1]), 1)
    waiting = [seat for seat in range(state.seats) if seat not in state.to_act()]
    for seat in waiting:
        assert fresh(game).weigh(game.observe(state, seat)) == []


class Loving(Mind):
    """Wants one action, wherever it leads."""

    def __init__(self, loved: int) -> None:
        self.loved = loved

    def priors(self, s: GameState, seat: int, legal: list[int]) -> list[float]:
        return [float(action == self.loved) for action in legal]


def test_breadth_keeps_what_looks_best() -> None:
    """With room for one candidate it is the one that the mind likes at a glance."""
    game = registry.find("kingsburg")
    for seen in views(game, 3, 2, 3):
        for action in seen.legal:
            assert Search(game, Loving(action), Budget(5, breadth=1), 3).choose(seen) == action


class Choosy(Mind):
    """Finds some actions senseless."""

    def __init__(self, senseless: list[int]) -> None:
        self.senseless = senseless

    def priors(self, s: GameState, seat: int, legal: list[int]) -> list[float]:
        return [SENSELESS if action in self.senseless else 0.0 for action in legal]


def test_what_makes_no_sense_is_not_tried() -> None:
    """Unless nothing else is left."""
    game = registry.find("kingsburg")
    for seen in views(game, 3, 2, 3):
        legal = list(seen.legal)
        tried = Search(game, Choosy(legal[1:]), Budget(5), 3).weigh(seen)
        assert [item.action for item in tried] == legal[:1]
        assert Search(game, Choosy(legal), Budget(5), 3).choose(seen) in legal


class Thrifty(Counting):
    """Finds that half of a budget will do."""

    def share(self, s: GameState) -> float:
        return 0.5


def test_a_decision_gets_the_part_of_the_budget_that_it_deserves() -> None:
    """Half the playouts; a request for advice gets all of them."""
    game = registry.find("kingsburg")
    for seen in views(game, 3, 2, 3):
        search = Search(game, Thrifty(), Budget(200, breadth=4), 1)
        search.choose(seen)
        assert 92 < search.iterations <= 100
        search.weigh(seen)
        assert 192 < search.iterations <= 200


def test_poor_sight_overlooks_things_and_never_everything() -> None:
    """Somebody who sees nothing at all still does something; full sight sees it all."""
    game = registry.find("kingsburg")
    seen = next(seen for seen in views(game, 3, 2, 9) if len(seen.legal) > 6)
    world = game.imagine(seen, 1)
    legal = list(seen.legal)

    def noticed(sight: float, seed: int) -> list[int]:
        return Search(game, Mind(), Budget(5, sight=sight), seed).candidates(
            world, seen.seat, legal
        )

    assert noticed(1.0, 1) == legal
    few = [len(noticed(0.3, seed)) for seed in range(50)]
    assert min(few) >= 1
    assert 0.15 * len(legal) < sum(few) / 50 < 0.65 * len(legal)
    assert {len(noticed(0.0, seed)) for seed in range(5)} >= {1}


def test_estimates_are_those_of_a_textbook() -> None:
    """The mean, and 1.96 standard errors on each side, up to the guess that small numbers need."""
    results = [0.0, 1.0] * 500
    found = estimate(sum(results), sum(x * x for x in results), len(results), 0.5)
    assert found.mean == 0.5
    assert found.high - found.mean == pytest.approx(1.96 * 0.5 / 1000**0.5)
    once = estimate(3.0, 9.0, 1, 10.0)
    assert (once.low, once.high) < (3.0, 3.0) < (once.high, once.high)


def test_chances_count_before_points() -> None:
    """A sure win by one point is better than a gamble for many."""
    sure, gamble = Tally(1), Tally(2)
    for number in range(10):
        sure.add(1.0, 1.0)
        gamble.add(float(number % 2), 40.0 if number % 2 else -2.0)
    assert sure.merit() > gamble.merit()
