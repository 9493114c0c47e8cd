"""The Spirit of Wind: a tile may be turned, then a shrine is moved (DC-8.12, DC-8.13)."""

from typing import Final

from mypy_extensions import i64

from regalia.games.dragon_castle.actions import FLIP, LIFT, PASS, SET
from regalia.games.dragon_castle.masks import CELL_BIT, spread
from regalia.games.dragon_castle.state import DragonCastleState

TURN: Final = 0
PICK_UP: Final = 1
PUT_DOWN: Final = 2


def legal(s: DragonCastleState, seat: i64) -> list[int]:
    actions: list[int] = []
    if s.step == TURN:
        if targets(s, seat):
            actions.append(PASS)
        spread(actions, s.faced(seat), FLIP)
    elif s.step == PICK_UP:
        spread(actions, s.shrined(seat), LIFT)
    else:
        spread(actions, targets(s, seat), SET)
    return actions


def targets(s: DragonCastleState, seat: i64) -> i64:
    """Face-down tiles without a shrine, long consolidated or just turned."""
    return s.down(seat) & ~s.shrined(seat)


def apply(s: DragonCastleState, seat: i64, action: i64) -> None:
    if s.step == TURN:
        if action != PASS:
            cell = action - FLIP
            if s.keeps_events:
                s.tell("flips", seat, (s.faces(seat, cell), cell), "DC-8.12")
            s.turn_down(seat, CELL_BIT[cell])
    elif s.step == PICK_UP:
        s.lifted = action - LIFT
    else:
        cell = action - SET
        s.set_shrined(seat, s.shrined(seat) & ~CELL_BIT[s.lifted] | CELL_BIT[cell])
        if s.keeps_events:
            s.tell("moves_shrine", seat, (s.lifted, cell), "DC-8.12")
        s.pending = 0
    s.step += 1
