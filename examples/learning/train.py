"""A small agent that learns a game against uniform play: masked PPO of sb3-contrib, on one core.

    pip install 'regalia[learning]'
    python examples/learning/train.py legends

Ten minutes are enough. What it writes: the agent (`<game>.zip`), and how it learned
(`<game>.json`), which curve.py draws.
"""

import argparse
import json
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import torch
from numpy.typing import NDArray
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv

import regalia
from regalia.arena.stats import wilson
from regalia.research.gymnasium import SeatEnv

AT_ONCE = 20  # tables
LOOKS = 8  # how often a curve is measured, apart from its beginning
GAMES = 200  # for each point of the curve
LAST = 1000  # for the last one
# To learn from; World is twice as long as Legends, so one hears half as often how a game ended.
DECISIONS = {"legends": 120_000, "wonderful_world": 160_000}


@dataclass(frozen=True)
class Point:
    """How well the agent plays after so many decisions of its own: a draw is half a win."""

    steps: int
    seconds: float  # of learning; playing the games of the curve is not counted
    games: int
    wins: float
    low: float
    high: float


class Slim(gymnasium.ObservationWrapper[Any, Any, Any]):
    """Rows as a network likes them: the columns that ever move, and counts by their logarithm."""

    def __init__(self, env: SeatEnv, columns: NDArray[np.intp]) -> None:
        super().__init__(env)
        self.columns = columns
        box = env.observation_space
        assert isinstance(box, gymnasium.spaces.Box)
        low, high = self.observation(box.low), self.observation(box.high)
        self.observation_space = gymnasium.spaces.Box(low, high, dtype=np.float32)

    def observation(self, observation: Any) -> Any:
        """Fewer columns; 0 stays 0."""
        kept = observation[self.columns]
        return np.sign(kept) * np.log1p(np.abs(kept))

    def action_masks(self) -> Any:
        """What is legal, where the library asks for it."""
        assert isinstance(self.env, SeatEnv)
        return self.env.action_masks()


@cache
def moving(game: str) -> NDArray[np.intp]:
    """The columns that change in some thousand decisions of uniform play between two.

    The others belong to seats and options that are not in this game; without them a network is
    three to nine times smaller.
    """
    chance = np.random.default_rng(1)
    games = regalia.batch(game, 64, seed=1, seats=2)
    low, high = games.observation.min(axis=0), games.observation.max(axis=0)
    for _ in range(800):
        games.step((games.mask * chance.random(games.mask.shape, np.float32)).argmax(axis=1))
        low = np.minimum(low, games.observation.min(axis=0))
        high = np.maximum(high, games.observation.max(axis=0))
    return np.flatnonzero(high > low)


def tables(game: str, count: int, seed: int) -> DummyVecEnv:
    """So many tables for two, the agent at each seat in turn, a uniform bot opposite."""
    made = DummyVecEnv(
        [
            lambda seat=number % 2: Slim(SeatEnv(game, 2, seat=seat), moving(game))
            for number in range(count)
        ]
    )
    made.seed(seed)
    return made


def measure(agent: MaskablePPO, game: str, games: int, seed: int) -> float:
    """How many of so many games the agent wins, half of them from either seat; draws are halves."""
    held = tables(game, AT_ONCE, seed)
    # A look at the agent must not change how it learns afterwards.
    before = torch.get_rng_state()
    torch.manual_seed(seed)
    rows = held.reset()
    # Each table plays as many games as the others, or whoever ends fast would be counted oftener.
    left = np.full(AT_ONCE, games // AT_ONCE)
    wins = 0.0
    while left.any():
        masks = np.stack(held.env_method("action_masks"))
        actions, _ = agent.predict(rows, action_masks=masks)
        rows, rewards, over, _ = held.step(actions)
        counted = over & (left > 0)
        wins += float((rewards[counted] + 1).sum()) / 2
        left[counted] -= 1
    torch.set_rng_state(before)
    return wins


def learn(
    game: str, decisions: int, seed: int, games: int = GAMES, last: int = LAST
) -> Iterator[tuple[MaskablePPO, Point]]:
    """Train, and look at the agent before, now and then, and at the end."""
    torch.set_num_threads(1)
    torch.distributions.Distribution.set_default_validate_args(False)  # a third faster
    # The last games are dealt as nobody has seen them dealt: neither the agent, nor who chose its
    # settings by the looks along the way.
    lessons, looks, end = map(int, np.random.SeedSequence(seed).generate_state(3))
    agent = MaskablePPO(
        "MlpPolicy",
        tables(game, AT_ONCE, lessons),
        learning_rate=1e-3,
        n_steps=64,
        batch_size=256,
        n_epochs=4,
        gamma=1.0,  # what counts is the end of the game, however far away
        gae_lambda=0.98,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [64, 64]},
        seed=lessons,
        device="cpu",
    )
    seconds = 0.0
    for look in range(LOOKS + 1):
        if look:
            start = time.process_time()
            agent.learn(decisions // LOOKS, reset_num_timesteps=False)
            seconds += time.process_time() - start
        count, deals = (last, end) if look == LOOKS else (games, looks)
        wins = measure(agent, game, count, deals)
        yield (
            agent,
            Point(agent.num_timesteps, round(seconds, 1), count, wins, *wilson(wins, count)),
        )


def main() -> None:
    """Learn one game, and write down each step on the way."""
    parser = argparse.ArgumentParser(description="Learn a game against uniform play.")
    parser.add_argument("game", choices=sorted(DECISIONS))
    parser.add_argument("--decisions", type=int, help="to learn from, if not as many as usual")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--to", type=Path, default=Path(), help="the folder to write to")
    asked = parser.parse_args()
    asked.to.mkdir(parents=True, exist_ok=True)
    decisions = asked.decisions or DECISIONS[asked.game]
    points: list[dict[str, float]] = []
    for agent, point in learn(asked.game, decisions, asked.seed):
        points.append(asdict(point))
        setting = {"game": asked.game, "seats": 2, "against": "uniform", "seed": asked.seed}
        curve = json.dumps({**setting, "points": points}, indent=1)
        (asked.to / f"{asked.game}.json").write_text(curve + "\n", encoding="utf-8")
        agent.save(asked.to / asked.game)
        share = f"{point.wins / point.games:.1%} [{point.low:.1%}, {point.high:.1%}]"
        print(f"{point.steps:>9,} decisions, {point.seconds:4.0f} s: wins {share}", flush=True)


if __name__ == "__main__":
    main()
