"""Everything a ruler can choose, as dense ints with stable codes.

A card under construction is named by its design and, where a seat builds several of it, by the
number of the copy, the fullest first. So every printed card has one place in the tables below.
"""

from typing import Any, Final

from regalia.core.actions import ActionSpace, Code
from regalia.games.wonderful_world.material import (
    CARD_COPIES,
    CARD_SLOTS,
    CARD_SLUG,
    CARDS,
    FINANCIER,
    GENERAL,
    KIND_SLUG,
    KINDS,
    RESOURCES,
)

DONE: Final = 0  # close the window
EMPIRE: Final = 1  # put the cube in hand, or one of this step, on the Empire card
TAKE_GENERAL: Final = 2  # the character of Science supremacy
TAKE_FINANCIER: Final = 3
DRAW_BASE: Final = 4  # solo: which deck an exchange draws from
DRAW_ASCENSION: Final = 5
PICK: Final = 6  # draft card c
CONSTRUCT: Final = PICK + CARDS  # put card c under construction
RECYCLE: Final = CONSTRUCT + CARDS  # recycle card c
EXCHANGE: Final = RECYCLE + CARDS  # solo: give up card c, one of two
KEEP: Final = EXCHANGE + CARDS  # solo: keep card c of those drawn
PLACE: Final = KEEP + CARDS  # fill a slot of a card under construction with what it shows

# Copies of all cards in one row: copy n of card c has the number FIRST_COPY[c] + n.
COPIES: Final[int] = sum(CARD_COPIES)
FIRST_COPY: Final[bytes] = bytes([sum(CARD_COPIES[:card]) for card in range(CARDS)])
_copy_card: Final[list[int]] = [card for card in range(CARDS) for _ in range(CARD_COPIES[card])]


def _slots(kinds: int) -> list[tuple[int, int]]:
    """Every (copy, kind) that a cost shows, among the first kinds."""
    return [
        (copy, kind)
        for copy in range(COPIES)
        for kind in range(kinds)
        if CARD_SLOTS[_copy_card[copy] * KINDS + kind]
    ]


_place: Final = _slots(KINDS)
_wild: Final = _slots(RESOURCES)
WILD: Final[int] = PLACE + len(_place)  # fill a resource slot with a Krystallium
DISCARD: Final[int] = WILD + len(_wild)  # give up a card under construction
ACTION_COUNT: Final[int] = DISCARD + COPIES


def _numbers(first: int, slots: list[tuple[int, int]]) -> list[Any]:
    table = [0] * (COPIES * KINDS)
    for offset, (copy, kind) in enumerate(slots):
        table[copy * KINDS + kind] = first + offset
    return table


# Actions by what they are about. They are Any so that compiled code hands out these very numbers
# and need not make each one anew. Filling a slot: by copy * KINDS + kind.
PLACE_AT: Final[list[Any]] = _numbers(PLACE, _place)
WILD_AT: Final[list[Any]] = _numbers(WILD, _wild)
DISCARD_AT: Final[list[Any]] = [DISCARD + copy for copy in range(COPIES)]
PICK_AT: Final[list[Any]] = [PICK + card for card in range(CARDS)]
CONSTRUCT_AT: Final[list[Any]] = [CONSTRUCT + card for card in range(CARDS)]
RECYCLE_AT: Final[list[Any]] = [RECYCLE + card for card in range(CARDS)]
EXCHANGE_AT: Final[list[Any]] = [EXCHANGE + card for card in range(CARDS)]

_sites: Final[list[tuple[int, int]]] = [*_place, *_wild, *[(copy, 0) for copy in range(COPIES)]]
# What actions from PLACE on are about, by action - PLACE.
SITE_CARD: Final[bytes] = bytes([_copy_card[copy] for copy, _ in _sites])
SITE_COPY: Final[bytes] = bytes([copy - FIRST_COPY[_copy_card[copy]] for copy, _ in _sites])
SITE_KIND: Final[bytes] = bytes([kind for _, kind in _sites])


def _site_code(verb: str, copy: int, kind: int) -> Code:
    """The card, the number of the copy from 2 on, and the slot."""
    card = _copy_card[copy]
    number = copy - FIRST_COPY[card] + 1
    code = [verb, CARD_SLUG[card]]
    if number > 1:
        code.append(str(number))
    if verb != "discard":
        code.append(KIND_SLUG[kind])
    return tuple(code)


def _codes() -> list[Code]:
    codes: list[Code] = [("done",), ("empire",)]
    codes += [("take", KIND_SLUG[GENERAL]), ("take", KIND_SLUG[FINANCIER])]
    codes += [("draw", "base"), ("draw", "ascension")]
    for verb in ("pick", "construct", "recycle", "exchange", "keep"):
        codes += [(verb, slug) for slug in CARD_SLUG]
    codes += [_site_code("place", copy, kind) for copy, kind in _place]
    codes += [_site_code("krystallium", copy, kind) for copy, kind in _wild]
    codes += [_site_code("discard", copy, 0) for copy in range(COPIES)]
    return codes


ACTIONS: Final = ActionSpace(_codes())
