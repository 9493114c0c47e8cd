"""The Spirit of Strength: one or two tiles of their own Realm move (DC-8.23 to DC-8.25)."""

from typing import Final

from mypy_extensions import i64

from regalia.games.dragon_castle.actions import LIFT, PASS, SET
from regalia.games.dragon_castle.masks import CELL_BIT, count, spread
from regalia.games.dragon_castle.material import NO_TILE
from regalia.games.dragon_castle.state import DragonCastleState

PICK_UP: Final = 0
PUT_DOWN: Final = 1
PICK_UP_AGAIN: Final = 2
PUT_DOWN_AGAIN: Final = 3


def legal(s: DragonCastleState, seat: i64) -> list[int]:
    actions: list[int] = []
    if s.step == PUT_DOWN or s.step == PUT_DOWN_AGAIN:
        spread(actions, s.open_cells(seat) & ~CELL_BIT[s.lifted], SET)
        return actions
    if s.step == PICK_UP_AGAIN:
        actions.append(PASS)
    spread(actions, movable(s, seat), LIFT)
    return actions


def movable(s: DragonCastleState, seat: i64) -> i64:
    """Top tiles without a shrine that have somewhere to go; the one just moved stays (DC-8.25)."""
    free = s.open_cells(seat)
    if free == 0:
        return 0
    mask = (s.faced(seat) | s.down(seat)) & ~s.shrined(seat) & ~s.moved
    if count(free) == 1:
        mask &= ~free
    return mask


def apply(s: DragonCastleState, seat: i64, action: i64) -> None:
    if action == PASS:
        s.pending = 0
        return
    if s.step == PICK_UP or s.step == PICK_UP_AGAIN:
        s.lifted = action - LIFT
    else:
        move(s, seat, s.lifted, action - SET)
        if s.step == PUT_DOWN_AGAIN or movable(s, seat) == 0:
            s.pending = 0
    s.step += 1


def move(s: DragonCastleState, seat: i64, origin: i64, target: i64) -> None:
    """A tile keeps its facing, and what was consolidated this turn stays so (DC-8.23, DC-8.34)."""
    is_fresh = s.fresh & CELL_BIT[origin] != 0
    tile = s.lift(seat, origin)
    if tile == NO_TILE:
        s.put_down(seat, target)
        if is_fresh:
            s.fresh |= CELL_BIT[target]
    else:
        s.put(seat, target, tile)
    s.moved = CELL_BIT[target]
    if s.keeps_events:
        s.tell("moves", seat, (tile, origin, target), "DC-8.23")
