"""Small things on a phone: what was aimed at is forgotten, and no tab is empty."""

import pytest
from playwright.sync_api import Browser, expect

from kit.browser import PHONE, Visitor, needs_browser
from kit.web import Guest, Server

pytestmark = needs_browser


def test_a_taken_tile_is_not_aimed_at_any_more(browser: Browser, server: Server) -> None:
    """What may follow shows at once: a pair, a shrine, or a point."""
    page = (one := Visitor(browser, server.url, **PHONE)).page
    one.sit("dragon_castle", 2)
    one.until_asked()
    target = page.locator("#castle-map .spot label.touch").first
    target.evaluate("label => label.click()")
    expect(page.locator("[name=aim]:checked:not(#aim-x)")).to_have_count(1)
    one.until_moved(lambda: page.locator(".ways button.btn-primary:visible").first.click())
    expect(page.locator("[name=aim]:checked:not(#aim-x)")).to_have_count(0)
    expect(page.locator(".turn-acts")).to_be_visible()
    one.close()


@pytest.mark.parametrize("game", ["wonderful_world", "kingsburg"])
def test_a_spectator_has_no_empty_tab(
    browser: Browser, server: Server, ada: Guest, game: str
) -> None:
    """Every tab that is offered shows something, and so does the page one comes to."""
    page = (one := Visitor(browser, server.url, **PHONE)).page
    one.go(f"/t/{ada.new_table(2, game=game)}")
    tabs = page.locator(".tab:visible")
    expect(page.locator("#panes > div:visible")).not_to_be_empty()
    for tab in tabs.all():
        tab.click()
        pane = page.locator("#panes > div:visible")
        expect(pane).to_have_count(1)
        assert pane.inner_text().strip()
    one.close()


def test_a_first_castle_takes_the_whole_width(browser: Browser, server: Server) -> None:
    """Two players without Spirits and Dragons, as in the tutorial: nothing stands beside it."""
    page = (one := Visitor(browser, server.url, **PHONE)).page
    one.sit("dragon_castle", 2, option__spirits="0", option__dragons="0")
    one.until_asked()
    for part in (".dc-castle", ".countdown"):
        box = page.locator(part).bounding_box()
        assert box is not None and box["width"] > 360, part
    one.close()
