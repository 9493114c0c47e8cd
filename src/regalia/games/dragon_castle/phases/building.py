"""Building shrines on what has just been consolidated, and the Spirit of Faith (DC-7, DC-8.34)."""

from typing import Final

from mypy_extensions import i64

from regalia.games.dragon_castle import spirits
from regalia.games.dragon_castle.actions import BUILD, GIVE, PASS
from regalia.games.dragon_castle.masks import CELL_BIT, spread
from regalia.games.dragon_castle.material import FAITH
from regalia.games.dragon_castle.state import NO_SPIRIT, DragonCastleState

ON_GROUPS: Final = 0
ASK_FAITH: Final = 1
BY_FAITH: Final = 2


def enter(s: DragonCastleState) -> None:
    """A check that consolidates nothing builds nothing."""
    s.step = ON_GROUPS
    if s.sites_count > 0:
        s.ask(s.active)
        if sites(s) == 0:
            ask_faith(s)


def sites(s: DragonCastleState) -> i64:
    """Where a shrine may be built now: on groups that allow one more (DC-7.1, DC-7.2)."""
    if s.reserve(s.active) == 0:
        return 0
    mask: i64 = 0
    at: i64 = 0
    while at < s.sites_count:
        if s.sites(at + 1) > 0:
            mask |= s.sites(at)
        at += 2
    return mask & ~s.shrined(s.active)


def legal(s: DragonCastleState, seat: i64) -> list[int]:
    actions: list[int] = []
    if s.step == BY_FAITH:
        spread(actions, s.fresh & ~s.shrined(seat), BUILD)
        return actions
    actions.append(PASS)
    if s.step == ON_GROUPS:
        spread(actions, sites(s), BUILD)
    else:
        spirits.offer_one(s, FAITH, spirits.faith_costs(s, seat), actions)
    return actions


def apply(s: DragonCastleState, seat: i64, action: i64) -> None:
    if action >= GIVE:
        spirits.activate(s, seat, action)
        s.step = BY_FAITH
    elif s.step == BY_FAITH:
        build(s, seat, action - BUILD, "DC-8.26")
        s.spirit = NO_SPIRIT
        s.pending = 0
    elif action == PASS:
        if s.step == ON_GROUPS:
            ask_faith(s)
        else:
            s.pending = 0
    else:
        cell = action - BUILD
        build(s, seat, cell, "DC-7.1")
        allow_one_less(s, cell)
        if sites(s) == 0:
            ask_faith(s)


def allow_one_less(s: DragonCastleState, cell: i64) -> None:
    """Count a shrine just built against the group it stands on."""
    at: i64 = 0
    while at < s.sites_count:
        if s.sites(at) & CELL_BIT[cell] != 0:
            s.set_sites(at + 1, s.sites(at + 1) - 1)
            if s.sites(at + 1) == 0:
                s.filled = 1
        at += 2


def build(s: DragonCastleState, seat: i64, cell: i64, rule: str) -> None:
    s.raise_shrine(seat, cell)
    if s.keeps_events:
        s.tell("builds", seat, (cell, s.heights(seat, cell)), rule)


def ask_faith(s: DragonCastleState) -> None:
    """One shrine more than allowed, if all that is allowed was built somewhere (DC-8.34)."""
    s.step = ASK_FAITH
    if not (s.filled and s.has_spirit(FAITH) and spirits.faith_costs(s, s.active)):
        s.pending = 0


def leave(s: DragonCastleState) -> int:
    s.sites_count = 0
    s.step = 0
    return s.back
