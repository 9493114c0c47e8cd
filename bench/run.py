"""Our speed beside our targets and beside other engines, all measured in one run."""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
Row = dict[str, Any]

OURS = """
import json
from regalia import bench, registry
for row in bench.measure([game.id for game in registry.games()]):
    print(json.dumps(row), flush=True)
"""

# What must be reached and what we aim at; random play inside counts at this number of seats.
INSIDE = {
    ("kingsburg", 4): (1.2e6, 3e6),
    ("wonderful_world", 4): (1.0e6, 2.5e6),
    ("wonderful_kingdom", 2): (0.8e6, 2e6),
    ("legends", 4): (0.8e6, 2e6),
    ("dragon_castle", 4): (0.4e6, 1e6),
}
WORLD_GAMES = {2: (5000, 10_000), 3: (3500, 7000), 5: (2000, 4000)}
LESS_IS_BETTER = ("clone", "imagine", "memory")


def target(row: Row) -> tuple[float, float] | None:
    """What must be reached and what we aim at, or None where nothing is demanded."""
    measure = row["measure"]
    if measure == "memory":
        return 8192, 1024
    if row["build"] == "interpreted":
        return (60_000, 100_000) if measure in ("rollout", "api") else None
    if measure == "rollout":
        return INSIDE.get((row["game"], row["seats"]))
    if measure == "games" and row["game"] == "wonderful_world":
        return WORLD_GAMES.get(row["seats"])
    return {"api": (0.6e6, 1.4e6), "clone": (1.0, 0.2), "imagine": (20.0, 3.0)}.get(measure)


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


def ours(source: bool) -> Iterator[Row]:
    """Our own rows: of the installed build, or of the source tree."""
    environment = {key: text for key, text in os.environ.items() if key != "PYTHONPATH"}
    if source:
        environment["PYTHONPATH"] = str(ROOT / "src")
    # -P: the folder we stand in must not be mistaken for the install.
    yield from lines([sys.executable, "-P", "-c", OURS], environment)


def is_installed() -> bool:
    """Whether there is an install beside the source tree."""
    environment = {key: text for key, text in os.environ.items() if key != "PYTHONPATH"}
    command = [sys.executable, "-P", "-c", "import regalia"]
    return subprocess.run(command, env=environment, capture_output=True).returncode == 0


def print_ours() -> list[Row]:
    """Measure every build there is; a table as it grows."""
    print("Regalia: CPU time of one process, median of five runs, uniform random play.\n")
    heading = f"{'game':18} {'seats':>5} {'measure':8} {'build':12} {'value':>9} {'unit':8}"
    print(f"{heading} {'must':>9} {'goal':>9}")
    rows: list[Row] = []
    for source in [False, True] if is_installed() else [True]:
        for row in ours(source):
            if source and any(old["build"] == row["build"] for old in rows if "installed" in old):
                print("The install is interpreted too: there is no compiled build to measure.")
                break
            if not source:
                row["installed"] = True
            rows.append(row)
            print(
                f"{row['game']:18} {row['seats']:>5} {row['measure']:8} {row['build']:12} "
                f"{number(row['value']):>9} {row['unit']:8} {verdict(row)}",
                flush=True,
            )
    return rows


def pick(rows: list[Row], measure: str, build: str) -> Row | None:
    """The row of Kingsburg with four seats that others are compared with."""
    for row in rows:
        if (row["game"], row["seats"], row["measure"]) == ("kingsburg", 4, measure):
            if row["build"] == build:
                return row
    return None


def print_builds(rows: list[Row]) -> None:
    """How much the compiler gives."""
    pairs = [
        (name, pick(rows, name, "compiled"), pick(rows, name, "interpreted"))
        for name in ("rollout", "games", "api", "clone", "imagine", "memory")
    ]
    print("\nKingsburg, 4 seats, compiled against interpreted:")
    for name, fast, slow in pairs:
        if fast and slow:
            ratio = fast["value"] / slow["value"]
            print(f"  {name:8} x {1 / ratio if name in LESS_IS_BETTER else ratio:.1f}")


def print_peers(rows: list[Row], python: str) -> None:
    """The others in the same minute, and how many times faster we are."""
    build = "compiled" if pick(rows, "api", "compiled") else "interpreted"
    api, clone = pick(rows, "api", build), pick(rows, "clone", build)
    if api is None or clone is None:
        return
    print(
        f"\nOthers, driven from Python. Ratios: Kingsburg, 4 seats, {build}, call by call, to them."
    )
    heading = f"{'peer':26} {'game':22} {'games/s':>8} {'moves/s':>8} {'ratio':>7}"
    print(f"{heading} {'copy µs':>8} {'ratio':>7}")
    for row in lines([python, str(ROOT / "bench" / "peers.py")], dict(os.environ)):
        if "absent" in row:
            print(f"{row['peer']:26} not installed (pip install {row['absent']})")
        elif "failed" in row:
            print(f"{row['peer']:26} {row['game']:22} failed: {row['failed'][:80]}")
        else:
            copy = row["copy"]
            copies = f"{number(copy):>8} {copy / clone['value']:>6.1f}x" if copy else f"{'–':>8}"
            print(
                f"{row['peer']:26} {row['game']:22} {number(row['games']):>8} "
                f"{number(row['moves']):>8} {api['value'] / row['moves']:>6.1f}x {copies}",
                flush=True,
            )


def main() -> None:
    """Measure us, then them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--peers",
        default=sys.executable,
        metavar="PYTHON",
        help="the interpreter that has the other engines installed (default: this one)",
    )
    parser.add_argument("--no-peers", action="store_true", help="measure only ourselves")
    chosen = parser.parse_args()
    rows = print_ours()
    print_builds(rows)
    if not chosen.no_peers:
        print_peers(rows, chosen.peers)


if __name__ == "__main__":
    main()
