"""Groups in a Realm: where they are, which ones a Spirit makes, and how they are consolidated."""

from typing import Final

from mypy_extensions import i64

from regalia.games.dragon_castle.masks import (
    CELL_BIT,
    NEXT,
    beside,
    cells,
    count,
    flood,
    lowest,
)
from regalia.games.dragon_castle.material import (
    BEAUTY,
    CUNNING,
    CUNNING_SIZE,
    FACTIONS,
    GROUP_VP,
    LEAST_GROUP,
    NUMBERS,
    TILE_NUMBER,
    TYPE_BONUS,
    TYPES,
)
from regalia.games.dragon_castle.state import DragonCastleState

EVERY: Final = 1000  # no group is as large


def groups(field: i64, least: i64, most: i64) -> list[int]:
    """The linked parts of a field whose size lies within bounds, by their first cells."""
    out: list[int] = []
    if least > 1:
        field &= beside(field)  # what has no neighbour is in no group
    while field and count(field) >= least:
        group = flood(field & -field, field)
        field &= ~group
        size = count(group)
        if least <= size and size <= most:
            out.append(int(group))
    return out


def group_vp(size: i64, kind: i64) -> i64:
    """What a group that is consolidated scores, by its size and its type (DC-6.4, DC-6.5)."""
    return GROUP_VP[size] + TYPE_BONUS[kind]


def has_three(mask: i64) -> bool:
    """Whether a mask holds three cells or more: no Spirit and no check needs fewer."""
    mask &= mask - 1
    return mask & (mask - 1) != 0 if mask else False


def waiting(s: DragonCastleState, seat: i64) -> i64:
    """All tiles of groups that must be consolidated (DC-6.2)."""
    mask: i64 = 0
    for kind in range(TYPES):
        mask |= large_groups(s.showing(seat, kind))
    return mask


def large_groups(field: i64) -> i64:
    """All cells of a field that lie in groups that must be consolidated."""
    mask: i64 = 0
    if has_three(field):
        field &= beside(field)  # what has no neighbour is in no group
        while count(field) >= LEAST_GROUP:
            group = flood(field & -field, field)
            field &= ~group
            if count(group) >= LEAST_GROUP:
                mask |= group
    return mask


def number_groups(s: DragonCastleState, seat: i64, gone: i64) -> list[int]:
    """What Beauty may consolidate: four or more Faction tiles with one number (DC-8.10)."""
    out: list[int] = []
    factions: i64 = 0
    for kind in range(FACTIONS):
        factions |= s.showing(seat, kind)
    factions &= ~gone
    factions &= beside(factions)  # what has no neighbour is in no group
    if count(factions) < LEAST_GROUP:
        return out
    masks = [0] * (NUMBERS + 1)
    for cell in cells(factions):
        number = TILE_NUMBER[s.faces(seat, cell)]
        masks[number] = masks[number] | CELL_BIT[cell]
    for mask in masks:
        if has_three(mask):
            out += groups(mask, LEAST_GROUP, EVERY)
    return out


def small_groups(s: DragonCastleState, seat: i64, gone: i64) -> list[int]:
    """What Cunning may consolidate: exactly three tiles of one type (DC-8.31)."""
    out: list[int] = []
    for kind in range(TYPES):
        field = s.showing(seat, kind)
        if has_three(field):
            out += groups(field & ~gone, CUNNING_SIZE, CUNNING_SIZE)
    return out


def change_group(s: DragonCastleState, seat: i64, cell: i64, kind: i64, gone: i64) -> i64:
    """The group of a type that a Special tile joins by Change; 0 if it is too small (DC-8.14)."""
    field = s.showing(seat, kind) & ~gone
    bit = CELL_BIT[cell]
    group = flood(bit, field | bit)
    return group if count(group) >= LEAST_GROUP else 0


def changes(s: DragonCastleState, seat: i64, gone: i64) -> list[int]:
    """Every way to use Change: cell * TYPES + type, never the type a tile has (DC-8.38)."""
    out: list[int] = []
    specials: i64 = 0
    for kind in range(FACTIONS, TYPES):
        specials |= s.showing(seat, kind)
    specials &= ~gone
    if specials == 0:
        return out
    for kind in range(TYPES):
        field = s.showing(seat, kind) & ~gone
        if has_three(field):
            for cell in cells(beside(field) & specials & ~field):
                if change_group(s, seat, cell, kind, gone) and not prevents(
                    s, seat, cell, kind, gone
                ):
                    out.append(cell * TYPES + kind)
    out.sort()
    return out


def prevents(s: DragonCastleState, seat: i64, cell: i64, kind: i64, gone: i64) -> bool:
    """Whether Change would only keep a group from being consolidated: never for that (DC-8.14).

    The tile's own group waits and would be too small without it, while the group of the other type
    is consolidated anyway.
    """
    bit = CELL_BIT[cell]
    own: i64 = 0
    for special in range(FACTIONS, TYPES):
        field = s.showing(seat, special)
        if field & bit:
            own = flood(bit, field & ~gone)
    if count(own) < LEAST_GROUP or groups(own & ~bit, LEAST_GROUP, EVERY):
        return False
    for group in groups(s.showing(seat, kind) & ~gone, LEAST_GROUP, EVERY):
        if group & NEXT[cell]:
            return True
    return False


def powered_group(s: DragonCastleState, seat: i64, spirit: i64, gone: i64) -> i64:
    """Some group that Beauty, Change or Cunning may consolidate once a tile is gone, or 0."""
    if spirit == BEAUTY:
        found = number_groups(s, seat, gone)
    elif spirit == CUNNING:
        found = small_groups(s, seat, gone)
    else:
        found = changes(s, seat, gone)
        if found:
            return change_group(s, seat, found[0] // TYPES, found[0] % TYPES, gone)
    return found[0] if found else 0


def payable(s: DragonCastleState, seat: i64, spirit: i64, means: i64) -> i64:
    """What may pay for such a Spirit: a group must be left without it (DC-8.4)."""
    if s.in_vain(seat, spirit):
        return 0
    group = powered_group(s, seat, spirit, 0)
    if group == 0:
        s.note_vain(seat, spirit)
        return 0
    mask = means & ~group
    for cell in cells(means & group):
        if powered_group(s, seat, spirit, CELL_BIT[cell]):
            mask |= CELL_BIT[cell]
    return mask


def named(group: i64) -> i64:
    """The cell a group is called by: its first."""
    return lowest(group)
