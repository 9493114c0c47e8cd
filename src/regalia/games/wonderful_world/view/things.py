"""Cards, Empire cards and scenarios of It's a Wonderful World, with what is printed on them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from regalia.games.wonderful_world.material import (
    CARD_BADGE,
    CARD_BADGE_VP,
    CARD_BONUS_KINDS,
    CARD_CORRUPT,
    CARD_DUO,
    CARD_NAME,
    CARD_PER,
    CARD_PER_TYPE,
    CARD_RECYCLE,
    CARD_SET,
    CARD_SLOTS,
    CARD_SLUG,
    CARD_TYPE,
    CARD_VP,
    CARD_YIELD,
    CARDS,
    EMPIRE_BADGE,
    EMPIRE_BADGE_VP,
    EMPIRE_CORRUPT,
    EMPIRE_NAME,
    EMPIRE_SLUG,
    EMPIRE_YIELD,
    EMPIRES,
    KIND_SLUG,
    KINDS,
    NO_TARGET,
    SCENARIO_CARDS,
    SCENARIO_MEDALS,
    SCENARIO_NAME,
    SCENARIO_SLUG,
    SET_SLUG,
    SIDES,
    TYPE_SLUG,
)
from regalia.view import Record, Thing, catalogue

TARGETS: Final = (*TYPE_SLUG, "general", "financier")  # what points are given for


@dataclass(frozen=True, slots=True)
class Resources(Record):
    """So many of each resource and character."""

    materials: int
    energy: int
    science: int
    gold: int
    exploration: int
    krystallium: int
    generals: int
    financiers: int


@dataclass(frozen=True, slots=True)
class PointsPer(Record):
    """Victory points for each card of a type, or for each General or Financier."""

    target: str
    points: int


@dataclass(frozen=True, slots=True)
class PointsPerPair(Record):
    """Victory points for each pair of two targets (IWW-16.8)."""

    one: str
    other: str
    points: int


@dataclass(frozen=True, slots=True)
class ProductionPer(Record):
    """One cube of a resource for each card of a type."""

    target: str
    resource: str


@dataclass(frozen=True, slots=True, repr=False)
class Card(Thing):
    """A development card."""

    set: str
    type: str
    cost: Resources
    recycling: str  # the resource it gives when recycled
    bonus: Resources  # once, when it is constructed
    production: Resources
    production_per: ProductionPer | None
    corruption: Resources
    points: int
    points_per: PointsPer | None
    points_per_pair: PointsPerPair | None


@dataclass(frozen=True, slots=True, repr=False)
class EmpireCard(Thing):
    """One side of an Empire card."""

    side: str
    production: Resources
    corruption: Resources
    points_per: PointsPer | None


@dataclass(frozen=True, slots=True, repr=False)
class Scenario(Thing):
    """A lone player's scenario: cards that must be constructed, and points for medals."""

    cards: tuple[Card, ...]
    bronze: int
    silver: int
    gold: int


def resources(table: Sequence[int], row: int) -> Resources:
    """A row of a table with a column for each kind."""
    return Resources(*table[row * KINDS : (row + 1) * KINDS])


def _points_per(target: int, points: int) -> PointsPer | None:
    return None if target == NO_TARGET else PointsPer(TARGETS[target], points)


def _pair(card: int) -> PointsPerPair | None:
    one, other, points = CARD_DUO[card * 3 : card * 3 + 3]
    return None if one == NO_TARGET else PointsPerPair(TARGETS[one], TARGETS[other], points)


def _production_per(card: int) -> ProductionPer | None:
    if not CARD_PER[card]:
        return None
    return ProductionPer(TARGETS[CARD_PER_TYPE[card]], KIND_SLUG[CARD_PER[card] - 1])


CARD_FACES: Final = catalogue(
    [
        Card(
            slug=CARD_SLUG[id],
            name=CARD_NAME[id].en,
            french=CARD_NAME[id].fr,
            rule="IWW-1.4",
            set=SET_SLUG[CARD_SET[id]],
            type=TYPE_SLUG[CARD_TYPE[id]],
            cost=resources(CARD_SLOTS, id),
            recycling=KIND_SLUG[CARD_RECYCLE[id]],
            bonus=resources(CARD_BONUS_KINDS, id),
            production=resources(CARD_YIELD, id),
            production_per=_production_per(id),
            corruption=resources(CARD_CORRUPT, id),
            points=CARD_VP[id],
            points_per=_points_per(CARD_BADGE[id], CARD_BADGE_VP[id]),
            points_per_pair=_pair(id),
        )
        for id in range(CARDS)
    ]
)
# The card of an empire's side is at empire * 6 + side.
EMPIRE_CARDS: Final = catalogue(
    [
        EmpireCard(
            slug=f"{EMPIRE_SLUG[id]}-{side}",
            name=f"{EMPIRE_NAME[id].en} {side}",
            french=f"{EMPIRE_NAME[id].fr} {side}",
            rule="IWW-2.2",
            side=side,
            production=resources(EMPIRE_YIELD, id * len(SIDES) + at),
            corruption=resources(EMPIRE_CORRUPT, id * len(SIDES) + at),
            points_per=_points_per(
                EMPIRE_BADGE[id * len(SIDES) + at], EMPIRE_BADGE_VP[id * len(SIDES) + at]
            ),
        )
        for id in range(EMPIRES)
        for at, side in enumerate(SIDES)
    ]
)
SCENARIOS: Final = catalogue(
    [
        Scenario(
            slug,
            SCENARIO_NAME[id].en,
            SCENARIO_NAME[id].fr,
            "IWW-15.3",
            tuple([CARD_FACES[card] for card in SCENARIO_CARDS[id]]),
            *SCENARIO_MEDALS[id],
        )
        for id, slug in enumerate(SCENARIO_SLUG)
    ]
)
