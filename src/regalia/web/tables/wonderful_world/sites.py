"""Cards under construction, what I may put on them, and what that would bring."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regalia.games.wonderful.sites import SLOT, card_of, free_of
from regalia.games.wonderful_world import material as m
from regalia.games.wonderful_world.actions import DISCARD, FIRST_COPY, PLACE_AT, WILD_AT
from regalia.games.wonderful_world.state import NONE, PRODUCTION
from regalia.web.tables.wonderful.model import Hit, Tool, Wild
from regalia.web.tables.wonderful.sites import copies, note, owned
from regalia.web.tables.wonderful_world.faces import site_face
from regalia.web.tables.wonderful_world.model import Site
from regalia.web.tables.wonderful_world.page import HELD, Page

if TYPE_CHECKING:
    from regalia.web.view.table import Choice


def sites(page: Page) -> tuple[Site, ...]:
    """Mine, in order; equal copies are one choice, so each of them offers it."""
    mine = page.seen.mine.sites
    fresh = placed(page)
    cards = [card_of(site) for site in mine]
    return tuple(
        one(page, site, FIRST_COPY[card] + copy, fresh.get(card, {}))
        for site, card, copy in zip(mine, cards, copies(mine, cards), strict=True)
    )


def placed(page: Page) -> dict[int, dict[int, int]]:
    """What I put on single cards in this window: what was free when it opened, and is not now."""
    if page.me < 0 or page.seats == 1:
        return {}
    before = page.seen.areas[page.me].sites
    out: dict[int, dict[int, int]] = {}
    for site in page.seen.mine.sites:
        card = card_of(site)
        old = [other for other in before if card_of(other) == card]
        mine = [other for other in page.seen.mine.sites if card_of(other) == card]
        if len(old) == len(mine) == 1:
            out[card] = {
                kind: free_of(old[0], kind) - free_of(site, kind) for kind in range(m.KINDS)
            }
    return out


def one(page: Page, site: int, number: int, fresh: dict[int, int]) -> Site:
    card = card_of(site)
    at = number * m.KINDS
    hits: list[Hit] = []
    takes: dict[int, tuple[str, ...]] = {}

    def note_take(kind: int, tool: str) -> None:
        takes[kind] = (*takes.get(kind, ()), tool)

    for kind, tool in tools_by_kind(page):
        choice = page.choice(PLACE_AT[at + kind]) if m.CARD_SLOTS[card * m.KINDS + kind] else None
        if choice is not None and free_of(site, kind):
            hits.append(Hit(tool, choice, choice.sentence))
            note_take(kind, tool)
    wilds = wild_ways(page, site, card, at)
    for wild in wilds:
        note_take(m.KIND_SLUG.index(wild.kind), "krystallium")
    if len(wilds) == 1:
        hits.append(Hit("krystallium", wilds[0].choice, wilds[0].label))
    free = site & m.FREE_MASK
    last = next((tools for kind, tools in takes.items() if free == SLOT[kind]), ())
    discard = page.choice(DISCARD + number)
    row = card * m.KINDS
    missing = [free_of(site, kind) for kind in range(m.KINDS)]
    lost = sum(m.CARD_SLOTS[row : row + m.KINDS]) - sum(missing)
    bonus = m.CARD_BONUS_KINDS[row : row + m.KINDS]
    return Site(
        face=site_face(page, site, fresh, takes),
        id=page.card_id(card),
        hits=tuple(hits),
        wilds=wilds,
        discard=discard,
        discard_hint=page.w("discard-hint", n=lost, cube=page.n(m.CARD_RECYCLE[card], 1)),
        is_next=bool(last),
        note=note(page, missing, bonus, page.worth(card), kind_of(page, last)),
    )


def tools_by_kind(page: Page) -> list[tuple[int, str]]:
    """What fills a slot of its own kind: the cube in hand, and what I own."""
    out = [(page.cube, "cube")] if page.cube != NONE else []
    return [*out, (m.GENERAL, "general"), (m.FINANCIER, "financier")]


def wild_ways(page: Page, site: int, card: int, at: int) -> tuple[Wild, ...]:
    """The slots a Krystallium may fill."""
    out: list[Wild] = []

    def add(choice: Choice | None, kind: int) -> None:
        if choice is not None:
            out.append(Wild(m.KIND_SLUG[kind], choice, choice.sentence))

    for kind in range(m.KRYSTALLIUM + 1):
        if not m.CARD_SLOTS[card * m.KINDS + kind] or not free_of(site, kind):
            continue
        table = PLACE_AT if kind == m.KRYSTALLIUM else WILD_AT
        add(page.choice(table[at + kind]), kind)
    return tuple(out)


def kind_of(page: Page, tools: tuple[str, ...]) -> int | None:
    """What the first of some tools is."""
    if not tools:
        return None
    return page.cube if tools[0] == "cube" else m.KIND_SLUG.index(tools[0])


def tools(page: Page, mine: tuple[Site, ...]) -> tuple[Tool, ...]:
    """What can be in my hand; the cubes first, else the first thing that fits somewhere."""
    seen = page.seen
    if page.me < 0 or not page.asked or not page.is_free:
        return ()
    wanted = {tool for site in mine for slot in site.face.slots for tool in slot.takes}
    out: list[Tool] = []
    cube = page.cube
    if cube != NONE:
        is_carried = seen.carried != NONE
        count = 1 if is_carried else seen.mine.loose
        done = 0 if is_carried else seen.counts[page.me] - seen.mine.loose
        out.append(Tool("cube", m.KIND_SLUG[cube], count, done, True, True, page.n(cube, count)))
    for slug, count in zip(HELD, page.held(seen.mine), strict=True):
        fits = slug in wanted
        is_checked = fits and seen.phase == PRODUCTION and not any(t.is_checked for t in out)
        out.append(owned(page, m.KIND_SLUG.index(slug), count, fits, is_checked))
    return tuple(out)
