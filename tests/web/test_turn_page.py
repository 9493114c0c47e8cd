"""Whose turn it is, for whoever looks elsewhere: title, icon, sound, and a notice if they like."""

import re
from typing import Any

from playwright.sync_api import Browser, expect

from kit.browser import Visitor, needs_browser
from kit.seats import secret_link
from kit.web import Guest, Server

MINE = re.compile("^Your turn · ")
# What the page plays and tells is counted here: a test has no loudspeaker, and asks no desktop.
COUNTED = """
window.rung = 0; window.told = []; window.wanted = 0;
const begin = AudioContext.prototype.createOscillator;
AudioContext.prototype.createOscillator = function () {
  window.rung += 1;
  window.sound = this;
  return begin.call(this);
};
window.Notification = class extends EventTarget {
  static permission = "default";
  static requestPermission() { window.wanted += 1; Notification.permission = "granted"; }
  constructor(title, {body}) { super(); window.told.push([title, body]); }
  close() {}
};
window.elsewhere = (away) => {
  Object.defineProperty(document, "hidden", {value: away, configurable: true});
  document.dispatchEvent(new Event("visibilitychange"));
};
"""


@needs_browser
def test_a_turn_is_shown_heard_and_told(browser: Browser, server: Server, bob: Guest) -> None:
    """Title and icon at once; a sound when I was away, silenced by one click; a notice only after
    it was offered, when I came back too late, and wanted."""
    table = bob.new_table(2, game="kingsburg", seat__1="open", name__0="Bob")
    visitor = Visitor(browser, server.url)
    page = visitor.page
    page.add_init_script(COUNTED)
    visitor.go(secret_link(bob, table, 1))
    page.locator('input[name="name"]').fill("Ada")
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_url("**/t/*")
    live = server.run(server.site.tables.get(table))
    page.locator("body").click(position={"x": 2, "y": 2})  # browsers play for whoever has clicked

    def waits() -> None:
        """Ada answers until it is Bob's turn."""
        while server.see(live.match.to_act) == [1]:
            play(server, live, 1)
        expect(page).not_to_have_title(MINE)

    def comes() -> None:
        """Bob answers until it is Ada's turn."""
        while 1 not in server.see(live.match.to_act):
            play(server, live, 0)
        expect(page).to_have_title(MINE)

    icon = page.locator("link[rel=icon]")
    waits()
    assert "crown.svg" in str(icon.get_attribute("href"))
    page.evaluate("elsewhere(true)")
    comes()
    assert "crown-turn.svg" in str(icon.get_attribute("href"))
    assert page.evaluate("[rung, told.length, wanted]") == [2, 0, 0], "two notes, nothing asked"
    page.wait_for_function("() => sound.state === 'suspended'")  # once both notes have rung
    expect(page.locator("#turn")).to_be_hidden()
    page.evaluate("elsewhere(false)")
    expect(page.locator("#turn")).to_be_visible()
    assert visitor.violations() == []
    page.get_by_role("button", name="Yes, tell me").click()
    assert page.evaluate("wanted") == 1
    bell = page.locator("#sound")
    expect(bell).to_have_attribute("aria-pressed", "true")
    bell.click()
    expect(bell).to_have_attribute("aria-pressed", "false")
    waits()
    page.evaluate("elsewhere(true)")
    comes()
    assert page.evaluate("rung") == 2, "silenced"
    (said,) = page.evaluate("told")
    assert said[0].startswith("Your turn · ") and said[1]
    page.evaluate("elsewhere(false)")
    expect(page.locator("#turn")).to_be_hidden()
    page.reload()
    expect(page.locator("#sound")).to_have_attribute("aria-pressed", "false")
    assert visitor.complaints == []
    visitor.close()


def play(server: Server, live: Any, seat: int) -> None:
    """The first thing a seat may do."""
    action, moves = live.match.state.legal(seat)[0], live.seats[seat].moves
    server.run(live.play(seat, moves, action, f"test-{moves}"))
