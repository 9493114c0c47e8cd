"""How fast the engine is: CPU time of one process, medians of several runs, uniform random play."""

import gc
import tracemalloc
from collections.abc import Callable, Iterator
from itertools import count
from statistics import median
from time import process_time

from regalia import registry
from regalia.bots.search import minds
from regalia.bots.search.search import TO_THE_END, play_on
from regalia.build import build
from regalia.core.game import Game
from regalia.core.observation import Observation
from regalia.core.options import Options
from regalia.core.play import rollout
from regalia.core.rng import FastRng
from regalia.core.state import GameState

RUNS = 5
SECONDS = 0.1  # the least CPU time of one run
TYPICAL_SEATS = 4
POSITIONS = 16  # along one game, for what is measured position by position
CLONES = 200  # of every position, to weigh it

Row = dict[str, object]  # measure, game, seats, build, value, unit


def measure(games: list[str], runs: int = RUNS, seconds: float = SECONDS) -> Iterator[Row]:
    """Measure the running build on some games, row by row.

    Random play is measured at every seat count; the rest at four seats, or the nearest to it.
    """
    gc.collect()
    gc.freeze()  # else the collector walks everything the program has imported, again and again
    for id in games:
        game = registry.find(id)
        for seats in game.seats:
            options = registry.options(game, seats)
            moves, per_second = play_inside(game, options, runs, seconds)
            yield _row("rollout", game, seats, moves, "moves/s")
            yield _row("games", game, seats, per_second, "games/s")
        seats = typical_seats(game)
        options = registry.options(game, seats)
        yield _row("light", game, seats, play_lightly(game, options, runs, seconds), "moves/s")
        yield _row("api", game, seats, play_outside(game, options, runs, seconds), "moves/s")
        states = positions(game, options)
        clones: list[Callable[[], object]] = [state.clone for state in states]
        yield _row("clone", game, seats, _micros(clones, runs, seconds), "µs")
        looks = [_observer(game, state) for state in states]
        yield _row("observe", game, seats, _micros(looks, runs, seconds), "µs")
        views = [game.observe(state, state.to_act()[0]) for state in states]
        worlds = [_imaginer(game, seen) for seen in views]
        yield _row("imagine", game, seats, _micros(worlds, runs, seconds), "µs")
        yield _row("memory", game, seats, weigh(states), "bytes")


def turn(game: str, seats: int, seconds: float) -> dict[str, float]:
    """One short run of each measurement of a game, for comparing builds turn by turn."""
    found = registry.find(game)
    options = registry.options(found, seats)
    inside, games = play_inside(found, options, 1, seconds)
    states = positions(found, options)
    clones: list[Callable[[], object]] = [state.clone for state in states]
    views = [found.observe(state, state.to_act()[0]) for state in states]
    return {
        "rollout": inside,
        "games": games,
        "api": play_outside(found, options, 1, seconds),
        "clone": _micros(clones, 1, seconds / 4),
        "observe": _micros([_observer(found, state) for state in states], 1, seconds / 4),
        "imagine": _micros([_imaginer(found, seen) for seen in views], 1, seconds / 4),
    }


def typical_seats(game: Game) -> int:
    """Four seats, or the nearest to it."""
    return min(game.seats, key=lambda n: (abs(n - TYPICAL_SEATS), n))


def play_inside(game: Game, options: Options, runs: int, seconds: float) -> tuple[float, float]:
    """Moves a second within `rollout`, and whole games a second with their set-up."""
    moves_rates = []
    games_rates = []
    seeds = count(1)
    for _ in range(runs):
        moves = games = 0
        inside = 0.0
        begin = now = process_time()
        while now < begin + seconds:
            seed = next(seeds)
            state = game.new(options, seed)
            state.keeps_events = False
            rng = FastRng(seed)
            start = process_time()
            moves += rollout(state, rng, game.max_actions)
            now = process_time()
            inside += now - start
            games += 1
        moves_rates.append(moves / inside)
        games_rates.append(games / (now - begin))
    return median(moves_rates), median(games_rates)


def play_lightly(game: Game, options: Options, runs: int, seconds: float) -> float:
    """Moves a second by the light policy of search, from the first decision on."""
    mind = minds.find(game.id)
    rates = []
    seeds = count(1)
    for _ in range(runs):
        moves = 0
        spent = 0.0
        while spent < seconds:
            seed = next(seeds)
            state = game.new(options, seed)
            state.keeps_events = False
            mind.begin(state)
            rng = FastRng(seed)
            start = process_time()
            moves += play_on(mind, state, TO_THE_END, rng)
            spent += process_time() - start
        rates.append(moves / spent)
    return median(rates)


def play_outside(game: Game, options: Options, runs: int, seconds: float) -> float:
    """Moves a second, every call of the contract made from here."""
    rates = []
    seeds = count(1)
    for _ in range(runs):
        moves = 0
        spent = 0.0
        while spent < seconds:
            seed = next(seeds)
            state = game.new(options, seed)
            state.keeps_events = False
            rng = FastRng(seed)
            start = process_time()
            moves += _random_game(state, rng)
            spent += process_time() - start
        rates.append(moves / spent)
    return median(rates)


def _random_game(state: GameState, rng: FastRng) -> int:
    moves = 0
    while seats := state.to_act():
        for seat in seats:
            legal = state.legal(seat)
            state.apply(seat, legal[rng.below(len(legal))])
            moves += 1
    return moves


def positions(game: Game, options: Options) -> list[GameState]:
    """Positions spread evenly over a random game, the first one included, the end not."""
    state = game.new(options, 1)
    state.keeps_events = False
    length = rollout(state.clone(), FastRng(1), game.max_actions)
    rng = FastRng(1)
    found = []
    for number in range(POSITIONS):
        found.append(state.clone())
        rollout(state, rng, (number + 1) * length // POSITIONS - number * length // POSITIONS)
    return found


def _observer(game: Game, state: GameState) -> Callable[[], object]:
    seat = state.to_act()[0]

    def observe() -> object:
        return game.observe(state, seat)

    return observe


def _imaginer(game: Game, seen: Observation) -> Callable[[], object]:
    def imagine() -> object:
        return game.imagine(seen, 1)

    return imagine


def _micros(calls: list[Callable[[], object]], runs: int, seconds: float) -> float:
    """Microseconds per call."""
    costs = []
    for _ in range(runs):
        made = 0
        begin = now = process_time()
        while now < begin + seconds:
            for _ in range(10):
                for call in calls:
                    call()
            made += 10 * len(calls)
            now = process_time()
        costs.append((now - begin) / made * 1e6)
    return median(costs)


def weigh(states: list[GameState]) -> float:
    """Bytes per state: what the allocator hands out for many clones that are all kept."""
    kept: list[GameState | None] = [None] * (CLONES * len(states))
    was_tracing = tracemalloc.is_tracing()
    if not was_tracing:
        tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    for number in range(len(kept)):
        kept[number] = states[number % len(states)].clone()
    taken = tracemalloc.get_traced_memory()[0] - before
    if not was_tracing:
        tracemalloc.stop()
    return taken / len(kept)


def _row(measure: str, game: Game, seats: int, value: float, unit: str) -> Row:
    return {
        "measure": measure,
        "game": game.id,
        "seats": seats,
        "build": build(),
        "value": round(value, 3),
        "unit": unit,
    }
