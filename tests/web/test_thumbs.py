"""On a phone: every tile of the castle under a thumb, both deeds of one's own castle, a reason."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from kit.browser import CHROMIUM, Visitor, chromium
from kit.web import Server
from regalia.games.wonderful_kingdom.material import SOLDIER
from regalia.games.wonderful_kingdom.rules import Kingdom
from regalia.games.wonderful_kingdom.state import CONQUEST
from web.test_browser import PHONE
from web.test_dragon_castle_page import sit as sit_at_the_castle
from web.test_wonderful_kingdom_page import sit as sit_in_the_kingdom

pytestmark = [
    pytest.mark.xdist_group("browser"),
    pytest.mark.skipif(CHROMIUM is None, reason="no chromium here: see test_browser.py"),
]

WIDTH = "document.scrollingElement.scrollWidth"
# What a thumb meets in the middle of an element, as the nearest thing that can be pressed.
UNDER = """el => {
  const box = el.getBoundingClientRect();
  const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return hit?.closest('button')?.id ?? '';
}"""
TOUCHES = """() => [...document.querySelectorAll('.dc-castle-svg .aimg .touch')]
  .filter(el => el.checkVisibility())
  .map(el => el.getBoundingClientRect())
  .map(box => [box.width, box.height])"""


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One Chromium for all."""
    with chromium() as browser:
        yield browser


@pytest.mark.parametrize("seats", [2, 4])
def test_every_tile_of_the_castle_is_as_wide_as_a_thumb(
    browser: Browser, server: Server, seats: int
) -> None:
    """Twelve columns are panned inside their frame, eight fit; the page never moves sideways."""
    visitor = Visitor(browser, server.url, **PHONE)
    sit_at_the_castle(visitor, seats)
    page = visitor.page
    assert visitor.until_asked()
    boxes = page.evaluate(TOUCHES)
    assert boxes and min(min(box) for box in boxes) >= 40
    assert page.evaluate(WIDTH) <= 390
    pan = page.locator("#castle-pan")
    hidden = pan.evaluate("el => el.scrollWidth - el.clientWidth")
    assert (hidden > 0) == (seats == 2)
    pan.evaluate("el => el.scrollTo(el.scrollWidth, 0)")
    last = page.locator(".dc-castle-svg .aimg:not(.info) label.touch").last
    last.tap()
    expect(page.locator(".aim-one:visible")).to_have_count(1)
    assert page.evaluate(WIDTH) <= 390
    assert visitor.violations() == []
    visitor.close()


def test_the_own_castle_of_the_kingdom_moves_and_recruits(browser: Browser, server: Server) -> None:
    """Moving there and recruiting lie side by side; a place that is closed says why by a tap."""
    player = sit_in_the_kingdom(browser, server, 1, PHONE, option__module="conquest")
    page = player.page
    state = player.live.match.state
    assert isinstance(state, Kingdom)
    state.gain(0, SOLDIER, 3)
    player.until_in(CONQUEST)
    castle = page.locator(".p-castle_red")
    word, recruit = castle.locator(".land-word"), castle.locator(".recruit")
    word.scroll_into_view_if_needed()
    one, two = word.bounding_box(), recruit.bounding_box()
    assert one and two and one["x"] + one["width"] <= two["x"]
    assert two["height"] >= 40
    assert word.evaluate(UNDER) == "land-castle_red"
    assert recruit.evaluate(UNDER) == "recruit-castle_red"
    recruit.tap()
    expect(page.locator("#recruits-castle_red")).to_be_visible()
    page.keyboard.press("Escape")
    closed = page.locator(".land-why").last
    closed.scroll_into_view_if_needed()
    closed.tap(position={"x": 12, "y": 12})
    expect(page.locator(".place > .tip:popover-open .ref")).to_contain_text("IWK-3")
    assert page.evaluate(WIDTH) <= 390
    player.visitor.close()
