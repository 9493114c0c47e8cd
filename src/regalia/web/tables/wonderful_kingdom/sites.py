"""Cards under construction, Menaces among them, and what I may put on each."""

from __future__ import annotations

from collections import Counter

from regalia.games.wonderful.sites import card_of, free_of
from regalia.games.wonderful_kingdom import material as m
from regalia.games.wonderful_kingdom.actions import (
    ALCHEMY,
    BURN_AT,
    CONJURE_AT,
    FIGHT,
    FINISH,
    FIRST_COPY,
    FREEZE,
    GIVE_UP,
    PLACE_AT,
    THAW,
    TRANSMUTE,
    WILD_AT,
    WITHER_AT,
)
from regalia.games.wonderful_kingdom.quests import MIX, MIXES
from regalia.games.wonderful_kingdom.sites import is_frozen, is_full
from regalia.games.wonderful_kingdom.state import COMBAT, EVENING, PRODUCTION
from regalia.web.tables.wonderful.model import Hit, Tool, Wild
from regalia.web.tables.wonderful.sites import copies, owned
from regalia.web.tables.wonderful.sites import note as plain_note
from regalia.web.tables.wonderful_kingdom.faces import cost_of, face, site_face
from regalia.web.tables.wonderful_kingdom.model import Act, Alchemy, Foe, Site
from regalia.web.tables.wonderful_kingdom.page import Page


def sites(page: Page) -> tuple[Site, ...]:
    """Mine, in order; equal copies are one choice, so each of them offers it."""
    mine = page.seen.sites[page.me]
    cards = [card_of(site) for site in mine]
    return tuple(
        one(page, site, FIRST_COPY[card] + copy)
        for site, card, copy in zip(mine, cards, copies(mine, cards), strict=True)
    )


def one(page: Page, site: int, number: int) -> Site:
    card = card_of(site)
    at = number * m.KINDS
    cost = cost_of(card)
    hits: list[Hit] = []
    takes: dict[int, tuple[str, ...]] = {}
    for kind in range(m.KINDS):
        if kind == m.KRYSTALLIUM or not cost[kind] or not free_of(site, kind):
            continue
        choice = page.choice(PLACE_AT[at + kind])
        if choice is not None:
            hits.append(Hit(m.KIND_SLUG[kind], choice, choice.sentence))
            takes[kind] = (m.KIND_SLUG[kind],)
    wilds = wild_ways(page, site, at)
    for wild in wilds:
        kind = m.KIND_SLUG.index(wild.kind)
        takes[kind] = (*takes.get(kind, ()), "krystallium")
    if len(wilds) == 1:
        hits.append(Hit("krystallium", wilds[0].choice, wilds[0].label))
    frozen = is_frozen(site)
    left = sum(free_of(site, kind) for kind in range(m.KINDS))
    is_next = left == 1 and bool(takes) and not frozen
    return Site(
        face=site_face(page, site, None, takes),
        id=page.card_id(card),
        hits=tuple(hits),
        wilds=wilds,
        acts=shown_acts(page, number, cost),
        menu=menu(page, number, card, cost),
        is_frozen=frozen,
        frost=page.card(m.FROST_GIANT) if frozen else "",
        is_next=is_next,
        note=note(
            page, site, m.KIND_SLUG.index(next(iter(takes.values()))[0]) if is_next else None
        ),
    )


def wild_ways(page: Page, site: int, at: int) -> tuple[Wild, ...]:
    """The slots a Krystallium may fill."""
    out: list[Wild] = []
    cost = cost_of(card_of(site))
    for kind in range(m.KRYSTALLIUM + 1):
        if not cost[kind] or not free_of(site, kind):
            continue
        choice = page.choice((PLACE_AT if kind == m.KRYSTALLIUM else WILD_AT)[at + kind])
        if choice is not None:
            out.append(Wild(m.KIND_SLUG[kind], choice, choice.sentence))
    return tuple(out)


def shown_acts(page: Page, number: int, cost: list[int]) -> tuple[Act, ...]:
    """What is asked of this card: answers lie on it."""
    out: list[Act] = []

    def add(action: int, word: str, icon: str, kind: int = 0) -> None:
        choice = page.choice(action) if action else None
        if choice is not None:
            name = page.name(m.KIND_NAME[kind])
            out.append(Act(choice, page.w(word, cube=name), icon, gains(page, action)))

    add(FREEZE + number, "act-freeze", "frost")
    add(THAW + number, "act-thaw", "swords")
    add(FINISH + number, "act-finish", "build")
    at = number * m.KINDS
    for kind in range(m.KINDS):
        if not cost[kind]:
            continue
        slug = m.KIND_SLUG[kind]
        add(BURN_AT[at + kind], "act-burn", slug, kind)
        if kind < m.RESOURCES:
            add(WITHER_AT[at + kind], "act-wither", slug, kind)
            if page.seen.conjuring[page.me]:
                add(CONJURE_AT[at + kind], "act-conjure", slug, kind)
    return tuple(out)


def menu(page: Page, number: int, card: int, cost: list[int]) -> tuple[Act, ...]:
    """What is rarely wanted: behind the three dots."""
    out = []
    give_up = page.choice(GIVE_UP + number)
    if give_up is not None:
        cubes = m.CARD_RECYCLE[card * m.KINDS : card * m.KINDS + m.KINDS]
        hint = page.w("give-up-hint", cubes=page.counted(cubes))
        out.append(Act(give_up, page.w("give-up"), "recycle", hint))
    if not page.seen.conjuring[page.me]:
        for kind in range(m.RESOURCES):
            action = CONJURE_AT[number * m.KINDS + kind] if cost[kind] else 0
            choice = page.choice(action) if action else None
            if choice is not None:
                cube = page.name(m.KIND_NAME[kind])
                hint = page.card(m.MAGE)
                out.append(Act(choice, page.w("act-conjure", cube=cube), m.KIND_SLUG[kind], hint))
    return tuple(out)


def gains(page: Page, action: int) -> str:
    """The points an action brings, where it brings any."""
    points = page.gain(action)
    return f"{points:+d}".replace("-", "−") if points else ""


def note(page: Page, site: int, last: int | None) -> str:
    """What is missing, and what it would bring; which of my tools would be the last."""
    card = card_of(site)
    if is_frozen(site):
        need = page.n(m.SOLDIER, m.CARD_COMBAT[m.FROST_GIANT])
        return page.w("frozen-full" if is_full(site) else "frozen", soldiers=need)
    missing = [free_of(site, kind) for kind in range(m.KINDS)]
    bonus = m.CARD_BONUS[card * m.KINDS : card * m.KINDS + m.KINDS]
    return plain_note(page, missing, bonus, page.worth(card), last)


def foes(page: Page) -> tuple[Foe, ...]:
    """Menaces that wait among my cards; copies are one."""
    out = []
    have = page.soldiers()
    for card, count in Counter(page.seen.menaces[page.me]).items():
        fight = page.choice(FIGHT + card)
        need = m.CARD_COMBAT[card]
        if fight is not None:
            points = page.gain(FIGHT + card)
            text = page.w(
                "foe-now", left=page.n(m.SOLDIER, have - need), points=f"+{page.points(points)}"
            )
        elif card == m.FROST_GIANT:
            text = page.w("foe-waits")
        elif page.seen.phase == COMBAT and have < need:
            text = page.w("foe-strong", need=page.n(m.SOLDIER, need), have=have)
        else:
            text = page.w("foe", need=page.n(m.SOLDIER, need), have=have)
        out.append(Foe(face(page, card), page.card_id(card), count, fight, text))
    return tuple(out)


def alchemy(page: Page) -> Alchemy:
    """What may enter my Alchemy, and what five cubes may become."""
    hits = []
    for kind in range(m.RESOURCES):
        choice = page.choice(ALCHEMY + kind)
        if choice is not None:
            hits.append(Hit(m.KIND_SLUG[kind], choice, choice.sentence))
    mixes = []
    if page.seen.quests:
        for mix in range(MIXES):
            choice = page.choice(TRANSMUTE + mix)
            if choice is not None:
                counts = MIX[mix * m.RESOURCES : (mix + 1) * m.RESOURCES]
                kinds = tuple(m.KIND_SLUG[k] for k, n in enumerate(counts) for _ in range(n))
                mixes.append((choice, kinds))
    cubes = sum(page.seen.alchemy[page.me]) + 1
    if not hits:
        text = ""
    elif page.seen.quests:
        text = page.w("alchemy-quest")
    elif cubes == m.ALCHEMY_CUBES:
        text = page.w("alchemy-fifth")
    else:
        text = page.w("alchemy-next", n=cubes, all=m.ALCHEMY_CUBES)
    return Alchemy(tuple(hits), tuple(mixes), text)


def tools(page: Page, mine: tuple[Site, ...], jar: Alchemy) -> tuple[Tool, ...]:
    """What can be in my hand; the cubes first, else the first thing that fits somewhere."""
    wanted = {tool for site in mine for slot in site.face.slots for tool in slot.takes}
    wanted |= {hit.tool for hit in jar.hits}
    if not page.asked or not wanted:
        return ()
    out: list[Tool] = []
    for kind, count in enumerate(page.cubes):
        if count:
            slug = m.KIND_SLUG[kind]
            label = page.n(kind, count)
            out.append(Tool(slug, slug, count, 0, True, not out, label))
    cubes = bool(out)
    for kind in (m.KRYSTALLIUM, m.SOLDIER):
        slug = m.KIND_SLUG[kind]
        count = page.seen.krystallium[page.me] if kind == m.KRYSTALLIUM else page.soldiers()
        fits = slug in wanted
        is_checked = fits and not cubes and not any(tool.is_checked for tool in out)
        is_checked = is_checked and page.seen.phase in (PRODUCTION, COMBAT, EVENING)
        out.append(owned(page, kind, count, fits, is_checked))
    return tuple(out)
