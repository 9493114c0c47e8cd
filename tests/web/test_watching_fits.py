"""Whoever only watches sees every seat: boards have room, and none lies on another."""

import pytest
from playwright.sync_api import Browser

from kit.browser import Visitor, needs_browser
from kit.fits import LYING, SIZES, from_here
from kit.pages import positions, view_of
from kit.show import show
from kit.web import Server

pytestmark = [needs_browser, pytest.mark.xdist_group("browser")]

# Seats, how far positions lie apart, and what of each game has a place of its own.
GAMES = {
    "kingsburg": (4, 400, ".dais, .rival"),
    "dragon_castle": (4, 90, ".dc-castle, .rival .oak, .dc-card, .countdown"),
    "wonderful_world": (4, 200, "#ledger, .watched > *"),
    "wonderful_kingdom": (2, 160, ".k-area, .k-ledger, .k-rival"),
}

# What is too small to be seen, hangs over the window or lies on another of its kind.
APART = """async (kinds) => {
  await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
  const name = (el) => el.id ? '#' + el.id : '.' + [...el.classList].join('.');
  const shown = [...document.querySelectorAll(kinds)].filter(
    (el) => el.checkVisibility({visibilityProperty: true}));
  const found = shown.length ? [] : ['nothing is shown'];
  const boxes = shown.map((el) => el.getBoundingClientRect());
  shown.forEach((el, n) => {
    const a = boxes[n];
    if (a.width < 20 || a.height < 20) found.push(`${name(el)} has no room`);
    if (a.left < -2 || a.right > innerWidth + 2) found.push(`${name(el)} hangs over the window`);
    if (innerWidth >= 760 && a.bottom > innerHeight + 2) found.push(`${name(el)} lies below it`);
    shown.slice(n + 1).forEach((other, k) => {
      const b = boxes[n + 1 + k];
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (across > 2 && down > 2) found.push(`${name(el)} lies on ${name(other)}`);
    });
  });
  return found;
}"""


@pytest.mark.parametrize("game", GAMES)
def test_whoever_watches_sees_every_board(browser: Browser, server: Server, game: str) -> None:
    """At every size, upright tablets and phones among them, early and late."""
    seats, every, kinds = GAMES[game]
    visitor = Visitor(browser, server.url, still=True)
    visitor.sit(game, seats)
    page = visitor.page
    page.evaluate("localStorage.setItem('regalia-no-scenes', 'yes')")
    found: list[str] = []
    for match in positions(game, seats, 3, every=every):
        if match.is_over():
            continue
        show(page, view_of(match, None, "fr"))
        for width, height in from_here(page, (*SIZES, LYING)):
            page.set_viewport_size({"width": width, "height": height})
            at = f"after {len(match.plies)} at {width}x{height}: "
            found += [at + one for one in page.evaluate(APART, kinds)]
    visitor.close()
    assert found == [], "\n".join(found)
