"""The page of a table that an update has made another game, in a browser."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from kit.browser import PHONE, Visitor, needs_browser
from kit.newer import Blind, NewerGame
from kit.released import store_all
from kit.web import Guest, Server
from regalia import registry
from regalia.testing.toy import GAME as TOY

pytestmark = [pytest.mark.xdist_group("browser"), needs_browser]


@pytest.fixture
def blind(monkeypatch: pytest.MonkeyPatch) -> Iterator[NewerGame]:
    """Pebbles without peeking, once the test puts it on the shelf."""
    yield NewerGame(Blind)
    monkeypatch.undo()


def test_an_open_page_is_led_to_what_changed_and_back_to_the_game(
    browser: Browser, tmp_path: Path, blind: NewerGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is there while the server is replaced, explains itself in both languages, and plays on."""
    data = tmp_path / "t.db"
    with Server(data) as server:
        visitor = Visitor(browser, server.url)
        visitor.sit("toy", 2)
        page, table = visitor.page, visitor.table()
        guest = visitor.as_guest()
        guest.get(f"/t/{table}")
        assert guest.act(table, "peek").status_code == 200
        guest.close()
        expect(page.locator("h1")).to_contain_text("closed hand")
    shelf = [game for game in registry.GAMES if game is not TOY]
    monkeypatch.setattr(registry, "GAMES", (*shelf, blind))
    with Server(data, port=server.port) as server:
        expect(page.locator("h1")).to_contain_text("This game follows older rules")
        expect(page.locator("#changed")).to_contain_text("The warden may no longer peek.")
        expect(page.locator("#differs")).to_contain_text("no longer allow what was played")
        page.locator("button[name=lang]").click()
        expect(page.locator("h1")).to_contain_text("Cette partie suit d’anciennes règles")
        expect(page.locator("#changed")).to_contain_text("Le gardien ne peut plus regarder.")
        page.locator("button[name=lang]").click()
        page.locator("#end > summary").click()
        expect(page.locator("#panes")).to_be_visible()
        assert page.locator("#panes :is(button, input):enabled").count() == 0
        page.get_by_role("button", name="Play on").click()
        visitor.until_asked()
        expect(page.locator("#choices")).not_to_contain_text("Peek")
        assert visitor.table() == table
        visitor.complaints = [one for one in visitor.complaints if "ERR_" not in one]
        assert visitor.complaints == [], "but for the moment without a server"
        visitor.close()


@pytest.mark.parametrize(
    ("width", "height", "theme"), [(390, 844, "light"), (820, 1180, "dark"), (1280, 720, "dark")]
)
def test_it_is_fit_to_look_at(
    browser: Browser, tmp_path: Path, width: int, height: int, theme: str
) -> None:
    """World of version 1: nothing hangs over, axe finds nothing serious, the table can be seen."""
    (table,) = store_all(tmp_path / "t.db", ["wonderful_world/v1/2-solo_shortage=stop"])
    with Server(tmp_path / "t.db") as server:
        context = {**(PHONE if width < 760 else {}), "viewport": {"width": width, "height": height}}
        visitor = Visitor(browser, server.url, still=True, color_scheme=theme, **context)
        visitor.go(f"/t/{table}")
        page = visitor.page
        expect(page.locator("#changed")).to_contain_text("IWW-9.12")
        expect(page.locator("#result")).to_contain_text("N0")
        assert page.evaluate("document.scrollingElement.scrollWidth") <= width
        assert visitor.violations() == []
        page.locator("#end > summary").click()
        expect(page.locator("#opponents")).to_be_visible()
        assert visitor.violations() == []
        assert visitor.complaints == []
        visitor.close()


def test_a_guest_reads_it_without_script(tmp_path: Path) -> None:
    """The page needs none."""
    (table,) = store_all(tmp_path / "t.db", ["dragon_castle/v1/2-spirits=10"])
    with Server(tmp_path / "t.db") as server:
        guest = Guest(server.url, "fr")
        assert (
            "À partir du coup 87, les choses tourneraient autrement"
            in guest.get(f"/t/{table}").text
        )
        guest.close()
