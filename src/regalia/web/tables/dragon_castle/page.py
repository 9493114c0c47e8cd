"""The words and facts that all parts of Dragon Castle's page ask for."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from regalia.games.dragon_castle import material as m
from regalia.games.dragon_castle.actions import PASS
from regalia.games.dragon_castle.observation import DragonCastleObservation
from regalia.games.dragon_castle.rules import DragonCastle
from regalia.games.dragon_castle.state import JUDGING
from regalia.text import add_catalogue, words_in
from regalia.web.tables.page import GamePage

if TYPE_CHECKING:
    from regalia.web.view.table import TableView

PLATES = ("fm", "fs", "ff", "fe", "fw", "fd")  # faces without a number, by type
WORDS = "dragon_castle_table"  # the catalogue of this page
add_catalogue(WORDS, words_in(__package__))


class Page(GamePage):
    """One seat's view, its observation known to be Dragon Castle's."""

    words = WORDS

    def __init__(self, view: TableView) -> None:
        seen = view.seen
        assert isinstance(seen, DragonCastleObservation)
        super().__init__(view)
        self.seen = seen
        world = view.world
        assert isinstance(world, DragonCastle)
        self.world = world  # all I read of it is open to me
        self.gains: dict[tuple[int, int], tuple[int, int]] = {}  # found out once, by type and tiles

    def tile(self, tile: int) -> str:
        return self.name(m.TILE_NAME[tile])

    def the(self, tile: int) -> str:
        """A tile as it stands inside a sentence."""
        return self.name(m.TILE_THE[tile])

    def types(self, kind: int) -> str:
        return self.name(m.TYPE_PLURAL[kind])

    @cached_property
    def top_floor(self) -> int:
        """The highest floor of the Castle that holds a tile (DC-1.7)."""
        return max(self.seen.castle)

    def then(self, action: int) -> DragonCastleObservation:
        """What I would see after an action; a check that waits for nothing else is carried out."""
        after = self.view.try_out(action)
        assert isinstance(after, DragonCastleObservation)
        if after.phase == JUDGING and self.me in after.to_act:
            checked = self.view.try_out(action, PASS)
            assert isinstance(checked, DragonCastleObservation)
            return checked
        return after


def lasting(seen: DragonCastleObservation, seat: int) -> int:
    """The points of a seat that are not tokens: shrines, calls, Dragons."""
    return seen.points[seat] - sum(seen.tally[seat])
