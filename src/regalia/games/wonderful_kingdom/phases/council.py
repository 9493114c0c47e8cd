"""Before the first round: each keeps one of two advisors (IWK-23.3, IWK-36.2)."""

from mypy_extensions import i64

from regalia.games.wonderful.bag import with_card, without_card
from regalia.games.wonderful_kingdom import decks
from regalia.games.wonderful_kingdom.actions import KEEP
from regalia.games.wonderful_kingdom.material import ADVISOR_0, ADVISORS_IN_DECK, SOLDIER
from regalia.games.wonderful_kingdom.state import ARRIVAL, BIT, NONE, KingdomState


def enter(s: KingdomState) -> None:
    """Draw two advisors each; `box` holds all the others until the deck is made."""
    for seat in range(s.seats):
        drawn: list[int] = []
        for _ in range(2):
            card = s.box[s.rng.below(len(s.box))]
            s.box = without_card(s.box, card)
            drawn.append(card)
        drawn.sort()
        s.set_choices(seat, bytes(drawn))
        if s.keeps_events:
            if s.seats == 1:
                s.tell("candidates", seat, tuple(drawn), "IWK-23.3")
            else:
                s.whisper("candidates", seat, tuple(drawn), "IWK-23.3")
        s.ask(seat)


def legal(s: KingdomState, seat: i64) -> list[int]:
    return [KEEP + card for card in s.choices(seat)]


def apply(s: KingdomState, seat: i64, action: i64) -> None:
    s.set_sealed(seat, action - KEEP)
    s.pending &= ~BIT[seat]


def leave(s: KingdomState) -> i64:
    """All keep at once; a lone player's other advisor goes among the rest (IWK-23.11)."""
    s.shown += 1
    for seat in range(s.seats):
        card = s.sealed(seat)
        s.set_sealed(seat, NONE)
        other = without_card(s.choices(seat), card)[0]
        s.set_choices(seat, b"")
        s.set_council(seat, s.council(seat) | BIT[card - ADVISOR_0])
        if s.keeps_events:
            s.tell("council", seat, (card,), "IWK-23.3")
        if s.options["setup_advisor_soldier"]:
            s.gain(seat, SOLDIER, 1)  # IWK-34.4
        if s.seats == 1:
            s.box = with_card(s.box, other)
        else:
            s.set_rejected(seat, other)
    fill_deck(s, ADVISORS_IN_DECK)
    return ARRIVAL


def fill_deck(s: KingdomState, count: i64) -> None:
    """So many advisors take the place of the Treasures; the others stay in the box (IWK-23.13)."""
    for _ in range(count):
        card = s.box[s.rng.below(len(s.box))]
        s.box = without_card(s.box, card)
        s.deck = with_card(s.deck, card)
    if s.seats == 1:
        decks.turn_top(s)
