"""The small terms that sentences are made of: cubes, cards, slots still empty."""

from collections.abc import Iterable
from functools import cache

from regalia.core.message import Message, Name
from regalia.games.wonderful.sites import card_of, free_of
from regalia.games.wonderful_world.material import (
    CARD_COST,
    CARD_NAME,
    KIND_SLUG,
    KINDS,
)
from regalia.text.words import Words

words = Words("wonderful_world")
player = words.player


@cache
def amount(kind: int, n: int) -> Message:
    """So many cubes, Krystallium or characters of a kind."""
    return words(KIND_SLUG[kind], n=n)


@cache
def points(n: int) -> Message:
    """So many victory points."""
    return words("point", n=n)


@cache
def slots(free: int) -> list[Message]:
    """What is still missing on a card: "2 Materials and 1 General"."""
    return [amount(kind, free_of(free, kind)) for kind in range(KINDS) if free_of(free, kind)]


def cost(card: int) -> list[Message]:
    """All slots of a card."""
    return slots(CARD_COST[card])


def site_name(site: int) -> Name:
    """The card under construction."""
    return CARD_NAME[card_of(site)]


def names(cards: Iterable[int]) -> list[object]:
    """Cards by name, several copies as "Zeppelin (2)"."""
    found: dict[int, int] = {}
    for card in cards:
        found[card] = found.get(card, 0) + 1
    return [
        CARD_NAME[card] if n == 1 else words("copies", card=CARD_NAME[card], n=n)
        for card, n in found.items()
    ]
