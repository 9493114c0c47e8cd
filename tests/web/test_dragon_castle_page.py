"""The page of Dragon Castle: every question in one window, true previews, a game by clicks."""

import re
from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from kit.browser import PHONE, Visitor, needs_browser
from kit.castle import LARGE, moments, questions, table_of
from kit.fits import SIZES, misfits_at
from kit.pages import check_choices, check_page, idle_words, positions, sprites, view_of
from kit.show import show
from kit.web import Server
from regalia import bots
from regalia.games.dragon_castle import material as m
from regalia.games.dragon_castle import state as dc
from regalia.games.dragon_castle.actions import BUILD, PLACE, TAKE
from regalia.games.dragon_castle.options import SAMPLE_PLAN
from regalia.match import Match, new_match
from regalia.web.render import render_table
from regalia.web.tables.dragon_castle.aims import targets
from regalia.web.tables.dragon_castle.boards import HEIGHT, WIDTH
from regalia.web.tables.dragon_castle.castle import castle, castle_targets
from regalia.web.tables.dragon_castle.model import Story, Tip
from regalia.web.tables.dragon_castle.page import WORDS
from regalia.web.tables.dragon_castle.page import Page as CastlePage
from regalia.web.tables.dragon_castle.present import present, track
from regalia.web.tables.dragon_castle.story import story
from regalia.web.tables.dragon_castle.turn import best_gain

pytestmark = pytest.mark.xdist_group("browser")

ALL_CARDS = {"spirits": 10, "dragons": 10}
GAME = "dragon_castle"
# Nearly flat, so that the Dragon can be called after a few turns; four tiles lie above.
FLAT = ",".join(["22221111111111", *["11111111111111"] * 7])
IN_THE_CASTLE = {
    "take",
    "take-call",
    "take-short",
    "action",
    "deception-0",
    "depths-0",
    "destruction-0",
    "elegance-0",
}
STRANGE: list[tuple[int, dict[str, object]]] = [
    (2, {"spirits": 10, "dragons": 10}),
    (4, {"spirits": 10, "dragons": 10, "castle": "forbidden_city"}),
    (3, {"spirits": 3, "dragons": 0, "castle": "four_seasons"}),
    (4, {"spirits": 2, "dragons": 2}),
    (3, {"spirits": 0, "dragons": 0}),
    (2, {"spirits": 0, "dragons": 0}),
    (2, {"spirits": 0, "dragons": 1}),
    (4, {"plan": LARGE}),
]
# Texts of cards that do not fit their card.
CUT = """() => [...document.querySelectorAll('.dc-card .dc-text')]
  .filter(el => el.checkVisibility() && el.clientWidth > 1 && el.scrollHeight > el.clientHeight + 1)
  .map(el => el.textContent)"""
TOO_SMALL_TEXT = """() => [...document.querySelectorAll('#panes *, #status *')]
  .filter(el => el.checkVisibility() && !el.closest('svg, .vh, .said')
    && [...el.childNodes].some(node => node.nodeType === 3 && node.textContent.trim())
    && parseFloat(getComputedStyle(el).fontSize) < 12)
  .map(el => el.className)"""


def asked(match: Match) -> CastlePage:
    """The page of whoever is at turn."""
    return CastlePage(view_of(match, match.to_act()[0], "en"))


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
    assert idle_words(GAME, "confirm|do|done|hint|spirit|take|pair|destroy|told") == []


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


def test_what_a_tile_could_close_is_what_its_best_place_closes() -> None:
    """DC-6.4: the points told before a tile is taken are those of its best place."""
    seen = 0
    for match in positions(GAME, 3, 5, {"spirits": 0, "dragons": 0}, "greedy", every=1):
        if match.is_over():
            break
        page = asked(match)
        if page.seen.phase == dc.PLACING and page.seen.two == m.NO_TILE and not page.seen.laid:
            best = max(int(target.points or 0) for target in targets(page))
            assert best_gain(page, page.seen.one, 1)[0] == best
            seen += best > 0
    assert seen > 2


def test_every_spirit_says_what_it_asks_for() -> None:
    """No question is "choose": each Spirit's, and each step of it, is one of its own."""
    asked_for = {
        lang: {kind: view_of(match, 0, lang).prompt for kind, match in moments() if "-" in kind}
        for lang in ("en", "fr")
    }
    for prompts in asked_for.values():
        assert len(prompts) > 15
        assert len(set(prompts.values())) == len(prompts)
    assert (
        asked_for["en"]["beauty-0"]
        == "The Spirit of Beauty: consolidate which group of one number?"
    )
    assert asked_for["en"]["destruction-0"].endswith("discard which tile of the castle?")


# ── what the others did ────────────────────────────────────────────────────


def told(match: Match, seat: int) -> Story | None:
    """What a seat is told of the others."""
    return story(CastlePage(view_of(match, seat, "en")))


def test_what_the_others_did_is_told_until_my_next_turn() -> None:
    """Groups, shrines and calls of all others since my last turn, and nothing of my own."""
    kinds = Counter[str]()
    ids: dict[str, set[int]] = {}
    for match in positions(GAME, 3, 4, {"spirits": 0, "dragons": 0}, "greedy", every=1):
        news = told(match, 0)
        if match.is_over():
            assert news is None
        if news is None:
            continue
        assert all(line.seat != 1 for line in news.lines)
        kinds.update(line.kind for line in news.lines)
        ids.setdefault(news.id, set()).add(len(news.lines))
    assert kinds["group"] and kinds["call"] and kinds["last"]
    assert all(len(lengths) == 1 for lengths in ids.values()), "an id stands for one story"


def test_a_group_is_told_with_its_points_and_shrines() -> None:
    """DC-6.4, DC-7.5: the numbers are those of the log."""
    for match in positions(GAME, 2, 1, {"spirits": 0, "dragons": 0}, "greedy", every=1):
        news = told(match, 0)
        if news and news.lines[-1].shrines:
            line = news.lines[-1]
            events = [event for _, event in match.log(0)]
            closed = next(e for e in reversed(events) if e.kind == "consolidates" and e.seat == 1)
            assert (line.size, line.points) == (closed.args[1], f"+{closed.args[2]}")
            assert line.shrines[0].startswith("Shrine on floor 1: 1 point")
            return
    raise AssertionError("nobody built a shrine")


# ── in a browser ───────────────────────────────────────────────────────────


def touch(visitor: Visitor, group: Locator) -> None:
    """Aim at something on a board, and once more where one touch is not enough."""
    now = group.locator(".touch.now")

    def click() -> None:
        visitor.go_on()
        if not now.locator("visible=true").count():
            visitor.press(group.locator(".touch:visible").first)
            now.first.wait_for(state="visible", timeout=3000)
        visitor.press(now.first)

    visitor.until_moved(click)


def choose(visitor: Visitor, kind: str) -> None:
    """One of the actions in the status line, which shows what is aimed at unless nothing is."""
    page = visitor.page

    def click() -> None:
        visitor.go_on()
        page.mouse.move(0, 0)
        back = page.locator(".unaim:visible")
        if back.count():
            back.click(timeout=3000)
        page.locator(kind).click(timeout=3000)

    visitor.until_moved(click)


def summon(visitor: Visitor, turn: int) -> bool:
    """Call on a Spirit, and give up whatever it takes."""
    page = visitor.page
    card = page.locator(".dc-card.is-can .card-pick")
    if not card.count():
        return False
    tiles = page.locator(".dc-realm .payg .touch:visible")
    shrine = page.locator("[id^=give-]:visible")

    def click() -> None:
        visitor.go_on()
        card.first.click(timeout=3000)
        page.mouse.move(0, 0)
        if tiles.count() and (turn % 2 or not shrine.count()):
            visitor.press(tiles.first)
        else:
            shrine.first.click(timeout=3000)

    visitor.until_moved(click)
    return True


def act(visitor: Visitor, turn: int, done: Counter[str]) -> None:
    """Do what is asked, wherever it lies."""
    page = visitor.page
    glowing = page.locator(".dc-castle-svg .aimg:not(.info)")
    places = page.locator(".mine .dc-realm > .aimg:visible, .mine .with-q:visible .aimg")
    if done["call"] + done["castle"] > 9 and page.locator("#turn-call").count():
        choose(visitor, "#turn-call")
        done["call"] += 1
    elif done["spirit"] < 2 and turn > 3 and summon(visitor, done["spirit"]):
        done["spirit"] += 1
    elif glowing.count() and not (turn % 3 == 0 and page.locator("#turn-keep").count()):
        touch(visitor, glowing.nth(turn % glowing.count()))
        done["castle"] += 1
    elif page.locator("button.turn-act").count():
        kept = page.locator("#turn-keep").count()
        choose(visitor, "#turn-keep" if kept else "#turn-discard")
        done["action"] += 1
    elif places.count():
        with_points = places.filter(has=page.locator(".plus"))
        touch(visitor, (with_points if with_points.count() else places).first)
        done["realm"] += 1
    else:
        choose(visitor, "#done")
        done["done"] += 1


@needs_browser
def test_a_whole_game_by_clicks(visitor: Visitor) -> None:
    """Tiles, shrines, a Spirit and the Dragon, all clicked where they lie, down to the proof."""
    cards = {"option-spirit_cards-destruction": "on", "option-dragon_cards-wisdom": "on"}
    visitor.sit(GAME, 2, **{"option-plan": FLAT, **cards})
    done = Counter[str]()
    turn = 0
    while visitor.until_asked():
        visitor.go_on()
        act(visitor, turn, done)
        turn += 1
    assert done["castle"] > 5
    assert done["realm"] > 3
    assert done["spirit"] == 2
    assert done["call"] > 0
    expect(visitor.page.locator("#result")).to_be_visible()
    expect(visitor.page.locator("#result")).to_contain_text("Dragon of Wisdom")
    expect(visitor.page.locator("#result .dc-realm")).to_have_count(2)


def aim(page: Page, way: str) -> bool:
    """Aim at the first or the last thing that can be aimed at, a card among the last."""
    return bool(
        page.evaluate(
            """way => {
                 const all = [...document.querySelectorAll('[name=aim]:not(#aim-x)')];
                 const one = way === 'pays' ? document.querySelector('.pays') : all.at(0);
                 one?.click();
                 return one !== undefined && one !== null;
               }""",
            way,
        )
    )


@needs_browser
def test_every_question_fits_every_window(visitor: Visitor) -> None:
    """Question, choices and own goods in view, with the first choice aimed at if there is one."""
    visitor.sit(GAME, 2)
    visitor.until_asked()
    found: list[str] = []
    for kind, match in moments():
        show(visitor.page, view_of(match, 0, "fr" if match.seats == 3 else "en"))
        if kind != "action":  # which offers more while nothing is aimed at
            aim(visitor.page, "first")
        found += [f"{kind}: {one}" for one in misfits_at(visitor.page)]
    assert found == []


@needs_browser
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_strange_tables_fit_every_window(visitor: Visitor, lang: str) -> None:
    """All twenty cards, none, three; the widest castles; two to four realms.

    French is the longer one; English is looked at where there is the least room.
    """
    sizes = SIZES if lang == "fr" else ((390, 844), (1280, 720))
    visitor.sit(GAME, 2)
    visitor.until_asked()
    found: list[str] = []
    for seats, options in STRANGE:
        turn = questions(seats, 1, "destruction", options=options)
        for kind, match in [*turn][:2]:
            show(visitor.page, view_of(match, 0, lang))
            aim(visitor.page, "pays")
            found += [f"{kind} {seats} {options}: {x}" for x in misfits_at(visitor.page, sizes)]
    assert found == []


@needs_browser
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_without_cards_the_castle_is_as_wide_as_a_phone(visitor: Visitor, seats: int) -> None:
    """So begins whoever learns the game: no column is left free for cards that do not lie."""
    visitor.sit(GAME, 2)
    visitor.until_asked()
    page = visitor.page
    show(page, view_of(table_of(seats, 1, spirits=0, dragons=0), 0, "en"))
    page.set_viewport_size({"width": 390, "height": 844})
    for thing in (".dc-castle", ".countdown"):
        box = page.locator(thing).bounding_box()
        assert box
        assert box["width"] > 360, thing


@needs_browser
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_no_card_is_cut_and_no_text_is_tiny(visitor: Visitor, lang: str) -> None:
    """Every Spirit and every Dragon can be read where it lies, if two of them lie there."""
    visitor.sit(GAME, 2)
    visitor.until_asked()
    page = visitor.page
    cut: list[str] = []
    for n in range(m.SPIRITS):
        cards = {"spirit_cards": (m.SPIRIT_SLUG[n],), "dragon_cards": (m.DRAGON_SLUG[n],)}
        show(page, view_of(table_of(2 + n % 3, 1, **cards), 0, lang))
        for width, height in ((1280, 720), (1366, 768), (1440, 900), (820, 1180)):
            page.set_viewport_size({"width": width, "height": height})
            cut += [f"{width}: {text}" for text in page.evaluate(CUT)]
    page.set_viewport_size({"width": 390, "height": 844})
    assert page.evaluate(TOO_SMALL_TEXT) == []
    assert cut == []


@needs_browser
def test_a_blocked_tile_says_why(visitor: Visitor) -> None:
    """DC-3.5, DC-4.3: on touch and under the pointer, with the rule, in the reader's words."""
    visitor.sit(GAME, 2)
    assert visitor.until_asked()
    visitor.go_on()
    page = visitor.page
    walls = page.locator(".why:has(.walls)").first
    key = next(c for c in (walls.get_attribute("class") or "").split() if c.startswith("aim-c"))
    cell = key.removeprefix("aim-")
    why = page.locator(f"#why-{cell}")
    expect(why).to_be_hidden()
    page.locator(f".hit-{cell} .touch").hover()
    expect(why).to_be_visible()
    expect(walls).to_be_visible()
    expect(why).to_contain_text("Blocked left and right, by ")
    page.mouse.move(0, 0)
    expect(why).to_be_hidden()
    visitor.press(page.locator(f".hit-{cell} .touch"))
    page.mouse.move(0, 0)  # what was touched stays in the status line
    expect(why).to_be_visible()
    low = page.locator(".is-why", has_not_text="Blocked").first
    cell = (low.get_attribute("id") or "").removeprefix("why-")
    visitor.press(page.locator(f".hit-{cell} .touch"))
    page.mouse.move(0, 0)
    expect(why).to_be_hidden()
    expect(low).to_contain_text("Not on the top floor: the first tile comes from floor 3.")
    expect(low.locator("a.ref")).to_have_attribute("href", "/rules/dragon_castle#DC-4.3")
    low.locator(".unaim").click()
    expect(low).to_be_hidden()
    expect(page.locator(".aim-none")).to_be_visible()


@needs_browser
def test_a_placement_shows_what_it_brings(visitor: Visitor) -> None:
    """The pointer over a cell: the tile lies there as a ghost, the status line tells the group."""
    visitor.sit(GAME, 2)
    visitor.until_asked()
    page = visitor.page
    match = dict(moments())["place"]
    show(page, view_of(match, 0, "en"))
    cell = page.locator(".mine .dc-realm > .aimg").first
    key = (cell.get_attribute("id") or "").removeprefix("hit-")
    expect(cell.locator(".ghost")).to_be_hidden()
    cell.locator(".touch:visible").hover()
    expect(cell.locator(".ghost")).to_be_visible()
    expect(page.locator(f".aim-one.aim-{key}")).to_be_visible()
    expect(page.locator(f"#way-{key}-1")).to_be_visible()


@needs_browser
def test_what_others_did_is_told_once(visitor: Visitor) -> None:
    """A scene over the table, gone with Continue, not back with the next frame of the same."""
    visitor.sit(GAME, 2)
    visitor.until_asked()
    visitor.go_on()
    page = visitor.page
    for match in positions(GAME, 2, 1, {"spirits": 0, "dragons": 0}, "greedy", every=1):
        if told(match, 0):
            break
    show(page, view_of(match, 0, "en"))
    scene = page.locator("#scene")
    expect(scene).to_be_visible()
    expect(scene).to_contain_text("Player 1 closes")
    visitor.go_on()
    expect(scene).to_be_hidden()
    show(page, view_of(match, 0, "en"))
    expect(scene).to_be_hidden()


@needs_browser
def test_a_phone_shows_the_realm_when_the_realm_is_asked_about(
    browser: Browser, server: Server
) -> None:
    """390 pixels: a first touch aims, a second takes; castle or realm on top, by the question."""
    visitor = Visitor(browser, server.url, **PHONE)
    visitor.sit(GAME, 4)
    page = visitor.page
    done = Counter[str]()
    assert visitor.until_asked()
    visitor.go_on()
    before = visitor.ply()
    page.locator(".dc-castle-svg .aimg:not(.info) .touch:visible").first.tap()
    expect(page.locator(".aim-one:visible")).to_have_count(1)
    assert visitor.ply() == before
    for turn in range(1, 9):
        if not visitor.until_asked():
            break
        visitor.go_on()
        act(visitor, turn, done)
    visitor.until_asked()  # the bots have answered: no frame of theirs comes between the moments
    for kind, match in moments():
        show(page, view_of(match, 0, "en"))
        castle, realm = (page.locator(name).bounding_box() for name in (".dc-castle", ".mine"))
        assert castle and realm
        is_castle = kind in IN_THE_CASTLE
        assert (castle["y"] < realm["y"]) == is_castle, kind
        assert (castle if is_castle else realm)["width"] > 370, kind
    assert page.evaluate("document.scrollingElement.scrollWidth") <= 390
    small = visitor.too_small("#status :is(button, label), .dc-card label", "svg, .words-list")
    visitor.close()
    assert small == []


@needs_browser
def test_a_castle_of_any_width_can_be_enlarged(browser: Browser, server: Server) -> None:
    """Whole in the width of a phone; enlarged, every tile is as wide as a thumb, and it pans."""
    visitor = Visitor(browser, server.url, **PHONE)
    visitor.sit(GAME, 2)
    page = visitor.page
    assert visitor.until_asked()
    pan = page.locator("#castle-pan")
    hidden = "el => el.scrollWidth - el.clientWidth"
    assert pan.evaluate(hidden) <= 1
    page.locator(".zoom").tap()
    assert pan.evaluate(hidden) > 20
    boxes = page.locator(".dc-castle-svg .aimg label.touch").evaluate_all(
        """all => all.map(el => el.getBoundingClientRect())
                 .map(box => Math.min(box.width, box.height))"""
    )
    assert boxes and min(boxes) >= 40
    pan.evaluate("el => el.scrollTo(el.scrollWidth, 0)")
    page.locator(".dc-castle-svg .aimg:not(.info) label.touch").last.tap()
    expect(page.locator(".aim-one:visible")).to_have_count(1)
    assert page.evaluate("document.scrollingElement.scrollWidth") <= 390
    visitor.close()


@needs_browser
def test_axe_finds_nothing_serious(browser: Browser, server: Server) -> None:
    """At several questions, with reasons and cards shown, in the light and in the dark."""
    visitor = Visitor(browser, server.url, still=True)
    visitor.sit(GAME, 3, **{"option-spirits": "3", "option-dragons": "3"})
    visitor.until_asked()
    visitor.go_on()
    found: dict[str, list[str]] = {}
    wanted = ("take", "action", "place-mixed", "build", "judge")
    for kind, match in moments():
        if kind not in wanted:
            continue
        show(visitor.page, view_of(match, 0, "en"))
        aim(visitor.page, "pays")
        if problems := visitor.violations():
            found[kind] = problems
    visitor.page.locator(".info .touch").first.hover()
    found["why"] = visitor.violations()
    visitor.close()
    assert not any(found.values()), found
