"""`regalia arena`: tables, JSON and refusals."""

import json
import re
from importlib.resources import files
from pathlib import Path

import pytest

from kit.terminal import Run
from regalia.text import number
from regalia.web.house import house

SERIES = ("arena", "kingsburg", "--bots", "uniform,greedy", "--games", "4", "--seed", "3")


def test_one_document(inside: Run) -> None:
    """Everything that was asked, everything that came of it."""
    shown = inside(*SERIES, "--json")
    assert shown.code == 0 and shown.err == ""
    told = json.loads(shown.out)
    assert (told["game"], told["seats"], told["seed"], told["games"]) == ("kingsburg", 2, "3", 4)
    assert [line["bot"] for line in told["bots"]] == ["uniform", "greedy"]
    (pair,) = told["pairs"]
    assert pair["bots"] == ["uniform", "greedy"] and pair["games"] == 4
    assert sum(pair["wins"]) + pair["draws"] == 4
    low, high = pair["interval"]
    assert 0 <= low <= pair["rate"] <= high <= 1
    assert pair["margin_interval"][0] <= pair["mean_margin"] <= pair["margin_interval"][1]
    assert len(pair["seconds_per_move"]) == 2 and told["test"] is None


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        (
            "en",
            ("Each bot", "Each pair", "Wins (95 %)", "A draw is half a win", "at most 40.0 %"),
        ),
        ("fr", ("Chaque robot", "Chaque paire", "Victoires (95 %)", "demi-victoire", "40,0 %")),
    ],
)
def test_tables_fit_80_columns(
    inside: Run, monkeypatch: pytest.MonkeyPatch, lang: str, words: tuple[str, ...]
) -> None:
    """In both languages, nothing cut off."""
    monkeypatch.setenv("COLUMNS", "80")
    shown = inside(*SERIES, "--lang", lang, "--settle", "0.4,0.6")
    assert shown.code == 0
    assert all(len(line) <= 80 and "…" != line[-1:] for line in shown.out.splitlines())
    together = " ".join(shown.out.split())
    for word in words:
        assert word in together


def test_seats_and_options(inside: Run) -> None:
    """Tables of three, and a game's own options."""
    shown = inside(*SERIES, "--seats", "3", "--option", "demons=alternative", "--json")
    told = json.loads(shown.out)
    assert (told["seats"], told["games"]) == (3, 12)
    assert told["options"] == {"demons": "alternative"}


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (("--bots", "uniform,gredy"), "greedy"),
        (("--bots", "greedy,greedy"), "named twice"),
        (("--settle", "0.6,0.4"), "cannot be settled"),
        (("--settle", "often"), "cannot be settled"),
        (("--settle", "0.4,0.6", "--seats", "3"), "needs 2 seats"),
        (("--settle", "0.4,0.6", "--bots", "greedy"), "needs 2 seats"),
        (("--seats", "9"), "9"),
    ],
)
def test_what_cannot_be_held_is_refused(inside: Run, args: tuple[str, ...], sentence: str) -> None:
    """With one sentence."""
    shown = inside(
        "arena", "kingsburg", *(() if "--bots" in args else ("--bots", "uniform,greedy")), *args
    )
    assert shown.code == 1 and shown.out == ""
    assert sentence in shown.err


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_page_that_needs_nothing_else(inside: Run, tmp_path: Path, lang: str) -> None:
    """Charts with their numbers in tables, fonts and both themes inside, no address outside."""
    shown = inside(*SERIES, "--html", "page.html", "--json", "--lang", lang)
    told = json.loads(shown.out)
    page = (tmp_path / "page.html").read_text(encoding="utf-8")
    assert f'<html lang="{lang}">' in page
    assert page.count('role="img"') == 2 == page.count("<table")
    assert "light-dark(" in page and page.count("data:font/woff2") == 2
    assert not re.search(r"(?:src|href)=|url\((?!\"data:)|@import", page)
    for line in told["bots"]:
        assert f'<th scope="row">{line["bot"]}</th>' in page
    mean = number(told["pairs"][0]["mean_margin"], 1, lang)
    assert mean in page
    assert "regalia arena kingsburg --bots uniform,greedy --seats 2 --games 4 --seed 3" in page


def test_a_page_that_cannot_be_written(inside: Run) -> None:
    """Is one sentence."""
    shown = inside(*SERIES, "--html", "nowhere/page.html")
    assert shown.code == 1 and "nowhere/page.html" in shown.err


def test_pages_use_no_colour_that_the_house_does_not_have() -> None:
    """Every token of the charts is one of the web's, and every seat has its shape."""
    found = house()
    sheet = (files("regalia.charts") / "sheet.css").read_text(encoding="utf-8")
    defined = set(re.findall(r"(--[\w-]+):", found.style))
    assert set(re.findall(r"var\((--[\w-]+)\)", sheet)) <= defined
    for seat in range(1, 8):
        assert {f"--seat-{seat}", f"--seat-line-{seat}"} <= defined
        assert f'<symbol id="seat-{seat}"' in found.sprite
