"""Cards under construction: one int each, kept sorted, so that equal areas are equal lists.

From the lowest bit: four bits for each of six kinds of slots, how many are still empty; three bits
for each of the four resources, how many slots hold a Krystallium instead (the Sisters never take
one, IWK-26.2); a bit for a Frost Giant under the card; the card. A cost is what is empty at first.
"""

from typing import Final

FREE_MASK: Final = 0xFFFFFF
WILD_SHIFT: Final = 24
GIANT: Final = 1 << 36
CARD_SHIFT: Final = 37
# One empty slot of a kind, and one Krystallium in place of a resource.
SLOT: Final[list[int]] = [0x1, 0x10, 0x100, 0x1000, 0x10000, 0x100000]
WILD: Final[list[int]] = [0x1000000, 0x8000000, 0x40000000, 0x200000000]


def pack(counts: list[int]) -> int:
    """A cost, or what is free of it, from the number of slots of each kind."""
    free = 0
    for kind in range(len(counts)):
        if not 0 <= counts[kind] <= (15 if kind > 3 else 7):
            raise ValueError(f"a card cannot have {counts[kind]} slots of one kind")
        free += counts[kind] * SLOT[kind]
    return free


def found(card: int, cost: int) -> int:
    """A new site: nothing placed yet."""
    return card << CARD_SHIFT | cost


def card_of(site: int) -> int:
    """The card of a site."""
    return site >> CARD_SHIFT


def free_of(site: int, kind: int) -> int:
    """How many slots of a kind are empty."""
    return (site >> (4 * kind)) & 15


def wild_of(site: int, resource: int) -> int:
    """How many slots of a resource hold a Krystallium."""
    return (site >> (WILD_SHIFT + 3 * resource)) & 7


def is_frozen(site: int) -> bool:
    """Whether a Frost Giant lies under the card."""
    return site & GIANT != 0


def is_full(site: int) -> bool:
    """Whether every slot is filled."""
    return site & FREE_MASK == 0


def add_site(sites: list[int], site: int) -> None:
    """Put a site in its place."""
    at = len(sites)
    while at > 0 and sites[at - 1] > site:
        at -= 1
    sites.insert(at, site)


def find_site(sites: list[int], card: int, copy: int) -> int:
    """Where the copy of that number, in order, of a card lies."""
    at = 0
    while sites[at] >> CARD_SHIFT != card:
        at += 1
    return at + copy


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
