"""The published ladder: series with their seeds, and whether they come out alike again."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

from regalia.arena.plan import Plan
from regalia.arena.report import Report
from regalia.arena.stats import Interval

QUICK = 20  # games at each table, where time is short

Rung = Mapping[str, Any]  # a series as the arena's JSON tells it


@dataclass(frozen=True, slots=True)
class Landing:
    """One published figure, and what came out this time."""

    who: str
    published: float
    interval: Interval
    measured: float
    games: int
    inside: bool


def published() -> list[Rung]:
    """Every series of the ladder."""
    text = (files("regalia.arena") / "ladder.json").read_text(encoding="utf-8")
    rungs: list[Rung] = json.loads(text)
    return rungs


def plan_of(rung: Rung, quick: bool = False) -> Plan:
    """The plan that gives a series again, or its first deals."""
    games = rung["games_per_table"]
    return Plan(
        rung["game"],
        rung["seats"],
        tuple([line["bot"] for line in rung["bots"]]),
        min(games, QUICK) if quick else games,
        int(rung["seed"]),
        {id: tuple(v) if isinstance(v, list) else v for id, v in rung["options"].items()},
    )


def compare(rung: Rung, told: Report) -> list[Landing]:
    """Whether what came out lies inside what was published.

    A short series may well lie outside by luck alone, so there it is enough that what was
    published lies inside the interval of the short one.
    """
    is_whole = told.plan.games == rung["games_per_table"]
    old, new = _figures(rung), _fresh(told)
    landings = []
    for who, (rate, interval) in old.items():
        measured, around, games = new[who]
        low, high = interval if is_whole else around
        inside = low <= (measured if is_whole else rate) <= high
        landings.append(Landing(who, rate, interval, measured, games, inside))
    return landings


def _figures(rung: Rung) -> dict[str, tuple[float, Interval]]:
    """Of two the share of the first, of more everybody's share of wins."""
    if rung["seats"] == 2 and rung["pairs"]:
        return {
            " – ".join(pair["bots"]): (pair["rate"], (pair["interval"][0], pair["interval"][1]))
            for pair in rung["pairs"]
        }
    return {
        line["bot"]: (line["rate"], (line["interval"][0], line["interval"][1]))
        for line in rung["bots"]
    }


def _fresh(told: Report) -> dict[str, tuple[float, Interval, int]]:
    if told.plan.seats == 2 and told.pairs:
        return {" – ".join(p.bots): (p.rate, p.interval, p.games) for p in told.pairs}
    return {line.bot: (line.rate, line.interval, line.games) for line in told.bots}
