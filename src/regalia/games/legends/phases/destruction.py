"""Destroy an army where an own army stands (EL-6.4.1 to EL-6.4.7)."""

from regalia.games.legends.actions import COLOURS, DESTROY, DONE, NEUTRAL, destroy
from regalia.games.legends.material import BANDIT_KING, IMMUNE_AT, PERK, RED_SORCERESS
from regalia.games.legends.phases import parts
from regalia.games.legends.state import (
    NEUTRAL_DESTROY,
    NOBODY,
    SELF_DESTROY,
    THEFT,
    LegendsState,
)


def targets(s: LegendsState, seat: int) -> int:
    """The colours that may be chosen at all, as a mask (EL-6.4.3 to EL-6.4.5)."""
    mask = 0
    for other in range(s.seats):
        if (s.perks[other] >> IMMUNE_AT) & PERK == 0:
            mask |= 1 << other
    if s.flags & SELF_DESTROY == 0:
        mask &= ~(1 << seat)
    if s.flags & NEUTRAL_DESTROY:
        mask |= 1 << NEUTRAL
    return mask


def is_possible(s: LegendsState, seat: int) -> bool:
    return len(legal(s, seat)) > 1


def enter(s: LegendsState) -> None:
    s.victim = NOBODY
    if is_possible(s, s.turn):
        s.ask(s.turn)


def legal(s: LegendsState, seat: int) -> list[int]:
    actions = [DONE]
    mask = targets(s, seat)
    regions = s.regions
    for i in range(len(regions)):
        region = regions[i]
        if s.armies(region, seat):  # EL-6.4.1: a city alone is not enough
            for colour in range(COLOURS):
                if (mask >> colour) & 1 and s.armies(region, colour):
                    actions.append(destroy(region, colour))
    return actions


def apply(s: LegendsState, seat: int, action: int) -> None:
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
        s.supply[colour] = s.supply[colour] + 1
        return
    if s.warlords[seat] == RED_SORCERESS:
        s.captured[colour] = s.captured[colour] + 1
        if s.keeps_events:
            s.tell("captures", seat, (colour,), "EL-13.5")
    else:
        s.supply[colour] = s.supply[colour] + 1
    if s.warlords[seat] == BANDIT_KING and s.coins[colour] > 0:
        s.victim = colour


def leave(s: LegendsState) -> int:
    if s.victim != NOBODY:
        return THEFT
    return parts.after_part(s)
