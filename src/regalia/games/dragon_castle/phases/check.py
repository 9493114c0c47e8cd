"""The check: every group of four or more is turned face down and scored (DC-6.15)."""

from mypy_extensions import i64

from regalia.games.dragon_castle.masks import count
from regalia.games.dragon_castle.material import (
    LEAST_GROUP,
    TYPE_SHRINES,
    TYPES,
)
from regalia.games.dragon_castle.realm import EVERY, group_vp, groups, has_three
from regalia.games.dragon_castle.state import BUILDING, FROM_GROUPS, DragonCastleState


def enter(s: DragonCastleState) -> None:
    seat = s.active
    for kind in range(TYPES):
        field = s.showing(seat, kind)
        if has_three(field):
            for group in groups(field, LEAST_GROUP, EVERY):
                size = count(group)
                points = group_vp(size, kind)
                if s.keeps_events:
                    s.tell("consolidates", seat, (kind, size, points), "DC-6.4")
                consolidate(s, seat, group, points, TYPE_SHRINES[kind])


def consolidate(s: DragonCastleState, seat: i64, group: i64, points: i64, shrines: i64) -> None:
    """Turn a group face down, score it, and let shrines be built on it (DC-7.1)."""
    s.turn_down(seat, group)
    s.add_tally(seat, FROM_GROUPS, points)
    s.fresh |= group
    s.add_sites(group)
    s.add_sites(shrines)


def leave(s: DragonCastleState) -> int:
    return BUILDING
