"""Provinces: what stands, what could be built, and what a governor owns."""

from regalia.games.kingsburg import material as m
from regalia.games.kingsburg.actions import BUILD
from regalia.games.kingsburg.state import COURT
from regalia.web.tables.kingsburg.dice import hand, hand_label
from regalia.web.tables.kingsburg.model import Building, Governor
from regalia.web.tables.kingsburg.page import Page


def building(page: Page, seat: int, number: int) -> Building:
    cost = page.cost(seat, number)
    goods = page.seen.goods[seat]
    slug = m.BUILDING_SLUG[number]
    missing = tuple(max(0, n - goods[k]) for k, n in enumerate(cost))
    choice = page.choices.get(BUILD + number) if seat == page.me else None
    if page.has(seat, number):
        state, hint = "built", page.w("is-built")
    elif not page.is_next(seat, number):
        left = number - 1
        while left % m.COLUMNS and not page.is_next(seat, left):
            left -= 1
        state, hint = "far", page.w("is-far", building=page.name(m.BUILDING_NAME[left]))
    elif any(missing):
        short = ", ".join(amount.label for amount in page.goods_of(missing))
        state, hint = "next", page.w("missing", goods=short)
    else:
        state, hint = "can", page.w("is-can")
    has_right = number % m.COLUMNS < m.COLUMNS - 1
    return Building(
        number,
        slug,
        page.name(m.BUILDING_NAME[number]),
        page.w(f"brief-{slug.replace('_', '-')}"),
        page.name(m.BUILDING_TEXT[number]),
        page.goods_of(cost),
        m.BUILDING_VP[number],
        state,
        hint,
        choice,
        page.goods_of([goods[k] - n for k, n in enumerate(cost)], True) if choice else (),
        page.name(m.BUILDING_NAME[number + 1]) if choice and has_right else "",
    )


def governor(page: Page, seat: int) -> Governor:
    seen = page.seen
    who = page.view.seats[seat]
    defence = page.defence(seat)
    sign = f"+{defence}" if defence > 0 else f"−{-defence}" if defence else ""
    return Governor(
        seat + 1,
        page.seat_name(seat),
        who.kind,
        seat == page.me,
        page.view.started and seat in seen.to_act,
        seen.vp[seat],
        seen.vp[seat] == max(seen.vp) and seen.vp[seat] > min(seen.vp),
        page.goods_of(seen.goods[seat], True),
        page.amount("plus2", seen.tokens[seat]),
        page.amount("soldier", seen.soldiers[seat]),
        defence,
        sign,
        page.w("defence", n=sign or "0"),
        hand(page, seat),
        hand_label(page, seat),
        seen.phase == COURT and (seen.passed >> seat) & 1 == 1,
        seen.envoy == seat,
        seen.aid == seat,
        tuple(building(page, seat, number) for number in range(m.BUILDINGS)),
        seen.built[seat].bit_count(),
    )
