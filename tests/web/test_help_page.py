"""Help at hand: what lies on a table says what it is, and why not now, to mouse, finger, keys."""

import re

import pytest
from playwright.sync_api import Browser, Locator, expect

from kit.browser import PHONE, Visitor, needs_browser
from kit.web import Server, until
from regalia import ledger

pytestmark = needs_browser

# By game: the kinds of things on its table, greyed buttons among them.
THINGS = {
    "kingsburg": [
        *(".adv", ".bld", "#enemy", ".order li", ".ph", ".years", ".strength", ".amt", ".hand"),
        ".mix",
    ],
    "legends": [
        *(":is(.market, .strip) li[data-help]", ".is-info", ".effect", ".amt", ".land"),
        *(".cost:not(.is-lit)", ".sea-chart .key li"),
    ],
    "wonderful_world": [
        *(".wc", ".totals li", ".holds li", ".kinds li", ".cubes5", ".step", "#needs :is(th, td)"),
        *("#ledger thead th", "#ledger td:not([colspan])", ".sub-line > [data-help]", ".me-row"),
    ],
    "wonderful_kingdom": [
        *(".wc", ".k-totals li", ".k-owns li", ".kinds li", "#alchemy", ".k-trap", ".k-name"),
        *("#ledger thead th", "#ledger td", ".k-sheet dd"),
    ],
    "dragon_castle": [
        *(".touch", ".dc-card", ".amt", ".countdown", ".bag-of", ".left", ".key li:last-child"),
        ".dc-realm .slots",
    ],
}
# By module of the Kingdom, with how many seats, for a lone player of the World, and while regions
# are chosen: what that adds.
MORE: list[tuple[str, int, dict[str, str], list[str]]] = [
    ("legends", 2, {}, [".goal"]),
    ("wonderful_kingdom", 2, {"option__module": "quest"}, [".k-quest h3", ".k-step"]),
    (
        *("wonderful_kingdom", 2, {"option__module": "conquest"}),
        [".k-place", ".k-reserves li"],
    ),
    (
        *("wonderful_kingdom", 1, {"option__module": "menace", "option__scenario": "sc01"}),
        [".k-decks .tiny", ".k-perils li", ".goal", ".rung"],
    ),
    (
        *("wonderful_world", 1, {"option__scenario": "a_better_world"}),
        [".goal", ".rung", ".pools"],
    ),
]
# Moves of mine before there is something of every kind, where the beginning has not.
AHEAD = {"legends": 8, "dragon_castle": 4}
# Every visible thing of a kind: the name of its answer, or what it is if it has none.
ANSWERS = """things => things.map(kind => [kind, [...document.querySelectorAll('#table ' + kind)]
  .filter(one => one.checkVisibility({visibilityProperty: true}) && !one.closest('[popover]'))
  .map(one => {
    const asked = one.closest('[data-help]') ?? one.querySelector('[data-help]');
    const tip = asked && document.getElementById(asked.dataset.help);
    if (!tip) return 'none: ' + one.outerHTML.slice(0, 200);
    const length = (part) => tip.querySelector(part)?.textContent.trim().length ?? 0;
    const said = tip.textContent.trim().length - length('.name') - length('a.ref');
    if (!length('.name') || said < 10 || tip.parentElement.closest('[popover]'))
      return 'says nothing: ' + tip.outerHTML.slice(0, 300);
    return tip.querySelector('a.ref')?.getAttribute('href') ?? 'no rule: ' + tip.id;
  })])"""


# The tips that are told now.
OPEN = "[...document.querySelectorAll('.tip:popover-open')].map(tip => tip.id)"


def sit(one: Visitor, server: Server, game: str) -> None:
    """At a table where something is asked, some moves after the first."""
    table = one.sit(game, 2)
    live = server.run(server.site.tables.get(table))
    for _ in range(AHEAD.get(game, 0)):
        until(lambda: server.see(lambda: 0 in live.match.to_act()))
        action, moves = server.see(lambda: live.match.state.legal(0)[0]), live.seats[0].moves
        server.run(live.play(0, moves, action, f"test-{moves}"))
    one.page.reload()
    one.until_asked()


# A point of a thing at which it is what one would touch.
TOUCHED = """one => {
  const named = one.closest('[data-help]') ?? one.querySelector('[data-help]');
  const box = named.getBoundingClientRect();
  for (const a of [.5, .3, .7, .1, .9]) for (const b of [.5, .3, .7, .1, .9]) {
    const x = box.left + box.width * a, y = box.top + box.height * b;
    if (document.elementFromPoint(x, y)?.closest('[data-help]') === named) return [x, y];
  }
  return null;
}"""


def things_of(one: Visitor, game: str, things: list[str]) -> None:
    """Every visible thing of every kind has an answer, and the answer a rule that exists."""
    rules = {rule.id for rule in ledger.load_rules(game)}
    for kind, found in one.page.evaluate(ANSWERS, things):
        assert found, f"nothing of {kind}"
        for answer in set(found):
            path, _, rule = answer.partition("#")
            assert path == f"/rules/{game}" and rule in rules, (kind, answer)


def tip(one: Visitor) -> Locator:
    """What is told."""
    return one.page.locator(".tip:popover-open")


def until_told(one: Visitor, count: int) -> None:
    """Wait for a tip, or for none; looked for with every frame, since there are many of them."""
    told = "count => document.querySelectorAll('.tip:popover-open').length === count"
    one.page.wait_for_function(told, arg=count)


def asked(one: Visitor, kind: str) -> tuple[float, float]:
    """Where the first thing of a kind can be touched that nothing covers."""
    for thing in one.page.locator(f"#table {kind}:visible").all():
        thing.scroll_into_view_if_needed()
        at = thing.evaluate(TOUCHED)
        if at:
            return at[0], at[1]
    raise AssertionError(f"everything is covered: {kind}")


def press_long(one: Visitor, x: float, y: float) -> None:
    """A finger that stays, and is lifted."""
    at = {"x": x, "y": y}
    session = one.context.new_cdp_session(one.page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(tip(one)).to_be_visible()
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    one.page.wait_for_timeout(100)


@pytest.mark.parametrize("game", THINGS)
def test_everything_answers(browser: Browser, server: Server, game: str) -> None:
    """By resting on it, by the key I and its arrows; the rule is a click, or Tab, away."""
    page = (one := Visitor(browser, server.url)).page
    sit(one, server, game)
    things_of(one, game, THINGS[game])
    for kind in THINGS[game]:
        page.mouse.move(2, 2)
        until_told(one, 0)
        page.mouse.move(*asked(one, kind))
        until_told(one, 1)
        assert len(tip(one).inner_text()) > 25, kind
        tip(one).locator("a.ref").hover()
        expect(tip(one).locator("a.ref")).to_be_visible()
    page.mouse.move(2, 2)
    until_told(one, 0)
    ply = one.ply()
    ids = page.evaluate(
        """() => [...new Set([...document.querySelectorAll('#table [data-help]')]
          .filter(one => one.checkVisibility({visibilityProperty: true}))
          .map(one => one.dataset.help).filter(id => document.getElementById(id)))]"""
    )
    page.keyboard.press("i")
    told = []
    for _ in ids:
        (id,) = page.evaluate(OPEN)
        told.append(id)
        page.keyboard.press("ArrowRight")
    assert sorted(told) == sorted(ids), "every answer once"
    page.keyboard.press("ArrowLeft")  # the first belongs to a button of the shell: it has no rule
    page.keyboard.press("Tab")
    expect(tip(one).locator("a")).to_be_focused()
    page.keyboard.press("Escape")
    until_told(one, 0)
    assert one.ply() == ply and one.complaints == []
    one.close()


@pytest.mark.parametrize("game", THINGS)
def test_a_long_press_asks(browser: Browser, server: Server, game: str) -> None:
    """On a phone: the answer stays when the finger is lifted, and nothing is chosen by it."""
    page = (one := Visitor(browser, server.url, **PHONE)).page
    sit(one, server, game)
    ply, pressed = one.ply(), 0
    aimed = page.locator("[name=aim]:checked").count()
    for kind in THINGS[game]:
        if not page.locator(f"#table {kind}:visible").count():
            continue  # on another tab
        press_long(one, *asked(one, kind))
        until_told(one, 1)
        assert re.search(r"[A-Z]+-\d", tip(one).inner_text()), kind
        box = tip(one).bounding_box()
        assert box is not None
        if box["y"] > 100:
            page.touchscreen.tap(200, 20)
        else:
            page.keyboard.press("Escape")
        until_told(one, 0)
        pressed += 1
    assert pressed >= 2
    assert page.locator("[name=aim]:checked").count() == aimed and one.ply() == ply
    one.close()


@pytest.mark.parametrize(("game", "seats", "form", "things"), MORE)
def test_what_a_module_adds_answers(
    browser: Browser,
    server: Server,
    game: str,
    seats: int,
    form: dict[str, str],
    things: list[str],
) -> None:
    """Steps of a quest, territories, what a lone player is to do."""
    one = Visitor(browser, server.url)
    one.sit(game, seats, **form)
    one.until_asked()
    things_of(one, game, things)
    one.close()


def test_the_buttons_of_the_shell_say_what_they_do(browser: Browser, server: Server) -> None:
    """They have no word on them, and a tooltip is nothing to a finger; the name tells the aim."""
    page = (one := Visitor(browser, server.url)).page
    one.sit("legends", 2)
    one.until_asked()
    one.click(one.choices()[0])
    one.until_asked()
    expect(page.locator("#status .undo")).to_be_visible()
    for tool in (".in-words", "#ask-hint", ".undo", ".invite"):
        page.mouse.move(2, 2)
        until_told(one, 0)
        page.mouse.move(*asked(one, tool))
        expect(tip(one).locator(".tip-text")).to_have_text(re.compile(".{40,}"))
    page.locator(".bar-where .name").hover()
    expect(tip(one)).to_contain_text("hold more land than anyone: most points wins.")
    expect(tip(one).locator("a")).to_have_attribute("href", "/rules/legends/how")
    assert one.complaints == []
    one.close()


def test_a_tip_lies_beside_the_castle(browser: Browser, server: Server) -> None:
    """It covers no tile one might compare with, where there is room for it."""
    page = (one := Visitor(browser, server.url)).page
    sit(one, server, "dragon_castle")
    page.mouse.move(*asked(one, "#castle-pan .touch"))
    until_told(one, 1)
    castle, told = page.locator("#castle-pan").bounding_box(), tip(one).bounding_box()
    assert castle is not None and told is not None
    assert told["x"] >= castle["x"] + castle["width"] and told["x"] + told["width"] <= 1280
    assert told["y"] >= 0 and told["y"] + told["height"] <= 900
    one.close()


def test_what_comes_under_a_still_mouse_says_nothing(browser: Browser, server: Server) -> None:
    """Whoever has clicked and waits has not asked; whoever then moves the mouse has."""
    page = (one := Visitor(browser, server.url)).page
    one.sit("kingsburg", 2)
    one.until_asked()
    first = str(page.locator("#help-now").text_content())
    page.locator("label[for=aim-p40]").click()
    x, y = one.point(page.locator("#status button[name=action]:visible"))
    page.mouse.click(x, y)
    expect(page.locator("#help-now")).not_to_have_text(first)
    one.until_asked()
    under = "([x, y]) => document.elementFromPoint(x, y).closest('[data-help]')?.dataset.help"
    page.wait_for_function(under, arg=[x, y])
    page.wait_for_timeout(1200)
    until_told(one, 0)
    page.mouse.move(x + 12, y)
    until_told(one, 1)
    assert tip(one).get_attribute("id") == page.evaluate(under, [x + 12, y])
    one.close()


def test_a_frame_leaves_the_hand_on_a_tips_link(browser: Browser, server: Server) -> None:
    """Whoever has gone to the rule by keyboard is still there when something has happened."""
    page = (one := Visitor(browser, server.url)).page
    live = server.run(server.site.tables.get(one.sit("kingsburg", 2)))
    one.until_asked()
    first = str(page.locator("#help-now").text_content())
    page.keyboard.press("i")
    for _ in range(200):
        if page.evaluate(OPEN) == ["what-order"]:
            break
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Tab")
    expect(tip(one).locator("a")).to_be_focused()
    action = server.see(lambda: live.match.state.legal(0)[0])
    server.run(live.play(0, live.seats[0].moves, action, "test"))
    expect(page.locator("#help-now")).not_to_have_text(first)
    expect(tip(one).locator("a")).to_be_focused()
    one.close()


def test_a_tip_tells_what_is_asked_now(browser: Browser, server: Server) -> None:
    """Of what cannot be chosen, by mouse, key and click; the next question changes an open tip."""
    page = (one := Visitor(browser, server.url)).page
    live = server.run(server.site.tables.get(one.sit("kingsburg", 2)))
    one.until_asked()
    question, now = page.locator("#help-now"), tip(one).locator(".tip-now")
    first = str(question.text_content())
    assert first == "Right now: The King helps you: take one good."
    page.mouse.move(*asked(one, ".order li"))
    expect(now).to_have_text(first)
    action = server.see(lambda: live.match.state.legal(0)[0])
    server.run(live.play(0, live.seats[0].moves, action, "test"))
    expect(question).not_to_have_text(first)
    one.until_asked()
    second = str(question.text_content())
    expect(now).to_have_text(second)
    page.mouse.move(*asked(one, ".adv:has(label)"))
    expect(tip(one)).to_have_attribute("id", re.compile("^tip-a"))
    expect(now).to_be_hidden()
    page.mouse.move(2, 2)
    until_told(one, 0)
    page.keyboard.press("i")
    for _ in range(200):
        if page.evaluate(OPEN) == ["what-order"]:
            break
        page.keyboard.press("ArrowRight")
    expect(page.locator("#help-said")).to_contain_text(second)
    page.keyboard.press("Escape")
    page.evaluate("() => document.getElementById('what-order').showPopover()")
    expect(now).to_have_text(second)
    assert one.complaints == []
    one.close()
