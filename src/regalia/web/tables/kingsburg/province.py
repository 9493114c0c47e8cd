"""Provinces: what stands, what could be built, and what a governor owns."""

from dataclasses import replace
from functools import lru_cache

from regalia.games.kingsburg import material as m
from regalia.games.kingsburg.actions import BUILD
from regalia.games.kingsburg.phases.building import cost as price
from regalia.games.kingsburg.phases.building import next_ones
from regalia.games.kingsburg.state import COURT
from regalia.web.tables.kingsburg.dice import hand, hand_label
from regalia.web.tables.kingsburg.model import Building, Governor
from regalia.web.tables.kingsburg.page import Page, Words


@lru_cache(maxsize=4096)
def places(terms: Words, built: int, goods: tuple[int, ...]) -> tuple[Building, ...]:
    """The sheet of a province where these buildings stand and these goods lie."""
    return tuple([_place(terms, built, goods, number) for number in range(m.BUILDINGS)])


def _place(terms: Words, built: int, goods: tuple[int, ...], number: int) -> Building:
    cost = price(built, number)
    slug = m.BUILDING_SLUG[number]
    missing = [max(0, n - goods[k]) for k, n in enumerate(cost)]
    following = next_ones(built)
    if (built >> number) & 1:
        state, hint = "built", terms.w("is-built")
    elif not (following >> number) & 1:
        left = number - 1
        while left % m.COLUMNS and not (following >> left) & 1:
            left -= 1
        state, hint = "far", terms.w("is-far", building=terms.name(m.BUILDING_NAME[left]))
    elif any(missing):
        short = ", ".join([amount.label for amount in terms.goods_of(missing)])
        state, hint = "next", terms.w("missing", goods=short)
    else:
        state, hint = "can", terms.w("is-can")
    return Building(
        number,
        slug,
        terms.name(m.BUILDING_NAME[number]),
        terms.w(f"brief-{slug.replace('_', '-')}"),
        terms.name(m.BUILDING_TEXT[number]),
        terms.goods_of(cost),
        m.BUILDING_VP[number],
        state,
        hint,
        None,
        (),
        "",
    )


def building(page: Page, seat: int, number: int) -> Building:
    """One place, and what I get by choosing it."""
    goods = page.seen.goods[seat]
    place = places(page.terms, page.seen.built[seat], goods)[number]
    choice = page.choices.get(BUILD + number) if seat == page.me else None
    if choice is None:
        return place
    has_right = number % m.COLUMNS < m.COLUMNS - 1
    return replace(
        place,
        choice=choice,
        after=page.goods_of([goods[k] - n for k, n in enumerate(page.cost(seat, number))], True),
        opens=page.name(m.BUILDING_NAME[number + 1]) if has_right else "",
    )


def sheet(page: Page, seat: int) -> tuple[Building, ...]:
    """The twenty places of a seat."""
    if seat == page.me and page.choices:
        return tuple([building(page, seat, number) for number in range(m.BUILDINGS)])
    return places(page.terms, page.seen.built[seat], page.seen.goods[seat])


def governor(page: Page, seat: int) -> Governor:
    seen = page.seen
    return _governor(
        page.terms,
        seat,
        page.seat_name(seat),
        page.view.seats[seat].kind,
        seat == page.me,
        page.view.started and seat in seen.to_act,
        seen.vp[seat],
        seen.vp[seat] == max(seen.vp) and seen.vp[seat] > min(seen.vp),
        seen.goods[seat],
        seen.tokens[seat],
        seen.soldiers[seat],
        page.defence(seat),
        seen.coloured[seat],
        seen.white[seat],
        seen.phase == COURT and (seen.passed >> seat) & 1 == 1,
        seen.envoy == seat,
        seen.aid == seat,
        sheet(page, seat),
        seen.built[seat].bit_count(),
    )


@lru_cache(maxsize=4096)
def _governor(
    terms: Words,
    seat: int,
    name: str,
    kind: str,
    is_me: bool,
    is_to_act: bool,
    vp: int,
    leads: bool,
    goods: tuple[int, ...],
    tokens: int,
    soldiers: int,
    defence: int,
    coloured: int,
    white: int,
    has_passed: bool,
    has_envoy: bool,
    has_aid: bool,
    sheet: tuple[Building, ...],
    built: int,
) -> Governor:
    sign = f"+{defence}" if defence > 0 else f"−{-defence}" if defence else ""
    return Governor(
        seat + 1,
        name,
        kind,
        is_me,
        is_to_act,
        vp,
        leads,
        terms.goods_of(goods, True),
        terms.amount("plus2", tokens),
        terms.amount("soldier", soldiers),
        defence,
        sign,
        terms.w("defence", n=sign or "0"),
        hand(seat, coloured, white),
        hand_label(terms, coloured, white),
        has_passed,
        has_envoy,
        has_aid,
        sheet,
        built,
    )
