"""What buildings will bring, and what goods are worth on the way to the next one."""

from functools import cache, lru_cache
from typing import Final

from regalia.games.kingsburg.material import (
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
    EMBASSY,
    FARMS,
    FORTRESS,
    GUARD_TOWER,
    INN,
    MARKET,
    MERCHANTS_GUILD,
    PALISADE,
    ROWS,
    STABLE,
    STATUE,
    STONE_WALL,
    TOWN_HALL,
    WIZARDS_GUILD,
    YEARS,
)
from regalia.games.kingsburg.phases.building import cost, next_ones

SEASONS: Final = YEARS * 3
CACHE: Final = 1 << 10  # small caches: large ones gain nothing and burden the collector

GOOD: Final = 1.2  # a good that the next building needs
SPARE: Final = 0.5  # a good that it does not need
HEAP: Final = 4  # more spare goods than this are worth little
PROMISE: Final = 0.35  # of a building's profit, for each building that must come before it
LAST_CHANCE: Final = (0.97, 0.93, 0.85, 0.7, 0.45, 0.2, 0.1, 0.05)  # to find n goods in one season
FARTHEST: Final = len(LAST_CHANCE) - 1  # a building that lacks more goods is no aim

# What a building does, beside its points, in each season to come and in each winter after this one.
WORTH: Final = {
    STATUE: (0.05, 0.0),
    CHAPEL: (0.15, 0.0),
    CHURCH: (0.0, 0.1),
    CATHEDRAL: (0.0, 0.3),
    INN: (0.0, 0.8),
    MARKET: (0.3, 0.0),
    FARMS: (0.9, -0.5),
    MERCHANTS_GUILD: (0.7, 0.0),
    GUARD_TOWER: (0.0, 0.8),
    BLACKSMITH: (0.0, 0.8),
    BARRACKS: (0.0, 0.4),
    WIZARDS_GUILD: (0.0, 1.6),
    PALISADE: (0.0, 0.9),
    STABLE: (0.0, 0.5),
    STONE_WALL: (0.0, 0.8),
    FORTRESS: (0.0, 1.2),
    BARRICADE: (0.0, 0.15),
    CRANE: (0.15, 0.0),
    TOWN_HALL: (0.4, 0.0),
    EMBASSY: (1.0, 0.0),
}


@cache
def effect(building: int, time: int) -> float:
    """What a building does after season `time`: 0 is the first spring, 14 the last autumn."""
    season, winter = WORTH[building]
    return (SEASONS - 1 - time) * season + (YEARS - 1 - time // 3) * winter


@cache
def promise(building: int, time: int) -> float:
    """What the buildings to the right of one are good for, once it stands."""
    value = 0.0
    share = PROMISE
    for other in range(building + 1, (building // COLUMNS + 1) * COLUMNS):
        time += 1
        if time == SEASONS:
            break
        cost = sum(BUILDING_COST[other * 3 : other * 3 + 3])
        value += share * (BUILDING_VP[other] + effect(other, time) - GOOD * cost)
        share *= PROMISE
    return max(0.0, value)


@cache
def gain(building: int, time: int) -> float:
    """All that a building brings if it is built in season `time`."""
    return BUILDING_VP[building] + effect(building, time) + promise(building, time)


@lru_cache(CACHE)
def nexts(built: int) -> list[tuple[int, int, int, int]]:
    """The next building of every row, with its cost in gold, wood and stone."""
    mask = next_ones(built)
    return [(n, *cost(built, n)) for n in range(BUILDINGS) if (mask >> n) & 1]


@lru_cache(CACHE)
def estate(built: int, time: int) -> float:
    """What the standing buildings will still do, and what they promise."""
    value = 0.0
    for building in range(BUILDINGS):
        if (built >> building) & 1:
            value += effect(building, time)
            if building % COLUMNS == COLUMNS - 1 or not (built >> (building + 1)) & 1:
                value += promise(building, time)
    return value


@lru_cache(CACHE)
def prospect(built: int, gold: int, wood: int, stone: int, choice: int, time: int) -> float:
    """What goods, `choice` of them still to be chosen, are worth after season `time`."""
    held = gold + wood + stone + choice
    seasons = SEASONS - 1 - time
    if seasons == 0:
        # Without a Cathedral goods only break ties.
        return held // CATHEDRAL_GOODS_PER_VP if (built >> CATHEDRAL) & 1 else held * 0.01
    best = 0.0
    for building, need_gold, need_wood, need_stone in nexts(built):
        short = max(0, need_gold - gold) + max(0, need_wood - wood) + max(0, need_stone - stone)
        short = max(0, short - choice)
        if short > FARTHEST:
            continue
        value = gain(building, time + 1)
        if seasons == 1:
            value *= LAST_CHANCE[short]
        else:
            spare = held - (need_gold + need_wood + need_stone - short)
            value += SPARE * min(spare, HEAP) + 0.1 * spare - GOOD * short
        best = max(best, value)
    return best


@lru_cache(CACHE)
def doomed(built: int, time: int) -> float:
    """What the building is worth that falls in a defeat (KB-13.4)."""
    for column in range(COLUMNS - 1, -1, -1):
        for row in range(ROWS):
            building = row * COLUMNS + column
            if (built >> building) & 1:
                return BUILDING_VP[building] + effect(building, time)
    return 0.0
