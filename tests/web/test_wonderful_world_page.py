"""It's a Wonderful World on its page: whole games by clicks, a phone with seven, axe, undo."""

import re
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from kit.browser import PHONE, Visitor, needs_browser
from kit.fits import LYING, SIZES, misfits_at
from kit.pages import check_page, idle_words, positions, sprites, view_of
from kit.player import Player, sit_down
from kit.show import show
from kit.web import Server, until
from regalia import bots
from regalia.games.wonderful.sites import card_of
from regalia.games.wonderful_world import material as m
from regalia.games.wonderful_world.actions import DONE, EXCHANGE, KEEP
from regalia.games.wonderful_world.exchange import in_deck
from regalia.games.wonderful_world.observation import WorldObservation
from regalia.games.wonderful_world.rules import World
from regalia.games.wonderful_world.state import DRAFT, NONE, PLANNING, PRODUCTION
from regalia.match import Match, new_match
from regalia.web.render import render_table, table_pictures
from regalia.web.tables.wonderful.emblem import genes, salts_in

GAME = "wonderful_world"
pytestmark = pytest.mark.xdist_group("browser")

# Something to aim at and what to do with it, or what needs no aim, on a page that is up to date.
STEP = """([number, ply]) => {
  if (document.querySelector('#act input[name=ply]')?.value !== ply) return null;
  const aims = [...document.querySelectorAll('#panes .held-in')];
  const asks = () => document.querySelector('.way.is-picked > [popovertarget^=sure]');  // once more
  for (let i = 0; i < aims.length; i++) {
    const aim = aims[(number + i) % aims.length];
    if (!aim.control.checked) aim.click();  // a second click would do it at once
    if (document.querySelector('.way.is-picked > button[name=action]') || asks()) break;
  }
  const shown = [...document.querySelectorAll('#table button[name=action]')].filter(
    b => b.checkVisibility({visibilityProperty: true}));
  const useful = shown.filter(b => /^(place|construct|take)/.test(b.value));
  const among = useful.length && number % 3 ? useful : shown;
  if (asks()) among.push(asks().popoverTargetElement.querySelector('button[name=action]'));
  // What reveals something asks once more, also where there is nothing to aim at.
  const sure = [...document.querySelectorAll('#table [popovertarget^=sure]')].find(
    b => b.checkVisibility({visibilityProperty: true}));
  if (!among.length && sure) among.push(sure.popoverTargetElement.querySelector('[name=action]'));
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
    player.skip_scenes()
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
    expect(page.locator("#ledger .ok")).to_have_count(1)  # the bot has planned; nothing changes
    page.locator("#hand .held-in").first.click()
    page.locator(".way.is-picked .btn-primary").click()
    expect(page.locator("#hand .held")).to_have_count(6)
    expect(page.locator("#sites .site .wc")).to_have_count(1)
    page.locator("button[form=undo]:visible").first.click()
    expect(page.locator("#hand .held")).to_have_count(7)
    expect(page.locator("#sites .wc")).to_have_count(0)
    player.visitor.close()


@needs_browser
def test_all_cubes_go_onto_the_empire_in_one_click(browser: Browser, server: Server) -> None:
    """IWW-9.3: each cube is a move of its own, so Undo gives them back one by one."""
    player = sit(browser, server, 2)
    player.skip_scenes()
    while player.until_asked() and (player.phase != PRODUCTION or seen(player).mine.loose < 2):
        player.step()
    before = seen(player)
    cubes = before.mine.loose
    moves = player.live.seats[0].moves
    page = player.page
    page.locator("#all-empire").click()
    until(lambda: player.live.seats[0].moves == moves + cubes)
    after = seen(player)
    held = (after.mine.krystallium - before.mine.krystallium) * 5 + after.mine.cubes
    assert held == before.mine.cubes + cubes
    player.visitor.close()


@needs_browser
def test_a_phone_with_seven_players(browser: Browser, server: Server) -> None:
    """No scrolling sideways, no control too small for a thumb, in every phase."""
    player = sit(browser, server, 7, PHONE)
    player.skip_scenes()
    page = player.page
    for phase in (DRAFT, PLANNING, PRODUCTION):
        player.until_in(phase)
        assert page.evaluate("document.scrollingElement.scrollWidth") <= 390
        assert player.too_small() == []
    page.locator("#tab-others").tap()
    page.locator("#ledger [popovertarget=rival-4]").tap()
    expect(page.locator("#rival-4 .r-holds")).to_be_visible()
    assert page.evaluate("document.scrollingElement.scrollWidth") <= 390
    player.visitor.close()


def kind(seen: WorldObservation) -> str:
    """What sort of decision is asked; the second round has cards under construction."""
    if seen.phase == DRAFT:
        return f"draft in round {seen.round}"
    if seen.owes:
        return "character"
    if seen.carried != NONE:
        return "cube"
    if seen.phase == PLANNING:
        return f"planning, stage {seen.stage}, {'cards' if seen.todo else 'planned'}"
    return f"production in round {seen.round}" if seen.mine.loose else "what is owned"


@needs_browser
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (3, {}),
        (7, {}),
        (2, {"side": "F", "corruption_ascension": "always", "war_or_peace": "all"}),
        (1, {"corruption_ascension": "always"}),
        (1, {"scenario": "a_better_world"}),
    ],
)
def test_every_decision_fits_the_window(
    visitor: Visitor, seats: int, options: dict[str, str]
) -> None:
    """Question, choices and own goods are in view at every size, aimed at something or not."""
    visitor.sit(GAME, seats)
    page = visitor.page
    page.evaluate("localStorage.setItem('regalia-no-scenes', 'yes')")
    found: list[str] = []
    kinds: set[str] = set()
    for match in questions(seats, options):
        now = match.observe(0)
        assert isinstance(now, WorldObservation)
        what = kind(now)
        if what not in kinds:
            kinds.add(what)
            show(page, view_of(match, 0, "fr" if seats % 2 else "en"))
            sizes = (*SIZES, LYING)
            found += [f"{what}: {one}" for one in misfits_at(page, sizes, "#panes .held-in")]
    assert found == [], "\n".join(found)
    assert len(kinds) >= 5


def questions(seats: int, options: dict[str, str]) -> Iterator[Match]:
    """Two rounds of bots, whenever the first of them has a choice."""
    match = new_match(GAME, seats, 1, options)
    players = [bots.find("uniform" if n else "greedy", GAME, n) for n in range(seats)]
    state: Any = match.state
    while state.round < 2:
        if 0 in match.to_act() and len(match.observe(0).legal) > 1:
            yield match
        seat = match.to_act()[0]
        match.play(seat, players[seat].choose(match.observe(seat)))


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
    expect(page.locator(f"#{about}")).to_be_attached()  # asked anew: a phone is back at the cards
    return (
        page.locator(f"#ledger .s2 [popovertarget={about}]"),
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
    """A rival's card in a tip, one in my hand and one under construction in the status line."""
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
    until(lambda: player.live.match.to_act() == [0])
    expect(page.locator("#hand .held-in")).to_have_count(7)
    expect(page.locator("#ledger .ok")).to_have_count(2)  # nothing changes on the page any more
    page.locator("#hand .held-in").first.click()
    page.locator(".way.is-picked .btn-primary").click()
    page.locator("#sites .held-in").hover()
    reads_whole(page.locator(".aim-one.aim-site-0"), card_of(seen(player).mine.sites[0]))
    player.visitor.close()


@needs_browser
@pytest.mark.parametrize("way", ["tap", "long press"])
def test_a_card_is_read_on_a_touch_screen(browser: Browser, server: Server, way: str) -> None:
    """A rival's card by a tap or a long press, one in my hand by choosing it."""
    player = sit(browser, server, 3, PHONE)
    peek, tip, card = drafted(player)
    page = player.page
    page.locator("#tab-others").tap()
    if way == "tap":
        peek.tap()
        reads_whole(tip, card)
    else:
        with finger_on(peek):
            reads_whole(tip, card)
    hand = seen(player).hands[0]
    page.locator("#tab-board").tap()
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


def test_a_draft_pick_is_not_asked_about_twice() -> None:
    """Aimed at, then drafted by a button that names it: what all reveal at once needs no third."""
    match = new_match(GAME, 2, 5)
    bot = bots.find("uniform", GAME, 5)
    match.play(1, bot.choose(match.observe(1)))
    assert match.to_act() == [0], "my pick is what everybody waits for"
    view = view_of(match, 0, "en")
    assert {choice.confirm for choice in view.choices} == {"shown"}
    html = render_table(view)
    ways = re.findall(r'<button[^>]*id="verb-[^>]*>', html)
    assert len(ways) == len(view.choices)
    assert all('name="action"' in button for button in ways), ways[0]


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
    assert "126 cards in the base deck" in html
    assert "40 cards in the Corruption &amp; Ascension deck" in html
    assert html.count("126 cards left") == 2  # on the choice, in its preview
    assert html.count("40 cards left") == 2


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
    """Figure and count, and with it what stands around, are one card's alone among its type."""
    salt = salts_in(f"regalia.web.tables.{GAME}")
    looks = [
        (kind, *genes(slug, kind, salt.get(slug, 0))[:2])
        for slug, kind in zip(m.CARD_SLUG, [m.TYPE_SLUG[t] for t in m.CARD_TYPE], strict=True)
    ]
    assert [look for look, n in Counter(looks).items() if n > 1] == []
    assert (table_pictures(GAME) or "").count("<symbol") == m.CARDS


def test_production_is_told_step_by_step() -> None:
    """Counts of all seats, whoever gained a character, and what was finished; once a step."""
    ids: list[str] = []
    for match in positions(GAME, 3, 4):
        html = render_table(view_of(match, 0, "en"))
        told = re.search(r'data-scene="(yields-\d-\w+)"(.*?)</section>', html, re.DOTALL)
        state = match.state
        assert isinstance(state, World)
        if state.phase != PRODUCTION:
            assert told is None or (told[1].endswith("end") and state.pick == 0)
            continue
        assert told is not None
        ids.append(told[1])
        now = re.search(r'yield is-now">(.*?)</ol>', told[2], re.DOTALL)
        assert now is not None
        assert sorted(map(int, re.findall(r"<b>(\d+)</b>", now[1]))) == sorted(state.all_counts())
        assert told[1] == f"yields-{state.round + 1}-{state.step}"
    assert len(set(ids)) > 4


def test_a_window_with_nothing_to_place_need_not_be_asked() -> None:
    """IWW-9.12: whoever wants it is spared an end beside which cards can only be given up."""
    spared = 0
    for match in positions(GAME, 2, 3, every=1):
        for seat in match.to_act():
            legal = list(match.observe(seat).legal)
            verbs = {match.code(seat, action)[0] for action in legal}
            if verbs == {"done", "discard"}:
                spared += 1
                assert match.game.forced(legal) == DONE
            else:
                assert (match.game.forced(legal) is None) == (len(legal) > 1)
    assert spared > 4


def test_no_word_is_idle() -> None:
    """What the page can say, it says somewhere."""
    assert idle_words(GAME, "confirm|aim|deck|medal|name|shortage|tab|take", "wonderful") == []
