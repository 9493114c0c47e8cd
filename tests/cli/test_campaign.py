"""A campaign at the prompt: played, saved, resumed, checked."""

import json
from pathlib import Path

import pytest

from kit.campaigns import TEXT, two_roads, whole
from kit.terminal import Run
from regalia.campaign import begin, campaign_record, read_campaign, write_campaign

START = ("campaign", "--seed", "5", "--bot", "uniform", "--seats", "2")


def test_the_story_begins(inside: Run) -> None:
    """Whose work it is, the story, the scenario, what is different."""
    shown = inside(*START, typed="1\nq\nq\n")
    text = " ".join(shown.out.split())
    assert shown.code == 0
    assert "It is not the publisher’s campaign" in text
    assert "Scenario 1 of 5: The Thin Harvest" in text and "The granaries" in text
    assert "Every player starts with 1 Krystallium. IWW-19.4" in text
    assert "Shuffled into the deck: Secret Forces (2)." in text


def test_in_french_and_alone(inside: Run) -> None:
    """A lone player is told the points he needs."""
    shown = inside("campaign", "--seats", "1", "--lang", "fr", typed="q\n")
    text = " ".join(shown.out.split())
    assert "Scénario 1 sur 5 : La maigre moisson" in text
    assert "Vous gagnez ce scénario avec 70 points." in text


def test_a_scenario_ends_and_the_next_begins(run: Run, tmp_path: Path) -> None:
    """The first choice again and again, then on; saved between the scenarios, and resumed."""
    typed = "1\n" * 400 + "dance\ns road.json\n\nq\n"
    shown = run(*START, "--name", "Anna", typed=typed)
    text = " ".join(shown.out.split())
    assert shown.code == 0
    assert "wins the scenario." in text and "keep Memorial for the Builder (1-01)" in text
    assert "“dance” means nothing here" in text
    assert "Saved: road.json" in text and "Scenario 2 of 5: The Open Ledgers" in text
    saved = read_campaign(tmp_path / "road.json")
    assert len(saved.campaign.outcomes) == 1
    again = run("campaign", "--resume", "road.json", typed="1\ns\nq\n")
    assert "Scenario 2 of 5" in again.out and "Anna" in again.out
    assert read_campaign(tmp_path / "road.json").open is not None
    assert "1 match" not in again.out
    checked = run("campaign", "--resume", "road.json", "--check")
    assert "in order: 2 matches, still being played." in checked.out


def test_a_finished_campaign_shows_its_winner(inside: Run, tmp_path: Path) -> None:
    """Resuming it tells who won."""
    campaign, matches = whole(begin(two_roads(), 2), 11)
    record = write_campaign(campaign_record(campaign, matches))
    (tmp_path / "over.json").write_text(record, encoding="utf-8")
    shown = inside("campaign", "--resume", "over.json")
    assert shown.code == 0
    assert "Scenarios won" in shown.out and "won the campaign" in shown.out
    assert "over." in inside("campaign", "--resume", "over.json", "--check").out


def test_a_file_is_checked(inside: Run, tmp_path: Path) -> None:
    """One sentence, good or bad."""
    (tmp_path / "mine.toml").write_text(TEXT, encoding="utf-8")
    shown = inside("campaign", "mine.toml", "--check")
    assert shown.out == "The campaign is in order: Two Roads, for 1, 2, 3, 4, 5 players.\n"
    (tmp_path / "mine.toml").write_text(TEXT.replace("played = 5", "played = 6"), encoding="utf-8")
    shown = inside("campaign", "mine.toml", "--check", "--lang", "fr")
    assert shown.code == 1
    assert shown.err == "Une campagne compte 6 scénarios, dont 5 sont joués.\n"


def test_what_cannot_be_asked(inside: Run, tmp_path: Path) -> None:
    """Options that are the campaign's, seats it has not, a file that is none."""
    assert "not for 7" in inside("campaign", "--seats", "7").err
    assert "lets you choose side" in inside("campaign", "--option", "war_or_peace=all").err
    assert "no campaign “x”" in inside("campaign", "x").err
    (tmp_path / "x.json").write_text(json.dumps({"format": "regalia-record"}))
    assert "not a saved campaign" in inside("campaign", "--resume", "x.json").err
    assert inside("campaign", "two_roads", "--resume", "x.json").code == 1


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("\ud800", "not UTF-8 text: one of its characters is broken."),
        (TEXT.replace("played = 5", "played = " + "1" * 5000), "a number with too many digits."),
        (
            TEXT.replace("Two Roads", r"\u001b[2J"),
            "contains a character that cannot be shown, U+001B.",
        ),
    ],
)
def test_a_broken_text_is_refused(text: str, sentence: str, inside: Run, tmp_path: Path) -> None:
    """As a campaign's file and in a saved one: one sentence, and the file is as it was."""
    book, saved = tmp_path / "mine.toml", tmp_path / "mine.json"
    book.write_text(text, encoding="utf-8", errors="surrogatepass")
    saved.write_text(json.dumps({**campaign_record(begin(two_roads(), 2), []), "book": text}))
    before = book.read_bytes(), saved.read_bytes()
    for asked in (("mine.toml",), ("mine.toml", "--check"), ("--resume", "mine.json")):
        refused = inside("campaign", *asked)
        assert refused.code == 1 and refused.out == ""
        assert refused.err.endswith(f"{sentence}\n") and refused.err.count("\n") == 1
    assert (book.read_bytes(), saved.read_bytes()) == before
