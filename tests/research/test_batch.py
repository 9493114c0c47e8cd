"""A batch plays the same games as the engine does one by one, and shows them as they are."""

import pytest

from regalia import registry
from regalia.core.errors import BadOption, IllegalAction
from regalia.core.rng import FastRng
from regalia.core.utility import utilities

pytest.importorskip("numpy", reason="the research extra is not installed: no NumPy")

import numpy as np

import regalia
from regalia.research.batch import Batch
from regalia.research.tensors import encoding


def by_hand(batch: Batch, actions: list[int]) -> list[tuple[int, list[int], list[float]]]:
    """What a step has to show: for each game who is asked next, what is legal, what was won."""
    found = []
    for state, seat, action in zip(batch.filled.states, batch.seat, actions, strict=True):
        twin = state.clone()
        twin.apply(int(seat), action)
        asked = twin.to_act()
        if asked:
            found.append((asked[0], twin.legal(asked[0]), [0.0] * twin.seats))
        else:
            found.append((-1, [], utilities(twin)))
    return found


@pytest.mark.parametrize("package", registry.PACKAGES)
def test_every_step_is_the_step_of_the_engine(package: str) -> None:
    """Seat, mask, reward and end of each game, over the end of some of them."""
    seats = registry.find(package).seats[-1]
    batch = regalia.batch(package, 3, seed=9, seats=seats, observations=False)
    rng = FastRng(4)
    ends = 0
    while ends < 2:
        actions = batch.filled.choose(rng)
        expected = by_hand(batch, actions)
        batch.step(np.array(actions))
        for number, (asked, legal, won) in enumerate(expected):
            assert batch.reward[number].tolist() == pytest.approx(won, abs=1e-6)
            assert batch.done[number] == (asked < 0)
            state = batch.filled.states[number]
            if asked < 0:
                ends += 1
                asked = state.to_act()[0]
                legal = state.legal(asked)
            assert batch.seat[number] == asked
            assert np.flatnonzero(batch.mask[number]).tolist() == legal


def test_a_seed_decides_everything() -> None:
    """Two batches with one seed go the same way, and show it; one with another seed does not."""
    game, code = registry.find("kingsburg"), encoding("kingsburg")
    one, two, other = (regalia.batch("kingsburg", 4, seed, seats=3) for seed in (1, 1, 2))
    for _ in range(30):
        actions = one.mask.argmax(axis=1)
        for batch in (one, two):
            batch.step(actions)
        assert (one.observation == two.observation).all()
        for row, state, seat in zip(one.observation, one.filled.states, one.seat, strict=True):
            assert (row == code.encode(game.observe(state, int(seat)))).all()
    assert (regalia.batch("kingsburg", 4, 1, seats=3).observation != other.observation).any()


def test_arrays_are_allocated_once() -> None:
    """A step changes what the arrays show, not where they lie; nobody can write into them."""
    batch = regalia.batch("legends", 2, seed=3, seats=4)
    arrays = [batch.mask, batch.observation, batch.seat, batch.reward, batch.done]
    shapes = [(2, 1911), (2, encoding("legends").width), (2,), (2, 4), (2,)]
    assert [array.shape for array in arrays] == shapes
    before = batch.observation.copy()
    batch.step(batch.mask.argmax(axis=1))
    assert arrays[1] is batch.observation and (batch.observation != before).any()
    with pytest.raises(ValueError, match="read-only"):
        batch.mask[0, 0] = True


def test_one_illegal_action_stops_the_whole_step() -> None:
    """Nothing has happened in any of the games."""
    batch = regalia.batch("kingsburg", 3, seed=5, seats=2)
    before, actions = batch.observation.copy(), batch.mask.argmax(axis=1)
    for wrong in (int(batch.mask[2].argmin()), -1, 10**6):
        with pytest.raises(IllegalAction, match="game 2"):
            batch.step([*actions[:2].tolist(), wrong])
    with pytest.raises(IllegalAction, match="2 actions for 3 games"):
        batch.step(actions[:2])
    assert (batch.observation == before).all()
    with pytest.raises(BadOption, match="at least one"):
        regalia.batch("kingsburg", 0, seed=1)
