"""It's a Wonderful World on its page: whole games by clicks, a phone with seven, axe, undo."""

import re
from collections import Counter
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from kit.browser import CHROMIUM, Visitor, chromium
from kit.web import Guest, Server, until
from regalia import bots
from regalia.games.wonderful_world import material as m
from regalia.games.wonderful_world.state import DRAFT, PLANNING, PRODUCTION
from regalia.match import Match, new_match
from regalia.web.live import LiveTable
from regalia.web.render import ENVIRONMENT, TABLES, render_table, table_pictures
from regalia.web.tables.wonderful.emblem import genes
from regalia.web.tables.wonderful_world.pictures import salts
from regalia.web.view.table import SeatView, TableView

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


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One Chromium for all."""
    with chromium() as browser:
        yield browser


# A card of the hand and what to do with it, or a lit place, on a page that is up to date.
STEP = """([number, ply]) => {
  if (document.querySelector('#act input[name=ply]')?.value !== ply) return null;
  const held = document.querySelectorAll('#hand .held-in');
  if (held.length) held[number % held.length].click();
  const shown = [...document.querySelectorAll('#table button[name=action]')].filter(
    b => b.checkVisibility({visibilityProperty: true}) && !b.value.startsWith('discard'));
  const useful = shown.filter(b => /^(place|construct|take)/.test(b.value));
  const among = useful.length && number % 3 ? useful : shown;
  const opener = [...document.querySelectorAll('#table .pick[popovertarget]')].find(
    b => b.checkVisibility());  // asks once more before it shows something
  if (opener) among.push(opener.popoverTargetElement.querySelector('button[name=action]'));
  if (!among.length) return null;
  const chosen = among[number % among.length];
  chosen.click();
  return chosen.value;
}"""


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


def sit(
    browser: Browser,
    server: Server,
    seats: int,
    context: dict[str, object] | None = None,
    **form: str,
) -> Player:
    """A player at a new table, quick bots in the other seats."""
    guest = Guest(server.url)
    quick = {f"bot__{n}": "uniform" for n in range(1, seats)}
    table = guest.new_table(seats, game="wonderful_world", **quick, **form)
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
def test_a_whole_game_of_three_by_clicks(browser: Browser, server: Server) -> None:
    """Draft, planning and production for four rounds, and the sheet at the end."""
    player = sit(browser, server, 3)
    player.play_through()
    assert player.verbs["pick"] == 4 * 6
    assert player.verbs["construct"] + player.verbs["recycle"] == 4 * 7
    assert player.verbs["place"] > 4
    expect(player.page.locator("#result")).to_be_visible()
    player.visitor.close()


@needs_browser
def test_a_whole_solo_scenario_by_clicks(browser: Browser, server: Server) -> None:
    """Eight pools, the scenario's cards in sight all the time, a verdict at the end."""
    player = sit(browser, server, 1, option__scenario="a_better_world")
    expect(player.page.locator("#solo .goal")).to_have_count(4)
    expect(player.page.locator("#solo .rung")).to_have_count(4)
    player.play_through()
    verbs = player.verbs
    assert verbs["construct"] + verbs["recycle"] + verbs["exchange"] >= 30
    expect(player.page.locator(".status-ask")).to_contain_text("A Better World")
    player.visitor.close()


@needs_browser
def test_planning_can_be_taken_back_until_done(browser: Browser, server: Server) -> None:
    """By the mouse: a card put under construction lies in the hand again after Undo."""
    player = sit(browser, server, 2)
    while player.until_asked() and player.phase == DRAFT:
        player.step()
    page = player.page
    until(lambda: player.live.match.to_act() == [0])
    expect(page.locator("#hand .held-in")).to_have_count(7)
    page.wait_for_timeout(500)  # the bot has planned; what it brought is on the page before I aim
    page.locator("#hand .held-in").first.click()
    page.locator(".new-site:visible").click()
    expect(page.locator("#hand .held")).to_have_count(6)
    expect(page.locator("#sites .site:visible .wc")).to_have_count(1)
    page.locator("button[form=undo]:visible").first.click()
    expect(page.locator("#hand .held")).to_have_count(7)
    expect(page.locator("#sites .wc")).to_have_count(0)
    player.visitor.close()


@needs_browser
def test_a_phone_with_seven_players(browser: Browser, server: Server) -> None:
    """No scrolling sideways, no control too small for a thumb, in every phase."""
    player = sit(browser, server, 7, PHONE)
    page = player.page
    seen: set[int] = set()
    while player.until_asked() and player.phase <= PRODUCTION:
        phase = player.phase
        if phase not in seen:
            seen.add(phase)
            expect(page.locator("#table button[name=action]").first).to_be_attached()
            assert page.evaluate("document.scrollingElement.scrollWidth") <= 390
            assert page.evaluate(SMALL) == []
        if phase == PRODUCTION:
            break
        player.step()
    assert seen == {DRAFT, PLANNING, PRODUCTION}
    page.locator("#rival-4 > summary").tap()
    expect(page.locator("#rival-4 .r-holds")).to_be_visible()
    assert page.evaluate("document.scrollingElement.scrollWidth") <= 390
    player.visitor.close()


@needs_browser
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(("seats", "scenario"), [(3, "none"), (1, "hubris")])
def test_axe_finds_nothing_serious(
    browser: Browser, server: Server, theme: str, seats: int, scenario: str
) -> None:
    """Draft, planning, production and a lone ruler's page, in both lights."""
    found: dict[str, list[str]] = {}
    player = sit(browser, server, seats, {"color_scheme": theme}, option__scenario=scenario)
    seen: set[int] = set()
    while player.until_asked():
        phase = player.phase
        if phase not in seen:
            seen.add(phase)
            expect(player.page.locator("#table button[name=action]").first).to_be_attached()
            problems = player.visitor.violations()
            if problems:
                found[f"phase {phase}"] = problems
        if phase == PRODUCTION:
            break
        player.step()
    player.visitor.close()
    assert found == {}, "\n".join(
        f"{name}: {text}" for name, texts in found.items() for text in texts
    )


def positions(seats: int, seed: int, **options: str) -> Iterator[Match]:
    """A game of bots, every few actions."""
    match = new_match("wonderful_world", seats, seed, options)
    players = [bots.find("uniform", "wonderful_world", seed + n) for n in range(seats)]
    while not match.is_over():
        if len(match.plies) % 11 == 0:
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
    """All icons a page of World carries."""
    return "".join(
        ENVIRONMENT.get_template(path).render()
        for path in ("icons.svg", "tables/wonderful/icons.svg")
    )


@pytest.mark.parametrize(
    ("seats", "seed", "lang", "options"),
    [
        (3, 3, "fr", {}),
        (7, 1, "en", {}),
        (2, 2, "en", {"side": "F", "corruption_ascension": "always", "war_or_peace": "all"}),
        (1, 2, "fr", {"scenario": "the_northern_ice"}),
    ],
)
def test_pages_hold_together(seats: int, seed: int, lang: str, options: dict[str, str]) -> None:
    """Ids are unique, every reference leads somewhere, and nothing is styled or scripted inline."""
    icons = set(re.findall(r'<symbol id="([^"]+)"', sprites()))
    emblems = set(re.findall(r'<symbol id="([^"]+)"', table_pictures("wonderful_world") or ""))
    for match in positions(seats, seed, **options):
        for seat in (None, match.to_act()[0] if match.to_act() else 0):
            html = render_table(view_of(match, seat, lang), "fragment.html")
            ids = re.findall(r'\sid="([^"]+)"', html)
            assert [id for id, n in Counter(ids).items() if n > 1] == []
            assert set(re.findall(r'<use href="#([^"]+)"', html)) <= icons
            assert set(re.findall(r'<use href="/[^"#]+#([^"]+)"', html)) <= emblems
            links = re.findall(
                r'\s(?:for|popovertarget|interestfor|aria-labelledby)="([^"]+)"', html
            )
            assert set(links) <= set(ids)
            assert " style=" not in html
            assert "<script" not in html


def test_every_choice_is_a_button_with_its_sentence() -> None:
    """Whatever is legal can be clicked, and read."""
    for match in positions(2, 5):
        if match.is_over():
            continue
        view = view_of(match, match.to_act()[0], "en")
        html = render_table(view, "fragment.html")
        for choice in view.choices:
            assert f'value="{choice.code}"' in html


def test_no_two_emblems_of_a_type_look_alike() -> None:
    """Figure, count and sky together are one card's alone among its type; all cards have one."""
    salt = salts()
    looks = [
        (kind, *genes(slug, kind, salt.get(slug, 0))[:3])
        for slug, kind in zip(m.CARD_SLUG, [m.TYPE_SLUG[t] for t in m.CARD_TYPE], strict=True)
    ]
    assert [look for look, n in Counter(looks).items() if n > 1] == []
    assert (table_pictures("wonderful_world") or "").count("<symbol") == m.CARDS


def test_no_word_is_idle() -> None:
    """What the page can say, it says somewhere."""
    folder = TABLES / "wonderful_world"
    said = "".join(p.read_text("utf-8") for p in [*folder.glob("*.py"), folder / "table.html"])
    ids = re.findall(r"^([a-z0-9-]+) =", (folder / "words.en.ftl").read_text("utf-8"), re.M)
    made = re.compile(r"^(aim|deck|medal|phase)-")  # put together where they are needed
    quoted = set(re.findall(r"[\"']([a-z0-9-]+)[\"']", said))
    assert [id for id in ids if not made.match(id) and id not in quoted] == []
