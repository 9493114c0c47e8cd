"""A whole game over HTTP: every answer of the server is where it should be."""

import re

import pytest

from kit.seats import join
from kit.web import Guest, Server, until
from regalia.games.wonderful_world.material import PICKS
from regalia.games.wonderful_world.state import DRAFT
from regalia.match import verify


def play_out(guest: Guest, server: Server, table: str, most: int = 3000) -> int:
    """Take the first choice until the game is over."""
    played = 0
    for _ in range(most):
        live = server.run(server.site.tables.get(table))
        if live.row.status == "over":
            return played
        guest.get(f"/t/{table}")
        if guest.actions():
            assert guest.act(table, guest.actions()[0]).status_code == 200
            played += 1
        else:
            until(lambda live=live: live.row.status == "over" or 0 in live.match.to_act())
    raise AssertionError("the game does not end")


def test_a_person_plays_a_whole_game_against_a_bot(server: Server, ada: Guest) -> None:
    """Lobby, table, every decision, the end, the proof and the record."""
    table = ada.new_table(2)
    commitment = server.run(server.site.tables.get(table)).row.commitment
    assert commitment in ada.text
    assert ada.get(f"/t/{table}/record.json").status_code == 403
    assert ada.get(f"/t/{table}/proof").status_code == 403
    assert play_out(ada, server, table) > 30
    ada.get(f"/t/{table}")
    assert not ada.actions()
    proof = ada.get(f"/t/{table}/proof")
    assert proof.status_code == 200 and "sealed before the first action" in proof.text
    record = ada.get(f"/t/{table}/record.json")
    report = verify(record.json(), commitment)
    assert report.over and report.published
    assert ada.get("/").text.count(table) >= 1


def test_the_same_move_sent_twice_is_played_once(server: Server, ada: Guest) -> None:
    """A click that is repeated by an impatient hand or a bad line is one move."""
    table = ada.new_table(2, game="toy", seat__1="me", name__1="Bob")
    ada.get(f"/t/{table}?seat=0")
    form = {**ada.forms(), "action": ada.actions()[0]}
    live = server.run(server.site.tables.get(table))
    first = ada.post(f"/t/{table}/act", **form)
    count = live.match.count
    again = ada.post(f"/t/{table}/act", **form)
    assert (first.status_code, again.status_code) == (200, 200)
    assert live.match.count == count == 1


def test_a_client_may_name_its_moves(server: Server, ada: Guest) -> None:
    """The same move id is answered again without being played again."""
    table = ada.new_table(2, game="toy", seat__1="me", name__1="Bob")
    ada.get(f"/t/{table}?seat=0")
    form = {**ada.forms(), "move": "abc", "action": ada.actions()[0]}
    assert ada.post(f"/t/{table}/act", **form).status_code == 200
    assert ada.post(f"/t/{table}/act", **form).status_code == 200
    assert ada.post(f"/t/{table}/act", **{**form, "move": "xyz"}).status_code == 409
    assert server.run(server.site.tables.get(table)).match.count == 1


def test_an_old_page_is_told_so_and_shown_the_table(ada: Guest) -> None:
    """Another choice from a page that was answered already plays nothing."""
    table = ada.new_table(2, game="toy", seat__1="me", name__1="Bob")
    ada.get(f"/t/{table}?seat=0")
    form, actions = ada.forms(), ada.actions()
    ada.post(f"/t/{table}/act", **form, action=actions[0])
    stale = ada.send(f"/t/{table}/act", **form, action=actions[1])
    assert stale.status_code == 409
    assert "out of date" in stale.text and 'id="table"' in stale.text


def test_another_seat_never_makes_my_page_old(server: Server, ada: Guest, bob: Guest) -> None:
    """Two seats bid at the same time; each posts the page it loaded before."""
    table = ada.new_table(2, game="toy", seat__1="open")
    join(ada, bob, table, 1, "Bob")
    ada.get(f"/t/{table}")
    ada.act(table, "leave")
    ada.get(f"/t/{table}")
    bob.get(f"/t/{table}")
    mine, theirs = ada.forms(), bob.forms()
    assert "raise" in ada.actions() and "raise" in bob.actions()
    assert bob.post(f"/t/{table}/act", **theirs, action="raise").status_code == 200
    bob.act(table, "seal")
    assert ada.post(f"/t/{table}/act", **mine, action="raise").status_code == 200
    assert server.run(server.site.tables.get(table)).match.count == 4


def test_undo_takes_back_what_nobody_saw(server: Server, ada: Guest) -> None:
    """The engine's law decides; the page offers exactly that."""
    table = ada.new_table(2, game="toy", seat__1="me", name__1="Bob")
    live = server.run(server.site.tables.get(table))
    ada.get(f"/t/{table}?seat=0")
    ada.act(table, "leave")
    assert live.match.count == 1
    undo = ada.forms("undo")
    assert undo["seat"] == "0"
    assert ada.post(f"/t/{table}/undo", **undo).status_code == 200
    assert live.match.count == 0
    assert ada.post(f"/t/{table}/undo", **undo).status_code == 200, "the same undo again"
    ada.get(f"/t/{table}?seat=0")
    refused = ada.post(f"/t/{table}/undo", seat="0", ply=ada.forms()["ply"])
    assert refused.status_code == 409 and live.match.count == 0


def test_undo_takes_the_answers_of_bots_along(server: Server, ada: Guest) -> None:
    """A bot that answers at once does not make a misclick final, where nobody else plays."""
    table = ada.new_table(2, game="toy", bot__1="uniform")
    live = server.run(server.site.tables.get(table))
    ada.get(f"/t/{table}")
    ada.act(table, "leave")
    until(lambda: live.match.count > 1 and 0 in live.match.to_act())
    ada.get(f"/t/{table}")
    assert ada.post(f"/t/{table}/undo", **ada.forms("undo")).status_code == 200
    assert all(ply.seat != 0 for ply in live.match.plies), (
        "my move is gone, and its answers with it"
    )


def test_the_pace_of_bots_is_chosen_at_the_table(server: Server, ada: Guest, bob: Guest) -> None:
    """By whoever sits there, from three, and it is on disk."""
    table = ada.new_table(2)
    live = server.run(server.site.tables.get(table))
    assert live.row.pace == "calm" and 'value="calm" aria-pressed="true"' in ada.text
    assert ada.send(f"/t/{table}/pace", seat="0", pace="slow").status_code == 200
    assert ada.send(f"/t/{table}/pace", seat="0", pace="never").status_code == 422
    assert bob.send(f"/t/{table}/pace", seat="0", pace="quick").status_code == 403
    rows = server.run(server.site.store.tables([table]))
    assert live.row.pace == "slow" and rows[0].pace == "slow"
    alone = ada.new_table(2, seat__1="me", name__1="Bob")
    assert 'id="pace"' not in ada.get(f"/t/{alone}?seat=0").text, "nobody to hurry"


def test_undo_while_others_act_in_secret(server: Server, ada: Guest, bob: Guest) -> None:
    """Bob's sealed bids neither hide the button nor are lost, and the database keeps step."""
    table = ada.new_table(2, game="toy", seat__1="open")
    join(ada, bob, table, 1, "Bob")
    ada.get(f"/t/{table}")
    ada.act(table, "leave")
    ada.get(f"/t/{table}")
    ada.act(table, "raise")
    for _ in range(2):
        bob.get(f"/t/{table}")
        bob.act(table, "raise")
    theirs = bob.get(f"/t/{table}").text
    ada.get(f"/t/{table}")
    assert ada.post(f"/t/{table}/undo", **ada.forms("undo")).status_code == 200
    assert bob.get(f"/t/{table}").text == theirs, "Bob sees no difference"
    live = server.run(server.site.tables.get(table))
    assert [ply.seat for ply in live.match.plies] == [0, 1, 1]
    digests = [ply.digest for ply in live.match.plies]
    assert [entry.number for entry in live.log] == [0, 1, 2, 3]
    server.site.tables.awake.pop(table)
    woken = server.run(server.site.tables.get(table))
    assert woken is not live and [ply.digest for ply in woken.match.plies] == digests
    ada.get(f"/t/{table}")
    ada.act(table, "raise")
    assert woken.match.count == 4


def test_a_finish_that_comes_by_itself(server: Server, ada: Guest, bob: Guest) -> None:
    """The button takes it back, and Bob's page cannot tell it from a finish that was said."""
    table = ada.new_table(2, game="wonderful_world", seat__1="open")
    join(ada, bob, table, 1, "Bob")
    match = server.run(server.site.tables.get(table)).match
    while match.state.phase == DRAFT:
        for guest in (ada, bob):
            guest.get(f"/t/{table}")
            guest.act(table)
    for _ in range(PICKS - 1):
        recycle(ada, table)
    theirs = page_of(bob, table)
    recycle(ada, table)
    assert match.to_act() == [1] and "done" not in ada.actions()
    finished = page_of(bob, table)
    assert finished != theirs
    assert ada.post(f"/t/{table}/undo", **ada.forms("undo")).status_code == 200
    assert match.to_act() == [0, 1]
    assert page_of(bob, table) == theirs, "Bob sees that Ada has not finished, and no more"
    ada.get(f"/t/{table}")
    ada.act(table, next(code for code in ada.actions() if code.startswith("construct")))
    assert page_of(bob, table) == theirs
    ada.act(table, "done")
    assert match.to_act() == [1] and page_of(bob, table) == finished
    assert ada.post(f"/t/{table}/undo", **ada.forms("undo")).status_code == 200
    assert match.to_act() == [0, 1], "taken back like the other"


def recycle(guest: Guest, table: str) -> None:
    """Recycle a card of the hand."""
    guest.get(f"/t/{table}")
    action = next(code for code in guest.actions() if code.startswith("recycle"))
    assert guest.act(table, action).status_code == 200


def page_of(guest: Guest, table: str) -> str:
    """The page as somebody sees it, apart from the number of its frame."""
    return re.sub(r"\b[0-9a-f]{16}\.\d+", "", guest.get(f"/t/{table}").text)


def test_forced_actions_play_themselves_if_asked(server: Server, ada: Guest) -> None:
    """A per-seat switch; what leaves no choice is not asked any more."""
    table = ada.new_table(2)
    assert ada.post(f"/t/{table}/auto", seat="0", auto="on").status_code == 200
    live = server.run(server.site.tables.get(table))
    until(lambda: live.next_automatic() is None)
    for _ in range(60):
        ada.get(f"/t/{table}")
        if not ada.actions():
            break
        assert len(ada.actions()) > 1
        ada.act(table)
        until(lambda: live.next_automatic() is None)
    assert ada.post(f"/t/{table}/auto", seat="0", auto="off").status_code == 200
    assert not live.seats[0].auto


def secret_link(host: Guest, table: str, seat: int) -> str:
    """The address of a seat, from the host's page."""
    host.get(f"/t/{table}/invite")
    at = host.text.index(f"/t/{table}/seat/{seat}/")
    return host.text[at:].split('"')[0]


@pytest.mark.parametrize("seats", [3, 5])
def test_bots_play_their_turns_by_themselves(server: Server, ada: Guest, seats: int) -> None:
    """A table of bots alone comes to its end."""
    table = ada.new_table(seats, seat__0="bot", name__0="Zoe")
    until(lambda: server.run(server.site.store.table(table)).status == "over", 60)  # type: ignore[union-attr]
