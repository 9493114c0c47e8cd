"""Tuning weights by self-play: simultaneous perturbation (SPSA, Spall 1992).

In each round all weights are moved a little at once, at random up or down. The player with the
moved weights and the one with the opposite move meet from both seats with the same chance, and the
weights follow the better one. The state is a small document, so that a run can go on later.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Final, TypedDict

from regalia import registry
from regalia.bots.search import Budget, Search
from regalia.bots.search.minds import tuned, weights
from regalia.core.game import Game
from regalia.core.options import Options
from regalia.core.rng import FastRng
from regalia.core.state import GameState

# Players look one action ahead: quick, and the judge decides.
BUDGET: Final = Budget(30, stages=0)
# A planner needs no more than a glance at what is left to choose.
PLANNERS: Final[Mapping[str, Budget]] = {
    "wonderful_kingdom": Budget(1, stages=0, breadth=2),
    "wonderful_world": Budget(1, stages=0, breadth=8),
}
REACH: Final = 0.12  # of a move, as a part of the weight
LEAST: Final = 0.1  # a weight is moved as if it were at least this
PACE: Final = 0.03  # of learning, at first
CALM: Final = 60.0  # rounds after which the pace has fallen by a half
CLEAR: Final = 10.0  # a margin that is a clear win


class Run(TypedDict):
    """A run so far."""

    game: str
    seed: int
    rounds: int
    start: list[float]
    weights: list[float]
    log: list[tuple[int, float]]  # rounds, and the mean size of results since the last entry
    course: list[tuple[int, list[float]]]  # rounds, and the weights by then


def begin(game: str, seed: int) -> Run:
    """A run that starts from the shipped weights."""
    start = weights(game)
    return Run(game=game, seed=seed, rounds=0, start=start, weights=start[:], log=[], course=[])


@dataclass(frozen=True, slots=True)
class Pairing:
    """A game of two, each with its weights, and whose margin is asked for."""

    game: str
    seated: tuple[list[float], list[float]]
    mine: int
    seed: int


# Plays games in any place, and says how each came out, in their order.
Play = Callable[[Iterable[Pairing]], Iterable[float]]


def step(run: Run, play: Play | None = None) -> float:
    """One round; the result is how clearly one of the two did better, -1 to 1."""
    game = registry.find(run["game"])
    rng = FastRng(run["seed"] * 1_000_003 + run["rounds"])
    now = run["weights"]
    moves = [
        (1 if rng.below(2) else -1) * REACH * max(LEAST, abs(weight)) for weight in run["start"]
    ]
    up = [weight + move for weight, move in zip(now, moves, strict=True)]
    down = [weight - move for weight, move in zip(now, moves, strict=True)]
    result = meet(game, up, down, rng.word(), play or here)
    pace = PACE * 8 / (1 + run["rounds"] / CALM) ** 0.6
    run["weights"] = [
        weight + pace * result * move for weight, move in zip(now, moves, strict=True)
    ]
    run["rounds"] += 1
    return result


def meet(game: Game, one: list[float], other: list[float], seed: int, play: Play) -> float:
    """How the first weights do against the others from both seats, -1 to 1."""
    games = [Pairing(game.id, (one, other), 0, seed), Pairing(game.id, (other, one), 1, seed)]
    return sum([max(-1.0, min(1.0, margin / CLEAR)) for margin in play(games)]) / 2


def here(games: Iterable[Pairing]) -> Iterable[float]:
    """One game after the other."""
    return map(margin, games)


def margin(pairing: Pairing) -> float:
    """By how many points one of the two wins a game."""
    mine = pairing.mine
    state = played(registry.find(pairing.game), pairing.seated, pairing.seed)
    return float(state.points(mine) - state.points(1 - mine))


def played(game: Game, seated: tuple[list[float], list[float]], seed: int) -> GameState:
    """A game of two, each with its weights."""
    values = {option.id: option.default for option in game.options()}
    state = game.new(Options(2, values), seed)
    state.keeps_events = False
    budget = PLANNERS.get(game.id, BUDGET)
    players = [
        Search(game, tuned(game.id, row), budget, seed + seat) for seat, row in enumerate(seated)
    ]
    while waiting := state.to_act():
        for seat in waiting:
            state.apply(seat, players[seat].choose(game.observe(state, seat)))
    return state
