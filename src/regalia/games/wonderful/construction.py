"""Construction areas: a row of sites for each seat, side by side in one block (`core.block`).

Rows are kept ascending, so that equal areas are equal rows. Copies of a card lie side by side, the
fullest first; those that are equally full are one choice.
"""

from typing import Any

from mypy_extensions import i64

from regalia.core.block import Block
from regalia.games.wonderful.sites import CARD_SHIFT


def place_for(rows: Block, row: i64, value: i64) -> i64:
    """Where in a row a number belongs; also for other ascending rows."""
    first = rows[row]
    place = rows[row + 1]
    while place > first and rows[place - 1] > value:
        place -= 1
    return place - first


def find(rows: Block, seat: i64, card: i64, copy: i64) -> i64:
    """Where the copy of that number, in order, of a card lies; 0 is the fullest."""
    first = rows[seat]
    place = first
    while rows[place] >> CARD_SHIFT != card:
        place += 1
    return place - first + copy


def change(rows: Block, seat: i64, at: i64, site: i64) -> None:
    """Let a site be another, and put it where it now belongs."""
    first = rows[seat]
    last = rows[seat + 1] - 1
    place = first + at
    while place > first and rows[place - 1] > site:
        rows[place] = rows[place - 1]
        place -= 1
    while place < last and rows[place + 1] < site:
        rows[place] = rows[place + 1]
        place += 1
    rows[place] = site


def has_slot(rows: Block, seat: i64, wanted: i64) -> bool:
    """Whether some site has an empty slot among the wanted."""
    for place in range(rows[seat], rows[seat + 1]):
        if rows[place] & wanted != 0:
            return True
    return False


def is_twin(rows: Block, seat: i64, place: i64) -> bool:
    """Whether the site at a place of the block is the same as the one before: one choice."""
    return place > rows[seat] and rows[place - 1] == rows[place]


def copy_of(rows: Block, seat: i64, place: i64) -> i64:
    """Which copy of its card the site at a place of the block is."""
    first = rows[seat]
    card = rows[place] >> CARD_SHIFT
    before = place - 1
    while before >= first and rows[before] >> CARD_SHIFT == card:
        before -= 1
    return place - 1 - before


class Choices:
    """How the actions of a game number what can be done with sites.

    `first_copy[card]` is the number of the first copy of a card, `kinds` how many kinds of slots a
    copy has; a site is finished when nothing of `open_bits` is left.
    """

    def __init__(self, first_copy: bytes, kinds: int, open_bits: int) -> None:
        self.first_copy = first_copy
        self.kinds = kinds
        self.open_bits = open_bits

    def add_slots(
        self,
        rows: Block,
        seat: i64,
        wanted: i64,
        may_finish: bool,
        table: list[Any],
        actions: list[Any],
    ) -> None:
        """The actions of a table, by copy and kind, for all empty slots among the wanted."""
        first_copy = self.first_copy
        kinds: i64 = self.kinds
        open_bits: i64 = self.open_bits
        for place in range(rows[seat], rows[seat + 1]):
            site = rows[place]
            free = site & wanted
            if free == 0 or is_twin(rows, seat, place):
                continue
            at = (first_copy[site >> CARD_SHIFT] + copy_of(rows, seat, place)) * kinds
            slot: i64 = 1
            while free != 0:
                if free & 15 != 0 and (may_finish or (site - slot) & open_bits != 0):
                    actions.append(table[at])
                free >>= 4
                slot <<= 4
                at += 1

    def add_copies(
        self,
        rows: Block,
        seat: i64,
        barred: i64,
        kept: i64,
        table: list[Any],
        actions: list[Any],
    ) -> None:
        """The actions of a table, by copy, for all sites without the barred bits; none for one card
        that is kept, if any (-1)."""
        first_copy = self.first_copy
        for place in range(rows[seat], rows[seat + 1]):
            site = rows[place]
            card = site >> CARD_SHIFT
            if site & barred == 0 and card != kept and not is_twin(rows, seat, place):
                actions.append(table[first_copy[card] + copy_of(rows, seat, place)])
