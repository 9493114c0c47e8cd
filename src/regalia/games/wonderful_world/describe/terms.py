"""The small terms that sentences are made of: cubes, cards, slots still empty."""

from collections.abc import Iterable

from regalia.core.message import Message
from regalia.games.wonderful.describe.terms import Terms, counted
from regalia.games.wonderful_world.material import CARD_COST, CARD_NAME, KIND_SLUG
from regalia.text.words import Words

words = Words("wonderful_world")
player = words.player
terms = Terms(words, KIND_SLUG)
amount, points, slots = terms.amount, terms.points, terms.slots


def cost(card: int) -> list[Message]:
    """All slots of a card."""
    return slots(CARD_COST[card])


def names(cards: Iterable[int]) -> list[object]:
    """Cards by name, several copies as "Zeppelin (2)"."""
    return [terms.copies(CARD_NAME[card], n) for card, n in counted(cards).items()]
