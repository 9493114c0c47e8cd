"""The small terms that sentences are made of: cubes, cards, slots still empty."""

from collections.abc import Iterable
from functools import cache

from regalia.core.message import Message, Seat
from regalia.games.wonderful.describe.terms import Terms, counted
from regalia.games.wonderful_kingdom.actions import ICON_CARD, ICON_WHAT, PER_LINE
from regalia.games.wonderful_kingdom.material import (
    CARD_AMOUNT,
    CARD_COST,
    CARD_DRAW,
    CARD_KEEP,
    CARD_NAME,
    CARD_PER,
    CARD_RECYCLE,
    CARD_SLUG,
    CARD_STEP,
    CARDS,
    DUCHY_NAME,
    KIND_SLUG,
    KINDS,
    RESOURCES,
)
from regalia.text.words import Words

words = Words("wonderful_kingdom")
player = words.player
terms = Terms(words, KIND_SLUG)
amount, points, slots = terms.amount, terms.points, terms.slots


def missing(site: int) -> object:
    """What a card under construction lacks, or that it lacks nothing."""
    return slots(site & 0xFFFFFF) or words("nothing")


def cost(card: int) -> list[Message]:
    """All slots of a card."""
    return slots(CARD_COST[card])


@cache
def bonus(card: int, times: int) -> list[Message]:
    """The recycling bonus of a card."""
    numbers = [CARD_RECYCLE[card * KINDS + kind] * times for kind in range(RESOURCES)]
    return [amount(kind, n) for kind, n in enumerate(numbers) if n]


def name(card: int) -> object:
    """A card by name, or as a face-down one."""
    return CARD_NAME[card] if card >= 0 else words("face-down", n=1)


def names(cards: Iterable[int]) -> list[object]:
    """Cards by name, several copies as "Farm (2)", face-down ones by number."""
    return [
        words("face-down", n=n) if card < 0 else terms.copies(CARD_NAME[card], n)
        for card, n in counted(cards).items()
    ]


def area(number: int) -> Message:
    """One of the two Offer areas."""
    return words("area", n=number + 1)


def zone(number: int) -> Message:
    """An Offer area or the Selection area of a seat."""
    return area(number) if number < 2 else words("selection", seat=Seat(number - 2))


def icon(number: int) -> Message:
    """A production icon: its card and its resource."""
    card = ICON_CARD[number]
    what = ICON_WHAT[number]
    where = DUCHY_NAME[card - CARDS] if card >= CARDS else CARD_NAME[card]
    if what == PER_LINE:
        return words("icon-per", cube=amount(CARD_PER[card] - 1, 1), card=where)
    return words("icon", cube=amount(what, 1), card=where)


def power(card: int) -> Message:
    """What an advisor does, and when."""
    if CARD_STEP[card] < RESOURCES:
        return words("power-cubes", cubes=amount(CARD_STEP[card], CARD_AMOUNT[card]))
    if CARD_DRAW[card]:
        return words("power-draw", draw=CARD_DRAW[card], keep=CARD_KEEP[card])
    return words(f"power-{CARD_SLUG[card]}", n=CARD_AMOUNT[card])
