"""Cards in rows: my hand, the Selections in Planning, what I may keep; each with its verbs."""

from __future__ import annotations

from regalia.games.wonderful.sites import card_of, free_of
from regalia.games.wonderful_kingdom import material as m
from regalia.games.wonderful_kingdom.actions import (
    CONSTRUCT,
    DESTROY,
    DOUBLE,
    JEST_GIVE,
    JEST_TAKE,
    KEEP,
    MURDER,
    OFFER,
    RECYCLE,
    SACRIFICE,
    TAKE,
)
from regalia.games.wonderful_kingdom.state import (
    ARRIVAL,
    CHOICE,
    COUNCIL,
    PLANNING,
    SEARCHING,
    START,
)
from regalia.web.tables.wonderful.model import HandCard, Verb
from regalia.web.tables.wonderful_kingdom.faces import cost_of, effect, face
from regalia.web.tables.wonderful_kingdom.model import Strip
from regalia.web.tables.wonderful_kingdom.offers import halved
from regalia.web.tables.wonderful_kingdom.page import Page


def strips(page: Page) -> tuple[Strip, ...]:
    """The rows that matter now, the cards numbered on through all of them."""
    seen = page.seen
    if page.me < 0 or seen.over:
        return ()
    rows: list[tuple[str, str, list[int], bool]] = []
    if seen.phase == COUNCIL:
        rows.append(("drawn", "council-choice", list(seen.choices), False))
    elif seen.drawn and page.asked:
        rows.append(("drawn", "drawn", list(seen.drawn), False))
    if seen.phase == ARRIVAL and page.seats == 2 and page.asked:
        rows.append(("pack", "pack", sorted(set(seen.unseen_menaces[page.me])), False))
    if seen.phase in (ARRIVAL, CHOICE) and page.seats == 2:
        rows.append(("hand", "hand", list(seen.hand), False))
    if seen.phase in (START, PLANNING):
        mine = [view[0] for view in seen.picked[page.me]]
        rows.append(("hand", "selection", mine, False))
        if seen.phase == START and page.seats == 2 and page.asked:
            rows.append(("theirs", "theirs", [v[0] for v in seen.picked[1 - page.me]], True))
    out = []
    index = 0
    for id, title, cards, theirs in rows:
        if not cards:
            continue
        row = []
        half = halved(page) if id == "hand" and seen.phase == CHOICE else None
        for card in cards:
            is_half = half is not None and half[0] == card
            row.append(hand_card(page, index, card, id, half if is_half else None))
            if is_half:
                half = None
            index += 1
        if theirs and not any(card.verbs for card in row):
            continue
        room = 8 if max(map(len, seen.areas), default=0) < 4 else 4
        if seen.phase == START and len(rows) > 1:
            room = 6
        many = len(row) > room
        out.append(Strip(id, heading(page, title), note(page, id, row), tuple(row), many))
    return tuple(out)


def heading(page: Page, title: str) -> str:
    if title == "theirs":
        return page.w("theirs", name=page.seat_name(1 - page.me))
    return page.w(title)


def note(page: Page, id: str, cards: list[HandCard]) -> str:
    seen = page.seen
    if id == "hand" and seen.phase == CHOICE:
        return page.w("hand-note", n=len(cards))
    if id == "hand" and seen.phase == PLANNING:
        return page.w("left", n=sum(not card.face.is_foe for card in cards))
    if id == "drawn" and seen.phase == SEARCHING:
        return page.w("keep-one")
    return ""


def hand_card(
    page: Page, at: int, card: int, id: str, half: tuple[int, int, int] | None
) -> HandCard:
    verbs = () if half is not None else verbs_for(page, card, id)
    where = ""
    if half is not None:
        where = page.w("half-down" if half[2] else "half-up", n=half[1] + 1)
    return HandCard(
        face=face(page, card),
        id=page.card_id(card),
        pick=f"aim-{page.view.ply}-{at}",
        index=at,
        verbs=verbs,
        lines=lines(page, card),
        where=where,
        is_lit=bool(verbs) or not page.asked,
    )


def lines(page: Page, card: int) -> tuple[str, ...]:
    """Beside what a card says: what it would be to me."""
    if m.CARD_KIND[card] == m.DEVELOPMENT:
        slots = sum(cost_of(card))
        return (
            page.w("worth", points=page.points(page.worth(card))),
            page.w("reach", n=reach(page, card), all=slots),
        )
    if m.CARD_KIND[card] == m.TREASURE:
        return (page.w("treasure"),)
    return (effect(page, card),)


def reach(page: Page, card: int) -> int:
    """How many of its slots one round of my production, and what I own, would fill."""
    have = [page.makes(page.me, kind) for kind in range(m.RESOURCES)]
    have += [page.seen.krystallium[page.me], page.soldiers()]
    return sum(min(have[kind], cost) for kind, cost in enumerate(cost_of(card)))


def verbs_for(page: Page, card: int, id: str) -> tuple[Verb, ...]:
    out: list[Verb] = []

    def add(action: int, word: str, icon: str, cube: str = "", after: str = "", n: int = 0) -> None:
        choice = page.choice(action)
        if choice is not None:
            out.append(Verb(choice, page.w(word, n=n), icon, cube, after, not out))

    if id == "drawn":
        add(KEEP + card, "keep", "done")
        return tuple(out)
    if id == "pack":
        add(TAKE + card, "take", "done")
        return tuple(out)
    if id == "theirs":
        add(DESTROY + card, "destroy", "swords")
        add(MURDER + card, "murder", "swords")
        add(JEST_TAKE + card, "jest-take", "swap")
        return tuple(out)
    lie = [len(row) for row in page.seen.areas]
    half = halved(page)
    if half is not None:
        lie[half[1]] += 1
    for area in range(2):
        after = page.w("then", n=lie[area] + 1)
        add(OFFER + card * 4 + area * 2, "offer-up", "plus", after=after, n=area + 1)
    for area in range(2):
        after = page.w("spends-trap")
        add(OFFER + card * 4 + area * 2 + 1, "offer-down", "trap", after=after, n=area + 1)
    add(CONSTRUCT + card, "construct", "build")
    cubes = [k for k in range(m.RESOURCES) if m.CARD_RECYCLE[card * m.KINDS + k]]
    slug = m.KIND_SLUG[cubes[0]] if cubes else ""
    add(RECYCLE + card, "recycle", "recycle", slug, recycled(page, cubes))
    add(DOUBLE + card, "double", "recycle", slug, page.card(m.EMINENCE))
    add(SACRIFICE + card, "sacrifice", "discard")
    add(JEST_GIVE + card, "jest-give", "swap")
    return tuple(out)


def recycled(page: Page, cubes: list[int]) -> str:
    """Where the cubes of a recycled card could go."""
    fits = [site for site in page.seen.sites[page.me] if any(free_of(site, kind) for kind in cubes)]
    last = [s for s in fits if sum(free_of(s, k) for k in range(m.KINDS)) == 1]
    if last:
        return page.w("cube-completes", card=page.card(card_of(last[0])))
    if fits:
        return page.w("cube-fits", n=len(fits))
    return page.w("cube-alchemy")
