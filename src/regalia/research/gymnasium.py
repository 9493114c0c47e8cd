"""The games for Gymnasium: one seat learns, bots sit in the others, or nobody in a solo game."""

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from regalia import registry
from regalia.bots import roster
from regalia.bots.base import Bot
from regalia.research.table import SEEDS, Mask, Table
from regalia.research.tensors import Floats


class SeatEnv(gymnasium.Env[Floats, np.int64]):
    """One seat of a game. `info["action_mask"]` and `action_masks()` say what is legal.

    An action that is not legal changes nothing and is worth nothing; a game in which the seat has
    answered oftener than any game can last is cut off.
    """

    metadata = {"render_modes": []}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        game: str,
        seats: int,
        seat: int = 0,
        bots: str | Sequence[str] = "uniform",
        options: Mapping[str, object] | None = None,
    ) -> None:
        self.table = Table(game, seats, options)
        if not 0 <= seat < seats:
            raise ValueError(f"seat {seat} is not 0 to {seats - 1}")
        names = [bots] * (seats - 1) if isinstance(bots, str) else list(bots)
        if len(names) != seats - 1:
            raise ValueError(f"{len(names)} bots for {seats - 1} other seats")
        names.insert(seat, "uniform")
        self.seat = seat
        self.names = names
        self.render_mode = None
        self.answers = 0
        self.players: list[Bot] = []
        self.action_space = spaces.Discrete(self.table.actions)
        self.observation_space = self.table.row_space()

    def __repr__(self) -> str:
        return f"<SeatEnv: {self.table}, learning at seat {self.seat}>"

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Floats, dict[str, Any]]:
        """Deal a new game and let the bots play up to the seat's first decision."""
        super().reset(seed=seed)
        self.table.deal(self.np_random)
        id = self.table.game.id
        seeds = self.np_random.integers(SEEDS, size=len(self.names)).tolist()
        self.players = [
            roster.find(name, id, own) for name, own in zip(self.names, seeds, strict=True)
        ]
        self.answers = 0
        self._let_bots_play()
        return self._seen()

    def step(self, action: np.int64) -> tuple[Floats, float, bool, bool, dict[str, Any]]:
        """The seat's answer, and all that the others do before it is asked again."""
        state = self.table.state
        self.answers += 1
        if int(action) in state.legal(self.seat):
            state.apply(self.seat, int(action))
            self._let_bots_play()
        seen, info = self._seen()
        cut = self.answers >= self.table.game.max_actions and not state.is_over()
        return seen, self.table.rewards()[self.seat], state.is_over(), cut, info

    def action_masks(self) -> Mask:
        """What is legal, where sb3-contrib looks for it."""
        return self.table.mask(self.seat)

    def _let_bots_play(self) -> None:
        state, game = self.table.state, self.table.game
        while (asked := state.to_act()) and self.seat not in asked:
            state.apply(asked[0], self.players[asked[0]].choose(game.observe(state, asked[0])))

    def _seen(self) -> tuple[Floats, dict[str, Any]]:
        return self.table.row(self.seat), {"action_mask": self.action_masks()}


def register() -> None:
    """Make the games known: `gymnasium.make("regalia/kingsburg", seats=4)`."""
    for package in registry.PACKAGES:
        gymnasium.register(f"regalia/{package}", f"{__name__}:SeatEnv", kwargs={"game": package})


register()
