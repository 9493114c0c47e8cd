"""Determinism: a seed and the actions are the whole game, in every process and in both builds."""

from pathlib import Path

import pytest

from kit.games import each_game, every_setting
from regalia.core.game import Game
from regalia.core.options import Options
from regalia.testing.laws import check_determinism
from regalia.testing.trace import lines, run

SOURCE = Path(__file__).parents[2] / "src"


@each_game
def test_the_same_actions_give_the_same_game(game: Game, options: Options) -> None:
    """Keys and events are the same the second time."""
    check_determinism(game, options, 1)


def test_another_process_with_another_hash_seed_plays_the_same_games() -> None:
    """No order of sets and no hash reaches a game."""
    processes = [run([], hash_seed=seed) for seed in (1, 2)]
    first, second = [lines(process) for process in processes]
    assert first == second
    assert len(first) == len(every_setting()) + 1


def test_interpreted_and_compiled_builds_play_the_same_games() -> None:
    """Digest for digest, whatever the compiler made of the source."""
    processes = [run(["--games", "3"], path=path) for path in ([SOURCE], [])]
    outputs = [process.communicate()[0].splitlines() for process in processes]
    if not outputs[1] or outputs[1][0] != "compiled":
        pytest.skip("no compiled build of regalia is installed here; `make setup` makes one")
    assert outputs[0][0] == "interpreted"
    assert outputs[0][1:] == outputs[1][1:]
