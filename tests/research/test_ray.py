"""RLlib's own algorithm learns from our games on a local Ray of two workers."""

from typing import Any

import numpy as np
import pytest

from kit.rays import local_ray
from regalia import registry

pytest.importorskip("tree", reason="RLlib is not installed: regalia[rllib]")
pytest.importorskip("ray.rllib", reason="RLlib is not installed: regalia[rllib]")

from regalia.research.ray import SeatsEnv

# Its own, about its future, about open files, and about how long it takes.
pytestmark = pytest.mark.filterwarnings("ignore")


def play(env: SeatsEnv, seed: int | None) -> tuple[list[tuple[str, int]], dict[str, float]]:
    """A whole game by chance: who did what, and what everybody got."""
    chance = np.random.default_rng(1)
    seen, _ = env.reset(seed=seed)
    done: list[tuple[str, int]] = []
    while True:
        assert seen and all(env.observation_spaces[agent].contains(seen[agent]) for agent in seen)
        answers = {
            agent: int(chance.choice(np.flatnonzero(row["action_mask"])))
            for agent, row in seen.items()
        }
        done += answers.items()
        seen, rewards, over, cut, _ = env.step(answers)
        assert rewards.keys() == seen.keys() and not cut["__all__"]
        if over["__all__"]:
            return done, rewards
        assert not any(rewards.values())


@pytest.mark.parametrize("package", registry.PACKAGES)
def test_a_game_goes_the_way_its_seed_says(package: str) -> None:
    """Windows ask several agents at once; the end tells all of them, and adds up to nothing."""
    seats = min(3, registry.find(package).seats[-1])
    env = SeatsEnv({"game": package, "seats": seats})
    done, rewards = play(env, 5)
    assert set(rewards) == {agent for agent, _ in done} == set(env.possible_agents)
    assert sum(rewards.values()) == pytest.approx(0) and any(rewards.values())
    assert (done, rewards) == play(env, 5)
    assert done != play(env, None)[0], "without a seed, the next deal"


def test_what_is_not_legal_changes_nothing() -> None:
    """The same agents are asked the same again; at last the game is cut off."""
    env = SeatsEnv({"game": "wonderful_world", "seats": 2})
    before, _ = env.reset(seed=1)
    answers = {agent: int(row["action_mask"].argmin()) for agent, row in before.items()}
    assert len(answers) == 2, "both choose a card"
    for _ in range(env.table.game.max_actions):
        after, rewards, over, cut, _ = env.step(answers)
        assert not any(rewards.values()) and not over["__all__"]
        assert all(
            (after[one]["observations"] == before[one]["observations"]).all() for one in answers
        )
        if cut["__all__"]:
            break
    assert env.answers == pytest.approx(env.table.game.max_actions, abs=1)


def test_the_library_learns_from_a_game_on_two_workers() -> None:
    """PPO with RLlib's module for masks, one network for both seats; the checker agrees, too."""
    pytest.importorskip("torch", reason="PyTorch is not installed: regalia[rllib]")
    from ray.rllib.algorithms.ppo import PPOConfig
    from ray.rllib.core.rl_module.rl_module import RLModuleSpec
    from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule

    small = {"fcnet_hiddens": [16], "head_fcnet_hiddens": [16]}
    with local_ray():
        config = (
            PPOConfig()
            .environment("regalia_legends", env_config={"seats": 2})
            .env_runners(num_env_runners=2, rollout_fragment_length=128)
            .multi_agent(policies={"both"}, policy_mapping_fn=lambda *_, **__: "both")
            .rl_module(
                rl_module_spec=RLModuleSpec(
                    module_class=ActionMaskingTorchRLModule, model_config=small
                )
            )
            .training(train_batch_size_per_learner=256, minibatch_size=64, num_epochs=1)
            .debugging(seed=3)
        )
        algorithm = config.build_algo()
        try:
            told = [algorithm.train() for _ in range(2)]
        finally:
            algorithm.stop()
    runners: list[dict[str, Any]] = [one["env_runners"] for one in told]
    assert runners[-1]["num_env_steps_sampled_lifetime"] >= 512
    # Masks hold: with answers that are refused a game would be thousands of steps long.
    assert 60 < runners[-1]["episode_len_mean"] < 130
    assert runners[-1]["num_episodes_lifetime"] >= 2
    learned = told[-1]["learners"]["both"]
    assert np.isfinite(learned["total_loss"]) and learned["entropy"] > 0
