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


def add_site(sites: list[int], site: int) -> None:
    """Put a site in its place."""
    at = len(sites)
    while at > 0 and sites[at - 1] > site:
        at -= 1
    sites.insert(at, site)


def find_site(sites: list[int], card: int, copy: int) -> int:
    """Where the copy of that number, in order, of a card lies; 0 is the fullest."""
    wanted: i64 = card
    at = 0
    while True:
        site: i64 = sites[at]
        if site >> CARD_SHIFT == wanted:
            return at + copy
        at += 1


def change_site(sites: list[int], at: int, by: int) -> None:
    """Add to a site, and put it where it now belongs."""
    site = sites[at] + by
    while at > 0 and sites[at - 1] > site:
        sites[at] = sites[at - 1]
        at -= 1
    last = len(sites) - 1
    while at < last and sites[at + 1] < site:
        sites[at] = sites[at + 1]
        at += 1
    sites[at] = site


def fill_slot(sites: list[int], at: int, by: int, open_bits: int) -> bool:
    """Change a site by what is placed on it.

    It is taken away, and True is the answer, once none of the bits is set that keep it open.
    """
    if (sites[at] + by) & open_bits == 0:
        sites.pop(at)
        return True
    change_site(sites, at, by)
    return False


def has_free(sites: list[int], kind: int) -> bool:
    """Whether some site has an empty slot of a kind."""
    shift: i64 = 4 * kind
    for i in range(len(sites)):
        site: i64 = sites[i]
        if (site >> shift) & 15 != 0:
            return True
    return False
