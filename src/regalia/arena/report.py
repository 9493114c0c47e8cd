"""What came of a series: by bot, and by pair of bots."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from statistics import fmean

from regalia.arena.deal import Played
from regalia.arena.plan import Plan
from regalia.arena.ratings import Rating, rate
from regalia.arena.stats import Interval, Verdict, mean_interval, wilson

Deal = list[Played]  # all rotations of it


@dataclass(frozen=True, slots=True)
class BotLine:
    """One bot over all its games; at a table it may hold several seats."""

    bot: str
    games: int  # counted once for each seat it held
    wins: float  # a shared win in equal parts
    rate: float
    interval: Interval
    mean_rank: float
    mean_points: float
    rating: Rating
    seconds_per_move: float
    faults: int  # questions that a program from outside did not answer as it should


@dataclass(frozen=True, slots=True)
class PairLine:
    """Two bots that met: how often each finished before the other, and by how many points."""

    bots: tuple[str, str]
    games: int
    wins: tuple[float, float]
    draws: float
    rate: float  # of the first, a draw being half a win
    interval: Interval
    mean_margin: float
    margin_interval: Interval  # over deals, whose rotations depend on each other
    seconds_per_move: tuple[float, float]
    settled: Verdict | None


@dataclass(frozen=True, slots=True)
class Report:
    """A series, counted."""

    plan: Plan
    games: int
    nobody: int  # games that nobody won
    seconds: float  # of thought, in all
    bots: list[BotLine]
    pairs: list[PairLine]


def report(plan: Plan, deals: Sequence[Deal], settled: dict[int, Verdict]) -> Report:
    """Count what was played, in the order of the plan."""
    games = [played for deal in deals for played in deal]
    ratings = rate(plan.bots, games)
    verdicts = {frozenset(plan.tables[number]): verdict for number, verdict in settled.items()}
    pairs = [
        _pair(first, second, deals, verdicts.get(frozenset((first, second))))
        for first, second in combinations(plan.bots, 2)
        if any(first in deal[0].table and second in deal[0].table for deal in deals)
    ]
    lines = [_bot(bot, games, rating) for bot, rating in zip(plan.bots, ratings, strict=True)]
    nobody = sum([not played.winners for played in games])
    seconds = sum([sum(played.seconds) for played in games])
    return Report(plan, len(games), nobody, seconds, lines, pairs)


def _bot(bot: str, games: Sequence[Played], rating: Rating) -> BotLine:
    held = [(played, seat) for played in games for seat in _seats(played, bot)]
    wins = sum([1 / len(game.winners) for game, seat in held if seat in game.winners])
    return BotLine(
        bot,
        len(held),
        wins,
        wins / len(held),
        wilson(wins, len(held)),
        fmean([game.ranks[seat] for game, seat in held]),
        fmean([game.points[seat] for game, seat in held]),
        rating,
        _pace(held),
        sum([game.faults[seat] for game, seat in held]),
    )


def _pair(first: str, second: str, deals: Sequence[Deal], settled: Verdict | None) -> PairLine:
    wins = losses = 0.0
    margins: list[float] = []
    held: tuple[list[tuple[Played, int]], list[tuple[Played, int]]] = ([], [])
    games = 0
    for deal in deals:
        if first not in deal[0].table or second not in deal[0].table:
            continue
        leads: list[float] = []
        for played in deal:
            mine, theirs = _seats(played, first), _seats(played, second)
            held[0].extend([(played, seat) for seat in mine])
            held[1].extend([(played, seat) for seat in theirs])
            met = [(seat, other) for seat in mine for other in theirs]
            ranks, points = played.ranks, played.points
            # However many seats they hold, a game counts once.
            wins += sum([ranks[seat] < ranks[other] for seat, other in met]) / len(met)
            losses += sum([ranks[seat] > ranks[other] for seat, other in met]) / len(met)
            leads.append(fmean([points[seat] - points[other] for seat, other in met]))
            games += 1
        margins.append(fmean(leads))
    draws = games - wins - losses
    return PairLine(
        (first, second),
        games,
        (wins, losses),
        draws,
        (wins + draws / 2) / games,
        wilson(wins + draws / 2, games),
        fmean(margins),
        mean_interval(margins),
        (_pace(held[0]), _pace(held[1])),
        settled,
    )


def _seats(played: Played, bot: str) -> list[int]:
    return [seat for seat, name in enumerate(played.table) if name == bot]


def _pace(held: Sequence[tuple[Played, int]]) -> float:
    """Seconds per move."""
    moves = sum([game.moves[seat] for game, seat in held])
    return sum([game.seconds[seat] for game, seat in held]) / max(moves, 1)
