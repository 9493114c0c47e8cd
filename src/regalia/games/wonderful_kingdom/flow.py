"""The phases of Kingdom in turn: what they allow, what they do, what follows.

Written by scripts/fields from fields.py: change that one and run it again.
"""

from mypy_extensions import i64

from regalia.games.wonderful_kingdom.phases import (
    arms,
    arrival,
    choice,
    combat,
    conquest,
    council,
    evening,
    over,
    planning,
    production,
    scoring,
    searching,
    start,
    withering,
)
from regalia.games.wonderful_kingdom.setup import set_up
from regalia.games.wonderful_kingdom.state import (
    ARMS,
    ARRIVAL,
    CHOICE,
    COMBAT,
    CONQUEST,
    COUNCIL,
    EVENING,
    OVER,
    PLANNING,
    PRODUCTION,
    SCORING,
    SEARCHING,
    START,
    WITHERING,
    KingdomState,
)


class KingdomFlow(KingdomState):
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
        elif phase == CHOICE:
            choice.apply(self, seat, chosen)
        elif phase == COMBAT:
            combat.apply(self, seat, chosen)
        elif phase == SEARCHING:
            searching.apply(self, seat, chosen)
        elif phase == START:
            start.apply(self, seat, chosen)
        elif phase == CONQUEST:
            conquest.apply(self, seat, chosen)
        elif phase == WITHERING:
            withering.apply(self, seat, chosen)
        elif phase == EVENING:
            evening.apply(self, seat, chosen)
        elif phase == ARRIVAL:
            arrival.apply(self, seat, chosen)
        elif phase == ARMS:
            arms.apply(self, seat, chosen)
        elif phase == SCORING:
            scoring.apply(self, seat, chosen)
        else:
            council.apply(self, seat, chosen)

    def allowed(self, seat: int) -> list[int]:
        """What the phase allows a seat that owes a decision."""
        phase = self.phase
        if phase == PRODUCTION:
            return production.legal(self, seat)
        if phase == PLANNING:
            return planning.legal(self, seat)
        if phase == CHOICE:
            return choice.legal(self, seat)
        if phase == COMBAT:
            return combat.legal(self, seat)
        if phase == SEARCHING:
            return searching.legal(self, seat)
        if phase == START:
            return start.legal(self, seat)
        if phase == CONQUEST:
            return conquest.legal(self, seat)
        if phase == WITHERING:
            return withering.legal(self, seat)
        if phase == EVENING:
            return evening.legal(self, seat)
        if phase == ARRIVAL:
            return arrival.legal(self, seat)
        if phase == ARMS:
            return arms.legal(self, seat)
        if phase == SCORING:
            return scoring.legal(self, seat)
        return council.legal(self, seat)

    def enter_phase(self) -> None:
        phase = self.phase
        if phase == PRODUCTION:
            production.enter(self)
        elif phase == PLANNING:
            planning.enter(self)
        elif phase == CHOICE:
            choice.enter(self)
        elif phase == COMBAT:
            combat.enter(self)
        elif phase == SEARCHING:
            searching.enter(self)
        elif phase == START:
            start.enter(self)
        elif phase == CONQUEST:
            conquest.enter(self)
        elif phase == WITHERING:
            withering.enter(self)
        elif phase == EVENING:
            evening.enter(self)
        elif phase == ARRIVAL:
            arrival.enter(self)
        elif phase == ARMS:
            arms.enter(self)
        elif phase == SCORING:
            scoring.enter(self)
        elif phase == COUNCIL:
            council.enter(self)
        else:
            over.enter(self)

    def leave_phase(self) -> int:
        phase = self.phase
        if phase == PRODUCTION:
            return production.leave(self)
        if phase == PLANNING:
            return planning.leave(self)
        if phase == CHOICE:
            return choice.leave(self)
        if phase == COMBAT:
            return combat.leave(self)
        if phase == SEARCHING:
            return searching.leave(self)
        if phase == START:
            return start.leave(self)
        if phase == CONQUEST:
            return conquest.leave(self)
        if phase == WITHERING:
            return withering.leave(self)
        if phase == EVENING:
            return evening.leave(self)
        if phase == ARRIVAL:
            return arrival.leave(self)
        if phase == ARMS:
            return arms.leave(self)
        if phase == SCORING:
            return scoring.leave(self)
        return council.leave(self)
