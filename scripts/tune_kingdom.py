"""Better weights for the Kingdom's planner: whole games on common deals, alone or in company.

Usage: `python scripts/tune_kingdom.py alone|company FILE [--rounds N] [--deals N] [--seed S]`

CMA-ES (`cmaes.py`) over all weights at once: each row plays the same deals, alone or against the
hand-set planner. FILE holds the run, which goes on where it stopped; `--seed` gives other rows and
other deals, the same one the same weights. `--start` names the FILE of another run, to begin with
what it found.
"""

import argparse
import json
from collections.abc import Callable
from pathlib import Path
from typing import Final

import numpy as np

from cmaes import Search, add_options, tune
from regalia import registry
from regalia.bots.greedy import Greedy
from regalia.bots.heuristics.wonderful.works import weighted
from regalia.bots.heuristics.wonderful_kingdom.facts import FACTS
from regalia.bots.heuristics.wonderful_kingdom.heuristic import KingdomHeuristic
from regalia.bots.search.minds import tuned, weights
from regalia.bots.search.search import TO_THE_END, play_on, players
from regalia.core.options import Options
from regalia.games.wonderful_kingdom.material import PACK_SLUG, PACK_SOLO

GAME = registry.find("wonderful_kingdom")
PAIRS: Final = 8  # of rows of weights in a round
REACH: Final = 0.3  # how far a weight may be moved at first, as a part of it,
LEAST: Final = 0.3  # each being taken for at least this
FIRST_DEAL: Final = 10_000_000
CHECK: Final = range(40_000_000, 40_000_210)  # deals that nothing is tuned on
CLEAR: Final = 40.0  # a margin that is a clear win


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


def main() -> None:
    """Tune, and say how it goes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("table", choices=["alone", "company"])
    parser.add_argument("--start", help="the file of another run, to start from its weights")
    add_options(parser, rounds=150, deals=42)
    chosen = parser.parse_args()
    game: Callable[[list[float], int], float] = alone if chosen.table == "alone" else company

    def play(row: list[float], deals: range) -> float:
        return float(np.mean([game(row, deal) for deal in deals]))

    start = np.array(weights(GAME.id))
    if chosen.start:
        start = np.array(json.loads(Path(chosen.start).read_text(encoding="utf-8"))["weights"])
    reach = REACH * np.maximum(LEAST, np.abs(start))
    search = Search(start, reach, PAIRS, chosen.seed)
    tune(chosen, search, FIRST_DEAL, play, lambda row: f"{play(row, CHECK):.2f}")


if __name__ == "__main__":
    main()
