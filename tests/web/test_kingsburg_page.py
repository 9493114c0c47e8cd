"""The page of Kingsburg: every decision on one screen, winter told as a scene, played by clicks."""

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from kit.browser import Visitor, needs_browser
from kit.fits import LYING, SIZES, misfits_at
from kit.middle import between_years, play_but_the_middle
from kit.pages import check_choices, view_of
from kit.web import Server
from regalia import bots
from regalia.games.kingsburg import state as kb
from regalia.games.kingsburg.actions import LOSE
from regalia.match import Match, new_match
from regalia.web.render import render_table
from regalia.web.tables.kingsburg.battle import points_of
from regalia.web.tables.kingsburg.model import Battle
from regalia.web.tables.kingsburg.present import present
from regalia.web.view.table import TableView

pytestmark = pytest.mark.xdist_group("browser")

STRANGEST: dict[str, object] = {
    "plus2_influence_limit": "per_season",
    "smuggler_optional": False,
    "building_token_cap": 17,
    "demons": "alternative",
}
NAMES = {
    kb.AID: "aid",
    kb.ROLL: "roll",
    kb.COURT: "court",
    kb.HELP: "help",
    kb.BUILDING: "building",
    kb.SEASON_END: "offer",
    kb.RECRUITING: "recruiting",
    kb.BATTLE: "battle",
}
KINDS = {
    *("aid", "roll", "court", "help", "building", "second building", "offer", "recruiting"),
    *("booty", "loss", "favoured", "waiting", "over"),
}
DEALS: tuple[
    tuple[int, int, str, dict[str, object]], ...
] = (  # seats, seed, bot, options: together they come to every kind of decision
    (2, 7, "greedy", STRANGEST),
    (3, 2, "uniform", {}),
    (3, 1, "greedy", STRANGEST),
    (4, 8, "greedy", {}),
    (4, 1, "uniform", STRANGEST),
    (5, 7, "greedy", STRANGEST),
)


def kind_of(match: Match, seat: int) -> str:
    """What a seat is asked, or that it is not."""
    s: Any = match.state
    if match.is_over():
        return "over"
    if seat not in match.to_act():
        return "waiting"
    if s.phase == kb.COURT and s.envoy == seat and s.aid == seat:
        return "favoured"
    if s.phase == kb.BUILDING and s.step:
        return "second building"
    if s.phase == kb.BATTLE:
        return "loss" if match.observe(seat).legal[0] >= LOSE else "booty"
    return NAMES[s.phase]


def playing(deal: int) -> Iterator[Match]:
    """A game of bots, before its first action and after each."""
    seats, seed, bot, options = DEALS[deal]
    match = new_match("kingsburg", seats, seed, dict(options))
    players = [bots.find(bot, "kingsburg", seed + n) for n in range(seats)]
    while not match.is_over():
        yield match
        seat = match.to_act()[0]
        match.play(seat, players[seat].choose(match.observe(seat)))
    yield match


@cache
def hardest() -> dict[tuple[str, int], TableView]:
    """Of each kind of decision, for each number of seats, the one with the most to choose from.

    The line of each carries all it can: a move to take back, and the host's way to invite.
    """
    found: dict[tuple[str, int], TableView] = {}
    for deal, (seats, *_) in enumerate(DEALS):
        for number, match in enumerate(playing(deal)):
            asked = match.to_act()
            for seat in {asked[0] if asked else 0, (asked[0] + 1) % seats if asked else 0}:
                key = (kind_of(match, seat), seats)
                most = len(found[key].seen.legal) if key in found else -1
                if len(match.observe(seat).legal) > most:
                    lang = "fr" if number % 2 else "en"
                    view = view_of(match, seat, lang)
                    found[key] = replace(view, ply=number + 1, undo=0, is_host=True)
    return found


def winters(deal: int) -> Iterator[tuple[Match, Battle, list[int], list[int]]]:
    """Each winter of a game once it is over: the match, the scene, points before and after."""
    before: list[int] = []
    vp: list[int] = []
    for match in playing(deal):
        events = match.plies[-1].events if match.plies else ()
        kinds = [event.kind for event in events]
        if "enemy" in kinds:
            before = vp
            for event in events[: kinds.index("enemy")]:  # what autumn still brought
                if event.seat >= 0:
                    before[event.seat] += points_of(event)
        s: Any = match.state
        vp = [s.vp(seat) for seat in range(match.seats)]
        if before and ("year" in kinds or "over" in kinds):
            battle = present(view_of(match, 0, "en")).battle
            assert battle is not None
            yield match, battle, before, vp
            before = []


def test_every_kind_of_decision_is_met() -> None:
    """The games of bots come to all of them: none is left out of what is measured below."""
    assert {kind for kind, _ in hardest()} == KINDS


def test_every_choice_lies_on_the_page() -> None:
    """All that can be done can be done without the list of sentences, and with it."""
    for view in hardest().values():
        check_choices(view, render_table(view))


@pytest.mark.parametrize("deal", [0, 1])
def test_neutral_dice_say_why_they_are_there(deal: int) -> None:
    """KB-16: a newcomer learns why an advisor is taken in a game of two, and only there."""
    match = next(match for match in playing(deal) if kind_of(match, match.to_act()[0]) == "court")
    tiers = present(view_of(match, match.to_act()[0], "en")).tiers
    hints = [one.hint for tier in tiers for one in tier if one.state == "taken"]
    explained = [hint for hint in hints if "With two players, neutral dice block" in hint]
    assert bool(explained) == (match.seats == 2)


@pytest.mark.parametrize("deal", range(len(DEALS)))
def test_the_events_tell_all_points(deal: int) -> None:
    """What winter's scene takes back, to find how everybody stood, is all that was scored."""
    *_, match = playing(deal)
    s: Any = match.state
    told = [event for _, event in match.log()]
    for seat in range(match.seats):
        assert sum(points_of(event) for event in told if event.seat == seat) == s.vp(seat)


def test_points_below_nought_have_a_minus() -> None:
    """In the province, in winter's scene and among the rivals: a hyphen is none."""
    match = next(iter(playing(0)))
    state: Any = match.state
    for seat in range(match.seats):
        state.gain_vp(seat, 0, -40 - state.vp(seat))
    html = render_table(view_of(match, match.to_act()[0], "en"))
    assert "−40" in html
    assert re.findall(r'<(?!span class="vh")[^<>]*>-\d+', html) == []  # for the ear it is the same


@pytest.mark.parametrize("deal", [0, 2, 5])
def test_a_winter_is_told_as_it_was(deal: int) -> None:
    """KB-12: every row adds up to its strength, stands right of the enemy or not, and scores."""
    met = 0
    for match, battle, before, after in winters(deal):
        met += 1
        assert battle.is_told
        assert sorted(one.seat for one in battle.fighters) == list(range(1, match.seats + 1))
        for one in battle.fighters:
            seat = one.seat - 1
            standing = [cell for cell in one.cells if cell.kind != "gap" and not cell.is_struck]
            assert len(standing) == one.total
            assert sum(cell.kind == "king" for cell in one.cells) == battle.enemy.king_die
            line = next(at for at, cell in enumerate(one.cells, 1) if cell.is_line)
            assert line == battle.enemy.strength
            if match.is_over():  # the Cathedral counts after the last winter
                assert one.before == before[seat]
            else:
                assert (one.before, one.after) == (before[seat], after[seat])
            assert (
                one.outcome
                in {
                    "best": ("won", "best"),
                    "above": ("won", "best"),
                    "at": ("held", "won", "best"),
                    "below": ("beaten",),
                }["above" if one.total > line else "at" if one.total == line else "below"]
            )
    assert met == 5


def test_a_winter_is_told_until_the_king_rewards() -> None:
    """The scene stays through spring for whoever comes late, and is gone when summer begins."""
    for match in playing(2):
        s: Any = match.state
        battle = present(view_of(match, 0, "en")).battle
        is_spring = s.year > 0 and s.season == 0 and s.phase < kb.REWARD
        if is_spring and s.phase <= kb.ROLL:
            assert battle is not None
        if s.season in (1, 2) and s.phase != kb.BATTLE:
            assert battle is None


# ── in a browser ──────────────────────────────────────────────────────────


def easel(visitor: Visitor, tells: bool = False) -> Page:
    """A table's page to draw views on: nothing comes from its own game."""
    page = visitor.page
    page.route("**/table.js*", lambda route: route.fulfill(body="", content_type="text/javascript"))
    page.route(
        "**/table-*.js", lambda route: route.fulfill(body="", content_type="text/javascript")
    )
    visitor.sit("kingsburg", 2)
    if not tells:
        page.evaluate("localStorage.setItem('regalia-no-scenes', 'yes')")
    return page


def show(page: Page, view: TableView) -> None:
    """Draw a view where the table is, as a frame would."""
    page.evaluate(
        """html => {
             document.getElementById('table').outerHTML = html;
             document.dispatchEvent(new Event('htmx:after:swap'));
           }""",
        render_table(view),
    )


def aim(page: Page) -> bool:
    """Aim at the last thing that can be aimed at, if there is one."""
    return bool(
        page.evaluate(
            "() => { const all = [...document.getElementsByName('aim')];"
            " all.at(-1)?.click(); return all.length > 0; }"
        )
    )


@needs_browser
def test_every_decision_fits_every_window(visitor: Visitor) -> None:
    """Question, choices and own goods in view: aimed at nothing, and aimed at something."""
    page = easel(visitor)
    found: list[str] = []
    met: set[str] = set()
    for (kind, seats), view in sorted(hardest().items(), key=lambda one: -len(one[1].seen.legal)):
        sizes = (*SIZES, LYING) if kind not in met else (SIZES[0], (1280, 720))
        met.add(kind)
        show(page, view)
        found += [f"{kind} of {seats}: {one}" for one in misfits_at(page, ((1280, 720),))]
        if aim(page):
            found += [f"{kind} of {seats}, aimed: {one}" for one in misfits_at(page, sizes)]
    assert found == [], "\n".join(found)


@needs_browser
def test_the_whole_score_stands_in_the_province(visitor: Visitor) -> None:
    """Envoy and King's die in one province push nothing out, whatever the width."""
    page = easel(visitor)
    for seats in (3, 4, 5):
        if ("favoured", seats) not in hardest():
            continue
        show(page, hardest()["favoured", seats])
        expect(page.locator(".mine .favour")).to_have_count(2)
        assert misfits_at(page, (*SIZES, (1600, 900), (1024, 768))) == []


@needs_browser
def test_winter_is_a_scene_told_once(visitor: Visitor) -> None:
    """It lies over the table until I go on, and does not come back with the next frame."""
    page = easel(visitor, tells=True)
    match, battle, *_ = next(winters(2))
    view = replace(view_of(match, 0, "en"), ply=9)
    show(page, view)
    scene = page.locator("#scene")
    expect(scene).to_be_visible()
    expect(scene.get_by_role("heading", name=battle.enemy.name, exact=True)).to_be_visible()
    expect(scene.locator(".w-one")).to_have_count(match.seats)
    page.get_by_role("button", name="Continue").click()
    expect(scene).to_be_hidden()
    show(page, view)
    expect(scene).to_be_hidden()


@needs_browser
def test_whoever_wants_no_scenes_gets_none(visitor: Visitor) -> None:
    """Said once, in a scene, and kept over a reload; a switch in the drawer brings them back."""
    page = easel(visitor, tells=True)
    (first, *_), (second, *_) = [one for one, _ in zip(winters(2), range(2), strict=False)]
    one, other = [replace(view_of(match, 0, "en"), ply=9) for match in (first, second)]
    scene = page.locator("#scene")
    show(page, one)
    scene.get_by_text("Skip scenes like this").click()
    page.get_by_role("button", name="Continue").click()
    for _ in range(2):
        show(page, other)
        expect(scene).to_be_attached()
        expect(scene).to_be_hidden()
        page.reload()
    page.evaluate("sessionStorage.clear()")
    page.locator("#more > summary").click()
    page.locator("#more label:has([data-no-scenes])").click()
    page.reload()
    show(page, other)
    expect(scene).to_be_visible()


@needs_browser
def test_a_scene_stays_until_its_reader_goes_on(visitor: Visitor) -> None:
    """Bots play on meanwhile, to where there is nothing to tell any more; then the table is there.

    At one screen it is gone as soon as somebody else is to look.
    """
    page = easel(visitor, tells=True)
    match, *_ = next(winters(2))
    view = replace(view_of(match, 0, "en"), ply=9)
    later = next(one for one in playing(2) if present(view_of(one, 0, "en")).battle is None)
    after = replace(view_of(later, 0, "en"), ply=9)
    scene = page.locator("#scene")
    show(page, view)
    expect(scene).to_be_visible()
    show(page, after)
    expect(scene).to_be_visible()
    page.keyboard.press("Enter")  # the hand is still on what goes on
    expect(scene).to_be_hidden()
    show(page, after)
    expect(scene).not_to_be_attached()
    expect(page.locator("#status")).to_be_visible()
    page.evaluate("sessionStorage.clear()")
    page.reload()
    show(page, view)
    expect(scene).to_be_visible()
    show(page, replace(view_of(later, 1, "en"), ply=9))
    expect(scene).not_to_be_attached()


@needs_browser
def test_a_whole_game_by_aiming(server: Server, visitor: Visitor) -> None:
    """Aim on the board or in the line, then the brass button; scenes in between are gone on."""
    table = visitor.sit("kingsburg", 2)
    page = visitor.page
    aimed = 0

    def move(turn: int) -> None:
        nonlocal aimed
        brass = page.locator(".status-acts .btn-primary:visible")
        aims = page.locator("#table [name=aim]:visible + label")
        if aims.count() and turn % 9 < 8:
            aims.nth(turn % aims.count()).click()
            expect(brass).to_have_count(1)
            aimed += 1
        button = brass if brass.count() else page.locator(".pass")
        visitor.until_moved(lambda: button.click(timeout=3000))

    play_but_the_middle(visitor, server, table, move, between_years)
    assert aimed > 12
    assert visitor.watched >= 2  # the winters of both years
    expect(page.locator("#result")).to_be_visible()


@needs_browser
def test_axe_finds_nothing_serious(browser: Browser, server: Server) -> None:
    """Decisions of each look, an advisor out of reach with its tip, and winter; in both lights."""
    visitor = Visitor(browser, server.url, still=True)
    page = easel(visitor)
    found: dict[str, list[str]] = {}
    for (kind, seats), view in sorted(hardest().items()):
        if seats != 4 or kind not in ("building", "court", "help", "loss", "roll", "waiting"):
            continue
        show(page, view)
        aim(page)
        if kind == "court":
            page.locator(".adv.is-quiet .adv-in").first.hover()
            expect(page.locator(".tip:popover-open")).to_have_count(1)
        if problems := visitor.violations():
            found[kind] = problems
    page.evaluate("localStorage.clear()")
    show(page, replace(view_of(next(winters(2))[0], 0, "fr"), ply=99))
    expect(page.locator("#scene")).to_be_visible()
    found["winter"] = visitor.violations()
    visitor.close()
    assert [f"{kind}: {one}" for kind, all in found.items() for one in all] == []
