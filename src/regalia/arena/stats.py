"""What a series of games says, and how sure it is: intervals and a test that stops early."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import log, pi, sqrt, tan
from statistics import NormalDist, fmean, stdev
from typing import Final, Literal

SURE: Final = 0.95  # of every interval
ERROR: Final = 0.05  # of the sequential test, on either side

Interval = tuple[float, float]
Verdict = Literal["low", "high"]


def wilson(wins: float, games: int, sure: float = SURE) -> Interval:
    """Where the true rate of wins lies (Wilson 1927); a draw is half a win.

    Right for few games and for rates near 0 and 1; with draws a little wider than it need be.
    """
    if games == 0:
        return 0.0, 1.0
    z = NormalDist().inv_cdf((1 + sure) / 2)
    rate, square = wins / games, z * z
    centre = (rate + square / (2 * games)) / (1 + square / games)
    spread = z * sqrt(rate * (1 - rate) / games + square / (4 * games**2)) / (1 + square / games)
    # Rounding must not push the ends of the scale beyond it.
    low = 0.0 if wins == 0 else centre - spread
    high = 1.0 if wins == games else centre + spread
    return max(0.0, low), min(1.0, high)


def mean_interval(values: Sequence[float], sure: float = SURE) -> Interval:
    """Where the true mean lies (Student's t), for values that are independent of each other."""
    if len(values) < 2:
        return float("-inf"), float("inf")
    spread = student((1 + sure) / 2, len(values) - 1) * stdev(values) / sqrt(len(values))
    mean = fmean(values)
    return mean - spread, mean + spread


def student(p: float, freedom: int) -> float:
    """The p-quantile of Student's t: exact for 1 and 2 degrees of freedom, else within 0.005."""
    if freedom == 1:
        return tan(pi * (p - 0.5))
    if freedom == 2:
        return (2 * p - 1) / sqrt(2 * p * (1 - p))
    # The expansion of Cornish and Fisher around the normal quantile.
    z = NormalDist().inv_cdf(p)
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    fourth = (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160
    return z + first / freedom + second / freedom**2 + third / freedom**3 + fourth / freedom**4


@dataclass(frozen=True, slots=True)
class Question:
    """Whether a bot wins at most `low` or at least `high` of its games (both between 0 and 1).

    Wald's sequential probability ratio test: it errs in `error` of all cases on either side, and
    mostly needs far fewer games than a series of fixed length.
    """

    low: float
    high: float
    error: float = ERROR

    def weight(self, wins: float, games: int) -> float:
        """The logarithm of how much better `high` explains the games than `low` does."""
        lost = games - wins
        return wins * log(self.high / self.low) + lost * log((1 - self.high) / (1 - self.low))

    def answer(self, wins: float, games: int) -> Verdict | None:
        """The answer, if the games so far give one."""
        weight, bound = self.weight(wins, games), log((1 - self.error) / self.error)
        if weight >= bound:
            return "high"
        return "low" if weight <= -bound else None
