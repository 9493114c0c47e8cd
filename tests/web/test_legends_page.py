"""The page of Legends: a true map, a game played on it, on a phone, in either light."""

import re
from functools import cache
from itertools import combinations, pairwise
from math import dist

import pytest
from playwright.sync_api import Browser, expect

from kit.browser import INSIDE, PHONE, Visitor, needs_browser
from kit.pages import check_choices, check_page, idle_words, positions, sprites, view_of
from kit.web import Guest, Server
from regalia.games.legends import material as m
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
        (3, "en", ALL_TOKENS),
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
    assert idle_words("legends", "by|done|effect|gift|hint|perk|route|would") == []


def click_beside_it(visitor: Visitor, turn: int) -> None:
    """Take a card, bid, or whatever else does not lie on the map."""
    things = visitor.page.locator(".lcard.lit, .bid, .tray .btn:not(.sure .btn), #done")
    things = things.locator("visible=true")
    thing = things.nth(turn % things.count())
    visitor.until_moved(lambda: thing.click(timeout=3000))


def click_on_map(visitor: Visitor, turn: int) -> bool:
    """Do something on the map, if that is where it is to be done."""
    page = visitor.page
    origins = page.locator(".lg-map:visible label.hitbtn")
    if origins.count() and not page.locator("[name=from]:checked").count():
        visitor.press(origins.nth(turn % origins.count()))
    hits = page.locator(".lg-map:visible .hitbtn:not(.is-info):not(label):visible")
    if not hits.count():
        return False
    hit = hits.nth(turn % hits.count())
    visitor.until_moved(lambda: visitor.press(hit))
    return True


@needs_browser
def test_a_whole_game_on_the_map(visitor: Visitor) -> None:
    """Armies, cities and cards, all clicked where they lie, from the first region to the proof."""
    visitor.sit("legends", 2, **{"option-setup_player": "0"})
    on_map = clicks = 0
    while visitor.until_asked():
        if click_on_map(visitor, clicks):
            on_map += 1
        else:
            click_beside_it(visitor, clicks)
        clicks += 1
    assert on_map > 8
    assert clicks - on_map > 2  # who runs out of coins is given the leftmost card
    expect(visitor.page.locator("#result")).to_be_visible()


@needs_browser
def test_a_region_says_what_it_is(visitor: Visitor) -> None:
    """A region that cannot be chosen tells its name, who stands there and why not."""
    visitor.sit("legends", 3)
    while visitor.until_asked() and not visitor.page.locator(".lcard.lit").count():
        if not click_on_map(visitor, 0):
            click_beside_it(visitor, 0)
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
    """390 pixels: the sheet stands upright, nothing hangs over, fingers hit what they want."""
    visitor = Visitor(browser, server.url, **PHONE)
    visitor.sit("legends", 4)
    for turn in range(6):
        if not visitor.until_asked():
            break
        if not click_on_map(visitor, turn):
            click_beside_it(visitor, 0)
    visitor.until_asked()
    page = visitor.page
    expect(page.locator(".lg-map.is-tall")).to_be_visible()
    expect(page.locator(".lg-map.is-wide")).to_be_hidden()
    assert page.evaluate("document.scrollingElement.scrollWidth") <= 390
    small = visitor.too_small(".area-status :is(button, .origin), #mine button", "svg, .fine")
    visitor.close()
    assert small == []


@needs_browser
def test_axe_finds_nothing_serious(browser: Browser, server: Server) -> None:
    """Twice in the first rounds."""
    visitor = Visitor(browser, server.url, still=True)
    visitor.sit("legends", 3)
    found: dict[str, list[str]] = {}
    for turn in range(7):
        if not visitor.until_asked():
            break
        if turn in (3, 6) and (problems := visitor.violations()):
            found[visitor.page.locator("h1").inner_text()] = problems
        if not click_on_map(visitor, turn):
            click_beside_it(visitor, 0)
    visitor.close()
    assert found == {}, "\n".join(f"{at}: {text}" for at, all in found.items() for text in all)
