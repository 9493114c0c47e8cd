"""Cards, Duchies, packs, quests and scenarios of the Kingdom, with what is printed on them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from regalia.games.wonderful_kingdom.describe.terms import power
from regalia.games.wonderful_kingdom.material import (
    ADVISOR,
    CARD_BADGE,
    CARD_BADGE_VP,
    CARD_BONUS,
    CARD_COMBAT,
    CARD_KIND,
    CARD_NAME,
    CARD_PER,
    CARD_PER_AMOUNT,
    CARD_PER_TYPE,
    CARD_PRICE,
    CARD_RECYCLE,
    CARD_SLOTS,
    CARD_SLUG,
    CARD_TYPE,
    CARD_VP,
    CARD_YIELD,
    CARDS,
    DUCHIES,
    DUCHY_BADGE,
    DUCHY_BADGE_VP,
    DUCHY_NAME,
    DUCHY_SIDE,
    DUCHY_SLUG,
    DUCHY_START,
    DUCHY_YIELD,
    KIND_SLUG,
    KINDS,
    NO_TYPE,
    PACK_NAME,
    PACK_SLUG,
    SIDES,
    TYPE_SLUG,
)
from regalia.games.wonderful_kingdom.quests import QUEST_NAME, QUEST_SLUG
from regalia.games.wonderful_kingdom.scenarios import (
    SCENARIO_MEDALS,
    SCENARIO_NAME,
    SCENARIO_SLUG,
)
from regalia.text import say
from regalia.view import Record, Thing, catalogue

CARD_KINDS: Final = ("development", "treasure", "calamity", "menace", "advisor")
_RULES: Final = ("IWK-1.3", "IWK-1.3", "IWK-3.3", "IWK-17.1", "IWK-23.1")


@dataclass(frozen=True, slots=True)
class Resources(Record):
    """So many of each resource."""

    materials: int
    population: int
    gold: int
    exploration: int
    krystallium: int
    soldiers: int


@dataclass(frozen=True, slots=True)
class PointsPer(Record):
    """Victory points for each card of a type in the Duchy."""

    type: str
    points: int


@dataclass(frozen=True, slots=True)
class ProductionPer(Record):
    """So many cubes of a resource for each card of a type in the Duchy."""

    type: str
    resource: str
    cubes: int


@dataclass(frozen=True, slots=True, repr=False)
class Card(Thing):
    """A Development, a Treasure, a Calamity, a Menace or an advisor."""

    kind: str
    type: str | None
    cost: Resources
    recycling: Resources
    bonus: Resources  # once, when it is built
    production: Resources
    production_per: ProductionPer | None
    points: int  # of a Menace: while it is not beaten
    points_per: PointsPer | None
    combat: int  # Soldiers that beat a Menace
    price: int  # Soldiers that an advisor's power costs
    effect: str  # of an advisor


@dataclass(frozen=True, slots=True, repr=False)
class DuchyCard(Thing):
    """One side of a Duchy card."""

    side: str
    production: Resources
    start: Resources
    points_per: PointsPer | None


@dataclass(frozen=True, slots=True, repr=False)
class Pack(Thing):
    """A Menace pack."""


@dataclass(frozen=True, slots=True, repr=False)
class Quest(Thing):
    """A Quest board."""


@dataclass(frozen=True, slots=True, repr=False)
class Scenario(Thing):
    """A lone player's scenario, and points for medals."""

    bronze: int
    silver: int
    gold: int


def resources(table: Sequence[int], row: int) -> Resources:
    """A row of a table with a column for each kind."""
    return Resources(*table[row * KINDS : (row + 1) * KINDS])


def _points_per(type: int, points: int) -> PointsPer | None:
    return None if type == NO_TYPE else PointsPer(TYPE_SLUG[type], points)


def _production_per(card: int) -> ProductionPer | None:
    if not CARD_PER[card]:
        return None
    type, resource = TYPE_SLUG[CARD_PER_TYPE[card]], KIND_SLUG[CARD_PER[card] - 1]
    return ProductionPer(type, resource, CARD_PER_AMOUNT[card])


CARD_FACES: Final = catalogue(
    [
        Card(
            slug=CARD_SLUG[id],
            name=CARD_NAME[id].en,
            french=CARD_NAME[id].fr,
            rule=_RULES[CARD_KIND[id]],
            kind=CARD_KINDS[CARD_KIND[id]],
            type=None if CARD_TYPE[id] == NO_TYPE else TYPE_SLUG[CARD_TYPE[id]],
            cost=resources(CARD_SLOTS, id),
            recycling=resources(CARD_RECYCLE, id),
            bonus=resources(CARD_BONUS, id),
            production=resources(CARD_YIELD, id),
            production_per=_production_per(id),
            points=CARD_VP[id],
            points_per=_points_per(CARD_BADGE[id], CARD_BADGE_VP[id]),
            combat=CARD_COMBAT[id],
            price=CARD_PRICE[id],
            effect=say(power(id)) if CARD_KIND[id] == ADVISOR else "",
        )
        for id in range(CARDS)
    ]
)
DUCHY_CARDS: Final = catalogue(
    [
        DuchyCard(
            slug=DUCHY_SLUG[row] + SIDES[DUCHY_SIDE[row]].lower(),
            name=f"{DUCHY_NAME[row].en} {SIDES[DUCHY_SIDE[row]]}",
            french=f"{DUCHY_NAME[row].fr} {SIDES[DUCHY_SIDE[row]]}",
            rule="IWK-3.4",
            side=SIDES[DUCHY_SIDE[row]],
            production=resources(DUCHY_YIELD, row),
            start=resources(DUCHY_START, row),
            points_per=_points_per(DUCHY_BADGE[row], DUCHY_BADGE_VP[row]),
        )
        for row in range(DUCHIES)
    ]
)
PACKS: Final = catalogue(
    [
        Pack(slug, PACK_NAME[id].en, PACK_NAME[id].fr, "IWK-17.1")
        for id, slug in enumerate(PACK_SLUG)
    ]
)
QUEST_BOARDS: Final = catalogue(
    [
        Quest(slug, QUEST_NAME[id].en, QUEST_NAME[id].fr, "IWK-24.1")
        for id, slug in enumerate(QUEST_SLUG)
    ]
)
SCENARIOS: Final = catalogue(
    [
        Scenario(
            slug,
            SCENARIO_NAME[id].en,
            SCENARIO_NAME[id].fr,
            f"IWK-33.{id + 1}",
            *SCENARIO_MEDALS[id],
        )
        for id, slug in enumerate(SCENARIO_SLUG)
    ]
)
