"""Matches that begin from a position: played, recorded, replayed, proven, taken back."""

import json
from pathlib import Path

import pytest

import regalia
from kit.schema import fits
from regalia import registry
from regalia.core.errors import BadRecord, UnknownGame
from regalia.match import BadPosition, Match, write_record
from regalia.match.positions import MOST_BYTES, schema
from regalia.testing.toy import GAME as TOY
from regalia.text import say

TOLD = {
    "seats": 3,
    "seed": 7,
    "season": "autumn",
    "provinces": [{"seat": 1, "buildings": ["palisade", "stable"], "goods": {"gold": 2}}],
}


def begun() -> Match:
    """A match in autumn, with nothing to draw a nonce for."""
    return Match.from_position(regalia.position("kingsburg", TOLD), nonce="0" * 32)


def finish(match: Match) -> Match:
    """Play the last legal action until the end."""
    while not match.is_over():
        seat = match.to_act()[0]
        match.play(seat, match.observe(seat).legal[-1])
    return match


def test_a_record_tells_its_position_and_replays() -> None:
    """Through text, digest for digest; the log begins with what the phase brought."""
    match = finish(begun())
    record = json.loads(write_record(match.record()))
    assert record["position"] == {"season": "autumn", "provinces": TOLD["provinces"]}
    again = regalia.replay(record)
    assert again.record() == match.record() and again.ranks() == match.ranks()
    assert again.log() == match.log() and again.log()[0][1].kind == "season"
    report = regalia.verify(record, match.commitment)
    assert report.from_position and report.over
    assert not regalia.verify(regalia.new_match("kingsburg", 2, 3).record()).from_position


def test_other_records_have_no_position() -> None:
    """What begins with the set-up is written as ever."""
    assert "position" not in regalia.new_match("kingsburg", 2, 3).record()


def test_the_commitment_binds_the_position() -> None:
    """Nobody changes a table afterwards."""
    record = begun().record()
    record["position"] = {**record["position"], "season": "summer"}
    with pytest.raises(BadRecord, match="committed"):
        regalia.replay(record)
    del record["position"]
    with pytest.raises(BadRecord, match="committed"):
        regalia.replay(record)


def test_a_position_in_a_record_is_judged() -> None:
    """It is a stranger's, as the rest of the record is."""
    record = begun().record()
    with pytest.raises(BadRecord, match="“position” cannot be “list”"):
        regalia.replay({**record, "position": []})
    bad = {"year": 9}
    forged = regalia.match.fair.commit(begun().game, begun().options, 7, "0" * 32, bad)
    record |= {"position": bad, "fair": {"commitment": forged, "nonce": "0" * 32}}
    with pytest.raises(BadRecord, match="years run from 1 to 5") as refused:
        regalia.replay(record)
    assert refused.value.message and "année" in say(refused.value.message, "fr")


def test_taking_back_ends_at_the_position() -> None:
    """An undone match is where it began."""
    match = begun()
    start = match.state.key()
    (seat,) = match.to_act()
    match.play(seat, match.observe(seat).legal[-1])
    match.undo(seat)
    assert match.state.key() == start and not match.plies


def test_the_table_of_a_match_is_a_position() -> None:
    """From the middle of a match on, with chance of its own."""
    match = begun()
    for _ in range(5):
        seat = match.to_act()[0]
        match.play(seat, match.observe(seat).legal[-1])
    branch = Match.from_position(
        regalia.position("kingsburg", match.in_words(), seats=3, seed=99), nonce="0" * 32
    )
    assert branch.observe(0) == match.observe(0)
    assert regalia.replay(finish(branch).record()).ranks() == branch.ranks()


def test_the_json_of_a_view_is_a_position() -> None:
    """What a spectator sees of an open table, as it is printed."""
    match = begun()
    view = match.observe(-1).view.as_json()
    assert regalia.position(view, seed=3).state().to_act() == match.to_act()


def test_a_file_is_a_position(tmp_path: Path) -> None:
    """It names its game; as_json writes it."""
    path = tmp_path / "autumn.json"
    found = regalia.position("kingsburg", TOLD)
    path.write_text(json.dumps(found.as_json()), encoding="utf-8")
    again = regalia.position(path)
    assert again.state().key() == found.state().key() and again.words == found.words
    assert repr(again) == "<Position: kingsburg, 3 seats, told: season, provinces>"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("{", "line 1, column 2"),
        ("[]", "fields"),
        ('{"seats": 3}', "“game” is missing"),
        ('{"game": "kingsburg"}', "“seats” is missing"),
        ('{"game": "kingsburg", "seats": 3, "seed": -1}', "seed"),
        ('{"game": "kingsburg", "seats": 3, "options": 4}', "options"),
        ('{"game": "kingsburg", "seats": 3, "options": {"seats": 2}}', "options.seats"),
        (" " * (MOST_BYTES + 1), "longer than"),
        ("[" * 100_000, "fields"),
    ],
)
def test_a_bad_file_is_answered_with_a_sentence(tmp_path: Path, text: str, says: str) -> None:
    """Whatever is in it."""
    path = tmp_path / "bad.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadPosition, match=says) as refused:
        regalia.position(path)
    assert refused.value.message and say(refused.value.message, "fr")


def test_what_names_no_game_is_refused(tmp_path: Path) -> None:
    """No file, no such game, another game than was asked for, a game without positions."""
    with pytest.raises(BadPosition, match="no file"):
        regalia.position(tmp_path / "none.json")
    with pytest.raises(UnknownGame):
        regalia.position("chess", seats=2)
    with pytest.raises(BadPosition, match=r"game: “legends”"):
        regalia.position("kingsburg", {"game": "legends", "seats": 2})
    with pytest.raises(BadPosition, match="cannot begin from a position"):
        regalia.position(TOY, seats=2)


def test_the_schema_knows_what_can_be_told() -> None:
    """A part or all of it, and no other field."""
    for game in [game.id for game in registry.games()]:
        whole = schema(game)
        words = regalia.new_match(game, 2, 7).in_words()
        assert fits({"game": game, "seats": 2, "seed": "7", **words}, whole, whole)
        assert fits({"seats": 2, "seed": 7}, whole, whole)
        for wrong in ({"seats": 9}, {"phase": "lunch"}, {"colour": "blue"}, {"to_act": [None]}):
            assert not fits(wrong, whole, whole)
