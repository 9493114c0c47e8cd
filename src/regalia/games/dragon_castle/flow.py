"""The phases of Dragon Castle in turn: what they allow, what they do, what follows.

Written by scripts/fields from fields.py: change that one and run it again.
"""

from mypy_extensions import i64

from regalia.games.dragon_castle.phases import (
    action,
    building,
    check,
    closing,
    judging,
    opening,
    placing,
    spirit,
)
from regalia.games.dragon_castle.setup import set_up
from regalia.games.dragon_castle.state import (
    ACTION,
    BUILDING,
    CHECK,
    CLOSING,
    JUDGING,
    OPENING,
    OVER,
    PLACING,
    SPIRIT,
    DragonCastleState,
)


class DragonCastleFlow(DragonCastleState):
    """A game from its set-up to its end."""

    def set_up(self) -> None:
        """Lay everything out and run on to the first decision."""
        self.phase = set_up(self)
        self.enter_phase()
        self.run_on()

    def run_on(self) -> None:
        """Cross barriers until somebody owes a decision."""
        while self.pending == 0 and self.phase != OVER:
            self.window += 1
            self.phase = self.leave_phase()
            self.enter_phase()

    def apply(self, seat: int, action: int) -> None:
        self.answer(seat, action)
        self.run_on()

    def legal(self, seat: int) -> list[int]:
        pending: i64 = self.pending
        if (pending >> seat) & 1 == 0:
            return []
        return self.allowed(seat)

    def answer(self, seat: int, chosen: int) -> None:
        """Let the phase carry an action out."""
        phase = self.phase
        if phase == PLACING:
            placing.apply(self, seat, chosen)
        elif phase == OPENING:
            opening.apply(self, seat, chosen)
        elif phase == ACTION:
            action.apply(self, seat, chosen)
        elif phase == JUDGING:
            judging.apply(self, seat, chosen)
        elif phase == CLOSING:
            closing.apply(self, seat, chosen)
        elif phase == BUILDING:
            building.apply(self, seat, chosen)
        else:
            spirit.apply(self, seat, chosen)

    def allowed(self, seat: int) -> list[int]:
        """What the phase allows a seat that owes a decision."""
        phase = self.phase
        if phase == PLACING:
            return placing.legal(self, seat)
        if phase == OPENING:
            return opening.legal(self, seat)
        if phase == ACTION:
            return action.legal(self, seat)
        if phase == JUDGING:
            return judging.legal(self, seat)
        if phase == CLOSING:
            return closing.legal(self, seat)
        if phase == BUILDING:
            return building.legal(self, seat)
        return spirit.legal(self, seat)

    def enter_phase(self) -> None:
        phase = self.phase
        if phase == PLACING:
            placing.enter(self)
        elif phase == OPENING:
            opening.enter(self)
        elif phase == ACTION:
            action.enter(self)
        elif phase == JUDGING:
            judging.enter(self)
        elif phase == CHECK:
            check.enter(self)
        elif phase == CLOSING:
            closing.enter(self)
        elif phase == BUILDING:
            building.enter(self)
        elif phase == SPIRIT:
            spirit.enter(self)

    def leave_phase(self) -> int:
        phase = self.phase
        if phase == PLACING:
            return placing.leave(self)
        if phase == OPENING:
            return opening.leave(self)
        if phase == ACTION:
            return action.leave(self)
        if phase == JUDGING:
            return judging.leave(self)
        if phase == CHECK:
            return check.leave(self)
        if phase == CLOSING:
            return closing.leave(self)
        if phase == BUILDING:
            return building.leave(self)
        return spirit.leave(self)
