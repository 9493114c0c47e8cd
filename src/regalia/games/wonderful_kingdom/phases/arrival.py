"""A round begins: tokens come back, two players get their hands (IWK-5.1, IWK-5.2, IWK-17.2)."""

from mypy_extensions import i64

from regalia.games.wonderful.bag import Bag, with_card, without_card
from regalia.games.wonderful_kingdom import quest, yields
from regalia.games.wonderful_kingdom.actions import TAKE
from regalia.games.wonderful_kingdom.maps import SPY_SITE, TRAP_SITE
from regalia.games.wonderful_kingdom.material import CALAMITY, HAND, TRAPS
from regalia.games.wonderful_kingdom.quests import STEP_SPY, STEPS, TWO_PLAYERS, step_row
from regalia.games.wonderful_kingdom.state import BIT, CHOICE, NONE, SEARCHING, KingdomState


def enter(s: KingdomState) -> None:
    if s.keeps_events:
        if s.seats == 2:
            s.tell("round", s.player(0), (s.round,), "IWK-4.3")
        else:
            s.tell("round", -1, (s.round,), "IWK-4.1")
    s.trading = 0
    s.armed = 0
    for seat in range(s.seats):
        s.set_used(seat, 0)
        s.set_debt(seat, 0)
    if s.seats == 1:
        if s.has_map:
            ready_alone(s)
        return
    for seat in range(2):
        ready(s, seat)
    deal(s)
    if s.has_menace:
        for seat in range(2):
            offer_menaces(s, seat)


def ready(s: KingdomState, seat: i64) -> None:
    """Traps and Spies for this round (IWK-5.1, IWK-24.10, IWK-30.22)."""
    traps = TRAPS
    spies = 0
    if s.has_map:
        traps = yields.count_sites(s, seat, TRAP_SITE)
        spies = yields.count_sites(s, seat, SPY_SITE)
    elif s.has_quest:
        for step in range(STEPS):
            if STEP_SPY[step_row(s.quests[0], TWO_PLAYERS, step)] and quest.has_done(
                s, seat, 0, step
            ):
                spies += 1
    s.set_traps(seat, traps)
    s.set_spies(seat, spies)


def ready_alone(s: KingdomState) -> None:
    """A Spy for each Spy site; Conquest alone begins without any (IWK-32.1, IWK-32.16)."""
    s.spy_total = yields.count_sites(s, 0, SPY_SITE)
    s.set_spies(0, s.spy_total)


def deal(s: KingdomState) -> None:
    """Seven cards each; a Calamity unless Menaces have taken their place (IWK-17.1)."""
    bag = Bag(s.deck, s.rng)
    for seat in range(2):
        hand = bag.draw(HAND)
        if not s.has_menace:
            hand = with_card(hand, CALAMITY)
        s.set_hands(seat, hand)
        if s.keeps_events:
            s.whisper("hand", seat, tuple(hand), "IWK-5.2")
    s.deck = bag.rest()


def offer_menaces(s: KingdomState, seat: i64) -> None:
    """Ask which Menace a seat takes, unless all are alike or chance takes it (IWK-17.3)."""
    left = s.packs_left(seat)
    if s.options["menace_draw"] == "random":
        s.set_sealed(seat, left[s.rng.below(len(left))])
    elif left[0] == left[len(left) - 1]:
        s.set_sealed(seat, left[0])
    else:
        s.ask(seat)


def legal(s: KingdomState, seat: i64) -> list[int]:
    actions: list[int] = []
    before = -1
    for card in s.packs_left(seat):
        if card != before:
            actions.append(TAKE + card)
            before = card
    return actions


def apply(s: KingdomState, seat: i64, action: i64) -> None:
    s.set_sealed(seat, action - TAKE)
    s.pending &= ~BIT[seat]


def leave(s: KingdomState) -> i64:
    if s.seats == 1:
        return SEARCHING
    if s.has_menace:
        for seat in range(2):
            card = s.sealed(seat)
            s.set_packs_left(seat, without_card(s.packs_left(seat), card))
            s.set_hands(seat, with_card(s.hands(seat), card))
            if s.keeps_events:
                s.whisper("menace", seat, (card,), "IWK-17.2")
            s.set_sealed(seat, NONE)
    return CHOICE
