"""The games for PettingZoo: one agent after another (`env`), or all of a window at once."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from regalia.research.table import Table

Seen = dict[str, Any]


def env(game: str, seats: int, options: Mapping[str, object] | None = None) -> "TurnEnv":
    """A game as an AEC environment, bare: an action that is not legal is refused with an error."""
    return TurnEnv(game, seats, options)


def parallel_env(game: str, seats: int, options: Mapping[str, object] | None = None) -> "WindowEnv":
    """A game as a parallel environment."""
    return WindowEnv(game, seats, options)


class TurnEnv(AECEnv[str, Seen, int]):
    """One agent at a time, `seat_0` the first. Where several are asked, the lowest seat answers."""

    def __init__(self, game: str, seats: int, options: Mapping[str, object] | None = None) -> None:
        super().__init__()
        self.table = Table(game, seats, options)
        self.metadata = {
            "name": f"{game}_v{self.table.game.version}",
            "render_modes": [],
            "is_parallelizable": True,
        }
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self.chance = np.random.default_rng()
        actions = self.table.actions
        self._acting = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self._seeing = {agent: self.table.masked_space(actions) for agent in self.possible_agents}

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {self.table}>"

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._seeing[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._acting[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; without a seed, the next one."""
        if seed is not None:
            self.chance = np.random.default_rng(seed)
        self.table.deal(self.chance)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> Seen:
        seat = self.possible_agents.index(agent)
        return {"observation": self.table.row(seat), "action_mask": self.table.mask(seat)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "only an agent whose game is over answers None"
        self.table.act(self.possible_agents.index(agent), action)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.agents, self.table.rewards(), strict=True))
        self.terminations = dict.fromkeys(self.agents, self.table.state.is_over())
        self._select()
        self._accumulate_rewards()

    def _select(self) -> None:
        asked = self.table.state.to_act()
        self.agent_selection = self.possible_agents[asked[0] if asked else 0]


class WindowEnv(ParallelEnv[str, Seen, int]):
    """All agents at once. Who is not asked has one action, the last of the space: to wait."""

    def __init__(self, game: str, seats: int, options: Mapping[str, object] | None = None) -> None:
        self.table = Table(game, seats, options)
        self.metadata = {"name": f"{game}_v{self.table.game.version}", "render_modes": []}
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self.chance = np.random.default_rng()
        self.wait = self.table.actions
        actions = self.wait + 1
        self._acting = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self._seeing = {agent: self.table.masked_space(actions) for agent in self.possible_agents}

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {self.table}>"

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._seeing[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._acting[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        """Deal a new game; without a seed, the next one."""
        if seed is not None:
            self.chance = np.random.default_rng(seed)
        self.table.deal(self.chance)
        self.agents = self.possible_agents[:]
        return self._seen(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Seen],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """Everybody's answer. Answers of one window commute, so their order does not matter."""
        asked = self.table.state.to_act()
        for seat, agent in enumerate(self.possible_agents):
            if seat in asked or actions[agent] != self.wait:
                self.table.act(seat, actions[agent])
        agents = self.agents
        over = self.table.state.is_over()
        seen = self._seen()
        if over:
            self.agents = []
        return (
            seen,
            dict(zip(agents, self.table.rewards(), strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            {agent: {} for agent in agents},
        )

    def _seen(self) -> dict[str, Seen]:
        asked = self.table.state.to_act()
        seen: dict[str, Seen] = {}
        for seat, agent in enumerate(self.possible_agents):
            mask = self.table.mask(seat, self.wait + 1)
            mask[self.wait] = int(seat not in asked)
            seen[agent] = {"observation": self.table.row(seat), "action_mask": mask}
        return seen
