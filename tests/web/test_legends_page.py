"""The page of Legends: a true map, a game played on it, on a phone, in either light."""

import re
from functools import cache, partial
from itertools import combinations, pairwise
from math import dist

import pytest
from playwright.sync_api import Browser, expect

from kit.browser import INSIDE, PHONE, Visitor, needs_browser
from kit.middle import play_but_the_middle
from kit.pages import check_choices, check_page, idle_words, positions, sprites, view_of
from kit.web import Guest, Server
from regalia.games.legends import material as m
from regalia.web.live import LiveTable
from regalia.web.render import render_table
from regalia.web.tables.legends.page import WORDS
from regalia.web.tables.legends.sheet import BORDERS, BOXES, EDGES, PITCH

pytestmark = pytest.mark.xdist_group("browser")

TOUCH = 0.45  # outlines closer than this touch: they were drawn from the same line
ALL_TOKENS = {"explorations": "swamp", "citadels": True, "encounters": True, "warlords": True}


def common(one: int, other: int) -> float:
    """How long the common border of two drawn regions is."""
    a, b, c, d = BOXES[one]
    close = [q for q in dense(other) if a - 1 < q[0] < c + 1 and b - 1 < q[1] < d + 1]
    return sum(any(dist(p, q) < TOUCH for q in close) for p in dense(one)) * 0.5


@cache
def dense(region: int) -> list[tuple[float, float]]:
    """A region's outline, a point every half unit."""
    points: list[tuple[float, float]] = []
    edge = EDGES[region]
    for (x, y), (a, b) in pairwise(edge):
        count = max(1, int(dist((x, y), (a, b)) / 0.5))
        points += [(x + (a - x) * i / count, y + (b - y) * i / count) for i in range(count)]
    return points


@pytest.mark.parametrize("face", range(m.FACES), ids=m.FACE_SLUG)
def test_drawn_neighbours_are_the_land_links(face: int) -> None:
    """EL-2.2: two regions share a border on the map if and only if a land link joins them."""
    regions = range(m.FACE_FIRST[face], m.FACE_FIRST[face] + m.FACE_SIZE[face])
    drawn = {pair for pair in combinations(regions, 2) if common(*pair) > 2}
    linked = {(a, b) for a, b, kind in m.LINKS if kind == m.LAND and a in regions}
    assert drawn == linked
    assert linked == {pair for pair in BORDERS if pair[0] in regions}


def test_boards_side_by_side_never_touch() -> None:
    """The land of a face keeps within half the water between two boards."""
    most = (PITCH - 100) / 2
    for edge in EDGES:
        assert all(-most < value < 100 + most for point in edge for value in point)


@pytest.mark.parametrize(
    ("seats", "lang", "options"),
    [
        (2, "fr", {"map": "chosen", "shape": "rectangle"}),
        (3, "en", {**ALL_TOKENS, "bid_ties": "die"}),
        (4, "fr", {"map": "booklet", "explorations": "open"}),
    ],
)
def test_pages_hold_together(seats: int, lang: str, options: dict[str, object]) -> None:
    """Ids are unique, references lead somewhere, every choice is there twice, nothing is inline."""
    icons = sprites("tables/legends/icons.svg", "tables/legends/coasts.svg")
    drawn = set(re.findall(r' id="([^"]+)"', icons))
    for match in positions("legends", seats, 3, options, every=23):
        for seat in (None, match.to_act()[0] if match.to_act() else 0):
            view = view_of(match, seat, lang)
            html = render_table(view)
            there = drawn | check_page(html)
            assert set(re.findall(r'<use [^>]*?href="#([^"]+)"', html)) <= there
            assert set(re.findall(r"url\(#([^)]+)\)", html)) <= there
            check_choices(view, html)


def test_no_word_is_idle() -> None:
    """What the page can say, it says somewhere."""
    assert WORDS == "legends_table"
    assert (
        idle_words("legends", "confirm|auction|by|done|effect|gift|go|hint|note|perk|route|would")
        == []
    )


def test_forces_say_when_they_would_stand_so() -> None:
    """What is beside a region to place in, or an army to destroy, is how it is afterwards."""
    met = set()
    for match in positions("legends", 3, 3, {}, "greedy", every=1):
        asked = match.to_act()
        html = render_table(view_of(match, asked[0] if asked else 0, "en"))
        goals = html.partition('class="goals of-')[2].partition("</div>")[0]
        has_forces = 'class="forces"' in goals
        assert ("strength after" in html) == has_forces
        met.add(has_forces)
    assert met == {True, False}


def aim(visitor: Visitor, turn: int) -> None:
    """Point at something that may be chosen, on the map if it lies there; an army first."""
    page = visitor.page
    if page.locator("[name=from]").count() and not page.locator(".origin :checked").count():
        origins = page.locator(".lg-map:visible label.hitbtn:visible")
        visitor.press(origins.nth(turn % origins.count()))
        # Once, on a page just opened, the aim did not stay, and why is not known: one points again.
        page.locator(".origin :checked").wait_for(state="attached", timeout=3000)
    hits = page.locator(".lg-map:visible label[for^=aim-]:visible")
    if hits.count():
        visitor.press(hits.nth(turn % hits.count()))
    else:
        beside = page.locator("label:visible:has([name=aim])")
        beside.nth(turn % beside.count()).click(timeout=3000)


def choose(visitor: Visitor, turn: int) -> bool:
    """Aim, then press the one brass button; whether it lay on the map. Else some other way out."""
    page = visitor.page
    if not page.locator("[name=aim]").count():
        visitor.until_moved(
            lambda: page.locator("#status button[name=action]:visible").last.click()
        )
        return False
    is_on_map = page.locator(".lg-map:visible label[for^=aim-], [name=from]").count() > 0

    def do() -> None:
        if not page.locator(".status-acts .btn-primary:visible").count():
            aim(visitor, turn)
        page.locator(".status-acts .btn-primary:visible").click(timeout=3000)

    visitor.until_moved(do)
    return is_on_map


@needs_browser
def test_a_whole_game_on_the_map(server: Server, visitor: Visitor) -> None:
    """Armies, cities and cards, all aimed at where they lie, from the first region to the proof."""
    table = visitor.sit("legends", 2, **{"option-setup_player": "0"})
    on_map = clicks = 0

    def move(turn: int) -> None:
        nonlocal on_map, clicks
        skip_scene(visitor)
        on_map += choose(visitor, turn)
        clicks += 1

    is_middle = partial(made_moves, 12, 28)
    play_but_the_middle(visitor, server, table, move, is_middle)
    assert on_map > 8
    assert clicks - on_map > 2  # who runs out of coins is given the leftmost card
    expect(visitor.page.locator("#result")).to_be_visible()


def made_moves(first: int, last: int, live: LiveTable) -> bool:
    """Whether I have made more moves than the first number and fewer than the last."""
    return first < live.seats[0].moves < last


def skip_scene(visitor: Visitor) -> None:
    """Go on, if something is being told."""
    on = visitor.page.locator("[data-goes-on]:visible")
    if on.count():
        on.click()


def until(visitor: Visitor, asked: str) -> None:
    """Play on, somehow, until a question is asked."""
    turn = 0
    while visitor.until_asked() and not visitor.page.locator(f".side-{asked}").count():
        skip_scene(visitor)
        choose(visitor, turn)
        turn += 1
    skip_scene(visitor)


@needs_browser
def test_the_bids_are_made_with_the_cards_in_sight_and_opened_in_a_scene(visitor: Visitor) -> None:
    """All six cards beside the coins; then who bid what and who goes first, once."""
    visitor.sit("legends", 3)
    until(visitor, "bid")
    page = visitor.page
    expect(page.locator(".market .slat:visible")).to_have_count(6)
    page.locator(".bid").nth(2).click()
    expect(page.locator(".status-acts .btn-primary:visible")).to_have_text(re.compile("Bid 2"))
    page.locator(".status-acts .btn-primary:visible").click()
    expect(page.locator(".scene .tale > li:visible")).to_have_count(3)
    expect(page.locator("#scene-title")).to_have_text("The bids are revealed")
    expect(page.locator(".tale .is-first")).to_contain_text("First player")
    page.locator("[data-goes-on]").click()
    expect(page.locator(".scene")).to_be_hidden()
    page.reload()
    expect(page.locator(".lg-map:visible")).to_be_visible()
    expect(page.locator(".scene")).to_be_hidden()


@needs_browser
def test_a_second_click_does_what_is_aimed_at(visitor: Visitor) -> None:
    """A card: the first click shows what it costs and brings, the second takes it."""
    visitor.sit("legends", 3)
    until(visitor, "take")
    page = visitor.page
    card = page.locator("label.slat").first
    name = card.locator(".name").inner_text()
    before = visitor.ply()
    visitor.press(card.locator(".name"))
    expect(page.locator(".preview:visible .name")).to_have_text(name)
    assert visitor.ply() == before
    visitor.until_moved(lambda: visitor.press(page.locator("label.slat.is-picked .name")))


@needs_browser
def test_two_at_one_screen_play_without_a_curtain(server: Server, visitor: Visitor) -> None:
    """Nothing is hidden while neutral armies are placed: each is asked in turn on the same page."""
    guest = Guest(server.url)
    table = guest.new_table(2, game="legends", seat__1="me", name__1="Zoe")
    visitor.take_cookies(guest)
    visitor.go(f"/t/{table}")
    page, asked = visitor.page, set()
    for turn in range(5):
        page.wait_for_selector("#table button[name=action]", state="attached")
        seat = page.locator("#act input[name=seat]").input_value()
        asked.add(seat)
        if page.locator(".side-bid").count():
            break
        aim(visitor, turn)
        page.locator(".status-acts .btn-primary:visible").click()
        page.wait_for_function(
            """seat => document.querySelector('#act input[name=seat]')?.value !== seat
                 || document.querySelector('.btn-primary.is-picked') === null""",
            arg=seat,
        )
    assert asked == {"0", "1"}


@needs_browser
def test_a_region_says_what_it_is(visitor: Visitor) -> None:
    """A region that cannot be chosen tells its name, who stands there and why not."""
    visitor.sit("legends", 3)
    until(visitor, "take")
    info = visitor.page.locator(".lg-map:visible .hitbtn.is-info").first
    tip = visitor.page.locator(f"[id='{info.get_attribute('popovertarget')}']")
    visitor.press(info)
    expect(tip).to_be_visible()
    expect(tip).to_contain_text("EL-")
    box, chart = tip.bounding_box(), visitor.page.locator(".sea-chart").bounding_box()
    assert box and chart
    assert chart["x"] < box["x"] < chart["x"] + chart["width"] - box["width"]
    assert chart["y"] < box["y"]


LOWEST = """all => {
  const bottoms = all.map(el => el.getBoundingClientRect().bottom);
  return bottoms.indexOf(Math.max(...bottoms));
}"""
UNDER = """tip => {
  const {left, right, top, bottom} = tip.getBoundingClientRect();
  for (let x = left + 4; x < right; x += 8) for (let y = top + 4; y < bottom; y += 8) {
    const [thing] = document.elementsFromPoint(x, y).filter(el => el !== tip);
    if (thing.matches('.is-info')) return [thing.getAttribute('popovertarget'), x, y];
  }
  return null;
}"""


@needs_browser
def test_a_tip_is_not_in_the_way(visitor: Visitor) -> None:
    """A mouse that rests opens a tip, far from it: what lies below can be clicked all the same."""
    page = visitor.page
    page.set_viewport_size({"width": 1280, "height": 2000})  # nothing scrolls
    below = None
    while not below:  # on some maps there is only water
        guest = Guest(visitor.url)
        table = guest.new_table(3, game="legends", bot__1="uniform", bot__2="uniform")
        guest.close()
        visitor.go(f"/t/{table}")  # to watch: there is nothing else to click
        infos = page.locator(".lg-map:visible .hitbtn.is-info")
        info = infos.nth(infos.evaluate_all(LOWEST))
        page.mouse.move(*visitor.point(info))
        tip = page.locator(f"[id='{info.get_attribute('popovertarget')}']")
        expect(tip).to_be_visible()
        below = tip.evaluate(UNDER)
    name, x, y = below
    page.mouse.click(x, y)
    expect(page.locator(f"[id='{name}']")).to_be_visible()
    link = page.locator(f"[id='{name}'] a")
    assert link.evaluate(INSIDE), "its rule cannot be looked up"


@needs_browser
def test_a_phone_plays_without_scrolling_sideways(browser: Browser, server: Server) -> None:
    """390 pixels: the sheet stands upright, fingers hit what they want, a button zooms."""
    visitor = Visitor(browser, server.url, **PHONE)
    visitor.sit("legends", 4)
    until(visitor, "take")
    page = visitor.page
    expect(page.locator("label.slat:visible").first).to_be_visible()
    small = visitor.too_small("#status :is(button, label), label.slat", "svg, .vh")
    choose(visitor, 0)
    page.locator("[data-tab=board]").click()
    expect(page.locator(".lg-map.is-tall")).to_be_visible()
    expect(page.locator(".lg-map.is-wide")).to_be_hidden()
    before = page.locator(".lg-map.is-tall").bounding_box()
    page.locator(".zoom").click()
    after = page.locator(".lg-map.is-tall").bounding_box()
    wide = page.evaluate("document.scrollingElement.scrollWidth")
    visitor.close()
    assert before and after and after["width"] > 1.8 * before["width"]
    assert before["width"] <= 390 and wide <= 390
    assert small == []


@needs_browser
def test_axe_finds_nothing_serious(browser: Browser, server: Server) -> None:
    """At the bids, with a card aimed at, and in a march; in both lights."""
    visitor = Visitor(browser, server.url, still=True)
    visitor.sit("legends", 3)
    found: dict[str, list[str]] = {}
    for asked in ("bid", "take", "move"):
        until(visitor, asked)
        aim(visitor, 0)
        if problems := visitor.violations():
            found[asked] = problems
    visitor.close()
    assert found == {}, "\n".join(f"{at}: {text}" for at, all in found.items() for text in all)
