"""Matches of older rules under today's: what counts as the same, and what a record says of it."""

from typing import Any

import pytest

from kit.newer import Backwards, Blind, Chatty, Longer, Loud, NewerGame, Reshaped
from regalia.core.errors import BadRecord
from regalia.core.state import GameState
from regalia.match import Difference, Match, carry, replay, verify
from regalia.match.carry import ASKED, ILLEGAL, RESULT, TOLD, explain
from regalia.testing.matches import play
from regalia.testing.toy import GAME as TOY
from regalia.testing.toy.actions import PEEK, RAISE
from regalia.testing.toy.state import ToyState
from regalia.text import say

OLD = play(TOY, 2, seed=5)
RECORD = OLD.record()
EVENTS = [ply.events for ply in OLD.plies]


def first(action: int) -> int:
    """How many actions come before the first of a kind."""
    return next(n for n, ply in enumerate(OLD.plies) if ply.action == action)


@pytest.mark.parametrize(
    ("kind", "difference"),
    [
        (ToyState, None),
        (Reshaped, None),
        (Chatty, None),
        (Blind, Difference(first(PEEK), ILLEGAL)),
        (Loud, Difference(first(RAISE), TOLD)),
        (Backwards, Difference(len(OLD.plies), RESULT)),
    ],
)
def test_a_match_is_the_same_if_its_actions_and_what_was_told_are(
    kind: type[ToyState], difference: Difference | None
) -> None:
    """Another shape of the position is no difference; the first other fact is one."""
    match, found = carry(RECORD, EVENTS, NewerGame(kind))
    assert found == difference
    assert len(match.plies) == (len(OLD.plies) if found is None else found.same)
    fresh = Match(NewerGame(kind), OLD.options, OLD.seed)
    for ply in match.plies:
        fresh.play(ply.seat, ply.action)
    assert match.state.key() == fresh.state.key(), "it stands where it is still the same"


def test_a_match_that_would_wait_for_somebody_else_differs() -> None:
    """All moves are there, but the older rules called it over and today's do not."""

    assert carry(RECORD, EVENTS, NewerGame(Longer))[1] == Difference(len(OLD.plies), ASKED)


def test_a_record_carried_over_keeps_its_old_digests() -> None:
    """And adds the new ones; carried twice it has all three, and its deal is still proven."""
    match = replay(RECORD, game=NewerGame(Reshaped))
    again = match.record()
    assert (RECORD["rules"], again["rules"]) == (1, 2)
    old = [row[2] for row in RECORD["actions"]]
    assert again["carried"][0]["digests"] == old != [row[2] for row in again["actions"]]
    third = NewerGame(ToyState, 3)
    once_more = replay(again, game=third).record()
    assert [before["rules"] for before in once_more["carried"]] == [1, 2]
    assert [row[2] for row in once_more["actions"]] == old
    report = verify(once_more, RECORD["fair"]["commitment"], third)
    assert (report.rules, report.carried) == (3, (1, 2))


@pytest.mark.parametrize(
    "carried",
    [
        1,
        [1],
        [{"rules": 1}],
        [{"rules": 3, "digests": []}],
        [{"rules": 2, "digests": []}, {"rules": 1, "digests": []}],
        [{"rules": 1, "digests": ["x"]}],
        [{"rules": 1, "digests": ["00000000"] * 500}],
        [{"rules": 1, "digests": [], "final": "00"}],
        [{"rules": 1, "digests": [], "more": 1}],
        [{"rules": 1, "digests": []}] * 200,
    ],
)
def test_what_cannot_have_been_carried_is_refused(carried: Any) -> None:
    """By the name of the field, before anything is played."""
    record = {**replay(RECORD, game=NewerGame(ToyState)).record(), "carried": carried}
    with pytest.raises(BadRecord, match=r"carried|final"):
        replay(record, game=NewerGame(ToyState))


def test_a_record_that_differs_says_from_where_and_why() -> None:
    """In both languages; a game that kept no list of its corrections says that."""
    with pytest.raises(BadRecord) as caught:
        replay(RECORD, game=NewerGame(Blind))
    move = first(PEEK) + 1
    assert str(caught.value) == (
        "The record follows version 1 of Pebbles and would be a different game under today’s "
        "rules. "
        f"Move {move} is no longer allowed. The warden may no longer peek."
    )
    message = explain(TOY, 1, Difference(3, TOLD))
    assert say(message, "fr").startswith("Le coup 4 aurait aujourd’hui d’autres effets.")


def test_the_position_stays_a_state() -> None:
    """What the comparison leaves can be played on."""
    match, difference = carry(RECORD, EVENTS, NewerGame(Blind))
    assert difference is not None and isinstance(match.state, GameState)
    seat = match.to_act()[0]
    match.play(seat, match.observe(seat).legal[0])
    assert len(match.plies) == difference.same + 1
