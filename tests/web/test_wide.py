"""On a wide screen: alone, what lies in the middle does not lie over the log."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from kit.browser import CHROMIUM, chromium
from kit.web import Server
from web.test_wonderful_kingdom_page import sit

pytestmark = [
    pytest.mark.xdist_group("browser"),
    pytest.mark.skipif(CHROMIUM is None, reason="no chromium here: see test_browser.py"),
]


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One Chromium for all."""
    with chromium() as browser:
        yield browser


@pytest.mark.parametrize("width", [1280, 1920])
def test_the_areas_of_a_lone_duke_leave_the_log_free(
    browser: Browser, server: Server, width: int
) -> None:
    """Without another duke the areas spread, but only up to the log or above it."""
    window: dict[str, object] = {"viewport": {"width": width, "height": 1080}}
    player = sit(browser, server, 1, window, option__scenario="sc03")
    page = player.page
    expect(page.locator("#offers")).to_be_visible()
    areas = page.locator(".k-top").bounding_box()
    log = page.locator(".area-log").bounding_box()
    assert areas and log
    is_left = areas["x"] + areas["width"] <= log["x"]
    is_above = areas["y"] + areas["height"] <= log["y"]
    assert is_left or is_above
    player.visitor.close()
