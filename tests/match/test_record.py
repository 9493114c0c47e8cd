"""Records come back whole; whatever is wrong with one is said in a sentence."""

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from regalia.core.errors import BadRecord
from regalia.match import Match, new_match, replay, write_record
from regalia.match.fair import commit
from regalia.match.record import MOST_BYTES
from regalia.testing.matches import play
from regalia.testing.toy import GAME as TOY
from regalia.text import say

WHOLE = play("kingsburg", seats=3).record()
OPEN = play("kingsburg", seats=3, count=40).record()
HUGE = 10**5000  # more digits than Python prints

Change = Callable[[dict[str, Any]], object]


def bad(source: object, at: int | None = None) -> str:
    """Why a record is refused; both languages can say it."""
    with pytest.raises(BadRecord) as caught:
        replay(source, at)  # type: ignore[arg-type]
    message = caught.value.message
    assert message is not None and say(message, "fr")
    assert str(caught.value).isprintable() and len(str(caught.value)) < 400
    return str(caught.value)


def changed(change: Change, record: dict[str, Any] = WHOLE) -> dict[str, Any]:
    """A copy of a record with something done to it."""
    twin = copy.deepcopy(record)
    change(twin)
    return twin


def committed(change: Change) -> dict[str, Any]:
    """The same with a fresh commitment: a forger would think of that."""
    record = changed(change)
    match = new_match("kingsburg", record["seats"], int(record["seed"]), record["options"])
    nonce = record["fair"]["nonce"]
    record["fair"]["commitment"] = commit(match.game, match.options, match.seed, nonce)
    return record


@pytest.mark.parametrize("record", [WHOLE, OPEN], ids=["whole", "open"])
def test_a_record_comes_back_from_everything_it_can_be(
    record: dict[str, Any], tmp_path: Path
) -> None:
    """A dict, JSON text, bytes, or a file."""
    text = write_record(record)
    path = tmp_path / "game.json"
    path.write_text(text, encoding="utf-8")
    for source in (record, text, json.dumps(record), text.encode(), path):
        assert replay(source).record() == record


def test_a_record_has_the_fields_it_promises() -> None:
    """The format, version 1."""
    fields = "format format_version game rules seats options seed fair start actions final"
    assert list(OPEN) == fields.split()
    assert list(WHOLE) == [*fields.split(), "scores", "ranks", "outcome"]
    assert (WHOLE["format"], WHOLE["format_version"]) == ("regalia-record", 1)
    assert (WHOLE["game"], WHOLE["rules"], WHOLE["seats"], WHOLE["seed"]) == (
        "kingsburg",
        1,
        3,
        "7",
    )
    seat, code, digest = WHOLE["actions"][0]
    assert type(seat) is int and all(type(word) is str for word in code) and len(digest) == 8


def test_the_file_has_a_line_for_every_action() -> None:
    """So that people and version control can read it."""
    lines = write_record(WHOLE).splitlines()
    assert len(lines) == len(WHOLE["actions"]) + len(WHOLE) + 3
    assert json.loads(write_record(OPEN)) == OPEN


def test_players_are_kept() -> None:
    """Names and bots, as they are."""
    match = play(count=3)
    match.names, match.bots = ("Anna", "Zoé ▲"), (None, "uniform")
    again = replay(write_record(match.record()), game=TOY)
    assert (again.names, again.bots) == (match.names, match.bots)
    assert again.record() == match.record()


def test_a_replay_goes_on() -> None:
    """As the match would have."""
    match = replay(OPEN)
    rest = WHOLE["actions"][len(OPEN["actions"]) :]
    for seat, code, digest in rest:
        match.play(seat, match.action(seat, code))
        assert match.plies[-1].digest == digest
    assert match.record()["final"] == WHOLE["final"] and match.log() == replay(WHOLE).log()


@pytest.mark.parametrize("at", [0, 1, 17, len(WHOLE["actions"])])
def test_a_replay_stops_where_it_is_told(at: int) -> None:
    """The position after so many actions."""
    match = replay(WHOLE, at)
    assert len(match.plies) == at
    assert match.record()["actions"] == WHOLE["actions"][:at]


@pytest.mark.parametrize("at", [-1, len(WHOLE["actions"]) + 1, 1.0, "3", True, [1]])
def test_a_position_that_is_not_there(at: Any) -> None:
    """Positions count from 0 to the last action."""
    assert f"positions run from 0 to {len(WHOLE['actions'])}." in bad(WHOLE, at)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "not a record in JSON"),
        ("game.json", "give a pathlib.Path"),
        ("[]", "not a record in JSON"),
        ("{", "at line 1, column 2."),
        ("{}", "This is not a Regalia record"),
        ('{"format": "pgn"}', "This is not a Regalia record"),
        ('{"format": "regalia-record", "format": "regalia-record"}', "a field twice"),
        ('{"format": NaN}', "a malformed number"),
        ('{"format": ' + "9" * 5000 + "}", "a malformed number"),
        ('{"format": ' + "[" * 100_000, "brackets nested too deep"),
        ("{" + " " * MOST_BYTES + "}", "longer than"),
        (b"\xff{}", "byte 0 is not UTF-8"),
        (b"{" + b" " * MOST_BYTES + b"}", "longer than"),
        (write_record(WHOLE)[:900], "damaged or cut off"),
        (None, "not: none."),
        (3, "not: 3."),
        ([WHOLE], "not: list."),
    ],
    ids=lambda value: repr(value)[:20],
)
def test_what_is_no_record(text: object, complaint: str) -> None:
    """Foreign, truncated, absurd."""
    assert complaint in bad(text)


@pytest.mark.parametrize(
    ("name", "complaint"),
    [("nothing.json", "There is no file"), ("", "is a folder"), ("a\0b", "cannot be read")],
)
def test_a_file_that_cannot_be_read(name: str, complaint: str, tmp_path: Path) -> None:
    """Missing, a folder, no path at all."""
    sentence = bad(tmp_path / name if name else tmp_path)
    assert complaint in sentence


@pytest.mark.parametrize("version", [2, 99, 10**30])
def test_a_record_from_the_future(version: int) -> None:
    """A newer format is not guessed at."""
    assert "newer than this program" in bad(changed(lambda r: r.update(format_version=version)))


@pytest.mark.parametrize("rules", [2, HUGE], ids=["next", "huge"])
def test_a_record_of_newer_rules(rules: int) -> None:
    """The known version is named."""
    sentence = bad(changed(lambda r: r.update(rules=rules)))
    assert (
        "this program knows only version 1" in sentence
        and "a newer version of Regalia is needed" in sentence
    )


def test_a_record_of_older_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """The rules have moved on since, and it is the same game: `test_carry.py` has the others."""
    record = play(TOY, count=3).record()
    monkeypatch.setattr(TOY, "version", 3)
    again = replay(record, game=TOY).record()
    assert (again["rules"], again["actions"]) == (3, record["actions"])


@pytest.mark.parametrize("field", OPEN)
def test_a_missing_field(field: str) -> None:
    """Each is named; without a format it is not a record at all."""
    sentence = bad(changed(lambda r: r.pop(field)))
    assert f"“{field}”" in sentence


@pytest.mark.parametrize("field", ["x", "Format", "", "\x1b[0m", 3, None])
def test_an_unknown_field(field: Any) -> None:
    """A record holds nothing that nobody checks."""
    assert "unknown field" in bad(changed(lambda r: r.update({field: 1})))


GARBAGE: list[Any] = [
    None,
    True,
    -1,
    1.5,
    HUGE,
    "",
    "x",
    "\ud800",
    "\x07",
    [],
    [[]],
    {},
    {"a": {}},
    "9" * 5000,
]


@pytest.mark.parametrize("value", GARBAGE, ids=lambda value: type(value).__name__)
@pytest.mark.parametrize("field", [*WHOLE, "names", "bots"])
def test_garbage_in_a_field(field: str, value: object) -> None:
    """Any JSON value, and more, in any field."""
    bad(changed(lambda r: r.update({field: value})))


@pytest.mark.parametrize(
    "change",
    [
        lambda r: r.update(seats=2),
        lambda r: r.update(seats=6),
        lambda r: r.update(game="chess"),
        lambda r: r.update(game="kingsberg"),
        lambda r: r.update(seed="8"),
        lambda r: r.update(seed="07"),
        lambda r: r.update(seed=str(1 << 256)),
        lambda r: r.update(seed=7),
        lambda r: r["options"].update(demons="alternative"),
        lambda r: r["options"].update(demons="polite"),
        lambda r: r["options"].update(smuggler_optional=1),
        lambda r: r["options"].update(x=1),
        lambda r: r["options"].pop("demons"),
        lambda r: r["fair"].update(nonce="0" * 32),
        lambda r: r["fair"].update(nonce="0"),
        lambda r: r["fair"].update(commitment="0" * 64),
        lambda r: r["fair"].update(commitment="G" * 64),
        lambda r: r["fair"].update(x=1),
        lambda r: r["fair"].pop("nonce"),
        lambda r: r.update(start="00000000"),
        lambda r: r.update(final="0" * 64),
        lambda r: r.update(scores=[0, 0, 0]),
        lambda r: r.update(scores=[0, 0]),
        lambda r: r.update(scores=[True, 0, 0]),
        lambda r: r.update(ranks=[1, 1, 1]),
        lambda r: r.update(ranks=[0, 4, 1]),
        lambda r: r.pop("scores"),
        lambda r: r.pop("ranks"),
        lambda r: (r.pop("scores"), r.pop("ranks")),
        lambda r: r.update(outcome=None),
        lambda r: r["outcome"].pop("rule"),
        lambda r: r["outcome"].update(medal="gold"),
        lambda r: r.update(names=["a", "b"]),
        lambda r: r.update(names=["a", "b", "\x1b[31m"]),
        lambda r: r.update(names=["a", "b", "c" * 100]),
        lambda r: r.update(names=["a", "b", " c"]),
        lambda r: r.update(names=["a", "b", None]),
        lambda r: r.update(bots=["a", "b", 3]),
        lambda r: r.update(actions=r["actions"] * 100),
        lambda r: r["actions"].append(r["actions"][-1]),
        lambda r: r["actions"].pop(),
        lambda r: r["actions"].clear(),
        lambda r: r["actions"].pop(0),
        lambda r: r["actions"].reverse(),
    ],
)
def test_a_record_that_lies(change: Change) -> None:
    """A changed header, deal, result or length."""
    bad(changed(change))


def test_a_forged_deal_does_not_replay() -> None:
    """Even with a commitment that opens: the positions are other ones."""
    assert "position before the first action" in bad(committed(lambda r: r.update(seed="8")))


ENTRIES: list[tuple[Any, str]] = [
    (None, "it is not [seat, [code, …], digest]."),
    ([], "it is not"),
    ([0, ["pass"]], "it is not"),
    ([0, "pass", "00000000"], "it is not"),
    ([0, [], "00000000"], "it is not"),
    ([0, ["x"] * 99, "00000000"], "it is not"),
    ([0, ["x" * 999], "00000000"], "it is not"),
    ([0, [1], "00000000"], "it is not"),
    ([0, ["pass"], "0"], "it is not"),
    ([0, ["pass"], 12345678], "it is not"),
    ([True, ["pass"], "00000000"], "it is not"),
    ([-1, ["pass"], "00000000"], "There is no seat"),
    ([3, ["pass"], "00000000"], "There is no seat"),
    ([HUGE, ["pass"], "00000000"], "There is no seat"),
    ([0, ["dance"], "00000000"], "no action with the code “dance”"),
    ([0, ["\x1b[31m"], "00000000"], "no action with the code"),
    ([0, ["influence", "king", "6+6+6"], "00000000"], ""),
]


@pytest.mark.parametrize("number", [1, 20, len(WHOLE["actions"])], ids=["first", "20", "last"])
@pytest.mark.parametrize(("entry", "complaint"), ENTRIES, ids=range(len(ENTRIES)))
def test_a_bad_action_is_named(number: int, entry: Any, complaint: str) -> None:
    """Its number from 1, and what is wrong with it."""
    sentence = bad(changed(lambda r: r["actions"].__setitem__(number - 1, entry)))
    assert sentence.startswith(f"Action {number} of the record") and complaint in sentence


def test_a_bad_action_is_named_with_seat_and_code() -> None:
    """Seats are counted from 0, as everywhere in the API."""
    seat, code, _ = WHOLE["actions"][4]
    sentence = bad(changed(lambda r: r["actions"][4].__setitem__(2, "00000000")))
    assert sentence == (
        f"Action 5 of the record (seat {seat}: {' '.join(code)}) is not valid: "
        "the position after it is not the recorded one."
    )


def test_the_first_of_several_bad_actions_is_named() -> None:
    """Also when a later one is bad already as JSON."""

    def change(record: dict[str, Any]) -> None:
        record["actions"][9][2] = "00000000"
        record["actions"][5][1] = ["dance"]
        record["actions"][7] = "garbage"

    assert bad(changed(change)).startswith("Action 6 of the record")


def test_a_seat_that_owed_nothing_is_named() -> None:
    """In the words of the match."""
    seat, code, digest = WHOLE["actions"][0]
    other = (seat + 1) % 3
    sentence = bad(changed(lambda r: r["actions"].__setitem__(0, [other, code, digest])))
    assert f"seat {other} has nothing to decide now; the match waits for" in sentence


def test_an_action_after_the_end_is_named() -> None:
    """The game was over."""
    last = len(WHOLE["actions"])
    sentence = bad(changed(lambda r: r["actions"].append([0, ["pass"], "00000000"])))
    assert sentence.startswith(f"Action {last + 1} of") and "the game is over" in sentence


def test_a_truncated_record_says_where_it_stops() -> None:
    """Legal actions all of them, but not all there."""
    sentence = bad(changed(lambda r: r["actions"].pop(), OPEN))
    assert "cut off" in sentence and f"({len(OPEN['actions']) - 1})" in sentence


def test_a_result_without_an_end_is_refused() -> None:
    """And an end without a result."""
    claim = changed(lambda r: r.update(scores=[1, 2, 3], ranks=[3, 2, 1]), OPEN)
    assert "there is a result, but the game is not over" in bad(claim)


def test_a_record_is_not_touched_by_reading() -> None:
    """Sound or not."""
    before = copy.deepcopy(WHOLE)
    replay(WHOLE, 10)
    match: Match = replay(WHOLE)
    match.names = ("x", "y", "z")
    assert WHOLE == before
