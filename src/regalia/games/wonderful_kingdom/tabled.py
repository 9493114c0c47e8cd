"""Cards on the table in the Choice phase: naming them, peeking at them, turning them (IWK-6)."""

from mypy_extensions import i64

from regalia.games.wonderful_kingdom.actions import OFFERS
from regalia.games.wonderful_kingdom.material import ADVISOR, CARD_KIND, CARDS
from regalia.games.wonderful_kingdom.state import (
    BIT,
    CARD_MASK,
    FACE_DOWN,
    KNOWN_SHIFT,
    OFFER_SHIFT,
    TOKEN_SHIFT,
    KingdomState,
)

TOKEN_MASK: int = 3 << TOKEN_SHIFT


def card_at(tabled: i64) -> i64:
    """The design of a card on the table."""
    return tabled & CARD_MASK


def is_down(tabled: i64) -> bool:
    """Whether a card lies face down."""
    return tabled & FACE_DOWN != 0


def offer_of(tabled: i64) -> i64:
    """The Offer that a face-down card came with."""
    return (tabled >> OFFER_SHIFT) & (OFFERS - 1)


def knows(tabled: i64, seat: i64) -> bool:
    """Whether a seat knows the card: it lies open, or the seat hid it or peeked (IWK-6.6)."""
    return tabled & FACE_DOWN == 0 or (tabled >> (KNOWN_SHIFT + seat)) & 1 == 1


def owner_of_token(tabled: i64) -> i64:
    """The seat whose Illusion token lies on a card, or -1."""
    return ((tabled >> TOKEN_SHIFT) & 3) - 1


def public_card(tabled: i64) -> i64:
    """The design if everybody sees it, or -1."""
    return -1 if tabled & FACE_DOWN != 0 else tabled & CARD_MASK


def hide(card: i64, offer: i64, seat: i64) -> i64:
    """A card that a seat puts face down."""
    return card | FACE_DOWN | offer << OFFER_SHIFT | BIT[KNOWN_SHIFT + seat]


def target_of(tabled: i64, seat: i64) -> i64:
    """How a seat names a card: by design, or by the Offer it came with (IWK-6.5)."""
    if tabled & FACE_DOWN == 0:
        return tabled & CARD_MASK
    if knows(tabled, seat):
        return CARDS + (tabled & CARD_MASK)
    return CARDS * 2 + offer_of(tabled)


def find_target(s: KingdomState, zone: i64, target: i64, seat: i64, token: i64) -> i64:
    """Where a named card lies; between two that look alike chance decides (IWK-6.5).

    `token` is the owner of the Illusion token it must bear, -1 for none, or -2 for any.
    """
    found: list[int] = []
    for at in range(s.zones_count(zone)):
        tabled = s.zones(zone, at)
        if target_of(tabled, seat) == target and (token == -2 or owner_of_token(tabled) == token):
            found.append(int(at))
    if len(found) > 1 and target >= CARDS * 2:
        return found[s.rng.below(len(found))]
    return found[0]


def add_targets(
    s: KingdomState, zone: i64, family: i64, seat: i64, token: i64, actions: list[int]
) -> None:
    """An action for each card of a zone that a seat can tell apart."""
    for at in range(s.zones_count(zone)):
        tabled = s.zones(zone, at)
        if token == -2 or owner_of_token(tabled) == token:
            action = int(family + target_of(tabled, seat))
            if action not in actions:
                actions.append(action)


def look_at(s: KingdomState, zone: i64, at: i64, seat: i64) -> None:
    """Let a seat know a face-down card."""
    s.lay(zone, s.take(zone, at) | BIT[KNOWN_SHIFT + seat])
    s.shown += 1


def receive(s: KingdomState, seat: i64, tabled: i64) -> None:
    """Into the Selection area, or, an open advisor, into the Council (IWK-23.5)."""
    tabled &= ~TOKEN_MASK  # IWK-29.5
    if not is_down(tabled) and CARD_KIND[tabled & CARD_MASK] == ADVISOR:
        s.join_council(seat, tabled & CARD_MASK)
    else:
        s.pick(seat, tabled)
