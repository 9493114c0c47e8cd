"""How matches end, as data: who won, by what, with which medal; nobody, where nobody did."""

import pytest

from kit.golden import FOLDER
from regalia.core.errors import BadRecord
from regalia.core.outcome import Outcome, judge
from regalia.match import new_match, replay, verify
from regalia.match.record import read_record, write_record

REASONS = [("points", "R-1"), ("goods", "R-2"), ("shared", "R-3")]


@pytest.mark.parametrize(
    ("standings", "winners", "by"),
    [
        ([[5, 1], [4, 9]], [0], "points"),
        ([[5, 1], [5, 9], [3, 3]], [1], "goods"),
        ([[5, 9], [5, 9], [5, 1]], [0, 1], "shared"),
        ([[5, 1]], [0], "points"),
    ],
)
def test_the_first_difference_decides(
    standings: list[list[int]], winners: list[int], by: str
) -> None:
    """Between the first and the second."""
    outcome = judge(standings, REASONS)
    assert (outcome.winners, outcome.by) == (winners, by)


def test_an_outcome_says_what_came_of_it_for_each_seat() -> None:
    """Won, shared or lost; nobody, in words."""
    assert judge([[5], [4]], REASONS[:1] + REASONS[2:]).result(1) == "lost"
    shared = judge([[5], [5]], REASONS[:1] + REASONS[2:])
    assert [shared.result(0), shared.result(1)] == ["shared", "shared"]
    assert "nobody won by quest" in repr(Outcome([2, 2], [], "quest", "IWK-24.9"))
    assert "silver from 90 points" in repr(Outcome([1], [0], "points", "R", "silver", "", 90))


def test_a_match_has_no_outcome_before_its_end() -> None:
    """It is still open."""
    assert new_match("kingsburg", 3, 7).outcome is None


def test_a_lost_scenario_is_not_won() -> None:
    """A lone player who lost is not first; the record, its proof and the match agree."""
    path = next(
        path
        for path in sorted((FOLDER / "wonderful_world").glob("1-scenario=*.json"))
        if read_record(path).ranks == [2]
    )
    match = replay(path)
    assert match.ranks() == [2] and match.outcome is not None
    assert (match.outcome.winners, match.outcome.rule) == ([], "IWW-15.3")
    assert verify(path).outcome == read_record(path).outcome == match.outcome.as_json()


def test_a_quest_that_nobody_finished_is_won_by_nobody() -> None:
    """IWK-24.9."""
    match = replay(FOLDER / "wonderful_kingdom" / "2-module=quest-quest=usurper.json")
    assert match.outcome == Outcome([2, 2], [], "quest", "IWK-24.9")


def test_older_records_are_read() -> None:
    """They say nothing of the outcome, and have a lone player first, whatever happened."""
    path = next(
        path
        for path in sorted((FOLDER / "wonderful_world").glob("1-*.json"))
        if read_record(path).ranks == [2]
    )
    record = replay(path).record()
    del record["outcome"]
    record["ranks"] = [1]
    assert replay(write_record(record)).ranks() == [2]


def test_a_record_that_lies_about_its_outcome_is_refused() -> None:
    """As one that lies about its scores."""
    record = replay(FOLDER / "kingsburg" / "playthrough.json").record()
    record["outcome"]["by"] = "luck"
    with pytest.raises(BadRecord, match="outcome"):
        replay(record)
    record["outcome"] = 7
    with pytest.raises(BadRecord, match="outcome"):
        replay(record)
