"""Destroy an army where an own army stands (EL-6.4.1 to EL-6.4.7)."""

from typing import Any

from mypy_extensions import i64

from regalia.games.legends import parts
from regalia.games.legends.actions import COLOURS, DESTROY, DESTROY_AT, DONE, NEUTRAL
from regalia.games.legends.material import BANDIT_KING, IMMUNE_AT, PERK, RED_SORCERESS
from regalia.games.legends.state import (
    ARMY,
    ARMY_BITS,
    ARMY_MASK,
    NEUTRAL_DESTROY,
    NOBODY,
    SELF_DESTROY,
    THEFT,
    LegendsState,
)


def targets(s: LegendsState, seat: i64) -> i64:
    """The armies that may be chosen at all, all bits of their colours (EL-6.4.3 to EL-6.4.5)."""
    mask: i64 = 0
    seats: i64 = s.seats
    for other in range(seats):
        if (s.perks(other) >> IMMUNE_AT) & PERK == 0:
            mask |= ARMY_MASK * ARMY[other]
    if s.flags & SELF_DESTROY == 0:
        mask &= ~(ARMY_MASK * ARMY[seat])
    if s.flags & NEUTRAL_DESTROY:
        mask |= ARMY_MASK * ARMY[NEUTRAL]
    return mask


def is_possible(s: LegendsState, seat: i64) -> bool:
    """Whether an own army stands beside one that may be chosen, or may be chosen itself."""
    mask = targets(s, seat)
    regions = s.regions
    shift = seat * ARMY_BITS
    for i in range(len(regions)):
        cell = s.board(regions[i])
        if (cell >> shift) & ARMY_MASK and cell & mask:
            return True
    return False


def enter(s: LegendsState) -> None:
    s.victim = NOBODY
    if is_possible(s, s.turn):
        s.ask(s.turn)


def legal(s: LegendsState, seat: i64) -> list[int]:
    actions: list[Any] = [DONE]
    mask = targets(s, seat)
    regions = s.regions
    shift = seat * ARMY_BITS
    for i in range(len(regions)):
        region: i64 = regions[i]
        cell = s.board(region)
        if (cell >> shift) & ARMY_MASK:  # EL-6.4.1: a city alone is not enough
            cell &= mask
            at = region * COLOURS
            while cell:
                if cell & ARMY_MASK:
                    actions.append(DESTROY_AT[at])
                cell >>= ARMY_BITS
                at += 1
    return actions


def apply(s: LegendsState, seat: i64, action: i64) -> None:
    s.pending = 0
    if action == DONE:
        parts.forgo(s, seat)
        return
    region = (action - DESTROY) // COLOURS
    colour = (action - DESTROY) % COLOURS
    s.remove_army(region, colour)
    if s.keeps_events:
        s.tell("destroys", seat, (region, colour), "EL-6.4.1")
    if colour == NEUTRAL or colour == seat:  # EL-13.7
        s.add_supply(colour, 1)
        return
    if s.warlords(seat) == RED_SORCERESS:
        s.add_captured(colour, 1)
        if s.keeps_events:
            s.tell("captures", seat, (colour,), "EL-13.5")
    else:
        s.add_supply(colour, 1)
    if s.warlords(seat) == BANDIT_KING and s.coins(colour) > 0:
        s.victim = colour


def leave(s: LegendsState) -> int:
    if s.victim != NOBODY:
        return THEFT
    return parts.after_part(s)
