"""The words and facts that all parts of the page ask for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from regalia.games.wonderful_world import material as m
from regalia.games.wonderful_world.area import Area
from regalia.games.wonderful_world.observation import WorldObservation
from regalia.games.wonderful_world.options import changes_of
from regalia.games.wonderful_world.scoring import lines_of
from regalia.games.wonderful_world.state import FREE, NONE, PLANNING, PRODUCTION, made
from regalia.web.tables.page import GamePage
from regalia.web.tables.wonderful.faces import Ids
from regalia.web.tables.wonderful.model import Amount
from regalia.web.tables.wonderful_world.words import Words

if TYPE_CHECKING:
    from regalia.web.view.table import Choice, TableView


class Page(GamePage, Words):
    """One seat's view, its observation known to be this game's."""

    words = "wonderful_world_table"

    def __init__(self, view: TableView) -> None:
        seen = view.seen
        assert isinstance(seen, WorldObservation)
        super().__init__(view)
        Words.__init__(self, view.lang)
        self.seen = seen
        self.seats = len(seen.areas)
        self.changes = changes_of(seen.options)  # of a campaign's scenario
        self.is_free = seen.stage == FREE and not seen.owes and seen.phase in (PLANNING, PRODUCTION)
        self.ids = Ids()

    def choice(self, action: int) -> Choice | None:
        return self.view.choice(action)

    def card_id(self, card: int) -> str:
        """An id for a piece of mine: the same card keeps it from hand to Empire."""
        return self.ids.of(f"card-{m.CARD_SLUG[card]}")

    def area(self, seat: int) -> Area:
        """What lies before a seat: mine as it is, the others' as everybody saw it last."""
        return self.seen.mine if seat == self.me else self.seen.areas[seat]

    def held(self, area: Area) -> tuple[int, int, int]:
        return area.krystallium, area.generals, area.financiers

    def holds(self, area: Area) -> tuple[Amount, ...]:
        return tuple(
            self.amount(m.KRYSTALLIUM + at, count) for at, count in enumerate(self.held(area))
        )

    def makes(self, seat: int, resource: int) -> int:
        """What a seat would produce of a resource with what it has built."""
        built = bytes(self.area(seat).built)
        return made(self.seen.rows[seat], built, self.changes.bounty[resource], resource, True)

    def score(self, seat: int) -> int:
        area = self.area(seat)
        return self.score_of(area.built, self.seen.rows[seat], area.generals, area.financiers)

    def score_of(self, built: Sequence[int], row: int, generals: int, financiers: int) -> int:
        badges = self.changes.badges
        return sum(lines_of(bytes(built), row, generals, financiers, badges))

    def worth(self, card: int) -> int:
        """The points that finishing a card would bring me as things stand."""
        mine = self.seen.mine
        at = card * m.KINDS
        after = self.score_of(
            (*mine.built, card),
            self.seen.rows[self.me],
            mine.generals + m.CARD_BONUS_KINDS[at + m.GENERAL],
            mine.financiers + m.CARD_BONUS_KINDS[at + m.FINANCIER],
        )
        return after - self.score(self.me)

    @property
    def cube(self) -> int:
        """The kind of the cubes in my hand, or NONE."""
        seen = self.seen
        if seen.carried != NONE:
            return seen.carried
        return seen.step if seen.phase == PRODUCTION and seen.mine.loose else NONE
