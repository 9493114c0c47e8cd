"""The best that can be made of some holdings: build now or not, then wait for winter."""

from functools import lru_cache
from typing import Final, NamedTuple

from regalia.bots.heuristics.kingsburg.province import CACHE, SEASONS, estate, nexts, prospect
from regalia.bots.heuristics.kingsburg.winter import walls, winter
from regalia.games.kingsburg.material import BUILDING_VP, SPRING, SUMMER

TOKEN: Final = 0.8  # a +2 token
FEW_TOKENS: Final = 2  # more of them are worth less than half
ENVOY: Final = (1.2, 0.6, 1.8)  # the Envoy, kept through spring, summer, autumn
URGENCY: Final = (0.8, 0.9, 1.0)  # of winter: in spring much may still change
REWARD: Final = (0.05, 0.45, 0.95)  # the King's, with fewer, as many and more buildings than all
MOST_LOSSES: Final = 6  # no enemy takes more goods in a year that matters


class Holdings(NamedTuple):
    """What a seat has, or will have when its advisors have helped."""

    gold: int
    wood: int
    stone: int
    choice: int  # goods that may still be chosen
    soldiers: int
    tokens: int
    vp: int


class Scene(NamedTuple):
    """What stands around the holdings while a season is planned."""

    time: int  # 0 for the first spring to 14 for the last autumn
    year: int
    builds: int  # how many buildings may still be built this season, without the Envoy
    is_open: bool  # whether the season's building is still to come
    envoy: bool
    fights: bool  # whether this year's battle is still to come
    enemy: int
    other_demons: bool
    rival_strength: int  # the most soldiers and walls of another seat
    rival_buildings: int


def rank(mine: int, best: int) -> int:
    """0 behind, 1 level with, 2 ahead of the best of the others."""
    return 0 if mine < best else 1 if mine == best else 2


@lru_cache(2 * CACHE)
def outlook(built: int, have: Holdings, scene: Scene) -> float:
    """What a province with these holdings is worth, if the best is built."""
    best = settle(built, have, scene)
    if not scene.is_open or (scene.builds == 0 and not scene.envoy):
        return best
    if scene.builds > 0:
        then = scene._replace(builds=scene.builds - 1)
    else:
        then = scene._replace(envoy=False)
    for building, gold, wood, stone in nexts(built):
        short = max(0, gold - have.gold) + max(0, wood - have.wood) + max(0, stone - have.stone)
        if short <= have.choice:
            left = have._replace(
                gold=max(0, have.gold - gold),
                wood=max(0, have.wood - wood),
                stone=max(0, have.stone - stone),
                choice=have.choice - short,
            )
            value = BUILDING_VP[building] + outlook(built | 1 << building, left, then)
            best = max(best, value)
    return best


def settle(built: int, have: Holdings, scene: Scene) -> float:
    """The same if nothing more is built this season."""
    gold, wood, stone, choice, soldiers, tokens, vp = have
    time = scene.time
    season = max(0, time) % 3
    value = vp + estate(built, time) + prospect(built, gold, wood, stone, choice, time)
    if time < SEASONS - 1:
        value += TOKEN * min(tokens, FEW_TOKENS) + 0.4 * TOKEN * max(0, tokens - FEW_TOKENS)
        if scene.envoy and (scene.is_open or season != SUMMER):
            value += ENVOY[season]
    if scene.fights:
        held = min(MOST_LOSSES, gold + wood + stone + choice)
        place = rank(soldiers + walls(built), scene.rival_strength)
        value += URGENCY[season] * winter(
            scene.enemy, scene.year, scene.other_demons, built, soldiers, held, place
        )
    if season == SPRING and scene.is_open:
        value += REWARD[rank(built.bit_count(), scene.rival_buildings)]
    return value
