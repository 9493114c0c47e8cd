"""What a game's good positions look like, one module per game; `greedy` asks nothing else."""

from collections.abc import Sequence
from typing import Final

from regalia.core.observation import Observation
from regalia.core.state import GameState

UNDECIDED: Final = -1


class Heuristic:
    """A judge of positions. A game fills in `evaluate`, and the rest where it pays."""

    def decide(self, world: GameState, seat: int, legal: Sequence[int]) -> int:
        """The action where a plan says it without a comparison, else UNDECIDED; changes nothing."""
        return UNDECIDED

    def candidates(self, seen: Observation) -> Sequence[int]:
        """The legal actions worth trying; never none."""
        return seen.legal

    def worlds(self, seen: Observation) -> int:
        """In how many imagined worlds to try each candidate: more where chance answers at once."""
        return 1

    def step(self, state: GameState, seat: int, action: int) -> None:
        """Carry out a candidate in place; it may stop before the chance that would follow."""
        state.apply(seat, action)

    def evaluate(self, state: GameState, seat: int) -> float:
        """How good a position is for a seat; only differences count."""
        raise NotImplementedError
