"""Records of every released version: carried over, or said from which move they differ and why."""

import json
from pathlib import Path

import pytest

from kit.released import RELEASED, events_of
from regalia import ledger, registry
from regalia.core.errors import BadRecord
from regalia.core.game import Game
from regalia.match import Difference, carry, replay, verify, write_record
from regalia.match.carry import ILLEGAL, RESULT, TOLD
from regalia.match.history import history

RECORDS = sorted(RELEASED.glob("*/*/*.json"))

# What today's rules make otherwise; all the others are the same game as ever.
DIFFERENT = {
    "dragon_castle/v1/2-spirits=10": Difference(95, TOLD),
    "wonderful_world/v1/2": Difference(37, TOLD),
    "wonderful_world/v1/2-solo_shortage=stop": Difference(33, ILLEGAL),
    "wonderful_kingdom/v1/2-module=quest-quest=usurper": Difference(231, RESULT),
}

each_registered = pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.id)


def name_of(path: Path) -> str:
    """A record as `DIFFERENT` calls it."""
    return path.relative_to(RELEASED).with_suffix("").as_posix()


@pytest.mark.parametrize("path", RECORDS, ids=name_of)
def test_a_released_record_is_carried_over_or_says_from_where_it_differs(path: Path) -> None:
    """Every action, what was told of it, and the result; up to the difference all is the same."""
    record = json.loads(path.read_text(encoding="utf-8"))
    assert (record["game"], f"v{record['rules']}") == (path.parts[-3], path.parts[-2])
    match, difference = carry(path, events_of(path))
    assert difference == DIFFERENT.get(name_of(path))
    same = len(record["actions"]) if difference is None else difference.same
    assert len(match.plies) == same
    (before,) = match.carried
    assert (before.rules, len(before.digests)) == (record["rules"], len(record["actions"]))
    if difference is not None:
        with pytest.raises(BadRecord, match="a different game under today’s rules"):
            replay(path)
        return
    # It can be written down again: with both digests, and proven by what was published back then.
    again = match.record()
    assert again["rules"] == match.game.version
    (kept,) = again["carried"]
    assert kept["digests"] == [digest for _, _, digest in record["actions"]]
    assert (kept["start"], kept["final"]) == (record["start"], record["final"])
    report = verify(write_record(again), record["fair"]["commitment"])
    assert (report.carried, report.scores) == ((record["rules"],), record["scores"])


@each_registered
def test_every_released_version_is_on_record(game: Game) -> None:
    """Version 1 included, and today's too."""
    versions = {f"v{number}" for number in range(1, game.version + 1)}
    assert {path.parts[-2] for path in RECORDS if path.parts[-3] == game.id} == versions


@each_registered
def test_every_version_says_what_it_corrected(game: Game) -> None:
    """In both languages, with rules that can be read."""
    assert {entry.version for entry in history(game)} == set(range(2, game.version + 1))
    shown = [rule.id for rule in ledger.load_rules(game.id)]  # a page links to them
    for entry in history(game):
        assert entry.rules
        for rule in entry.rules:
            assert rule in shown
        assert entry.text.en != entry.text.fr
        assert entry.text.en.endswith(".") and entry.text.fr.endswith(".")
