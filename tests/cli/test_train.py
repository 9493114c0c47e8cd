"""`regalia train`: a run is kept, goes on, and refuses what is not its own."""

import json
from pathlib import Path
from typing import Any

import pytest

from regalia.bots import train
from regalia.bots.heuristics.wonderful.works import numbers
from regalia.bots.search import Budget
from regalia.bots.search.minds import find, tuned, weights
from regalia.cli import main


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Players that hardly look, so that a round takes a moment."""
    monkeypatch.setattr(train, "BUDGET", Budget(2, stages=0, breadth=2))


def run(*words: str) -> int:
    """The exit code of the command."""
    with pytest.raises(SystemExit) as left:
        main(["train", *words])
    return int(left.value.code or 0)


def test_a_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    """Two rounds and one more are the same as three."""
    one, other = tmp_path / "one.json", tmp_path / "other.json"
    assert run("kingsburg", "--rounds", "2", "--file", str(one)) == 0
    assert run("kingsburg", "--rounds", "1", "--file", str(one)) == 0
    assert run("kingsburg", "--rounds", "3", "--file", str(other)) == 0
    kept = json.loads(one.read_text(encoding="utf-8"))
    assert kept == json.loads(other.read_text(encoding="utf-8"))
    assert kept["rounds"] == 3
    assert kept["start"] == weights("kingsburg")


@pytest.mark.parametrize(("lang", "word"), [("en", "round 2"), ("fr", "manche 2")])
def test_a_page_draws_where_the_weights_went(tmp_path: Path, lang: str, word: str) -> None:
    """A line for each of those that moved most, and every weight in a table, before and after."""
    file, page = tmp_path / "run.json", tmp_path / "page.html"
    options = ["--rounds", "2", "--file", str(file), "--html", str(page), "--lang", lang]
    assert run("legends", *options) == 0
    kept = json.loads(file.read_text(encoding="utf-8"))
    drawn = page.read_text(encoding="utf-8")
    assert drawn.count("<polyline") == 6
    assert word in drawn
    assert drawn.count('<th scope="row">') == len(kept["weights"])
    assert "http" not in drawn.replace("http://www.w3.org/2000/svg", "")


def test_a_run_from_before_there_was_a_course_goes_on(tmp_path: Path) -> None:
    """Its file has no course; what was learnt is kept."""
    path = tmp_path / "run.json"
    old: dict[str, Any] = {**train.begin("legends", 1)}
    del old["course"]
    path.write_text(json.dumps(old), encoding="utf-8")
    assert run("legends", "--rounds", "1", "--file", str(path)) == 0
    assert json.loads(path.read_text(encoding="utf-8"))["rounds"] == 1


def test_weights_follow_the_better_player(monkeypatch: pytest.MonkeyPatch) -> None:
    """All of them, each by a part of its move; a draw moves none."""
    fresh = train.begin("legends", 4)
    monkeypatch.setattr(train, "meet", lambda *_: 0.0)
    train.step(fresh)
    assert fresh["weights"] == fresh["start"]
    seen: list[list[float]] = []

    def first_wins(game: object, one: list[float], *_: object) -> float:
        seen.append(one)
        return 1.0

    monkeypatch.setattr(train, "meet", first_wins)
    train.step(fresh)
    for before, now, wanted in zip(fresh["start"], fresh["weights"], seen[0], strict=True):
        assert before < now < wanted or before > now > wanted


def test_a_foreign_file_is_refused(tmp_path: Path) -> None:
    """Neither another game's run nor anything else is taken for one."""
    path = tmp_path / "run.json"
    path.write_text(json.dumps(train.begin("legends", 1)), encoding="utf-8")
    assert run("kingsburg", "--rounds", "1", "--file", str(path)) == 1
    path.write_text("{}", encoding="utf-8")
    assert run("kingsburg", "--rounds", "1", "--file", str(path)) == 1


def test_a_game_without_weights_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """There would be nothing to improve."""
    monkeypatch.setattr("regalia.cli.train.weights", lambda game: [])
    assert run("kingsburg", "--rounds", "1") == 1


@pytest.mark.parametrize("game", ["wonderful_kingdom", "wonderful_world"])
def test_the_planners_weights_are_all_listed(game: str) -> None:
    """What is tuned is what a mind plays with: a list gives a mind with the same list."""
    other = [weight + 0.25 for weight in weights(game)]
    changed: Any = tuned(game, other)
    shipped: Any = find(game)
    assert numbers(changed.facts.weights) == other
    assert numbers(shipped.facts.weights) == weights(game)
