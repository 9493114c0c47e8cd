"""Undo: one's own last action, while nobody acted since and nothing was learnt."""

import pytest

from kit.matches import play
from kit.toy import LEAVE, PEEK, RAISE, SEAL, TOY
from regalia.core.errors import CannotUndo
from regalia.match import Match, new_match
from regalia.text import say


def test_the_last_action_is_taken_back() -> None:
    """The position, the log and the record are those before it; the game goes on from there."""
    match = new_match(TOY, 2, 5)
    match.play(0, LEAVE)
    before = match.state.key(), match.log(0), match.record()
    match.play(0, RAISE)
    assert match.can_undo(0) and not match.can_undo(1)
    match.undo(0)
    assert (match.state.key(), match.log(0), match.record()) == before
    match.play(0, RAISE)
    assert [event.kind for _, event in match.log(0)] == ["lot", "raises"]


def test_several_actions_are_taken_back_one_by_one() -> None:
    """As long as they are all one's own."""
    match = new_match(TOY, 2, 5)
    start = match.record()
    for action in (LEAVE, RAISE, RAISE, SEAL):
        match.play(0, action)
    for _ in range(4):
        match.undo(0)
    assert match.record() == start


def refused(match: Match, seat: int) -> str:
    """Why an undo is refused, nothing having happened."""
    before = match.record()
    assert not match.can_undo(seat)
    with pytest.raises(CannotUndo) as caught:
        match.undo(seat)
    assert match.record() == before
    assert caught.value.message is not None
    assert say(caught.value.message, "fr")
    return str(caught.value)


def test_nothing_done_is_nothing_to_take_back() -> None:
    """At the start, or for a seat that only watched so far."""
    match = new_match(TOY, 2, 5)
    assert refused(match, 0) == "Seat 1 has not done anything that could be taken back."
    match.play(0, LEAVE)
    assert refused(match, 1) == "Seat 2 has not done anything that could be taken back."


def test_what_somebody_answered_stands() -> None:
    """Another seat has acted since."""
    match = new_match(TOY, 2, 5)
    match.play(0, LEAVE)
    match.play(1, RAISE)
    assert refused(match, 0) == "Seat 1 can take nothing back: Seat 2 has acted since."


def test_what_was_learnt_stands() -> None:
    """A peek shows something; the last seal rolls a die."""
    match = new_match(TOY, 2, 5)
    match.play(0, PEEK)
    assert refused(match, 0).endswith("a die was rolled or something was shown.")
    match.play(0, SEAL)
    match.play(1, SEAL)
    assert refused(match, 1).endswith("a die was rolled or something was shown.")


def test_undo_in_a_real_game() -> None:
    """Wherever a seat may take back, playing the same again leads to the same place."""
    match = play("kingsburg", seats=4)
    taken = 0
    while match.plies:
        last = match.plies[-1]
        if match.can_undo(last.seat):
            after = match.record()
            match.undo(last.seat)
            match.play(last.seat, last.action)
            assert match.record() == after
            taken += 1
        match.rewind(len(match.plies) - 1)
    assert taken > 20
