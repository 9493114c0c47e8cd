"""A card at a glance, and what points earn a lone player, in both Wonderful games."""

from collections.abc import Sequence
from math import exp
from typing import Final

from regalia.bots.heuristics.wonderful.outlook import Outlook
from regalia.bots.heuristics.wonderful.works import Work

HASTE: Final = 0.75  # of a card's worth, less its cubes: what a hand makes of it

NEAR: Final = 8.0  # points from a medal at which it is still in doubt


def appeal(outlook: Outlook, card: int) -> float:
    """What a card brings, constructed or recycled."""
    facts = outlook.facts
    prices = facts.weights.cube
    now = outlook.have.round
    recycled = 0.0
    for resource in facts.recycling[card]:
        recycled += prices[resource][now]
    slots = facts.slots[card]
    cost = 0.0
    for resource in range(facts.resources):
        if slots[resource]:
            price = prices[resource][now]
            if outlook.have.made[resource] < slots[resource]:
                price += 0.4
            cost += price * slots[resource]
    for kind in range(facts.wild, facts.kinds):
        cost += 1.6 * slots[kind]
    return max(recycled, HASTE * (outlook.worth(Work(card, slots), False) - cost) + 1.0)


def honours(least: Sequence[int], value: float) -> float:
    """Alone: the share of the three medals that so many points will earn, more or less."""
    share = 0.0
    for points in least:
        x = (value - points) / NEAR
        share += 1.0 if x > 30.0 else 0.0 if x < -30.0 else 1.0 / (1.0 + exp(-x))
    return share / len(least)
