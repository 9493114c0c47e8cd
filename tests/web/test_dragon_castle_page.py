"""The page of Dragon Castle: true previews, reasons for every tile, a game by clicks, a phone."""

import re
from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from kit.browser import PHONE, Visitor, needs_browser
from kit.pages import check_choices, check_page, idle_words, positions, sprites, view_of
from kit.web import Server
from regalia import bots
from regalia.games.dragon_castle import material as m
from regalia.games.dragon_castle.actions import BUILD, PLACE, TAKE
from regalia.games.dragon_castle.options import SAMPLE_PLAN
from regalia.match import Match, new_match
from regalia.web.render import render_table
from regalia.web.tables.dragon_castle.aims import targets
from regalia.web.tables.dragon_castle.boards import HEIGHT, WIDTH
from regalia.web.tables.dragon_castle.castle import castle, castle_targets
from regalia.web.tables.dragon_castle.model import Tip
from regalia.web.tables.dragon_castle.page import WORDS, Page
from regalia.web.tables.dragon_castle.present import present, track

pytestmark = pytest.mark.xdist_group("browser")

ALL_CARDS = {"spirits": 10, "dragons": 10}
GAME = "dragon_castle"
# Nearly flat, so that the Dragon can be called after a few turns; four tiles lie above.
FLAT = ",".join(["22221111111111", *["11111111111111"] * 7])
TOUCHES = """() => [...document.querySelectorAll('.dc-castle-svg .aimg .touch')]
  .filter(el => el.checkVisibility())
  .map(el => el.getBoundingClientRect())
  .map(box => [box.width, box.height])"""


def asked(match: Match) -> Page:
    """The page of whoever is at turn."""
    return Page(view_of(match, match.to_act()[0], "en"))


@pytest.mark.parametrize(
    ("seats", "lang", "options", "bot"),
    [
        (2, "fr", {"spirits": 3, "dragons": 3}, "greedy"),
        (3, "en", ALL_CARDS, "uniform"),
        (4, "fr", {"plan": SAMPLE_PLAN, "spirits": 0, "dragons": 0}, "greedy"),
    ],
)
def test_pages_hold_together(seats: int, lang: str, options: dict[str, Any], bot: str) -> None:
    """Ids are unique, references lead somewhere, every choice is there twice, nothing is inline."""
    icons = sprites(f"tables/{GAME}/icons.svg", f"tables/{GAME}/emblems.svg")
    drawn = set(re.findall(r' id="([^"]+)"', icons))
    for match in positions(GAME, seats, 3, options, bot):
        for seat in (None, match.to_act()[0] if match.to_act() else 0):
            view = view_of(match, seat, lang)
            html = render_table(view)
            there = drawn | check_page(html)
            assert set(re.findall(r'<use [^>]*?href="#([^"]+)"', html)) <= there
            assert set(re.findall(r"url\(#([^)]+)\)", html)) <= there
            check_choices(view, html)


def test_no_word_is_idle() -> None:
    """What the page can say, it says somewhere."""
    assert WORDS == "dragon_castle_table"
    assert idle_words(GAME, "do|done|hint|spirit|take|pair|destroy") == []


@pytest.mark.parametrize("plan", [*m.CASTLE_SLUG, "own"])
def test_every_castle_fits_its_frame(plan: str) -> None:
    """Fifteen castles and one of our own: no face hangs over the edge of the picture."""
    options = {"plan": SAMPLE_PLAN} if plan == "own" else {"castle": plan}
    match = new_match(GAME, 2, 1, options)
    drawn = castle(asked(match))
    left, top, width, height = (float(n) for n in drawn.box.split())
    assert len(drawn.stacks) == sum(height > 0 for height in asked(match).seen.castle)
    for stack in drawn.stacks:
        x, y = stack.face
        assert left <= x and top <= y
        assert stack.x + WIDTH <= left + width
        assert stack.y + HEIGHT <= top + height


@pytest.mark.parametrize("options", [{"spirits": 0, "dragons": 0}, ALL_CARDS])
def test_a_tile_can_be_taken_or_says_why_not(options: dict[str, Any]) -> None:
    """DC-3.5, DC-4.3: whatever does not glow gives a reason, and it is the true one."""
    reasons = Counter[str]()
    for match in positions(GAME, 3, 3, options, "uniform"):
        if match.is_over():
            break
        page = asked(match)
        hits = castle(page).hits
        offered = {a for a in page.seen.legal if TAKE <= a < PLACE}
        assert {t.ways[0].choice.action for t in castle_targets(castle(page))} == offered
        for tip in hits:
            if not isinstance(tip, Tip):
                continue
            cell = int(tip.key[1:])
            row, column = divmod(cell, m.CASTLE_COLUMNS)
            heights = page.seen.castle
            sides = [c for c in (column - 1, column + 1) if 0 <= c < m.CASTLE_COLUMNS]
            higher = sum(heights[row * m.CASTLE_COLUMNS + c] >= heights[cell] for c in sides)
            assert tip.text
            assert tip.rule.startswith("DC-")
            if "Blocked left and right" in tip.text:
                assert higher == 2
                assert tip.is_walled
            if "Not on the top floor" in tip.text:
                assert heights[cell] < max(heights)
            reasons[tip.text.split(":")[0].split(",")[0]] += 1
    assert reasons["Blocked left and right"] > 5
    assert reasons["Not on the top floor"] > 5


def test_previews_come_true() -> None:
    """DC-6.4: the points shown for a placement are those it brings; a pair is judged whole."""
    seen = 0
    for seed in range(4):
        match = new_match(GAME, 2, seed, {"spirits": 0, "dragons": 0})
        players = [bots.find("greedy", GAME, n) for n in range(2)]
        while not match.is_over():
            seat = match.to_act()[0]
            page = asked(match)
            action = players[seat].choose(match.observe(seat))
            before = sum(page.seen.tally[seat])
            found = [t for t in targets(page) if t.ways[0].choice.action == action]
            waits = present(page.view).me
            assert waits is not None
            match.play(seat, action)
            if PLACE <= action < BUILD and page.seen.two == m.NO_TILE and not waits.waiting:
                gained = sum(asked(match).seen.tally[seat]) - before if not match.is_over() else 0
                assert found[0].points == (f"+{gained}" if gained else "")
                seen += gained > 0
    assert seen > 3


def test_the_track_counts_down() -> None:
    """DC-2.4, DC-9.4: one token for each player lies alone, and these are taken first."""
    match = new_match(GAME, 3, 1, {"plan": ",".join(["1" * 14] * 8 + ["1111" + "." * 10])})
    spaces = track(asked(match))
    assert [s.tokens for s in spaces] == [4, 1, 1, 1, 0]
    assert [s.state for s in spaces] == ["stack", "end", "on", "on", "off"]
    for _ in range(3):
        seat = match.to_act()[0]
        match.play(seat, match.action(seat, ("call",)))
        while match.to_act() == [seat]:
            match.play(seat, match.action(seat, ("pass",)))
    if not match.is_over():
        assert [s.tokens for s in track(asked(match))] == [4, 0, 0, 0, 0]


def touch(visitor: Visitor, group: Locator) -> None:
    """Aim at something on a board, and once more where one touch is not enough."""
    now = group.locator(".touch.now")

    def click() -> None:
        if not now.locator("visible=true").count():
            visitor.press(group.locator(".touch:visible").first)
            now.first.wait_for(state="visible", timeout=3000)
        visitor.press(now.first)

    visitor.until_moved(click)


def choose(visitor: Visitor, kind: str) -> None:
    """One of the actions in the tray, which shows what is aimed at unless nothing is."""
    page = visitor.page

    def click() -> None:
        page.mouse.move(0, 0)
        back = page.locator(".unaim:visible")
        if back.count():
            back.click(timeout=3000)
        page.locator(kind).click(timeout=3000)

    visitor.until_moved(click)


def summon(visitor: Visitor, turn: int) -> bool:
    """Call on a Spirit, and give up whatever it takes."""
    page = visitor.page
    card = page.locator(".summon:visible")
    if not card.count():
        return False
    tiles = page.locator(".dc-realm .payg .touch")
    gives = page.locator(".aim-pay .btn:visible")

    def click() -> None:
        if not gives.count():
            card.first.click(timeout=3000)
        if tiles.count() and turn % 2:
            visitor.press(tiles.locator("visible=true").first)
        else:
            gives.first.click(timeout=3000)

    visitor.until_moved(click)
    return True


def act(visitor: Visitor, turn: int, done: Counter[str]) -> None:
    """Do what is asked, wherever it lies."""
    page = visitor.page
    glowing = page.locator(".dc-castle-svg .aimg:not(.info)")
    places = page.locator(".mine .dc-realm > .aimg:visible, .mine .with-q:visible .aimg")
    call = page.locator("#turn-action-call")
    if done["call"] + done["castle"] > 9 and call.count():
        choose(visitor, "#turn-action-call")
        done["call"] += 1
    elif done["spirit"] < 2 and turn > 3 and summon(visitor, done["spirit"]):
        done["spirit"] += 1
    elif glowing.count() and not (turn % 3 == 0 and page.locator("#turn-action-keep").count()):
        touch(visitor, glowing.nth(turn % glowing.count()))
        done["castle"] += 1
    elif page.locator("button.turn-action").count():
        kind = (
            "#turn-action-keep"
            if page.locator("#turn-action-keep").count()
            else "#turn-action-discard"
        )
        choose(visitor, kind)
        done["action"] += 1
    elif places.count():
        with_points = places.filter(has=page.locator(".plus"))
        touch(visitor, (with_points if with_points.count() else places).first)
        done["realm"] += 1
    else:
        visitor.until_moved(lambda: page.locator("#done").click(timeout=3000))
        done["done"] += 1


@needs_browser
def test_a_whole_game_by_clicks(visitor: Visitor) -> None:
    """Tiles, shrines, a Spirit and the Dragon, all clicked where they lie, down to the proof."""
    cards = {"option-spirit_cards-destruction": "on", "option-dragon_cards-wisdom": "on"}
    visitor.sit(GAME, 2, **{"option-plan": FLAT, **cards})
    done = Counter[str]()
    turn = 0
    while visitor.until_asked():
        act(visitor, turn, done)
        turn += 1
    assert done["castle"] > 5
    assert done["realm"] > 3
    assert done["spirit"] == 2
    assert done["call"] > 0
    expect(visitor.page.locator("#result")).to_be_visible()
    expect(visitor.page.locator("#result")).to_contain_text("Dragon of Wisdom")


@needs_browser
def test_a_blocked_tile_says_why(visitor: Visitor) -> None:
    """DC-3.5, DC-4.3: on touch and under the pointer, with the rule, in the reader's words."""
    visitor.sit(GAME, 2)
    assert visitor.until_asked()
    page = visitor.page
    blocked = page.locator(".why:has(.walls)").first
    key = next(c for c in (blocked.get_attribute("class") or "").split() if c.startswith("aim-c"))
    expect(blocked).to_be_hidden()
    visitor.press(page.locator(f".hit-{key.removeprefix('aim-')} .touch"))
    expect(blocked.locator(".why-tip")).to_be_visible()
    expect(blocked.locator(".why-tip")).to_contain_text("Blocked left and right, by ")
    page.mouse.move(0, 0)  # what was touched stays in the tray, and no longer hides the castle
    expect(blocked.locator(".why-tip")).to_be_hidden()
    tray = page.locator(f"#why-{key.removeprefix('aim-')}")
    expect(tray).to_contain_text("Blocked left and right, by ")
    expect(tray).to_be_visible()
    low = page.locator(".aim-one.is-why", has_not_text="Blocked").first
    cell = (low.get_attribute("id") or "").removeprefix("why-")
    visitor.press(page.locator(f".hit-{cell} .touch"))
    expect(tray).to_be_hidden()
    expect(low).to_be_visible()
    expect(low).to_contain_text("Not on the top floor: the first tile comes from floor 3.")
    expect(low.locator("a.ref")).to_have_attribute("href", "/rules/dragon_castle#DC-4.3")
    low.locator(".unaim").click()
    expect(low).to_be_hidden()
    expect(page.locator(".turn-actions")).to_be_visible()


@needs_browser
def test_a_placement_shows_what_it_brings(visitor: Visitor) -> None:
    """The pointer over a cell: the tile lies there as a ghost, and the tray tells of its group."""
    visitor.sit(GAME, 2, **{"option-spirits": "0"})
    page = visitor.page
    while visitor.until_asked() and not page.locator(".mine .dc-realm > .aimg").count():
        if page.locator("#turn-action-keep").count():
            choose(visitor, "#turn-action-keep")
        else:
            touch(visitor, page.locator(".dc-castle-svg .aimg:not(.info)").first)
    cell = page.locator(".mine .dc-realm > .aimg").nth(3)
    expect(cell.locator(".ghost")).to_be_hidden()
    cell.locator(".touch:visible").hover()
    expect(cell.locator(".ghost")).to_be_visible()
    key = (cell.get_attribute("id") or "").removeprefix("hit-")
    expect(page.locator(f".aim-one.aim-{key}")).to_contain_text("Alone for now")


@needs_browser
def test_a_phone_plays_without_scrolling_sideways(browser: Browser, server: Server) -> None:
    """390 pixels: a first touch aims, a second takes; nothing hangs over, fingers hit buttons."""
    visitor = Visitor(browser, server.url, **PHONE)
    visitor.sit(GAME, 4)
    page = visitor.page
    done = Counter[str]()
    assert visitor.until_asked()
    before = visitor.ply()
    page.locator(".dc-castle-svg .aimg:not(.info) .touch:visible").first.tap()
    expect(page.locator(".aim-one:visible")).to_have_count(1)
    assert visitor.ply() == before
    for turn in range(1, 9):
        if not visitor.until_asked():
            break
        act(visitor, turn, done)
    visitor.until_asked()
    assert page.evaluate("document.scrollingElement.scrollWidth") <= 390
    wanted = ".area-status :is(button, label), .dc-side label"
    small = visitor.too_small(wanted, "svg, .fine, .words-list")
    visitor.close()
    assert small == []


@needs_browser
@pytest.mark.parametrize("seats", [2, 4])
def test_every_tile_of_the_castle_is_as_wide_as_a_thumb(
    browser: Browser, server: Server, seats: int
) -> None:
    """Twelve columns are panned inside their frame, eight fit; the page never moves sideways."""
    visitor = Visitor(browser, server.url, **PHONE)
    visitor.sit(GAME, seats)
    page = visitor.page
    assert visitor.until_asked()
    boxes = page.evaluate(TOUCHES)
    assert boxes and min(min(box) for box in boxes) >= 40
    assert page.evaluate("document.scrollingElement.scrollWidth") <= 390
    pan = page.locator("#castle-pan")
    hidden = pan.evaluate("el => el.scrollWidth - el.clientWidth")
    assert (hidden > 0) == (seats == 2)
    pan.evaluate("el => el.scrollTo(el.scrollWidth, 0)")
    last = page.locator(".dc-castle-svg .aimg:not(.info) label.touch").last
    last.tap()
    expect(page.locator(".aim-one:visible")).to_have_count(1)
    assert page.evaluate("document.scrollingElement.scrollWidth") <= 390
    assert visitor.violations() == []
    visitor.close()


@needs_browser
def test_axe_finds_nothing_serious(browser: Browser, server: Server) -> None:
    """Before the first tile, with a tile in hand, and while placing."""
    visitor = Visitor(browser, server.url, still=True)
    visitor.sit(GAME, 3, **{"option-spirits": "3", "option-dragons": "3"})
    found: dict[str, list[str]] = {}
    done = Counter[str]()
    for turn in range(3):
        if not visitor.until_asked():
            break
        if problems := visitor.violations():
            found[visitor.page.locator("h1").inner_text()] = problems
        act(visitor, turn, done)
    visitor.close()
    assert found == {}, "\n".join(f"{at}: {text}" for at, all in found.items() for text in all)
