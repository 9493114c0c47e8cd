"""PettingZoo's own tests, on every game at its least and most seats and with strange options."""

from typing import Any

import pytest

from regalia import registry
from regalia.core.errors import IllegalAction
from regalia.core.options import OptionValue
from regalia.testing.settings import option_sets

pytest.importorskip("pettingzoo", reason="the research extra is not installed: no PettingZoo")

from pettingzoo.test import api_test, parallel_api_test, seed_test

from regalia.research import pettingzoo

CYCLES = 60


def settings() -> list[Any]:
    """Few and many seats with the defaults, and the strangest options in the middle."""
    found = []
    for package in registry.PACKAGES:
        game = registry.find(package)
        for seats in {game.seats[0], game.seats[-1]}:
            found.append(pytest.param(package, seats, {}, id=f"{package}-{seats}"))
        seats = game.seats[len(game.seats) // 2]
        name, options = list(option_sets(game, seats))[-1]
        values: dict[str, OptionValue] = options.values()
        found.append(pytest.param(package, seats, values, id=f"{package}-{seats}{name}"))
    return found


each_setting = pytest.mark.parametrize(("package", "seats", "options"), settings())


# The library asks for a mask beside the row, and warns of observations that have one.
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Environment has not defined a render")  # there are pages
@each_setting
def test_one_agent_after_another(package: str, seats: int, options: dict[str, OptionValue]) -> None:
    """The library's `api_test`: spaces, masks, rewards, the end."""
    api_test(pettingzoo.env(package, seats, options), num_cycles=CYCLES)


@each_setting
def test_a_seed_decides_everything(
    package: str, seats: int, options: dict[str, OptionValue]
) -> None:
    """The library's `seed_test`: two environments with one seed go the same way."""
    seed_test(lambda: pettingzoo.env(package, seats, options), num_cycles=CYCLES // seats)


@each_setting
def test_all_agents_at_once(package: str, seats: int, options: dict[str, OptionValue]) -> None:
    """The library's `parallel_api_test`: who is not asked waits."""
    parallel_api_test(pettingzoo.parallel_env(package, seats, options), num_cycles=CYCLES)


@pytest.mark.parametrize("package", registry.PACKAGES)
def test_both_faces_play_the_same_game(package: str) -> None:
    """A whole game in windows ends as the same game does seat by seat."""
    seats = registry.find(package).seats[-1]
    turns, windows = pettingzoo.env(package, seats), pettingzoo.parallel_env(package, seats)
    turns.reset(seed=3)
    seen, _ = windows.reset(seed=3)
    played: dict[str, list[int]] = {agent: [] for agent in turns.possible_agents}
    while windows.agents:
        actions = {agent: int(seen[agent]["action_mask"].argmax()) for agent in windows.agents}
        for agent, action in actions.items():
            if action != windows.wait:
                played[agent].append(action)
        seen, rewards, _, _, _ = windows.step(actions)
    for agent in turns.agent_iter():
        if turns.terminations[agent]:
            break
        turns.step(played[agent].pop(0))
    assert not any(played.values())
    assert turns.rewards == rewards
    assert abs(sum(rewards.values())) < 1e-9
    assert turns.table.state.key() == windows.table.state.key()


def test_an_action_that_is_not_legal_is_refused() -> None:
    """With an error; the agent is asked again."""
    env = pettingzoo.env("kingsburg", 3)
    env.reset(seed=1)
    agent = env.agent_selection
    illegal = int(env.observe(agent)["action_mask"].argmin())
    with pytest.raises(IllegalAction):
        env.step(illegal)
    assert env.agent_selection == agent
    windows = pettingzoo.parallel_env("kingsburg", 3)
    windows.reset(seed=1)
    with pytest.raises(IllegalAction):
        windows.step(dict.fromkeys(windows.agents, illegal))
