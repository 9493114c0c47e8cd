"""Many games at once, for learners: the engine fills memory that NumPy looks into."""

from collections.abc import Mapping, Sequence
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from regalia import registry
from regalia.core.batch import Batch as Filled
from regalia.core.errors import BadOption
from regalia.core.options import seats_in_words
from regalia.research.tensors import Floats, encoding
from regalia.text import fail, shown


class Batch:
    """`n` games of one setting, of which each asks one seat; `step` carries out an action in each.

    `mask` (n, actions), `observation` (n, width), `seat` (n,), `reward` (n, seats) and `done` (n,)
    are allocated once and change with every step: copy what you keep. A game that ends is dealt
    anew in the same step: then `done` is set and `reward` tells how it ended, while mask,
    observation and seat are those of the new game's first decision.
    """

    mask: NDArray[np.bool_]
    observation: Floats
    seat: NDArray[np.uint8]
    reward: Floats
    done: NDArray[np.bool_]

    def __init__(
        self,
        game: str,
        n: int,
        seed: int,
        seats: int,
        options: Mapping[str, object] | None,
        observations: bool,
    ) -> None:
        found = registry.find(game)
        chosen = registry.options(found, seats, options)
        columns = encoding(game).columns if observations else None
        filled = Filled(found, chosen, n, seed, columns)
        self.filled = filled
        self.of = f"{n} games of {game}, {seats_in_words(seats)}"
        self.mask = look(filled.mask, np.bool_, n)
        self.observation = look(filled.observation, np.float32, n)
        self.seat = look(filled.seat, np.uint8, n)[:, 0]
        self.reward = look(filled.reward, np.float32, n)
        self.done = look(filled.done, np.bool_, n)[:, 0]

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {self.of}>"

    def step(self, actions: Sequence[int] | NDArray[np.integer[Any]]) -> None:
        """One action for each game, by the seat that is asked there.

        If one of them is not legal, IllegalAction says so and nothing has happened.
        """
        self.filled.step(np.asarray(actions).tolist())

    def close(self) -> None:
        """End the processes of a batch that has some. A batch that is forgotten ends them too."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def look(memory: Any, kind: Any, n: int) -> Any:
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
    workers: int = 1,
) -> Batch:
    """Set up `n` games; steps are faster without observations.

    Several `workers` are processes that share the games, and the memory the arrays lie in; the
    games go the same way as with one. They are started anew (`spawn`): a script that asks for them
    needs `if __name__ == "__main__":`.
    """
    if n < 1:
        raise fail(BadOption, "common.error-batch", n=shown(n))
    if not 1 <= workers <= n:
        raise fail(BadOption, "common.error-workers", n=shown(n), workers=shown(workers))
    if workers == 1:
        return Batch(game, n, seed, seats, options, observations)
    from regalia.research.workers import Setting, SharedBatch

    return SharedBatch(Setting(game, n, seed, seats, options, observations), workers)
