"""A campaign in a browser: chosen in the lobby, read, played, and led on to the next table."""

import pytest
from playwright.sync_api import expect

from kit.browser import Visitor, needs_browser
from kit.tables import finish
from kit.web import Server, until
from web.test_campaign import table_of

pytestmark = pytest.mark.xdist_group("browser")

TOO_WIDE = "() => document.documentElement.scrollWidth > innerWidth"


def added(server: Server, campaign: str) -> dict[str, str]:
    """The words that wait for the next deal."""
    row = server.run(server.site.store.campaign(campaign))
    assert row is not None
    return row.words


@needs_browser
def test_from_the_lobby_to_the_second_scenario(server: Server, visitor: Visitor) -> None:
    """The story, the first table, its end, the story again, the second table; axe agrees."""
    page = visitor.page
    visitor.go("/?game=wonderful_world&seats=2#new")
    page.locator("#options summary").click()
    page.get_by_text("Two Roads", exact=True).click()
    page.locator('select[name="bot-1"]').select_option("level1")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/c/*")
    campaign = page.url.rsplit("/", 1)[1]
    expect(page.get_by_role("heading", name="Scenario 1 of 5: The Thin Harvest")).to_be_visible()
    assert visitor.violations() == []
    page.set_viewport_size({"width": 390, "height": 844})
    assert not page.evaluate(TOO_WIDE)
    page.set_viewport_size({"width": 1280, "height": 900})
    page.get_by_role("link", name="Go to the table").click()
    page.wait_for_url("**/t/*")
    first = table_of(server, campaign)
    finish(server, first)
    page.reload()
    page.locator("#campaign").click()
    page.wait_for_url("**/c/*")
    expect(page.get_by_role("heading", name="Scenario 2 of 5: The Open Ledgers")).to_be_visible()
    until(lambda: added(server, campaign))  # by the page itself: another may lay the table
    page.get_by_role("button", name="Play the next scenario").click()
    page.wait_for_url("**/t/*")
    second = table_of(server, campaign)
    assert second.id in page.url and second.id != first.id
    assert second.seats[0].words == first.seats[0].words == "07" * 16, "the test's words"
    expect(page.locator("#hand")).to_be_visible()
