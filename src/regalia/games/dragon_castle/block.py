"""The numbers of a state of Dragon Castle: how to read, copy, compare, check and show them.

Written by scripts/fields from fields.py: change that one and run it again.
"""

from mypy_extensions import i64

from regalia.core.block import NO_BLOCK, SEVEN, SEVEN_AT, Block, expect_range, new_block, pack, rows
from regalia.core.columns import Columns
from regalia.core.errors import Broken
from regalia.core.events import SPECTATOR
from regalia.core.floats import ONE, Floats, put, put_bits
from regalia.core.options import Options
from regalia.core.rng import Rng
from regalia.core.state import GameState
from regalia.games.dragon_castle.observation import DragonCastleObservation


class DragonCastleBlock(GameState):
    """Single numbers are attributes; the rest lies in one block, seat after seat."""

    def __init__(self, options: Options, rng: Rng) -> None:
        super().__init__(options.seats, rng)
        self.options = options
        self.covered: i64 = 0  # how many tiles are in the bag
        self.spirits: i64 = 0  # a bit per Spirit in play
        self.dragons: i64 = 0  # a bit per Dragon in play
        self.supply: i64 = 0  # shrines in the general supply
        self.track: i64 = 0  # countdown tokens not yet taken
        self.first: i64 = 0  # the first player
        self.active: i64 = 0  # whose turn it is
        self.round: i64 = 1  # the round, 1 for the first
        self.one: i64 = 29  # the first tile in hand, or NO_TILE
        self.two: i64 = 29  # the second tile in hand, or NO_TILE
        self.origin: i64 = -1  # where the first tile came from
        self.origin_floor: i64 = 0  # its floor there, counted from 0
        self.acted: i64 = 0  # 1 when the Action of this turn is done
        self.laid: i64 = 0  # 1 when the first of the tiles in hand has been placed
        self.used: i64 = 0  # a bit per Spirit activated this turn
        self.fresh: i64 = 0  # cells consolidated this turn and not covered since
        self.filled: i64 = 0  # 1 when a group of this turn has all the shrines it allows
        self.spirit: i64 = -1  # the Spirit at work
        self.step: i64 = 0  # how far a Spirit, or building, has come
        self.lifted: i64 = -1  # the cell from which Strength or Wind moves
        self.moved: i64 = 0  # the cells on which tiles moved by Strength stand
        self.back: i64 = 0  # the phase that goes on after a Spirit, or after building
        self.sites_count: i64 = 0
        self.block: Block = NO_BLOCK  # 43 + 20 for each seat

    def clear_fields(self) -> None:
        """Everything as before a game."""
        self.block = new_block(43 + self.seats * 20)
        self.covered = 0
        self.spirits = 0
        self.dragons = 0
        self.supply = 0
        self.track = 0
        self.first = 0
        self.active = 0
        self.round = 1
        self.one = 29
        self.two = 29
        self.origin = -1
        self.origin_floor = 0
        self.acted = 0
        self.laid = 0
        self.used = 0
        self.fresh = 0
        self.filled = 0
        self.spirit = -1
        self.step = 0
        self.lifted = -1
        self.moved = 0
        self.back = 0
        self.sites_count = 0

    def levels(self, level: i64) -> i64:
        """The cells that reach a floor of the Castle: floor * WORDS + word."""
        return self.block[12 + level]

    def set_levels(self, level: i64, value: i64) -> None:
        self.block[12 + level] = value

    def all_levels(self) -> list[int]:
        return [self.levels(level) for level in range(9)]

    def tops(self, cell: i64) -> i64:
        """The tile seen on top of a castle cell, NO_TILE without a stack."""
        return self.block[21 + (cell >> 3)] >> ((cell & 7) << 3) & SEVEN

    def set_tops(self, cell: i64, value: i64) -> None:
        at = 21 + (cell >> 3)
        others = self.block[at] & ~SEVEN_AT[cell & 7]
        self.block[at] = others | (value & SEVEN) << ((cell & 7) << 3)

    def all_tops(self) -> list[int]:
        return [self.tops(cell) for cell in range(140)]

    def bag(self, tile: i64) -> i64:
        """How many of a tile are covered, drawn from when one is uncovered (DC-2.2)."""
        return self.block[39 + (tile >> 3)] >> ((tile & 7) << 3) & SEVEN

    def set_bag(self, tile: i64, value: i64) -> None:
        at = 39 + (tile >> 3)
        others = self.block[at] & ~SEVEN_AT[tile & 7]
        self.block[at] = others | (value & SEVEN) << ((tile & 7) << 3)

    def add_bag(self, tile: i64, count: i64) -> None:
        self.set_bag(tile, self.bag(tile) + count)

    def all_bag(self) -> list[int]:
        return [self.bag(tile) for tile in range(29)]

    def all_castle(self) -> list[int]:
        """The heights of the Castle's stacks by cell of the envelope."""
        raise NotImplementedError

    def showing(self, seat: i64, kind: i64) -> i64:
        """The face-up tops of a type."""
        return self.block[seat * 20 + 43 + kind]

    def set_showing(self, seat: i64, kind: i64, value: i64) -> None:
        self.block[seat * 20 + 43 + kind] = value

    def all_showing(self) -> list[int]:
        block = self.block
        return [block[at + kind] for at in range(43, len(block), 20) for kind in range(6)]

    def faced(self, seat: i64) -> i64:
        """The face-up tops of all types."""
        return self.block[seat * 20 + 49]

    def set_faced(self, seat: i64, value: i64) -> None:
        self.block[seat * 20 + 49] = value

    def all_faced(self) -> list[int]:
        block = self.block
        return [block[at] for at in range(49, len(block), 20)]

    def down(self, seat: i64) -> i64:
        """The face-down tops."""
        return self.block[seat * 20 + 50]

    def set_down(self, seat: i64, value: i64) -> None:
        self.block[seat * 20 + 50] = value

    def all_down(self) -> list[int]:
        block = self.block
        return [block[at] for at in range(50, len(block), 20)]

    def shrined(self, seat: i64) -> i64:
        """The tops with a shrine."""
        return self.block[seat * 20 + 51]

    def set_shrined(self, seat: i64, value: i64) -> None:
        self.block[seat * 20 + 51] = value

    def all_shrined(self) -> list[int]:
        block = self.block
        return [block[at] for at in range(51, len(block), 20)]

    def faces(self, seat: i64, cell: i64) -> i64:
        """The tile that shows, or NO_TILE."""
        return self.block[seat * 20 + 52 + (cell >> 3)] >> ((cell & 7) << 3) & SEVEN

    def set_faces(self, seat: i64, cell: i64, value: i64) -> None:
        at = seat * 20 + 52 + (cell >> 3)
        others = self.block[at] & ~SEVEN_AT[cell & 7]
        self.block[at] = others | (value & SEVEN) << ((cell & 7) << 3)

    def all_faces(self) -> list[int]:
        return [self.faces(seat, cell) for seat in range(self.seats) for cell in range(24)]

    def heights(self, seat: i64, cell: i64) -> i64:
        """How many tiles a stack has."""
        return self.block[seat * 20 + 55 + (cell >> 3)] >> ((cell & 7) << 3) & SEVEN

    def set_heights(self, seat: i64, cell: i64, value: i64) -> None:
        at = seat * 20 + 55 + (cell >> 3)
        others = self.block[at] & ~SEVEN_AT[cell & 7]
        self.block[at] = others | (value & SEVEN) << ((cell & 7) << 3)

    def add_heights(self, seat: i64, cell: i64, count: i64) -> None:
        self.set_heights(seat, cell, self.heights(seat, cell) + count)

    def all_heights(self) -> list[int]:
        return [self.heights(seat, cell) for seat in range(self.seats) for cell in range(24)]

    def reserve(self, seat: i64) -> i64:
        """Shrines not built yet."""
        return self.block[seat * 20 + 58]

    def set_reserve(self, seat: i64, value: i64) -> None:
        self.block[seat * 20 + 58] = value

    def add_reserve(self, seat: i64, count: i64) -> None:
        at = seat * 20 + 58
        self.block[at] = self.block[at] + count

    def all_reserve(self) -> list[int]:
        block = self.block
        return [block[at] for at in range(58, len(block), 20)]

    def calls(self, seat: i64) -> i64:
        """Countdown tokens taken."""
        return self.block[seat * 20 + 59]

    def set_calls(self, seat: i64, value: i64) -> None:
        self.block[seat * 20 + 59] = value

    def add_calls(self, seat: i64, count: i64) -> None:
        at = seat * 20 + 59
        self.block[at] = self.block[at] + count

    def all_calls(self) -> list[int]:
        block = self.block
        return [block[at] for at in range(59, len(block), 20)]

    def discards(self, seat: i64) -> i64:
        """Tiles laid beside the Realm."""
        return self.block[seat * 20 + 60]

    def set_discards(self, seat: i64, value: i64) -> None:
        self.block[seat * 20 + 60] = value

    def add_discards(self, seat: i64, count: i64) -> None:
        at = seat * 20 + 60
        self.block[at] = self.block[at] + count

    def all_discards(self) -> list[int]:
        block = self.block
        return [block[at] for at in range(60, len(block), 20)]

    def tally(self, seat: i64, line: i64) -> i64:
        """Points won in play, by line of the score sheet."""
        return self.block[seat * 20 + 61 + line]

    def set_tally(self, seat: i64, line: i64, value: i64) -> None:
        self.block[seat * 20 + 61 + line] = value

    def add_tally(self, seat: i64, line: i64, count: i64) -> None:
        at = seat * 20 + 61 + line
        self.block[at] = self.block[at] + count

    def all_tally(self) -> list[int]:
        block = self.block
        return [block[at + line] for at in range(61, len(block), 20) for line in range(2)]

    def all_points(self) -> list[int]:
        """The points of each seat as if the game ended now (DC-10.1)."""
        raise NotImplementedError

    def sites(self, at: i64) -> i64:
        """Mask and allowance of each group to build on, in turn."""
        return self.block[at]

    def set_sites(self, at: i64, value: i64) -> None:
        self.block[at] = value

    def add_sites(self, value: i64) -> None:
        if self.sites_count == 12:
            raise Broken("sites holds 12 already")
        self.block[self.sites_count] = value
        self.sites_count += 1

    def drop_sites(self, at: i64) -> None:
        self.sites_count -= 1
        while at < self.sites_count:
            self.set_sites(at, self.sites(at + 1))
            at += 1
        self.set_sites(at, 0)

    def all_sites(self) -> list[int]:
        return [self.sites(at) for at in range(self.sites_count)]

    def copy_fields(self, other: "DragonCastleBlock") -> None:
        """All that lies in another state, which goes its own way."""
        self.copy_core(other)
        self.covered = other.covered
        self.spirits = other.spirits
        self.dragons = other.dragons
        self.supply = other.supply
        self.track = other.track
        self.first = other.first
        self.active = other.active
        self.round = other.round
        self.one = other.one
        self.two = other.two
        self.origin = other.origin
        self.origin_floor = other.origin_floor
        self.acted = other.acted
        self.laid = other.laid
        self.used = other.used
        self.fresh = other.fresh
        self.filled = other.filled
        self.spirit = other.spirit
        self.step = other.step
        self.lifted = other.lifted
        self.moved = other.moved
        self.back = other.back
        self.sites_count = other.sites_count
        self.block = other.block[:]

    def key(self) -> tuple[object, ...]:
        return (
            self.options.pairs,
            self.core_key(),
            (
                tuple(self.all_levels()),
                tuple(self.all_tops()),
                tuple(self.all_bag()),
                self.covered,
            ),
            (
                self.spirits,
                self.dragons,
                self.supply,
                self.track,
            ),
            (
                self.first,
                self.active,
                self.round,
            ),
            (
                tuple(self.all_showing()),
                tuple(self.all_down()),
                tuple(self.all_shrined()),
            ),
            (
                tuple(self.all_faces()),
                tuple(self.all_heights()),
            ),
            (
                tuple(self.all_reserve()),
                tuple(self.all_calls()),
                tuple(self.all_discards()),
                tuple(self.all_tally()),
            ),
            (
                self.one,
                self.two,
                self.origin,
                self.origin_floor,
            ),
            (
                self.acted,
                self.laid,
                self.used,
                self.fresh,
                self.filled,
            ),
            (
                self.spirit,
                self.step,
                self.lifted,
                self.moved,
                self.back,
                tuple(self.all_sites()),
            ),
        )

    def check_ranges(self) -> None:
        """Raise Broken if a number is out of range."""
        for value in self.all_levels():
            expect_range("levels", value, 0, 72057594037927935)
        for value in self.all_tops():
            expect_range("tops", value, 0, 29)
        for value in self.all_bag():
            expect_range("bag", value, 0, 4)
        expect_range("covered", self.covered, 0, 116)
        expect_range("spirits", self.spirits, 0, 1023)
        expect_range("dragons", self.dragons, 0, 1023)
        expect_range("DC-13.1: supply", self.supply, 0, 40)
        expect_range("DC-13.1: track", self.track, 0, 7)
        expect_range("first", self.first, 0, 3)
        expect_range("active", self.active, 0, 3)
        expect_range("round", self.round, 1, 9999)
        for value in self.all_showing():
            expect_range("showing", value, 0, 16777215)
        for value in self.all_faced():
            expect_range("faced", value, 0, 16777215)
        for value in self.all_down():
            expect_range("down", value, 0, 16777215)
        for value in self.all_shrined():
            expect_range("shrined", value, 0, 16777215)
        for value in self.all_faces():
            expect_range("faces", value, 0, 29)
        for value in self.all_heights():
            expect_range("heights", value, 0, 116)
        for value in self.all_reserve():
            expect_range("DC-13.1: reserve", value, 0, 40)
        for value in self.all_calls():
            expect_range("DC-13.1: calls", value, 0, 7)
        for value in self.all_discards():
            expect_range("discards", value, 0, 116)
        for value in self.all_tally():
            expect_range("tally", value, 0, 9999)
        expect_range("one", self.one, 0, 29)
        expect_range("two", self.two, 0, 29)
        expect_range("origin", self.origin, -1, 139)
        expect_range("origin_floor", self.origin_floor, 0, 2)
        expect_range("acted", self.acted, 0, 1)
        expect_range("laid", self.laid, 0, 1)
        expect_range("used", self.used, 0, 1023)
        expect_range("fresh", self.fresh, 0, 16777215)
        expect_range("filled", self.filled, 0, 1)
        expect_range("spirit", self.spirit, -1, 9)
        expect_range("step", self.step, 0, 4)
        expect_range("lifted", self.lifted, -1, 23)
        expect_range("moved", self.moved, 0, 16777215)
        expect_range("back", self.back, 0, 8)
        for value in self.all_sites():
            expect_range("sites", value, 0, 16777215)

    def observe(self, seat: int) -> DragonCastleObservation:
        """What a seat, or SPECTATOR, knows."""
        return DragonCastleObservation(
            game="dragon_castle",
            options=self.options,
            seat=seat,
            to_act=tuple(self.to_act()),
            legal=tuple(self.legal(seat)) if seat != SPECTATOR else (),
            over=self.is_over(),
            phase=self.phase,
            levels=tuple(self.all_levels()),
            tops=tuple(self.all_tops()),
            bag=tuple(self.all_bag()),
            covered=self.covered,
            castle=tuple(self.all_castle()),
            spirits=self.spirits,
            dragons=self.dragons,
            supply=self.supply,
            track=self.track,
            first=self.first,
            active=self.active,
            round=self.round,
            showing=rows(self.all_showing(), 6),
            faced=tuple(self.all_faced()),
            down=tuple(self.all_down()),
            shrined=tuple(self.all_shrined()),
            faces=rows(self.all_faces(), 24),
            heights=rows(self.all_heights(), 24),
            reserve=tuple(self.all_reserve()),
            calls=tuple(self.all_calls()),
            discards=tuple(self.all_discards()),
            tally=rows(self.all_tally(), 2),
            points=tuple(self.all_points()),
            one=self.one,
            two=self.two,
            origin=self.origin,
            origin_floor=self.origin_floor,
            acted=self.acted,
            laid=self.laid,
            used=self.used,
            fresh=self.fresh,
            filled=self.filled,
            spirit=self.spirit,
            step=self.step,
            lifted=self.lifted,
            moved=self.moved,
            back=self.back,
            sites=tuple(self.all_sites()),
        )

    def put_columns(self, columns: Columns, seat: int, out: Floats, at: i64) -> None:
        """What a seat sees, on blank columns from the first field on."""
        seats: i64 = self.seats
        for level in range(9):
            put_bits(out, at + level * 56, self.levels(level))
        for cell in range(140):
            out[at + cell * 30 + 504 + self.tops(cell)] = ONE
        for tile in range(29):
            put(out, at + tile + 4704, self.bag(tile))
        out[at + 4733 + self.covered] = ONE
        shape = columns.fields[4].shape
        shape.put(tuple(self.all_castle()), out, at + 4850)
        put_bits(out, at + 4990, self.spirits)
        put_bits(out, at + 5000, self.dragons)
        out[at + 5010 + self.supply] = ONE
        put_bits(out, at + 5051, self.track)
        put_bits(out, at + 5054, self.first)
        put_bits(out, at + 5056, self.active)
        put(out, at + 5058, self.round)
        for other in range(seats):
            for kind in range(6):
                put_bits(out, at + other * 144 + kind * 24 + 5059, self.showing(other, kind))
        for other in range(seats):
            put_bits(out, at + other * 24 + 5635, self.faced(other))
        for other in range(seats):
            put_bits(out, at + other * 24 + 5731, self.down(other))
        for other in range(seats):
            put_bits(out, at + other * 24 + 5827, self.shrined(other))
        for other in range(seats):
            for cell in range(24):
                out[at + other * 720 + cell * 30 + 5923 + self.faces(other, cell)] = ONE
        for other in range(seats):
            for cell in range(24):
                put(out, at + other * 24 + cell + 8803, self.heights(other, cell))
        for other in range(seats):
            put(out, at + other + 8899, self.reserve(other))
        for other in range(seats):
            put(out, at + other + 8903, self.calls(other))
        for other in range(seats):
            put(out, at + other + 8907, self.discards(other))
        for other in range(seats):
            for line in range(2):
                put(out, at + other * 2 + line + 8911, self.tally(other, line))
        shape = columns.fields[22].shape
        shape.put(tuple(self.all_points()), out, at + 8919)
        out[at + 8923 + self.one] = ONE
        out[at + 8953 + self.two] = ONE
        out[at + 8984 + self.origin] = ONE
        out[at + 9124 + self.origin_floor] = ONE
        put(out, at + 9127, self.acted)
        put(out, at + 9128, self.laid)
        put_bits(out, at + 9129, self.used)
        put_bits(out, at + 9139, self.fresh)
        put(out, at + 9163, self.filled)
        out[at + 9165 + self.spirit] = ONE
        out[at + 9175 + self.step] = ONE
        out[at + 9181 + self.lifted] = ONE
        put_bits(out, at + 9205, self.moved)
        out[at + 9229 + self.back] = ONE
        for item in range(self.sites_count):
            out[at + item * 25 + 9238] = ONE
            put_bits(out, at + item * 25 + 9239, self.sites(item))

    def remember(self, seen: DragonCastleObservation) -> None:
        """The table as a seat saw it, on which the unseen has to be drawn."""
        self.keeps_events = False
        for seat in seen.to_act:
            self.ask(seat)
        self.phase = seen.phase
        self.clear_fields()
        self.covered = seen.covered
        self.spirits = seen.spirits
        self.dragons = seen.dragons
        self.supply = seen.supply
        self.track = seen.track
        self.first = seen.first
        self.active = seen.active
        self.round = seen.round
        self.one = seen.one
        self.two = seen.two
        self.origin = seen.origin
        self.origin_floor = seen.origin_floor
        self.acted = seen.acted
        self.laid = seen.laid
        self.used = seen.used
        self.fresh = seen.fresh
        self.filled = seen.filled
        self.spirit = seen.spirit
        self.step = seen.step
        self.lifted = seen.lifted
        self.moved = seen.moved
        self.back = seen.back
        for value in seen.sites:
            self.add_sites(value)
        levels = seen.levels
        for level in range(9):
            self.set_levels(level, levels[level])
        pack(self.block, 21, seen.tops)
        pack(self.block, 39, seen.bag)
        showing = seen.showing
        faced = seen.faced
        down = seen.down
        shrined = seen.shrined
        faces = seen.faces
        heights = seen.heights
        reserve = seen.reserve
        calls = seen.calls
        discards = seen.discards
        tally = seen.tally
        block = self.block
        at: i64 = 43
        for seat in range(self.seats):
            row = showing[seat]
            for kind in range(6):
                block[at + kind] = row[kind]
            block[at + 6] = faced[seat]
            block[at + 7] = down[seat]
            block[at + 8] = shrined[seat]
            pack(block, at + 9, faces[seat])
            pack(block, at + 12, heights[seat])
            block[at + 15] = reserve[seat]
            block[at + 16] = calls[seat]
            block[at + 17] = discards[seat]
            row = tally[seat]
            for line in range(2):
                block[at + 18 + line] = row[line]
            at += 20
