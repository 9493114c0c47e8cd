"""Draft: every seat seals a card of its hand, all are opened together, the hands go on (IWW-4)."""

from typing import Any

from regalia.games.wonderful.bag import Bag, with_card, without_card
from regalia.games.wonderful_world.actions import PICK, PICK_AT
from regalia.games.wonderful_world.material import DEAL, PICKS
from regalia.games.wonderful_world.state import DRAFT, NOBODY, NONE, PLANNING, WorldState


def enter(s: WorldState) -> None:
    if s.pick == 0:
        if s.keeps_events:
            s.tell("round", NOBODY, (s.round,), "IWW-3.1")
        deal(s)
    for seat in range(s.seats):
        if len(s.hands[seat]) == 1:  # IWW-4.5: the last card is no choice
            s.sealed[seat] = s.hands[seat][0]
        else:
            s.ask(seat)


def deal(s: WorldState) -> None:
    """Fresh hands, from the base deck and, where it is in play, from the C&A deck (IWW-16.2)."""
    at = s.seats * 2
    table = DEAL[1 if s.ascension else 0]
    base = Bag(s.decks[0], s.rng)
    other = Bag(s.decks[1], s.rng)
    for seat in range(s.seats):
        hand = base.draw(table[at])
        if s.ascension:
            extra = other.draw(table[at + 1])
            for i in range(len(extra)):
                hand = with_card(hand, extra[i])
        s.hands[seat] = hand
        if s.keeps_events:
            s.whisper("hand", seat, tuple(hand), "IWW-4.1")
    s.decks[0] = base.rest()
    s.decks[1] = other.rest()


def direction(round: int) -> int:
    """Hands go to the left neighbour, one seat up, in rounds 1 and 3 (IWW-4.3)."""
    return 1 if round % 2 == 0 else -1


def has_held(s: WorldState, seat: int, holder: int) -> bool:
    """Whether a seat has had the hand that another one holds now in its own hands this round."""
    return (holder - seat) * direction(s.round) % s.seats <= s.pick


def legal(s: WorldState, seat: int) -> list[int]:
    actions: list[Any] = []
    hand = s.hands[seat]
    before = -1
    for i in range(len(hand)):
        card = hand[i]
        if card != before:
            actions.append(PICK_AT[card])
            before = card
    return actions


def apply(s: WorldState, seat: int, action: int) -> None:
    s.sealed[seat] = action - PICK
    s.pending &= ~(1 << seat)


def leave(s: WorldState) -> int:
    s.shown += 1
    for seat in range(s.seats):
        card = s.sealed[seat]
        s.sealed[seat] = NONE
        s.drafts[seat] = with_card(s.drafts[seat], card)
        s.hands[seat] = without_card(s.hands[seat], card)
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
    if direction(s.round) == 1:
        s.hands.insert(0, s.hands.pop())
    else:
        s.hands.append(s.hands.pop(0))


def bury(s: WorldState) -> None:
    """What is left after the last pick goes face down, without bonus (IWW-4.7, IWW-13.2)."""
    left = 0
    for seat in range(s.seats):
        hand = s.hands[seat]
        left += len(hand)
        for card in hand:
            s.buried = with_card(s.buried, card)
        s.hands[seat] = b""
    if s.keeps_events and left:
        s.tell("leftovers", NOBODY, (left,), "IWW-13.2" if not s.ascension else "IWW-16.3")
