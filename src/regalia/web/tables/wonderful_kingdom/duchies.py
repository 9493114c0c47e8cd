"""Duchies: what lies before each seat, Training and Alchemy, Councils."""

from __future__ import annotations

from collections import Counter

from regalia.games.wonderful_kingdom import material as m
from regalia.games.wonderful_kingdom.actions import (
    COVER,
    ICON_CARD,
    ICON_WHAT,
    ICONS,
    PER_LINE,
    POWER,
    UNCOVER,
)
from regalia.games.wonderful_kingdom.state import CHOICE, CONQUEST, PLANNING, START
from regalia.web.tables.wonderful.model import Amount
from regalia.web.tables.wonderful_kingdom.faces import badge_of, face, power, site_face
from regalia.web.tables.wonderful_kingdom.model import Act, Advisor, Built, Duchy
from regalia.web.tables.wonderful_kingdom.offers import picked
from regalia.web.tables.wonderful_kingdom.page import Page


def duchy(page: Page, seat: int) -> Duchy:
    seen = page.seen
    row = seen.rows[seat]
    is_me = seat == page.me
    is_to_act = page.view.started and seat in seen.to_act
    cubes = tuple(m.KIND_SLUG[kind] for kind, n in enumerate(seen.alchemy[seat]) for _ in range(n))
    choosing = seen.phase == CHOICE
    most = max(seen.traps[seat], m.TRAPS if seen.board < 0 and page.seats == 2 else 0)
    return Duchy(
        seat=seat + 1,
        name=page.seat_name(seat),
        kind=page.view.seats[seat].kind,
        duchy=page.name(m.DUCHY_NAME[row]),
        side=m.SIDES[m.DUCHY_SIDE[row]],
        badge=badge_of(page, row),
        is_to_act=is_to_act,
        state=state(page, is_to_act),
        totals=tuple(page.amount(kind, page.makes(seat, kind)) for kind in range(m.RESOURCES)),
        cubes=cubes,
        room=max(0, m.ALCHEMY_CUBES - len(cubes)),
        cubes_label=page.w("alchemy-label", cubes=page.counted(seen.alchemy[seat]) or "0"),
        krystallium=page.amount(m.KRYSTALLIUM, seen.krystallium[seat]),
        soldiers=page.amount(m.SOLDIER, seen.soldiers[seat]),
        training=seen.training[seat],
        training_label=page.w("training-full" if seen.training[seat] else "training-empty"),
        types=types(page, seen.built[seat]),
        stolen=stolen(page, seat),
        tokens=tokens(page, seat),
        traps=seen.traps[seat] if choosing else 0,
        traps_spent=most - seen.traps[seat] if choosing else 0,
        traps_label=page.w("traps", n=seen.traps[seat]),
        spies=seen.spies[seat] if page.seats == 2 else 0,
        built=built(page, seat),
        sites=() if is_me else tuple(site_face(page, site) for site in seen.sites[seat]),
        foes=()
        if is_me
        else tuple((face(page, card), n) for card, n in Counter(seen.menaces[seat]).items()),
        picked=picked(page, seat) if show_picked(page, seat) else (),
        council=council(page, seat),
        points=page.score(seat),
    )


def show_picked(page: Page, seat: int) -> bool:
    """Mine is in the row above once it is to be planned."""
    if seat == page.me:
        return page.is_choosing
    return page.is_choosing or page.seen.phase in (START, PLANNING)


def types(page: Page, cards: tuple[int, ...]) -> tuple[Amount, ...]:
    """How many finished cards there are of each type."""
    found = [sum(m.CARD_TYPE[card] == t for card in cards) for t in range(m.TYPES)]
    return tuple(
        Amount(m.TYPE_SLUG[t], n, f"{page.name(m.TYPE_NAME[t])}: {n}") for t, n in enumerate(found)
    )


def covered(page: Page, seat: int, card: int) -> list[int]:
    """The icons of a card that Stolen tokens cover, by resource."""
    out = []
    for icon in page.seen.stolen[seat]:
        if ICON_CARD[icon] == card:
            what = ICON_WHAT[icon]
            out.append(m.CARD_PER[card] - 1 if what == PER_LINE else what)
    return out


def stolen(page: Page, seat: int) -> tuple[Amount, ...]:
    """What is covered on the Duchy card itself."""
    kinds = covered(page, seat, m.CARDS + page.seen.rows[seat])
    return tuple(
        Amount(m.KIND_SLUG[kind], 1, page.w("covered", cube=page.name(m.KIND_NAME[kind])))
        for kind in kinds
    )


def built(page: Page, seat: int) -> tuple[Built, ...]:
    """Finished cards; the copies of a design share the icons that are covered on it."""
    out = []
    is_me = seat == page.me
    before = -1
    for card in page.seen.built[seat]:
        is_first = card != before
        before = card
        kinds = covered(page, seat, card) if is_first else []
        out.append(
            Built(
                face=face(page, card),
                id=page.card_id(card) if is_me else "",
                covered=tuple(m.KIND_SLUG[kind] for kind in kinds),
            )
        )
    return tuple(out)


def icon_acts(page: Page) -> tuple[Act, ...]:
    """Icons that a Thief may cover, or that may be freed."""
    out = []
    for icon in range(ICONS):
        for family in (COVER, UNCOVER):
            choice = page.choice(family + icon)
            if choice is not None:
                card, what = ICON_CARD[icon], ICON_WHAT[icon]
                kind = m.CARD_PER[card] - 1 if what == PER_LINE else what
                name = m.DUCHY_NAME[card - m.CARDS] if card >= m.CARDS else m.CARD_NAME[card]
                slug = m.KIND_SLUG[kind]
                out.append(Act(choice, page.name(name), slug, is_kind=True))
    return tuple(out)


def tokens(page: Page, seat: int) -> tuple[Amount, ...]:
    """What is only there now and then."""
    seen = page.seen
    counts = [
        ("calamity", seen.calamities[seat], "calamities"),
        ("sister", seen.sisters[seat], "sisters"),
        ("egg", seen.eggs[seat], "eggs"),
        ("illusion", seen.tokens[seat], "illusions"),
        ("debt", seen.debt[seat], "debts"),
        ("herald", seen.heralds[seat], "heralds"),
        ("spy", seen.spies[seat] if page.seats == 2 else 0, "spies"),
        ("prison", seen.prisoners[seat] if seen.prisoners else 0, "prisoners"),
    ]
    return tuple(Amount(icon, n, page.w(word, n=n)) for icon, n, word in counts if n)


def council(page: Page, seat: int) -> tuple[Advisor, ...]:
    out = []
    seen = page.seen
    for card in range(m.ADVISOR_0, m.CARDS):
        bit = 1 << (card - m.ADVISOR_0)
        if not seen.council[seat] & bit:
            continue
        is_used = bool(seen.used[seat] & bit)
        use = page.choice(POWER + card) if seat == page.me else None
        if is_used:
            why = page.w("power-used")
        elif seen.soldiers[seat] < m.CARD_PRICE[card]:
            why = page.w("power-poor", price=page.n(m.SOLDIER, m.CARD_PRICE[card]))
        else:
            why = ""
        out.append(
            Advisor(face(page, card), power(page, card), m.CARD_PRICE[card], is_used, use, why)
        )
    return tuple(sorted(out, key=lambda advisor: (advisor.use is None, advisor.is_used)))


def state(page: Page, is_to_act: bool) -> str:
    """What a seat is about."""
    seen = page.seen
    if seen.over or not page.view.started or page.seats == 1:
        return ""
    if not is_to_act:
        turns = page.is_choosing or seen.phase in (START, CONQUEST)
        return "" if turns else page.w("state-done")
    return page.w("state-now")
