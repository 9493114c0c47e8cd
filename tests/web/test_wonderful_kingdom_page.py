"""It's a Wonderful Kingdom on its page: whole games by clicks, a phone, axe, the map, secrets."""

import re
from collections import Counter
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from kit.browser import CHROMIUM, Visitor, chromium
from kit.web import Guest, Server, until
from regalia import bots
from regalia.games.wonderful_kingdom import maps
from regalia.games.wonderful_kingdom import material as m
from regalia.games.wonderful_kingdom.rules import Kingdom
from regalia.games.wonderful_kingdom.state import (
    CHOICE,
    COMBAT,
    CONQUEST,
    PLANNING,
    PRODUCTION,
    SEARCHING,
)
from regalia.match import Match, new_match
from regalia.web.live import LiveTable
from regalia.web.render import ENVIRONMENT, TABLES, render_table, table_pictures
from regalia.web.tables.wonderful.emblem import genes
from regalia.web.tables.wonderful_kingdom.land import boxes, shapes
from regalia.web.tables.wonderful_kingdom.pictures import salts
from regalia.web.view.table import SeatView, TableView

GAME = "wonderful_kingdom"
needs_browser = pytest.mark.skipif(
    CHROMIUM is None,
    reason="no chromium here: on Debian `apt install chromium`, or name one in REGALIA_CHROMIUM",
)
pytestmark = pytest.mark.xdist_group("browser")

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SMALL = """() => [...document.querySelectorAll('#table :is(button, label, summary)')]
  .filter(el => el.checkVisibility({visibilityProperty: true}) && !el.closest('.fine, .peek'))
  .map(el => [el.className || el.id, el.getBoundingClientRect()])
  .filter(([_, box]) => box.width > 1 && (box.height < 39.5 || box.width < 39.5))
  .map(([name, box]) => `${name} ${box.width} x ${box.height}`)"""

# A card of a row and what to do with it, or a lit place, on a page that is up to date. Few cards
# are put under construction, so that a game is over before long.
STEP = """([number, ply]) => {
  if (document.querySelector('#act input[name=ply]')?.value !== ply) return null;
  const held = document.querySelectorAll('.k-hand .held-in');
  if (held.length) held[number % held.length].click();
  const shown = [...document.querySelectorAll('#table button[name=action]')].filter(
    b => b.checkVisibility({visibilityProperty: true}));
  const openers = [...document.querySelectorAll('#table [popovertarget]')].filter(
    b => b.checkVisibility({visibilityProperty: true}) && !b.matches('.more'));
  for (const opener of openers)
    shown.push(...(opener.popoverTargetElement?.querySelectorAll('button[name=action]') ?? []));
  if (!shown.length) return null;
  const wanted =
    /^(offer|select|recycle|place|fight|march|go|occupy|quest|power|recruit|keep|done)/;
  const useful = shown.filter(b => wanted.test(b.value));
  const begun = shown.filter(b => b.value.startsWith('construct'));
  const among = begun.length && number % 3 == 0 ? begun
    : useful.length && number % 5 ? useful : shown;
  const chosen = among[number * 7 % among.length];
  chosen.click();
  return chosen.value;
}"""


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One Chromium for all."""
    with chromium() as browser:
        yield browser


class Player:
    """Somebody in seat 1 of a table, who clicks what lies there."""

    def __init__(self, visitor: Visitor, live: LiveTable) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.live = live
        self.verbs: Counter[str] = Counter()

    @property
    def phase(self) -> int:
        return int(self.live.match.state.phase)

    def codes(self) -> set[str]:
        """The verbs that are legal for me."""
        match = self.live.match
        return {match.code(0, action)[0] for action in match.observe(0).legal}

    def until_asked(self) -> bool:
        """Wait for my turn; False when the game is over."""
        until(lambda: self.live.match.is_over() or 0 in self.live.match.to_act())
        return not self.live.match.is_over()

    def step(self) -> None:
        """One answer, as soon as the page is up to date."""
        moves = self.live.seats[0].moves
        number = sum(self.verbs.values())
        found: list[str] = []

        def clicked() -> bool:
            code = self.page.evaluate(STEP, [number, str(moves)])
            found.append(str(code))
            return code is not None

        until(clicked)
        until(lambda: self.live.seats[0].moves > moves)
        self.verbs[found[-1].split()[0]] += 1

    def play_through(self) -> None:
        while self.until_asked():
            self.step()
        expect(self.page.locator("#result")).to_be_visible()

    def until_in(self, phase: int) -> None:
        """Play on until I am asked in a phase."""
        while self.until_asked() and self.phase != phase:
            self.step()
        assert self.phase == phase
        expect(self.page.locator("#table button[name=action]").first).to_be_attached()


def sit(
    browser: Browser,
    server: Server,
    seats: int,
    context: dict[str, object] | None = None,
    **form: str,
) -> Player:
    """A player at a new table, a quick bot in the other seat."""
    guest = Guest(server.url)
    quick = {f"bot__{n}": "uniform" for n in range(1, seats)}
    table = guest.new_table(seats, game=GAME, **quick, **form)
    visitor = Visitor(browser, server.url, **(context or {}))
    visitor.context.add_cookies(
        [
            {"name": name, "value": value, "url": server.url}
            for name, value in guest.client.cookies.items()
        ]
    )
    guest.close()
    visitor.go(f"/t/{table}")
    return Player(visitor, server.run(server.site.tables.get(table)))


@needs_browser
def test_a_whole_game_with_menaces_by_clicks(browser: Browser, server: Server) -> None:
    """Offers, Selections, Planning, Production and Combat for four rounds, then the sheet."""
    player = sit(browser, server, 2, option__module="menace")
    player.play_through()
    assert player.verbs["offer"] == 4 * 8
    assert player.verbs["select"] == 4 * 4
    assert player.verbs["construct"] and player.verbs["place"]
    player.visitor.close()


@needs_browser
def test_a_whole_game_with_advisors_by_clicks(browser: Browser, server: Server) -> None:
    """One advisor is kept before the first round; no Menace, no map, no quest is on the page."""
    player = sit(browser, server, 2, option__module="advisors")
    expect(player.page.locator("#drawn .held-in")).to_have_count(2)
    player.play_through()
    assert player.verbs["keep"] >= 1
    assert player.page.locator("#realm, .quest, .foe").count() == 0
    expect(player.page.locator("#duchy")).to_be_visible()
    player.visitor.close()


@needs_browser
def test_a_whole_game_of_conquest_by_clicks(browser: Browser, server: Server) -> None:
    """Armies are recruited and moved on the map: alone, against Blue, the shortest there is."""
    player = sit(browser, server, 1, option__module="conquest")
    expect(player.page.locator("#realm .place")).to_have_count(11)
    state = player.live.match.state
    assert isinstance(state, Kingdom)
    state.gain(0, m.SOLDIER, 5)  # a game of chance often has none, and then nobody moves
    player.play_through()
    assert player.verbs["march"] + player.verbs["recruit"]
    expect(player.page.locator("#realm .place")).to_have_count(11)
    player.visitor.close()


@needs_browser
def test_a_whole_solo_scenario_by_clicks(browser: Browser, server: Server) -> None:
    """The works, the ways to lose and the medals in sight all the time, a verdict at the end."""
    player = sit(browser, server, 1, option__module="menace", option__scenario="sc01")
    page = player.page
    expect(page.locator("#solo .goal")).to_have_count(4)
    expect(page.locator("#solo .peril")).to_have_count(2)
    expect(page.locator("#solo .rung")).to_have_count(4)
    expect(page.locator(".danger-pile .k-back")).to_be_visible()
    player.play_through()
    assert player.verbs["select"] >= 4
    expect(page.locator("#solo .goal")).to_have_count(4)
    player.visitor.close()


@needs_browser
def test_a_card_offered_face_down(browser: Browser, server: Server) -> None:
    """By the mouse: aim, hide in area 2; it is mine to know, and Undo takes the half Offer back."""
    player = sit(browser, server, 2)
    page = player.page
    while player.until_asked() and "offer" not in player.codes():
        player.step()
    held = page.locator("#hand .held-in")
    expect(held.first).to_be_visible()
    before = held.count()
    card = held.first.locator("input").get_attribute("aria-label")
    held.first.locator(".wc-band").click()
    page.locator("#area-2 .new-down:visible").click()
    expect(page.locator("#area-2 .k-back.is-waiting")).to_have_attribute(
        "title", re.compile(re.escape(card or ""))
    )
    expect(page.locator("#hand .half-tag")).to_have_count(1)
    page.locator("button[form=undo]:visible").first.click()
    expect(page.locator("#hand .half-tag")).to_have_count(0)
    expect(held).to_have_count(before)
    player.visitor.close()


@needs_browser
@pytest.mark.parametrize(
    ("seats", "form", "phases"),
    [
        (2, {"module": "menace"}, (CHOICE, PLANNING, PRODUCTION)),
        (2, {"module": "conquest"}, (CHOICE,)),
        (1, {"scenario": "sc04"}, (SEARCHING, PLANNING)),
    ],
)
def test_a_phone(
    browser: Browser, server: Server, seats: int, form: dict[str, str], phases: tuple[int, ...]
) -> None:
    """No scrolling sideways, no control too small for a thumb."""
    options = {f"option__{name}": value for name, value in form.items()}
    player = sit(browser, server, seats, PHONE, **options)
    page = player.page
    for phase in phases:
        player.until_in(phase)
        assert page.evaluate("document.scrollingElement.scrollWidth") <= 390
        assert page.evaluate(SMALL) == []
    if seats == 2:
        page.locator("#rival-2 > summary").tap()
        expect(page.locator("#rival-2 .r-holds")).to_be_visible()
        assert page.evaluate("document.scrollingElement.scrollWidth") <= 390
    player.visitor.close()


@needs_browser
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(
    ("seats", "form", "phases"),
    [
        (2, {"module": "menace"}, (CHOICE, PLANNING, PRODUCTION, COMBAT)),
        (2, {"module": "conquest"}, (CONQUEST,)),
        (1, {"scenario": "sc04"}, (SEARCHING,)),
    ],
)
def test_axe_finds_nothing_serious(
    browser: Browser,
    server: Server,
    theme: str,
    seats: int,
    form: dict[str, str],
    phases: tuple[int, ...],
) -> None:
    """Every phase, the map, quest and Council, in both lights."""
    options = {f"option__{name}": value for name, value in form.items()}
    player = sit(browser, server, seats, {"color_scheme": theme}, **options)
    found: dict[int, list[str]] = {}
    seen: set[int] = set()
    while player.until_asked() and len(seen) < len(phases):
        phase = player.phase
        if phase in phases and phase not in seen:
            seen.add(phase)
            expect(player.page.locator("#table button[name=action]").first).to_be_attached()
            problems = player.visitor.violations()
            if problems:
                found[phase] = problems
        player.step()
    player.visitor.close()
    assert found == {}, "\n".join(f"{at}: {text}" for at, texts in found.items() for text in texts)


def positions(seats: int, seed: int, options: dict[str, object]) -> Iterator[Match]:
    """A game of bots, every few actions."""
    match = new_match(GAME, seats, seed, options)
    players = [bots.find("uniform", GAME, seed + n) for n in range(seats)]
    while not match.is_over():
        if len(match.plies) % 13 == 0:
            yield match
        seat = match.to_act()[-1]
        match.play(seat, players[seat].choose(match.observe(seat)))
    yield match


def view_of(match: Match, seat: int | None, lang: str) -> TableView:
    """A seat's view of a match that is at no table."""
    asked = match.to_act()
    seats = tuple(
        SeatView(n, f"Player {n}", "person", None, n == seat, n in asked, True, n == seat)
        for n in range(match.seats)
    )
    return TableView(
        game=match.game,
        id="x",
        lang=lang,
        seen=match.observe(-1 if seat is None else seat),
        me=seat,
        seats=seats,
        started=True,
        ply=0,
        log=(),
        chat=(),
        commitment="",
    )


def sprites() -> str:
    """All icons a page of Kingdom carries."""
    paths = ("icons.svg", "tables/wonderful/icons.svg", f"tables/{GAME}/icons.svg")
    return "".join(ENVIRONMENT.get_template(path).render() for path in paths)


SCENARIOS: list[dict[str, object]] = [{"scenario": f"sc0{n}"} for n in range(1, 7)]
CASES: list[tuple[int, int, str, dict[str, object]]] = [
    (2, 1, "fr", {}),
    (2, 6, "en", {"pack_1": "thieves", "pack_2": "shadows"}),
    (2, 7, "fr", {"pack_1": "black_dragons", "pack_2": "illusionists", "side": "C"}),
    (2, 8, "en", {"pack_1": "sisters_of_misfortune", "pack_2": "syphons", "side": "D"}),
    (2, 2, "en", {"module": "advisors", "deluxe": True}),
    (2, 3, "fr", {"module": "quest", "quest": "deeps"}),
    (2, 4, "en", {"module": "conquest", "board": "B2"}),
    (1, 3, "fr", {"module": "conquest", "board": "C2"}),
    *[(1, n, "en" if n % 2 else "fr", options) for n, options in enumerate(SCENARIOS)],
]


@pytest.mark.parametrize(("seats", "seed", "lang", "options"), CASES)
def test_pages_hold_together(seats: int, seed: int, lang: str, options: dict[str, object]) -> None:
    """Ids are unique, references lead somewhere, every choice is a button, nothing is inline."""
    icons = set(re.findall(r'<(?:symbol|pattern) id="([^"]+)"', sprites()))
    emblems = set(re.findall(r'<symbol id="([^"]+)"', table_pictures(GAME) or ""))
    for match in positions(seats, seed, options):
        for seat in (None, match.to_act()[0] if match.to_act() else 0):
            view = view_of(match, seat, lang)
            html = render_table(view, "fragment.html")
            ids = re.findall(r'\sid="([^"]+)"', html)
            assert [id for id, n in Counter(ids).items() if n > 1] == []
            assert set(re.findall(r'(?:<use href="|url\()#([^")]+)', html)) <= icons
            assert set(re.findall(r'<use href="/[^"#]+#([^"]+)"', html)) <= emblems
            links = re.findall(
                r'\s(?:for|popovertarget|interestfor|aria-labelledby)="([^"]+)"', html
            )
            assert set(links) <= set(ids)
            assert " style=" not in html
            assert "<script" not in html
            assert f"{GAME}_table." not in html
            for choice in view.choices:
                assert f'value="{choice.code}"' in html


def test_only_who_hid_a_card_sees_what_it_is() -> None:
    """A back bears its name for the seat that knows it, and for nobody else."""
    backs = 0
    for match in positions(2, 5, {}):
        seen = match.observe(0)
        pages = {
            seat: render_table(view_of(match, seat, "en"), "fragment.html") for seat in (None, 0, 1)
        }
        for row in (*seen.areas, *seen.picked):  # type: ignore[attr-defined]
            for card, is_down, _, known, _ in row:
                if not is_down or known != 1:
                    continue
                backs += 1
                tag = f"Face down: {m.CARD_NAME[card].en}, as only"
                assert tag in pages[0]
                assert tag not in pages[1] and (pages[None].count("Face down: ") == 0)
    assert backs


def test_only_the_parts_of_the_module_are_there() -> None:
    """One page for all modules: what is not played is not drawn."""
    parts = {"menace": "", "advisors": 'class="council"', "quest": "qstep", "conquest": "land-art"}
    for module in parts:
        for match in positions(2, 3, {"module": module}):
            html = render_table(view_of(match, 0, "en"), "fragment.html")
            for other, mark in parts.items():
                if mark and other != module:
                    assert mark not in html, (module, other)
            if module == "conquest":
                assert "land-art" in html


@pytest.mark.parametrize("board", range(maps.BOARDS))
def test_drawn_neighbours_are_the_neighbours(board: int) -> None:
    """Territories that share a border on the map are exactly those that border in the rules."""
    lie = boxes(board)
    slugs = maps.PLACE_SLUG[board]
    assert set(lie) == set(slugs) == {shape.slug for shape in shapes(board)}
    for i, one in enumerate(slugs):
        for j, other in enumerate(slugs[:i]):
            a, b = lie[one], lie[other]
            wide = min(a[2], b[2]) - max(a[0], b[0])
            high = min(a[3], b[3]) - max(a[1], b[1])
            touch = (abs(wide) < 1e-9 and high > 1) or (abs(high) < 1e-9 and wide > 1)
            assert touch == ((maps.NEAR[board][i] >> j) & 1 == 1), (one, other)


def test_no_two_emblems_of_a_type_look_alike() -> None:
    """Figure, count and sky together are one card's alone among its type; all cards have one."""
    salt = salts()
    looks = []
    for card in range(m.DEVELOPMENTS):
        slug, kind = m.CARD_SLUG[card], m.TYPE_SLUG[m.CARD_TYPE[card]]
        looks.append((kind, *genes(slug, kind, salt.get(slug, 0))[:3]))
    assert [look for look, n in Counter(looks).items() if n > 1] == []
    assert (table_pictures(GAME) or "").count("<symbol") == m.CARDS


def test_no_word_is_idle() -> None:
    """What the page can say, it says somewhere."""
    folder = TABLES / GAME
    said = "".join(p.read_text("utf-8") for p in [*folder.glob("*.py"), *folder.glob("*.html")])
    ids = re.findall(r"^([a-z0-9_-]+) =", (folder / "words.en.ftl").read_text("utf-8"), re.M)
    made = re.compile(r"^(kind|lead|medal|menace|power|turn)-")  # put together where needed
    quoted = set(re.findall(r"[\"']([a-z0-9_-]+)[\"']", said))
    assert [id for id in ids if not made.match(id) and id not in quoted] == []
