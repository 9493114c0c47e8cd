"""Tables after an update: carried over, or readable and played on if all agree; a real database."""

import re
from html import unescape
from pathlib import Path

import pytest

from kit.newer import Backwards, Blind, Loud, NewerGame, Reshaped
from kit.tables import finish as play_out
from kit.updates import updated
from kit.web import Guest, Server, until
from regalia.match import verify
from regalia.testing.toy import GAME as TOY
from regalia.testing.toy.state import ToyState
from regalia.web.errors import Stale
from regalia.web.live.load import load
from regalia.web.live.older import OlderTable
from regalia.web.store.rows import OVER, PLAYING


def hotseat(guest: Guest, **form: str) -> str:
    """A table of two people at one screen."""
    return guest.new_table(2, game="toy", seat__1="me", name__1="Zoe", **form)


def choose(guest: Guest, table: str, *codes: str) -> None:
    """Actions by their codes, whoever is asked."""
    for code in codes:
        for seat in ("0", "1"):
            guest.get(f"/t/{table}?seat={seat}")
            if guest.forms().get("seat") == seat and code in guest.actions():
                assert guest.act(table, code).status_code == 200
                break
        else:
            raise AssertionError(f"nobody could {code}")


def finish(server: Server, table: str) -> None:
    """Let people choose whatever comes first, to the end."""
    play_out(server, server.run(server.site.tables.get(table)))


def text_of(page: str) -> str:
    """The words of a page."""
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", page)).split())


def row_of(server: Server, table: str) -> tuple[int, str, int]:
    """Rules, status and number of actions in the database."""
    row = server.run(server.site.store.table(table))
    assert row is not None
    return row.rules, row.status, row.plies


@pytest.mark.parametrize("kind", [ToyState, Reshaped])
def test_a_table_that_is_the_same_is_carried_over(tmp_path: Path, kind: type[ToyState]) -> None:
    """It goes on where it was, the log says so, and the record has both digests and verifies."""
    data = tmp_path / "t.db"
    with Server(data) as server:
        guest = Guest(server.url)
        table = hotseat(guest)
        choose(guest, table, "peek", "raise", "seal")
        before = server.run(server.site.store.plies(table))
    with updated(NewerGame(kind)):
        with Server(data, port=server.port) as server:
            page = guest.get(f"/t/{table}?seat=1")
            assert page.status_code == 200
            assert "The rules have changed since version 1." in text_of(page.text)
            assert row_of(server, table) == (2, PLAYING, 3)
            finish(server, table)
            assert guest.get(f"/t/{table}/proof").status_code == 200
            assert "is-good" in guest.text
            record = guest.get(f"/t/{table}/record.json").json()
        assert record["rules"] == 2
        (kept,) = record["carried"]
        assert kept == {"rules": 1, "digests": [ply.digest for ply in before]}
        old, new = kept["digests"], [row[2] for row in record["actions"][:3]]
        assert (old == new) == (kind is ToyState)
        report = verify(record, record["fair"]["commitment"], NewerGame(kind))
        assert report.carried == (1,)
    guest.close()


def test_a_carried_table_survives_the_next_start(tmp_path: Path) -> None:
    """It is carried over once, for good; so is one that still waits for somebody to sit down."""
    data = tmp_path / "t.db"
    with Server(data) as server:
        guest = Guest(server.url)
        table = hotseat(guest)
        choose(guest, table, "leave", "seal")
        waiting = guest.new_table(2, game="toy", seat__1="open")
    with updated(NewerGame(Reshaped)):
        for _ in range(2):
            with Server(data, port=server.port) as server:
                assert guest.get(f"/t/{table}").status_code == 200
                assert guest.get(f"/t/{waiting}").status_code == 200
                assert len(server.run(server.site.store.carried(table))) == 1
        with Server(data, port=server.port) as server:
            bob = Guest(server.url)
            assert bob.post(f"/t/{waiting}/sit/1", name="Bob").status_code == 200
            until(lambda: row_of(server, waiting)[1] == PLAYING)
            live = server.run(server.site.tables.get(waiting))
            deal = live.match.deal
            assert deal is not None
            assert deal.seed(live.game, live.match.options, 1) == live.match.seed
            bob.close()
    guest.close()


def test_a_table_that_differs_stays_readable(tmp_path: Path) -> None:
    """Its page says which rule changed and from which move, keeps log and position, and no more."""
    data = tmp_path / "t.db"
    with Server(data) as server:
        guest, other = Guest(server.url), Guest(server.url)
        table = guest.new_table(2, game="toy", seat__1="open")
        other.post(f"/t/{table}/sit/1", name="Zoe")
        guest.get(f"/t/{table}")
        guest.act(table, "peek")
        drawn = text_of(panes(guest.get(f"/t/{table}").text))
        server.run(server.site.tables.keep_sights(0.0))
    with updated(NewerGame(Blind)):
        with Server(data, port=server.port) as server:
            page = guest.get(f"/t/{table}")
            assert page.status_code == 200
            words = text_of(page.text)
            for said in (
                "This game follows older rules",
                "The warden may no longer peek.",
                "From move 1 on, today’s rules no longer allow what was played.",
                "The table is shown as it was last drawn.",
                "has not answered yet",
            ):
                assert said in words
            assert text_of(panes(page.text)) == drawn, "the position is the one of then"
            french = Guest(server.url, "fr")
            spectator = text_of(french.get(f"/t/{table}").text)
            assert "Le gardien ne peut plus regarder." in spectator
            assert "À partir du coup 1, les règles actuelles ne permettent plus" in spectator
            told = log_of(guest)
            secret = next(line for line in told if "worth" in line)
            assert len(log_of(other, table)) == len(told) - 1
            for stranger in (other, french):
                assert secret not in text_of(stranger.text), "what one has seen is not the other's"
            assert text_of(panes(other.text)) != drawn
            assert not french.actions() and "agree-" not in french.text
            refused = guest.post(f"/t/{table}/act", seat="0", ply="1", action="seal")
            assert refused.status_code == 410
            assert "The rules have changed since this game began" in text_of(refused.text)
            assert row_of(server, table) == (1, PLAYING, 1), "nothing was touched"
            french.close()
    guest.close()
    other.close()


def panes(page: str) -> str:
    """The board of a page."""
    found = re.search(r"<!--panes-->(.*)<!--/panes-->", page, re.S)
    found = found or re.search(r'id="panes">(.*?)</fieldset>', page, re.S)
    assert found
    return found[1]


def log_of(guest: Guest, table: str = "") -> list[str]:
    """The lines of the log of a kept table."""
    if table:
        guest.get(f"/t/{table}")
    found = re.search(r'id="told">(.*?)</ol>', guest.text, re.S)
    assert found
    return [text_of(line) for line in re.findall(r"<li.*?</li>", found[1], re.S)]


def test_a_table_is_played_on_when_all_agree(tmp_path: Path) -> None:
    """Each person presses a button; then it stands where it still was the same, for all to read."""
    data = tmp_path / "t.db"
    with Server(data) as server:
        ann, zoe = Guest(server.url), Guest(server.url)
        table = ann.new_table(2, game="toy", seat__1="open")
        zoe.post(f"/t/{table}/sit/1", name="Zoe")
        for guest, code in ((ann, "leave"), (ann, "seal"), (zoe, "seal"), (zoe, "peek")):
            guest.get(f"/t/{table}")
            assert guest.act(table, code).status_code == 200
        zoe.get(f"/t/{table}")
        zoe.act(table, "seal")
    with updated(NewerGame(Blind)):
        with Server(data, port=server.port) as server:
            stranger = Guest(server.url)
            assert stranger.post(f"/t/{table}/agree", seat="0").status_code == 403
            assert "Up to move 2 everything is the same" in text_of(ann.get(f"/t/{table}").text)
            page = ann.post(f"/t/{table}/agree", seat="0")
            assert page.status_code == 200
            assert "Ada wants to play on" in text_of(page.text)
            assert "Ada agrees to play on" in text_of(page.text)
            ann.post(f"/t/{table}/agree", seat="0")  # pressed twice, counted once
            assert row_of(server, table) == (1, PLAYING, 5)
            assert sum("agrees" in line for line in log_of(ann)) == 1
        with Server(data, port=server.port) as server:  # what was agreed outlives a start
            page = zoe.post(f"/t/{table}/agree", seat="1")
            assert page.status_code == 200
            said = "Everybody agreed: the game goes on after move 2, under today’s rules."
            assert said in text_of(page.text)
            assert row_of(server, table) == (2, PLAYING, 3)
            assert zoe.actions() == ["leave"], "today's rules are asked"
            assert zoe.act(table, "leave").status_code == 200
            carried = server.run(server.site.store.carried(table))
            assert [(old.rules, len(old.digests)) for old in carried] == [(1, 3)]
            stranger.close()
    ann.close()
    zoe.close()


def test_whoever_agrees_on_an_older_version_changes_nothing(tmp_path: Path) -> None:
    """Two keepers of one table, as two processes would be: the database lets one of them write."""
    data = tmp_path / "t.db"
    with Server(data) as server:
        guest = Guest(server.url)
        table = hotseat(guest)
        choose(guest, table, "peek", "seal")
    with updated(NewerGame(Blind)):
        with Server(data, port=server.port) as server:
            store = server.site.store
            one, two = (server.run(load(store, lambda id: None, table)) for _ in range(2))
            assert isinstance(one, OlderTable) and isinstance(two, OlderTable)
            server.run(one.agree(0, one.seats[0].issue))
            with pytest.raises(Stale):
                server.run(two.agree(1, two.seats[1].issue))
            assert row_of(server, table) == (1, PLAYING, 2)
            server.run(one.agree(1, one.seats[1].issue))
            assert row_of(server, table) == (2, PLAYING, 0)
            assert guest.get(f"/t/{table}").status_code == 200
    guest.close()


def test_bots_go_on_when_the_only_person_agrees(tmp_path: Path) -> None:
    """Nobody asks a bot; a table whose person has answered plays by itself again."""
    data = tmp_path / "t.db"
    with Server(data) as server:
        guest = Guest(server.url)
        table = guest.new_table(2, game="toy", seat__1="bot", bot__1="uniform")
        guest.act(table, "peek")
    with updated(NewerGame(Blind)):
        with Server(data, port=server.port) as server:
            page = guest.post(f"/t/{table}/agree", seat="0")
            said = "Everybody agreed: the game begins again under today’s rules."
            assert said in text_of(page.text)
            guest.act(table, "leave")
            until(lambda: row_of(server, table)[2] > 1)
    guest.close()


def test_a_finished_table_keeps_its_result(tmp_path: Path) -> None:
    """Where today's rules would crown somebody else, the result of then stands and is shown."""
    data = tmp_path / "t.db"
    with Server(data) as server:
        guest = Guest(server.url)
        table = hotseat(guest)
        finish(server, table)
        row = server.run(server.site.store.table(table))
        assert row is not None and row.scores is not None and row.ranks is not None
    with updated(NewerGame(Backwards)):
        with Server(data, port=server.port) as server:
            words = text_of(guest.get(f"/t/{table}").text)
            assert "Every move still holds, but the result would be different today." in words
            assert "This game is over and stays as it is: its result counts." in words
            best = row.ranks.index(1)
            assert f"{('Ada', 'Zoe')[best]} {row.scores[best]}" in words
            assert "Continue" not in words and 'action="/t/' not in guest.text
            refused = guest.post(f"/t/{table}/agree", seat="0")
            assert refused.status_code == 422
            assert row_of(server, table)[:2] == (1, OVER)
    guest.close()


def test_without_a_drawing_the_last_common_position_is_shown(tmp_path: Path) -> None:
    """A table of a server that kept none, or was killed: said plainly, and nothing is made up."""
    data = tmp_path / "t.db"
    with Server(data) as server:
        guest = Guest(server.url)
        table = guest.new_table(2, game="toy", seat__1="bot", bot__1="uniform")
        guest.act(table, "leave")
        until(lambda: server.see(lambda: server.site.tables.awake[table].next_automatic()) is None)
        guest.get(f"/t/{table}")
        guest.act(table, "raise")
        server.site.tables.draw = None
    with updated(NewerGame(Loud)):
        with Server(data, port=server.port):
            words = text_of(guest.get(f"/t/{table}").text)
            assert "The table is shown after move" in words
            assert "the last position that is the same today" in words
            assert "things would turn out differently today" in words
    guest.close()


def test_a_table_of_newer_rules_is_refused_with_a_sentence(tmp_path: Path) -> None:
    """Whoever goes back to an older program loses nothing."""
    data = tmp_path / "t.db"
    with updated(NewerGame(ToyState)):
        with Server(data) as server:
            guest = Guest(server.url)
            table = hotseat(guest)
    assert TOY.version == 1
    with Server(data, port=server.port) as server:
        page = guest.get(f"/t/{table}")
        assert page.status_code == 410
        assert "a newer version of Regalia is needed" in text_of(page.text)
        assert row_of(server, table)[0] == 2
    guest.close()
