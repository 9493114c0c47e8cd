"""A lone player's exchange: two hand cards for the pick of five, or of three C&A ones (IWW-14)."""

from typing import Final

from mypy_extensions import i64

from regalia.games.wonderful.bag import Bag, with_card, without_card
from regalia.games.wonderful_world.actions import DRAW_BASE, EXCHANGE, KEEP
from regalia.games.wonderful_world.material import (
    ASCENSION,
    CARD_SET,
    POOL,
    ROUNDS,
    SOLO_DRAW,
    SOLO_POOLS,
)
from regalia.games.wonderful_world.state import (
    BIT,
    CHOOSE_DECK,
    FREE,
    GIVE_SECOND,
    KEEP_ONE,
    NOBODY,
    WorldState,
)

POOLS_PER_ROUND: Final[int] = SOLO_POOLS // ROUNDS


def deck_of(card: i64) -> int:
    """The deck a card belongs to: War or Peace cards have the base back."""
    return 1 if CARD_SET[card] == ASCENSION else 0


def in_deck(s: WorldState, deck: i64) -> int:
    """How many cards can be drawn without a reshuffle; unopened pools are no part of it."""
    if (s.apart >> deck) & 1:
        return len(s.decks(deck))
    pools = POOLS_PER_ROUND * s.rounds - s.opened if s.seats == 1 else 0
    return len(s.decks(deck)) - pools * POOL[1 if s.ascension else 0][deck]


def drawable(s: WorldState, deck: i64) -> int:
    """How many cards an exchange could see at most."""
    count = in_deck(s, deck)
    if s.reshuffles:
        for card in s.pile:
            if deck_of(card) == deck:
                count += 1
    return count


def is_possible(s: WorldState) -> bool:
    """Two cards to give and something to draw: with a reshuffle, at least these two (IWW-14.7)."""
    if len(s.todo(0)) < 2:
        return False
    return s.reshuffles != 0 or in_deck(s, 0) > 0 or in_deck(s, 1) > 0


def legal(s: WorldState) -> list[int]:
    """The next step of an exchange under way (IWW-14.14)."""
    if s.stage == CHOOSE_DECK:
        return [DRAW_BASE + deck for deck in range(2) if drawable(s, deck) > 0]
    cards, family = (s.todo(0), EXCHANGE) if s.stage == GIVE_SECOND else (s.drawn, KEEP)
    return [family + card for card in sorted(set(cards))]


def exchange_rule(s: WorldState) -> str:
    """The rule by which cards are exchanged at this table."""
    return "IWW-18.2" if s.ascension else "IWW-14.6"


def give(s: WorldState, card: i64) -> None:
    """Discard a hand card without bonus."""
    s.set_todo(0, without_card(s.todo(0), card))
    s.throw_away(0, card)
    s.note("gives", 0, card, exchange_rule(s))


def choose_deck(s: WorldState) -> None:
    """Ask which deck to draw from, unless only one has cards (IWW-18.2)."""
    if drawable(s, 1) == 0:
        draw(s, 0)
    elif drawable(s, 0) == 0:
        draw(s, 1)


def draw(s: WorldState, deck: i64) -> None:
    """Look at fresh cards; a deck that runs out is made anew from the pile (IWW-14.12)."""
    wanted = SOLO_DRAW[deck]
    first = min(wanted, in_deck(s, deck))
    bag = Bag(s.decks(deck), s.rng)
    cards = bag.draw(first)
    s.set_decks(deck, bag.rest())
    if first < wanted and s.reshuffles:
        reshuffle(s, deck)
        bag = Bag(s.decks(deck), s.rng)
        for card in bag.draw(min(wanted - first, len(s.decks(deck)))):
            cards = with_card(cards, card)
        s.set_decks(deck, bag.rest())
    s.drawn = cards
    s.stage = KEEP_ONE
    if s.keeps_events:
        s.tell("draws", 0, tuple(cards), exchange_rule(s))
    if len(set(cards)) == 1:
        keep(s, cards[0])


def reshuffle(s: WorldState, deck: i64) -> None:
    """The face-up pile becomes the deck; what was left of the old one are the unopened pools."""
    if (s.apart >> deck) & 1 == 0:
        s.set_pools(deck, s.decks(deck))
        s.apart |= BIT[deck]
    s.set_decks(deck, bytes([card for card in s.pile if deck_of(card) == deck]))
    s.pile = bytes([card for card in s.pile if deck_of(card) != deck])
    if s.keeps_events:
        s.tell("reshuffles", NOBODY, (len(s.decks(deck)),), "IWW-14.12")


def keep(s: WorldState, card: i64) -> None:
    """Take one of the drawn cards into the hand; the others are discarded without bonus."""
    s.pile = s.pile + without_card(s.drawn, card)
    s.drawn = b""
    s.stage = FREE
    s.set_todo(0, with_card(s.todo(0), card))
    s.note("keeps", 0, card, exchange_rule(s))
