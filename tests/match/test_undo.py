"""Undo: one's own last action, while nobody has answered it and nothing was learnt."""

import pytest

from regalia.core.errors import CannotUndo
from regalia.games.wonderful_world.state import PLANNING
from regalia.match import Match, new_match
from regalia.testing.matches import play
from regalia.testing.toy import GAME as TOY
from regalia.testing.toy.actions import LEAVE, PEEK, RAISE, SEAL
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
    assert refused(match, 0) == "Seat 0 has not done anything that could be taken back."
    match.play(0, LEAVE)
    assert refused(match, 1) == "Seat 1 has not done anything that could be taken back."


def test_what_somebody_answered_stands() -> None:
    """Another seat has acted since."""
    match = new_match(TOY, 2, 5)
    match.play(0, LEAVE)
    match.play(1, RAISE)
    assert refused(match, 0) == "Seat 0 cannot take that back: seat 1 has acted since."


def test_an_undo_may_take_answers_along() -> None:
    """Those of the seats it names, if nobody else has acted and nothing was learnt since."""
    match = new_match(TOY, 2, 5)
    start = match.record()
    match.play(0, LEAVE)
    match.play(1, RAISE)
    assert match.can_undo(0, along=0b10) and not match.can_undo(0, along=0b01)
    assert match.undo(0, along=0b10) == 0
    assert match.record() == start
    match.play(0, PEEK)  # it shows a card: that stands, whoever answers
    assert not match.can_undo(0, along=0b10)


def test_what_others_do_in_secret_meanwhile_stays_done() -> None:
    """Bids are sealed: each seat takes back its own, and the others notice nothing."""
    match = new_match(TOY, 3, 5)
    for seat, action in ((0, LEAVE), (0, RAISE), (1, RAISE), (0, RAISE), (2, SEAL), (1, RAISE)):
        match.play(seat, action)
    heard = [event for _, event in match.log(2)]
    for seat in (0, 1, 0, 1):
        assert match.can_undo(seat)
        match.undo(seat)
        assert [event for _, event in match.log(2)] == heard
    assert [ply.seat for ply in match.plies] == [0, 2]
    assert refused(match, 0).endswith("seat 2 has acted since."), "who leaves is seen by all"
    match.undo(2)
    match.undo(0)
    assert match.plies == [] and match.to_act() == [0]


def test_where_it_was_says_how_much_is_left() -> None:
    """Undo tells callers who store actions how many of them still hold."""
    match = new_match(TOY, 3, 5)
    for seat, action in ((0, LEAVE), (1, RAISE), (0, RAISE), (2, RAISE)):
        match.play(seat, action)
    assert match.undo(1) == 1
    assert match.undo(2) == 2


def test_plans_are_taken_back_while_others_plan() -> None:
    """IWW-10.4: at a table of three, a plan can be taken back step by step until it is finished."""
    match = new_match("wonderful_world", 3, 5)
    while match.state.phase != PLANNING:
        seat = match.to_act()[0]
        match.play(seat, match.state.legal(seat)[0])
    before = match.observe(0)
    for _ in range(4):
        for seat in range(3):
            match.play(seat, match.state.legal(seat)[0])
    others = [match.observe(1), match.observe(2)]
    for _ in range(4):
        match.undo(0)
    assert match.observe(0) == before and [match.observe(1), match.observe(2)] == others
    assert not match.can_undo(0), "the draft before it was shown to all"
    assert match.can_undo(1) and match.can_undo(2)


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
