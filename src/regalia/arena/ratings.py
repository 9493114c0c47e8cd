"""One number for each bot, whomever it met: openskill's, by the model of Plackett and Luce."""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean

from openskill.models import PlackettLuce

from regalia.arena.deal import Played


@dataclass(frozen=True, slots=True)
class Rating:
    """Strength as openskill sees it: a newcomer has 25, give or take 8.3."""

    strength: float
    doubt: float  # one standard deviation


def rate(bots: Sequence[str], games: Sequence[Played]) -> list[Rating]:
    """Ratings after some games, in this order."""
    model = PlackettLuce()
    known = {bot: model.rating() for bot in bots}
    for played in games:
        if len(played.table) < 2:
            continue
        seats = [[model.rating(known[bot].mu, known[bot].sigma)] for bot in played.table]
        after = model.rate(seats, ranks=[float(rank) for rank in played.ranks])
        for bot in dict.fromkeys(played.table):
            # A bot on several seats learns the mean of what they say.
            mine = [team[0] for team, name in zip(after, played.table, strict=True) if name == bot]
            known[bot] = model.rating(
                fmean([rating.mu for rating in mine]), fmean([rating.sigma for rating in mine])
            )
    return [Rating(known[bot].mu, known[bot].sigma) for bot in bots]
