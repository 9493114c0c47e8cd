"""The words and facts that all parts of Legends' page ask for."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from regalia.games.legends import material as m
from regalia.games.legends.actions import NEUTRAL
from regalia.games.legends.observation import LegendsObservation
from regalia.games.legends.phases.movement import sea_cost_with
from regalia.games.legends.rules import Legends
from regalia.games.legends.scoring import island_holder
from regalia.games.legends.state import ARMY_BITS, ARMY_MASK, CITY_AT, CITY_MASK
from regalia.text import add_catalogue, words_in
from regalia.web.tables.page import GamePage, Terms, model, terms

if TYPE_CHECKING:
    from regalia.web.view.table import TableView

WORDS = "legends_table"  # the catalogue of this page
add_catalogue(WORDS, words_in(__package__))


class Words(Terms):
    """Legends' terms."""

    words = WORDS


@model
class Land:
    """All that the map shows: viewers who know the same, under the same names, see the same map."""

    terms: Words
    colours: tuple[str, ...]  # whose each is
    sea: int  # what a step over it costs
    shape: str
    layout: tuple[int, ...]
    centre: int
    regions: tuple[int, ...]
    holders: tuple[int, ...]
    island_holders: tuple[int, ...]
    board: tuple[int, ...]
    tokens: tuple[int, ...]
    face_down: int
    start: int
    links: tuple[tuple[int, int, int], ...]

    @cached_property
    def held(self) -> dict[int, int]:
        return dict(zip(self.regions, self.holders, strict=True))

    def region(self, region: int) -> str:
        return self.terms.name(m.REGION_NAME[region])

    def colour_name(self, colour: int) -> str:
        return self.terms.w("neutral") if colour == NEUTRAL else self.colours[colour]


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
        world = view.world
        assert isinstance(world, Legends)
        self.world = world  # all I read of it is open to me

    @cached_property
    def island_holders(self) -> tuple[int, ...]:
        """Who holds each island, NOBODY where nobody does."""
        return tuple([island_holder(self.world, island) for island in range(m.ISLANDS)])

    @cached_property
    def land(self) -> Land:
        seen = self.seen
        return Land(
            terms(Words, self.view.lang),
            tuple([self.colour_name(seat) for seat in range(self.seats)]),
            self.sea,
            str(seen.options["shape"]),
            seen.layout,
            seen.centre,
            seen.regions,
            seen.holders,
            self.island_holders,
            seen.board,
            seen.tokens,
            seen.face_down,
            seen.start,
            seen.links,
        )

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
    """What a step over the sea costs a seat."""
    return sea_cost_with(perk(seen, seat, m.FLYING_AT) if seat >= 0 else 0)


def perk(seen: LegendsObservation, seat: int, at: int) -> int:
    """How much a seat has of a lasting ability."""
    return (seen.perks[seat] >> at) & m.PERK


def armies(seen: LegendsObservation, region: int, colour: int) -> int:
    return armies_in(seen.board[region], colour)


def cities(seen: LegendsObservation, region: int, colour: int) -> int:
    return cities_in(seen.board[region], colour)


def armies_in(pieces: int, colour: int) -> int:
    """Armies of a colour among the pieces of a region."""
    return (pieces >> (colour * ARMY_BITS)) & ARMY_MASK


def cities_in(pieces: int, colour: int) -> int:
    """Cities of a colour among the pieces of a region."""
    return (pieces >> (CITY_AT + colour * 2)) & CITY_MASK if colour < NEUTRAL else 0


def holders(seen: LegendsObservation | Land) -> dict[int, int]:
    return dict(zip(seen.regions, seen.holders, strict=True))


def islands(seen: LegendsObservation | Land) -> list[int]:
    return sorted({m.REGION_ISLAND[region] for region in seen.regions})


def points(seen: LegendsObservation, seat: int) -> int:
    return sum(seen.sheets[seat])
