"""Planning (c): every selected card goes under construction or becomes cubes (IWK-7)."""

from regalia.games.wonderful.row import added, changed
from regalia.games.wonderful.sites import change_site, find_site
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
from regalia.games.wonderful_kingdom.phases import quest, window
from regalia.games.wonderful_kingdom.sites import GIANT
from regalia.games.wonderful_kingdom.state import (
    ANY_CUBE,
    CUBE,
    RECYCLED,
    WITHERING,
    KingdomState,
    is_development,
    is_menace,
)


def enter(s: KingdomState) -> None:
    for seat in range(s.seats):
        s.ask(seat)
        settle(s, seat)


def settle(s: KingdomState, seat: int) -> None:
    """Place cubes that have no choice; close a window in which nothing is left to do."""
    if s.cubes[seat] > 0:
        window.settle_cubes(s, seat)
        if s.cubes[seat] > 0:
            return
    if s.conjuring[seat] == 0 and may_finish(s, seat):
        if len(s.sites[seat]) == s.frozen(seat) and len(legal(s, seat)) == 1:
            s.pending &= ~(1 << seat)


def may_finish(s: KingdomState, seat: int) -> bool:
    """Only Menaces are left in the Selection, and Giants have their cards (IWK-7.9)."""
    return not has_cards(s, seat) and are_placed(s, seat, window.unplaced(s, seat))


def has_cards(s: KingdomState, seat: int) -> bool:
    """Whether a Selection holds more than Menaces, which come last."""
    picked = s.picked[seat]
    return len(picked) > 0 and not is_menace(picked[0])


def are_placed(s: KingdomState, seat: int, giants: int) -> bool:
    """Whether no Giant is left, or no card for one."""
    return giants == 0 or len(s.sites[seat]) == s.frozen(seat)


def legal(s: KingdomState, seat: int) -> list[int]:
    if s.cubes[seat] > 0:
        return window.place_cubes(s, seat)
    if s.conjuring[seat] > 0:
        return [DONE, *window.conjurable(s, seat)]
    actions: Actions = []
    giants = window.unplaced(s, seat)
    if not has_cards(s, seat) and are_placed(s, seat, giants):
        actions.append(DONE)
    can_lose = window.has_spare(s, seat, giants)
    picked = s.picked[seat]
    add_cards(picked, CONSTRUCT_OF, DEVELOPMENT, True, actions)
    add_cards(picked, RECYCLE_OF, TREASURE, can_lose, actions)
    if s.has_council:
        add_powers(s, seat, can_lose, actions)
    window.add_free(s, seat, 0, can_lose, actions)
    if giants > 0:
        window.add_copies(s.sites[seat], FREEZE_AT, False, actions)
    if s.has_council and s.can_use(seat, MAGE):
        actions.extend(window.conjurable(s, seat))
    return actions


def add_cards(
    picked: list[int], table: Actions, last: int, developments: bool, actions: Actions
) -> None:
    """The actions of a table for each different card up to the last kind, with Developments or not.

    Kinds come in order in a Selection.
    """
    before = -1
    for card in picked:
        if CARD_KIND[card] > last:
            return
        if card != before:
            before = card
            if developments or not is_development(card):
                actions.append(table[card])


def add_powers(s: KingdomState, seat: int, can_lose: bool, actions: Actions) -> None:
    """Advisors that act during Planning (IWK-23.15), but for the Court Mage."""
    if s.can_use(seat, EMINENCE):
        add_cards(s.picked[seat], DOUBLE_OF, TREASURE, can_lose, actions)
    if s.can_use(seat, ALCHEMIST):
        actions.append(POWER + ALCHEMIST)
    if s.can_use(seat, TRADER):
        for card in s.picked[seat]:
            if CARD_KIND[card] <= TREASURE:
                actions.append(POWER + TRADER)
                break


def apply(s: KingdomState, seat: int, action: int) -> None:
    if action == DONE:
        if s.conjuring[seat] > 0:
            s.conjuring = changed(s.conjuring, seat, 0)
        else:
            s.pending &= ~(1 << seat)
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


def recycle(s: KingdomState, seat: int, card: int, times: int) -> None:
    """Discard a card and take its cubes in hand (IWK-7.3)."""
    s.unpick(seat, card)
    s.discard(card)
    if s.keeps_events:
        s.tell("recycles", seat, (card,), "IWK-7.3")
    cubes = RECYCLED[card] * times
    if (s.trading >> seat) & 1:
        count = 0
        for resource in range(RESOURCES):
            count += (cubes >> (8 * resource)) & 255
        cubes = count * ANY_CUBE
    s.cubes[seat] = s.cubes[seat] + cubes


def use(s: KingdomState, seat: int, card: int) -> None:
    """The Alchemist or the Trader."""
    s.use(seat, card)
    if card == TRADER:
        s.trading |= 1 << seat
    else:
        s.gain(seat, KRYSTALLIUM, CARD_BONUS[ALCHEMIST * KINDS + KRYSTALLIUM])


def freeze(s: KingdomState, seat: int, action: int) -> None:
    """A Frost Giant under a card: one of this round, or one that waited (IWK-19.1, IWK-19.9)."""
    card = SITE_CARD[action - PLACE]
    if s.count_picked(seat, FROST_GIANT) > 0:
        s.unpick(seat, FROST_GIANT)
    else:
        s.drop_menace(seat, FROST_GIANT)
    sites = s.sites[seat]
    change_site(sites, find_site(sites, card, SITE_COPY[action - PLACE]), GIANT)
    if s.keeps_events:
        s.tell("freezes", seat, (card,), "IWK-19.1")


def conjure(s: KingdomState, seat: int, action: int) -> None:
    """The Court Mage moves up to three cubes, one by one."""
    if s.conjuring[seat] == 0:
        s.use(seat, MAGE)
        s.conjuring = changed(s.conjuring, seat, CARD_AMOUNT[MAGE])
    s.conjuring = added(s.conjuring, seat, -1)
    at = action - PLACE
    kind = SITE_KIND[at]
    s.alchemy[seat] = s.alchemy[seat] - CUBE[kind]
    s.fill(seat, SITE_CARD[at], SITE_COPY[at], kind, False)
    if s.conjuring[seat] > 0 and len(window.conjurable(s, seat)) == 0:
        s.conjuring = changed(s.conjuring, seat, 0)


def leave(s: KingdomState) -> int:
    quest.settle_finals(s)
    s.trading = 0
    return WITHERING
