"""`regalia balance`: tables, JSON and a page."""

import json
from pathlib import Path

import pytest

from kit.terminal import Run

SERIES = ("balance", "kingsburg", "--bot", "uniform", "--games", "30", "--seed", "3")


def test_one_document_and_a_page(inside: Run, tmp_path: Path) -> None:
    """The same figures in both; every chart has its table."""
    shown = inside(*SERIES, "--json", "--html", "page.html")
    told = json.loads(shown.out)
    assert (told["game"], told["seats"], told["bot"], told["games"]) == (
        "kingsburg",
        2,
        "uniform",
        30,
    )
    assert sum([seat["rate"] for seat in told["by_seat"]]) == pytest.approx(1)
    assert sum([count for *_, count in told["columns"]]) == 60
    page = (tmp_path / "page.html").read_text(encoding="utf-8")
    assert page.count('role="img"') == 3 and page.count("<table") == 4
    for choice in told["choices"]:
        assert f'<th scope="row">{choice["what"]}</th>' in page
    assert told["choices"]


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ("Seats", "What winners have more of", "Buildings")),
        ("fr", ("Places", "Ce que les gagnants ont de plus", "Bâtiments")),
    ],
)
def test_tables(inside: Run, lang: str, words: tuple[str, ...]) -> None:
    """In both languages."""
    shown = inside(*SERIES, "--lang", lang)
    assert shown.code == 0 and all(word in shown.out for word in words)


def test_an_unknown_bot_is_refused(inside: Run) -> None:
    """Before the first game; a program cannot sit on every seat."""
    assert inside(*SERIES[:2], "--bot", "cmd:true").code == 1
