"""A card with "/": one of its two parts, or neither (EL-6.5.1)."""

from typing import Final

from mypy_extensions import i64

from regalia.games.legends.actions import DONE, PART
from regalia.games.legends.material import CARD_DO, DO_BUILD, DO_DESTROY, DO_MOVE
from regalia.games.legends.phases import construction, destruction, movement, placement
from regalia.games.legends.state import PLACEMENT, REFILL, LegendsState

NEITHER: Final = 2
# By which parts are possible, a bit each.
OFFERS: Final[list[list[int]]] = [
    [DONE, *[PART + part for part in range(2) if (mask >> part) & 1]] for mask in range(4)
]


def is_possible(s: LegendsState, seat: i64, part: i64) -> bool:
    """Whether a part has any legal step (EL-6.5.9)."""
    doing = CARD_DO[s.card * 2 + part]
    if doing == DO_MOVE:
        return movement.is_possible(s, seat, part)
    if doing == DO_BUILD:
        return construction.is_possible(s, seat)
    if doing == DO_DESTROY:
        return destruction.is_possible(s, seat)
    return placement.is_possible(s, seat)


def enter(s: LegendsState) -> None:
    s.step = NEITHER
    seat = s.turn
    if is_possible(s, seat, 0) or is_possible(s, seat, 1):
        s.ask(seat)


def legal(s: LegendsState, seat: i64) -> list[int]:
    mask = 0
    if is_possible(s, seat, 0):
        mask = 1
    if is_possible(s, seat, 1):
        mask += 2
    return OFFERS[mask][:]


def apply(s: LegendsState, seat: i64, action: i64) -> None:
    if action == DONE:
        if s.keeps_events:
            s.tell("chooses_neither", seat, (s.card,), "EL-6.5.1")
    else:
        s.step = action - PART
    s.pending = 0


def leave(s: LegendsState) -> int:
    if s.step == NEITHER:
        return REFILL
    return PLACEMENT + CARD_DO[s.card * 2 + s.step]
