"""Why a place on the map is not offered to the player who moves armies, and by which rule."""

from __future__ import annotations

from regalia.games.wonderful_kingdom import material as m
from regalia.games.wonderful_kingdom.land import armies, castle, places
from regalia.games.wonderful_kingdom.phases import conquest
from regalia.games.wonderful_kingdom.state import CONQUEST, NONE
from regalia.web.tables.wonderful_kingdom.page import Page

Reason = tuple[str, str]  # words, the rule


def why(page: Page, at: int) -> Reason | None:
    """What keeps armies from a place that is not offered; nothing while no armies are moved."""
    seen = page.seen
    if not page.asked or seen.phase != CONQUEST or seen.stage > conquest.JOINING:
        return None
    return unmarched(page, at) if seen.goal == NONE else unjoined(page, at)


def unmarched(page: Page, goal: int) -> Reason:
    """Why my armies cannot go there: the first of these that is so."""
    world, me = page.world, page.me
    if page.seats == 2 and goal == castle(world, 1 - me):
        return page.w("why-castle"), "IWK-30.4"
    soldiers = page.soldiers()
    if not soldiers:
        return page.w("why-no-soldier"), "IWK-30.10"
    mine = reach(page, goal)
    if not mine:
        own = "yes" if armies(world, me, goal) else "no"
        if conquest.moves_double(world, me):
            return page.w("why-beyond", own=own), "IWK-31.5"
        return page.w("why-far", own=own), "IWK-30.10"
    foes = armies(world, 1 - me, goal)
    if mine <= foes:
        return page.w("why-few", foes=foes, n=mine), "IWK-30.11"
    need = page.n(m.SOLDIER, foes + 1)
    return page.w("why-poor", foes=foes, need=need, soldiers=soldiers), "IWK-30.11"


def unjoined(page: Page, origin: int) -> Reason:
    """Why no army more can come from there to where I am going."""
    seen, world, me = page.seen, page.world, page.me
    if origin == seen.goal:
        return page.w("why-goal"), "IWK-30.10"
    here = armies(world, me, origin)
    if not here:
        return page.w("why-none"), "IWK-30.10"
    if not (sources(page, seen.goal) >> origin) & 1:
        if conquest.moves_double(world, me):
            return page.w("why-beyond-goal"), "IWK-31.5"
        return page.w("why-far-goal"), "IWK-30.10"
    # A Move that takes the last Soldier sets out by itself: what is left is that all are called.
    return page.w("why-all-gone", n=here), "IWK-30.10"


def sources(page: Page, goal: int) -> int:
    """A mask of the places from which I may move to a goal."""
    world, me = page.world, page.me
    held = conquest.standing(world, me)
    return conquest.origins(world, me, goal, held, conquest.moves_double(world, me))


def reach(page: Page, goal: int) -> int:
    """How many of my armies may move to a goal."""
    mask = sources(page, goal)
    return sum(
        armies(page.world, page.me, at) for at in range(places(page.world)) if (mask >> at) & 1
    )
