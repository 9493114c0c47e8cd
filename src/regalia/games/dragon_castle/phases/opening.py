"""The beginning of a turn: a first tile from the top floor, or the Call of the Dragon (DC-4)."""

from mypy_extensions import i64

from regalia.games.dragon_castle import spirits
from regalia.games.dragon_castle.actions import CALL, GIVE, TAKE
from regalia.games.dragon_castle.castle import first_tiles
from regalia.games.dragon_castle.material import ELEGANCE
from regalia.games.dragon_castle.state import (
    ACTION,
    CLOSING,
    NO_SPIRIT,
    NOBODY,
    SPIRIT,
    DragonCastleState,
)


def enter(s: DragonCastleState) -> None:
    s.ask(s.active)


def must_be_graceful(s: DragonCastleState) -> bool:
    """Elegance is on: the first tile must have a free short side (DC-8.33)."""
    return (s.used >> ELEGANCE) & 1 == 1


def legal(s: DragonCastleState, seat: i64) -> list[int]:
    graceful = must_be_graceful(s)
    top = s.top_floor()
    actions = first_tiles(s, top, graceful, TAKE)
    if top <= 1 and not graceful:  # DC-9.1
        actions.insert(0, CALL)
    if s.spirits:
        spirits.offer(s, seat, actions)
    return actions


def apply(s: DragonCastleState, seat: i64, action: i64) -> None:
    s.pending = 0
    if action >= GIVE:
        spirits.activate(s, seat, action)
    elif action == CALL:
        call(s, seat)
    else:
        take(s, seat, action - TAKE)


def call(s: DragonCastleState, seat: i64) -> None:
    """Take a countdown token from the rightmost space; the N-th uncovers `!` (DC-9.4)."""
    s.acted = 1
    was_last = s.is_last_round()
    s.track -= 1
    s.add_calls(seat, 1)
    if s.keeps_events:
        s.tell("calls", seat, (s.track,), "DC-9.2")
        if s.is_last_round() and not was_last:
            s.tell("last_round", NOBODY, (), "DC-9.4")


def take(s: DragonCastleState, seat: i64, cell: i64) -> None:
    """The first tile, which cannot be put back (DC-4.3)."""
    s.origin = cell
    s.origin_floor = s.castle_height(cell) - 1
    s.one = s.tops(cell)
    s.cut(cell, s.origin_floor)
    if s.keeps_events:
        s.tell("takes", seat, (s.one, cell), "DC-4.3")
    s.uncover(cell)


def leave(s: DragonCastleState) -> int:
    if s.spirit != NO_SPIRIT:
        return SPIRIT
    return CLOSING if s.acted else ACTION
