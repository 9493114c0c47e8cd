"""`regalia review`: tables, JSON, a page, and refusals."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from kit.terminal import Run
from regalia.match import Match
from regalia.testing.matches import play

Save = Callable[[Match], str]


@pytest.fixture
def record(save: Save) -> str:
    """A game of Kingsburg, played at random by two with names."""
    match = play("kingsburg", 2, 3)
    match.names = ("Ada", "Théo & Co")
    return save(match)


def test_one_document(inside: Run, record: str) -> None:
    """The course, the swings, the decisions, the luck."""
    shown = inside("review", record, "--looks", "2", "--json")
    assert shown.code == 0
    told = json.loads(shown.out)
    assert told["names"] == ["Ada", "Théo & Co"] and told["looks"] == 2
    assert len(told["positions"]) == len(told["actions"]) + 1
    assert sum(told["positions"][7]["chances"]) == pytest.approx(1, abs=0.001)
    assert 1 <= len(told["swings"]) <= 5 and len(told["ledger"]) == 2
    assert {"chance", "points", "chance_doubt", "points_doubt"} == set(told["ledger"][0]["luck"])
    assert all(one["played"] and one["preferred"] for one in told["decisions"])
    assert told["draws"][0]["action"] == 0


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ("The biggest swings", "The costliest decisions", "Luck and choices")),
        ("fr", ("Les grands tournants", "Les décisions les plus coûteuses", "Chance et choix")),
    ],
)
def test_tables_and_a_page(
    inside: Run, record: str, tmp_path: Path, lang: str, words: tuple[str, ...]
) -> None:
    """The same headings in the terminal and on the page, which needs nothing but itself."""
    shown = inside("review", record, "--looks", "2", "--lang", lang)
    assert shown.code == 0
    quiet = inside("review", record, "--looks", "2", "--lang", lang, "--html", "page.html")
    assert quiet.code == 0 and quiet.out == ""
    page = (tmp_path / "page.html").read_text(encoding="utf-8")
    for word in words:
        assert word in shown.out and f">{word}</h2>" in page
    assert f'<html lang="{lang}">' in page and "Théo &amp; Co" in page and "Théo & Co" not in page
    assert page.count('role="img"') == 1 and page.count('<symbol id="seat-') == 7
    assert page.count("<polyline") == 2
    assert not re.search(r"src=|href=\"(?!#)|url\((?!\"data:)|@import", page)
    plies = len(json.loads(Path(record).read_text(encoding="utf-8"))["actions"])
    rows = page.split('id="review-course"')[1].count('<th scope="row">')
    assert rows == plies + 1


def test_alone_the_course_is_in_points(inside: Run, save: Save, tmp_path: Path) -> None:
    """Nobody is there to be beaten."""
    record = save(play("wonderful_world", 1, 4))
    assert inside("review", record, "--looks", "2", "--html", "alone.html").code == 0
    page = (tmp_path / "alone.html").read_text(encoding="utf-8")
    assert "Expected points" in page and page.count("<polyline") == 1


def test_a_game_still_being_played_is_refused(inside: Run, save: Save) -> None:
    """One sentence, exit code 1."""
    shown = inside("review", save(play("kingsburg", 2, 3, count=9)), "--looks", "2")
    assert shown.code == 1 and "not over yet" in shown.err and shown.out == ""
