"""The phases of Legends in turn: what they allow, what they do, what follows.

Written by scripts/fields from fields.py: change that one and run it again.
"""

from mypy_extensions import i64

from regalia.games.legends.phases import (
    bids,
    boards,
    choice,
    construction,
    deal,
    destruction,
    extra,
    movement,
    neutrals,
    outpost_armies,
    placement,
    refill,
    row,
    setup,
    start_token,
    tally,
    theft,
    tokens,
)
from regalia.games.legends.setup import set_up
from regalia.games.legends.state import (
    BIDS,
    BOARDS,
    CHOICE,
    CONSTRUCTION,
    DEAL,
    DESTRUCTION,
    EXTRA,
    MOVEMENT,
    NEUTRALS,
    OUTPOST_ARMIES,
    OVER,
    PLACEMENT,
    REFILL,
    ROW,
    SETUP,
    START_TOKEN,
    TALLY,
    THEFT,
    TOKENS,
    LegendsState,
)


class LegendsFlow(LegendsState):
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
        if phase == MOVEMENT:
            movement.apply(self, seat, chosen)
        elif phase == PLACEMENT:
            placement.apply(self, seat, chosen)
        elif phase == ROW:
            row.apply(self, seat, chosen)
        elif phase == CHOICE:
            choice.apply(self, seat, chosen)
        elif phase == CONSTRUCTION:
            construction.apply(self, seat, chosen)
        elif phase == DESTRUCTION:
            destruction.apply(self, seat, chosen)
        elif phase == THEFT:
            theft.apply(self, seat, chosen)
        elif phase == NEUTRALS:
            neutrals.apply(self, seat, chosen)
        elif phase == TOKENS:
            tokens.apply(self, seat, chosen)
        elif phase == BIDS:
            bids.apply(self, seat, chosen)
        elif phase == BOARDS:
            boards.apply(self, seat, chosen)
        elif phase == START_TOKEN:
            start_token.apply(self, seat, chosen)
        elif phase == OUTPOST_ARMIES:
            outpost_armies.apply(self, seat, chosen)
        else:
            extra.apply(self, seat, chosen)

    def allowed(self, seat: int) -> list[int]:
        """What the phase allows a seat that owes a decision."""
        phase = self.phase
        if phase == MOVEMENT:
            return movement.legal(self, seat)
        if phase == PLACEMENT:
            return placement.legal(self, seat)
        if phase == ROW:
            return row.legal(self, seat)
        if phase == CHOICE:
            return choice.legal(self, seat)
        if phase == CONSTRUCTION:
            return construction.legal(self, seat)
        if phase == DESTRUCTION:
            return destruction.legal(self, seat)
        if phase == THEFT:
            return theft.legal(self, seat)
        if phase == NEUTRALS:
            return neutrals.legal(self, seat)
        if phase == TOKENS:
            return tokens.legal(self, seat)
        if phase == BIDS:
            return bids.legal(self, seat)
        if phase == BOARDS:
            return boards.legal(self, seat)
        if phase == START_TOKEN:
            return start_token.legal(self, seat)
        if phase == OUTPOST_ARMIES:
            return outpost_armies.legal(self, seat)
        return extra.legal(self, seat)

    def enter_phase(self) -> None:
        phase = self.phase
        if phase == MOVEMENT:
            movement.enter(self)
        elif phase == PLACEMENT:
            placement.enter(self)
        elif phase == ROW:
            row.enter(self)
        elif phase == CHOICE:
            choice.enter(self)
        elif phase == CONSTRUCTION:
            construction.enter(self)
        elif phase == DESTRUCTION:
            destruction.enter(self)
        elif phase == THEFT:
            theft.enter(self)
        elif phase == REFILL:
            refill.enter(self)
        elif phase == NEUTRALS:
            neutrals.enter(self)
        elif phase == TOKENS:
            tokens.enter(self)
        elif phase == BIDS:
            bids.enter(self)
        elif phase == BOARDS:
            boards.enter(self)
        elif phase == START_TOKEN:
            start_token.enter(self)
        elif phase == OUTPOST_ARMIES:
            outpost_armies.enter(self)
        elif phase == EXTRA:
            extra.enter(self)
        elif phase == SETUP:
            setup.enter(self)
        elif phase == DEAL:
            deal.enter(self)
        elif phase == TALLY:
            tally.enter(self)

    def leave_phase(self) -> int:
        phase = self.phase
        if phase == MOVEMENT:
            return movement.leave(self)
        if phase == PLACEMENT:
            return placement.leave(self)
        if phase == ROW:
            return row.leave(self)
        if phase == CHOICE:
            return choice.leave(self)
        if phase == CONSTRUCTION:
            return construction.leave(self)
        if phase == DESTRUCTION:
            return destruction.leave(self)
        if phase == THEFT:
            return theft.leave(self)
        if phase == REFILL:
            return refill.leave(self)
        if phase == NEUTRALS:
            return neutrals.leave(self)
        if phase == TOKENS:
            return tokens.leave(self)
        if phase == BIDS:
            return bids.leave(self)
        if phase == BOARDS:
            return boards.leave(self)
        if phase == START_TOKEN:
            return start_token.leave(self)
        if phase == OUTPOST_ARMIES:
            return outpost_armies.leave(self)
        if phase == EXTRA:
            return extra.leave(self)
        if phase == SETUP:
            return setup.leave(self)
        if phase == DEAL:
            return deal.leave(self)
        return tally.leave(self)
