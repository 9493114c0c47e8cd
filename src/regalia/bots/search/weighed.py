"""What search says of an action."""

from math import sqrt

Z95 = 1.96
POINT = 0.002  # a point beside chances to win: it decides where they are alike


class Estimate:
    """A mean and its 95 % interval."""

    def __init__(self, mean: float, low: float, high: float) -> None:
        self.mean = mean
        self.low = low
        self.high = high

    def __repr__(self) -> str:
        return f"{self.mean:.3f} [{self.low:.3f}, {self.high:.3f}]"


class Weighed:
    """An action, the chance to win with it, the margin to expect, and how often it was tried."""

    def __init__(self, action: int, chance: Estimate, margin: Estimate, visits: int) -> None:
        self.action = action
        self.chance = chance
        self.margin = margin
        self.visits = visits

    def __repr__(self) -> str:
        return f"Weighed({self.action}, {self.chance!r}, {self.margin!r}, {self.visits})"


class Tally:
    """The results of one candidate so far."""

    def __init__(
        self, action: int, bias: float = 0.0, point: float = POINT, promise: float = 0.0
    ) -> None:
        self.action = action
        self.bias = bias  # by how much somebody misjudges it
        self.point = point  # what a point is worth
        self.promise = promise  # what it began with, before anything was tried
        self.visits = 0
        self.chances = 0.0
        self.chances_squared = 0.0
        self.margins = 0.0
        self.margins_squared = 0.0

    def add(self, chance: float, margin: float) -> None:
        """One playout more."""
        self.visits += 1
        self.chances += chance
        self.chances_squared += chance * chance
        self.margins += margin
        self.margins_squared += margin * margin

    def merit(self) -> float:
        """What is maximised: the chance to win, and points where chances are alike."""
        if self.visits == 0:
            return -1.0e9
        found = self.chances + self.point * self.margins + self.promise
        return found / self.visits + self.bias

    def weighed(self) -> Weighed:
        """The estimates."""
        chance = estimate(self.chances, self.chances_squared, self.visits, 0.5)
        chance.low = max(0.0, chance.low)
        chance.high = min(1.0, chance.high)
        margin = estimate(self.margins, self.margins_squared, self.visits, 10.0)
        return Weighed(self.action, chance, margin, self.visits)


def estimate(total: float, squares: float, visits: int, guess: float) -> Estimate:
    """Mean and interval; a guess of the deviation counts as one result more, for small numbers."""
    if visits == 0:
        return Estimate(0.0, -Z95 * guess, Z95 * guess)
    mean = total / visits
    variance = max(0.0, squares / visits - mean * mean)
    deviation = sqrt((variance * visits + guess * guess) / (visits + 1))
    reach = Z95 * deviation / sqrt(visits)
    return Estimate(mean, mean - reach, mean + reach)
