"""CMA-ES, which tunes many weights at once, and how a script runs it on games.

Rows of weights are drawn around a middle, each is scored, and the middle, the step and the shape
of what is drawn next follow the better half (Hansen, The CMA Evolution Strategy: A Tutorial, 2016).
"""

import argparse
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

Row = NDArray[np.float64]

LEAST_STEP: Final = 0.1  # a smaller one would be lost in the luck of the games
MOST_STEP: Final = 0.8
SEEDS: Final = 1000  # rounds between the random numbers of one seed and those of the next,
DEALS: Final = 100_000  # and games
EVERY: Final = 10  # rounds between two checks


class Search:
    """Where a search stands: the middle, and the shape of what is drawn around it.

    `draw` gives the rows of a round and `learn` takes their scores, more being better. All lengths
    are in units of `reach`, how far each weight may be moved at first; a weight of reach 0 stays
    what it is. What is drawn depends on the state and the seed alone, so a search that is kept as
    JSON and restored goes on exactly as if it had not stopped.
    """

    def __init__(self, start: Row, reach: Row, pairs: int, seed: int) -> None:
        self.start = start
        self.reach = reach
        self.pairs = pairs  # of rows in a round, each row with its opposite
        self.seed = seed
        size = int((reach > 0).sum())
        self.round = 0
        self.step = 0.5
        self.middle = np.zeros(size)
        self.shape = np.eye(size)
        self.path = np.zeros(size)
        self.pace = np.zeros(size)

    def weights(self) -> Row:
        """The weights in the middle, the best that is known."""
        return self.rows(self.middle[np.newaxis])[0]

    def rows(self, moves: Row) -> Row:
        """The weights that some moves make."""
        moved = self.reach > 0
        found = np.tile(self.start, (len(moves), 1))
        found[:, moved] += moves * self.reach[moved]
        return found

    def draw(self) -> Row:
        """The rows of weights of this round; asked again, the same."""
        return self.rows(self.moves(*self.axes()))

    def axes(self) -> tuple[Row, Row]:
        """The directions of the shape, and how far it extends in each."""
        values, vectors = np.linalg.eigh(self.shape)
        return vectors, np.sqrt(np.maximum(values, 1e-12))

    def moves(self, vectors: Row, lengths: Row) -> Row:
        """What is drawn in this round, as moves away from the start."""
        rng = np.random.default_rng(SEEDS * self.seed + self.round)
        drawn = rng.standard_normal((self.pairs, len(self.middle)))
        drawn = np.vstack([drawn, -drawn])
        # By the symmetric root, since vectors of equal values may come out turned in any way.
        found: Row = self.middle + self.step * drawn @ ((vectors * lengths) @ vectors.T)
        return found

    def learn(self, scores: Row) -> None:
        """Move towards the better half of the rows, and stretch along the way."""
        size = len(self.middle)
        share = np.log(self.pairs + 0.5) - np.log(np.arange(1, self.pairs + 1))
        share /= share.sum()
        weight = 1 / float((share**2).sum())
        hold = (4 + weight / size) / (size + 4 + 2 * weight / size)
        calm = (weight + 2) / (size + weight + 5)
        one = 2 / ((size + 1.3) ** 2 + weight)
        many = min(1 - one, 2 * (weight - 2 + 1 / weight) / ((size + 2) ** 2 + weight))
        damping = 1 + 2 * max(0.0, ((weight - 1) / (size + 1)) ** 0.5 - 1) + calm
        usual = size**0.5 * (1 - 1 / (4 * size) + 1 / (21 * size * size))

        vectors, lengths = self.axes()
        best = self.moves(vectors, lengths)[np.argsort(-scores, kind="stable")[: self.pairs]]
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
        self.step = min(max(self.step, LEAST_STEP), MOST_STEP)

    def keep(self) -> dict[str, Any]:
        """All of it, for JSON."""
        return {
            name: value.tolist() if isinstance(value, np.ndarray) else value
            for name, value in vars(self).items()
        }

    @classmethod
    def restore(cls, kept: dict[str, Any]) -> "Search":
        """The search that was kept."""
        found = cls(np.array(kept["start"]), np.array(kept["reach"]), kept["pairs"], kept["seed"])
        found.round, found.step = kept["round"], kept["step"]
        for name in ("middle", "shape", "path", "pace"):
            setattr(found, name, np.array(kept[name]))
        return found


def add_options(parser: argparse.ArgumentParser, rounds: int, deals: int) -> None:
    """What every tuning script is asked."""
    parser.add_argument("file", type=Path, help="holds the run; if it is there, the run goes on")
    parser.add_argument("--rounds", type=int, default=rounds, help="rounds in all")
    parser.add_argument("--deals", type=int, default=deals, help="games of each row in a round")
    parser.add_argument("--seed", type=int, default=1)


def tune(
    chosen: argparse.Namespace,
    search: Search,
    first: int,
    play: Callable[[list[float], range], float],
    check: Callable[[list[float]], str],
) -> None:
    """Search until all rounds are played, on the deals from `first` on; each round is saved."""
    path: Path = chosen.file
    asked = {name: value for name, value in vars(chosen).items() if name not in ("file", "rounds")}
    if path.exists():
        kept = json.loads(path.read_text(encoding="utf-8"))
        if kept["options"] != asked:
            begun = ", ".join(f"{name} {value}" for name, value in kept["options"].items())
            raise SystemExit(f"{path} was begun with {begun}; go on with these, or name a new file")
        search = Search.restore(kept["search"])
    while search.round < chosen.rounds:
        begin = first + (chosen.seed - 1) * DEALS + search.round * chosen.deals
        deals = range(begin, begin + chosen.deals)
        scores = np.array([play(row, deals) for row in search.draw().tolist()])
        search.learn(scores)
        weights = search.weights().tolist()
        text = json.dumps({"options": asked, "weights": weights, "search": search.keep()})
        fresh = path.with_name(path.name + ".new")
        fresh.write_text(text + "\n", encoding="utf-8")
        fresh.replace(path)
        said = f"{search.round}: {scores.mean():.2f}, step {search.step:.2f}"
        if search.round % EVERY == 0:
            said += f"; check {check(weights)}"
        print(said, flush=True)
