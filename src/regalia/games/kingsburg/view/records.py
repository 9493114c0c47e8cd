"""What a view of Kingsburg is made of."""

from dataclasses import dataclass, fields
from typing import Annotated, Final

from regalia.games.kingsburg.material import SEASON_SLUG
from regalia.games.kingsburg.observation import KingsburgObservation
from regalia.games.kingsburg.view.things import Advisor, Building, Enemy, Goods
from regalia.view import OneOf, Record, View

SEASONS: Final = (*SEASON_SLUG, "over")
# By number of the phase, as in `state`.
PHASES: Final = (
    "aid",
    "roll",
    "court",
    "help",
    "building",
    "season_end",
    "reward",
    "envoy",
    "recruiting",
    "battle",
    "over",
)


@dataclass(frozen=True, slots=True)
class Dice(Record):
    """The dice in hand, lowest first."""

    coloured: tuple[int, ...]
    white: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Points(Record):
    """Victory points by line of the score sheet."""

    buildings: int
    court: int
    reward: int
    embassy: int
    town_hall: int
    victories: int
    fortress: int
    defeats: int
    cathedral: int

    @property
    def total(self) -> int:
        """The victory points."""
        return sum([getattr(self, field.name) for field in fields(self)])


@dataclass(frozen=True, slots=True)
class Province(Record):
    """A governor and his province."""

    seat: int
    goods: Goods
    tokens: int  # +2 tokens
    soldiers: int
    buildings: tuple[Building, ...]
    points: Points
    dice: Dice
    roll: int  # the total that set the turn order
    passed: bool  # places no more dice this season
    used_statue: bool
    used_chapel: bool
    used_market: bool
    used_token: bool
    knows_enemy: bool  # has looked at this year's card
    combat: int  # the combat value in this winter's battle


@dataclass(frozen=True, slots=True)
class Group(Record):
    """Dice on an advisor."""

    advisor: Advisor
    seat: int | None  # None for neutral dice
    coloured: tuple[int, ...]
    white: tuple[int, ...]
    token: bool
    market: int  # +1, -1 or 0


@dataclass(frozen=True, slots=True, kw_only=True)
class KingsburgView(View):
    """A game of Kingsburg as one governor knows it."""

    phase: Annotated[str, OneOf(*PHASES)]
    year: int  # 1 to 5
    season: Annotated[str, OneOf(*SEASONS)]
    order: tuple[int, ...]  # seats in turn order (KB-0.4)
    turn: int  # whose turn in `order`, or which group at court is helped; from 0
    building_again: bool  # the Envoy's second building is asked for
    asked: tuple[int, ...]  # the seats a question goes to, where not all are asked
    aid: int | None  # who rolls the King's white die this spring
    envoy: int | None  # who has the King's Envoy
    provinces: tuple[Province, ...]  # by seat
    court: tuple[Group, ...]  # in the order of placing; whoever has been helped leaves
    occupied: tuple[Advisor, ...]  # influenced this season
    enemy: Enemy | None  # this year's, if the seat knows it
    king_die: int | None  # in battle, once it is rolled

    def province(self, seat: int) -> Province:
        """The province of a seat."""
        return self.provinces[seat]

    @property
    def me(self) -> Province:
        """The observer's own province."""
        if self.seat is None:
            raise LookupError("a spectator has no province")
        return self.provinces[self.seat]

    def observation(self) -> KingsburgObservation:
        """The observation that this view was read from, made from the view alone."""
        from regalia.games.kingsburg.view.write import write

        return write(self)
