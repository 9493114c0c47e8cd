#!/usr/bin/env python3
"""Let one bot play on every seat of every game, and write docs/balance.md from it.

Usage: scripts/write_balance.py [--games N] [--bot NAME] [--seed S] [--workers N]
"""

import argparse
from pathlib import Path

from regalia import registry
from regalia.arena.balance import Balance, balance, balance_plan
from regalia.arena.crew import Alone, Processes
from regalia.arena.plan import Plan
from regalia.arena.series import played
from regalia.arena.stats import Interval
from regalia.text import say

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "balance.md"
TOLD = 6  # choices named from either end of the list
HEAD = """# Balance

What the games are like when every seat is played by the same bot (`{bot}`): any difference comes
from the game. {games} games each, from seed {seed}; intervals are 95 %. The same with charts, for
any bot, seats and options: `regalia balance GAME --html page.html`.

Figures of a bot are figures of that bot: a stronger one may use a card that this one cannot. That
those who did something won more often does not prove that it made them win: whoever is ahead can
afford more.

This page is written by `scripts/write_balance.py`.
"""


def rate(value: float, interval: Interval) -> str:
    """A share with its interval."""
    return f"**{100 * value:.1f} %** ({100 * interval[0]:.1f} … {100 * interval[1]:.1f})"


def ends(interval: Interval) -> str:
    """From one end to the other."""
    return f"{interval[0]:.1f} … {interval[1]:.1f}"


def table(head: list[str], rows: list[list[str]]) -> str:
    """A table in Markdown."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join([f"| {' | '.join(line)} |" for line in lines]) + "\n"


def section(found: Balance) -> str:
    """One game."""
    game = registry.find(found.plan.game)
    parts = [
        f"## {game.name.en}, {found.plan.seats} seats\n",
        f"Final points: {found.mean_points:.1f} on average, standard deviation "
        f"{found.deviation:.1f}; from {found.columns[0][0]} to {found.columns[-1][1]}.\n",
        table(
            ["seat", "wins", "points"],
            [
                [str(line.seat + 1), rate(line.rate, line.interval), f"{line.mean_points:.1f}"]
                for line in found.seats
            ],
        ),
    ]
    gaps = sorted(found.sheet, key=lambda line: line.others - line.winners)
    if gaps:
        rows = [
            [
                say(line.what),
                f"{line.winners:.1f}",
                f"{line.others:.1f}",
                f"{line.winners - line.others:+.1f}",
            ]
            for line in gaps
        ]
        parts.append(table(["points from", "winners", "others", "difference"], rows))
    if found.dealt:
        rows = [
            [
                line.what,
                str(line.seats),
                rate(line.rate, line.interval),
                f"{line.mean_points:.1f} ({ends(line.points_interval)})",
            ]
            for line in found.dealt
        ]
        parts.append(table(["what chance gave", "seats", "of these won", "points"], rows))
    if found.choices:
        told = found.choices
        if len(told) > 2 * TOLD:
            told = told[:TOLD] + told[-TOLD:]
        rows = [[line.code, str(line.seats), rate(line.rate, line.interval)] for line in told]
        parts.append(table([f"who did: {found.plan.watch}", "seats", "of these won"], rows))
    return "\n".join(parts)


def main() -> None:
    """Play, count, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    asked = parser.parse_args()
    crew = Processes(asked.workers) if asked.workers > 1 else Alone()
    parts = [HEAD.format(bot=asked.bot, games=asked.games, seed=asked.seed)]
    for game in registry.games():
        plan = balance_plan(Plan(game.id, 2, (asked.bot,), asked.games, asked.seed))
        deals, _ = played(plan, crew)
        parts.append(section(balance(plan, deals)))
        print(game.id, flush=True)
    PAGE.write_text("\n".join(parts), encoding="utf-8")


if __name__ == "__main__":
    main()
