"""Drawing from the Development deck and turning Danger cards (IWK-16).

Nobody has seen a lone player's Danger cards, so they lie in the same bag as the deck until they
are turned: the next one is a Calamity or Menace as often as those are among all unturned ones.
"""

from typing import Final

from mypy_extensions import i64

from regalia.games.wonderful.bag import Bag, without_card
from regalia.games.wonderful_kingdom.material import ROUNDS
from regalia.games.wonderful_kingdom.state import NOBODY, NONE, SEARCHING, KingdomState

LAID: Final = 3  # Danger cards of a round


def in_deck(s: KingdomState) -> i64:
    """How many cards the deck has, the visible one included."""
    count = len(s.deck)
    if s.seats == 1 and not s.parted:
        count -= s.danger - len(s.special)
    return count + (0 if s.top == NONE else 1)


def in_danger_deck(s: KingdomState) -> i64:
    """How many Danger cards have not been laid out: three go in each round (IWK-16.5)."""
    if s.seats == 2:
        return 0
    laid = 0
    if s.phase >= SEARCHING:
        laid = min(s.turn, LAID) if s.phase == SEARCHING else LAID
    return LAID * (ROUNDS - s.round) - laid


def draw(s: KingdomState, count: i64) -> bytes:
    """The next cards of the deck, as many as there are."""
    if s.seats == 2:
        bag = Bag(s.deck, s.rng)
        cards = bag.draw(min(count, len(s.deck)))
        s.deck = bag.rest()
        return cards
    drawn: list[int] = []
    for _ in range(count):
        card = draw_top(s)
        if card != NONE:
            drawn.append(card)
    drawn.sort()
    return bytes(drawn)


def draw_top(s: KingdomState) -> i64:
    """The visible card; the one below it shows (IWK-16.2)."""
    if s.top == NONE:
        reshuffle(s)
        turn_top(s)
    card = s.top
    turn_top(s)
    return card


def turn_top(s: KingdomState) -> None:
    """Turn up the next card of the deck, if there is one."""
    s.top = NONE
    if in_deck(s) > 0:
        s.top = s.deck[s.rng.below(len(s.deck))]
        s.deck = without_card(s.deck, s.top)
        if s.keeps_events:
            s.tell("top", NOBODY, (s.top,), "IWK-16.2")


def reshuffle(s: KingdomState) -> None:
    """The open discards become the deck; what was left in the bag are Danger cards (IWK-16.16)."""
    if len(s.pile) == 0:
        return
    if not s.parted:
        s.hiding = s.deck
        s.parted = 1
    s.deck = bytes(sorted(s.pile))
    s.pile = b""
    if s.keeps_events:
        s.tell("reshuffles", NOBODY, (len(s.deck),), "IWK-16.16")


def turn_danger(s: KingdomState) -> i64:
    """What a face-down Danger card is, now that somebody looks."""
    at = s.rng.below(s.danger)
    s.danger -= 1
    if at < len(s.special):
        card = s.special[at]
        s.special = without_card(s.special, card)
    elif s.parted:
        card = s.hiding[s.rng.below(len(s.hiding))]
        s.hiding = without_card(s.hiding, card)
    else:
        card = s.deck[s.rng.below(len(s.deck))]
        s.deck = without_card(s.deck, card)
    return card
