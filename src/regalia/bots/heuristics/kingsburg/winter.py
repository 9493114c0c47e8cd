"""What this winter's battle brings, by the odds of the enemy's cards and the King's die."""

from functools import lru_cache
from typing import Final

from regalia.bots.heuristics.kingsburg.province import CACHE, GOOD, SPARE, doomed
from regalia.games.kingsburg.material import (
    AUTUMN,
    DEMONS_ALTERNATIVE,
    DEMONS_STANDARD,
    ENEMIES_PER_YEAR,
    ENEMY_KIND,
    ENEMY_LOSS,
    ENEMY_REWARD,
    ENEMY_STRENGTH,
    FORTRESS,
    FORTRESS_VP,
    GOODS_ANY,
    LOSS_BUILDINGS,
    LOSS_VP,
    LOSS_WIDTH,
    STONE_WALL,
    YEARS,
)
from regalia.games.kingsburg.phases.battle import defence_of
from regalia.games.kingsburg.state import UNKNOWN

STRONGEST: Final = (0.15, 0.5, 0.7)  # the point for it, while behind, level with and ahead of all


@lru_cache(CACHE)
def walls(built: int) -> int:
    """What buildings add in any battle."""
    return defence_of(built, -1)


@lru_cache(CACHE)
def walls_against(built: int, kind: int) -> int:
    """What buildings add in battle against a kind of enemy."""
    return defence_of(built, kind)


def cards(year: int, other_demons: bool) -> list[int]:
    """The enemies that may come in a year."""
    found = list(range(year * ENEMIES_PER_YEAR, (year + 1) * ENEMIES_PER_YEAR))
    if other_demons and DEMONS_STANDARD in found:
        found[found.index(DEMONS_STANDARD)] = DEMONS_ALTERNATIVE
    return found


@lru_cache(CACHE)
def winter(
    enemy: int, year: int, other_demons: bool, built: int, soldiers: int, held: int, rank: int
) -> float:
    """Spoils less harm. `held` goods may be lost; `rank` is 0 behind, 1 level with, 2 ahead."""
    enemies = cards(year, other_demons) if enemy == UNKNOWN else [enemy]
    wall = (built >> STONE_WALL) & 1
    value = 0.0
    for card in enemies:
        at = card * LOSS_WIDTH
        margin = soldiers + walls_against(built, ENEMY_KIND[card]) - ENEMY_STRENGTH[card]
        # Faces of the King's die, 1 to 6, with which we win, and with which we lose.
        wins = min(6, max(0, margin + 6 + wall))
        losses = min(6, max(0, -margin - 1))
        spoils = ENEMY_REWARD[at + LOSS_VP] + STRONGEST[rank]
        spoils += FORTRESS_VP * ((built >> FORTRESS) & 1)
        if year < YEARS - 1:
            spoils += GOOD * sum(ENEMY_REWARD[at : at + GOODS_ANY + 1])
        goods = min(held, sum(ENEMY_LOSS[at : at + GOODS_ANY + 1]))
        harm = ENEMY_LOSS[at + LOSS_VP] + SPARE * goods
        if ENEMY_LOSS[at + LOSS_BUILDINGS]:
            harm += doomed(built, year * 3 + AUTUMN)
        value += wins * spoils - losses * harm
    return value / (6 * len(enemies))
