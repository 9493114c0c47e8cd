"""The words and facts that all parts of Legends' page ask for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regalia.games.legends import material as m
from regalia.games.legends.actions import NEUTRAL
from regalia.games.legends.observation import LegendsObservation
from regalia.games.legends.state import ARMY_BITS, ARMY_MASK, CITY_AT, CITY_MASK, NOBODY
from regalia.text import add_catalogue, words_in
from regalia.web.tables.page import GamePage

if TYPE_CHECKING:
    from regalia.web.view.table import TableView

WORDS = "legends_table"  # the catalogue of this page
add_catalogue(WORDS, words_in(__package__))


class Page(GamePage):
    """One seat's view, its observation known to be Legends'."""

    words = WORDS

    def __init__(self, view: TableView) -> None:
        seen = view.seen
        assert isinstance(seen, LegendsObservation)
        super().__init__(view)
        self.seen = seen
        self.seats = len(view.seats)
        self.held = dict(zip(seen.regions, seen.holders, strict=True))

    def region(self, region: int) -> str:
        return self.name(m.REGION_NAME[region])

    def colour_name(self, colour: int) -> str:
        """Whose a colour is, as a name that stands alone."""
        if colour == NEUTRAL:
            return self.w("neutral")
        if colour == self.me:
            return self.w("you")
        return self.seat_name(colour)

    @property
    def sea(self) -> int:
        """What a step over the sea costs me, or whose turn it is."""
        return sea_of(self.seen, self.me if self.me >= 0 else self.seen.turn)


def sea_of(seen: LegendsObservation, seat: int) -> int:
    """What a step over the sea costs a seat (EL-6.2.3)."""
    return max(1, m.SEA_COST - (perk(seen, seat, m.FLYING_AT) if seat >= 0 else 0))


def perk(seen: LegendsObservation, seat: int, at: int) -> int:
    """How much a seat has of a lasting ability."""
    return (seen.perks[seat] >> at) & m.PERK


def armies(seen: LegendsObservation, region: int, colour: int) -> int:
    return (seen.board[region] >> (colour * ARMY_BITS)) & ARMY_MASK


def cities(seen: LegendsObservation, region: int, colour: int) -> int:
    return (seen.board[region] >> (CITY_AT + colour * 2)) & CITY_MASK if colour < NEUTRAL else 0


def holders(seen: LegendsObservation) -> dict[int, int]:
    return dict(zip(seen.regions, seen.holders, strict=True))


def island_holder(seen: LegendsObservation, island: int) -> int:
    """The colour controlling strictly the most regions of an island, or NOBODY (EL-9.4)."""
    held = holders(seen)
    first = m.ISLAND_FIRST[island]
    owners = [held.get(r, NOBODY) for r in range(first, first + m.ISLAND_SIZE[island])]
    counts = [owners.count(colour) for colour in range(NEUTRAL + 1)]
    most = max(counts)
    return counts.index(most) if most and counts.count(most) == 1 else NOBODY


def islands(seen: LegendsObservation) -> list[int]:
    return sorted({m.REGION_ISLAND[region] for region in seen.regions})


def points(seen: LegendsObservation, seat: int) -> int:
    return sum(seen.sheets[seat])
