"""A game of Kingsburg: its phases, its points, and what must always hold."""

from regalia.core.errors import Broken
from regalia.core.outcome import Outcome
from regalia.core.score import ScoreSheet
from regalia.games.kingsburg import scoring
from regalia.games.kingsburg.actions import GROUP_ADVISOR
from regalia.games.kingsburg.dice import SUM
from regalia.games.kingsburg.flow import KingsburgFlow
from regalia.games.kingsburg.material import BUILDING_TOKENS, BUILDING_VP, BUILDINGS, SPRING
from regalia.games.kingsburg.state import AID, COURT, FROM_BUILDINGS, NEUTRAL, NOBODY, ROLL, UNKNOWN


class Kingsburg(KingsburgFlow):
    """A game of Kingsburg in play."""

    def points(self, seat: int) -> int:
        return self.vp(seat)

    def score(self, seat: int) -> ScoreSheet:
        return scoring.sheet(self, seat)

    def ranks(self) -> list[int]:
        return scoring.ranks(self)

    def outcome(self) -> Outcome:
        return scoring.outcome(self)

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
