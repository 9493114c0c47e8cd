"""The Conquest map as it occupied: who holds what, what each site gives, where one may go."""

from __future__ import annotations

from regalia.games.wonderful_kingdom import maps
from regalia.games.wonderful_kingdom import material as m
from regalia.games.wonderful_kingdom.actions import GO, IMPRISON, JOIN, MARCH, OCCUPY, RECRUIT
from regalia.games.wonderful_kingdom.phases import conquest
from regalia.games.wonderful_kingdom.state import CONQUEST, NONE
from regalia.web.tables.wonderful_kingdom.land import PLANS, shapes
from regalia.web.tables.wonderful_kingdom.model import Act, Map, Place, Settle, Spot
from regalia.web.tables.wonderful_kingdom.page import Page
from regalia.web.tables.wonderful_kingdom.reasons import why


def the_map(page: Page) -> Map | None:
    seen = page.seen
    if seen.board == NONE:
        return None
    slugs = maps.PLACE_SLUG[seen.board]
    columns = tuple(
        (width, tuple(place(page, slugs.index(slug), size) for slug, size in stack))
        for width, stack in PLANS[maps.BOARD_SLUG[seen.board]]
    )
    return Map(
        name=page.w("map", board=maps.BOARD_SLUG[seen.board]),
        columns=columns,
        rows=max(len(stack) for _, stack in columns),
        shapes=shapes(seen.board),
        reserves=tuple(reserve(page, side) for side in range(2)),
        settles=settles(page),
        go=page.choice(GO),
        note=note(page),
    )


def places(page: Page) -> int:
    return maps.TERRITORIES[page.seen.board] + 2


def armies(page: Page, side: int, at: int) -> int:
    return page.seen.armies[side * places(page) + at]


def castle_side(page: Page, at: int) -> int:
    """Whose castle a place is, or NONE."""
    side = at - maps.TERRITORIES[page.seen.board]
    return side if side >= 0 else NONE


def place(page: Page, at: int, size: int) -> Place:
    seen = page.seen
    board = seen.board
    castle = castle_side(page, at)
    there = [armies(page, side, at) for side in range(2)]
    owner = 0 if there[0] else 1 if there[1] else NONE
    sites = maps.SITES[board][at]
    occupied = [owner != NONE and (seen.occupied[at] >> i) & 1 == 1 for i in range(len(sites))]
    spots = tuple(
        Spot(maps.BONUS_SLUG[site], bonus(page, site), owner + 1 if occupied[i] else 0)
        for i, site in enumerate(sites)
    )
    code = maps.PLACE_CODE[board][at]
    hit = page.choice(MARCH + code) or page.choice(JOIN + code)
    name = page.name(maps.PLACE_NAME[board][at])
    is_red = castle == 0
    yields = maps.CASTLE_YIELD[board][castle] if castle != NONE else b""
    makes = castle != NONE and (castle == 0 or page.seats == 2)
    return Place(
        slug=maps.PLACE_SLUG[board][at],
        name=page.w("castle-red" if is_red else "castle-blue")
        if castle != NONE
        else short(page, at),
        is_sea=castle == NONE and maps.PLACE_NAME[board][at].en.startswith("sea"),
        is_castle=castle != NONE,
        size=size,
        owner=(castle if castle != NONE and owner == NONE else owner) + 1,
        points=points(page, at, castle),
        yields=tuple(m.KIND_SLUG[k] for k, n in enumerate(yields) for _ in range(n) if makes),
        spots=spots,
        armies=sum(there),
        spare=sum(there) - sum(occupied),
        label=page.w("place", place=name, n=sum(there), who=page.who(owner) if owner >= 0 else "-"),
        hit=hit,
        hit_word=word(page, at, hit is not None),
        why=None if hit else why(page, at),
        recruits=recruits(page) if castle == page.me else (),
        jail=jail(page, at, code),
        is_goal=seen.goal == at,
        joined=seen.joined[at] if seen.joined and seen.goal != NONE else 0,
    )


def short(page: Page, at: int) -> str:
    """R1, M2: what the sentences call it, without the kind."""
    return maps.PLACE_SLUG[page.seen.board][at].upper()


def bonus(page: Page, site: int) -> str:
    return page.said("bonus-" + maps.BONUS_SLUG[site])


def points(page: Page, at: int, castle: int) -> tuple[tuple[int, int], ...]:
    """Points of control, by seat; alone Blue's count against me."""
    board = page.seen.board
    if castle == 0 or (castle == 1 and page.seats == 2):
        return ()
    both = maps.BLUE_CASTLE_VP[board] if castle == 1 else maps.PLACE_VP[board][at * 2 : at * 2 + 2]
    red, blue = both
    return (1, red), (2, -blue if page.seats == 1 else blue)


def word(page: Page, at: int, can: bool) -> str:
    """What a click on a place does, and against whom."""
    if not can:
        return ""
    if page.seen.goal != NONE:
        return page.w("join-from")
    foes = armies(page, 1 - page.me, at)
    return page.w("attack", n=foes) if foes else page.w("move-here")


def recruits(page: Page) -> tuple[Act, ...]:
    out = []
    for n in range(maps.ARMIES):
        choice = page.choice(RECRUIT + n)
        if choice is not None:
            left = page.n(m.SOLDIER, page.soldiers() - n - 1)
            out.append(Act(choice, str(n + 1), "army", page.w("left-over", soldiers=left)))
    return tuple(out)


def jail(page: Page, at: int, code: int) -> tuple[Act, ...]:
    out = []
    for site in range(maps.MOST_SITES):
        choice = page.choice(IMPRISON + code * maps.MOST_SITES + site)
        if choice is not None:
            sites = maps.SITES[page.seen.board][at]
            kind = maps.BONUS_SLUG[sites[site]] if site < len(sites) else "army"
            name = bonus(page, sites[site]) if site < len(sites) else page.w("army")
            out.append(Act(choice, page.w("imprison", site=name), kind))
    return tuple(out)


def settles(page: Page) -> tuple[Settle, ...]:
    """Ways to stand on the sites of the place in question."""
    seen = page.seen
    if not seen.unsettled or page.me < 0:
        return ()
    at = 0
    while (seen.unsettled >> at) & 1 == 0:
        at += 1
    sites = maps.SITES[seen.board][at]
    out = []
    for mask in range(1 << len(sites)):
        choice = page.choice(OCCUPY + mask)
        if choice is not None:
            spots = tuple(
                Spot(
                    maps.BONUS_SLUG[site], bonus(page, site), page.me + 1 if (mask >> i) & 1 else 0
                )
                for i, site in enumerate(sites)
            )
            held = [spot.label for spot in spots if spot.seat]
            out.append(Settle(choice, page.both(held) or page.w("no-site"), spots))
    return tuple(out)


def reserve(page: Page, side: int) -> tuple[int, str, str]:
    seen = page.seen
    text = page.w("reserve", n=seen.reserve[side], prison=seen.prisoners[side])
    return side + 1, page.who(side), text


def note(page: Page) -> str:
    """How one moves, while one may."""
    seen = page.seen
    if seen.phase != CONQUEST or not page.asked or seen.stage > conquest.JOINING:
        return page.w("map-lead")
    if seen.goal != NONE:
        foes = armies(page, 1 - page.me, seen.goal)
        return page.w("join-note", n=sum(seen.joined), need=foes + 1)
    return page.w("march-note", soldiers=page.n(m.SOLDIER, page.soldiers()))
