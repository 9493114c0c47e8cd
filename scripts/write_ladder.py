#!/usr/bin/env python3
"""Measure a series for the ladder, and write docs/ladder.md from all that were measured.

Usage: scripts/write_ladder.py GAME BOT,BOT,... --games N --seed S [--seats K] [--option K=V]
       scripts/write_ladder.py --all      (every series that has fewer games than it should)
       scripts/write_ladder.py            (only writes docs/ladder.md)

A series of the same game, seats, bots and options replaces the one that was there. With `--all`
each is kept as soon as it is done, quick ones first, so that it may be stopped and begun again.
Series of a bot that has changed must be taken out of the data by hand.
"""

import argparse
import json
from collections.abc import Iterator, Sequence
from pathlib import Path

from regalia import registry
from regalia.arena import Plan, Processes, hold
from regalia.arena.crew import Alone
from regalia.arena.document import document
from regalia.arena.ladder import Rung
from regalia.build import build

ROOT = Path(__file__).resolve().parents[1]
DATA = ROOT / "src" / "regalia" / "arena" / "ladder.json"
PAGE = ROOT / "docs" / "ladder.md"
# What should be known of every game: seats, bots, games; quick ones first.
WANTED = [
    (2, ("greedy", "uniform"), 10),
    (2, ("level2", "level1"), 400),
    (2, ("level3", "level2"), 400),
    (2, ("level4", "level3"), 400),
    (4, ("level4", "level3", "level2", "level1"), 60),
    (3, ("level5", "level3", "level1"), 60),
    (2, ("level5", "greedy"), 400),
    (2, ("level5", "level4"), 400),
    (2, ("level5", "level1"), 400),
]
SEED = 2026  # of all that is wanted
HEAD = """# The ladder

How strong the bots are, measured by `regalia arena`: every bot plays every deal from every seat, a
draw is half a win, intervals are Wilson's. A row says how many games there were; few games give
wide intervals, and the intervals say so. A series is as long as was asked for or as time allowed:
none was stopped because of how it stood.

`regalia ladder --reproduce` plays all of it again from the seeds below and says of every figure
whether it lands inside its interval. With `--quick` it plays the first 20 games of each table and
asks whether the published figure lies inside the interval of those; `--game` takes one game alone.

This page is written by `scripts/write_ladder.py` from `src/regalia/arena/ladder.json`; no figure is
typed by hand.
"""
COST = """## What it costs

In all of it the bots thought for {hours:.2f} hours of one core ({builds}): the sum of the core
minutes above. The games around it take about a tenth more.
"""


def markdown(rungs: Sequence[Rung]) -> str:
    """The ladder as docs/ladder.md prints it."""
    parts = [HEAD]
    for id in dict.fromkeys([rung["game"] for rung in rungs]):
        mine = [rung for rung in rungs if rung["game"] == id]
        parts.append(f"## {registry.find(id).name.en}\n")
        for seats in sorted({rung["seats"] for rung in mine}):
            parts.append(_table([rung for rung in mine if rung["seats"] == seats], seats))
    hours = sum([rung["cpu_seconds"] for rung in rungs]) / 3600
    builds = " and ".join(sorted({rung["build"] for rung in rungs}))
    parts.append(COST.format(hours=hours, builds=builds))
    return "\n".join(parts)


def _table(rungs: Sequence[Rung], seats: int) -> str:
    if seats == 2:
        head = ["who meets whom", "games", "seed", "first wins", "95 %", "margin", "ms a move"]
        rows = [
            [
                " – ".join(pair["bots"]),
                str(pair["games"]),
                rung["seed"],
                f"**{100 * pair['rate']:.1f} %**",
                f"{100 * pair['interval'][0]:.1f} … {100 * pair['interval'][1]:.1f}",
                f"{pair['mean_margin']:+.1f}",
                " : ".join([f"{1000 * pace:.1f}" for pace in pair["seconds_per_move"]]),
                *_minutes(rung),
            ]
            for rung in rungs
            for pair in rung["pairs"]
        ]
    else:
        head = ["bot", "games", "seed", "wins", "95 %", "mean place", "points"]
        rows = [
            [
                line["bot"],
                str(line["games"]),
                rung["seed"],
                f"**{100 * line['rate']:.1f} %**",
                f"{100 * line['interval'][0]:.1f} … {100 * line['interval'][1]:.1f}",
                f"{line['mean_rank']:.2f}",
                f"{line['mean_points']:.1f}",
                *_minutes(rung),
            ]
            for rung in rungs
            for line in rung["bots"]
        ]
    head.append("core minutes")
    lines = [head, ["---"] * len(head), *rows]
    title = "Alone" if seats == 1 else f"{seats} seats"
    return f"**{title}**\n\n" + "\n".join([f"| {' | '.join(row)} |" for row in lines]) + "\n"


def _minutes(rung: Rung) -> list[str]:
    return [f"{rung['cpu_seconds'] / 60:.1f}"]


def place(rung: Rung) -> tuple[object, ...]:
    """What a series is about: two of the same stand for each other."""
    bots = [line["bot"] for line in rung["bots"]]
    return rung["game"], rung["seats"], bots, sorted(rung["options"].items())


def order(rung: Rung) -> tuple[int, ...]:
    """Where a series stands on the page: by game and seats, then as they are wanted."""
    games = [game.id for game in registry.games()]
    bots = tuple([line["bot"] for line in rung["bots"]])
    wanted = [row[1] for row in WANTED]
    at = wanted.index(bots) if bots in wanted else len(wanted)
    return games.index(rung["game"]), rung["seats"], at


def read() -> list[Rung]:
    """All that was measured so far."""
    rungs: list[Rung] = json.loads(DATA.read_text(encoding="utf-8"))
    return rungs


def measure(plan: Plan, workers: int) -> None:
    """Hold a series and keep it."""
    rung = document(hold(plan, Processes(workers) if workers > 1 else Alone()), build())
    rungs = [other for other in read() if place(other) != place(rung)] + [rung]
    DATA.write_text(json.dumps(sorted(rungs, key=order), indent=1) + "\n", encoding="utf-8")
    PAGE.write_text(markdown(read()), encoding="utf-8")


def missing() -> Iterator[Plan]:
    """Every series that has fewer games than it should."""
    for seats, bots, games in WANTED:
        for game in registry.games():
            done = [
                rung["games_per_table"]
                for rung in read()
                if place(rung) == (game.id, seats, list(bots), [])
            ]
            if seats in game.seats and max(done, default=0) < games:
                yield Plan(game.id, seats, bots, games, SEED)


def main() -> None:
    """Measure what was asked, keep it, write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?")
    parser.add_argument("bots", nargs="?")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--all", action="store_true")
    asked = parser.parse_args()
    if asked.game:
        game = registry.find(asked.game)
        values = registry.read_options(game, asked.option)
        bots = tuple(asked.bots.split(","))
        plan = Plan(game.id, asked.seats, bots, asked.games, asked.seed, values)
        measure(plan, asked.workers)
    elif asked.all:
        for plan in missing():
            print(plan.game, " – ".join(plan.bots), plan.games, flush=True)
            measure(plan, asked.workers)
    PAGE.write_text(markdown(read()), encoding="utf-8")


if __name__ == "__main__":
    main()
