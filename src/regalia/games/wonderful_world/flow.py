"""The phases of World in turn: what they allow, what they do, what follows.

Written by scripts/fields from fields.py: change that one and run it again.
"""

from mypy_extensions import i64

from regalia.games.wonderful_world.phases import draft, over, planning, production
from regalia.games.wonderful_world.setup import set_up
from regalia.games.wonderful_world.state import DRAFT, OVER, PLANNING, PRODUCTION, WorldState


class WorldFlow(WorldState):
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
        if phase == PRODUCTION:
            production.apply(self, seat, chosen)
        elif phase == PLANNING:
            planning.apply(self, seat, chosen)
        else:
            draft.apply(self, seat, chosen)

    def allowed(self, seat: int) -> list[int]:
        """What the phase allows a seat that owes a decision."""
        phase = self.phase
        if phase == PRODUCTION:
            return production.legal(self, seat)
        if phase == PLANNING:
            return planning.legal(self, seat)
        return draft.legal(self, seat)

    def enter_phase(self) -> None:
        phase = self.phase
        if phase == PRODUCTION:
            production.enter(self)
        elif phase == PLANNING:
            planning.enter(self)
        elif phase == DRAFT:
            draft.enter(self)
        else:
            over.enter(self)

    def leave_phase(self) -> int:
        phase = self.phase
        if phase == PRODUCTION:
            return production.leave(self)
        if phase == PLANNING:
            return planning.leave(self)
        return draft.leave(self)
