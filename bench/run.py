"""Our speed beside our targets and beside other engines, all measured in one run."""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).parent.parent
Row = dict[str, Any]

OURS = """
import json
from regalia import bench, registry
for row in bench.measure([game.id for game in registry.games()]):
    print(json.dumps(row), flush=True)
"""

# One yardstick for every build, also for one that is older than it.
TURNS = """
import gc, json, runpy, sys
turn = runpy.run_path(sys.argv[1])["turn"]
gc.collect()
gc.freeze()
for line in sys.stdin:
    print(json.dumps(turn(**json.loads(line))), flush=True)
"""
YARDSTICK = ROOT / "src" / "regalia" / "bench.py"
ROUNDS = 7
TURN = 0.15  # seconds of CPU time
TURN_MEASURES = ("rollout", "games", "api", "observe", "clone", "imagine")

# What must be reached and what we aim at; random play inside counts at this number of seats.
INSIDE = {
    ("kingsburg", 4): (2.5e6, 4e6),
    ("wonderful_world", 4): (2.5e6, 4e6),
    ("wonderful_kingdom", 2): (2e6, 3e6),
    ("legends", 4): (2e6, 3e6),
    ("dragon_castle", 4): (1.5e6, 2.5e6),
}
WORLD_GAMES = {2: (10_000, 15_000), 3: (7500, 11_000), 5: (5000, 7000)}
LESS_IS_BETTER = ("clone", "observe", "imagine", "memory")


def target(row: Row) -> tuple[float, float] | None:
    """What must be reached and what we aim at, or None where nothing is demanded."""
    measure = row["measure"]
    if measure == "memory":
        return 2048, 1024
    if row["build"] == "interpreted":
        return (60_000, 100_000) if measure in ("rollout", "api") else None
    if measure == "rollout":
        return INSIDE.get((row["game"], row["seats"]))
    if measure == "games" and row["game"] == "wonderful_world":
        return WORLD_GAMES.get(row["seats"])
    return {"clone": (0.3, 0.15), "imagine": (5.0, 2.0)}.get(measure)


def verdict(row: Row) -> str:
    """The targets, and whether they are met."""
    wanted = target(row)
    if wanted is None:
        return ""
    must, goal = wanted
    sign = -1 if row["measure"] in LESS_IS_BETTER else 1
    value = sign * row["value"]
    word = "goal" if value >= sign * goal else "must" if value >= sign * must else "MISSED"
    return f"{number(must):>9} {number(goal):>9}  {word}"


def number(value: float) -> str:
    """A figure as people read it."""
    for size, letter in ((1e6, "M"), (1e4, "k")):
        if value >= size:
            return f"{value / (1e6 if letter == 'M' else 1e3):.3g}{letter}"
    return f"{value:.3g}" if value < 1000 else f"{value:.0f}"


def lines(command: list[str], environment: dict[str, str]) -> Iterator[Row]:
    """The JSON lines that a program prints, as they come."""
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for line in process.stdout:
            if line.startswith("{"):
                yield json.loads(line)
    if process.returncode:
        sys.exit(f"{command[0]} ended with {process.returncode}")


def ours(path: Path | None) -> Iterator[Row]:
    """Our own rows: of the install, or of what lies in a folder."""
    environment = {key: text for key, text in os.environ.items() if key != "PYTHONPATH"}
    if path is not None:
        environment["PYTHONPATH"] = str(path)
    # -P: the folder we stand in must not be mistaken for the install.
    yield from lines([sys.executable, "-P", "-c", OURS], environment)


def is_installed() -> bool:
    """Whether there is an install beside the source tree."""
    environment = {key: text for key, text in os.environ.items() if key != "PYTHONPATH"}
    command = [sys.executable, "-P", "-c", "import regalia"]
    return subprocess.run(command, env=environment, capture_output=True).returncode == 0


def print_ours(build: Path | None) -> list[Row]:
    """Measure every build there is; a table as it grows."""
    print("Regalia: CPU time of one process, median of five runs, uniform random play.\n")
    heading = f"{'game':18} {'seats':>5} {'measure':8} {'build':12} {'value':>9} {'unit':8}"
    print(f"{heading} {'must':>9} {'goal':>9}")
    rows: list[Row] = []
    for path in [build, ROOT / "src"] if build or is_installed() else [ROOT / "src"]:
        before = {row["build"] for row in rows}
        for row in ours(path):
            if row["build"] in before:
                print("The install is interpreted too: there is no compiled build to measure.")
                break
            rows.append(row)
            print(
                f"{row['game']:18} {row['seats']:>5} {row['measure']:8} {row['build']:12} "
                f"{number(row['value']):>9} {row['unit']:8} {verdict(row)}",
                flush=True,
            )
    return rows


class Worker:
    """A process that measures one turn whenever it is asked to."""

    def __init__(self, command: list[str], path: Path | None = None) -> None:
        environment = {key: text for key, text in os.environ.items() if key != "PYTHONPATH"}
        if path is not None:
            environment["PYTHONPATH"] = str(path)
        self.name = command[0]
        self.process = subprocess.Popen(
            command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def ask(self, **question: object) -> Any:
        """One turn."""
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write(json.dumps(question) + "\n")
        self.process.stdin.flush()
        for line in self.process.stdout:
            if line[0] in "{[":
                return json.loads(line)
        sys.exit(f"{self.name} ended with {self.process.wait()}")

    def end(self) -> None:
        """No more questions."""
        self.process.communicate()


def our_worker(path: Path | None) -> Worker:
    """Our own engine: the install, or what lies in a folder."""
    return Worker([sys.executable, "-P", "-c", TURNS, str(YARDSTICK)], path)


def take_turns(one: Callable[[], Row], other: Callable[[], Row]) -> Iterator[tuple[Row, Row]]:
    """Ours, theirs, ours, theirs: neighbours in time meet the same machine."""
    for _ in range(ROUNDS):
        yield one(), other()


def middle(pairs: list[tuple[Row, Row]], ours: str, theirs: str) -> float:
    """The median of the ratios, theirs to ours where less is better."""
    ratios = [mine[ours] / their[theirs] for mine, their in pairs]
    return median([1 / ratio for ratio in ratios] if ours in LESS_IS_BETTER else ratios)


def print_against(title: str, path: Path | None, other: Path | None) -> None:
    """One build of ours beside another, game by game, by turns."""
    print(f"\n{title}: how many times better, {ROUNDS} turns each, medians of ratios:")
    mine, theirs = our_worker(path), our_worker(other)
    print(f"{'game':18} {'seats':>5} " + " ".join(f"{name:>9}" for name in TURN_MEASURES))
    for game, seats in INSIDE:
        question = {"game": game, "seats": seats, "seconds": TURN}
        asks = [partial(worker.ask, **question) for worker in (mine, theirs)]
        pairs = list(take_turns(*asks))
        ratios = " ".join(f"{middle(pairs, name, name):>8.2f}x" for name in TURN_MEASURES)
        print(f"{game:18} {seats:>5} {ratios}", flush=True)
    mine.end()
    theirs.end()


def print_peers(path: Path | None, python: str) -> None:
    """The others, by turns with Kingsburg at four seats, and how many times faster we are."""
    print("\nOthers, driven from Python, by turns with Kingsburg, 4 seats, call by call:")
    heading = f"{'peer':26} {'game':22} {'games/s':>8} {'moves/s':>8} {'ours':>8} {'ratio':>7}"
    print(f"{heading} {'copy µs':>8} {'ours':>8} {'ratio':>7}")
    mine, theirs = our_worker(path), Worker([python, str(ROOT / "bench" / "peers.py")])
    for row in theirs.ask(list=True):
        if "absent" in row:
            print(f"{row['peer']:26} not installed (pip install {row['absent']})")
            continue
        if row["batched"]:
            continue
        peer, game = f"{row['peer']} {row['release']}", row["name"].partition("(")[0]
        asks = (
            partial(mine.ask, game="kingsburg", seats=4, seconds=TURN),
            partial(theirs.ask, peer=row["peer"], name=row["name"], seconds=TURN),
        )
        pairs = list(take_turns(*asks))
        failed = [their["failed"] for _, their in pairs if "failed" in their]
        if failed:
            print(f"{peer:26} {game:22} failed: {failed[0][:80]}")
            continue
        ours = {name: median([mine[name] for mine, _ in pairs]) for name in ("api", "clone")}
        seen = {name: median([their[name] for _, their in pairs]) for name in pairs[0][1]}
        line = f"{peer:26} {game:22} {number(seen['games']):>8} {number(seen['moves']):>8} "
        line += f"{number(ours['api']):>8} {middle(pairs, 'api', 'moves'):>6.1f}x "
        if "copy" in seen:
            line += f"{number(seen['copy']):>8} {number(ours['clone']):>8} "
            line += f"{middle(pairs, 'clone', 'copy'):>6.1f}x"
        print(line, flush=True)
    mine.end()
    theirs.end()


def print_hearts(path: Path | None, python: str) -> None:
    """Every game of ours, call by call, by turns with the one that our target is set by."""
    mine, theirs = our_worker(path), Worker([python, str(ROOT / "bench" / "peers.py")])
    found = [row for row in theirs.ask(list=True) if row.get("name") == "hearts"]
    for row in found:
        print("\nOur games, call by call, by turns with hearts; must 4x, goal 5x:")
        for game, seats in INSIDE:
            asks = (
                partial(mine.ask, game=game, seats=seats, seconds=TURN),
                partial(theirs.ask, peer=row["peer"], name="hearts", seconds=TURN),
            )
            pairs = list(take_turns(*asks))
            print(f"{game:18} {seats:>5} {middle(pairs, 'api', 'moves'):>6.2f}x", flush=True)
    mine.end()
    theirs.end()


def main() -> None:
    """Measure us beside our targets, then builds by turns, then others by turns."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--peers",
        default=sys.executable,
        metavar="PYTHON",
        help="the interpreter that has the other engines installed (default: this one)",
    )
    parser.add_argument("--no-peers", action="store_true", help="measure only ourselves")
    parser.add_argument(
        "--build", type=Path, metavar="FOLDER", help="ours is what lies here, not the install"
    )
    parser.add_argument(
        "--against", type=Path, metavar="FOLDER", help="only compare with an older build, by turns"
    )
    chosen = parser.parse_args()
    if chosen.against:
        print_against(f"This build against {chosen.against}", chosen.build, chosen.against)
        return
    rows = print_ours(chosen.build)
    if {row["build"] for row in rows} == {"compiled", "interpreted"}:
        print_against("Compiled against interpreted", chosen.build, ROOT / "src")
    if not chosen.no_peers:
        path = chosen.build if chosen.build or is_installed() else ROOT / "src"
        print_hearts(path, chosen.peers)
        print_peers(path, chosen.peers)


if __name__ == "__main__":
    main()
