"""Draft: every seat seals a card of its hand, all are opened together, the hands go on (IWW-4)."""

from typing import Any

from mypy_extensions import i64

from regalia.games.wonderful.bag import Bag, with_card, without_card
from regalia.games.wonderful_world.actions import PICK, PICK_AT
from regalia.games.wonderful_world.material import DEAL, PICKS
from regalia.games.wonderful_world.sight import direction
from regalia.games.wonderful_world.state import BIT, DRAFT, NOBODY, NONE, PLANNING, WorldState


def enter(s: WorldState) -> None:
    if s.pick == 0:
        if s.keeps_events:
            s.tell("round", NOBODY, (s.round,), "IWW-3.1")
        deal(s)
    for seat in range(s.seats):
        if len(s.hands(seat)) == 1:  # IWW-4.5: the last card is no choice
            s.set_sealed(seat, s.hands(seat)[0])
        else:
            s.ask(seat)


def deal(s: WorldState) -> None:
    """Fresh hands, from the base deck and, where it is in play, from the C&A deck (IWW-16.2)."""
    at = s.seats * 2
    table = DEAL[1 if s.ascension else 0]
    base = Bag(s.decks(0), s.rng)
    other = Bag(s.decks(1), s.rng)
    for seat in range(s.seats):
        hand = base.draw(table[at])
        if s.ascension:
            extra = other.draw(table[at + 1])
            for i in range(len(extra)):
                hand = with_card(hand, extra[i])
        s.set_hands(seat, hand)
        if s.keeps_events:
            s.whisper("hand", seat, tuple(hand), "IWW-4.1")
    s.set_decks(0, base.rest())
    s.set_decks(1, other.rest())


def legal(s: WorldState, seat: i64) -> list[int]:
    actions: list[Any] = []
    hand = s.hands(seat)
    before: i64 = -1
    for i in range(len(hand)):
        card: i64 = hand[i]
        if card != before:
            actions.append(PICK_AT[card])
            before = card
    return actions


def apply(s: WorldState, seat: i64, action: i64) -> None:
    s.set_sealed(seat, action - PICK)
    s.pending &= ~BIT[seat]


def leave(s: WorldState) -> int:
    s.shown += 1
    for seat in range(s.seats):
        card = s.sealed(seat)
        s.set_sealed(seat, NONE)
        s.set_drafts(seat, with_card(s.drafts(seat), card))
        s.set_hands(seat, without_card(s.hands(seat), card))
        if s.keeps_events:
            s.tell("picks", seat, (card,), "IWW-4.4")
    s.pick += 1
    if s.pick < PICKS:
        pass_hands(s)
        return DRAFT
    bury(s)
    s.pick = 0
    return PLANNING


def pass_hands(s: WorldState) -> None:
    """Every hand to the neighbour."""
    step = direction(s.round)
    hands = s.all_hands()
    for seat in range(s.seats):
        s.set_hands((seat + step) % s.seats, hands[seat])


def bury(s: WorldState) -> None:
    """What is left after the last pick goes face down, without bonus (IWW-4.7, IWW-13.2)."""
    left = 0
    for seat in range(s.seats):
        hand = s.hands(seat)
        left += len(hand)
        for card in hand:
            s.buried = with_card(s.buried, card)
        s.set_hands(seat, b"")
    if s.keeps_events and left:
        s.tell("leftovers", NOBODY, (left,), "IWW-13.2" if not s.ascension else "IWW-16.3")
