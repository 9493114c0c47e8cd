"""The numbers of a state of Kingsburg: how to read, copy, compare, check and show them.

Written by scripts/fields from fields.py: change that one and run it again.
"""

from mypy_extensions import i64

from regalia.core.block import NO_BLOCK, Block, expect_range, halves, new_block, rows
from regalia.core.columns import Columns
from regalia.core.errors import Broken
from regalia.core.events import SPECTATOR
from regalia.core.floats import ONE, Floats, put, put_bits
from regalia.core.options import Options
from regalia.core.rng import Rng
from regalia.core.state import GameState
from regalia.games.kingsburg.observation import KingsburgObservation


class KingsburgBlock(GameState):
    """Single numbers are attributes; the rest lies in one block, seat after seat."""

    def __init__(self, options: Options, rng: Rng) -> None:
        super().__init__(options.seats, rng)
        self.options = options
        self.year: i64 = 0  # the year, 0 for the first
        self.season: i64 = 0  # the season of a year, spring first; 4 when winter is over
        self.turn: i64 = 0  # whose turn in `order`, or which group at court is helped
        self.step: i64 = 0  # 1 while the Envoy's second building is asked for
        self.asked: i64 = 0  # the seats a question goes to, where not all are asked
        self.aid: i64 = -1  # who rolls the King's white die this spring
        self.envoy: i64 = -1  # who has the King's Envoy
        self.passed: i64 = 0  # the seats that place no more dice this season
        self.statue_used: i64 = 0  # the seats that used the Statue this season
        self.chapel_used: i64 = 0  # the seats that used the Chapel this season
        self.market_used: i64 = 0  # the seats that used the Market this season
        self.token_used: i64 = 0  # the seats that used a +2 token this season
        self.placed_count: i64 = 0
        self.occupied: i64 = 0  # a bit per advisor's number
        self.enemy: i64 = -1  # this year's enemy, drawn from its bag when first looked at (KB-1.8)
        self.peeked: i64 = 0  # the seats that have seen it
        self.king_die: i64 = 0  # the King's die in battle, 0 before it is rolled
        self.block: Block = NO_BLOCK  # 15 + 21 for each seat

    def clear_fields(self) -> None:
        """Everything as before a game."""
        self.block = new_block(15 + self.seats * 21)
        self.year = 0
        self.season = 0
        self.turn = 0
        self.step = 0
        self.asked = 0
        self.aid = -1
        self.envoy = -1
        self.passed = 0
        self.statue_used = 0
        self.chapel_used = 0
        self.market_used = 0
        self.token_used = 0
        self.placed_count = 0
        self.occupied = 0
        self.enemy = -1
        self.peeked = 0
        self.king_die = 0

    def order(self, place: i64) -> i64:
        """The seat at a place of the turn order (KB-0.4)."""
        return self.block[place * 21 + 15]

    def set_order(self, place: i64, value: i64) -> None:
        self.block[place * 21 + 15] = value

    def all_order(self) -> list[int]:
        block = self.block
        return [block[at] for at in range(15, len(block), 21)]

    def goods(self, seat: i64, kind: i64) -> i64:
        """Gold, wood and stone."""
        return self.block[seat * 21 + 16 + kind]

    def set_goods(self, seat: i64, kind: i64, value: i64) -> None:
        self.block[seat * 21 + 16 + kind] = value

    def add_goods(self, seat: i64, kind: i64, count: i64) -> None:
        at = seat * 21 + 16 + kind
        self.block[at] = self.block[at] + count

    def all_goods(self) -> list[int]:
        block = self.block
        return [block[at + kind] for at in range(16, len(block), 21) for kind in range(3)]

    def tokens(self, seat: i64) -> i64:
        """+2 tokens."""
        return self.block[seat * 21 + 19]

    def set_tokens(self, seat: i64, value: i64) -> None:
        self.block[seat * 21 + 19] = value

    def add_tokens(self, seat: i64, count: i64) -> None:
        at = seat * 21 + 19
        self.block[at] = self.block[at] + count

    def all_tokens(self) -> list[int]:
        block = self.block
        return [block[at] for at in range(19, len(block), 21)]

    def soldiers(self, seat: i64) -> i64:
        """Soldiers of this year."""
        return self.block[seat * 21 + 20]

    def set_soldiers(self, seat: i64, value: i64) -> None:
        self.block[seat * 21 + 20] = value

    def add_soldiers(self, seat: i64, count: i64) -> None:
        at = seat * 21 + 20
        self.block[at] = self.block[at] + count

    def all_soldiers(self) -> list[int]:
        block = self.block
        return [block[at] for at in range(20, len(block), 21)]

    def built(self, seat: i64) -> i64:
        """A bit per standing building."""
        return self.block[seat * 21 + 21]

    def set_built(self, seat: i64, value: i64) -> None:
        self.block[seat * 21 + 21] = value

    def all_built(self) -> list[int]:
        block = self.block
        return [block[at] for at in range(21, len(block), 21)]

    def vp(self, seat: i64) -> i64:
        """Victory points, the sum of `tally`."""
        return self.block[seat * 21 + 22]

    def set_vp(self, seat: i64, value: i64) -> None:
        self.block[seat * 21 + 22] = value

    def add_vp(self, seat: i64, count: i64) -> None:
        at = seat * 21 + 22
        self.block[at] = self.block[at] + count

    def all_vp(self) -> list[int]:
        block = self.block
        return [block[at] for at in range(22, len(block), 21)]

    def tally(self, seat: i64, line: i64) -> i64:
        """Points by line of the score sheet."""
        return self.block[seat * 21 + 23 + line]

    def set_tally(self, seat: i64, line: i64, value: i64) -> None:
        self.block[seat * 21 + 23 + line] = value

    def add_tally(self, seat: i64, line: i64, count: i64) -> None:
        at = seat * 21 + 23 + line
        self.block[at] = self.block[at] + count

    def all_tally(self) -> list[int]:
        block = self.block
        return [block[at + line] for at in range(23, len(block), 21) for line in range(9)]

    def coloured(self, seat: i64) -> i64:
        """Coloured dice not placed yet, as a handful's id."""
        return self.block[seat * 21 + 32]

    def set_coloured(self, seat: i64, value: i64) -> None:
        self.block[seat * 21 + 32] = value

    def all_coloured(self) -> list[int]:
        block = self.block
        return [block[at] for at in range(32, len(block), 21)]

    def white(self, seat: i64) -> i64:
        """White dice not placed yet, as a handful's id."""
        return self.block[seat * 21 + 33]

    def set_white(self, seat: i64, value: i64) -> None:
        self.block[seat * 21 + 33] = value

    def all_white(self) -> list[int]:
        block = self.block
        return [block[at] for at in range(33, len(block), 21)]

    def totals(self, seat: i64) -> i64:
        """The total of the roll that set the turn order."""
        return self.block[seat * 21 + 34]

    def set_totals(self, seat: i64, value: i64) -> None:
        self.block[seat * 21 + 34] = value

    def all_totals(self) -> list[int]:
        block = self.block
        return [block[at] for at in range(34, len(block), 21)]

    def placed(self, at: i64) -> i64:
        """Owner << 16 | group in the order of placing; a neutral group is a handful's id."""
        return self.block[at]

    def set_placed(self, at: i64, value: i64) -> None:
        self.block[at] = value

    def add_placed(self, value: i64) -> None:
        if self.placed_count == 15:
            raise Broken("placed holds 15 already")
        self.block[self.placed_count] = value
        self.placed_count += 1

    def drop_placed(self, at: i64) -> None:
        self.placed_count -= 1
        while at < self.placed_count:
            self.set_placed(at, self.placed(at + 1))
            at += 1
        self.set_placed(at, 0)

    def all_placed(self) -> list[int]:
        return [self.placed(at) for at in range(self.placed_count)]

    def strength(self, seat: i64) -> i64:
        """The combat value in this winter's battle."""
        return self.block[seat * 21 + 35]

    def set_strength(self, seat: i64, value: i64) -> None:
        self.block[seat * 21 + 35] = value

    def all_strength(self) -> list[int]:
        block = self.block
        return [block[at] for at in range(35, len(block), 21)]

    def copy_fields(self, other: "KingsburgBlock") -> None:
        """All that lies in another state, which goes its own way."""
        self.copy_core(other)
        self.year = other.year
        self.season = other.season
        self.turn = other.turn
        self.step = other.step
        self.asked = other.asked
        self.aid = other.aid
        self.envoy = other.envoy
        self.passed = other.passed
        self.statue_used = other.statue_used
        self.chapel_used = other.chapel_used
        self.market_used = other.market_used
        self.token_used = other.token_used
        self.placed_count = other.placed_count
        self.occupied = other.occupied
        self.enemy = other.enemy
        self.peeked = other.peeked
        self.king_die = other.king_die
        self.block = other.block[:]

    def key(self) -> tuple[object, ...]:
        return (
            self.options.pairs,
            self.core_key(),
            (
                self.year,
                self.season,
                tuple(self.all_order()),
                self.turn,
                self.step,
                self.asked,
            ),
            tuple(self.all_goods()),
            tuple(self.all_tokens()),
            tuple(self.all_soldiers()),
            tuple(self.all_built()),
            tuple(self.all_tally()),
            (
                self.aid,
                self.envoy,
            ),
            (
                tuple(self.all_coloured()),
                tuple(self.all_white()),
                tuple(self.all_totals()),
            ),
            (
                self.passed,
                self.statue_used,
                self.chapel_used,
                self.market_used,
                self.token_used,
            ),
            (
                tuple(self.all_placed()),
                self.occupied,
            ),
            (
                self.enemy,
                self.peeked,
                self.king_die,
                tuple(self.all_strength()),
            ),
        )

    def check_ranges(self) -> None:
        """Raise Broken if a number is out of range."""
        expect_range("year", self.year, 0, 4)
        expect_range("season", self.season, 0, 4)
        for value in self.all_order():
            expect_range("order", value, 0, 4)
        expect_range("turn", self.turn, -1, 18)
        expect_range("step", self.step, 0, 1)
        expect_range("asked", self.asked, 0, 31)
        for value in self.all_goods():
            expect_range("KB-18.1: goods", value, 0, 9999)
        for value in self.all_tokens():
            expect_range("KB-18.1: tokens", value, 0, 9999)
        for value in self.all_soldiers():
            expect_range("KB-18.1: soldiers", value, 0, 9999)
        for value in self.all_built():
            expect_range("KB-18.2: built", value, 0, 1048575)
        for value in self.all_vp():
            expect_range("vp", value, -9999, 9999)
        for value in self.all_tally():
            expect_range("tally", value, -9999, 9999)
        expect_range("aid", self.aid, -1, 4)
        expect_range("envoy", self.envoy, -1, 4)
        for value in self.all_coloured():
            expect_range("coloured", value, 0, 83)
        for value in self.all_white():
            expect_range("white", value, 0, 27)
        for value in self.all_totals():
            expect_range("totals", value, 0, 30)
        expect_range("passed", self.passed, 0, 31)
        expect_range("statue_used", self.statue_used, 0, 31)
        expect_range("chapel_used", self.chapel_used, 0, 31)
        expect_range("market_used", self.market_used, 0, 31)
        expect_range("token_used", self.token_used, 0, 31)
        for value in self.all_placed():
            expect_range("placed", value, 0, 524287)
        expect_range("occupied", self.occupied, 0, 524287)
        expect_range("enemy", self.enemy, -1, 25)
        expect_range("peeked", self.peeked, 0, 31)
        expect_range("king_die", self.king_die, 0, 6)
        for value in self.all_strength():
            expect_range("strength", value, 0, 9999)

    def sees_enemy(self, seat: int) -> bool:
        raise NotImplementedError

    def observe(self, seat: int) -> KingsburgObservation:
        """What a seat, or SPECTATOR, knows."""
        return KingsburgObservation(
            game="kingsburg",
            options=self.options,
            seat=seat,
            to_act=tuple(self.to_act()),
            legal=tuple(self.legal(seat)) if seat != SPECTATOR else (),
            over=self.is_over(),
            phase=self.phase,
            year=self.year,
            season=self.season,
            order=tuple(self.all_order()),
            turn=self.turn,
            step=self.step,
            asked=self.asked,
            goods=rows(self.all_goods(), 3),
            tokens=tuple(self.all_tokens()),
            soldiers=tuple(self.all_soldiers()),
            built=tuple(self.all_built()),
            vp=tuple(self.all_vp()),
            tally=rows(self.all_tally(), 9),
            aid=self.aid,
            envoy=self.envoy,
            coloured=tuple(self.all_coloured()),
            white=tuple(self.all_white()),
            totals=tuple(self.all_totals()),
            passed=self.passed,
            statue_used=self.statue_used,
            chapel_used=self.chapel_used,
            market_used=self.market_used,
            token_used=self.token_used,
            placed=halves(self.all_placed(), 16),
            occupied=self.occupied,
            enemy=self.enemy if self.sees_enemy(seat) else -1,
            peeked=self.peeked,
            king_die=self.king_die,
            strength=tuple(self.all_strength()),
        )

    def put_columns(self, columns: Columns, seat: int, out: Floats, at: i64) -> None:
        """What a seat sees, on blank columns from the first field on."""
        number: i64 = 0
        seats: i64 = self.seats
        out[at + self.year] = ONE
        out[at + 5 + self.season] = ONE
        for other in range(seats):
            out[at + other * 5 + 10 + self.order(other)] = ONE
        out[at + 36 + self.turn] = ONE
        put(out, at + 55, self.step)
        put_bits(out, at + 56, self.asked)
        for other in range(seats):
            for kind in range(3):
                put(out, at + other * 3 + kind + 61, self.goods(other, kind))
        for other in range(seats):
            put(out, at + other + 76, self.tokens(other))
        for other in range(seats):
            put(out, at + other + 81, self.soldiers(other))
        for other in range(seats):
            put_bits(out, at + other * 20 + 86, self.built(other))
        for other in range(seats):
            put(out, at + other + 186, self.vp(other))
        for other in range(seats):
            for line in range(9):
                put(out, at + other * 9 + line + 191, self.tally(other, line))
        out[at + 237 + self.aid] = ONE
        out[at + 243 + self.envoy] = ONE
        for other in range(seats):
            out[at + other * 84 + 248 + self.coloured(other)] = ONE
        for other in range(seats):
            out[at + other * 28 + 668 + self.white(other)] = ONE
        for other in range(seats):
            out[at + other * 31 + 808 + self.totals(other)] = ONE
        put_bits(out, at + 963, self.passed)
        put_bits(out, at + 968, self.statue_used)
        put_bits(out, at + 973, self.chapel_used)
        put_bits(out, at + 978, self.market_used)
        put_bits(out, at + 983, self.token_used)
        for item in range(self.placed_count):
            out[at + item * 20 + 988] = ONE
            put_bits(out, at + item * 20 + 989, self.placed(item) >> 16)
            put_bits(out, at + item * 20 + 992, self.placed(item) & 65535)
        put_bits(out, at + 1288, self.occupied)
        number = self.enemy if self.sees_enemy(seat) else -1
        out[at + 1308 + number] = ONE
        put_bits(out, at + 1334, self.peeked)
        out[at + 1339 + self.king_die] = ONE
        for other in range(seats):
            put(out, at + other + 1346, self.strength(other))

    def remember(self, seen: KingsburgObservation) -> None:
        """The table as a seat saw it, on which the unseen has to be drawn."""
        self.keeps_events = False
        for seat in seen.to_act:
            self.ask(seat)
        self.phase = seen.phase
        self.clear_fields()
        self.year = seen.year
        self.season = seen.season
        self.turn = seen.turn
        self.step = seen.step
        self.asked = seen.asked
        self.aid = seen.aid
        self.envoy = seen.envoy
        self.passed = seen.passed
        self.statue_used = seen.statue_used
        self.chapel_used = seen.chapel_used
        self.market_used = seen.market_used
        self.token_used = seen.token_used
        self.occupied = seen.occupied
        self.enemy = seen.enemy
        self.peeked = seen.peeked
        self.king_die = seen.king_die
        for high, low in seen.placed:
            self.add_placed(high << 16 | low)
        order = seen.order
        goods = seen.goods
        tokens = seen.tokens
        soldiers = seen.soldiers
        built = seen.built
        vp = seen.vp
        tally = seen.tally
        coloured = seen.coloured
        white = seen.white
        totals = seen.totals
        strength = seen.strength
        block = self.block
        at: i64 = 15
        for seat in range(self.seats):
            block[at] = order[seat]
            row = goods[seat]
            for kind in range(3):
                block[at + 1 + kind] = row[kind]
            block[at + 4] = tokens[seat]
            block[at + 5] = soldiers[seat]
            block[at + 6] = built[seat]
            block[at + 7] = vp[seat]
            row = tally[seat]
            for line in range(9):
                block[at + 8 + line] = row[line]
            block[at + 17] = coloured[seat]
            block[at + 18] = white[seat]
            block[at + 19] = totals[seat]
            block[at + 20] = strength[seat]
            at += 21
