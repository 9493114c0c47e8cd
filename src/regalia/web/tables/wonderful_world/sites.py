"""Cards under construction, what I may put on them, and what that would bring."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regalia.games.wonderful.sites import SLOT, card_of, free_of
from regalia.games.wonderful_world import material as m
from regalia.games.wonderful_world.actions import DISCARD, FIRST_COPY, PLACE_AT, WILD_AT
from regalia.games.wonderful_world.state import NONE
from regalia.web.tables.wonderful.model import Hit, Tool, Wild
from regalia.web.tables.wonderful.sites import copies, note
from regalia.web.tables.wonderful_world.faces import site_face
from regalia.web.tables.wonderful_world.model import Site, Way
from regalia.web.tables.wonderful_world.page import Page
from regalia.web.tables.wonderful_world.previews import preview

if TYPE_CHECKING:
    from regalia.web.view.table import Choice


def sites(page: Page) -> tuple[Site, ...]:
    """Mine, in order; equal copies are one choice, so each of them offers it."""
    mine = page.seen.mine.sites
    fresh = placed(page)
    cards = [card_of(site) for site in mine]
    numbers = [
        FIRST_COPY[card] + copy for card, copy in zip(cards, copies(mine, cards), strict=True)
    ]
    return tuple(
        one(page, index, site, number, fresh.get(card, {}))
        for index, (site, card, number) in enumerate(zip(mine, cards, numbers, strict=True))
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


def one(page: Page, index: int, site: int, number: int, fresh: dict[int, int]) -> Site:
    card = card_of(site)
    at = number * m.KINDS
    hits: list[Hit] = []
    takes: dict[int, tuple[str, ...]] = {}

    def note_take(kind: int, tool: str) -> None:
        takes[kind] = (*takes.get(kind, ()), tool)

    for kind, tool in tools_by_kind(page):
        choice = page.choice(PLACE_AT[at + kind]) if m.CARD_SLOTS[card * m.KINDS + kind] else None
        if choice is not None and free_of(site, kind):
            name = page.w("place", what=page.name(m.KIND_NAME[kind]))
            hits.append(Hit(tool, choice, choice.sentence, name))
            note_take(kind, tool)
    wilds = wild_ways(page, site, card, at)
    for wild in wilds:
        note_take(m.KIND_SLUG.index(wild.kind), "krystallium")
    if len(wilds) == 1:
        name = page.w("place", what=page.name(m.KIND_NAME[m.KRYSTALLIUM]))
        hits.append(Hit("krystallium", wilds[0].choice, wilds[0].label, name))
    free = site & m.FREE_MASK
    last = next((tools for kind, tools in takes.items() if free == SLOT[kind]), ())
    discard = page.choice(DISCARD + number)
    row = card * m.KINDS
    missing = [free_of(site, kind) for kind in range(m.KINDS)]
    lost = sum(m.CARD_SLOTS[row : row + m.KINDS]) - sum(missing)
    bonus = m.CARD_BONUS_KINDS[row : row + m.KINDS]
    first = "cube" if page.cube != NONE else ""
    shown = site_face(page, site, fresh, takes)
    id = page.card_id(card)
    return Site(
        face=shown,
        id=id,
        pick=f"aim-{page.seen.round}-{page.seen.phase}-{page.seen.step}-{id}",
        index=index,
        hits=tuple(hits),
        wilds=wilds,
        discard=discard,
        discard_hint=page.w("discard-hint", n=lost, cube=page.n(m.CARD_RECYCLE[card], 1)),
        is_next=bool(last),
        is_lit=any(hit.tool == first or not first for hit in hits) or bool(wilds and not first),
        note=note(page, missing, bonus, page.worth(card), kind_of(page, last)),
        preview=preview(page, shown, missing, page.worth(card)),
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


def in_hand(page: Page) -> Tool | None:
    """The cubes in my hand, and how many of this step's are placed."""
    seen, cube = page.seen, page.cube
    if page.me < 0 or not page.asked or not page.is_free or cube == NONE:
        return None
    is_carried = seen.carried != NONE
    count = 1 if is_carried else seen.mine.loose
    done = 0 if is_carried else seen.counts[page.me] - seen.mine.loose
    return Tool("cube", m.KIND_SLUG[cube], count, done, True, True, page.n(cube, count))


def ways(page: Page, mine: tuple[Site, ...]) -> tuple[Way, ...]:
    """What the cubes of this step can do: by card, those first that they would finish."""
    cube = page.cube
    if cube == NONE:
        return ()
    slug = m.KIND_SLUG[cube]
    lit = [site for site in mine if any(hit.tool == "cube" for hit in site.hits)]
    lit.sort(key=lambda site: sum(not slot.is_full for slot in site.face.slots))
    return tuple(Way(site.face, site.index, missing(site, slug), site.note) for site in lit)


def missing(site: Site, kind: str) -> int:
    """Free slots of a kind."""
    return sum(group.missing for group in site.face.groups if group.kind == kind)
