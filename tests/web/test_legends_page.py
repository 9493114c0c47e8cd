"""The page of Legends: a true map, a game played on it, on a phone, in either light."""

import re
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache
from itertools import combinations, pairwise
from math import dist

import pytest
from playwright.sync_api import Browser, Locator, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from kit.browser import CHROMIUM, Visitor, chromium
from kit.web import Guest, Server
from regalia import bots
from regalia.games.legends import material as m
from regalia.match import Match, new_match
from regalia.web.render import ENVIRONMENT, TABLES, render_table
from regalia.web.tables.legends.page import WORDS
from regalia.web.tables.legends.sheet import BORDERS, BOXES, EDGES, PITCH
from web.test_browser import PHONE, take_cookies
from web.test_look import view_of

in_a_browser = pytest.mark.skipif(CHROMIUM is None, reason="no chromium here: see test_browser.py")
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


def sprites() -> str:
    """All that a page of Legends draws from."""
    paths = ("icons.svg", "tables/legends/icons.svg", "tables/legends/coasts.svg")
    return "".join(ENVIRONMENT.get_template(path).render() for path in paths)


def positions(seats: int, seed: int, options: dict[str, object]) -> Iterator[Match]:
    """A game of bots, every few actions."""
    match = new_match("legends", seats, seed, options)
    players = [bots.find("greedy", "legends", seed + n) for n in range(seats)]
    while not match.is_over():
        if len(match.plies) % 23 == 0 or len(match.plies) < 4:
            yield match
        seat = match.to_act()[0]
        match.play(seat, players[seat].choose(match.observe(seat)))
    yield match


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
    drawn = set(re.findall(r' id="([^"]+)"', sprites()))
    for match in positions(seats, 3, options):
        for seat in (None, match.to_act()[0] if match.to_act() else 0):
            view = view_of(match, seat, lang)
            html = render_table(view, "fragment.html")
            ids = re.findall(r'\sid="([^"]+)"', html)
            assert [id for id, n in Counter(ids).items() if n > 1] == []
            assert set(re.findall(r'<use [^>]*?href="#([^"]+)"', html)) <= drawn | set(ids)
            assert set(re.findall(r"url\(#([^)]+)\)", html)) <= drawn | set(ids)
            linked = re.findall(r'\s(?:for|popovertarget|interestfor)="([^"]+)"', html)
            assert set(linked) <= set(ids)
            assert " style=" not in html
            assert "<script" not in html
            listed, _, table = html.partition('id="board"')
            tray, _, words = listed.partition('id="choices"')
            for choice in view.choices:  # where it lies, and in words
                assert f'value="{choice.code}"' in tray + table, choice.sentence
                assert f'value="{choice.code}"' in words, choice.sentence


def test_no_word_is_idle() -> None:
    """What the page can say, it says somewhere."""
    folder = TABLES / "legends"
    said = "".join(p.read_text("utf-8") for p in [*folder.glob("*.py"), *folder.glob("*.html")])
    ids = re.findall(r"^([a-z0-9-]+) =", (folder / "words.en.ftl").read_text("utf-8"), re.M)
    made = re.compile(r"^(by|deed|done|gift|hint|perk|route|would)-")  # put together where needed
    assert WORDS == "legends_table"
    assert [id for id in ids if not made.match(id) and f'"{id}"' not in said] == []


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One Chromium for all."""
    with chromium() as browser:
        yield browser


@pytest.fixture
def ada(browser: Browser, server: Server) -> Iterator[Visitor]:
    """Somebody with a mouse, whose browser has nothing to complain about."""
    visitor = Visitor(browser, server.url)
    yield visitor
    complaints = visitor.complaints
    visitor.close()
    assert complaints == []


def sit(visitor: Visitor, seats: int, **form: str) -> str:
    """At a table of Legends against bots."""
    guest = Guest(visitor.url)
    bot = {f"bot__{n}": "uniform" for n in range(1, seats)}
    table = guest.new_table(seats, game="legends", **bot, **form)
    take_cookies(visitor, guest)
    visitor.go(f"/t/{table}")
    return table


INSIDE = """el => {
  el.scrollIntoView({block: 'center'});
  const box = el.getBoundingClientRect();
  for (const a of [.5, .35, .65, .2, .8]) for (const b of [.5, .35, .65, .2, .8]) {
    const x = box.left + box.width * a, y = box.top + box.height * b;
    if (document.elementFromPoint(x, y) === el) return [x, y];
  }
  return null;
}"""


def press(visitor: Visitor, thing: Locator) -> None:
    """Put the mouse where a shape of the map really is, and press."""
    point = thing.evaluate(INSIDE, timeout=3000)
    assert point, f"covered: {thing.evaluate('el => el.outerHTML')}"
    visitor.page.mouse.click(*point)


def answered(visitor: Visitor, before: str, click: Callable[[], None]) -> None:
    """Click until the move is made: a page that changes under the mouse may swallow a click."""
    page, sure = visitor.page, ".sure:popover-open button"
    moved = "document.querySelector('#act input[name=ply]')?.value !== ply"
    for _ in range(8):
        with suppress(PlaywrightTimeout):
            if page.locator(sure).count():
                page.locator(sure).first.click(timeout=2000)
            else:
                click()
            page.wait_for_function(
                f"ply => {moved} || document.querySelector('{sure}')", arg=before, timeout=3000
            )
        if visitor.ply() != before:
            return
    raise AssertionError("eight clicks, and nothing has happened")


def click_beside_it(visitor: Visitor, turn: int) -> None:
    """Take a card, bid, or whatever else does not lie on the map."""
    things = visitor.page.locator(".lcard.lit, .bid, .tray .btn:not(.sure .btn), #done")
    things = things.locator("visible=true")
    before = visitor.ply()
    thing = things.nth(turn % things.count())
    answered(visitor, before, lambda: thing.click(timeout=3000))


def click_on_map(visitor: Visitor, turn: int) -> bool:
    """Do something on the map, if that is where it is to be done."""
    page = visitor.page
    origins = page.locator(".lg-map:visible label.hitbtn")
    if origins.count() and not page.locator("[name=from]:checked").count():
        press(visitor, origins.nth(turn % origins.count()))
    hits = page.locator(".lg-map:visible .hitbtn:not(.is-info):not(label):visible")
    if not hits.count():
        return False
    hit = hits.nth(turn % hits.count())
    before = visitor.ply()
    answered(visitor, before, lambda: press(visitor, hit))
    return True


@in_a_browser
def test_a_whole_game_on_the_map(ada: Visitor) -> None:
    """Armies, cities and cards, all clicked where they lie, from the first region to the proof."""
    sit(ada, 2, **{"option-setup_player": "0"})
    on_map = clicks = 0
    while ada.until_asked():
        if click_on_map(ada, clicks):
            on_map += 1
        else:
            click_beside_it(ada, clicks)
        clicks += 1
    assert on_map > 8
    assert clicks - on_map > 2  # who runs out of coins is given the leftmost card
    expect(ada.page.locator("#result")).to_be_visible()


@in_a_browser
def test_a_region_says_what_it_is(ada: Visitor) -> None:
    """A region that cannot be chosen tells its name, who stands there and why not."""
    sit(ada, 3)
    while ada.until_asked() and not ada.page.locator(".lcard.lit").count():
        if not click_on_map(ada, 0):
            click_beside_it(ada, 0)
    info = ada.page.locator(".lg-map:visible .hitbtn.is-info").first
    tip = ada.page.locator(f"[id='{info.get_attribute('popovertarget')}']")
    press(ada, info)
    expect(tip).to_be_visible()
    expect(tip).to_contain_text("EL-")
    box, chart = tip.bounding_box(), ada.page.locator(".sea-chart").bounding_box()
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


@in_a_browser
def test_a_tip_is_not_in_the_way(ada: Visitor) -> None:
    """A mouse that rests opens a tip, far from it: what lies below can be clicked all the same."""
    page = ada.page
    page.set_viewport_size({"width": 1280, "height": 2000})  # nothing scrolls
    below = None
    while not below:  # on some maps there is only water
        guest = Guest(ada.url)
        table = guest.new_table(3, game="legends", bot__1="uniform", bot__2="uniform")
        guest.close()
        ada.go(f"/t/{table}")  # to watch: there is nothing else to click
        infos = page.locator(".lg-map:visible .hitbtn.is-info")
        info = infos.nth(infos.evaluate_all(LOWEST))
        page.mouse.move(*info.evaluate(INSIDE))
        tip = page.locator(f"[id='{info.get_attribute('popovertarget')}']")
        expect(tip).to_be_visible()
        below = tip.evaluate(UNDER)
    name, x, y = below
    page.mouse.click(x, y)
    expect(page.locator(f"[id='{name}']")).to_be_visible()
    link = page.locator(f"[id='{name}'] a")
    assert link.evaluate(INSIDE), "its rule cannot be looked up"


@in_a_browser
def test_a_phone_plays_without_scrolling_sideways(browser: Browser, server: Server) -> None:
    """390 pixels: the sheet stands upright, nothing hangs over, fingers hit what they want."""
    visitor = Visitor(browser, server.url, **PHONE)
    sit(visitor, 4)
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
    small = page.evaluate(
        """() => [...document.querySelectorAll('.area-status :is(button, .origin), #mine button')]
             .filter(el => el.checkVisibility() && !el.closest('svg, .fine'))
             .map(el => [el.id + el.className, el.getBoundingClientRect()])
             .filter(([, box]) => box.width && (box.height < 40 || box.width < 40))
             .map(([id, box]) => [id, box.width, box.height].join(' '))"""
    )
    visitor.close()
    assert small == []


@in_a_browser
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious(browser: Browser, server: Server, theme: str) -> None:
    """Twice in the first rounds."""
    visitor = Visitor(browser, server.url, color_scheme=theme)
    sit(visitor, 3)
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
