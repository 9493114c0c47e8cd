"""Processes and builds: each plays the same games, digest for digest."""

from pathlib import Path

import pytest

from kit.games import every_setting
from regalia.testing.trace import lines, run

SOURCE = Path(__file__).parents[2] / "src"


def test_another_process_with_another_hash_seed_plays_the_same_games() -> None:
    """No order of sets and no hash reaches a game."""
    processes = [run([], hash_seed=seed) for seed in (1, 2)]
    first, second = [lines(process) for process in processes]
    assert first == second
    assert len(first) == len(every_setting()) + 1


def test_interpreted_and_compiled_builds_play_the_same_games() -> None:
    """Digest for digest, whatever the compiler made of the source."""
    processes = [run([], path=path) for path in ([SOURCE], [])]
    outputs = [process.communicate()[0].splitlines() for process in processes]
    if not outputs[1] or outputs[1][0] != "compiled":
        pytest.skip("no compiled build of regalia is installed here; `make setup` makes one")
    assert outputs[0][0] == "interpreted"
    assert outputs[0][1:] == outputs[1][1:]
