"""Better weights for lone play of the World: whole games in thought, on common deals.

Usage: `python scripts/tune_alone.py FILE [--rounds N] [--deals N] [--seed S]`

CMA-ES (`cmaes.py`) over all weights at once. FILE holds the run, which goes on where it stopped;
`--seed` gives other rows and other deals, the same one the same weights.
"""

import argparse
from typing import Final

import numpy as np

from cmaes import Row, Search, add_options, tune
from regalia.bots.heuristics.world_alone import weights as places
from regalia.bots.heuristics.world_alone.game import Lone
from regalia.core.block import block_of
from regalia.games.wonderful_world.material import SIDES

EMPIRES: Final = 5  # of the base box, in turn
PAIRS: Final = 12  # of rows of weights in a round
REACH: Final = 0.25  # how far a weight may be moved at first, as a part of it,
LEAST: Final = 100.0  # and at least, in thousandths of a point
FIRST_DEAL: Final = 1_000_000
CHECK: Final = range(5_000_000, 5_001_000)  # deals that nothing is tuned on


def reaches(start: Row) -> Row:
    """How far each weight may be moved at first; a duty stays what it is."""
    found = np.maximum(REACH * np.abs(start), LEAST)
    found[places.THRIVE : places.THRIVE + 5] = 50
    found[places.AGAIN] = 500
    found[places.MARGIN : places.MARGIN + 2] = 500
    found[places.PAIRS : places.NEW_PAIRS + 1] = 150
    found[places.SPREAD] = 300
    found[places.DUTY] = 0
    return found


def points(row: list[float], deals: range) -> Row:
    """What the planner with these weights has at the end of some games."""
    lone = Lone(block_of([round(number) for number in row]))
    side = len(SIDES)
    return np.array([lone.play_new(deal % EMPIRES * side, 5, deal) / 1000 for deal in deals])


def play(row: list[float], deals: range) -> float:
    """The mean of some games."""
    return float(points(row, deals).mean())


def check(row: list[float]) -> str:
    """How good the weights are elsewhere."""
    found = points(row, CHECK)
    return f"{found.mean():.2f}, {(found >= 100).mean():.1%} gold"


def main() -> None:
    """Tune, and say how it goes."""
    parser = argparse.ArgumentParser(description=__doc__)
    add_options(parser, rounds=20, deals=150)
    chosen = parser.parse_args()
    start = np.array(places.hand_set(), float)
    tune(chosen, Search(start, reaches(start), PAIRS, chosen.seed), FIRST_DEAL, play, check)


if __name__ == "__main__":
    main()
