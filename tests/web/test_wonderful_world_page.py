"""It's a Wonderful World on its page: whole games by clicks, a phone with seven, axe, undo."""

import re
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial

import pytest
from playwright.sync_api import Browser, Locator, expect

from kit.browser import PHONE, needs_browser
from kit.pages import check_page, idle_words, positions, sprites, view_of
from kit.player import Player, sit_down
from kit.web import Server, until
from regalia.games.wonderful.sites import card_of
from regalia.games.wonderful_world import material as m
from regalia.games.wonderful_world.actions import EXCHANGE, KEEP
from regalia.games.wonderful_world.exchange import in_deck
from regalia.games.wonderful_world.observation import WorldObservation
from regalia.games.wonderful_world.rules import World
from regalia.games.wonderful_world.state import DRAFT, PLANNING, PRODUCTION
from regalia.match import Match, new_match
from regalia.web.render import render_table, table_pictures
from regalia.web.tables.wonderful.emblem import genes, salts_in

GAME = "wonderful_world"
pytestmark = pytest.mark.xdist_group("browser")

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
# A player at a new table of this game.
sit = partial(sit_down, GAME, STEP)


@needs_browser
def test_a_whole_game_of_three_by_clicks(browser: Browser, server: Server) -> None:
    """Draft, planning and production for four rounds, and the sheet at the end."""
    player = sit(browser, server, 3)
    player.play_through()
    assert player.verbs["pick"] == 4 * 6
    assert player.verbs["construct"] + player.verbs["recycle"] == 4 * 7
    assert player.verbs["place"] > 4
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
    for phase in (DRAFT, PLANNING, PRODUCTION):
        player.until_in(phase)
        assert page.evaluate("document.scrollingElement.scrollWidth") <= 390
        assert player.too_small() == []
    page.locator("#rival-4 > summary").tap()
    expect(page.locator("#rival-4 .r-holds")).to_be_visible()
    assert page.evaluate("document.scrollingElement.scrollWidth") <= 390
    player.visitor.close()


def whole_card(card: int) -> list[str]:
    """What a card says: its name, type, every kind of its cost and of its production, its cube."""
    at = card * m.KINDS
    kinds = [k for k in range(m.KINDS) if m.CARD_SLOTS[at + k] or m.CARD_YIELD[at + k]]
    words = [m.KIND_NAME[kind].en for kind in (*kinds, m.CARD_RECYCLE[card])]
    words += [f"{m.CARD_VP[card]} point"] if m.CARD_VP[card] else []
    return [m.CARD_NAME[card].en, m.TYPE_NAME[m.CARD_TYPE[card]].en, *words]


def reads_whole(tip: Locator, card: int) -> None:
    """All of a card can be read there, inside the window."""
    expect(tip).to_be_visible()
    for words in whole_card(card):
        expect(tip).to_contain_text(words)
    box, room = tip.bounding_box(), tip.page.viewport_size
    assert box and room
    assert box["x"] >= 0 and box["x"] + box["width"] <= room["width"]
    assert box["y"] >= 0 and box["y"] + box["height"] <= room["height"]


def seen(player: Player) -> WorldObservation:
    """What the player knows."""
    seen = player.live.match.observe(0)
    assert isinstance(seen, WorldObservation)
    return seen


def drafted(player: Player) -> tuple[Locator, Locator, int]:
    """What a rival has drafted first, what explains it, and the card."""
    player.until_asked()
    player.step()
    until(lambda: len(seen(player).drafts[1]) == 1)
    card = seen(player).drafts[1][0]
    about = f"about-{m.CARD_SLUG[card]}"
    page = player.page
    return (
        page.locator(f"#rival-2 .r-draft [popovertarget={about}]"),
        page.locator(f"#{about}"),
        card,
    )


@contextmanager
def finger_on(thing: Locator) -> Iterator[None]:
    """A finger that stays where it is put."""
    page = thing.page
    thing.evaluate("el => el.scrollIntoView({block: 'center', behavior: 'instant'})")
    box = thing.bounding_box()
    assert box
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    yield
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@needs_browser
def test_a_card_is_read_on_hover(browser: Browser, server: Server) -> None:
    """A rival's card in a tip, one in my hand in the tray, one of my sites behind its button."""
    player = sit(browser, server, 3)
    peek, tip, card = drafted(player)
    expect(tip).to_be_hidden()
    peek.hover()
    reads_whole(tip, card)
    page = player.page
    hand = seen(player).hands[0]
    page.locator("#hand .held-in").nth(1).hover()
    expect(tip).to_be_hidden()
    reads_whole(page.locator(".aim-one.aim-1"), hand[1])
    player.until_in(PLANNING)
    until(lambda: player.live.match.to_act() == [0])  # nothing changes on the page any more
    expect(page.locator("#hand .held-in")).to_have_count(7)
    page.locator("#hand .held-in").first.click()
    page.locator(".new-site:visible").click()
    page.locator("#sites .more").click()
    reads_whole(page.locator("#sites .more-menu"), card_of(seen(player).mine.sites[0]))
    player.visitor.close()


@needs_browser
@pytest.mark.parametrize("way", ["tap", "long press"])
def test_a_card_is_read_on_a_touch_screen(browser: Browser, server: Server, way: str) -> None:
    """A rival's card by a tap or a long press, one in my hand by choosing it."""
    player = sit(browser, server, 3, PHONE)
    peek, tip, card = drafted(player)
    page = player.page
    page.locator("#rival-2 > summary").tap()
    if way == "tap":
        peek.tap()
        reads_whole(tip, card)
    else:
        with finger_on(peek):
            reads_whole(tip, card)
    hand = seen(player).hands[0]
    page.locator("#hand .held-in").first.tap()
    reads_whole(page.locator(".aim-one.aim-0"), hand[0])
    player.visitor.close()


@needs_browser
@pytest.mark.parametrize(
    ("seats", "scenario", "phases"),
    [(3, "none", (DRAFT, PLANNING, PRODUCTION)), (1, "hubris", (PLANNING, PRODUCTION))],
)
def test_axe_finds_nothing_serious(
    browser: Browser, server: Server, seats: int, scenario: str, phases: tuple[int, ...]
) -> None:
    """Draft, planning, production and a lone ruler's page, in both lights."""
    player = sit(browser, server, seats, {"still": True}, option__scenario=scenario)
    found = player.violations(phases)
    player.visitor.close()
    assert found == {}, "\n".join(f"{at}: {text}" for at, texts in found.items() for text in texts)


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
    icons = set(re.findall(r'<symbol id="([^"]+)"', sprites("tables/wonderful/icons.svg")))
    emblems = set(re.findall(r'<symbol id="([^"]+)"', table_pictures(GAME) or ""))
    for match in positions(GAME, seats, seed, options, "uniform"):
        for seat in (None, match.to_act()[0] if match.to_act() else 0):
            html = render_table(view_of(match, seat, lang))
            check_page(html)
            assert set(re.findall(r'<use href="#([^"]+)"', html)) <= icons
            assert set(re.findall(r'<use href="/[^"#]+#([^"]+)"', html)) <= emblems


def test_every_choice_is_a_button_with_its_sentence() -> None:
    """Whatever is legal can be clicked, and read."""
    for match in positions(GAME, 2, 5, bot="uniform"):
        if match.is_over():
            continue
        view = view_of(match, match.to_act()[0], "en")
        html = render_table(view)
        for choice in view.choices:
            assert f'value="{choice.code}"' in html


def solo_page(match: Match) -> str:
    """What a lone ruler is shown."""
    return render_table(view_of(match, 0, "en"))


def test_a_lone_player_reads_what_can_be_drawn() -> None:
    """IWW-14.1, IWW-18.1: 110 cards, or 126 and 40; unopened pools are no part of them."""
    assert "110 cards in the base deck" in solo_page(new_match(GAME, 1, 3))
    match = new_match(GAME, 1, 3, {"corruption_ascension": "always"})
    for _ in range(2):
        seen = match.observe(0)
        match.play(0, next(a for a in seen.legal if a in range(EXCHANGE, KEEP)))
    html = solo_page(match)
    assert html.count("126 cards in the base deck") == 2  # beside the pools, and on the choice
    assert html.count("40 cards in the Corruption &amp; Ascension deck") == 2


@pytest.mark.parametrize(
    ("shortage", "words"),
    [("reshuffle", "The next exchange shuffles the discards"), ("stop", "no more exchanges")],
)
def test_a_lone_player_reads_that_the_deck_runs_out(shortage: str, words: str) -> None:
    """IWW-14.12: said as soon as an exchange would find too little."""
    match = new_match(GAME, 1, 3, {"solo_shortage": shortage})
    state = match.state
    assert isinstance(state, World) and words not in solo_page(match)
    while in_deck(state, 0) > 4:
        state.pile += state.decks(0)[-1:]
        state.set_decks(0, state.decks(0)[:-1])
    html = solo_page(match)
    assert "4 cards in the base deck" in html and words in html


def test_no_two_emblems_of_a_type_look_alike() -> None:
    """Figure, count and sky together are one card's alone among its type; all cards have one."""
    salt = salts_in(f"regalia.web.tables.{GAME}")
    looks = [
        (kind, *genes(slug, kind, salt.get(slug, 0))[:3])
        for slug, kind in zip(m.CARD_SLUG, [m.TYPE_SLUG[t] for t in m.CARD_TYPE], strict=True)
    ]
    assert [look for look, n in Counter(looks).items() if n > 1] == []
    assert (table_pictures(GAME) or "").count("<symbol") == m.CARDS


def test_no_word_is_idle() -> None:
    """What the page can say, it says somewhere."""
    assert idle_words(GAME, "aim|deck|medal|phase|shortage", "wonderful") == []
