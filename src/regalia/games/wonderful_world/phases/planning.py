"""Planning: every drafted card goes under construction or becomes a cube (IWW-5, IWW-14)."""

from typing import Any

from mypy_extensions import i64

from regalia.games.wonderful.bag import Bag, with_card, without_card
from regalia.games.wonderful_world import exchange, window
from regalia.games.wonderful_world.actions import (
    CONSTRUCT,
    CONSTRUCT_AT,
    DONE,
    DRAW_ASCENSION,
    DRAW_BASE,
    EXCHANGE,
    EXCHANGE_AT,
    KEEP,
    PLACE,
    RECYCLE,
    RECYCLE_AT,
)
from regalia.games.wonderful_world.material import POOL
from regalia.games.wonderful_world.state import (
    CHOOSE_DECK,
    FREE,
    GIVE_SECOND,
    KEEP_ONE,
    NOBODY,
    NONE,
    PRODUCTION,
    WorldState,
)


def enter(s: WorldState) -> None:
    if s.seats == 1:
        if s.keeps_events:
            s.tell("round", NOBODY, (s.round,), "IWW-3.1")
        s.sequence = 0
        open_pool(s)
        s.ask(0)
        return
    for seat in range(s.seats):
        s.set_todo(seat, s.drafts(seat))
        s.ask(seat)


def open_pool(s: WorldState) -> None:
    """A lone player takes the next unseen pool as hand (IWW-14.4, IWW-18.1)."""
    hand = b""
    sizes = POOL[1 if s.ascension else 0]
    for deck in range(2):
        if sizes[deck] == 0:
            continue
        if (s.apart >> deck) & 1:
            bag = Bag(s.pools(deck), s.rng)
        else:
            bag = Bag(s.decks(deck), s.rng)
        for card in bag.draw(sizes[deck]):
            hand = with_card(hand, card)
        if (s.apart >> deck) & 1:
            s.set_pools(deck, bag.rest())
        else:
            s.set_decks(deck, bag.rest())
    s.opened += 1
    s.set_todo(0, hand)
    if s.keeps_events:
        s.tell("pool", 0, tuple(hand), "IWW-14.4")


def legal(s: WorldState, seat: i64) -> list[int]:
    if s.carried(seat) != NONE:
        return window.place_carried(s, seat)
    if s.stage != FREE:
        return exchange.legal(s)
    actions: list[Any] = []
    cards = s.todo(seat)
    if len(cards) == 0:
        actions.append(DONE)
    else:
        add_cards(cards, CONSTRUCT_AT, actions)
        add_cards(cards, RECYCLE_AT, actions)
        if s.seats == 1 and exchange.is_possible(s):
            add_cards(cards, EXCHANGE_AT, actions)
    window.add_placements(s, seat, NONE, actions)
    return actions


def add_cards(cards: bytes, family: list[Any], actions: list[Any]) -> None:
    """An action for each different card of a sorted row."""
    before: i64 = -1
    for i in range(len(cards)):
        card: i64 = cards[i]
        if card != before:
            actions.append(family[card])
            before = card


def apply(s: WorldState, seat: i64, action: i64) -> None:
    if CONSTRUCT <= action < RECYCLE:
        card = action - CONSTRUCT
        s.set_todo(seat, without_card(s.todo(seat), card))
        s.start_site(seat, card)
        s.note("starts", seat, card, "IWW-5.1")
    elif RECYCLE <= action < EXCHANGE:
        s.recycle(seat, action - RECYCLE)
    elif EXCHANGE <= action < PLACE or DRAW_BASE <= action <= DRAW_ASCENSION:
        apply_exchange(s, action)
    else:
        window.apply(s, seat, action)
    if s.seats == 1 and len(s.todo(0)) == 0 and s.carried(0) == NONE and s.stage == FREE:
        if s.sequence == 0:  # IWW-14.8: the second pool when the first is used up
            s.sequence = 1
            open_pool(s)
    s.settle(seat)


def apply_exchange(s: WorldState, action: i64) -> None:
    """One step of a lone player's exchange (IWW-14.6)."""
    if s.stage == FREE:
        exchange.give(s, action - EXCHANGE)
        s.stage = GIVE_SECOND
    elif s.stage == GIVE_SECOND:
        exchange.give(s, action - EXCHANGE)
        s.stage = CHOOSE_DECK
        exchange.choose_deck(s)
    elif s.stage == CHOOSE_DECK:
        exchange.draw(s, action - DRAW_BASE)
    elif s.stage == KEEP_ONE:
        exchange.keep(s, action - KEEP)


def leave(s: WorldState) -> int:
    window.reveal(s)
    for seat in range(s.seats):
        s.set_drafts(seat, b"")
    s.step = 0
    return PRODUCTION
