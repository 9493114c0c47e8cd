"""One game in play, as the adapters share it: what a seat sees, may do, and gets."""

from collections.abc import Mapping
from typing import Any, cast

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from regalia import registry
from regalia.core.errors import IllegalAction
from regalia.core.message import Seat
from regalia.core.options import seats_in_words
from regalia.core.state import GameState
from regalia.core.utility import utilities
from regalia.research.tensors import Floats, encoding
from regalia.text import fail, shown

SEEDS = 1 << 62

Mask = NDArray[np.int8]


class Table:
    """A game at one setting, dealt again and again."""

    state: GameState

    def __init__(self, game: str, seats: int, options: Mapping[str, object] | None = None) -> None:
        self.game = registry.find(game)
        self.options = registry.options(self.game, seats, options)
        self.encoding = encoding(game)
        self.seats = seats
        self.actions = len(self.game.actions)

    def __str__(self) -> str:
        return f"{self.game.id}, {seats_in_words(self.seats)}"

    def deal(self, chance: np.random.Generator) -> None:
        """Begin a game; its seed is the next number of `chance`."""
        self.state = self.game.new(self.options, int(chance.integers(SEEDS)))
        self.state.keeps_events = False

    def act(self, seat: int, action: int) -> None:
        """Carry out a legal action, or refuse and change nothing."""
        if action not in self.state.legal(seat):
            text = shown(int(action))
            raise fail(IllegalAction, "common.error-mask", seat=Seat(seat), action=text)
        self.state.apply(seat, int(action))

    def row(self, seat: int) -> Floats:
        """What a seat sees."""
        return self.encoding.encode(self.game.observe(self.state, seat))

    def mask(self, seat: int, size: int = 0) -> Mask:
        """1 for each action that a seat may take."""
        mask = np.zeros(size or self.actions, dtype=np.int8)
        mask[self.state.legal(seat)] = 1
        return mask

    def rewards(self) -> list[float]:
        """What each seat gets: nothing before the end."""
        return utilities(self.state) if self.state.is_over() else [0.0] * self.seats

    def row_space(self) -> spaces.Space[Floats]:
        """All rows there can be."""
        space: Any = spaces.Box(self.encoding.low, self.encoding.high, dtype=np.float32)
        return cast("spaces.Space[Floats]", space)

    def masked_space(self, actions: int) -> spaces.Dict:
        """A row and a mask, as PettingZoo expects them."""
        masks = spaces.Box(0, 1, (actions,), dtype=np.int8)
        return spaces.Dict({"observation": self.row_space(), "action_mask": masks})
