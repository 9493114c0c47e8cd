"""Many games at once, for learners: the engine fills memory that NumPy looks into."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from regalia import registry
from regalia.core.batch import Batch as Filled
from regalia.core.errors import BadOption
from regalia.research.tensors import Floats, encoding
from regalia.text import fail, shown


class Batch:
    """`n` games of one setting, of which each asks one seat; `step` carries out an action in each.

    `mask` (n, actions), `observation` (n, width), `seat` (n,), `reward` (n, seats) and `done` (n,)
    are allocated once and change with every step: copy what shall stay. A game that ends is dealt
    anew in the same step: then `done` is set and `reward` tells how it ended, while mask,
    observation and seat are those of the new game's first decision.
    """

    def __init__(
        self,
        game: str,
        n: int,
        seed: int,
        seats: int,
        options: Mapping[str, object] | None,
        observations: bool,
    ) -> None:
        if n < 1:
            raise fail(BadOption, "common.error-batch", n=shown(n))
        found = registry.find(game)
        chosen = registry.options(found, seats, options)
        columns = encoding(game).columns if observations else None
        filled = Filled(found, chosen, n, seed, columns)
        self.filled = filled
        self.mask: NDArray[np.bool_] = _look(filled.mask, np.bool_, n)
        self.observation: Floats = _look(filled.observation, np.float32, n)
        self.seat: NDArray[np.uint8] = _look(filled.seat, np.uint8, n)[:, 0]
        self.reward: Floats = _look(filled.reward, np.float32, n)
        self.done: NDArray[np.bool_] = _look(filled.done, np.bool_, n)[:, 0]

    def step(self, actions: Sequence[int] | NDArray[np.integer[Any]]) -> None:
        """One action for each game, by the seat that is asked there.

        If one of them is not legal, IllegalAction says so and nothing has happened.
        """
        self.filled.step(np.asarray(actions).tolist())


def _look(memory: Any, kind: Any, n: int) -> Any:
    """The engine's memory as an array with a row for each game: looked at, never written."""
    if len(memory) == 0:
        return np.zeros((n, 0), dtype=kind)
    found = np.frombuffer(memory, dtype=kind).reshape(n, -1)
    found.flags.writeable = False
    return found


def batch(
    game: str,
    n: int,
    seed: int,
    seats: int = 2,
    options: Mapping[str, object] | None = None,
    observations: bool = True,
) -> Batch:
    """Set up `n` games; steps are faster without observations."""
    return Batch(game, n, seed, seats, options, observations)
