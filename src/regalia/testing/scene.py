"""For rulings: positions set up by hand or met on a walk, and chance that is known beforehand."""

from regalia.core.game import Game
from regalia.core.options import Options
from regalia.core.rng import Rng
from regalia.core.state import GameState
from regalia.testing.walk import Walk


class Loaded(Rng):
    """Chance that gives the numbers it was told: faces for dice, places for everything else.

    When they are used up it gives `rest`; without a `rest`, nothing more may be drawn. Shuffles
    leave the order as it is: a scene chooses it.
    """

    def __init__(self, numbers: list[int], rest: int | None = None) -> None:
        super().__init__()
        self.numbers = list(numbers)
        self.rest = rest

    def __repr__(self) -> str:
        return f"<Loaded: {self.numbers}>"

    def below(self, n: int) -> int:
        self.count += 1
        if self.numbers:
            return self.numbers.pop(0)
        assert self.rest is not None, "more chance is drawn than the scene has"
        return self.rest

    def die(self) -> int:
        return self.below(6)

    def shuffle(self, items: list[int]) -> None:
        """Leave the order as it is."""

    def clone(self) -> "Loaded":
        twin = type(self)(self.numbers, self.rest)
        twin.count = self.count
        return twin


def after(game: Game, options: Options, seed: int, count: int) -> GameState:
    """The position after so many actions of a random walk, the same for the same seed."""
    walk = Walk(game, options, seed, "uniform")
    for state in walk.states():
        if walk.at == count:
            return state
    raise AssertionError(f"the game ends after {walk.at} actions")
