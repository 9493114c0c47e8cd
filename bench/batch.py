"""Batches beside their targets, and by turns with the environments that other libraries offer."""

import argparse
import gc
import sys
from functools import partial
from importlib import import_module
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

from regalia import registry
from regalia.bench import typical_seats
from regalia.build import build
from regalia.core.rng import FastRng
from regalia.research.batch import Batch, batch

GAMES = 256  # in a batch
RUNS = 5
SECONDS = 0.3  # of CPU time, each run
TURN = 0.15
# Steps a second that must be reached and that we aim at, compiled, for Kingsburg with four seats.
TARGETS = {False: (300_000, 1_000_000), True: (100_000, 300_000)}


def steps(games: Batch, rng: FastRng, seconds: float) -> float:
    """Steps a second of uniform play, choosing included: CPU time of one run."""
    done = 0
    begin = now = process_time()
    while now < begin + seconds:
        games.step(games.filled.choose(rng))
        done += len(games.seat)
        now = process_time()
    return done / (now - begin)


def ours(game: str, seats: int, observations: bool) -> tuple[Batch, FastRng]:
    """A batch that has left its first moves behind."""
    games, rng = batch(game, GAMES, 1, seats, observations=observations), FastRng(1)
    steps(games, rng, SECONDS / 3)
    return games, rng


def print_ours() -> None:
    """Every game, without and with observations."""
    print(
        f"Batches of {GAMES} games, {build()}: CPU time, median of {RUNS} runs, steps a second.\n"
    )
    print(f"{'game':18} {'seats':>5} {'with':12} {'steps/s':>9} {'must':>9} {'goal':>9}")
    for found in registry.games():
        seats = typical_seats(found)
        for observations in (False, True):
            games, rng = ours(found.id, seats, observations)
            value = median([steps(games, rng, SECONDS) for _ in range(RUNS)])
            wanted = TARGETS[observations] if found.id == "kingsburg" else None
            targets = f"{wanted[0]:>9} {wanted[1]:>9}" if wanted else ""
            what = "observations" if observations else "masks"
            print(f"{found.id:18} {seats:>5} {what:12} {value:>9.0f} {targets}", flush=True)


def print_peers(python: str) -> None:
    """Others by turns with Kingsburg, four seats: how many times faster we are."""
    run: Any = import_module("run")
    print("\nOthers by turns with Kingsburg, 4 seats; we make observations where they do:")
    theirs = run.Worker([python, str(Path(__file__).parent / "peers.py")])
    batches = {observations: ours("kingsburg", 4, observations) for observations in (False, True)}
    for row in theirs.ask(list=True):
        if "absent" in row:
            print(f"{row['peer']:26} not installed (pip install {row['absent']})")
            continue
        ask = partial(theirs.ask, peer=row["peer"], name=row["name"], seconds=TURN)
        mine = partial(steps, *batches[row["seeing"]], TURN)
        pairs = [(mine(), ask()) for _ in range(run.ROUNDS)]
        if "failed" in pairs[0][1]:
            print(f"{row['peer']:26} {row['name']:22} failed: {pairs[0][1]['failed'][:80]}")
            continue
        ratio = median([our / their["moves"] for our, their in pairs])
        moves = median([their["moves"] for _, their in pairs])
        peer, name = f"{row['peer']} {row['release']}", row["name"].partition("(")[0]
        what = "observations" if row["seeing"] else "masks"
        print(f"{peer:26} {name:22} {what:12} {moves:>9.0f} steps/s {ratio:>8.1f}x", flush=True)
    theirs.end()


def main() -> None:
    """Measure us, then the others."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--peers", default=sys.executable, metavar="PYTHON")
    parser.add_argument("--no-peers", action="store_true", help="measure only ourselves")
    chosen = parser.parse_args()
    gc.collect()
    gc.freeze()
    print_ours()
    if not chosen.no_peers:
        print_peers(chosen.peers)


if __name__ == "__main__":
    main()
