"""The two Offer areas and the Selections: open cards, backs, what may be done with each."""

from __future__ import annotations

from regalia.games.wonderful_kingdom import material as m
from regalia.games.wonderful_kingdom.actions import (
    ILLUSION,
    OFFER,
    OFFERS,
    PEEK,
    SEARCH,
    SELECT,
    SMUGGLE,
    SPY,
    SWAP_GIVE,
    SWAP_TAKE,
    TARGETS,
)
from regalia.games.wonderful_kingdom.phases import searching
from regalia.games.wonderful_kingdom.sight import View
from regalia.games.wonderful_kingdom.state import CHOICE, NONE, SEARCHING
from regalia.web.tables.wonderful.model import HandCard
from regalia.web.tables.wonderful_kingdom.faces import face
from regalia.web.tables.wonderful_kingdom.model import Act, Area, Here, Tabled
from regalia.web.tables.wonderful_kingdom.page import Page

SELECTION = 2  # the number of a Selection among zones, to which the seat is added


def target(view: View) -> int:
    """How I name a card on the table (IWK-6.5)."""
    card, is_down, offer, _, _ = view
    if not is_down:
        return card
    return m.CARDS + card if card >= 0 else 2 * m.CARDS + offer


def acts_on(page: Page, view: View, zone: int) -> tuple[Act, ...]:
    """What I may do with a card where it lies."""
    card, is_down, offer, _, token = view
    seen = page.seen
    if not page.asked or seen.phase not in (CHOICE, SEARCHING):
        return ()
    out: list[Act] = []

    def add(action: int, word: str, icon: str) -> None:
        choice = page.choice(action)
        if choice is not None:
            out.append(Act(choice, page.w(word), icon))

    name = target(view)
    if zone < SELECTION:
        at = zone * TARGETS + name
        if token == NONE:
            add(ILLUSION + at, "act-illusion", "illusion")
        if token == page.me:
            add(SWAP_TAKE + at, "act-swap", "swap")
        add(SMUGGLE + at, "act-smuggle", "swap")
        if not is_down and card >= 0 and seen.search_area == zone:
            add(SEARCH + card, "act-search", "search")
    elif zone == SELECTION + page.me:
        add(SWAP_GIVE + name, "act-give", "swap")
    if is_down and card < 0:
        add(SPY + zone * OFFERS + offer, "act-turn" if page.seats == 1 else "act-spy", "eye")
    return tuple(out)


def tabled(page: Page, view: View, zone: int, is_waiting: bool = False) -> Tabled:
    card, is_down, offer, known, token = view
    owner = page.offerer(offer) if is_down else NONE
    looked = tuple(
        seat + 1 for seat in range(page.seats) if (known >> seat) & 1 and is_down and seat != owner
    )
    if not is_down:
        tag, label = "", ""
    elif owner == NONE:
        tag = label = page.w("danger-card")
    elif card >= 0:
        tag, label = page.card(card), page.w("hidden-known", card=page.card(card))
    else:
        tag, label = page.w("a-trap"), page.w("hidden-by", name=page.seat_name(owner))
    known_id = page.card_id(card) if card >= 0 else page.ids.of(f"back-{zone}-{offer}")
    return Tabled(
        face=face(page, card) if card >= 0 else None,
        id=known_id,
        is_down=bool(is_down),
        seat=owner + 1,
        tag=tag,
        label=label,
        looked=looked,
        token=token + 1,
        is_waiting=is_waiting,
        acts=() if is_waiting else acts_on(page, view, zone),
    )


def picked(page: Page, seat: int) -> tuple[Tabled, ...]:
    """The Selection of a seat."""
    return tuple(tabled(page, view, SELECTION + seat) for view in page.seen.picked[seat])


def halved(page: Page) -> tuple[int, int, int] | None:
    """Card, area and face of the first half of my Offer."""
    half = page.seen.half
    if half == NONE:
        return None
    number = half - OFFER
    return number >> 2, (number >> 1) & 1, number & 1


def areas(page: Page, hand: tuple[HandCard, ...]) -> tuple[Area, ...]:
    if page.seen.phase not in (CHOICE, SEARCHING):
        return ()
    return tuple(area(page, number, hand) for number in range(2))


def area(page: Page, number: int, hand: tuple[HandCard, ...]) -> Area:
    seen = page.seen
    row = seen.areas[number]
    cards = [tabled(page, view, number) for view in row]
    half = halved(page)
    if half is not None and half[1] == number:
        waiting = (half[0], half[2], seen.turn // 2, 1 << page.me if half[2] else 0, NONE)
        cards.append(tabled(page, waiting, number, is_waiting=True))
    peek = page.choice(PEEK + number)
    acts = (Act(peek, page.w("act-peek"), "eye"),) if peek else ()
    is_solo = page.seats == 1
    chosen = is_solo and seen.stage in (searching.CHOSEN, searching.SECOND, searching.KEEPING)
    return Area(
        number=number + 1,
        name=page.w("area", n=number + 1),
        note=note(page, cards),
        cards=tuple(cards),
        here=heres(page, number, hand),
        select=page.choice(SELECT + number),
        select_label=page.w("select", n=number + 1),
        acts=acts,
        is_chosen=chosen and seen.search_area == number,
    )


def heres(page: Page, number: int, hand: tuple[HandCard, ...]) -> tuple[Here, ...]:
    """For each card of the hand, the buttons that offer it here."""
    if page.seen.phase != CHOICE:
        return ()
    out = []
    for card in hand:
        design = m.CARD_SLUG.index(card.face.slug)
        at = OFFER + design * 4 + number * 2
        up, down = page.choice(at), page.choice(at + 1)
        if card.verbs and (up or down):
            out.append(Here(card.index, up, down))
    return tuple(out)


def note(page: Page, cards: list[Tabled]) -> str:
    """How many lie here, and how many of them I do not know."""
    unknown = sum(card.face is None for card in cards)
    if not unknown:
        return page.w("area-note", n=len(cards))
    what = page.w("some-danger" if page.seats == 1 else "some-hidden", n=unknown)
    return page.w("area-with", n=len(cards), what=what)
