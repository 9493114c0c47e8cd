"""The phases of Kingsburg in turn: what they allow, what they do, what follows.

Written by scripts/fields from fields.py: change that one and run it again.
"""

from mypy_extensions import i64

from regalia.games.kingsburg.phases import (
    aid,
    battle,
    building,
    court,
    envoy,
    help,
    recruiting,
    reward,
    roll,
    season_end,
)
from regalia.games.kingsburg.setup import set_up
from regalia.games.kingsburg.state import (
    AID,
    BATTLE,
    BUILDING,
    COURT,
    ENVOY,
    HELP,
    OVER,
    RECRUITING,
    REWARD,
    ROLL,
    SEASON_END,
    KingsburgState,
)


class KingsburgFlow(KingsburgState):
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
        if phase == COURT:
            court.apply(self, seat, chosen)
        elif phase == HELP:
            help.apply(self, seat, chosen)
        elif phase == BUILDING:
            building.apply(self, seat, chosen)
        elif phase == RECRUITING:
            recruiting.apply(self, seat, chosen)
        elif phase == SEASON_END:
            season_end.apply(self, seat, chosen)
        elif phase == ROLL:
            roll.apply(self, seat, chosen)
        elif phase == BATTLE:
            battle.apply(self, seat, chosen)
        else:
            aid.apply(self, seat, chosen)

    def allowed(self, seat: int) -> list[int]:
        """What the phase allows a seat that owes a decision."""
        phase = self.phase
        if phase == COURT:
            return court.legal(self, seat)
        if phase == HELP:
            return help.legal(self, seat)
        if phase == BUILDING:
            return building.legal(self, seat)
        if phase == RECRUITING:
            return recruiting.legal(self, seat)
        if phase == SEASON_END:
            return season_end.legal(self, seat)
        if phase == ROLL:
            return roll.legal(self, seat)
        if phase == BATTLE:
            return battle.legal(self, seat)
        return aid.legal(self, seat)

    def enter_phase(self) -> None:
        phase = self.phase
        if phase == COURT:
            court.enter(self)
        elif phase == HELP:
            help.enter(self)
        elif phase == BUILDING:
            building.enter(self)
        elif phase == RECRUITING:
            recruiting.enter(self)
        elif phase == SEASON_END:
            season_end.enter(self)
        elif phase == ROLL:
            roll.enter(self)
        elif phase == BATTLE:
            battle.enter(self)
        elif phase == AID:
            aid.enter(self)
        elif phase == REWARD:
            reward.enter(self)
        elif phase == ENVOY:
            envoy.enter(self)

    def leave_phase(self) -> int:
        phase = self.phase
        if phase == COURT:
            return court.leave(self)
        if phase == HELP:
            return help.leave(self)
        if phase == BUILDING:
            return building.leave(self)
        if phase == RECRUITING:
            return recruiting.leave(self)
        if phase == SEASON_END:
            return season_end.leave(self)
        if phase == ROLL:
            return roll.leave(self)
        if phase == BATTLE:
            return battle.leave(self)
        if phase == AID:
            return aid.leave(self)
        if phase == REWARD:
            return reward.leave(self)
        return envoy.leave(self)
