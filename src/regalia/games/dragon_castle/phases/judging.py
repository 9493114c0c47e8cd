"""Before the check: while a group must be consolidated, some Spirits may come first (DC-8.7)."""

from mypy_extensions import i64

from regalia.games.dragon_castle import spirits
from regalia.games.dragon_castle.realm import waiting
from regalia.games.dragon_castle.state import (
    CHECK,
    CLOSING,
    NO_SPIRIT,
    SPIRIT,
    DragonCastleState,
)


def enter(s: DragonCastleState) -> None:
    """Without such a group W3 and W4 are one moment, and W4 asks (DC-8.37)."""
    if s.spirits and waiting(s, s.active):
        s.ask(s.active)


def legal(s: DragonCastleState, seat: i64) -> list[int]:
    return spirits.pass_or_call(s, seat)


def apply(s: DragonCastleState, seat: i64, action: i64) -> None:
    spirits.answer_call(s, seat, action)


def leave(s: DragonCastleState) -> int:
    if s.spirit != NO_SPIRIT:
        return SPIRIT
    s.back = CLOSING
    return CHECK
