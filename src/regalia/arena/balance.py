"""What games between equals say of the game itself: seats, scores, and what winners did."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import isfinite
from statistics import fmean, pstdev
from typing import Final

from regalia import registry
from regalia.arena.deal import Played
from regalia.arena.plan import Plan
from regalia.arena.stats import Interval, mean_interval, wilson
from regalia.core.message import Message
from regalia.text import say

# By game: the first word of the codes that are worth watching.
WATCHED: Final[Mapping[str, str]] = {
    "kingsburg": "build",
    "legends": "take",
    "wonderful_world": "construct",
    "wonderful_kingdom": "construct",
}
FEW: Final = 8  # seats that were dealt something, before it is told how they fared
ENOUGH: Final = 20  # seats that did something, before it is told how they fared


@dataclass(frozen=True, slots=True)
class SeatLine:
    """How a seat fared; 0 is the first."""

    seat: int
    rate: float
    interval: Interval
    mean_points: float
    points_interval: Interval


@dataclass(frozen=True, slots=True)
class SheetLine:
    """A line of the score sheet: what winners had there, and what the others had."""

    what: Message
    winners: float
    others: float


@dataclass(frozen=True, slots=True)
class ChoiceLine:
    """Something that seats did or did not do: how many did, and how often those won."""

    code: str
    seats: int
    rate: float
    interval: Interval


@dataclass(frozen=True, slots=True)
class DealtLine:
    """Something that chance gave to seats: how many had it, won with it, and their points."""

    what: str
    seats: int
    rate: float
    interval: Interval
    mean_points: float
    points_interval: Interval


@dataclass(frozen=True, slots=True)
class Balance:
    """A game, seen from many games between equals."""

    plan: Plan
    games: int
    nobody: int
    mean_points: float
    deviation: float
    columns: list[tuple[int, int, int]]  # of points: from, to, how many seats
    seats: list[SeatLine]
    sheet: list[SheetLine]
    choices: list[ChoiceLine]
    dealt: list[DealtLine]


def balance_plan(plan: Plan) -> Plan:
    """The same plan, which also keeps sheets and what is watched in its game."""
    return Plan(
        plan.game,
        plan.seats,
        plan.bots,
        plan.games,
        plan.seed,
        plan.options,
        None,
        WATCHED.get(plan.game, ""),
    )


def balance(plan: Plan, deals: Sequence[Sequence[Played]]) -> Balance:
    """Count what equals did."""
    games = [played for deal in deals for played in deal]
    points = [score for game in games for score in game.points]
    return Balance(
        plan,
        len(games),
        sum([not game.winners for game in games]),
        fmean(points),
        pstdev(points),
        columns(points),
        [_seat(seat, games) for seat in range(plan.seats)],
        _sheet(plan, games),
        _choices(plan, games),
        _dealt(games),
    )


def columns(points: Sequence[int], most: int = 14) -> list[tuple[int, int, int]]:
    """Points in bins of a round width: from, to (inclusive), how many."""
    low, high = min(points), max(points)
    width = next(w for w in (1, 2, 5, 10, 20, 50, 100, 1000) if (high - low) // w < most)
    first = low // width * width
    return [
        (start, start + width - 1, sum([start <= score < start + width for score in points]))
        for start in range(first, high + 1, width)
    ]


def _seat(seat: int, games: Sequence[Played]) -> SeatLine:
    wins = sum([1 / len(game.winners) for game in games if seat in game.winners])
    points = [float(game.points[seat]) for game in games]
    return SeatLine(
        seat, wins / len(games), wilson(wins, len(games)), fmean(points), mean_interval(points)
    )


def _sheet(plan: Plan, games: Sequence[Played]) -> list[SheetLine]:
    """Only games that somebody won and somebody did not."""
    game = registry.find(plan.game)
    options = registry.options(game, plan.seats, plan.options)
    lines = game.new(options, 0).score(0).lines
    won: list[tuple[int, ...]] = []
    lost: list[tuple[int, ...]] = []
    for played in games:
        if 0 < len(played.winners) < plan.seats:
            for seat, sheet in enumerate(played.sheets):
                (won if seat in played.winners else lost).append(sheet)
    if not won or any(len(sheet) != len(lines) for sheet in [*won, *lost]):
        return []
    return [
        SheetLine(
            line.what,
            fmean([sheet[number] for sheet in won]),
            fmean([sheet[number] for sheet in lost]),
        )
        for number, line in enumerate(lines)
    ]


def _choices(plan: Plan, games: Sequence[Played]) -> list[ChoiceLine]:
    """By what was done, the luckiest hand first."""
    held: dict[int, int] = {}
    won: dict[int, float] = {}
    for game in games:
        for seat, actions in enumerate(game.watched):
            for action in actions:
                held[action] = held.get(action, 0) + 1
                share = 1 / len(game.winners) if seat in game.winners else 0.0
                won[action] = won.get(action, 0.0) + share
    codes = registry.find(plan.game).actions.codes
    lines = [
        ChoiceLine(
            " ".join(codes[action][1:]).replace("_", " "),
            count,
            won[action] / count,
            wilson(won[action], count),
        )
        for action, count in held.items()
        if count >= ENOUGH
    ]
    return sorted(lines, key=lambda line: -line.rate)


def _dealt(games: Sequence[Played]) -> list[DealtLine]:
    """By what chance gave, the most points first."""
    points: dict[str, list[float]] = {}
    won: dict[str, float] = {}
    for game in games:
        for seat, held in enumerate(game.dealt):
            share = 1 / len(game.winners) if seat in game.winners else 0.0
            for what in held:
                points.setdefault(what, []).append(float(game.points[seat]))
                won[what] = won.get(what, 0.0) + share
    lines = [
        DealtLine(
            what.replace("_", " "),
            len(had),
            won[what] / len(had),
            wilson(won[what], len(had)),
            fmean(had),
            mean_interval(had),
        )
        for what, had in points.items()
        if len(had) >= FEW
    ]
    return sorted(lines, key=lambda line: -line.mean_points)


def document(found: Balance, build: str) -> dict[str, object]:
    """All figures as one JSON document."""
    plan = found.plan
    return {
        "game": plan.game,
        "seats": plan.seats,
        "bot": plan.bots[0],
        "options": dict(plan.options),
        "seed": str(plan.seed),
        "games": found.games,
        "nobody": found.nobody,
        "build": build,
        "points": {"mean": round(found.mean_points, 3), "sd": round(found.deviation, 3)},
        "columns": [list(column) for column in found.columns],
        "by_seat": [
            {
                "seat": line.seat,
                "rate": round(line.rate, 5),
                "interval": _ends(line.interval),
                "mean_points": round(line.mean_points, 3),
                "points_interval": _ends(line.points_interval),
            }
            for line in found.seats
        ],
        "sheet": [
            {
                "line": say(line.what),
                "winners": round(line.winners, 3),
                "others": round(line.others, 3),
            }
            for line in found.sheet
        ],
        "watched": plan.watch,
        "choices": [
            {
                "what": line.code,
                "seats": line.seats,
                "rate": round(line.rate, 5),
                "interval": _ends(line.interval),
            }
            for line in found.choices
        ],
        "dealt": [
            {
                "what": line.what,
                "seats": line.seats,
                "rate": round(line.rate, 5),
                "interval": _ends(line.interval),
                "mean_points": round(line.mean_points, 3),
                "points_interval": _ends(line.points_interval),
            }
            for line in found.dealt
        ],
    }


def _ends(interval: Interval) -> list[float | None]:
    return [round(end, 5) if isfinite(end) else None for end in interval]
