"""Planning (c): every selected card goes under construction or becomes cubes (IWK-7)."""

from mypy_extensions import i64

from regalia.games.wonderful_kingdom import quest, window
from regalia.games.wonderful_kingdom.actions import (
    CONJURE,
    CONSTRUCT,
    CONSTRUCT_OF,
    DONE,
    DOUBLE,
    DOUBLE_OF,
    FREEZE,
    FREEZE_AT,
    PLACE,
    POWER,
    QUEST,
    RECYCLE,
    RECYCLE_OF,
    SACRIFICE,
    SITE_CARD,
    SITE_COPY,
    SITE_KIND,
    THAW,
    Actions,
)
from regalia.games.wonderful_kingdom.material import (
    ALCHEMIST,
    CARD_AMOUNT,
    CARD_BONUS,
    CARD_KIND,
    DEVELOPMENT,
    EMINENCE,
    FROST_GIANT,
    KINDS,
    KRYSTALLIUM,
    MAGE,
    RESOURCES,
    TRADER,
    TREASURE,
)
from regalia.games.wonderful_kingdom.sites import GIANT
from regalia.games.wonderful_kingdom.state import (
    ANY_CUBE,
    BIT,
    CUBE,
    NONE,
    RECYCLED,
    SELECTION,
    WITHERING,
    KingdomState,
    is_development,
    is_menace,
)


def enter(s: KingdomState) -> None:
    for seat in range(s.seats):
        s.ask(seat)
        settle(s, seat)


def settle(s: KingdomState, seat: i64) -> None:
    """Place cubes that have no choice; close a window in which nothing is left to do."""
    if s.cubes(seat) > 0:
        window.settle_cubes(s, seat)
        if s.cubes(seat) > 0:
            return
    if s.conjuring(seat) == 0 and may_finish(s, seat):
        if s.sites_count(seat) == s.frozen(seat) and len(legal(s, seat)) == 1:
            s.pending &= ~BIT[seat]


def may_finish(s: KingdomState, seat: i64) -> bool:
    """Only Menaces are left in the Selection, and Giants have their cards (IWK-7.9)."""
    return not has_cards(s, seat) and are_placed(s, seat, window.unplaced(s, seat))


def has_cards(s: KingdomState, seat: i64) -> bool:
    """Whether a Selection holds more than Menaces, which come last."""
    return s.picked_count(seat) > 0 and not is_menace(s.zones(SELECTION + seat, 0))


def are_placed(s: KingdomState, seat: i64, giants: i64) -> bool:
    """Whether no Giant is left, or no card for one."""
    return giants == 0 or s.sites_count(seat) == s.frozen(seat)


def legal(s: KingdomState, seat: i64) -> list[int]:
    if s.cubes(seat) > 0:
        return window.place_cubes(s, seat)
    if s.conjuring(seat) > 0:
        return [DONE, *window.conjurable(s, seat)]
    actions: Actions = []
    giants = window.unplaced(s, seat)
    if not has_cards(s, seat) and are_placed(s, seat, giants):
        actions.append(DONE)
    can_lose = window.has_spare(s, seat, giants)
    add_cards(s, seat, CONSTRUCT_OF, DEVELOPMENT, True, actions)
    add_cards(s, seat, RECYCLE_OF, TREASURE, can_lose, actions)
    if s.has_council:
        add_powers(s, seat, can_lose, actions)
    window.add_free(s, seat, 0, can_lose, actions)
    if giants > 0:
        window.CHOICES.add_copies(s.sites_rows, seat, GIANT, NONE, FREEZE_AT, actions)
    if s.has_council and s.can_use(seat, MAGE):
        actions.extend(window.conjurable(s, seat))
    return actions


def add_cards(
    s: KingdomState, seat: i64, table: Actions, last: i64, developments: bool, actions: Actions
) -> None:
    """The actions of a table for each different card up to the last kind, with Developments or not.

    Kinds come in order in a Selection.
    """
    before: i64 = -1
    rows = s.zones_rows
    zone = SELECTION + seat
    for place in range(rows[zone], rows[zone + 1]):
        card = rows[place]
        if CARD_KIND[card] > last:
            return
        if card != before:
            before = card
            if developments or not is_development(card):
                actions.append(table[card])


def add_powers(s: KingdomState, seat: i64, can_lose: bool, actions: Actions) -> None:
    """Advisors that act during Planning (IWK-23.15), but for the Court Mage."""
    if s.can_use(seat, EMINENCE):
        add_cards(s, seat, DOUBLE_OF, TREASURE, can_lose, actions)
    if s.can_use(seat, ALCHEMIST):
        actions.append(POWER + ALCHEMIST)
    if s.can_use(seat, TRADER):
        for at in range(s.picked_count(seat)):
            if CARD_KIND[s.zones(SELECTION + seat, at)] <= TREASURE:
                actions.append(POWER + TRADER)
                break


def apply(s: KingdomState, seat: i64, action: i64) -> None:
    if action == DONE:
        if s.conjuring(seat) > 0:
            s.set_conjuring(seat, 0)
        else:
            s.pending &= ~BIT[seat]
            return
    elif CONSTRUCT <= action < RECYCLE:
        card = action - CONSTRUCT
        s.unpick(seat, card)
        s.start_site(seat, card)
        if s.keeps_events:
            s.tell("starts", seat, (card,), "IWK-7.2")
    elif RECYCLE <= action < DOUBLE:
        recycle(s, seat, action - RECYCLE, 1)
    elif DOUBLE <= action < SACRIFICE:
        s.use(seat, EMINENCE)
        recycle(s, seat, action - DOUBLE, 2)
    elif POWER <= action < QUEST:
        use(s, seat, action - POWER)
    elif FREEZE <= action < THAW:
        freeze(s, seat, action)
    elif action >= CONJURE:
        conjure(s, seat, action)
    else:
        window.apply(s, seat, action)
    settle(s, seat)


def recycle(s: KingdomState, seat: i64, card: i64, times: i64) -> None:
    """Discard a card and take its cubes in hand (IWK-7.3)."""
    s.unpick(seat, card)
    s.discard(card)
    if s.keeps_events:
        s.tell("recycles", seat, (card,), "IWK-7.3")
    cubes = RECYCLED[card] * times
    if (s.trading >> seat) & 1:
        count: i64 = 0
        for resource in range(RESOURCES):
            count += (cubes >> (8 * resource)) & 255
        cubes = count * ANY_CUBE
    s.add_cubes(seat, cubes)


def use(s: KingdomState, seat: i64, card: i64) -> None:
    """The Alchemist or the Trader."""
    s.use(seat, card)
    if card == TRADER:
        s.trading |= BIT[seat]
    else:
        s.gain(seat, KRYSTALLIUM, CARD_BONUS[ALCHEMIST * KINDS + KRYSTALLIUM])


def freeze(s: KingdomState, seat: i64, action: i64) -> None:
    """A Frost Giant under a card: one of this round, or one that waited (IWK-19.1, IWK-19.9)."""
    card = SITE_CARD[action - PLACE]
    if s.count_picked(seat, FROST_GIANT) > 0:
        s.unpick(seat, FROST_GIANT)
    else:
        s.drop_menace(seat, FROST_GIANT)
    s.change_site(seat, s.find_site(seat, card, SITE_COPY[action - PLACE]), GIANT)
    if s.keeps_events:
        s.tell("freezes", seat, (card,), "IWK-19.1")


def conjure(s: KingdomState, seat: i64, action: i64) -> None:
    """The Court Mage moves up to three cubes, one by one."""
    if s.conjuring(seat) == 0:
        s.use(seat, MAGE)
        s.set_conjuring(seat, CARD_AMOUNT[MAGE])
    s.add_conjuring(seat, -1)
    at = action - PLACE
    kind = SITE_KIND[at]
    s.add_alchemy(seat, -CUBE[kind])
    s.fill(seat, SITE_CARD[at], SITE_COPY[at], kind, False)
    if s.conjuring(seat) > 0 and len(window.conjurable(s, seat)) == 0:
        s.set_conjuring(seat, 0)


def leave(s: KingdomState) -> i64:
    quest.settle_finals(s)
    s.trading = 0
    return WITHERING
