"""A card with "/": one of its two parts, or neither (EL-6.5.1)."""

from regalia.games.legends.actions import DONE, PART
from regalia.games.legends.material import CARD_DO, DO_BUILD, DO_DESTROY, DO_MOVE
from regalia.games.legends.phases import construction, destruction, movement, placement
from regalia.games.legends.state import PLACEMENT, REFILL, LegendsState

NEITHER = 2


def is_possible(s: LegendsState, seat: int, part: int) -> bool:
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
    if is_possible(s, s.turn, 0) or is_possible(s, s.turn, 1):
        s.ask(s.turn)


def legal(s: LegendsState, seat: int) -> list[int]:
    actions = [DONE]
    for part in range(2):
        if is_possible(s, seat, part):
            actions.append(PART + part)
    return actions


def apply(s: LegendsState, seat: int, action: int) -> None:
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
