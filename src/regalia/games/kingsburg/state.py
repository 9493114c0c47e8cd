"""The matter of Kingsburg: what lies where, and the small verbs that move it."""

from typing import Final

from regalia.core.options import Options
from regalia.core.rng import Rng
from regalia.core.state import GameState
from regalia.games.kingsburg.actions import MIX_COUNT
from regalia.games.kingsburg.dice import NO_DICE, SUM
from regalia.games.kingsburg.material import (
    BUILDING_VP,
    DEMONS_ALTERNATIVE,
    DEMONS_STANDARD,
    ENEMIES_PER_YEAR,
)

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

# What lists are before they are laid out or copied: making empty ones would double a clone's cost.
NOTHING: Final[list[int]] = []
NOBODY: Final = -1
UNKNOWN: Final = -1  # an enemy that has not been drawn from its year's bag yet
NEUTRAL: Final = 7  # the owner of neutral dice at court (KB-16)

# How many bits are set in a mask of up to ten.
BITS: Final[bytes] = bytes([mask.bit_count() for mask in range(1024)])

# Lines of the score sheet; `tally` keeps one number per seat and line.
FROM_BUILDINGS: Final = 0
FROM_COURT: Final = 1
FROM_REWARD: Final = 2
FROM_EMBASSY: Final = 3
FROM_TOWN_HALL: Final = 4
FROM_VICTORIES: Final = 5
FROM_FORTRESS: Final = 6
FROM_DEFEATS: Final = 7
FROM_CATHEDRAL: Final = 8
TALLIES: Final = 9


class KingsburgState(GameState):
    """All that lies on the table. Seats own lists by position; masks have a bit per seat."""

    def __init__(self, options: Options, rng: Rng) -> None:
        super().__init__(options.seats, rng)
        self.options = options
        # Time.
        self.year = 0
        self.season = 0
        self.order = NOTHING  # turn order, first player first (KB-0.4)
        self.turn = 0  # whose turn in `order`, or which group at court is being helped
        self.step = 0  # 1 while the Envoy's second building is asked for
        self.asked = 0  # the seats a question goes to, where not all are asked
        # Holdings.
        self.goods = NOTHING  # seat * 3 + kind
        self.tokens = NOTHING
        self.soldiers = NOTHING
        self.built = NOTHING  # a bit per standing building
        self.vp = NOTHING
        self.tally = NOTHING  # seat * TALLIES + line
        self.aid = NOBODY  # who rolls the King's white die this spring
        self.envoy = NOBODY
        # Dice of this season.
        self.coloured = NOTHING  # dice not placed yet, as a handful's id
        self.white = NOTHING
        self.totals = NOTHING  # of the roll that set the turn order
        self.passed = 0
        self.statue_used = 0
        self.chapel_used = 0
        self.market_used = 0
        self.token_used = 0
        # The court: owner << 16 | group in the order of placing; a neutral group is a handful's id.
        self.placed = NOTHING
        self.occupied = 0  # a bit per advisor's number
        # The enemy of this year: drawn from its bag when first looked at (KB-1.8).
        self.enemy = UNKNOWN
        self.peeked = 0
        self.king_die = 0
        self.strength = NOTHING  # combat values of this winter's battle

    def lay_out(self) -> None:
        """Give everybody an empty province, in the order of seats."""
        seats = self.seats
        self.order = list(range(seats))
        self.goods = [0] * (seats * 3)
        self.tokens = [0] * seats
        self.soldiers = [0] * seats
        self.built = [0] * seats
        self.vp = [0] * seats
        self.tally = [0] * (seats * TALLIES)
        self.coloured = [NO_DICE] * seats
        self.white = [NO_DICE] * seats
        self.totals = [0] * seats
        self.placed = []
        self.strength = [0] * seats

    def has(self, seat: int, building: int) -> bool:
        """Whether a building stands in the seat's province."""
        return (self.built[seat] >> building) & 1 == 1

    def buildings(self, seat: int) -> int:
        """How many buildings stand (KB-3.7: destroyed ones do not count)."""
        built = self.built[seat]
        return BITS[built & 1023] + BITS[built >> 10]

    def good_count(self, seat: int) -> int:
        """All goods of a seat together (KB-0.1)."""
        goods = self.goods
        at = seat * 3
        return goods[at] + goods[at + 1] + goods[at + 2]

    def holds_mix(self, seat: int, mix: int) -> bool:
        """Whether the seat owns the goods of a mix."""
        for kind in range(3):
            if self.goods[seat * 3 + kind] < MIX_COUNT[mix * 3 + kind]:
                return False
        return True

    # `list[i] = list[i] + n` and not `+=`: mypyc compiles the latter to slow generic arithmetic.

    def gain_goods(self, seat: int, kind: int, count: int) -> None:
        """Receive goods of one kind; a negative count gives them up."""
        at = seat * 3 + kind
        self.goods[at] = self.goods[at] + count

    def gain_tokens(self, seat: int, count: int) -> None:
        """Receive +2 tokens, or give them up."""
        self.tokens[seat] = self.tokens[seat] + count

    def gain_soldiers(self, seat: int, count: int) -> None:
        """Recruit soldiers; there is no cap (KB-11.3)."""
        self.soldiers[seat] = self.soldiers[seat] + count

    def gain_mix(self, seat: int, mix: int, sign: int) -> None:
        """Receive a mix of goods, or give it up with sign -1."""
        for kind in range(3):
            self.gain_goods(seat, kind, sign * MIX_COUNT[mix * 3 + kind])

    def gain_vp(self, seat: int, line: int, points: int) -> None:
        """Score points, or lose them, on a line of the sheet; scores may be negative (KB-0.8)."""
        self.vp[seat] = self.vp[seat] + points
        at = seat * TALLIES + line
        self.tally[at] = self.tally[at] + points

    def raise_building(self, seat: int, building: int) -> None:
        """Put up a building and score its points (KB-7.5)."""
        self.built[seat] = self.built[seat] | 1 << building
        self.gain_vp(seat, FROM_BUILDINGS, BUILDING_VP[building])

    def raze_building(self, seat: int, building: int) -> None:
        """Lose a building and its printed points (KB-13.5)."""
        self.built[seat] = self.built[seat] & ~(1 << building)
        self.gain_vp(seat, FROM_BUILDINGS, -BUILDING_VP[building])

    def total(self, seat: int) -> int:
        """The sum of the seat's dice in hand, white ones included."""
        return SUM[self.coloured[seat]] + SUM[self.white[seat]]

    def draw_enemy(self) -> int:
        """This year's enemy, drawn from its five cards when somebody first looks (KB-1.5)."""
        if self.enemy == UNKNOWN:
            card = self.year * ENEMIES_PER_YEAR + self.rng.below(ENEMIES_PER_YEAR)
            if card == DEMONS_STANDARD and self.options["demons"] == "alternative":
                card = DEMONS_ALTERNATIVE
            self.enemy = card
        return self.enemy

    def fewest(self) -> int:
        """Who has the fewest buildings and, among these, the fewest goods: a mask (KB-3.1, KB-3.2).

        One player alone with the fewest buildings is chosen whatever goods anyone has.
        """
        best = 1000000
        mask = 0
        for seat in range(self.seats):
            # Buildings weigh more than any number of goods.
            rank = self.buildings(seat) * 10000 + self.good_count(seat)
            if rank < best:
                best = rank
                mask = 1 << seat
            elif rank == best:
                mask |= 1 << seat
        return mask
