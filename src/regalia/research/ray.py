"""The games for RLlib: an agent for each seat, asked when its seat is, on one machine or many."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from ray.rllib.env.multi_agent_env import MultiAgentEnv
from ray.tune.registry import register_env

from regalia import registry
from regalia.research.table import Table

ALL = "__all__"  # RLlib's name for the whole table

Seen = dict[str, dict[str, Any]]


class SeatsEnv(MultiAgentEnv):  # type: ignore[misc,unused-ignore]
    """One game, dealt again and again; `seat_0` is the first agent.

    Seats that owe a decision get an observation, all of a window at once; the others wait.
    The mask stands beside the row, under the names that RLlib's own module for masks expects. An
    action that is not legal changes nothing, and its seat is asked again (RLlib's own checker
    answers without a look at the mask); after more answers than a game can last it is cut off.
    """

    def __init__(self, config: Mapping[str, Any]) -> None:
        """`config`: `game`, `seats`, and perhaps `options`, as `env_config` carries them."""
        super().__init__()
        self.table = Table(config["game"], config["seats"], config.get("options"))
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.seats)]
        self.agents = self.possible_agents[:]
        # Without a seed every process deals games of its own, as RLlib wants it.
        self.chance = np.random.default_rng()
        self.answers = 0
        actions = self.table.actions
        acting = spaces.Discrete(actions)
        # float32: what a network adds to its own numbers.
        masks = spaces.Box(0.0, 1.0, (actions,), dtype=np.float32)
        seeing = spaces.Dict({"observations": self.table.row_space(), "action_mask": masks})
        self.action_spaces = dict.fromkeys(self.possible_agents, acting)
        self.observation_spaces = dict.fromkeys(self.possible_agents, seeing)

    def __repr__(self) -> str:
        return f"<SeatsEnv: {self.table}>"

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Deal a new game; without a seed, the next one."""
        if seed is not None:
            self.chance = np.random.default_rng(seed)
        self.table.deal(self.chance)
        self.answers = 0
        return self._seen(self.table.state.to_act()), {}

    def step(
        self, action_dict: Mapping[str, int]
    ) -> tuple[Seen, dict[str, float], dict[str, bool], dict[str, bool], dict[str, Any]]:
        """The answers of all who are asked; those of one window commute."""
        state = self.table.state
        for agent, action in action_dict.items():
            seat = self.possible_agents.index(agent)
            self.answers += 1
            if int(action) in state.legal(seat):
                state.apply(seat, int(action))
        over = state.is_over()
        cut = not over and self.answers >= self.table.game.max_actions
        # At the end everybody sees how it came out, and gets what it was worth.
        seats = list(range(self.table.seats)) if over or cut else state.to_act()
        rewards = self.table.rewards()
        return (
            self._seen(seats),
            {self.possible_agents[seat]: rewards[seat] for seat in seats},
            {ALL: over},
            {ALL: cut},
            {},
        )

    def _seen(self, seats: list[int]) -> Seen:
        return {
            self.possible_agents[seat]: {
                "observations": self.table.row(seat),
                "action_mask": self.table.mask(seat).astype(np.float32),
            }
            for seat in seats
        }


def register() -> None:
    """Make the games known: `config.environment("regalia_legends", env_config={"seats": 2})`."""
    for package in registry.PACKAGES:
        register_env(f"regalia_{package}", _maker(package))


def _maker(package: str) -> Any:
    return lambda config: SeatsEnv({**config, "game": package})


register()
