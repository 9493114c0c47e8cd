"""`regalia fuzz`: laws that hold, a law that is broken, and the command that repeats it."""

import json
import os
from collections.abc import Iterator
from shlex import split

import pytest

from kit import faults
from kit.terminal import Run
from regalia import registry
from regalia.arena.spread import spread
from regalia.core.errors import RegaliaError
from regalia.core.game import Game
from regalia.testing import fuzz
from regalia.testing.laws import LAWS
from regalia.testing.toy import GAME as TOY


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The only game there is is the toy."""
    yield from only(TOY, monkeypatch)


@pytest.fixture
def lost_coin(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The only game there is loses coins."""
    yield from only(faults.LostCoin(), monkeypatch)


def only(game: Game, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let every name find one game."""
    monkeypatch.setattr(registry, "find", lambda id: game)
    fuzz.settings.cache_clear()
    yield
    fuzz.settings.cache_clear()


def test_every_law_is_tried_at_every_setting_in_every_round(inside: Run, toy: None) -> None:
    """The report says how many checks there were, and of what."""
    words = ("fuzz", "toy", "--seed", "3", "--rounds", "2", "--json")
    told = inside(*words, "--setting", "toy-2", "--setting", "toy-3-strange")
    report = json.loads(told.out)
    assert told.code == 0 and report["broken"] == []
    assert len(report["laws"]) == len(LAWS) and report["checks"] == 2 * 2 * len(LAWS)


def test_processes_side_by_side_tell_the_same(inside: Run) -> None:
    """Two of them share the checks."""
    words = ("fuzz", "kingsburg", "--law", "legality", "--law", "scores", "--seed", "5", "--json")
    settings = ("--setting", "kingsburg-2", "--setting", "kingsburg-3")
    assert inside(*words, *settings) == inside(*words, *settings, "--workers", "2")


def test_a_broken_law_is_told_with_the_command_that_repeats_it(
    inside: Run, lost_coin: None
) -> None:
    """Where, what was said, and the line to type; which finds the same again."""
    words = ("fuzz", "toy", "--law", "conservation", "--law", "legality", "--seed", "1")
    told = inside(*words)
    assert told.code == 9 and "coins were lost" in told.out
    line = next(line for line in told.out.splitlines() if line.startswith("regalia fuzz"))
    again = inside(*split(line)[1:], "--json")
    (broken,) = json.loads(again.out)["broken"]
    assert again.code == 9 and broken["law"] == "conservation" and broken["why"] in told.out


@pytest.mark.parametrize("option", ["--law", "--setting"])
def test_a_name_that_is_not_known_changes_nothing(inside: Run, option: str) -> None:
    """A sentence, with the nearest name."""
    told = inside("fuzz", "kingsburg", option, "kingsburg-6" if option == "--setting" else "unod")
    assert told.code == 1 and told.out == ""
    assert told.err.rstrip().endswith(
        "Did you mean kingsburg-5?" if option == "--setting" else "Did you mean undo?"
    )


def test_a_crash_ends_the_run_with_a_sentence() -> None:
    """Work that takes its process with it is not waited for."""
    with pytest.raises(RegaliaError, match="crashed the process"):
        list(spread(os._exit, [1], workers=2))
