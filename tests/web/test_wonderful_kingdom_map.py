"""The Conquest map: where armies cannot go it says why, and the engine agrees with every reason."""

import re
from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from kit.pages import view_of
from regalia.games.wonderful_kingdom import maps
from regalia.games.wonderful_kingdom import material as m
from regalia.games.wonderful_kingdom.actions import JOIN, MARCH, OCCUPY, RECRUIT
from regalia.games.wonderful_kingdom.land import armies, place_of, places, shift
from regalia.games.wonderful_kingdom.phases import conquest
from regalia.games.wonderful_kingdom.rules import Kingdom
from regalia.games.wonderful_kingdom.state import CONQUEST, NONE
from regalia.match import Match, new_match
from regalia.web.render import render_table
from regalia.web.tables.wonderful_kingdom.model import Place
from regalia.web.tables.wonderful_kingdom.page import Page
from regalia.web.tables.wonderful_kingdom.realm import the_map

GAME = "wonderful_kingdom"
BOARDS = [(2, "A1"), (2, "A2"), (2, "B1"), (2, "B2"), (1, "C1"), (1, "C2")]
MOST = 40  # decisions of a game for which there are new Soldiers
MANY = 60  # Soldiers, more than any Move costs
KINDS = {
    "castle": r"The other castle cannot be entered\.",
    "no-soldier": r"You have no Soldier left; .*",
    "far": r"No (other )?army of yours stands next to it\.",
    "beyond": r"No (other )?army of yours stands next to it, or two steps away .*",
    "few": r"(\w+) enemy arm(?:y stands|ies stand) here: .* only (\w+) of yours can\.",
    "poor": r"(\w+) enemy arm(?:y stands|ies stand) here: it takes (\d+) .*, you have (\d+)\.",
    "goal": r"Your armies are going here\.",
    "none": r"No army of yours stands here\.",
    "far-goal": r"It is not next to where your armies go\.",
    "beyond-goal": r"It is neither next to .*",
    "all-gone": r"(?:Your|All (\d+)) arm(?:y|ies) here (?:is|are) going already\.",
}


def marches(seats: int, board: str, seed: int) -> Iterator[Match]:
    """A game of chance, whenever somebody is to move armies; chance also deals Soldiers."""
    match = new_match(GAME, seats, seed, {"module": "conquest", "board": board})
    chance = Random(seed)
    state = match.state
    assert isinstance(state, Kingdom)
    moves = 0
    while not match.is_over():
        seat = match.to_act()[-1]
        for one in range(seats):
            if state.soldiers(one) < 2 and moves < MOST and chance.random() < 0.3:
                state.gain(one, m.SOLDIER, chance.randint(1, 6))
        if state.phase == CONQUEST and state.stage <= conquest.JOINING:
            moves += 1
            yield match
        legal = match.observe(seat).legal
        bold = [action for action in legal if RECRUIT <= action < OCCUPY]
        match.play(seat, chance.choice(bold if bold and chance.random() < 0.9 else legal))


def places_of(page: Page) -> list[tuple[int, Place]]:
    """The places of the map, and their numbers in the rules."""
    land = the_map(page)
    assert land is not None
    slugs = maps.PLACE_SLUG[page.seen.board]
    return [(slugs.index(place.slug), place) for _, stack in land.columns for place in stack]


def number(word: str) -> int:
    """What a sentence counts."""
    return {"One": 1, "one": 1}.get(word) or int(word)


def goals(world: Kingdom, me: int, soldiers: int) -> set[int]:
    """Where I could go with so many Soldiers."""
    world = world.clone()
    world.pay(me, m.SOLDIER, world.soldiers(me))
    world.gain(me, m.SOLDIER, soldiers)
    codes = [a - MARCH for a in conquest.legal(world, me) if MARCH <= a < JOIN]
    return {place_of(world, code) for code in codes}


def told(place: Place) -> tuple[str, list[str]]:
    """The kind of the one reason a place gives, and the numbers in it."""
    assert place.why is not None
    text, rule = place.why
    found = [(kind, re.fullmatch(form, text)) for kind, form in KINDS.items()]
    hits = [(kind, hit) for kind, hit in found if hit is not None]
    assert len(hits) == 1, text
    kind, hit = hits[0]
    rules = {"castle": "IWK-30.4", "few": "IWK-30.11", "poor": "IWK-30.11"}
    if kind.startswith("beyond"):
        rules[kind] = "IWK-31.5"
    assert rule == rules.get(kind, "IWK-30.10")
    return kind, [group for group in hit.groups() if group]


def check_march(page: Page, at: int, place: Place) -> str:
    """The engine lets me go there once what is missing is there, and not before."""
    kind, numbers = told(place)
    world, me = page.world, page.me
    foes = armies(world, 1 - me, at)
    bare = world.clone()  # without whoever stands there
    shift(bare, 1 - me, at, -foes)
    if kind == "castle":
        assert at == places(world) - 2 + (1 - me) and page.seats == 2
        assert at not in goals(bare, me, MANY)
    elif kind == "no-soldier":
        assert world.soldiers(me) == 0
    elif kind in ("far", "beyond"):
        assert at not in goals(bare, me, MANY)
        assert (kind == "beyond") == conquest.moves_double(world, me)
        assert ("other" in place.why[0]) == (armies(world, me, at) > 0)  # type: ignore[index]
    elif kind == "few":
        assert number(numbers[0]) == foes
        assert at not in goals(world, me, MANY)
        shift(bare, 1 - me, at, number(numbers[1]) - 1)  # one fewer than can come
        assert at in goals(bare, me, MANY)
        shift(bare, 1 - me, at, 1)
        assert at not in goals(bare, me, MANY)
    else:
        assert kind == "poor"
        assert [number(n) for n in numbers] == [foes, foes + 1, world.soldiers(me)]
        assert at not in goals(world, me, foes)
        assert at in goals(world, me, foes + 1)
    return kind


def check_join(page: Page, at: int, place: Place) -> str:
    """No army more can come from there, for the reason told."""
    kind, numbers = told(place)
    world, me = page.world, page.me
    here = armies(world, me, at)
    rich = world.clone()
    rich.gain(me, m.SOLDIER, MANY)
    fresh = rich.clone()
    fresh.joined = bytes(len(fresh.joined))
    code = JOIN + maps.PLACE_CODE[world.board][at]
    if kind == "goal":
        assert at == world.goal
    elif kind == "none":
        assert here == 0
    elif kind in ("far-goal", "beyond-goal"):
        assert here and code not in conquest.joins(fresh, me)
        assert (kind == "beyond-goal") == conquest.moves_double(world, me)
    else:
        assert kind == "all-gone"
        assert here == world.joined[at] == (int(numbers[0]) if numbers else 1)
        assert code in conquest.joins(fresh, me) and code not in conquest.joins(rich, me)
    return kind


@pytest.mark.parametrize(("seats", "board"), BOARDS)
def test_every_place_offers_a_march_or_says_why_not(seats: int, board: str) -> None:
    """A legal march, or one reason that is true by the engine: never both, never neither."""
    kinds: Counter[str] = Counter()
    for seed in range(3):
        for match in marches(seats, board, seed):
            me = match.to_act()[0]
            page = Page(view_of(match, me, "en"))
            assert page.soldiers() == page.world.soldiers(me)
            is_joining = page.seen.goal != NONE
            for at, place in places_of(page):
                first = JOIN if is_joining else MARCH
                action = first + maps.PLACE_CODE[page.seen.board][at]
                assert (place.hit is not None) == (action in page.seen.legal)
                assert (place.hit is None) == (place.why is not None)
                if place.why:
                    check = check_join if is_joining else check_march
                    kinds[check(page, at, place)] += 1
    assert {"far", "few", "none", "goal", "all-gone"} <= set(kinds)
    assert (kinds["castle"] > 0) == (seats == 2)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_reason_is_written_with_its_rule(lang: str) -> None:
    """For the ear in the button, for the eye in what it opens; only whoever is asked is told."""
    for count, match in enumerate(marches(2, "B1", 2)):
        if count % 9:
            continue
        me = match.to_act()[0]
        html = render_table(view_of(match, me, lang))
        given = [p for _, p in places_of(Page(view_of(match, me, lang))) if p.why]
        assert html.count('class="k-why"') == len(given)
        for place in given:
            assert place.why is not None
            _, rule = place.why
            button, _, rest = html.partition(f'id="ask-{place.slug}"')[2].partition("</button>")
            assert f'data-help="why-{place.slug}"' in button and rule in button
            tip = rest.partition(f'id="why-{place.slug}"')[2].partition("</div>")[0]
            assert f'href="/rules/{GAME}#{rule}"' in tip
        for other in (None, 1 - me):
            assert "k-why" not in render_table(view_of(match, other, lang))
