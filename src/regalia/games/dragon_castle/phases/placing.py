"""Placing: every tile taken goes face up on an open cell of their own Realm (DC-5)."""

from mypy_extensions import i64

from regalia.games.dragon_castle import spirits
from regalia.games.dragon_castle.actions import GIVE, PLACE
from regalia.games.dragon_castle.masks import CELLS, spread
from regalia.games.dragon_castle.material import NO_TILE
from regalia.games.dragon_castle.realm import waiting
from regalia.games.dragon_castle.state import (
    CLOSING,
    JUDGING,
    NO_SPIRIT,
    SPIRIT,
    DragonCastleState,
)


def enter(s: DragonCastleState) -> None:
    s.ask(s.active)


def legal(s: DragonCastleState, seat: i64) -> list[int]:
    open_cells = s.open_cells(seat)
    actions: list[int] = []
    low = s.one
    high = s.two
    if high != NO_TILE and high < low:
        low, high = high, low
    spread(actions, open_cells, PLACE + low * CELLS)
    if high != NO_TILE and high != low:
        spread(actions, open_cells, PLACE + high * CELLS)
    if s.spirits and not s.laid:  # DC-5.6
        spirits.offer(s, seat, actions)
    return actions


def apply(s: DragonCastleState, seat: i64, action: i64) -> None:
    if action >= GIVE:
        s.pending = 0
        spirits.activate(s, seat, action)
        return
    tile = (action - PLACE) // CELLS
    cell = (action - PLACE) % CELLS
    s.put(seat, cell, tile)
    if s.keeps_events:
        s.tell("places", seat, (tile, cell), "DC-5.1")
    if s.two == NO_TILE:
        s.one = NO_TILE
        s.pending = 0
    else:
        if tile == s.one:
            s.one = s.two
        s.two = NO_TILE
        s.laid = 1


def leave(s: DragonCastleState) -> int:
    """Where no group has come about there is nothing to check."""
    if s.spirit != NO_SPIRIT:
        return SPIRIT
    return JUDGING if waiting(s, s.active) else CLOSING
