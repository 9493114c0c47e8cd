"""Buildings, advisors and enemies, with what is printed on them."""

from dataclasses import dataclass
from typing import Final

from regalia.games.kingsburg.material import (
    ADVISOR_NAME,
    ADVISOR_SLUG,
    ADVISOR_TEXT,
    ADVISORS,
    BUILDING_BATTLE,
    BUILDING_COST,
    BUILDING_NAME,
    BUILDING_SLUG,
    BUILDING_TEXT,
    BUILDING_VP,
    BUILDINGS,
    COLUMNS,
    ENEMIES,
    ENEMY_KIND,
    ENEMY_LOSS,
    ENEMY_NAME,
    ENEMY_REWARD,
    ENEMY_SLUG,
    ENEMY_STRENGTH,
    ENEMY_YEAR,
    KIND_SLUG,
    LOSS_WIDTH,
)
from regalia.view import Record, Thing, catalogue


@dataclass(frozen=True, slots=True)
class Goods(Record):
    """Gold, wood and stone."""

    gold: int
    wood: int
    stone: int

    @property
    def total(self) -> int:
        """All of them together."""
        return self.gold + self.wood + self.stone


@dataclass(frozen=True, slots=True)
class Stakes(Record):
    """One side of an enemy card: what a defeat costs, or what a victory brings."""

    goods: Goods
    goods_of_choice: int
    buildings: int
    victory_points: int


@dataclass(frozen=True, slots=True, repr=False)
class Building(Thing):
    """A building of the province sheet."""

    row: int  # from 1, the top one
    column: int  # from 1, the cheapest
    cost: Goods
    victory_points: int
    battle: int  # added to the combat value against every enemy
    effect: str


@dataclass(frozen=True, slots=True, repr=False)
class Advisor(Thing):
    """An advisor of the King."""

    number: int  # what a group of dice must total
    effect: str


@dataclass(frozen=True, slots=True, repr=False)
class Enemy(Thing):
    """An enemy card."""

    kind: str
    year: int  # from 1
    strength: int
    loss: Stakes
    reward: Stakes


# The rule that explains each building, in the order of their ids.
_RULES: Final = (
    ("KB-4.6", "KB-4.7", "KB-7.5", "KB-15.1"),
    ("KB-8.2", "KB-5.8", "KB-4.3", "KB-4.2"),
    ("KB-12.3", "KB-12.3", "KB-11.2", "KB-12.3"),
    ("KB-12.3", "KB-6.8", "KB-12.5", "KB-12.6"),
    ("KB-12.3", "KB-7.7", "KB-8.4", "KB-8.3"),
)


def _stakes(table: bytes, enemy: int) -> Stakes:
    row = table[enemy * LOSS_WIDTH : (enemy + 1) * LOSS_WIDTH]
    return Stakes(Goods(row[0], row[1], row[2]), row[3], row[4], row[5])


BUILDING_CARDS: Final = catalogue(
    [
        Building(
            slug=BUILDING_SLUG[id],
            name=BUILDING_NAME[id].en,
            french=BUILDING_NAME[id].fr,
            rule=_RULES[id // COLUMNS][id % COLUMNS],
            row=id // COLUMNS + 1,
            column=id % COLUMNS + 1,
            cost=Goods(*BUILDING_COST[id * 3 : id * 3 + 3]),
            victory_points=BUILDING_VP[id],
            battle=BUILDING_BATTLE[id],
            effect=BUILDING_TEXT[id].en,
        )
        for id in range(BUILDINGS)
    ]
)
# The advisor of number n is at n - 1.
ADVISOR_CARDS: Final = catalogue(
    [
        Advisor(
            slug=ADVISOR_SLUG[number],
            name=ADVISOR_NAME[number].en,
            french=ADVISOR_NAME[number].fr,
            rule="KB-6.3",
            number=number,
            effect=ADVISOR_TEXT[number].en,
        )
        for number in range(1, ADVISORS + 1)
    ]
)
ENEMY_CARDS: Final = catalogue(
    [
        Enemy(
            slug=ENEMY_SLUG[id],
            name=ENEMY_NAME[id].en,
            french=ENEMY_NAME[id].fr,
            rule="KB-12.3",
            kind=KIND_SLUG[ENEMY_KIND[id]],
            year=ENEMY_YEAR[id] + 1,
            strength=ENEMY_STRENGTH[id],
            loss=_stakes(ENEMY_LOSS, id),
            reward=_stakes(ENEMY_REWARD, id),
        )
        for id in range(ENEMIES + 1)
    ]
)
