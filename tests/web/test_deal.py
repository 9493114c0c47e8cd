"""The deal of a table: sealed before anybody adds words, and made by all of them."""

import re

from playwright.sync_api import Browser, expect

from kit.browser import Visitor, needs_browser
from kit.seats import secret_link
from kit.tables import finish
from kit.web import Guest, Server
from regalia.match import verify
from regalia.web.store import TableRow


def row_of(server: Server, table: str) -> TableRow:
    """The table in the database."""
    row = server.run(server.site.store.table(table))
    assert row is not None
    return row


def offered(guest: Guest) -> tuple[str, str]:
    """The draft in the lobby's form and the seal shown with it."""
    page = guest.get("/?game=toy&seats=2").text
    draft = re.search(r'name="draft" value="([^"]+)"', page)
    seal = re.search(r'id="new"[^>]*data-commitment="([0-9a-f]{64})"', page)
    assert draft and seal
    return draft[1], seal[1]


def test_the_seal_is_shown_before_the_words_are_known(
    server: Server, ada: Guest, bob: Guest
) -> None:
    """The lobby's seal is the table's, and the record holds what everybody added."""
    draft, seal = offered(ada)
    table = ada.new_table(2, game="toy", seat__1="open", draft=draft, words="ada adds salt")
    assert table == draft.split(".")[0] and row_of(server, table).commitment == seal
    link = secret_link(ada, table, 1)
    assert f'data-commitment="{seal}"' in bob.get(link).text
    before = row_of(server, table).seed
    bob.post(link, name="Bob", words="bob adds pepper")
    assert row_of(server, table).seed != before, "Bob had a hand in it"
    live = server.run(server.site.tables.get(table))
    assert str(live.match.seed) == row_of(server, table).seed
    report = verify(live.match.record(), seal, game=live.game)
    assert report.words == ("ada adds salt", "bob adds pepper")


def test_nothing_of_the_game_is_shown_before_it_is_dealt(ada: Guest) -> None:
    """While a seat is open there is no deal yet: the page shows who sits where."""
    table = ada.new_table(2, seat__1="open")
    page = ada.get(f"/t/{table}").text
    assert "free seat" in page and 'id="choices"' not in page
    assert "turn order" not in page, "not even in the log"
    assert "province" not in page.partition('id="board"')[2].partition('class="area-side"')[0]


def test_a_draft_is_dealt_once(server: Server, ada: Guest, bob: Guest) -> None:
    """The same form sent twice makes two tables with two secrets."""
    draft, _ = offered(ada)
    first = ada.new_table(2, game="toy", seat__1="me", name__1="Zoe", draft=draft)
    second = bob.new_table(2, game="toy", seat__1="me", name__1="Zoe", draft=draft)
    assert first != second
    assert row_of(server, first).secret != row_of(server, second).secret


def test_a_draft_that_is_not_ours_is_another(server: Server, ada: Guest) -> None:
    """Nobody names their table, or picks a secret they know."""
    for forged in ("mytable.aaaa", "x" * 500, ".", "<script>."):
        table = ada.new_table(2, game="toy", seat__1="me", name__1="Zoe", draft=forged)
        assert table != forged.split(".")[0] and len(table) == 10


def test_unusable_words_are_left_out(server: Server, ada: Guest) -> None:
    """Too long or invisible: the table is made all the same."""
    for words in ("x" * 81, "a\x00b", "\u202e"):
        table = ada.new_table(2, game="toy", seat__1="me", name__1="Zoe", words=words)
        live = server.run(server.site.tables.get(table))
        assert live.seats[0].words == ""


@needs_browser
def test_the_page_adds_words_by_itself_and_checks_them(browser: Browser, server: Server) -> None:
    """From Play now to the proof: this browser's words are in the deal it was promised."""
    visitor = Visitor(browser, server.url)
    visitor.go("/?game=toy&seats=2")
    visitor.page.get_by_role("button", name="Play now").click()
    visitor.page.wait_for_url("**/t/*")
    table = visitor.page.url.rsplit("/", 1)[1].split("?")[0]
    live = server.run(server.site.tables.get(table))
    assert re.fullmatch("[0-9a-f]{32}", live.seats[0].words)
    finish(server, live)
    visitor.go(f"/t/{table}/proof")
    expect(visitor.page.locator(".is-mine")).to_be_visible()
    visitor.page.evaluate(
        """() => {
          const kept = JSON.parse(localStorage.getItem("regalia-deals"));
          kept[0][2] = "other words";
          localStorage.setItem("regalia-deals", JSON.stringify(kept));
        }"""
    )
    visitor.page.reload()
    expect(visitor.page.locator(".is-not-mine")).to_be_visible()
    assert visitor.complaints == []
    visitor.close()
