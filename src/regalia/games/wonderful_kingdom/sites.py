"""What this game notes on a card under construction, beside its empty slots (`wonderful.sites`).

From bit 24, above the six kinds of slots: three bits for each of the four resources, how many slots
hold a Krystallium instead (the Sisters never take one, IWK-26.2); then a bit for a Frost Giant.
"""

from typing import Final

from mypy_extensions import i64

from regalia.core.block import Block, block_of
from regalia.games.wonderful import sites

FREE_MASK: Final = 0xFFFFFF
WILD_SHIFT: Final = 24
GIANT: Final = 1 << 36
OPEN_BITS: Final = FREE_MASK | GIANT  # a frozen card is not finished (IWK-11.6)
# One Krystallium in place of a resource.
WILD: Final[Block] = block_of([0x1000000, 0x8000000, 0x40000000, 0x200000000])
MOST_WILD: Final = 7


def pack(counts: list[int]) -> int:
    """A cost, whose resources could all be paid in Krystallium."""
    if max(counts[: len(WILD)]) > MOST_WILD:
        raise ValueError(f"a card cannot have {max(counts)} slots of one resource")
    return sites.pack(counts)


def wild_of(site: i64, resource: i64) -> i64:
    """How many slots of a resource hold a Krystallium."""
    return (site >> (WILD_SHIFT + 3 * resource)) & MOST_WILD


def is_frozen(site: i64) -> bool:
    """Whether a Frost Giant lies under the card."""
    return site & GIANT != 0


def is_full(site: i64) -> bool:
    """Whether every slot is filled."""
    return site & FREE_MASK == 0
