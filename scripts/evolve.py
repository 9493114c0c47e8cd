#!/usr/bin/env python3
"""Evolve the weights of a game's judge in games of the light policy, which goes by them too.

Usage: scripts/evolve.py GAME [--rounds 250] [--seed 1] [--out weights.json]

An evolution strategy: in each round the weights moved along a few random directions meet those
moved against them, from both sides of some deals, and follow the margins. Such games are a thousand
times as cheap as those of players who search. Whether search plays better by what comes out is
another question, and the arena's (docs/training.md).
"""

import argparse
import json
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from regalia import registry
from regalia.arena.plan import word
from regalia.bots.search.mind import Mind
from regalia.bots.search.minds import tuned, weights
from regalia.core.game import Game
from regalia.core.rng import FastRng

DIRECTIONS = 8  # of a round
DEALS = 4  # for each of them
REACH = 0.15  # of a move, as a part of the weight
LEAST = 0.25  # a weight is moved as if it were at least this
CLEAR = 10.0  # a margin that is a clear win
PACE = 1.5
MOMENTUM = 0.8
CHANCE = 12345  # of players, apart from what is dealt
TOLD = 25  # rounds from one report to the next
PROBE = 500_000_000  # deals of reports begin here

Weights = NDArray[np.float64]


def margin(game: Game, minds: tuple[Mind, Mind], seed: int) -> int:
    """By how much the first of two wins a game of the light policy."""
    state = game.new(registry.options(game, 2), seed)
    state.keeps_events = False
    rng = FastRng(seed ^ CHANCE)
    for mind in minds:
        mind.begin(state)
    while waiting := state.to_act():
        for seat in waiting:
            state.apply(seat, minds[seat].quick(state, seat, rng))
    return state.points(0) - state.points(1)


def meet(game: Game, one: Weights, other: Weights, first: int, deals: int) -> list[float]:
    """The margins of the first weights over the others, deal by deal, both sides of each."""
    a, b = tuned(game.id, one.tolist()), tuned(game.id, other.tolist())
    seeds = [word(55, first + deal) for deal in range(deals)]
    return [(margin(game, (a, b), seed) - margin(game, (b, a), seed)) / 2 for seed in seeds]


def main() -> None:
    """Print how far ahead of the shipped weights the new ones are, and keep them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--rounds", type=int, default=250)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--start", type=Path, help="weights to start from instead of the shipped")
    parser.add_argument("--out", type=Path, default=Path("weights.json"))
    asked = parser.parse_args()
    game = registry.find(asked.game)
    given = json.loads(asked.start.read_text("utf-8")) if asked.start else weights(game.id)
    start = np.array(given, dtype=np.float64)
    reach = np.maximum(LEAST, np.abs(start)) * REACH
    rng = np.random.default_rng(asked.seed)
    now = start.copy()
    drift = np.zeros_like(start)
    for number in range(1, asked.rounds + 1):
        pull = np.zeros_like(start)
        for direction in range(DIRECTIONS):
            move = rng.standard_normal(len(start))
            deal = 1_000_000 + ((number - 1) * DIRECTIONS + direction) * DEALS
            margins = meet(game, now + reach * move, now - reach * move, deal, DEALS)
            pull += move * np.tanh(np.mean(margins) / CLEAR) / DIRECTIONS
        drift = MOMENTUM * drift + (1 - MOMENTUM) * pull
        now = now + PACE * reach * drift
        if number % TOLD == 0 or number == asked.rounds:
            lead = meet(game, now, start, PROBE, 100)
            doubt = 1.96 * np.std(lead) / np.sqrt(len(lead))
            print(f"{number} rounds: {np.mean(lead):+.2f} ± {doubt:.2f} points", flush=True)
            asked.out.write_text(json.dumps(now.tolist()), encoding="utf-8")


if __name__ == "__main__":
    main()
