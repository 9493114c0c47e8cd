"""Cards in my hand: to draft, to plan, to give up, to keep; each with what would come of it."""

from regalia.games.wonderful import sites as site_bits
from regalia.games.wonderful.purse import CUBES_PER_KRYSTALLIUM
from regalia.games.wonderful_world import material as m
from regalia.games.wonderful_world.actions import (
    CONSTRUCT,
    DRAW_ASCENSION,
    DRAW_BASE,
    EXCHANGE,
    KEEP,
    PICK,
    RECYCLE,
    TAKE_FINANCIER,
    TAKE_GENERAL,
)
from regalia.games.wonderful_world.state import DRAFT, KEEP_ONE, NONE
from regalia.web.tables.wonderful.model import HandCard, Verb
from regalia.web.tables.wonderful_world.faces import face
from regalia.web.tables.wonderful_world.model import Pick
from regalia.web.tables.wonderful_world.page import Page
from regalia.web.tables.wonderful_world.previews import open_slots, preview


def cards(page: Page) -> tuple[int, ...]:
    """What I hold, or am offered."""
    seen = page.seen
    if page.me < 0 or seen.over:
        return ()
    if seen.phase == DRAFT:
        return seen.hands[page.me]
    return seen.drawn if seen.stage == KEEP_ONE else seen.todo


def hand(page: Page) -> tuple[HandCard, ...]:
    return tuple(hand_card(page, at, card) for at, card in enumerate(cards(page)))


def hand_card(page: Page, at: int, card: int) -> HandCard:
    verbs = verbs_for(page, card)
    cost = m.CARD_SLOTS[card * m.KINDS : card * m.KINDS + m.KINDS]
    adds = zip(open_slots(page), cost[: m.RESOURCES], strict=True)
    return HandCard(
        face=face(page, card),
        id=page.card_id(card),
        pick=f"aim-{page.view.ply}-{at}",
        index=at,
        verbs=verbs,
        lines=(),
        is_lit=bool(verbs) or page.seen.sealed == card,
        preview=preview(page, face(page, card), cost, page.worth(card)),
        adds=tuple(there + more for there, more in adds),
    )


def verbs_for(page: Page, card: int) -> tuple[Verb, ...]:
    out: list[Verb] = []

    def add(action: int, word: str, icon: str, cube: str = "", after: str = "") -> None:
        choice = page.choice(action)
        if choice is not None:
            name = page.w(word, card=page.card(card))
            out.append(Verb(choice, name, icon, cube, after, not out))

    add(PICK + card, "draft", "done")
    add(KEEP + card, "keep", "done")
    add(CONSTRUCT + card, "construct", "build")
    kind = m.CARD_RECYCLE[card]
    add(RECYCLE + card, "recycle", "recycle", m.KIND_SLUG[kind], recycled(page, kind))
    give = "exchange-second" if page.seen.stage else "exchange"
    add(EXCHANGE + card, give, "swap")
    return tuple(out)


def recycled(page: Page, kind: int) -> str:
    """Where the cube of a recycled card could go."""
    fits = [site for site in page.seen.mine.sites if site_bits.free_of(site, kind)]
    last = [site for site in fits if site & m.FREE_MASK == site_bits.SLOT[kind]]
    if last:
        card = site_bits.card_of(last[0])
        return page.w("cube-completes", card=page.card(card))
    if fits:
        return page.w("cube-fits", n=len(fits))
    return empire_note(page)


def empire_note(page: Page) -> str:
    """What one more cube on my Empire would be."""
    cubes = page.seen.mine.cubes + 1
    if cubes == CUBES_PER_KRYSTALLIUM:
        return page.w("cube-fifth")
    return page.w("cube-empire", n=cubes, all=CUBES_PER_KRYSTALLIUM)


def picks(page: Page) -> tuple[Pick, ...]:
    """The character of Science supremacy; the deck of an exchange."""
    out = []
    for action, kind in ((TAKE_GENERAL, m.GENERAL), (TAKE_FINANCIER, m.FINANCIER)):
        choice = page.choice(action)
        if choice is not None:
            name = page.name(m.KIND_NAME[kind])
            does = page.w(f"take-{m.KIND_SLUG[kind]}")
            pick = Pick(
                choice, m.KIND_SLUG[kind], name, character(page, kind), wanted(page, kind), does
            )
            out.append(pick)
    for action, deck in ((DRAW_BASE, "base"), (DRAW_ASCENSION, "ascension")):
        choice = page.choice(action)
        if choice is not None:
            count = page.seen.deck_sizes[action - DRAW_BASE]
            held = page.w("deck-left", n=count)
            name = page.w(f"name-{deck}")
            out.append(Pick(choice, "deck", name, held, "", choice.sentence))
    return tuple(out)


def wanted(page: Page, kind: int) -> str:
    """Which of my cards want a kind of character, and how many."""
    sites = [site for site in page.seen.mine.sites if site_bits.free_of(site, kind)]
    if not sites:
        return page.w("unwanted")
    cards = [f"{page.card(site_bits.card_of(s))} ({site_bits.free_of(s, kind)})" for s in sites]
    return page.w("wanted", cards=", ".join(cards))


def character(page: Page, kind: int) -> str:
    """The points one more character of a kind is."""
    mine, row = page.seen.mine, page.seen.rows[page.me]
    more = (int(kind == m.GENERAL), int(kind == m.FINANCIER))
    after = page.score_of(mine.built, row, mine.generals + more[0], mine.financiers + more[1])
    return f"+{page.points(after - page.score(page.me))}"


def title(page: Page) -> str:
    seen = page.seen
    if seen.phase == DRAFT:
        return page.w("hand")
    if seen.stage == KEEP_ONE:
        return page.w("drawn")
    return page.w("pool") if page.seats == 1 else page.w("your-draft")


def note(page: Page) -> str:
    seen = page.seen
    if seen.phase == DRAFT:
        if page.asked:
            return ""
        return page.w("sealed", card=page.card(seen.sealed)) if seen.sealed != NONE else ""
    if seen.stage == KEEP_ONE:
        return ""
    if seen.carried != NONE:
        return page.w("first-cube", n=len(seen.todo))
    return page.w("left", n=len(seen.todo))


def passes(page: Page) -> str:
    """Which way the hands go on."""
    if page.seen.phase != DRAFT or page.seats < 2:
        return ""
    step = 1 if page.seen.round % 2 == 0 else -1
    if page.me < 0:
        return page.w("pass-left" if step == 1 else "pass-right")
    return page.w("pass-to", name=page.seat_name((page.me + step) % page.seats))
