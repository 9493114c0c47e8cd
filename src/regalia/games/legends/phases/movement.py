"""Move armies: step by step along the links, dearer over the sea (EL-6.2.1 to EL-6.2.6)."""

from typing import Any

from mypy_extensions import i64

from regalia.games.legends import parts
from regalia.games.legends.actions import DONE, MOVE_AT, move_origin, move_target
from regalia.games.legends.material import FLYING_AT, SEA_COST
from regalia.games.legends.state import (
    ARMY_BITS,
    ARMY_MASK,
    NO_WAY,
    SEA_BIT,
    WAY_REGION,
    WAYS,
    LegendsState,
)


def sea_cost(s: LegendsState, seat: i64) -> i64:
    """What a step over the sea costs a seat."""
    return sea_cost_with(s.perk(seat, FLYING_AT))


def sea_cost_with(flying: i64) -> i64:
    """A sea step costs three, one less for each flying ability, never less than one (EL-6.2.3)."""
    cost: i64 = SEA_COST - flying
    return cost if cost > 1 else 1


def can_step(s: LegendsState, seat: i64, points: i64) -> bool:
    """Whether some army can make a step with so many points (EL-6.2.4)."""
    if points == 0:
        return False
    if points >= sea_cost(s, seat):  # every region has a neighbour, by land or by sea
        return s.on_board(seat) > 0
    regions = s.regions
    ways = s.ways
    shift = seat * ARMY_BITS
    for i in range(len(regions)):
        region: i64 = regions[i]
        if (s.board(region) >> shift) & ARMY_MASK:
            at = region * WAYS
            for k in range(at, at + WAYS):
                if ways[k] == NO_WAY:
                    break
                if ways[k] & SEA_BIT == 0:
                    return True
    return False


def is_possible(s: LegendsState, seat: i64, part: i64) -> bool:
    return can_step(s, seat, parts.amount(s, seat, part))


def enter(s: LegendsState) -> None:
    seat = s.turn
    s.left = parts.amount(s, seat, s.step)
    if can_step(s, seat, s.left):
        s.ask(seat)
    else:
        s.left = 0


def legal(s: LegendsState, seat: i64) -> list[int]:
    actions: list[Any] = [DONE]
    regions = s.regions
    ways = s.ways
    shift = seat * ARMY_BITS
    sails = sea_cost(s, seat) <= s.left
    for i in range(len(regions)):
        origin: i64 = regions[i]
        if (s.board(origin) >> shift) & ARMY_MASK:
            at = origin * WAYS
            for k in range(at, at + WAYS):
                way: i64 = ways[k]
                if way == NO_WAY:
                    break
                if sails or way & SEA_BIT == 0:
                    actions.append(MOVE_AT[origin * 64 + (way & WAY_REGION)])
    return actions


def step_cost(s: LegendsState, seat: i64, origin: i64, target: i64) -> i64:
    """What a step between neighbours costs; land, pass and portal cost one (EL-6.2.2)."""
    return sea_cost(s, seat) if is_by_sea(s, origin, target) else 1


def is_by_sea(s: LegendsState, origin: int, target: int) -> bool:
    """Whether a step between neighbours crosses the sea."""
    ways = s.ways
    at = origin * WAYS
    for k in range(at, at + WAYS):
        if ways[k] == target | SEA_BIT:
            return True
    return False


def apply(s: LegendsState, seat: i64, action: i64) -> None:
    if action == DONE:
        parts.forgo(s, seat)
        return
    origin = move_origin(action)
    target = move_target(action)
    cost = step_cost(s, seat, origin, target)
    s.shift_army(origin, target, seat)
    s.left -= cost
    if s.keeps_events:
        s.tell(
            "moves",
            seat,
            (origin, target, cost),
            "EL-6.2.3" if is_by_sea(s, origin, target) else "EL-6.2.2",
        )
    s.army_enters(seat, target)
    if not can_step(s, seat, s.left):
        s.left = 0
        s.pending = 0


def leave(s: LegendsState) -> int:
    return parts.after_part(s)
