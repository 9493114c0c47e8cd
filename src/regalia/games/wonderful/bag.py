"""Face-down piles as bags of cards: immutable bytes, drawn from when somebody looks."""

from typing import Final

from mypy_extensions import i64

from regalia.core.rng import Rng


class Bag:
    """Cards that nobody has seen, being drawn from; `rest()` is what stays in the pile."""

    def __init__(self, cards: bytes, rng: Rng) -> None:
        self.cards = bytearray(cards)
        self.left = len(cards)
        self.rng = rng

    def draw(self, count: int) -> bytes:
        """So many cards, each of those left equally likely, in ascending order."""
        cards = self.cards
        drawn = [0] * count
        for i in range(count):
            at = self.rng.below(self.left)
            self.left -= 1
            card = cards[at]
            cards[at] = cards[self.left]
            put = i
            while put > 0 and drawn[put - 1] > card:
                drawn[put] = drawn[put - 1]
                put -= 1
            drawn[put] = card
        return bytes(drawn)

    def rest(self) -> bytes:
        """The cards that were not drawn."""
        return bytes(self.cards[: self.left])


# One card as bytes, for adding to a row of cards.
ONE: Final[list[bytes]] = [bytes([card]) for card in range(256)]


def with_card(cards: bytes, card: i64) -> bytes:
    """Sorted cards with one more in its place."""
    at: i64 = len(cards)
    while at > 0 and cards[at - 1] > card:
        at -= 1
    return cards[:at] + ONE[card] + cards[at:]


def without_card(cards: bytes, card: i64) -> bytes:
    """Cards with one copy of a card taken away; it must be there."""
    at: i64 = 0
    while cards[at] != card:
        at += 1
    return cards[:at] + cards[at + 1 :]


def drawn_from(cards: bytes, at: int) -> bytes:
    """A pile after one card was drawn as a `Bag` does it: the last one takes its place."""
    last = len(cards) - 1
    if at == last:
        return cards[:last]
    return cards[:at] + ONE[cards[last]] + cards[at + 1 : last]


def holds_card(cards: bytes, card: i64) -> bool:
    """Whether a card is among them."""
    for i in range(len(cards)):
        if cards[i] == card:
            return True
    return False
