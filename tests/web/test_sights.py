"""Positions drawn to be kept: whose, when, and what each may show."""

from kit.web import Guest, Server, until
from regalia.core.events import SPECTATOR
from regalia.web.live.sights import Sight, unpack
from regalia.web.store import SightRow


def sight(server: Server, table: str, seat: int, lang: str = "en") -> Sight:
    """What was kept for a seat."""
    row = server.run(server.site.store.sight(table, seat, lang))
    assert row is not None
    found = unpack(row)
    assert found is not None
    return found


def test_a_quiet_table_is_drawn_once_for_every_person_and_a_spectator(
    server: Server, ada: Guest
) -> None:
    """In both languages, from each one's own page; nothing is drawn for a bot, or twice."""
    tables = server.site.tables
    table = ada.new_table(3, game="toy", seat__1="me", name__1="Zoe", seat__2="bot")
    ada.get(f"/t/{table}?seat=0")
    ada.act(table, "peek")
    until(lambda: server.see(lambda: tables.awake[table].next_automatic()) is None)
    assert server.run(tables.keep_sights(1000.0)) == 0, "somebody has just moved"
    assert server.run(tables.keep_sights(0.0, 99)) == 6
    assert server.run(tables.keep_sights(0.0, 99)) == 0
    assert server.run(server.site.store.sight(table, 2, "en")) is None
    assert (
        "Round" in sight(server, table, 0).where and "Manche" in sight(server, table, 0, "fr").where
    )
    page = ada.get(f"/t/{table}?seat=0").text
    assert sight(server, table, 0).panes in page, "it is what the page shows"
    assert sight(server, table, 0).panes != sight(server, table, 1).panes
    assert sight(server, table, SPECTATOR).panes not in page, "others see less"


def test_what_is_taken_back_is_no_longer_kept(server: Server, ada: Guest) -> None:
    """A drawing of a position that was undone would not be the last one."""
    tables = server.site.tables
    table = ada.new_table(2, game="toy", seat__1="me", name__1="Zoe")
    ada.get(f"/t/{table}?seat=0")
    ada.act(table, "leave")
    ada.get(f"/t/{table}?seat=0")
    ada.act(table, "raise")
    server.run(tables.keep_sights(0.0, 99))
    assert sight(server, table, 0)
    ada.get(f"/t/{table}?seat=0")
    assert ada.post(f"/t/{table}/undo", **ada.forms("undo")).status_code == 200
    assert server.run(server.site.store.sight(table, 0, "en")) is None
    server.run(tables.keep_sights(0.0, 99))
    assert sight(server, table, 0)


def test_a_drawing_that_cannot_be_read_is_left_out() -> None:
    """Whatever damaged it, the page does without."""
    for drawn in (b"", b"nonsense", b"x\x9c\x03\x00\x00\x00\x00\x01"):
        row = SightRow(table_id="t", seat=0, lang="en", ply=1, drawn=drawn)
        assert unpack(row) is None
