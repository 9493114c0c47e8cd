#!/usr/bin/env python3
"""Tune the Kingdom's planner: whole games on common deals, weights moved by CMA-ES.

Usage: scripts/tune_kingdom.py alone|company FILE [--rounds N] [--deals N] [--seed S]

In each round 16 sets of weights play the same fresh deals, alone or against the hand-set planner,
and the next sets scatter around the better half (Hansen 2016). FILE keeps the middle of the last
round and the mean of the second half of the rounds, which is what was shipped (docs/training.md).
"""

import argparse
import json
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from regalia import registry
from regalia.bots.greedy import Greedy
from regalia.bots.heuristics.wonderful.works import weighted
from regalia.bots.heuristics.wonderful_kingdom.facts import FACTS
from regalia.bots.heuristics.wonderful_kingdom.heuristic import KingdomHeuristic
from regalia.bots.search.minds import tuned, weights
from regalia.bots.search.search import TO_THE_END, play_on, players
from regalia.core.options import Options
from regalia.games.wonderful_kingdom.material import PACK_SLUG, PACK_SOLO

Row = NDArray[np.float64]
GAME = registry.find("wonderful_kingdom")
SETS = 16  # of weights in a round
FIRST_DEAL = 10_000_000  # far from all that is measured
CLEAR = 40.0  # a margin that is a clear win
LEAST = 0.3  # a weight is moved as if it were at least this


def options(seats: int, **values: str) -> Options:
    """A table."""
    chosen = [f"{key}={value}" for key, value in values.items()]
    return registry.options(GAME, seats, registry.read_options(GAME, chosen))


ALONE = [
    options(1, side="B", pack_1=pack)
    for pack, fits in zip(PACK_SLUG, PACK_SOLO, strict=True)
    if fits
]
ALONE.append(options(1, side="B", module="advisors"))
COMPANY = options(2)


def alone(row: list[float], deal: int) -> float:
    """The points of a lone game."""
    mind = tuned(GAME.id, row)
    s = GAME.new(ALONE[deal % len(ALONE)], deal)
    s.keeps_events = False
    play_on(mind, s, TO_THE_END, players(deal))
    return mind.value(s, 0)


def company(row: list[float], deal: int) -> float:
    """The margin over the hand-set planner, from one seat and then the other."""
    mine, seed = deal % 2, deal // 2
    s = GAME.new(COMPANY, seed)
    s.keeps_events = False
    planners = [KingdomHeuristic(), KingdomHeuristic()]
    planners[mine] = KingdomHeuristic(weighted(FACTS, row))
    bots = [Greedy(GAME, planner, 2 * seed + seat) for seat, planner in enumerate(planners)]
    while waiting := s.to_act():
        for seat in waiting:
            s.apply(seat, bots[seat].choose(GAME.observe(s, seat)))
    return float(np.clip(s.points(mine) - s.points(1 - mine), -CLEAR, CLEAR))


class Cloud:
    """Where good weights are thought to lie: a middle and a spread, in units of each weight."""

    def __init__(self, middle: Row, seed: int) -> None:
        n = len(middle)
        self.middle = middle
        self.reach = 0.15
        self.shape = np.eye(n)
        self.path = np.zeros(n)
        self.pace = np.zeros(n)
        self.rng = np.random.default_rng(seed)
        shares = np.log(SETS / 2 + 0.5) - np.log(np.arange(1, SETS // 2 + 1))
        self.shares: Row = shares / shares.sum()
        self.round = 0

    def draw(self) -> Row:
        """Sets around the middle, each with its opposite."""
        sizes, self.axes = np.linalg.eigh(self.shape)
        self.sizes = np.sqrt(np.maximum(sizes, 1e-12))
        some = self.rng.standard_normal((SETS // 2, len(self.middle)))
        self.moves: Row = np.concatenate([some, -some]) @ (self.axes * self.sizes).T
        found: Row = self.middle + self.reach * self.moves
        return found

    def learn(self, scores: Row) -> None:
        """Move towards the better half, and stretch along the way."""
        n = len(self.middle)
        self.round += 1
        best = np.argsort(-scores)[: SETS // 2]
        mass = 1 / (self.shares**2).sum()
        step = self.shares @ self.moves[best]
        self.middle = self.middle + self.reach * step
        fade = (mass + 2) / (n + mass + 5)
        plain = self.axes @ ((self.axes.T @ step) / self.sizes)
        self.pace = (1 - fade) * self.pace + np.sqrt(fade * (2 - fade) * mass) * plain
        usual = np.sqrt(n) * (1 - 1 / (4 * n) + 1 / (21 * n * n))
        length = np.linalg.norm(self.pace)
        is_calm = length / np.sqrt(1 - (1 - fade) ** (2 * self.round)) / usual < 1.4 + 2 / (n + 1)
        slow = (4 + mass / n) / (n + 4 + 2 * mass / n)
        self.path = (1 - slow) * self.path + is_calm * np.sqrt(slow * (2 - slow) * mass) * step
        one = 2 / ((n + 1.3) ** 2 + mass)
        many = min(1 - one, 2 * (mass - 2 + 1 / mass) / ((n + 2) ** 2 + mass))
        found = self.moves[best].T @ (self.shares[:, None] * self.moves[best])
        self.shape = (1 - one - many) * self.shape + one * np.outer(self.path, self.path)
        self.shape = self.shape + many * found
        calm = 1 + 2 * max(0.0, float(np.sqrt((mass - 1) / (n + 1))) - 1) + fade
        self.reach *= float(np.exp(min(0.3, fade / calm * (length / usual - 1))))


def main() -> None:
    """Tune, and say how it goes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("table", choices=["alone", "company"])
    parser.add_argument("file", type=Path)
    parser.add_argument("--rounds", type=int, default=150)
    parser.add_argument("--deals", type=int, default=42)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--start", type=Path, help="a FILE of an earlier run, to go on from")
    chosen = parser.parse_args()
    play = alone if chosen.table == "alone" else company
    hand = np.array(weights(GAME.id))
    unit = np.maximum(LEAST, np.abs(hand))
    start = hand
    if chosen.start is not None:
        start = np.array(json.loads(chosen.start.read_text(encoding="utf-8"))["last"])
    cloud = Cloud(start / unit, chosen.seed)
    late: list[Row] = []
    for number in range(chosen.rounds):
        first = FIRST_DEAL + (chosen.seed * chosen.rounds + number) * chosen.deals
        deals = range(first, first + chosen.deals)
        rows = [[float(weight) for weight in row * unit] for row in cloud.draw()]
        scores = np.array([np.mean([play(row, deal) for deal in deals]) for row in rows])
        cloud.learn(scores)
        if 2 * number >= chosen.rounds:
            late.append(cloud.middle * unit)
        if number % 5 == 4:
            print(f"{number + 1}: {scores.mean():.2f}, reach {cloud.reach:.3f}", flush=True)
            mean = np.mean(late, axis=0) if late else cloud.middle * unit
            kept = {"last": (cloud.middle * unit).tolist(), "mean": mean.tolist()}
            chosen.file.write_text(json.dumps(kept), encoding="utf-8")


if __name__ == "__main__":
    main()
