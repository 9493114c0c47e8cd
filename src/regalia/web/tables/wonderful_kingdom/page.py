"""The words and facts that all parts of the page ask for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regalia.games.wonderful_kingdom import material as m
from regalia.games.wonderful_kingdom import yields
from regalia.games.wonderful_kingdom.observation import KingdomObservation
from regalia.games.wonderful_kingdom.rules import Kingdom
from regalia.games.wonderful_kingdom.scoring import total
from regalia.games.wonderful_kingdom.state import (
    ANY_CUBE,
    ARRIVAL,
    CHOICE,
    COUNCIL,
    NONE,
    PRODUCTION,
    SEARCHING,
)
from regalia.web.tables.page import GamePage
from regalia.web.tables.wonderful.faces import Ids
from regalia.web.tables.wonderful_kingdom.words import Words

if TYPE_CHECKING:
    from regalia.web.view.table import Choice, TableView

DEALING = (COUNCIL, ARRIVAL, CHOICE, SEARCHING)


class Page(GamePage, Words):
    """One seat's view, its observation known to be this game's."""

    words = "wonderful_kingdom_table"

    def __init__(self, view: TableView) -> None:
        seen = view.seen
        assert isinstance(seen, KingdomObservation)
        super().__init__(view)
        Words.__init__(self, view.lang)
        self.seen = seen
        self.seats = len(seen.rows)
        self.is_choosing = seen.phase in DEALING
        world = view.world
        assert isinstance(world, Kingdom)
        self.world = world  # all I read of it is open to me
        self.drawn: set[int] = set()  # actions that lie somewhere on the page
        self.ids = Ids()

    def choice(self, action: int) -> Choice | None:
        """The choice that is this action, if it is legal; it then lies on the page."""
        found = self.view.choice(action)
        if found is not None:
            self.drawn.add(action)
        return found

    def seat_name(self, seat: int) -> str:
        if seat >= self.seats:
            return self.w("blue")
        return super().seat_name(seat)

    def who(self, seat: int) -> str:
        return self.w("you-small") if seat == self.me else self.seat_name(seat)

    def card_id(self, card: int) -> str:
        """An id for a piece I can see: the same card keeps it from hand to Duchy."""
        return self.ids.of(f"card-{m.CARD_SLUG[card]}")

    def makes(self, seat: int, resource: int) -> int:
        """What a seat would produce of a resource as things stand (IWK-9.3)."""
        return yields.production(self.world, seat, resource)

    def score(self, seat: int) -> int:
        return total(self.world, seat)

    def gain(self, action: int) -> int:
        """The points that an action brings me at once."""
        world = self.world.clone()
        world.apply(self.me, action)
        return total(world, self.me) - self.score(self.me)

    def worth(self, card: int) -> int:
        """The points that finishing a card would bring me as things stand."""
        world = self.world.clone()
        world.build(self.me, card)
        return total(world, self.me) - self.score(self.me)

    def soldiers(self) -> int:
        return self.seen.soldiers[self.me]

    @property
    def cubes(self) -> list[int]:
        """Cubes in my hand by kind; cubes of any kind count for every kind."""
        seen = self.seen
        if self.me < 0 or not self.asked:
            return [0] * m.RESOURCES
        if seen.phase == PRODUCTION:
            return [seen.loose[self.me] if kind == seen.step else 0 for kind in range(m.RESOURCES)]
        held = seen.cubes[self.me]
        if held >= ANY_CUBE:
            return [held // ANY_CUBE] * m.RESOURCES
        return [(held >> (8 * kind)) & 255 for kind in range(m.RESOURCES)]

    @property
    def first_of_round(self) -> int:
        return 0 if self.seats == 1 else (self.seen.first + self.seen.round) % 2

    def offerer(self, offer: int) -> int:
        """Who made an Offer of this round (IWK-5.4)."""
        return (self.first_of_round + offer) % 2 if self.seats == 2 else NONE
