"""What a Spirit does once it has been paid for (DC-8.10 to DC-8.36)."""

from typing import Final

from mypy_extensions import i64

from regalia.games.dragon_castle import spirits, strength, wind
from regalia.games.dragon_castle.actions import CHANGE_TO, DESTROY, GIVE, GROUP, PAIR
from regalia.games.dragon_castle.castle import all_available
from regalia.games.dragon_castle.masks import CELL_BIT, count
from regalia.games.dragon_castle.material import (
    BEAUTY,
    CHANGE,
    CUNNING,
    CUNNING_VP,
    DECEPTION,
    DEPTHS,
    DESTRUCTION,
    DRAGON,
    ELEGANCE,
    STRENGTH,
    TILE_NUMBER,
    TYPE_BONUS,
    TYPE_SHRINES,
    TYPES,
    WIND,
)
from regalia.games.dragon_castle.phases import action as actions
from regalia.games.dragon_castle.phases.check import consolidate
from regalia.games.dragon_castle.realm import (
    change_group,
    changes,
    group_vp,
    named,
    number_groups,
    small_groups,
)
from regalia.games.dragon_castle.state import (
    BUILDING,
    CHECK,
    NO_CELL,
    NO_SPIRIT,
    OPENING,
    PLACING,
    DragonCastleState,
)

# The rule by which each of these Spirits gives the second tile.
SECOND_TILE_RULE: Final = {DECEPTION: "DC-8.21", DEPTHS: "DC-8.30", ELEGANCE: "DC-8.33"}


def enter(s: DragonCastleState) -> None:
    if s.spirit != ELEGANCE or s.back != OPENING:  # DC-8.33: it lasts, there is nothing to choose
        s.ask(s.active)


def legal(s: DragonCastleState, seat: i64) -> list[int]:
    spirit = s.spirit
    if spirit == BEAUTY:
        return by_name(number_groups(s, seat, 0))
    if spirit == CUNNING:
        return by_name(small_groups(s, seat, 0))
    if spirit == CHANGE:
        return [CHANGE_TO + way for way in changes(s, seat, 0)]
    if spirit == WIND:
        return wind.legal(s, seat)
    if spirit == STRENGTH:
        return strength.legal(s, seat)
    if spirit == DESTRUCTION:
        return all_available(s, DESTROY)
    found = spirits.second_tiles(s, spirit)
    if spirit == ELEGANCE:
        spirits.offer_one(s, DEPTHS, spirits.depths_costs(s, seat), found)
    return found


def by_name(found: list[int]) -> list[int]:
    """Groups as actions."""
    names = [GROUP + named(group) for group in found]
    names.sort()
    return names


def apply(s: DragonCastleState, seat: i64, action: i64) -> None:
    spirit = s.spirit
    if spirit == WIND:
        wind.apply(s, seat, action)
        return
    if spirit == STRENGTH:
        strength.apply(s, seat, action)
        return
    if action >= GIVE:
        spirits.activate(s, seat, action)  # Depths, right after Elegance
        return
    s.pending = 0
    if spirit == BEAUTY:
        beautify(s, seat, action - GROUP)
    elif spirit == CUNNING:
        outwit(s, seat, action - GROUP)
    elif spirit == CHANGE:
        change(s, seat, (action - CHANGE_TO) // TYPES, (action - CHANGE_TO) % TYPES)
    elif spirit == DESTRUCTION:
        destroy(s, seat, action - DESTROY)
    else:
        actions.pair(s, seat, action - PAIR, SECOND_TILE_RULE[spirit])


def find(found: list[int], cell: i64) -> int:
    """The group that bears a name."""
    for group in found:
        if group & CELL_BIT[cell]:
            return group
    return 0


def beautify(s: DragonCastleState, seat: i64, cell: i64) -> None:
    """One number instead of one type; for the rest as good as Dragons (DC-8.10)."""
    group = find(number_groups(s, seat, 0), cell)
    size = count(group)
    points = group_vp(size, DRAGON)
    if s.keeps_events:
        number = TILE_NUMBER[s.faces(seat, cell)]
        s.tell("beauty", seat, (number, size, points), "DC-8.10")
    consolidate(s, seat, group, points, TYPE_SHRINES[DRAGON])


def outwit(s: DragonCastleState, seat: i64, cell: i64) -> None:
    """Three tiles are enough (DC-8.31)."""
    group = find(small_groups(s, seat, 0), cell)
    kind = 0
    while s.showing(seat, kind) & group == 0:
        kind += 1
    points = CUNNING_VP + TYPE_BONUS[kind]
    if s.keeps_events:
        s.tell("consolidates", seat, (kind, count(group), points), "DC-8.31")
    consolidate(s, seat, group, points, TYPE_SHRINES[kind])


def change(s: DragonCastleState, seat: i64, cell: i64, kind: i64) -> None:
    """The group has the type it is formed in (DC-8.15)."""
    group = change_group(s, seat, cell, kind, 0)
    size = count(group)
    points = group_vp(size, kind)
    if s.keeps_events:
        s.tell("changes", seat, (s.faces(seat, cell), cell, kind), "DC-8.14")
        s.tell("consolidates", seat, (kind, size, points), "DC-8.15")
    consolidate(s, seat, group, points, TYPE_SHRINES[kind])


def destroy(s: DragonCastleState, seat: i64, cell: i64) -> None:
    """A tile of the Castle goes, for nothing (DC-8.28)."""
    tile = s.remove(cell)
    s.add_discards(seat, 1)
    if s.keeps_events:
        s.tell("destroys", seat, (tile, cell), "DC-8.28")
    s.uncover(cell)


def leave(s: DragonCastleState) -> int:
    spirit = s.spirit
    s.spirit = NO_SPIRIT
    s.step = 0
    s.lifted = NO_CELL
    s.moved = 0
    if spirit == BEAUTY or spirit == CUNNING or spirit == CHANGE:
        return BUILDING
    if spirit == STRENGTH:
        return CHECK  # DC-8.9
    if spirit == WIND or spirit == DESTRUCTION or s.back == OPENING:
        return s.back
    return PLACING
