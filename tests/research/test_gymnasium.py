"""Gymnasium's own test, on every game with bots beside the learner and in the solo games."""

import pytest

from regalia import registry

pytest.importorskip("gymnasium", reason="the research extra is not installed: no Gymnasium")

import gymnasium
from gymnasium.utils.env_checker import check_env

from regalia.research.gymnasium import SeatEnv

SETTINGS = [
    ("kingsburg", 2, {}),
    ("kingsburg", 5, {"demons": "alternative"}),
    ("legends", 4, {"long_game": True}),
    ("dragon_castle", 3, {}),
    ("wonderful_world", 1, {}),
    ("wonderful_world", 7, {}),
    ("wonderful_kingdom", 1, {}),
    ("wonderful_kingdom", 2, {"module": "menace"}),
]


@pytest.mark.parametrize(("package", "seats", "options"), SETTINGS)
def test_the_library_finds_nothing_to_object_to(
    package: str, seats: int, options: dict[str, object]
) -> None:
    """The library's `check_env`: spaces, seeds, what `reset` and `step` return."""
    check_env(gymnasium.make(f"regalia/{package}", seats=seats, options=options).unwrapped)


@pytest.mark.parametrize("package", registry.PACKAGES)
def test_a_whole_game_can_be_played(package: str) -> None:
    """By the mask alone, from the last seat, against uniform play; the reward comes at the end."""
    seats = registry.find(package).seats[-1]
    env = SeatEnv(package, seats, seat=seats - 1)
    _, info = env.reset(seed=5)
    over, rewards = False, []
    while not over:
        _, reward, over, cut, info = env.step(info["action_mask"].argmax())
        rewards.append(reward)
        assert not cut
    assert not any(rewards[:-1]) and -1 <= rewards[-1] <= 1
    assert not info["action_mask"].any()


def test_what_is_not_legal_changes_nothing() -> None:
    """The seat is asked the same again; at last the game is cut off."""
    env = SeatEnv("kingsburg", 2)
    before, info = env.reset(seed=1)
    illegal = info["action_mask"].argmin()
    for _ in range(env.table.game.max_actions - 1):
        after, reward, over, cut, _ = env.step(illegal)
        assert not (over or cut or reward) and (after == before).all()
    assert env.step(illegal)[2:4] == (False, True)


def test_named_bots_take_the_other_seats() -> None:
    """One name for all, or one for each; too few are refused."""
    env = SeatEnv("kingsburg", 3, seat=1, bots=["greedy", "uniform"])
    env.reset(seed=2)
    assert [type(player).__name__ for player in env.players] == ["Greedy", "Uniform", "Uniform"]
    with pytest.raises(ValueError, match="bots"):
        SeatEnv("kingsburg", 3, bots=["greedy"])
    with pytest.raises(ValueError, match="seat"):
        SeatEnv("kingsburg", 3, seat=3)
