"""Help at hand: what lies on a table says what it is, and why not now, to mouse, finger, keys."""

import re

import pytest
from playwright.sync_api import Browser, Locator, expect

from kit.browser import PHONE, Visitor, needs_browser
from kit.web import Server
from regalia import ledger

pytestmark = needs_browser

# By game: the kinds of things on its table, greyed buttons among them.
THINGS = {
    "kingsburg": [".adv", ".bld", "#enemy", ".order li", ".ph", ".strength", ".amt", ".hand"],
    "legends": [
        ".market li",
        ".hitbtn.is-info",
        ".effect",
        ".amt",
        ".score",
        ".land",
        ".market .coin",
    ],
    "dragon_castle": [".touch", ".dc-card", ".amt", ".countdown", ".bag-of", ".left"],
}
# Every visible thing of a kind: the name of its answer, or what it is if it has none.
ANSWERS = """things => things.map(kind => [kind, [...document.querySelectorAll('#table ' + kind)]
  .filter(one => one.checkVisibility({visibilityProperty: true}) && !one.closest('[popover]'))
  .map(one => {
    const asked = one.closest('[data-help]') ?? one.querySelector('[data-help]');
    const tip = asked && document.getElementById(asked.dataset.help);
    if (!tip) return 'none: ' + one.outerHTML.slice(0, 200);
    const said = tip.querySelector('.name')?.textContent.trim().length
      && tip.textContent.trim().length > 25 && !tip.parentElement.closest('[popover]');
    if (!said) return 'says nothing: ' + tip.outerHTML.slice(0, 300);
    return tip.querySelector('a.ref')?.getAttribute('href') ?? 'no rule: ' + tip.id;
  })])"""


def things_of(one: Visitor, game: str) -> None:
    """Every visible thing of every kind has an answer, and the answer a rule that exists."""
    rules = {rule.id for rule in ledger.load_rules(game)}
    for kind, found in one.page.evaluate(ANSWERS, THINGS[game]):
        assert found, f"nothing of {kind}"
        for answer in set(found):
            path, _, rule = answer.partition("#")
            assert path == f"/rules/{game}" and rule in rules, (kind, answer)


def tip(one: Visitor) -> Locator:
    """What is told."""
    return one.page.locator(".tip:popover-open")


def asked(one: Visitor, kind: str) -> Locator:
    """The first visible thing of a kind, or what in it is asked about."""
    found = one.page.locator(f"#table {kind}:visible").first
    inner = found.locator("[data-help]:visible")
    has_own = found.evaluate("one => one.closest('[data-help]') !== null")
    return found if has_own else inner.first


def press_long(one: Visitor, thing: Locator) -> None:
    """A finger that stays."""
    box = thing.bounding_box()
    assert box is not None
    at = {"x": box["x"] + min(box["width"] / 2, 40), "y": box["y"] + min(box["height"] / 2, 30)}
    session = one.context.new_cdp_session(one.page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(tip(one)).to_be_visible()
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    one.page.wait_for_timeout(100)


@pytest.mark.parametrize("game", THINGS)
def test_everything_answers(browser: Browser, server: Server, game: str) -> None:
    """By resting on it, by the key I and its arrows; the rule is a click, or Tab, away."""
    page = (one := Visitor(browser, server.url)).page
    one.sit(game, 2)
    one.until_asked()
    things_of(one, game)
    for kind in THINGS[game]:
        page.mouse.move(2, 2)
        expect(tip(one)).to_have_count(0)
        thing = asked(one, kind)
        thing.scroll_into_view_if_needed()
        thing.hover(force=True, position={"x": 6, "y": 6})
        expect(tip(one)).to_have_count(1)
        assert len(tip(one).inner_text()) > 25, kind
        tip(one).locator("a.ref").hover()
        expect(tip(one).locator("a.ref")).to_be_visible()
    page.mouse.move(2, 2)
    expect(tip(one)).to_have_count(0)
    ply = one.ply()
    ids = page.evaluate(
        """() => [...new Set([...document.querySelectorAll('#table [data-help]')]
          .filter(one => one.checkVisibility({visibilityProperty: true}))
          .map(one => one.dataset.help).filter(id => document.getElementById(id)))]"""
    )
    page.keyboard.press("i")
    told = []
    for _ in ids:
        expect(tip(one)).to_have_count(1)
        told.append(tip(one).get_attribute("id"))
        page.keyboard.press("ArrowRight")
    assert sorted(told) == sorted(ids), "every answer once"
    page.keyboard.press("Tab")
    expect(tip(one).locator("a")).to_be_focused()
    page.keyboard.press("Escape")
    expect(tip(one)).to_have_count(0)
    assert one.ply() == ply and one.complaints == []
    one.close()


@pytest.mark.parametrize("game", THINGS)
def test_a_long_press_asks(browser: Browser, server: Server, game: str) -> None:
    """On a phone: the answer stays when the finger is lifted, and nothing is chosen by it."""
    page = (one := Visitor(browser, server.url, **PHONE)).page
    one.sit(game, 2)
    one.until_asked()
    ply, pressed = one.ply(), 0
    aimed = page.locator("[name=aim]:checked").count()
    for kind in THINGS[game]:
        if not page.locator(f"#table {kind}:visible").count():
            continue  # on another tab
        thing = asked(one, kind)
        thing.scroll_into_view_if_needed()
        press_long(one, thing)
        expect(tip(one)).to_have_count(1)
        assert re.search(r"[A-Z]+-\d", tip(one).inner_text()), kind
        page.touchscreen.tap(200, 20)
        expect(tip(one)).to_have_count(0)
        pressed += 1
    assert pressed >= 2
    assert page.locator("[name=aim]:checked").count() == aimed and one.ply() == ply
    one.close()
