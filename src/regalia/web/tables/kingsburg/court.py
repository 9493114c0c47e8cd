"""The court: eighteen advisors, the dice on them, and the ways I could place mine."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from regalia.games.kingsburg import material as m
from regalia.games.kingsburg.actions import (
    GROUP_ADVISOR,
    GROUP_COLOURED,
    GROUP_MARKET,
    GROUP_TOKEN,
    GROUP_WHITE,
    INFLUENCE,
    MARKET_SHIFT,
)
from regalia.games.kingsburg.dice import HANDS, MINUS, SUM
from regalia.games.kingsburg.phases.help import EITHER, soldiers_from
from regalia.games.kingsburg.state import COURT, HELP, NEUTRAL
from regalia.web.tables.kingsburg.dice import placed_dice, plain_dice
from regalia.web.tables.kingsburg.model import (
    Advisor,
    Amount,
    Building,
    Group,
    Part,
    Way,
)
from regalia.web.tables.kingsburg.page import Page, Words
from regalia.web.tables.kingsburg.province import building

if TYPE_CHECKING:
    from regalia.web.view.table import Choice

ICONS = (*m.GOOD_SLUG, "good", "soldier", "plus2", "vp")  # by column of ADVISOR_GAIN
TIERS = ((16, 18), (12, 15), (7, 11), (1, 6))  # the dais, from the top


def tiers(page: Page) -> tuple[tuple[Advisor, ...], ...]:
    """The dais, highest step first."""
    seen = page.seen
    built = seen.built[page.me] if page.me >= 0 else None
    names = tuple([page.seat_name(seat) for seat in range(len(seen.vp))])
    helped = seen.turn if seen.phase == HELP else -1
    lying = groups(page.terms, names, seen.placed, seen.coloured, seen.white, helped)
    if seen.phase != COURT or not page.asked:
        return _quiet(page.terms, built, lying)
    by_number: dict[int, list[Way]] = {}
    for choice in page.view.choices:
        group = choice.action - INFLUENCE
        if group >= 0:
            by_number.setdefault(GROUP_ADVISOR[group], []).append(way(page, choice, group))
    return tuple(
        [
            tuple(
                [advisor(page, n, lying[n], by_number.get(n, [])) for n in range(first, last + 1)]
            )
            for first, last in TIERS
        ]
    )


@lru_cache(maxsize=512)
def groups(
    terms: Words,
    names: tuple[str, ...],
    placed: tuple[tuple[int, int], ...],
    coloured: tuple[int, ...],
    white: tuple[int, ...],
    helped: int,  # which group at court is helped now, -1 for none
) -> tuple[tuple[Group, ...], ...]:
    """The dice that lie on each advisor, by number."""
    dice = placed_dice(placed, coloured, white)
    found: list[list[Group]] = [[] for _ in range(m.ADVISORS + 1)]
    for at, (owner, group) in enumerate(placed):
        found[_advisor_of(owner, group)].append(
            Group(
                0 if owner == NEUTRAL else owner + 1,
                terms.w("neutral") if owner == NEUTRAL else names[owner],
                dice[at],
                owner != NEUTRAL and GROUP_TOKEN[group] == 1,
                0 if owner == NEUTRAL else MARKET_SHIFT[GROUP_MARKET[group]],
                at == helped,
            )
        )
    return tuple([tuple(some) for some in found])


@lru_cache(maxsize=512)
def _quiet(
    terms: Words, built: int | None, lying: tuple[tuple[Group, ...], ...]
) -> tuple[tuple[Advisor, ...], ...]:
    """The dais while I place no dice."""
    return tuple(
        [
            tuple([_seal(terms, n, built, (), lying[n], (), False) for n in range(first, last + 1)])
            for first, last in TIERS
        ]
    )


def advisor(page: Page, number: int, lying: tuple[Group, ...], found: list[Way]) -> Advisor:
    """An advisor while I place dice."""
    ways = tuple(sorted(found, key=_thrift))
    opens = opened_by(page, number) if ways else ()
    return _seal(page.terms, number, page.seen.built[page.me], opens, lying, ways, True)


@lru_cache(maxsize=4096)
def _seal(
    terms: Words,
    number: int,
    built: int | None,
    opens: tuple[Building, ...],
    groups: tuple[Group, ...],
    ways: tuple[Way, ...],
    is_choosing: bool,
) -> Advisor:
    state = "lit" if ways else "taken" if groups else "quiet"
    if groups and not ways:
        names = " · ".join([group.name for group in groups])
        is_neutral = any(group.seat == 0 for group in groups)
        hint = terms.w("taken-neutral" if is_neutral else "taken-by", names=names)
    elif ways:
        hint = terms.w("ways", n=len(ways))
    elif is_choosing:
        hint = terms.w("out-of-reach", n=number)
    else:
        hint = ""
    return Advisor(
        number,
        m.ADVISOR_SLUG[number],
        terms.name(m.ADVISOR_NAME[number]),
        terms.name(m.ADVISOR_TEXT[number]),
        parts_of(terms, number, None),
        parts_of(terms, number, built),
        opens,
        groups,
        ways,
        state,
        any(group.is_helped for group in groups),
        hint,
    )


def parts_of(terms: Words, number: int, built: int | None) -> tuple[Part, ...]:
    """What an advisor gives, as signs; mine, whose buildings are known, count the Stable."""
    if number == m.ALCHEMIST:
        two = terms.w("n-other-goods", n=2)
        return (
            Part("amount", terms.amount("good", 1)),
            Part("to"),
            Part("amount", Amount("good", 2, two)),
        )
    at = number * m.GAIN_WIDTH
    gains = {column: m.ADVISOR_GAIN[at + column] for column in range(m.GAIN_WIDTH)}
    if built is not None:
        gains[m.GAIN_SOLDIERS] = soldiers_from(number, built)
    out = []
    if gains[m.GAIN_VP] < 0:
        out += [Part("amount", terms.amount("vp", -1)), Part("to")]
    for column, count in gains.items():
        if count > 0 and column != m.GAIN_VP:
            out.append(Part("amount", terms.amount(ICONS[column], count)))
    if number in EITHER:
        first, second = EITHER[number]
        out += [
            Part("amount", terms.good(first, 1)),
            Part("or"),
            Part("amount", terms.good(second, 1)),
        ]
    if m.ADVISOR_PEEK[number]:
        out.append(Part("peek"))
    if gains[m.GAIN_VP] > 0:
        out.append(Part("amount", terms.amount("vp", gains[m.GAIN_VP])))
    return tuple(out)


def opened_by(page: Page, number: int) -> tuple[Building, ...]:
    """What I could build with an advisor's help, however I choose, and cannot now."""
    found: set[int] = set()
    for goods in page.goods_from(number):
        found |= page.affordable(goods)
    new = sorted(found - page.affordable(page.goods))
    return tuple(building(page, page.me, at) for at in new)


def way(page: Page, choice: Choice, group: int) -> Way:
    seen = page.seen
    me = page.me
    number = GROUP_ADVISOR[group]
    coloured = MINUS[seen.coloured[me] * HANDS + GROUP_COLOURED[group]]
    white = MINUS[seen.white[me] * HANDS + GROUP_WHITE[group]]
    has_envoy = (seen.occupied >> number) & 1 == 1
    return Way(
        choice,
        plain_dice(page, GROUP_COLOURED[group], GROUP_WHITE[group]),
        GROUP_TOKEN[group] == 1,
        MARKET_SHIFT[GROUP_MARKET[group]],
        has_envoy,
        plain_dice(page, coloured, white),
        page.reach(group),
    )


def _advisor_of(owner: int, group: int) -> int:
    return SUM[group] if owner == NEUTRAL else GROUP_ADVISOR[group]


def _thrift(way: Way) -> tuple[int, ...]:
    """The plainest group first."""
    return (way.has_envoy, way.has_token, way.shift != 0, len(way.dice), abs(way.shift))
