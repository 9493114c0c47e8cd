"""What a province is worth: buildings, goods on the way to the next one, and this winter."""

from typing import Final

from mypy_extensions import i64

from regalia.games.kingsburg.material import (
    AUTUMN,
    BARRACKS,
    BARRICADE,
    BLACKSMITH,
    BUILDING_COST,
    BUILDING_VP,
    BUILDINGS,
    CATHEDRAL,
    CATHEDRAL_GOODS_PER_VP,
    CHAPEL,
    CHURCH,
    COLUMNS,
    CRANE,
    CRANE_FIRST_COLUMN,
    CRANE_GOLD,
    DEMONS_ALTERNATIVE,
    DEMONS_STANDARD,
    EMBASSY,
    ENEMIES_PER_YEAR,
    ENEMY_KIND,
    ENEMY_LOSS,
    ENEMY_REWARD,
    ENEMY_STRENGTH,
    FARMS,
    FORTRESS,
    FORTRESS_VP,
    GOODS_ANY,
    GUARD_TOWER,
    INN,
    LOSS_BUILDINGS,
    LOSS_VP,
    LOSS_WIDTH,
    MARKET,
    MERCHANTS_GUILD,
    PALISADE,
    ROWS,
    STABLE,
    STATUE,
    STONE_WALL,
    TOWN_HALL,
    UNKNOWN,
    WIZARDS_GUILD,
    YEARS,
)
from regalia.games.kingsburg.phases.battle import defence_of
from regalia.games.kingsburg.phases.building import next_ones

SEASONS: Final = YEARS * 3
LAST_CHANCE: Final = [0.97, 0.93, 0.85, 0.7, 0.45, 0.2, 0.1, 0.05]  # to find n goods in one season
FARTHEST: Final = len(LAST_CHANCE) - 1  # a building that lacks more goods is no aim
HEAP: Final = 4  # more spare goods than this are worth little

# The weights, in points, found by evolution in games of the light policy (docs/training.md).
GOOD: Final = 0  # a good that the next building needs
SPARE: Final = 1  # a good that it does not need
PROMISE: Final = 2  # of a building's profit, for each building that must come before it
TOKEN: Final = 3  # a +2 token, the first two
ENVOY: Final = 4
STRONGEST: Final = 5
URGENCY: Final = 6  # of winter, in spring; in autumn it is 1
REWARD: Final = 7  # the King's, while ahead in buildings
# Then for each building what it does, beside its points, in each season to come, and in each
# winter after this one.
WORTH: Final = 8
WEIGHTS: Final = [1.48, 0.46, 0.06, 1.59, 1.49, 0.47, 0.55, 0.29] + [0.0] * (2 * BUILDINGS)


def _set(building: int, season: float, winter: float) -> None:
    WEIGHTS[WORTH + 2 * building] = season
    WEIGHTS[WORTH + 2 * building + 1] = winter


_set(STATUE, -0.22, -0.1)
_set(CHAPEL, 0.18, -0.07)
_set(CHURCH, -0.04, 0.24)
_set(CATHEDRAL, 0.01, 0.38)
_set(INN, 0.01, 0.22)
_set(MARKET, 0.37, 0.0)
_set(FARMS, 0.79, -0.25)
_set(MERCHANTS_GUILD, 0.44, -0.03)
_set(GUARD_TOWER, 0.0, 1.22)
_set(BLACKSMITH, 0.12, 1.22)
_set(BARRACKS, -0.08, 0.22)
_set(WIZARDS_GUILD, -0.05, 1.62)
_set(PALISADE, 0.1, 1.55)
_set(STABLE, 0.01, 0.45)
_set(STONE_WALL, 0.11, 0.54)
_set(FORTRESS, 0.05, 1.64)
_set(BARRICADE, 0.15, 0.24)
_set(CRANE, 0.26, -0.08)
_set(TOWN_HALL, 0.37, 0.03)
_set(EMBASSY, 0.85, 0.12)


class Province:
    """Tables made from weights. Times are seasons: 0 the first spring, 14 the last autumn."""

    def __init__(self, weights: list[float]) -> None:
        self.weights = weights
        # By building and time, the time before the first spring included.
        self.effects = [
            self.effect(building, time) for building in range(BUILDINGS) for time in range(-1, 15)
        ]
        self.promises = [
            self.promise(building, time) for building in range(BUILDINGS) for time in range(-1, 15)
        ]

    def effect(self, building: int, time: int) -> float:
        """What a building does after a season."""
        season = self.weights[WORTH + 2 * building]
        winter = self.weights[WORTH + 2 * building + 1]
        return (SEASONS - 1 - time) * season + (YEARS - 1 - max(0, time) // 3) * winter

    def promise(self, building: int, time: int) -> float:
        """What the buildings to the right of one are good for, once it stands."""
        value = 0.0
        share = self.weights[PROMISE]
        for other in range(building + 1, (building // COLUMNS + 1) * COLUMNS):
            time += 1
            if time >= SEASONS:
                break
            cost = 0
            for kind in range(3):
                cost += BUILDING_COST[other * 3 + kind]
            profit = BUILDING_VP[other] + self.effect(other, time) - self.weights[GOOD] * cost
            value += share * profit
            share *= self.weights[PROMISE]
        return max(0.0, value)

    def gain(self, building: i64, time: i64) -> float:
        """All that a building brings if it is built in a season."""
        at = building * 16 + time + 1
        return float(BUILDING_VP[building]) + self.effects[at] + self.promises[at]

    def estate(self, built: i64, time: i64) -> float:
        """What the standing buildings will still do, and what they promise."""
        value = 0.0
        for building in range(BUILDINGS):
            if (built >> building) & 1:
                at = building * 16 + time + 1
                value += self.effects[at]
                if building % COLUMNS == COLUMNS - 1 or (built >> (building + 1)) & 1 == 0:
                    value += self.promises[at]
        return value

    def prospect(
        self, built: i64, gold: i64, wood: i64, stone: i64, choice: i64, time: i64
    ) -> float:
        """What goods, `choice` of them still to be chosen, are worth after a season."""
        held = gold + wood + stone + choice
        seasons = SEASONS - 1 - time
        if seasons <= 0:
            if (built >> CATHEDRAL) & 1:
                return float(held // CATHEDRAL_GOODS_PER_VP)
            return 0.01 * float(held)
        w = self.weights
        best = 0.0
        crane = (built >> CRANE) & 1
        mask = next_ones(built)
        for building in range(BUILDINGS):
            if (mask >> building) & 1 == 0:
                continue
            need_gold: i64 = BUILDING_COST[building * 3]
            if crane and building % COLUMNS >= CRANE_FIRST_COLUMN - 1:
                need_gold -= CRANE_GOLD
            need_wood: i64 = BUILDING_COST[building * 3 + 1]
            need_stone: i64 = BUILDING_COST[building * 3 + 2]
            short: i64 = 0
            if need_gold > gold:
                short += need_gold - gold
            if need_wood > wood:
                short += need_wood - wood
            if need_stone > stone:
                short += need_stone - stone
            short = short - choice if short > choice else 0
            if short > FARTHEST:
                continue
            value = self.gain(building, time + 1)
            if seasons == 1:
                value *= LAST_CHANCE[short]
            else:
                spare = held - (need_gold + need_wood + need_stone - short)
                value += w[SPARE] * float(spare if spare < HEAP else HEAP)
                value += 0.1 * float(spare) - w[GOOD] * float(short)
            if value > best:
                best = value
        return best

    def winter(
        self,
        enemy: i64,
        year: i64,
        other_demons: bool,
        built: i64,
        soldiers: i64,
        held: i64,
        place: float,
    ) -> float:
        """Spoils less harm of this year's battle, by the odds of its cards and the King's die.

        `held` goods may be lost; `place` is the chance to be the strongest winner.
        """
        w = self.weights
        first = year * ENEMIES_PER_YEAR if enemy == UNKNOWN else enemy
        count: i64 = ENEMIES_PER_YEAR if enemy == UNKNOWN else 1
        wall = (built >> STONE_WALL) & 1
        total = 0.0
        for number in range(count):
            card = first + number
            if card == DEMONS_STANDARD and other_demons:
                card = DEMONS_ALTERNATIVE
            at = card * LOSS_WIDTH
            margin: i64 = soldiers + defence_of(built, ENEMY_KIND[card]) - ENEMY_STRENGTH[card]
            # Faces of the King's die, 1 to 6, with which we win, and with which we lose.
            wins = margin + 6 + wall
            wins = 0 if wins < 0 else 6 if wins > 6 else wins
            losses = -margin - 1
            losses = 0 if losses < 0 else 6 if losses > 6 else losses
            if wins > 0:
                spoils = float(ENEMY_REWARD[at + LOSS_VP]) + w[STRONGEST] * place
                if (built >> FORTRESS) & 1:
                    spoils += float(FORTRESS_VP)
                if year < YEARS - 1:
                    goods = 0
                    for kind in range(GOODS_ANY + 1):
                        goods += ENEMY_REWARD[at + kind]
                    spoils += w[GOOD] * goods
                total += float(wins) * spoils
            if losses > 0:
                taken: i64 = 0
                for kind in range(GOODS_ANY + 1):
                    taken += ENEMY_LOSS[at + kind]
                if held < taken:
                    taken = held
                harm = float(ENEMY_LOSS[at + LOSS_VP]) + w[SPARE] * float(taken)
                if ENEMY_LOSS[at + LOSS_BUILDINGS]:
                    harm += self.doomed(built, year * 3 + AUTUMN)
                total -= float(losses) * harm
        return total / float(6 * count)

    def doomed(self, built: i64, time: i64) -> float:
        """What the building is worth that falls in a defeat (KB-13.4)."""
        column: i64 = COLUMNS - 1
        while column >= 0:
            for row in range(ROWS):
                building: i64 = row * COLUMNS + column
                if (built >> building) & 1:
                    return float(BUILDING_VP[building]) + self.effects[building * 16 + time + 1]
            column -= 1
        return 0.0
