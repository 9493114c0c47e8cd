"""Kingsburg from set-up to the last battle: reads like the rulebook's contents page."""

from mypy_extensions import i64

from regalia.core.errors import Broken
from regalia.core.score import ScoreSheet
from regalia.games.kingsburg import scoring
from regalia.games.kingsburg.actions import GROUP_ADVISOR
from regalia.games.kingsburg.dice import SUM
from regalia.games.kingsburg.material import BUILDING_TOKENS, BUILDING_VP, BUILDINGS, SPRING
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
from regalia.games.kingsburg.state import (
    AID,
    BATTLE,
    BUILDING,
    COURT,
    ENVOY,
    FROM_BUILDINGS,
    HELP,
    NEUTRAL,
    NOBODY,
    OVER,
    RECRUITING,
    REWARD,
    ROLL,
    SEASON_END,
    UNKNOWN,
    KingsburgState,
)


class Kingsburg(KingsburgState):
    """A game of Kingsburg in play."""

    def set_up(self) -> None:
        """Shuffle the turn order and run on to the first decision (KB-1)."""
        self.lay_out()
        order = self.all_order()
        self.rng.shuffle(order)
        for place in range(self.seats):
            self.set_order(place, order[place])
        if self.keeps_events:
            self.tell("first_order", NOBODY, tuple(order), "KB-1.3")
        self.phase = AID
        self.enter_phase()
        self.run_on()

    def apply(self, seat: int, action: int) -> None:
        phase = self.phase
        if phase == COURT:
            court.apply(self, seat, action)
        elif phase == HELP:
            help.apply(self, seat, action)
        elif phase == BUILDING:
            building.apply(self, seat, action)
        elif phase == RECRUITING:
            recruiting.apply(self, seat, action)
        elif phase == SEASON_END:
            season_end.apply(self, seat, action)
        elif phase == ROLL:
            roll.apply(self, seat, action)
        elif phase == BATTLE:
            battle.apply(self, seat, action)
        else:
            aid.apply(self, seat, action)
        self.run_on()

    def run_on(self) -> None:
        """Cross barriers until somebody owes a decision."""
        while self.pending == 0 and self.phase != OVER:
            self.window += 1
            self.phase = self.leave_phase()
            self.enter_phase()

    def legal(self, seat: int) -> list[int]:
        pending: i64 = self.pending
        if (pending >> seat) & 1 == 0:
            return []
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
        if phase == AID:
            aid.enter(self)
        elif phase == ROLL:
            roll.enter(self)
        elif phase == COURT:
            court.enter(self)
        elif phase == HELP:
            help.enter(self)
        elif phase == BUILDING:
            building.enter(self)
        elif phase == SEASON_END:
            season_end.enter(self)
        elif phase == REWARD:
            reward.enter(self)
        elif phase == ENVOY:
            envoy.enter(self)
        elif phase == RECRUITING:
            recruiting.enter(self)
        elif phase == BATTLE:
            battle.enter(self)

    def leave_phase(self) -> int:
        phase = self.phase
        if phase == AID:
            return aid.leave(self)
        if phase == ROLL:
            return roll.leave(self)
        if phase == COURT:
            return court.leave(self)
        if phase == HELP:
            return help.leave(self)
        if phase == BUILDING:
            return building.leave(self)
        if phase == SEASON_END:
            return season_end.leave(self)
        if phase == REWARD:
            return reward.leave(self)
        if phase == ENVOY:
            return envoy.leave(self)
        if phase == RECRUITING:
            return recruiting.leave(self)
        return battle.leave(self)

    def points(self, seat: int) -> int:
        return self.vp(seat)

    def score(self, seat: int) -> ScoreSheet:
        return scoring.sheet(self, seat)

    def ranks(self) -> list[int]:
        return scoring.ranks(self)

    def clone(self) -> "Kingsburg":
        twin = Kingsburg(self.options, self.rng)
        twin.copy_fields(self)
        return twin

    def check(self) -> None:
        """The invariants of KB-18."""
        self.check_ranges()
        if sorted(self.all_order()) != list(range(self.seats)):
            raise Broken(f"KB-0.4: turn order {self.all_order()}")
        for seat in range(self.seats):
            self.check_province(seat)
        self.check_court()
        if self.season == SPRING and self.phase in (AID, ROLL, COURT) and any(self.all_soldiers()):
            raise Broken(f"KB-18.5: soldiers at the start of a year: {self.all_soldiers()}")
        if self.enemy == UNKNOWN and self.peeked:
            raise Broken("KB-6.7: somebody saw an enemy that is not drawn")

    def check_province(self, seat: int) -> None:
        """Rows without gaps, points that add up."""
        printed = 0
        for number in range(BUILDINGS):
            if self.has(seat, number):
                printed += BUILDING_VP[number]
                if number % 4 > 0 and not self.has(seat, number - 1):
                    raise Broken(f"KB-18.2: a gap before building {number} of seat {seat}")
        if self.tally(seat, FROM_BUILDINGS) != printed:
            raise Broken(f"KB-18.6: buildings of seat {seat} do not score {printed}")
        if scoring.sheet(self, seat).total != self.vp(seat):
            raise Broken(f"KB-18.6: the sheet of seat {seat} does not add up to {self.vp(seat)}")
        cap = self.options["building_token_cap"]
        if cap is not None and self.buildings(seat) > BUILDING_TOKENS:
            raise Broken(f"KB-7.11: seat {seat} has {self.buildings(seat)} buildings")

    def check_court(self) -> None:
        """One group per advisor, two on one of them after an Envoy; neutral dice beside."""
        numbers = []
        for entry in self.all_placed():
            what = entry & 0xFFFF
            numbers.append(SUM[what] if entry >> 16 == NEUTRAL else GROUP_ADVISOR[what])
        doubled = [number for number in set(numbers) if numbers.count(number) > 1]
        if len(doubled) > 1 or len(numbers) - len(set(numbers)) > 1:
            raise Broken(f"KB-18.3: groups at court on {numbers}")
        if doubled and self.envoy != NOBODY:
            raise Broken(f"KB-18.3: two groups on {doubled[0]} and the Envoy is not spent")
        for number in numbers:
            if (self.occupied >> number) & 1 == 0:
                raise Broken(f"KB-5.10: advisor {number} holds dice and counts as free")
