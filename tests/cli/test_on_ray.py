"""`--on ray`: the commands on a Ray of two workers, one of which is killed, tell the same."""

import json
import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from kit.rays import local_ray
from kit.released import store_all
from kit.terminal import Run
from regalia.bots import tally, train
from regalia.cli import fuzz
from regalia.web import audit

TIMES = ("seconds", "moves_per_second")  # the clock's part


@pytest.fixture(scope="module")
def ray() -> Iterator[Any]:
    """A Ray of two cores, ended after these tests."""
    with local_ray() as ray:
        yield ray


@pytest.fixture
def mark(tmp_path: Path) -> Path:
    """The file that tells that a worker has died."""
    return tmp_path / "died"


def dying_once(work: Callable[..., Any], mark: Path) -> Callable[..., Any]:
    """The same work; but whoever is the first to begin it is killed."""

    def work_or_die(*args: Any) -> Any:
        if not mark.exists():
            mark.touch()
            os.kill(os.getpid(), 9)
        return work(*args)

    return work_or_die


@pytest.mark.filterwarnings("ignore")  # Ray's own, about its future
@pytest.mark.parametrize(
    "words",
    [
        ("kingsburg", "--seats", "3", "--games", "50"),
        ("wonderful_world", "--seats", "1", "--games", "25"),
        ("dragon_castle", "--seats", "2", "--games", "22", "--bot", "uniform", "--bot", "greedy"),
    ],
)
def test_games_are_simulated_on_a_ray(
    ray: Any, words: tuple[str, ...], mark: Path, inside: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Wins, points, ties and prizes of the same seed, in the same order."""
    words = ("simulate", *words, "--seed", "5", "--json")
    here = json.loads(inside(*words).out)
    monkeypatch.setattr(tally, "play", dying_once(tally.play, mark))
    there = json.loads(inside(*words, "--on", "ray").out)
    assert mark.exists()
    assert {**here, **dict.fromkeys(TIMES)} == {**there, **dict.fromkeys(TIMES)}


@pytest.mark.filterwarnings("ignore")
def test_weights_are_trained_on_a_ray(
    ray: Any, mark: Path, inside: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The two games of a round at once; the run is the same document."""
    words = ("train", "legends", "--rounds", "1", "--seed", "3", "--file")
    assert inside(*words, "here.json").code == 0
    monkeypatch.setattr(train, "margin", dying_once(train.margin, mark))
    assert inside(*words, "there.json", "--on", "ray").code == 0
    assert mark.exists()
    here, there = [(tmp_path / name).read_text() for name in ("here.json", "there.json")]
    assert here == there and json.loads(here)["weights"] != json.loads(here)["start"]


@pytest.mark.filterwarnings("ignore")
def test_tables_are_audited_on_a_ray(
    ray: Any, mark: Path, inside: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every finding, in the order in which the tables were made."""
    names = ["dragon_castle/v1/playthrough", "wonderful_world/v1/2-solo_shortage=stop"]
    store_all(tmp_path / "tables.db", names)
    words = ("audit", "--data", str(tmp_path / "tables.db"), "--all", "--json")
    here = inside(*words)
    monkeypatch.setattr(audit, "look_at", dying_once(audit.look_at, mark))
    there = inside(*words, "--on", "ray")
    assert mark.exists()
    assert (here.code, here.out) == (there.code, there.out) and here.code == 9


@pytest.mark.filterwarnings("ignore")
def test_laws_are_checked_on_a_ray(
    ray: Any, mark: Path, inside: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As many checks of the same seed, whoever carried them out."""
    words = ("fuzz", "legends", "--law", "legality", "--law", "undo", "--seed", "7", "--json")
    here = inside(*words)
    monkeypatch.setattr(fuzz, "carry_out", dying_once(fuzz.carry_out, mark))
    there = inside(*words, "--on", "ray")
    assert mark.exists()
    assert (here.code, here.out) == (there.code, there.out)
    assert here.code == 0 and json.loads(here.out)["checks"] > 0


@pytest.mark.parametrize(
    "command", [("simulate", "kingsburg"), ("train", "kingsburg"), ("fuzz", "kingsburg")]
)
def test_without_ray_a_sentence_says_how_to_get_it(
    command: tuple[str, ...], inside: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The extra is named, and nothing has been begun."""
    monkeypatch.setitem(sys.modules, "ray", None)
    told = inside(*command, "--on", "ray")
    assert told.code != 0 and "regalia[ray]" in told.err
