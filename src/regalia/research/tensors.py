"""What a seat sees as one row of float32, with a name for every column, and back again."""

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from typing import Any

import numpy as np
from numpy.typing import NDArray

from regalia import registry
from regalia.core.columns import Columns
from regalia.core.errors import BadOption
from regalia.core.fields import Declaration
from regalia.core.game import Game
from regalia.core.observation import Observation
from regalia.text import fail

Floats = NDArray[np.float32]


class Encoding:
    """How the observations of one game are written; the same for all its options and seat counts.

    `names`, `low` and `high` say what each of the `width` columns is, and its range.
    """

    def __init__(self, game: Game) -> None:
        self.columns = Columns(declaration(game), game.options())
        self.width = int(self.columns.width)
        self.names = tuple(self.columns.names())
        bounds = np.array(self.columns.bounds(), dtype=np.float32)
        self.low: Floats = bounds[:, 0]
        self.high: Floats = bounds[:, 1]
        self.game = game.id

    def __repr__(self) -> str:
        return f"<Encoding: {self.game}, {self.width} columns>"

    def encode(self, seen: Observation) -> Floats:
        """An observation as a row."""
        return look(self.columns.row(seen))

    def read(self, row: Sequence[float] | Floats) -> dict[str, object]:
        """What a row says, by the names that an observation has: all but `game` and `legal`.

        An option is found as `option.<id>`; those whose values cannot be listed are not written.
        Cards that lie together come back sorted.
        """
        return self.columns.get(np.asarray(row, dtype=np.float32).tolist())


def look(memory: Any) -> Floats:
    """What the engine has written, without a copy."""
    return np.frombuffer(memory, dtype=np.float32)


@cache
def encoding(game: str) -> Encoding:
    """The encoding of a game."""
    return Encoding(registry.find(game))


def declaration(game: Game) -> Declaration:
    """What a game declares its state to be, in `fields` beside its `game` module."""
    home = type(game).__module__.rpartition(".")[0]
    try:
        declared = import_module(f"{home}.fields").FIELDS
    except ModuleNotFoundError:
        raise fail(BadOption, "common.error-no-fields", game=game.name) from None
    assert isinstance(declared, Declaration)
    return declared
