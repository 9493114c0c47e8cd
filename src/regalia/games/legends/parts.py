"""The parts of a card's action: how much each is good for, and what follows (EL-6.5.2)."""

from mypy_extensions import i64

from regalia.games.legends.material import (
    AND,
    ARMY_AT,
    CARD_DO,
    CARD_MODE,
    CARD_N,
    DO_MOVE,
    DO_PLACE,
    MOVE_AT,
)
from regalia.games.legends.state import PLACEMENT, REFILL, LegendsState


def amount(s: LegendsState, seat: i64, part: i64) -> i64:
    """What a part has printed and what abilities add (EL-6.1.1, EL-6.2.1, EL-6.5.3)."""
    at = s.card * 2 + part
    n: i64 = CARD_N[at]
    if CARD_DO[at] == DO_PLACE:
        n += s.perk(seat, ARMY_AT)
    elif CARD_DO[at] == DO_MOVE:
        n += s.perk(seat, MOVE_AT)
    return n


def forgo(s: LegendsState, seat: i64) -> None:
    """Leave the rest of a part undone (EL-5.5)."""
    if s.keeps_events:
        s.tell("forgoes", seat, (CARD_DO[s.card * 2 + s.step],), "EL-5.5")
    s.left = 0
    s.pending = 0


def after_part(s: LegendsState) -> int:
    """The second part of a "+" card follows the first, in printed order (EL-6.5.2)."""
    if CARD_MODE[s.card] == AND and s.step == 0:
        s.step = 1
        return PLACEMENT + CARD_DO[s.card * 2 + 1]
    return REFILL
