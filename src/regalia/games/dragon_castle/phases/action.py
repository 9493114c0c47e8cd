"""The Action: with a first tile in hand, a pair, a shrine, or one point (DC-4.4 to DC-4.7)."""

from mypy_extensions import i64

from regalia.games.dragon_castle import spirits
from regalia.games.dragon_castle.actions import DISCARD, GIVE, PAIR, SHRINE
from regalia.games.dragon_castle.castle import twins
from regalia.games.dragon_castle.masks import count
from regalia.games.dragon_castle.material import DISCARD_VP, ELEGANCE, NO_TILE
from regalia.games.dragon_castle.state import (
    CLOSING,
    FROM_DISCARDS,
    NO_SPIRIT,
    PLACING,
    SPIRIT,
    DragonCastleState,
)


def enter(s: DragonCastleState) -> None:
    s.ask(s.active)


def legal(s: DragonCastleState, seat: i64) -> list[int]:
    room = count(s.open_cells(seat))  # DC-4.10
    actions: list[int] = []
    if room > 0 and s.supply > 0:
        actions.append(SHRINE)
    actions.append(DISCARD)
    if room > 1:
        actions += twins(s, (s.used >> ELEGANCE) & 1 == 1, PAIR)
    if s.spirits:
        spirits.offer(s, seat, actions)
    return actions


def apply(s: DragonCastleState, seat: i64, action: i64) -> None:
    s.pending = 0
    if action >= GIVE:
        spirits.activate(s, seat, action)
    elif action == SHRINE:
        s.acted = 1
        s.supply -= 1
        s.add_reserve(seat, 1)
        if s.keeps_events:
            s.tell("keeps", seat, (s.reserve(seat),), "DC-4.6")
    elif action == DISCARD:
        s.acted = 1
        s.add_discards(seat, 1)
        s.add_tally(seat, FROM_DISCARDS, DISCARD_VP)
        if s.keeps_events:
            s.tell("discards", seat, (s.one, DISCARD_VP), "DC-4.7")
        s.one = NO_TILE
    else:
        pair(s, seat, action - PAIR, "DC-4.4")


def pair(s: DragonCastleState, seat: i64, cell: i64, rule: str) -> None:
    """Take the second tile."""
    s.acted = 1
    s.two = s.remove(cell)
    if s.keeps_events:
        s.tell("pairs", seat, (s.two, cell), rule)
    s.uncover(cell)


def leave(s: DragonCastleState) -> int:
    if s.spirit != NO_SPIRIT:
        return SPIRIT
    return PLACING if s.one != NO_TILE else CLOSING
