"""Cards on the table in the Choice phase: naming them, peeking at them, turning them (IWK-6)."""

from regalia.games.wonderful.sites import add_site
from regalia.games.wonderful_kingdom.actions import OFFERS
from regalia.games.wonderful_kingdom.material import ADVISOR, CARD_KIND, CARDS
from regalia.games.wonderful_kingdom.state import (
    CARD_MASK,
    FACE_DOWN,
    KNOWN_SHIFT,
    OFFER_SHIFT,
    TOKEN_SHIFT,
    KingdomState,
)

TOKEN_MASK: int = 3 << TOKEN_SHIFT


def card_at(tabled: int) -> int:
    """The design of a card on the table."""
    return tabled & CARD_MASK


def is_down(tabled: int) -> bool:
    """Whether a card lies face down."""
    return tabled & FACE_DOWN != 0


def offer_of(tabled: int) -> int:
    """The Offer that a face-down card came with."""
    return (tabled >> OFFER_SHIFT) & (OFFERS - 1)


def knows(tabled: int, seat: int) -> bool:
    """Whether a seat knows the card: it lies open, or the seat hid it or peeked (IWK-6.6)."""
    return tabled & FACE_DOWN == 0 or (tabled >> (KNOWN_SHIFT + seat)) & 1 == 1


def owner_of_token(tabled: int) -> int:
    """The seat whose Illusion token lies on a card, or -1."""
    return ((tabled >> TOKEN_SHIFT) & 3) - 1


def public_card(tabled: int) -> int:
    """The design if everybody sees it, or -1."""
    return -1 if tabled & FACE_DOWN else tabled & CARD_MASK


def hide(card: int, offer: int, seat: int) -> int:
    """A card that a seat puts face down."""
    return card | FACE_DOWN | offer << OFFER_SHIFT | 1 << (KNOWN_SHIFT + seat)


def target_of(tabled: int, seat: int) -> int:
    """How a seat names a card: by design, or by the Offer it came with (IWK-6.5)."""
    if tabled & FACE_DOWN == 0:
        return tabled & CARD_MASK
    if knows(tabled, seat):
        return CARDS + (tabled & CARD_MASK)
    return CARDS * 2 + offer_of(tabled)


def find_target(s: KingdomState, row: list[int], target: int, seat: int, token: int) -> int:
    """Where a named card lies; between two that look alike chance decides (IWK-6.5).

    `token` is the owner of the Illusion token it must bear, -1 for none, or -2 for any.
    """
    found: list[int] = []
    for at in range(len(row)):
        if target_of(row[at], seat) == target and (token == -2 or owner_of_token(row[at]) == token):
            found.append(at)
    if len(found) > 1 and target >= CARDS * 2:
        return found[s.rng.below(len(found))]
    return found[0]


def add_targets(row: list[int], family: int, seat: int, token: int, actions: list[int]) -> None:
    """An action for each card of a row that a seat can tell apart."""
    for tabled in row:
        if token == -2 or owner_of_token(tabled) == token:
            action = family + target_of(tabled, seat)
            if action not in actions:
                actions.append(action)


def look_at(s: KingdomState, row: list[int], at: int, seat: int) -> None:
    """Let a seat know a face-down card."""
    tabled = row.pop(at)
    add_site(row, tabled | 1 << (KNOWN_SHIFT + seat))
    s.shown += 1


def receive(s: KingdomState, seat: int, tabled: int) -> None:
    """Into the Selection area, or, an open advisor, into the Council (IWK-23.5)."""
    tabled &= ~TOKEN_MASK  # IWK-29.5
    if not is_down(tabled) and CARD_KIND[tabled & CARD_MASK] == ADVISOR:
        s.join_council(seat, tabled & CARD_MASK)
    else:
        s.pick(seat, tabled)
