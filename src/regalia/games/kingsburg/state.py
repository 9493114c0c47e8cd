"""The matter of Kingsburg: the small verbs that move what `fields` declares."""

from typing import Final

from mypy_extensions import i64

from regalia.core.block import Block, block_of
from regalia.core.events import SPECTATOR
from regalia.games.kingsburg.actions import MIX_COUNT
from regalia.games.kingsburg.block import KingsburgBlock
from regalia.games.kingsburg.dice import SUM
from regalia.games.kingsburg.material import (
    BUILDING_VP,
    BUILDINGS,
    DEMONS_ALTERNATIVE,
    DEMONS_STANDARD,
    ENEMIES_PER_YEAR,
)
from regalia.games.kingsburg.material import NOBODY as NOBODY
from regalia.games.kingsburg.material import UNKNOWN as UNKNOWN

# Phases of the engine. A productive season runs ROLL to SEASON_END; the others stand alone.
AID: Final = 0
ROLL: Final = 1
COURT: Final = 2
HELP: Final = 3
BUILDING: Final = 4
SEASON_END: Final = 5
REWARD: Final = 6
ENVOY: Final = 7
RECRUITING: Final = 8
BATTLE: Final = 9
OVER: Final = 10

NEUTRAL: Final = 7  # the owner of neutral dice at court (KB-16)

# How many bits are set in a mask of up to ten.
BITS: Final[bytes] = bytes([mask.bit_count() for mask in range(1024)])

# One bit of a mask: a shift of a literal would be cut to 32 bits where it is compiled.
BIT: Final[Block] = block_of([1 << bit for bit in range(BUILDINGS)])

# Lines of the score sheet, as `tally` counts them.
FROM_BUILDINGS: Final = 0
FROM_COURT: Final = 1
FROM_REWARD: Final = 2
FROM_EMBASSY: Final = 3
FROM_TOWN_HALL: Final = 4
FROM_VICTORIES: Final = 5
FROM_FORTRESS: Final = 6
FROM_DEFEATS: Final = 7
FROM_CATHEDRAL: Final = 8


class KingsburgState(KingsburgBlock):
    """All that lies on the table."""

    def lay_out(self) -> None:
        """Give everybody an empty province, in the order of seats."""
        self.clear_fields()
        for seat in range(self.seats):
            self.set_order(seat, seat)

    def has(self, seat: i64, building: i64) -> bool:
        """Whether a building stands in the seat's province."""
        return (self.built(seat) >> building) & 1 == 1

    def buildings(self, seat: i64) -> i64:
        """How many buildings stand (KB-3.7: destroyed ones do not count)."""
        built = self.built(seat)
        return BITS[built & 1023] + BITS[built >> 10]

    def good_count(self, seat: i64) -> i64:
        """All goods of a seat together (KB-0.1)."""
        return self.goods(seat, 0) + self.goods(seat, 1) + self.goods(seat, 2)

    def kinds_held(self, seat: i64) -> i64:
        """The kinds of which a seat has goods, a bit each: gold, wood, stone."""
        mask: i64 = 0
        if self.goods(seat, 0) > 0:
            mask |= 1
        if self.goods(seat, 1) > 0:
            mask |= 2
        if self.goods(seat, 2) > 0:
            mask |= 4
        return mask

    def goods_cell(self, seat: i64) -> i64:
        """The place of the seat's goods in tables that count to four of each kind."""
        gold = self.goods(seat, 0)
        wood = self.goods(seat, 1)
        stone = self.goods(seat, 2)
        if gold > 4:
            gold = 4
        if wood > 4:
            wood = 4
        if stone > 4:
            stone = 4
        return gold * 25 + wood * 5 + stone

    def gain_mix(self, seat: i64, mix: i64, sign: i64) -> None:
        """Receive a mix of goods, or give it up with sign -1."""
        self.add_goods(seat, 0, sign * MIX_COUNT[mix * 3])
        self.add_goods(seat, 1, sign * MIX_COUNT[mix * 3 + 1])
        self.add_goods(seat, 2, sign * MIX_COUNT[mix * 3 + 2])

    def gain_vp(self, seat: i64, line: i64, points: i64) -> None:
        """Score points, or lose them, on a line of the sheet; scores may be negative (KB-0.8)."""
        self.add_vp(seat, points)
        self.add_tally(seat, line, points)

    def raise_building(self, seat: i64, building: i64) -> None:
        """Put up a building and score its points (KB-7.5)."""
        self.set_built(seat, self.built(seat) | BIT[building])
        self.gain_vp(seat, FROM_BUILDINGS, BUILDING_VP[building])

    def raze_building(self, seat: i64, building: i64) -> None:
        """Lose a building and its printed points (KB-13.5)."""
        self.set_built(seat, self.built(seat) & ~BIT[building])
        self.gain_vp(seat, FROM_BUILDINGS, -BUILDING_VP[building])

    def total(self, seat: i64) -> i64:
        """The sum of the seat's dice in hand, white ones included."""
        return SUM[self.coloured(seat)] + SUM[self.white(seat)]

    def draw_enemy(self) -> i64:
        """This year's enemy, drawn from its five cards when somebody first looks (KB-1.5)."""
        if self.enemy == UNKNOWN:
            card: i64 = self.year * ENEMIES_PER_YEAR + self.rng.below(ENEMIES_PER_YEAR)
            if card == DEMONS_STANDARD and self.options["demons"] == "alternative":
                card = DEMONS_ALTERNATIVE
            self.enemy = card
        return self.enemy

    def sees_enemy(self, seat: int) -> bool:
        """Whether a seat knows this year's enemy: it peeked, or winter has come (KB-6.12)."""
        if self.phase == BATTLE:
            return True
        return seat != SPECTATOR and (self.peeked >> seat) & 1 == 1

    def fewest(self) -> i64:
        """Who has the fewest buildings and, among these, the fewest goods: a mask (KB-3.1, KB-3.2).

        One player alone with the fewest buildings is chosen whatever goods anyone has.
        """
        best: i64 = 1000000
        mask: i64 = 0
        for seat in range(self.seats):
            # Buildings weigh more than any number of goods.
            rank = self.buildings(seat) * 10000 + self.good_count(seat)
            if rank < best:
                best = rank
                mask = BIT[seat]
            elif rank == best:
                mask |= BIT[seat]
        return mask

    def shares_fewest_buildings(self, seat: i64) -> bool:
        """Whether somebody else has as few buildings, so that goods decide (KB-3.2, KB-10.3)."""
        seats: i64 = self.seats
        for other in range(seats):
            if other != seat and self.buildings(other) <= self.buildings(seat):
                return True
        return False
