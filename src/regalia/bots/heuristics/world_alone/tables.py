"""The cards as flat tables, and where things stand in a realm: one block of machine words.

Everything is counted in thousandths of a victory point.
"""

from typing import Final

from regalia.core.block import Block, block_of
from regalia.games.wonderful_world.material import (
    CARD_BADGE,
    CARD_BADGE_VP,
    CARD_BONUS_KINDS,
    CARD_COPIES,
    CARD_CORRUPT,
    CARD_COST,
    CARD_DUO,
    CARD_PER,
    CARD_PER_TYPE,
    CARD_RECYCLE,
    CARD_SET,
    CARD_TYPE,
    CARD_VP,
    CARD_YIELD,
    CARDS,
    EMPIRE_BADGE,
    EMPIRE_BADGE_VP,
    EMPIRE_CORRUPT,
    EMPIRE_YIELD,
    FINANCIER,
    GENERAL,
    KINDS,
    KRYSTALLIUM,
    NO_TARGET,
    RESOURCES,
    SUPREMACY,
)

POINT: Final = 1000
FREE_BITS: Final = 0xFFFFFFFF  # the slots of a work
CARD_COUNT: Final[int] = CARDS

# A realm.
ROUND: Final = 0
FIRST: Final = 1  # the first step of Production that is still to come
POINTS: Final = 2  # of finished cards, duties with them
WILD: Final = 3
CUBES: Final = 4
MADE: Final = 5  # by resource
NOW: Final = 10  # cubes in hand, by resource
COUNT: Final = 15  # by target
BADGE: Final = 23  # by target
PER: Final = 31  # multipliers, by resource and type
DUOS: Final = 71  # how many, then each: one target, the other, points
DUO: Final = 72
MOST_DUOS: Final = 8
WISHES: Final = 80  # cards that a scenario asks for and that are not finished
REALM: Final = 81
GENERALS: Final = COUNT + 6
FINANCIERS: Final = COUNT + 7

# By card.
TYPE: Final[Block] = block_of(list(CARD_TYPE))
VALUE: Final[Block] = block_of([POINT * points for points in CARD_VP])
COST: Final[Block] = block_of([CARD_COST[card] for card in range(CARDS)])
RECYCLING: Final[Block] = block_of(list(CARD_RECYCLE))
TARGET: Final[Block] = block_of([-1 if n == NO_TARGET else n for n in CARD_BADGE])
EACH: Final[Block] = block_of([POINT * points for points in CARD_BADGE_VP])
PAIRED: Final[Block] = block_of(
    [
        0
        if CARD_DUO[at] == NO_TARGET
        else CARD_DUO[at] | CARD_DUO[at + 1] << 4 | CARD_DUO[at + 2] << 8
        for at in range(0, 3 * CARDS, 3)
    ]
)
# Icons less corrupted ones, by card * RESOURCES + resource.
NET: Final[Block] = block_of(
    [
        CARD_YIELD[card * KINDS + resource] - CARD_CORRUPT[card * KINDS + resource]
        for card in range(CARDS)
        for resource in range(RESOURCES)
    ]
)
# A multiplier: the resource, and the type, or -1.
PER_RESOURCE: Final[Block] = block_of([CARD_PER[card] - 1 for card in range(CARDS)])
PER_TYPE: Final[Block] = block_of(list(CARD_PER_TYPE))
BONUS_WILD: Final[Block] = block_of(list(CARD_BONUS_KINDS[KRYSTALLIUM::KINDS]))
BONUS_GENERAL: Final[Block] = block_of(list(CARD_BONUS_KINDS[GENERAL::KINDS]))
BONUS_FINANCIER: Final[Block] = block_of(list(CARD_BONUS_KINDS[FINANCIER::KINDS]))
CROWN: Final[Block] = block_of(SUPREMACY)
# One slot of a kind, in what is free of a work.
SLOT: Final[Block] = block_of([1 << (4 * kind) for kind in range(KINDS)])
# The full decks: copies of each card, base, then C&A.
FULL: Final[Block] = block_of(
    [
        CARD_COPIES[card] if CARD_SET[card] == deck else 0
        for deck in range(2)
        for card in range(CARDS)
    ]
)
# By row of an Empire card.
EMPIRE_NET: Final[Block] = block_of(
    [
        EMPIRE_YIELD[row * KINDS + resource] - EMPIRE_CORRUPT[row * KINDS + resource]
        for row in range(len(EMPIRE_BADGE))
        for resource in range(RESOURCES)
    ]
)
EMPIRE_TARGET: Final[Block] = block_of([-1 if n == NO_TARGET else n for n in EMPIRE_BADGE])
EMPIRE_EACH: Final[Block] = block_of([POINT * points for points in EMPIRE_BADGE_VP])
