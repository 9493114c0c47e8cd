"""The small terms that sentences are made of: cubes, points, slots still empty, cards by name."""

from collections.abc import Iterable, Sequence
from functools import cache

from regalia.core.message import Message, Name
from regalia.games.wonderful.sites import free_of
from regalia.text.words import Words


class Terms:
    """The terms of one game: its catalogue, and the ids of its kinds there."""

    def __init__(self, words: Words, kinds: Sequence[str]) -> None:
        self.words = words
        self.kinds = kinds
        # The same few are said again and again.
        self.amount = cache(self._amount)
        self.points = cache(self._points)
        self.slots = cache(self._slots)

    def _amount(self, kind: int, n: int) -> Message:
        """So many cubes, Krystallium, characters or Soldiers of a kind."""
        return self.words(self.kinds[kind], n=n)

    def _points(self, n: int) -> Message:
        """So many victory points."""
        return self.words("point", n=n)

    def _slots(self, free: int) -> list[Message]:
        """What is still missing on a card: "2 Materials and 1 General"."""
        numbers = [free_of(free, kind) for kind in range(len(self.kinds))]
        return [self.amount(kind, n) for kind, n in enumerate(numbers) if n]

    def copies(self, name: Name, n: int) -> Name | Message:
        """A card by name, several copies as "Zeppelin (2)"."""
        return name if n == 1 else self.words("copies", card=name, n=n)


def counted(cards: Iterable[int]) -> dict[int, int]:
    """How often each card is there, in the order in which they come."""
    found: dict[int, int] = {}
    for card in cards:
        found[card] = found.get(card, 0) + 1
    return found
