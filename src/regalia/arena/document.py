"""A report as one JSON document."""

from math import isfinite

from regalia.arena.report import BotLine, PairLine, Report
from regalia.arena.stats import ERROR, Interval

DIGITS = 6


def document(told: Report, build: str) -> dict[str, object]:
    """All figures of a report, and all that is needed to play the series again."""
    plan = told.plan
    question = plan.question
    return {
        "game": plan.game,
        "seats": plan.seats,
        "options": dict(plan.options),
        "seed": str(plan.seed),
        "games_per_table": plan.games,
        "games": told.games,
        "nobody": told.nobody,
        "build": build,
        "cpu_seconds": round(told.seconds, 3),
        "draws": "half a win each",
        "test": None
        if question is None
        else {"low": question.low, "high": question.high, "error": ERROR},
        "bots": [_bot(line) for line in told.bots],
        "pairs": [_pair(line) for line in told.pairs],
    }


def _bot(line: BotLine) -> dict[str, object]:
    return {
        "bot": line.bot,
        "games": line.games,
        "wins": _round(line.wins),
        "rate": _round(line.rate),
        "interval": _ends(line.interval),
        "mean_rank": _round(line.mean_rank),
        "mean_points": _round(line.mean_points),
        "rating": {"mu": _round(line.rating.strength), "sigma": _round(line.rating.doubt)},
        "seconds_per_move": _round(line.seconds_per_move),
        "faults": line.faults,
    }


def _pair(line: PairLine) -> dict[str, object]:
    return {
        "bots": list(line.bots),
        "games": line.games,
        "wins": [_round(wins) for wins in line.wins],
        "draws": _round(line.draws),
        "rate": _round(line.rate),
        "interval": _ends(line.interval),
        "mean_margin": _round(line.mean_margin),
        "margin_interval": _ends(line.margin_interval),
        "seconds_per_move": [_round(seconds) for seconds in line.seconds_per_move],
        "settled": line.settled,
    }


def _ends(interval: Interval) -> list[float | None]:
    """Both ends; JSON has no word for boundless."""
    return [_round(end) if isfinite(end) else None for end in interval]


def _round(number: float) -> float:
    return round(number, DIGITS)
