"""It's a Wonderful Kingdom on its page: whole games by clicks, a phone, axe, the map, secrets."""

import re
from collections import Counter
from functools import partial

import pytest
from playwright.sync_api import Browser, expect

from kit.browser import PHONE, needs_browser
from kit.pages import check_page, idle_words, positions, sprites, view_of
from kit.player import sit_down
from kit.web import Server
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
from regalia.web.render import render_table, table_pictures
from regalia.web.tables.wonderful.emblem import genes, salts_in
from regalia.web.tables.wonderful_kingdom.land import boxes, shapes

GAME = "wonderful_kingdom"
pytestmark = pytest.mark.xdist_group("browser")

# A card of a row and what to do with it, or a lit place, on a page that is up to date. Few cards
# are put under construction, so that a game is over before long.
STEP = """([number, ply]) => {
  if (document.querySelector('#act input[name=ply]')?.value !== ply) return null;
  const held = document.querySelectorAll('.k-hand .k-aim');
  if (held.length) held[number % held.length].click();
  const shown = [...document.querySelectorAll('#table button[name=action]')].filter(
    b => b.checkVisibility({visibilityProperty: true}));
  const openers = [...document.querySelectorAll('#table [popovertarget]')].filter(
    b => b.checkVisibility({visibilityProperty: true}) && !b.matches('.k-more'));
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
# What a thumb meets in the middle of an element, as the nearest thing that can be pressed.
UNDER = """el => {
  const box = el.getBoundingClientRect();
  const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return hit?.closest('button')?.id ?? '';
}"""
# A player at a new table of this game.
sit = partial(sit_down, GAME, STEP)


@needs_browser
def test_a_whole_game_with_advisors_by_clicks(browser: Browser, server: Server) -> None:
    """One advisor is kept, then four rounds; no Menace, no map, no quest is on the page.

    A game with Menaces is played to its end by keyboard.
    """
    player = sit(browser, server, 2, option__module="advisors")
    expect(player.page.locator("#drawn .k-aim")).to_have_count(2)
    player.play_through()
    assert player.verbs["keep"] >= 1
    assert player.verbs["offer"] == 4 * 8
    assert player.verbs["select"] == 4 * 4
    assert player.verbs["construct"] and player.verbs["place"]
    assert player.page.locator("#realm, .k-quest, .k-foe").count() == 0
    player.page.locator("#end > summary").click()
    expect(player.page.locator("#duchy")).to_be_visible()
    player.visitor.close()


@needs_browser
def test_a_whole_game_of_conquest_by_clicks(browser: Browser, server: Server) -> None:
    """Armies are recruited and moved on the map: alone, against Blue, the shortest there is."""
    player = sit(browser, server, 1, option__module="conquest")
    expect(player.page.locator("#realm .k-place")).to_have_count(11)
    state = player.live.match.state
    assert isinstance(state, Kingdom)
    state.gain(0, m.SOLDIER, 5)  # a game of chance often has none, and then nobody moves
    player.play_through()
    assert player.verbs["march"] + player.verbs["recruit"]
    expect(player.page.locator("#realm .k-place")).to_have_count(11)
    player.visitor.close()


@needs_browser
def test_a_whole_solo_scenario_by_clicks(browser: Browser, server: Server) -> None:
    """The works, the ways to lose and the medals in sight all the time, a verdict at the end."""
    player = sit(browser, server, 1, option__module="menace", option__scenario="sc01")
    page = player.page
    expect(page.locator("#solo .goal")).to_have_count(4)
    expect(page.locator("#solo .k-perils li")).to_have_count(2)
    expect(page.locator("#solo .rung")).to_have_count(4)
    expect(page.locator("#solo .k-decks")).to_contain_text("Danger cards unseen")
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
    held = page.locator("#hand .k-aim")
    expect(held.first).to_be_visible()
    before = held.count()
    card = held.first.locator("input").get_attribute("aria-label")
    held.first.locator(".wc-band").click()
    page.locator("#area-2 .k-new:visible", has_text="face down").click()
    expect(page.locator("#area-2 .k-back.is-waiting")).to_have_attribute(
        "title", re.compile(re.escape(card or ""))
    )
    expect(page.locator("#hand .k-where")).to_have_count(1)
    page.locator("button[form=undo]:visible").first.click()
    expect(page.locator("#hand .k-where")).to_have_count(0)
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
    player.skip_scenes()
    page = player.page
    for phase in phases:
        player.until_in(phase)
        assert page.evaluate("document.scrollingElement.scrollWidth") <= 390
        assert player.too_small() == []
    if seats == 2:
        page.locator("#tab-others").tap()
        expect(page.locator("#rival-2")).to_be_visible()
        assert page.evaluate("document.scrollingElement.scrollWidth") <= 390
    player.visitor.close()


@needs_browser
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
    seats: int,
    form: dict[str, str],
    phases: tuple[int, ...],
) -> None:
    """Every phase, the map, quest and Council, in both lights."""
    options = {f"option__{name}": value for name, value in form.items()}
    player = sit(browser, server, seats, {"still": True}, **options)
    found = player.violations(phases)
    player.visitor.close()
    assert found == {}, "\n".join(f"{at}: {text}" for at, texts in found.items() for text in texts)


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
    drawn = sprites("tables/wonderful/icons.svg", f"tables/{GAME}/icons.svg")
    icons = set(re.findall(r'<(?:symbol|pattern) id="([^"]+)"', drawn))
    emblems = set(re.findall(r'<symbol id="([^"]+)"', table_pictures(GAME) or ""))
    for match in positions(GAME, seats, seed, options, "uniform", 13):
        for seat in (None, match.to_act()[0] if match.to_act() else 0):
            view = view_of(match, seat, lang)
            html = render_table(view)
            check_page(html)
            assert set(re.findall(r'(?:<use href="|url\()#([^")]+)', html)) <= icons
            assert set(re.findall(r'<use href="/[^"#]+#([^"]+)"', html)) <= emblems
            assert f"{GAME}_table." not in html
            for choice in view.choices:
                assert f'value="{choice.code}"' in html


def test_only_who_hid_a_card_sees_what_it_is() -> None:
    """A back bears its name for the seat that knows it, and for nobody else."""
    backs = 0
    for match in positions(GAME, 2, 5, bot="uniform", every=13):
        seen = match.observe(0)
        pages = {seat: render_table(view_of(match, seat, "en")) for seat in (None, 0, 1)}
        for row in (*seen.areas, *seen.picked):  # type: ignore[attr-defined]
            for card, is_down, _, known, _ in row:
                if not is_down or known != 1:
                    continue
                backs += 1
                tag = f"Face down: {m.CARD_NAME[card].en}, known only"
                assert tag in pages[0]
                assert tag not in pages[1] and (pages[None].count("Face down: ") == 0)
    assert backs


def test_only_the_parts_of_the_module_are_there() -> None:
    """One page for all modules: what is not played is not drawn."""
    parts = {"menace": "", "advisors": 'class="k-council', "quest": "k-step", "conquest": "k-land"}
    for module in parts:
        for match in positions(GAME, 2, 3, {"module": module}, "uniform", 13):
            html = render_table(view_of(match, 0, "en"))
            for other, mark in parts.items():
                if mark and other != module:
                    assert mark not in html, (module, other)
            if module == "conquest":
                assert "k-land" in html


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
    salt = salts_in(f"regalia.web.tables.{GAME}")
    looks = []
    for card in range(m.DEVELOPMENTS):
        slug, kind = m.CARD_SLUG[card], m.TYPE_SLUG[m.CARD_TYPE[card]]
        looks.append((kind, *genes(slug, kind, salt.get(slug, 0))[:3]))
    assert [look for look, n in Counter(looks).items() if n > 1] == []
    assert (table_pictures(GAME) or "").count("<symbol") == m.CARDS


def test_no_word_is_idle() -> None:
    """What the page can say, it says somewhere."""
    assert idle_words(GAME, "confirm|kind|lead|medal|menace|tab|turn", "wonderful") == []


@needs_browser
def test_at_my_castle_armies_move_and_are_recruited(browser: Browser, server: Server) -> None:
    """Moving there and recruiting lie side by side; a place that is closed says why by a tap."""
    player = sit(browser, server, 1, PHONE, option__module="conquest")
    page = player.page
    state = player.live.match.state
    assert isinstance(state, Kingdom)
    state.gain(0, m.SOLDIER, 3)
    player.until_in(CONQUEST)
    castle = page.locator(".p-castle_red")
    word, recruit = castle.locator(".k-word"), castle.locator(".k-recruit")
    word.scroll_into_view_if_needed()
    one, two = word.bounding_box(), recruit.bounding_box()
    assert one and two and one["x"] + one["width"] <= two["x"]
    assert two["height"] >= 40
    assert word.evaluate(UNDER) == "land-castle_red"
    assert recruit.evaluate(UNDER) == "recruit-castle_red"
    recruit.tap()
    expect(page.locator("#recruits-castle_red")).to_be_visible()
    page.keyboard.press("Escape")
    closed = page.locator(".k-why").last
    closed.scroll_into_view_if_needed()
    closed.tap(position={"x": 12, "y": 12})
    expect(page.locator(".k-place > .tip:popover-open .ref")).to_contain_text("IWK-3")
    assert page.evaluate("document.scrollingElement.scrollWidth") <= 390
    player.visitor.close()
