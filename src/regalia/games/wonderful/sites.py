"""Cards under construction: one int each, kept sorted, so that equal areas are equal lists.

From the lowest bit: four bits for each of up to eight kinds of slots, how many of them are still
empty; the card from `CARD_SHIFT` on. The bits between, and those of kinds that a game does not
have, are for what it notes besides. A cost is what is empty at first.
"""

from typing import Final

from mypy_extensions import i64

from regalia.core.block import Block, block_of

KINDS: Final = 8
CARD_SHIFT: Final = 37
# One slot of a kind.
SLOT: Final[Block] = block_of([0x1, 0x10, 0x100, 0x1000, 0x10000, 0x100000, 0x1000000, 0x10000000])


def pack(counts: list[int]) -> int:
    """A cost, or what is free of it, from the number of slots of each kind."""
    free = 0
    for kind in range(len(counts)):
        if not 0 <= counts[kind] <= 15:
            raise ValueError(f"a card cannot have {counts[kind]} slots of one kind")
        free += counts[kind] * SLOT[kind]
    return free


def found(card: i64, cost: i64) -> i64:
    """A new site: nothing placed yet."""
    return card << CARD_SHIFT | cost


def card_of(site: int) -> int:
    """The card of a site."""
    return site >> CARD_SHIFT


def free_of(site: int, kind: int) -> int:
    """How many slots of a kind are empty."""
    return (site >> (4 * kind)) & 15


def find_site(sites: list[int], card: int, copy: int) -> int:
    """Where the copy of that number, in order, of a card lies; 0 is the fullest."""
    wanted: i64 = card
    at = 0
    while True:
        site: i64 = sites[at]
        if site >> CARD_SHIFT == wanted:
            return at + copy
        at += 1
