"""What search has to know of a game; as it stands, enough for a game nobody has thought about."""

from math import exp

from mypy_extensions import i64, mypyc_attr

from regalia.core.rng import Rng
from regalia.core.state import GameState

NO_ANSWER = -1
SENSELESS = -1000.0  # how an action looks that search need not try


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind:
    """A judge of positions and a light policy. All points are victory points."""

    def begin(self, s: GameState) -> None:
        """A decision is to be made in worlds like this one: the time to look things up."""

    def ahead(self, courses: int) -> "Mind":
        """A mind whose plans look into so many courses of a game, where there is one."""
        return self

    def value(self, s: GameState, seat: int) -> float:
        """The margin over the best rival that a seat may expect at the end; alone, its points."""
        return margin(s, seat)

    def spread(self, s: GameState) -> float:
        """How many points a margin may still change by, one way or the other."""
        return 5.0

    def quick(self, s: GameState, seat: int, rng: Rng) -> int:
        """What the seat might well do: an action of its legal ones, found at a glance."""
        legal = s.legal(seat)
        return legal[rng.below(len(legal))]

    def priors(self, s: GameState, seat: int, legal: list[int]) -> list[float]:
        """How good each action looks at a glance: search begins with the best.

        What is SENSELESS is not tried at all, unless everything is.
        """
        return [0.0] * len(legal)

    def plan(self, s: GameState, seat: int, legal: list[int]) -> int:
        """The action where no search is needed, or NO_ANSWER."""
        return NO_ANSWER

    def think(self, s: GameState, games: int, seed: int) -> int:
        """Alone: the action, by so many games in thought of the mind's own; or NO_ANSWER."""
        return NO_ANSWER

    def choices(self, s: GameState, seat: int, legal: list[int]) -> list[tuple[float, int]]:
        """Alone: what is worth playing whole games for, each with the points that it promises."""
        return [(0.0, action) for action in legal]

    def share(self, s: GameState) -> float:
        """The part of a budget that a decision deserves."""
        return 1.0

    def stage(self, s: GameState) -> int:
        """A number that grows from turn to turn: playouts are cut where it changes."""
        return s.window

    def chance(self, s: GameState, seat: int, value: float) -> float:
        """The chance to win with such a value."""
        if s.pending == 0:
            return result(s, seat)
        spread = self.spread(s)
        x = value / spread
        if x > 30.0:
            return 1.0
        if x < -30.0:
            return 0.0
        return 1.0 / (1.0 + exp(-x))


def margin(s: GameState, seat: int) -> float:
    """Points over the best rival; alone, points."""
    mine = s.points(seat)
    if s.seats == 1:
        return float(mine)
    best = -1000
    for other in range(s.seats):
        if other != seat:
            best = max(best, s.points(other))
    return float(mine - best)


def result(s: GameState, seat: int) -> float:
    """Of a game that is over: 1 for the winner, a share of it for those who win together."""
    winners = s.winners()
    if seat in winners:
        return 1.0 / len(winners)
    return 0.0


def number(s: GameState, field: str) -> i64:
    """A single number of a game's state, such as `number(s, "round")`.

    Read as `s.round` it would tie a mind to the library of its game: mypyc 2.4 cannot compile one
    without the other, since its cache forgets which machine words may be unset.
    """
    found: i64 = getattr(s, field)
    return found
