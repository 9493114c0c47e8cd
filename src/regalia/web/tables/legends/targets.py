"""What may be done on the map, and what would come of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regalia.core.message import Message
from regalia.games.legends import material as m
from regalia.games.legends.actions import (
    BID,
    BUILD,
    COLOURS,
    DESTROY,
    MOVE,
    NEUTRAL_ARMY,
    OUTPOST,
    PLACE,
    START,
    TOKEN,
    move_origin,
    move_target,
)
from regalia.games.legends.observation import LegendsObservation
from regalia.games.legends.phases.movement import is_by_sea, step_cost
from regalia.games.legends.scoring import FROM_CITADELS, FROM_ISLANDS, FROM_REGIONS
from regalia.games.legends.state import NOBODY
from regalia.web.tables.legends.model import Change, Info, Origin, Strength, Target
from regalia.web.tables.legends.page import Page, armies, cities, holders

if TYPE_CHECKING:
    from regalia.web.view.table import Choice

ON_MAP = (FROM_REGIONS, FROM_ISLANDS, FROM_CITADELS)
FAMILIES = (  # actions on one region: where they begin, how many there are
    ("start", START),
    ("token", TOKEN),
    ("outpost", OUTPOST),
    ("neutral", NEUTRAL_ARMY),
    ("place", PLACE),
    ("build", BUILD),
)


def after(page: Page, action: int) -> LegendsObservation:
    seen = page.view.try_out(action)
    assert isinstance(seen, LegendsObservation)
    return seen


def changes(
    page: Page, then: LegendsObservation, lines: tuple[int, ...] = ()
) -> tuple[Change, ...]:
    """Whose points a choice changes, mine first; only some lines where the rest is chance."""
    found = []
    for seat in range(page.seats):
        now, next = page.seen.sheets[seat], then.sheets[seat]
        more = sum(next[line] - now[line] for line in lines or range(len(now)))
        if more:
            found.append(Change(seat + 1, page.colour_name(seat), sum(now), sum(now) + more))
    return tuple(sorted(found, key=lambda change: (change.seat - 1 != page.me, change.seat)))


def strengths(page: Page, seen: LegendsObservation, region: int) -> tuple[Strength, ...]:
    """Who has what on a region, the strongest first."""
    holder = holders(seen).get(region, NOBODY)
    found = []
    for colour in range(COLOURS):
        count = armies(seen, region, colour) + cities(seen, region, colour)
        if count:
            name = page.colour_name(colour)
            found.append(Strength(colour + 1, name, count, colour == holder))
    return tuple(sorted(found, key=lambda one: -one.count))


def verdict(page: Page, then: LegendsObservation, region: int) -> str:
    """Who would hold a region, in a few words."""
    before = page.held.get(region, NOBODY)
    holder = holders(then).get(region, NOBODY) if region in then.regions else NOBODY
    if holder == NOBODY:
        return page.w("would-tie" if strengths(page, then, region) else "would-empty")
    kind = "keep" if holder == before else "take"
    if holder == page.me:
        return page.w(f"would-{kind}-me")
    return page.w(f"would-{kind}", who=page.colour_name(holder))


def target(
    page: Page, choice: Choice, kind: str, region: int, colour: int = -1, origin: int = -1
) -> Target:
    name = page.region(region)
    result = how = behind = ""
    found: tuple[Strength, ...] = ()
    moved: tuple[Change, ...] = ()
    cost = 0
    if kind in ("place", "build", "destroy", "move"):
        then = after(page, choice.action)
        is_hidden = kind == "build" and page.seen.tokens[region] == m.UNTURNED
        moved = changes(page, then, ON_MAP if is_hidden else ())
        result = page.w("would-turn") if is_hidden else verdict(page, then, region)
        found = () if is_hidden else strengths(page, then, region)
        if kind == "move" and page.held[origin] != holders(then).get(origin, NOBODY):
            left = verdict(page, then, origin)
            behind = page.view.say(Message("web.pair", {"name": page.region(origin), "text": left}))
    if kind == "move":
        link = link_kind(page, origin, region)
        cost = step_cost(page.world, page.me, origin, region)
        how = page.w(f"by-{('land', 'sea', 'pass', 'portal')[link]}")
    if colour >= 0:
        how = page.colour_name(colour)
    return Target(
        choice=choice,
        region=region,
        name=name,
        label=page.w(f"go-{kind}", region=name),
        cost=cost,
        seat=colour + 1,
        how=how,
        result=result,
        behind=behind,
        strengths=found,
        changes=moved,
    )


def link_kind(page: Page, one: int, other: int) -> int:
    """How a step between two regions is made."""
    if is_by_sea(page.world, one, other):
        return m.SEA
    kinds = [kind for a, b, kind in page.seen.links if {a, b} == {one, other}]
    return next(kind for kind in kinds if kind != m.SEA)


def targets(page: Page) -> tuple[Target, ...]:
    """Actions on one region."""
    found = []
    for choice in page.view.choices:
        action = choice.action
        for kind, first in FAMILIES:
            if first <= action < first + m.REGIONS:
                found.append(target(page, choice, kind, action - first))
        if DESTROY <= action < MOVE:
            region, colour = divmod(action - DESTROY, COLOURS)
            found.append(target(page, choice, "destroy", region, colour))
    return tuple(found)


def origins(page: Page) -> tuple[Origin, ...]:
    """Regions from which armies of mine can move."""
    by_origin: dict[int, list[Target]] = {}
    for choice in page.view.choices:
        if choice.action >= MOVE:
            origin, to = move_origin(choice.action), move_target(choice.action)
            found = target(page, choice, "move", to, -1, origin)
            by_origin.setdefault(origin, []).append(found)
    return tuple(
        Origin(
            origin,
            page.region(origin),
            armies(page.seen, origin, page.me),
            len(by_origin) == 1,
            tuple(sorted(found, key=lambda t: (t.cost, t.name))),
        )
        for origin, found in by_origin.items()
    )


def infos(page: Page) -> tuple[Info, ...]:
    """What one reads on touching a region that cannot be chosen."""
    return tuple(info(page, region) for region in page.seen.regions)


def info(page: Page, region: int) -> Info:
    seen = page.seen
    there = strengths(page, seen, region)
    holder = page.held[region]
    text = page.w("is-free")
    if holder != NOBODY:
        text = (
            page.w("is-mine")
            if holder == page.me
            else page.w("is-held", who=page.colour_name(holder))
        )
    elif there:
        text = page.w("is-tied")
    token = seen.tokens[region] if region < len(seen.tokens) else m.NO_TOKEN
    if token:
        known = page.w("hidden") if token == m.UNTURNED else page.name(m.TOKEN_NAME[token])
        text += f" {known}."
    why, rule = blocked(page, region)
    return Info(region, page.region(region), text, there, why, rule)


def blocked(page: Page, region: int) -> tuple[str, str]:
    """Why nothing can be done here now, with the rule that says so."""
    legal = page.seen.legal
    if not legal or any(BID <= action < BID + m.MOST_COINS + 1 for action in legal):
        return "", "EL-9.1"
    first = max(legal)
    if first >= MOVE:
        return page.w(
            "why-move" if not armies(page.seen, region, page.me) else "why-points"
        ), "EL-6.2.2"
    if first >= DESTROY:
        return page.w("why-destroy"), "EL-6.4.1"
    if first >= BUILD:
        return page.w("why-build"), "EL-6.3.1"
    if first >= PLACE:
        return page.w("why-place"), "EL-6.1.2"
    return "", "EL-9.1"
