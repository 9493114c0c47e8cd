"""Better weights for lone play of the World: `python scripts/tune_alone.py FILE [--rounds N]`.

CMA-ES (Hansen's tutorial, 2016) over all weights at once. In each round some rows of weights play
the same deals, whole games in thought, and the next rows are drawn where the better half was.
A run is a JSON file and goes on where it stopped; the same file and rounds give the same weights.
"""

import argparse
import json
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from regalia.bots.heuristics.world_alone import weights as places
from regalia.bots.heuristics.world_alone.game import Lone
from regalia.core.block import block_of
from regalia.games.wonderful_world.material import SIDES

Row = NDArray[np.float64]

EMPIRES: Final = 5  # of the base box, in turn
REACH: Final = 0.25  # how far a weight may be moved at first, as a part of it,
LEAST: Final = 100.0  # and at least, in thousandths of a point
CHECKED: Final = 1000  # games of the check, on deals that nothing is tuned on
CHECK: Final = 5_000_000
TUNED: Final = 1_000_000
EVERY: Final = 10  # rounds


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


def points(row: Row, first: int, count: int) -> Row:
    """What the planner with these weights has at the end of some games."""
    lone = Lone(block_of([round(number) for number in row.tolist()]))
    side = len(SIDES)
    numbers = range(first, first + count)
    return np.array([lone.play_new(n % EMPIRES * side, 5, n) / 1000 for n in numbers])


class Run:
    """Where a run stands: the middle, and the shape of what is drawn around it."""

    def __init__(self, start: Row) -> None:
        self.start = start
        self.reach = reaches(start)
        self.moved = self.reach > 0
        size = int(self.moved.sum())
        self.round = 0
        self.step = 0.5
        self.middle = np.zeros(size)
        self.shape = np.eye(size)
        self.path = np.zeros(size)
        self.pace = np.zeros(size)

    def row(self, move: Row) -> Row:
        """The weights that a move makes."""
        found = self.start.copy()
        found[self.moved] += move * self.reach[self.moved]
        return found

    def turn(self, rows: int, deals: int) -> float:
        """One round; the mean of all games in it."""
        size = len(self.middle)
        half = rows // 2
        share = np.log(half + 0.5) - np.log(np.arange(1, half + 1))
        share /= share.sum()
        weight = 1 / float((share**2).sum())
        hold = (4 + weight / size) / (size + 4 + 2 * weight / size)
        calm = (weight + 2) / (size + weight + 5)
        one = 2 / ((size + 1.3) ** 2 + weight)
        many = min(1 - one, 2 * (weight - 2 + 1 / weight) / ((size + 2) ** 2 + weight))
        damping = 1 + 2 * max(0.0, ((weight - 1) / (size + 1)) ** 0.5 - 1) + calm
        usual = size**0.5 * (1 - 1 / (4 * size) + 1 / (21 * size * size))
        values, vectors = np.linalg.eigh(self.shape)
        lengths = np.sqrt(np.maximum(values, 1e-12))
        rng = np.random.default_rng(1000 + self.round)
        drawn = rng.standard_normal((half, size))
        drawn = np.vstack([drawn, -drawn])
        # By the symmetric root, since vectors of equal values may come out turned in any way.
        moves = self.middle + self.step * drawn @ ((vectors * lengths) @ vectors.T)
        first = TUNED + self.round * deals
        results = np.array([points(self.row(move), first, deals).mean() for move in moves])
        best = moves[np.argsort(-results)[:half]]
        before, self.middle = self.middle, share @ best
        went = (self.middle - before) / self.step
        self.round += 1
        self.pace = (1 - calm) * self.pace + (calm * (2 - calm) * weight) ** 0.5 * (
            vectors @ ((vectors.T @ went) / lengths)
        )
        length = float(np.linalg.norm(self.pace))
        steady = length / (1 - (1 - calm) ** (2 * self.round)) ** 0.5 / usual < 1.4 + 2 / (size + 1)
        self.path = (1 - hold) * self.path + steady * (hold * (2 - hold) * weight) ** 0.5 * went
        spread = (best - before) / self.step
        lost = (1 - steady) * hold * (2 - hold)
        self.shape = (1 - one - many + one * lost) * self.shape
        self.shape += one * np.outer(self.path, self.path) + many * (spread.T * share) @ spread
        self.step *= float(np.exp(calm / damping * (length / usual - 1)))
        self.step = min(max(self.step, 0.1), 0.8)
        return float(results.mean())

    def save(self, path: Path) -> None:
        """Write all of it, and the weights themselves."""
        kept: dict[str, Any] = {"round": self.round, "step": self.step}
        for name in ("middle", "shape", "path", "pace"):
            kept[name] = getattr(self, name).tolist()
        kept["weights"] = [round(number) for number in self.row(self.middle).tolist()]
        path.write_text(json.dumps(kept) + "\n", encoding="utf-8")

    def load(self, path: Path) -> None:
        """Go on where a run stopped."""
        kept = json.loads(path.read_text(encoding="utf-8"))
        self.round, self.step = kept["round"], kept["step"]
        for name in ("middle", "shape", "path", "pace"):
            setattr(self, name, np.array(kept[name]))


def main() -> None:
    """Tune for some rounds, and say now and then how good the weights are."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--rounds", type=int, default=20, help="rounds in all")
    parser.add_argument("--rows", type=int, default=24, help="rows of weights in a round")
    parser.add_argument("--deals", type=int, default=150, help="games of each row")
    chosen = parser.parse_args()
    run = Run(np.array(places.hand_set(), float))
    if chosen.file.exists():
        run.load(chosen.file)
    while run.round < chosen.rounds:
        mean = run.turn(chosen.rows, chosen.deals)
        run.save(chosen.file)
        if run.round % EVERY == 0:
            found = points(run.row(run.middle), CHECK, CHECKED)
            gold = float((found >= 100).mean())
            print(f"{run.round}: {mean:.2f}; check {found.mean():.2f}, {gold:.1%} gold", flush=True)


if __name__ == "__main__":
    main()
