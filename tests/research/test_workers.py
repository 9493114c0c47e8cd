"""A batch shared by several processes goes the same way as one that is not, and ends cleanly."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from regalia.core.errors import BadOption, IllegalAction, RegaliaError
from regalia.core.rng import FastRng

pytest.importorskip("numpy", reason="the research extra is not installed: no NumPy")

import numpy as np

import regalia
from kit.process import children, is_running
from kit.terminal import environment
from kit.web import until
from regalia.research.batch import Batch
from regalia.research.workers import SharedBatch

# It tells who its processes are, and then waits to be killed.
PARENT = """
import sys, time
import regalia

if __name__ == "__main__":
    games = regalia.batch("legends", 4, seed=1, workers=2)
    print(*[hand.process.pid for hand in games.hands], flush=True)
    time.sleep(600)
"""


def shared(n: int = 5, workers: int = 2, seed: int = 9) -> SharedBatch:
    """A batch of Kingsburg in several processes."""
    found = regalia.batch("kingsburg", n, seed, seats=2, workers=workers)
    assert isinstance(found, SharedBatch)
    return found


def same(one: Batch, other: Batch) -> bool:
    """Whether two batches show the same in every array."""
    names = ("mask", "observation", "seat", "reward", "done")
    return all((getattr(one, name) == getattr(other, name)).all() for name in names)


def test_the_games_are_those_of_one_process() -> None:
    """Every array after every step, over the ends of games, split unevenly among three."""
    rng, ends = FastRng(4), 0
    one = regalia.batch("kingsburg", 5, 9, seats=2)
    with shared(workers=3) as many:
        assert same(one, many)
        while ends < 3:
            actions = one.filled.choose(rng)
            one.step(actions)
            many.step(np.array(actions))
            assert same(one, many)
            ends += int(one.done.sum())
        assert ends and not many.mask.flags.writeable


def test_without_observations_too() -> None:
    """Then the array has no columns."""
    with regalia.batch("legends", 2, 3, observations=False, workers=2) as many:
        assert many.observation.shape == (2, 0)
        one = regalia.batch("legends", 2, 3, observations=False)
        many.step(one.mask.argmax(axis=1))
        one.step(one.mask.argmax(axis=1))
        assert same(one, many)


def test_wrong_answers_are_refused_and_change_nothing() -> None:
    """The same sentences as in one process; and so are counts that make no sense."""
    with shared() as games:
        before, actions = games.observation.copy(), games.mask.argmax(axis=1)
        for wrong in (int(games.mask[3].argmin()), -1, 10**6):
            with pytest.raises(IllegalAction, match=f"action {wrong} is not legal in game 3"):
                games.step([*actions[:3].tolist(), wrong, int(actions[4])])
        with pytest.raises(IllegalAction, match="2 actions for 5 games"):
            games.step(actions[:2])
        with pytest.raises(TypeError, match="integers"):
            games.step(actions.astype(np.float64))
        assert (games.observation == before).all()
        games.step(actions)
        assert (games.observation != before).any()
    for workers in (0, 6):
        with pytest.raises(BadOption, match=f"1 to 5 processes, not “{workers}”"):
            regalia.batch("kingsburg", 5, 1, workers=workers)


def test_a_killed_process_is_a_clear_error() -> None:
    """The step says so, every further one too, and the other process ends."""
    games = shared()
    actions = games.mask.argmax(axis=1)
    other = games.hands[0].process
    os.kill(games.hands[1].process.pid or 0, signal.SIGKILL)
    for _ in range(2):
        with pytest.raises(RegaliaError, match="ended unexpectedly \\(SIGKILL\\)"):
            games.step(actions)
    assert not other.is_alive()


def test_a_closed_batch_is_over() -> None:
    """Its processes are gone, the arrays stay, and a step is refused; so is one forgotten."""
    games = shared()
    processes = [hand.process for hand in games.hands]
    with games:
        pass
    assert not any(process.is_alive() for process in processes)
    assert games.mask.any()
    with pytest.raises(RegaliaError, match="closed"):
        games.step(games.mask.argmax(axis=1))
    games = shared(seed=1)
    processes, mask = [hand.process for hand in games.hands], games.mask
    del games
    assert not any(process.is_alive() for process in processes) and mask.any()


def test_processes_end_with_their_parent(tmp_path: Path) -> None:
    """Even if it is killed and can say nothing more."""
    script = tmp_path / "parent.py"
    script.write_text(PARENT, encoding="utf-8")
    parent = subprocess.Popen(
        [sys.executable, str(script)], stdout=subprocess.PIPE, env=environment(), text=True
    )
    try:
        assert parent.stdout is not None
        pids = [int(pid) for pid in parent.stdout.readline().split()]
        began = {pid: at for pid, at in children(parent.pid).items() if pid in pids}
        assert len(began) == 2
    finally:
        parent.kill()
        parent.communicate()
    until(lambda: not any(is_running(pid, at) for pid, at in began.items()))
