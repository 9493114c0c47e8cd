"""A whole campaign: the same seeds give the same campaign, and its file plays it again."""

import json
from pathlib import Path
from typing import Any

import pytest

from kit.campaigns import ended, played, two_roads, whole
from regalia.campaign import BadBook, begin, campaign_record, read_campaign, write_campaign
from regalia.match import Match, Position

CAMPAIGN, MATCHES = whole(begin(two_roads(), 2), 11)
RECORD = campaign_record(CAMPAIGN, MATCHES)


def test_a_whole_campaign_by_bots_is_deterministic() -> None:
    """Five matches or more, each set up by what came before, and one winner."""
    again, matches = whole(begin(two_roads(), 2), 11)
    assert again == CAMPAIGN
    assert [match.start for match in matches] == [match.start for match in MATCHES]
    assert len(CAMPAIGN.outcomes) >= 5 and CAMPAIGN.winner() in (0, 1)
    assert CAMPAIGN.scenario() is None


@pytest.mark.parametrize("seats", [1, 3])
def test_other_tables_come_to_an_end(seats: int) -> None:
    """Alone and among three; alone it may be lost."""
    campaign, _ = whole(begin(two_roads(), seats), 5)
    assert campaign.scenario() is None
    assert campaign.is_lost() or campaign.winner() is not None


def test_its_record_replays(tmp_path: Path) -> None:
    """Written, read, replayed: the very same text again."""
    path = tmp_path / "campaign.json"
    text = write_campaign(RECORD)
    path.write_text(text, encoding="utf-8")
    saved = read_campaign(path)
    assert saved.campaign == CAMPAIGN and saved.open is None
    assert write_campaign(campaign_record(saved.campaign, saved.matches)) == text


def test_a_campaign_saved_in_the_middle_of_a_match() -> None:
    """The open match is the last one."""
    campaign = begin(two_roads(), 2, {"side": "B"})
    match = campaign.match(3)
    match.play(0, match.observe(0).legal[0])
    saved = read_campaign(write_campaign(campaign_record(campaign, [match])))
    assert saved.campaign == campaign
    assert saved.open is not None and len(saved.open.plies) == 1


def test_merit_is_decided_last() -> None:
    """A final that was tied and replayed before stays replayed."""
    matches = MATCHES[:4]
    campaign = begin(two_roads(), 2)
    for match in matches:
        campaign = campaign.after(match.state)
    tied = ended(campaign, [9, 9])
    final = played(tied.match(8), 8)
    assert tied.changes() == campaign.changes()
    record = campaign_record(campaign.after(final.state).by_merit(), [*matches, final])
    assert read_campaign(record).campaign.merit


def test_no_match_of_a_campaign_begins_from_a_position() -> None:
    """It would be a head start."""
    campaign = begin(two_roads(), 2)
    rich = {"players": [{"area": {"krystallium": 9}}]}
    match = campaign.match(3)
    begun = Match.from_position(Position(match.game, match.options, 3, rich))
    with pytest.raises(BadBook, match="It is not the match"):
        read_campaign(campaign_record(campaign, [begun]))


def damaged(**fields: Any) -> dict[str, Any]:
    """The record with some fields replaced."""
    return {**json.loads(write_campaign(RECORD)), **fields}


@pytest.mark.parametrize(
    ("record", "sentence"),
    [
        ({}, "not a saved campaign"),
        (damaged(format_version=2), "not a saved campaign"),
        (damaged(extra=1), "damaged: “extra”"),
        (damaged(seats="2"), "damaged: “seats”"),
        (damaged(merit=1), "damaged: “merit”"),
        (damaged(matches=[1]), "Match 1 of the saved campaign: It is not the match"),
        (damaged(matches=[RECORD["matches"][1]]), "It is not the match"),
        (damaged(matches=RECORD["matches"] * 9), "damaged: “matches”"),
        (damaged(matches=[*RECORD["matches"], RECORD["matches"][0]]), "The campaign is over"),
        (damaged(options={"war_or_peace": "all"}), "damaged: “options”"),
        (damaged(book="format = 1"), "the field “slug” is missing"),
        (damaged(book="\ud800"), "not UTF-8 text"),
        (damaged(book="format = " + "1" * 5000), "too many digits"),
        (damaged(seats=5), "Match 1 of the saved campaign"),
    ],
)
def test_a_damaged_campaign_is_refused(record: dict[str, Any], sentence: str) -> None:
    """With one sentence, and nothing has happened."""
    with pytest.raises(BadBook, match=sentence):
        read_campaign(record)


@pytest.mark.parametrize("text", ["", "[]", "{", "null", "1e999"])
def test_a_foreign_file_is_refused(text: str, tmp_path: Path) -> None:
    """Whatever it holds."""
    path = tmp_path / "foreign.json"
    path.write_text(text)
    with pytest.raises(BadBook, match="not a saved campaign"):
        read_campaign(path)
    with pytest.raises(BadBook, match="cannot be read"):
        read_campaign(tmp_path / "nowhere.json")


def test_two_open_matches_are_one_too_many() -> None:
    """Only the last match may be under way."""
    campaign = begin(two_roads(), 2)
    match = campaign.match(3)
    with pytest.raises(BadBook, match="not over, yet another one follows it"):
        read_campaign(campaign_record(campaign, [match, match]))
