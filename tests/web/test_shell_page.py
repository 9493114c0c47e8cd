"""What surrounds every table, in a real browser: it fits, it stays, and hands find their way."""

import re
from collections.abc import Iterator
from functools import partial
from urllib.parse import parse_qsl, urlencode

import pytest
from playwright.sync_api import Browser, Page, Request, expect

from kit.browser import PHONE, Visitor, needs_browser
from kit.fits import SIZES
from kit.web import Guest, Server, until
from regalia import registry

pytestmark = [needs_browser, pytest.mark.xdist_group("browser")]

BOXES = """() => Object.fromEntries(['status', 'panes'].map(id => {
  const box = document.getElementById(id).getBoundingClientRect();
  return [id, [box.left, box.top, box.width, box.height].map(Math.round)];
}))"""
AIM = "[name=aim]"
CHOICE = f"{AIM}, [name=action], [popovertarget^=sure-]"
FOCUS = "document.activeElement.id || document.activeElement.name || ''"


@pytest.fixture
def bob(browser: Browser, server: Server) -> Iterator[Visitor]:
    """Somebody at another browser."""
    visitor = Visitor(browser, server.url)
    yield visitor
    visitor.close()


def press(page: Page, *keys: str) -> None:
    """Key after key."""
    for key in keys:
        page.keyboard.press(key)


def two_people(visitor: Visitor, server: Server) -> str:
    """A table of two people, the visitor in the first seat; its id."""
    guest, other = Guest(server.url), Guest(server.url)
    table = guest.new_table(2, game="toy", seat__1="open")
    other.post(f"/t/{table}/sit/1", name="Zoe")
    other.close()
    visitor.take_cookies(guest)
    visitor.go(f"/t/{table}")
    return table


@pytest.mark.parametrize("game", ["kingsburg", "legends", "wonderful_kingdom"])
def test_play_now_is_always_in_sight(visitor: Visitor, game: str) -> None:
    """At every size, whatever the game; and no page of a lobby scrolls sideways."""
    visitor.go(f"/?game={game}")
    for width, height in SIZES:
        visitor.page.set_viewport_size({"width": width, "height": height})
        expect(visitor.page.locator("#play-now")).to_be_in_viewport(ratio=1)
        assert visitor.page.evaluate("document.scrollingElement.scrollWidth") <= width
        if width >= 760:
            assert visitor.page.evaluate("document.scrollingElement.scrollHeight") <= height


def test_playing_is_six_tabs_away_and_the_first_choice_three(visitor: Visitor) -> None:
    """From the top of the lobby, and of the table."""
    visitor.go("/?seats=2")
    for _ in range(6):
        press(visitor.page, "Tab")
        if visitor.page.evaluate(FOCUS) == "play-now":
            break
    assert visitor.page.evaluate(FOCUS) == "play-now"
    press(visitor.page, "Enter")
    visitor.page.wait_for_url("**/t/*")
    choose_within_three(visitor)


@pytest.mark.parametrize("shape", ["laptop", "phone"])
@pytest.mark.parametrize("game", [game.id for game in registry.GAMES])
def test_the_first_choice_is_three_tabs_away_in_every_game(
    browser: Browser, server: Server, game: str, shape: str
) -> None:
    """Whatever its table looks like: after a reload and after a wait. Enter aims, then it plays."""
    visitor = Visitor(browser, server.url, **(PHONE if shape == "phone" else {}))
    visitor.sit(game, 2)
    for turn in range(4):
        assert visitor.until_asked()
        if turn % 3 == 0:
            visitor.page.reload()
            visitor.until_asked()
        choose_within_three(visitor)
        ply = visitor.ply()
        if visitor.page.evaluate(f"document.activeElement.matches({AIM!r})"):
            press(visitor.page, "Enter")
        press(visitor.page, "Enter")
        if visitor.page.locator(".sure:popover-open").count():
            press(visitor.page, "Enter")
        visitor.page.wait_for_function(
            "ply => document.querySelector('#act input[name=ply]')?.value !== ply", arg=ply
        )
    visitor.close()


def test_tab_comes_to_all_that_stands_before_the_first_choice(visitor: Visitor) -> None:
    """The way to the first choice is short once: whoever goes on by Tab comes round to the rest."""
    visitor.sit("kingsburg", 2)
    visitor.until_asked()
    met: list[str] = []
    for _ in range(60):
        press(visitor.page, "Tab")
        met.append(visitor.page.evaluate(FOCUS))
        if "light" in met and "ask-hint" in met:
            break
    assert met[0] == "skip" and met[1].startswith("aim-")
    assert "light" in met and "ask-hint" in met


def choose_within_three(visitor: Visitor) -> None:
    """From the top of a table, or the question, to its first choice; Space shows it in words."""
    for _ in range(3):
        if visitor.page.evaluate(f"document.activeElement.matches({CHOICE!r})"):
            break
        press(visitor.page, "Tab")
        if visitor.page.evaluate(FOCUS) == "in-words":
            press(visitor.page, "Space")
    assert visitor.page.evaluate(f"document.activeElement.matches({CHOICE!r})")


def stale(request: Request) -> str:
    """What a form sends, with the number of another move."""
    sent = parse_qsl(request.post_data or "")
    return urlencode([(name, "77" if name == "ply" else value) for name, value in sent])


def test_nothing_is_pushed(visitor: Visitor, server: Server) -> None:
    """Drawers, refusals and what is asked change; status line and panes stay where they are."""
    table = two_people(visitor, server)
    page = visitor.page
    before = page.evaluate(BOXES)
    for drawer in ("log", "chatbox", "more"):
        page.locator(f"#{drawer} > summary").click()
        expect(page.locator(f"#{drawer} .drawer-panel")).to_be_visible()
        assert page.evaluate(BOXES) == before, drawer
        assert page.locator(".drawer[open]").count() == 1, "one closes the other"
    press(page, "Escape")
    assert page.locator(".drawer[open]").count() == 0
    visitor.click({"code": "leave", "opener": None})
    # As an old page would send it; on the page itself the next frame would mend the number.
    page.route("**/act", lambda route: route.continue_(post_data=stale(route.request)))
    page.locator("#table button[name=action]:visible").first.click()
    expect(page.locator("#status .notice")).to_be_visible()
    assert page.evaluate(BOXES)["status"] == before["status"]
    visitor.complaints.clear()  # a console notes every refusal
    assert server.run(server.site.tables.get(table)).match.count == 1


def test_single_keys(visitor: Visitor, server: Server) -> None:
    """L, C, ?, U; not while somebody writes, and not if they are switched off."""
    table = two_people(visitor, server)
    page, live = visitor.page, server.run(server.site.tables.get(table))
    for key, drawer in (("l", "log"), ("c", "chatbox"), ("?", "more")):
        press(page, key)
        expect(page.locator(f"#{drawer}[open]")).to_be_attached()
    expect(page.locator("#keys[open]")).to_be_attached()
    page.locator("#chatbox > summary").click()
    page.locator("#chat-text").press_sequentially("lucu")
    expect(page.locator("#chat-text")).to_have_value("lucu")
    press(page, "Escape")
    visitor.click({"code": "leave", "opener": None})
    assert live.match.count == 1
    press(page, "u")
    until(lambda: live.match.count == 0)
    press(page, "?")
    page.locator("label:has([data-no-keys])").click()
    press(page, "Escape", "l")
    assert page.locator("#log[open]").count() == 0


def test_the_next_table_is_a_key_away(visitor: Visitor, server: Server) -> None:
    """N leads to another table that waits for me, and from the last one to the lobby."""
    guest = Guest(server.url)
    two = [guest.new_table(2, game="toy", seat__1="me", name__1="Zoe") for _ in range(2)]
    visitor.take_cookies(guest)
    visitor.go(f"/t/{two[0]}?seat=0")
    for table in (two[1], two[0]):
        press(visitor.page, "n")
        visitor.page.wait_for_url(f"**/t/{table}*")


def test_what_is_said_leaves_its_field_and_is_counted(
    visitor: Visitor, bob: Visitor, server: Server
) -> None:
    """The message stands on top, the field is empty; whoever has not read it sees a number."""
    table = two_people(visitor, server)
    bob.go(f"/t/{table}")
    visitor.page.locator("#chatbox > summary").click()
    visitor.page.locator("#chat-text").fill("hello")
    visitor.page.locator("#chat-text").press("Enter")
    expect(visitor.page.locator("#chatbox .chat li").first).to_contain_text("hello")
    expect(visitor.page.locator("#chat-text")).to_have_value("")
    badge = bob.page.locator("#chatbox .count")
    expect(badge).to_have_text("1")
    bob.page.locator("#chatbox > summary").click()
    expect(badge).to_be_hidden()


def test_the_header_learns_who_sat_down(visitor: Visitor, server: Server) -> None:
    """Without a reload."""
    guest = Guest(server.url)
    table = guest.new_table(2, game="toy", seat__1="open")
    visitor.take_cookies(guest)
    visitor.go(f"/t/{table}")
    expect(visitor.page.locator("#people")).to_have_text("Ada")
    other = Guest(server.url)
    other.post(f"/t/{table}/sit/1", name="Zoe")
    other.close()
    expect(visitor.page.locator("#people")).to_have_text("Ada, Zoe")


def test_seven_names_end_where_the_tools_begin(visitor: Visitor) -> None:
    """In both languages, from a tablet on; a phone shows none."""
    visitor.sit("wonderful_world", 7)
    ends = """() => ['people', 'log'].map(id => document.getElementById(id).getBoundingClientRect())
        .map((box, n) => n ? box.left : box.right)"""
    for lang in ("en", "fr"):
        for width, height in SIZES[1:]:
            visitor.page.set_viewport_size({"width": width, "height": height})
            names, tools = visitor.page.evaluate(ends)
            assert names <= tools, (lang, width)
        if lang == "en":
            visitor.page.locator("button[name=lang][value=fr]").click()
            expect(visitor.page.locator("html[lang=fr]")).to_be_attached()


def test_the_light_changes_at_once_and_stays(visitor: Visitor, server: Server) -> None:
    """No reload, so nothing aimed at is lost; the next page remembers."""
    two_people(visitor, server)
    page = visitor.page
    page.evaluate("window.isSamePage = true")
    for theme in ("dark", "light", "dark"):
        with page.expect_response("**/prefs"):
            page.locator("#light").click()
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
    assert page.evaluate("window.isSamePage")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_another_language_keeps_what_was_chosen(visitor: Visitor) -> None:
    """What is aimed at, the open drawer, the tab of a phone; in the lobby what was filled in."""
    page = visitor.page
    visitor.go("/?seats=3")
    page.locator("input[name=name-0]").fill("Zoe")
    page.locator("#options > summary").click()
    page.locator("button[name=lang][value=fr]").click()
    expect(page.locator("html[lang=fr]")).to_be_attached()
    expect(page.locator("input[name=name-0]")).to_have_value("Zoe")
    expect(page.locator("#options[open]")).to_be_attached()
    visitor.sit("wonderful_world", 2)
    visitor.until_asked()
    page.locator("#hand .held-in").nth(2).click()
    aimed = "[...document.querySelectorAll('[name=aim]:checked')].map(one => one.id)"
    mine = page.evaluate(aimed)
    page.locator("#score > summary").click()
    page.locator("button[name=lang][value=en]").click()
    expect(page.locator("html[lang=en]")).to_be_attached()
    expect(page.locator("#score[open]")).to_be_attached()
    assert len(mine) == 1
    assert page.evaluate(aimed) == mine
    expect(page.locator(".aim-one.is-picked").first).to_be_attached()
    page.set_viewport_size({"width": 390, "height": 844})
    press(page, "Escape")
    page.locator("#tab-others").click()
    page.locator("#more > summary").click()
    page.locator("button[name=lang][value=fr]").click()
    expect(page.locator("html[lang=fr]")).to_be_attached()
    expect(page.locator("#tab-others")).to_have_attribute("aria-selected", "true")


def test_the_focus_stays_where_the_hand_is(visitor: Visitor, server: Server) -> None:
    """A button that is gone leaves the focus to the next thing to choose, not to the page's top."""
    two_people(visitor, server)
    page = visitor.page
    page.locator("#table button[name=action][value=leave]:visible").first.focus()
    before = visitor.ply()
    press(page, "Enter")
    page.wait_for_function(
        "ply => document.querySelector('#act input[name=ply]').value !== ply", arg=before
    )
    page.wait_for_function("document.activeElement.closest('#table') !== null")


def test_a_link_is_copied_at_a_click(browser: Browser, server: Server) -> None:
    """And the button says so."""
    visitor = Visitor(browser, server.url, permissions=["clipboard-write"])
    guest = Guest(server.url)
    table = guest.new_table(2, game="toy", seat__1="open")
    visitor.take_cookies(guest)
    visitor.go(f"/t/{table}/invite")
    visitor.page.locator("[data-copies]").first.click()
    expect(visitor.page.locator("[data-copies]").first).to_contain_text("Copied")
    visitor.go(f"/t/{table}")
    visitor.page.locator("#chatbox > summary").click()
    visitor.page.locator("#chat-text").focus()
    press(visitor.page, "Control+V")
    assert f"/t/{table}/seat/1/" in visitor.page.locator("#chat-text").input_value()
    for path, link in (("invite", "link-watch"), ("device?seat=0", "link")):
        visitor.go(f"/t/{table}/{path}")
        visitor.page.locator(f"[data-copies={link}]").click()
        expect(visitor.page.locator(f"[data-copies={link}]")).to_contain_text("Copied")
    visitor.close()


# The way back to the result lies in the status line, beside its words and its buttons.
UNCOVERED = """() => {
  const box = (one) => one.getBoundingClientRect();
  const way = box(document.querySelector('#end > summary'));
  const line = box(document.getElementById('status'));
  const words = document.createRange();
  words.selectNodeContents(document.getElementById('asked'));
  const apart = (one) => one.right <= way.left || one.bottom <= way.top || way.bottom <= one.top;
  return line.top <= way.top && way.bottom <= line.bottom
    && [...words.getClientRects()].every(apart)
    && [...document.querySelectorAll('.status-acts .btn')].map(box).every(apart);
}"""


def test_play_again_is_a_click(visitor: Visitor, server: Server) -> None:
    """At the end the result lies over the table, which can be seen; one click plays again."""
    table = visitor.sit("toy", 2)
    while visitor.until_asked():
        visitor.click(visitor.choices()[0])
    page = visitor.page
    result = page.locator("#result")
    for width, height in ((390, 844), (820, 1180), (1280, 720)):
        page.set_viewport_size({"width": width, "height": height})
        expect(result).to_be_visible()
        page.locator("#end > summary").click()
        expect(result).to_be_hidden()
        page.wait_for_function(UNCOVERED)  # it glides there
        page.locator("#end > summary").click()
    page.locator("#again button").click()
    page.wait_for_url(lambda url: "/t/" in url and table not in url)
    assert visitor.until_asked()


def test_what_happened_can_be_stepped_through(visitor: Visitor, server: Server) -> None:
    """By keys and by buttons, forth and back, said aloud; nothing is pushed, and a move ends it."""
    table = two_people(visitor, server)
    page, strip = visitor.page, visitor.page.locator("#steps")
    before = page.evaluate(BOXES)
    live = server.run(server.site.tables.get(table))
    for turn in range(3):
        seat = server.see(lambda: live.match.to_act()[0])
        action = server.see(partial(live.match.observe, seat)).legal[0]
        server.run(live.play(seat, live.seats[seat].moves, action, f"meanwhile{turn}"))
    ply = str(live.seats[0].moves)
    page.wait_for_function(
        "ply => document.querySelector('#act input[name=ply]').value === ply", arg=ply
    )
    lines = page.locator("#log [data-told]").all_text_contents()[::-1]
    press(page, "k")
    expect(strip).to_be_visible()
    first = strip.locator(".step-text").inner_text()
    assert first in lines
    expect(strip.locator(".step-at")).to_have_text(re.compile(r"^1 of \d+$"))
    press(page, "k")
    second = strip.locator(".step-text").inner_text()
    assert lines.index(second) > lines.index(first)
    expect(page.locator("#heard p").last).to_have_text(
        re.compile(rf"^2 of \d+: {re.escape(second)}$")
    )
    press(page, "j")
    expect(strip.locator(".step-text")).to_have_text(first)
    strip.locator("[data-step='1']").click()
    expect(strip.locator(".step-text")).to_have_text(second)
    assert page.evaluate(BOXES) == before
    press(page, "Escape")
    expect(strip).to_be_hidden()
    page.locator("#log > summary").click()
    page.locator("#log [data-step='-1']").click()
    expect(strip).to_be_visible()
    assert visitor.violations() == []


def test_what_came_while_away_is_stepped_through_after_a_reload(
    visitor: Visitor, server: Server
) -> None:
    """The page begins with what is new to the seat, and no more; in French too."""
    table = two_people(visitor, server)
    live = server.run(server.site.tables.get(table))
    visitor.go()
    visitor.page.locator("button[name=lang][value=fr]").click()
    expect(visitor.page.locator("html[lang=fr]")).to_be_attached()

    def play_on() -> bool:
        """One move, the other seat's if it can; whether it left something new to read."""
        seat = server.see(lambda: live.match.to_act()[-1])
        action = server.see(lambda: live.match.observe(seat).legal[-1])
        server.run(live.play(seat, live.seats[seat].moves, action, f"away{live.match.count}"))
        return seat == 1 and any(event.is_for(0) for event in live.log[-1].events)

    until(play_on)
    visitor.go(f"/t/{table}")
    new = visitor.page.locator("#log .is-new [data-told]").all_text_contents()[::-1]
    assert new
    for number, text in enumerate(new, 1):
        press(visitor.page, "k")
        expect(visitor.page.locator(".step-at")).to_have_text(f"{number} sur {len(new)}")
        expect(visitor.page.locator(".step-text")).to_have_text(text)
    press(visitor.page, "k")
    expect(visitor.page.locator(".step-at")).to_have_text(f"{len(new)} sur {len(new)}")


@pytest.mark.parametrize("address", ["/", "/?game=legends&seats=2"])
def test_the_lobby_is_marked_whatever_was_chosen(visitor: Visitor, address: str) -> None:
    """The page one is on is marked in the header; a game that was chosen changes nothing."""
    visitor.go(address)
    expect(visitor.page.locator("header a[aria-current=page]")).to_have_text("Play")


@pytest.mark.parametrize("game", ["kingsburg", "legends", "wonderful_world", "wonderful_kingdom"])
def test_the_aim_is_a_plain_paragraph(visitor: Visitor, game: str) -> None:
    """What a table calls a goal of its own lends its frame to nothing in the drawer."""
    visitor.sit(game, 2)
    aim = visitor.page.locator("#more .fine > p").first
    expect(aim).to_contain_text("wins.")
    assert aim.evaluate("p => [getComputedStyle(p).display, getComputedStyle(p).boxShadow]") == [
        "block",
        "none",
    ]


def test_what_was_said_for_advice_goes_with_its_question(visitor: Visitor) -> None:
    """Even that there is none: it would lie over the next decision, and over the result.

    H asks for it; S opens the score, as it closes by S.
    """
    visitor.sit("kingsburg", 2)
    visitor.until_asked()
    page, said = visitor.page, visitor.page.locator("#advice > *")
    refusal = '<section class="advice panel" role="status"><p>None now</p></section>'
    page.route("**/hint", lambda route: route.fulfill(body=refusal, content_type="text/html"))
    press(page, "s")
    expect(page.locator("#score[open]")).to_be_attached()
    press(page, "s")
    expect(page.locator("#score[open]")).not_to_be_attached()
    press(page, "h")
    expect(said).to_have_text("None now")
    visitor.click(visitor.choices()[0])
    expect(said).to_have_count(0)
