"""The numbers of a state of Legends: how to read, copy, compare, check and show them.

Written by scripts/fields from fields.py: change that one and run it again.
"""

from mypy_extensions import i64

from regalia.core.block import (
    NO_BLOCK,
    SEVEN,
    SEVEN_AT,
    Block,
    as_bytes,
    expect_range,
    new_block,
    pack,
    rows,
)
from regalia.core.columns import Columns
from regalia.core.errors import Broken
from regalia.core.events import SPECTATOR
from regalia.core.floats import ONE, Floats, put, put_bits
from regalia.core.options import Options
from regalia.core.rng import Rng
from regalia.core.state import GameState
from regalia.games.legends.observation import LegendsObservation


class LegendsBlock(GameState):
    """Single numbers are attributes; the rest lies in one block, seat after seat."""

    def __init__(self, options: Options, rng: Rng) -> None:
        super().__init__(options.seats, rng)
        self.options = options
        self.flags: i64 = 0  # open rulings, read from the options
        self.plan: bytes = b""  # the tokens to be put on the map, in this order
        self.game_number: i64 = 0  # which game of a long game, 0 for the first
        self.setup_player: i64 = -1  # who sets up
        self.first: i64 = -1  # who began
        self.turn: i64 = -1  # whose turn it is
        self.turns: i64 = 0  # how many turns are still to come, this one included
        self.step: i64 = 0  # how far a series of questions, or which part of a card
        self.card: i64 = -1  # the card whose action is being carried out
        self.left: i64 = 0  # armies or movement points left in this part
        self.victim: i64 = -1  # whom the Bandit King may rob
        self.regions: bytes = b""  # in play, ascending
        self.links: tuple[tuple[int, int, int], ...] = ()  # region, region, kind
        self.ways: bytes = b""  # the neighbours of each region, as in `ways_of`
        self.layout_count: i64 = 0
        self.centre: i64 = -1  # the slot of the central board
        self.start: i64 = -1  # the start region
        self.outpost: i64 = -1  # where everybody's fifth army began
        self.face_down: i64 = 0  # regions whose token lies face down
        self.bag: i64 = 0  # face-down tokens that nobody has looked at yet, a bit per token
        self.row_count: i64 = 0
        self.deck: i64 = 0  # the cards that may still come, a bit per card
        self.block: Block = NO_BLOCK  # 58 + 10 for each seat

    def clear_fields(self) -> None:
        """Everything as before a game."""
        self.block = new_block(58 + self.seats * 10)
        self.flags = 0
        self.plan = b""
        self.game_number = 0
        self.setup_player = -1
        self.first = -1
        self.turn = -1
        self.turns = 0
        self.step = 0
        self.card = -1
        self.left = 0
        self.victim = -1
        self.regions = b""
        self.links = ()
        self.ways = b""
        self.layout_count = 0
        self.centre = -1
        self.start = -1
        self.outpost = -1
        self.face_down = 0
        self.bag = 0
        for colour in range(5):
            self.set_supply(colour, 18)
        for seat in range(self.seats):
            self.set_cities(seat, 3)
        self.row_count = 0
        self.deck = 0
        for seat in range(self.seats):
            self.set_bids(seat, -1)

    def past(self, seat: i64) -> i64:
        """Points of the games before this one."""
        return self.block[seat * 10 + 58]

    def set_past(self, seat: i64, value: i64) -> None:
        self.block[seat * 10 + 58] = value

    def add_past(self, seat: i64, count: i64) -> None:
        at = seat * 10 + 58
        self.block[at] = self.block[at] + count

    def all_past(self) -> list[int]:
        block = self.block
        return [block[at] for at in range(58, len(block), 10)]

    def layout(self, at: i64) -> i64:
        """By slot: face * 4 + turn."""
        return self.block[at]

    def set_layout(self, at: i64, value: i64) -> None:
        self.block[at] = value

    def add_layout(self, value: i64) -> None:
        if self.layout_count == 4:
            raise Broken("layout holds 4 already")
        self.block[self.layout_count] = value
        self.layout_count += 1

    def drop_layout(self, at: i64) -> None:
        self.layout_count -= 1
        while at < self.layout_count:
            self.set_layout(at, self.layout(at + 1))
            at += 1
        self.set_layout(at, 0)

    def all_layout(self) -> list[int]:
        return [self.layout(at) for at in range(self.layout_count)]

    def tokens(self, region: i64) -> i64:
        """What lies on a region."""
        return self.block[10 + (region >> 3)] >> ((region & 7) << 3) & SEVEN

    def set_tokens(self, region: i64, value: i64) -> None:
        at = 10 + (region >> 3)
        others = self.block[at] & ~SEVEN_AT[region & 7]
        self.block[at] = others | (value & SEVEN) << ((region & 7) << 3)

    def all_tokens(self) -> list[int]:
        return [self.tokens(region) for region in range(38)]

    def looked(self, seat: i64) -> i64:
        """Regions whose face-down token a seat has looked at."""
        return self.block[seat * 10 + 59]

    def set_looked(self, seat: i64, value: i64) -> None:
        self.block[seat * 10 + 59] = value

    def all_looked(self) -> list[int]:
        block = self.block
        return [block[at] for at in range(59, len(block), 10)]

    def board(self, region: i64) -> i64:
        """By region: armies and cities, as in `state`."""
        return self.block[15 + region]

    def set_board(self, region: i64, value: i64) -> None:
        self.block[15 + region] = value

    def all_board(self) -> list[int]:
        return [self.board(region) for region in range(38)]

    def all_holders(self) -> list[int]:
        """By region in play: the colour that controls it, or -1."""
        raise NotImplementedError

    def supply(self, colour: i64) -> i64:
        """Armies of a colour in supply."""
        return self.block[53 + colour]

    def set_supply(self, colour: i64, value: i64) -> None:
        self.block[53 + colour] = value

    def add_supply(self, colour: i64, count: i64) -> None:
        at = 53 + colour
        self.block[at] = self.block[at] + count

    def all_supply(self) -> list[int]:
        return [self.supply(colour) for colour in range(5)]

    def cities(self, seat: i64) -> i64:
        """Cities in supply."""
        return self.block[seat * 10 + 60]

    def set_cities(self, seat: i64, value: i64) -> None:
        self.block[seat * 10 + 60] = value

    def add_cities(self, seat: i64, count: i64) -> None:
        at = seat * 10 + 60
        self.block[at] = self.block[at] + count

    def all_cities(self) -> list[int]:
        block = self.block
        return [block[at] for at in range(60, len(block), 10)]

    def captured(self, seat: i64) -> i64:
        """Armies of a seat on the Sorceress's card."""
        return self.block[seat * 10 + 61]

    def set_captured(self, seat: i64, value: i64) -> None:
        self.block[seat * 10 + 61] = value

    def add_captured(self, seat: i64, count: i64) -> None:
        at = seat * 10 + 61
        self.block[at] = self.block[at] + count

    def all_captured(self) -> list[int]:
        block = self.block
        return [block[at] for at in range(61, len(block), 10)]

    def coins(self, seat: i64) -> i64:
        """Coins."""
        return self.block[seat * 10 + 62]

    def set_coins(self, seat: i64, value: i64) -> None:
        self.block[seat * 10 + 62] = value

    def add_coins(self, seat: i64, count: i64) -> None:
        at = seat * 10 + 62
        self.block[at] = self.block[at] + count

    def all_coins(self) -> list[int]:
        block = self.block
        return [block[at] for at in range(62, len(block), 10)]

    def perks(self, seat: i64) -> i64:
        """Lasting abilities, five bits each."""
        return self.block[seat * 10 + 63]

    def set_perks(self, seat: i64, value: i64) -> None:
        self.block[seat * 10 + 63] = value

    def add_perks(self, seat: i64, count: i64) -> None:
        at = seat * 10 + 63
        self.block[at] = self.block[at] + count

    def all_perks(self) -> list[int]:
        block = self.block
        return [block[at] for at in range(63, len(block), 10)]

    def owned(self, seat: i64) -> i64:
        """A bit per card."""
        return self.block[seat * 10 + 64]

    def set_owned(self, seat: i64, value: i64) -> None:
        self.block[seat * 10 + 64] = value

    def all_owned(self) -> list[int]:
        block = self.block
        return [block[at] for at in range(64, len(block), 10)]

    def finds(self, seat: i64) -> i64:
        """A bit per token."""
        return self.block[seat * 10 + 65]

    def set_finds(self, seat: i64, value: i64) -> None:
        self.block[seat * 10 + 65] = value

    def all_finds(self) -> list[int]:
        block = self.block
        return [block[at] for at in range(65, len(block), 10)]

    def warlords(self, seat: i64) -> i64:
        """The warlord that leads a seat."""
        return self.block[seat * 10 + 66]

    def set_warlords(self, seat: i64, value: i64) -> None:
        self.block[seat * 10 + 66] = value

    def all_warlords(self) -> list[int]:
        block = self.block
        return [block[at] for at in range(66, len(block), 10)]

    def row(self, at: i64) -> i64:
        """The cards on offer, the cheapest first."""
        return self.block[4 + at]

    def set_row(self, at: i64, value: i64) -> None:
        self.block[4 + at] = value

    def add_row(self, value: i64) -> None:
        if self.row_count == 6:
            raise Broken("row holds 6 already")
        self.block[4 + self.row_count] = value
        self.row_count += 1

    def drop_row(self, at: i64) -> None:
        self.row_count -= 1
        while at < self.row_count:
            self.set_row(at, self.row(at + 1))
            at += 1
        self.set_row(at, 0)

    def all_row(self) -> list[int]:
        return [self.row(at) for at in range(self.row_count)]

    def bids(self, seat: i64) -> i64:
        """Coins bid for the first turn."""
        return self.block[seat * 10 + 67]

    def set_bids(self, seat: i64, value: i64) -> None:
        self.block[seat * 10 + 67] = value

    def all_bids(self) -> list[int]:
        block = self.block
        return [block[at] for at in range(67, len(block), 10)]

    def all_sheets(self) -> list[int]:
        """Points by line of the score sheet, if the game ended now."""
        raise NotImplementedError

    def copy_fields(self, other: "LegendsBlock") -> None:
        """All that lies in another state, which goes its own way."""
        self.copy_core(other)
        self.flags = other.flags
        self.plan = other.plan
        self.game_number = other.game_number
        self.setup_player = other.setup_player
        self.first = other.first
        self.turn = other.turn
        self.turns = other.turns
        self.step = other.step
        self.card = other.card
        self.left = other.left
        self.victim = other.victim
        self.regions = other.regions
        self.links = other.links
        self.ways = other.ways
        self.layout_count = other.layout_count
        self.centre = other.centre
        self.start = other.start
        self.outpost = other.outpost
        self.face_down = other.face_down
        self.bag = other.bag
        self.row_count = other.row_count
        self.deck = other.deck
        self.block = other.block[:]

    def key(self) -> tuple[object, ...]:
        return (
            self.options.pairs,
            self.core_key(),
            (
                self.game_number,
                tuple(self.all_past()),
                self.setup_player,
            ),
            (
                self.first,
                self.turn,
                self.turns,
            ),
            (
                self.step,
                self.card,
                self.left,
                self.victim,
            ),
            (
                tuple(self.all_layout()),
                self.centre,
                self.start,
                self.outpost,
            ),
            (
                tuple(self.all_tokens()),
                self.face_down,
                self.bag,
                tuple(self.all_looked()),
            ),
            tuple(self.all_board()),
            (
                tuple(self.all_supply()),
                tuple(self.all_cities()),
                tuple(self.all_captured()),
            ),
            (
                tuple(self.all_coins()),
                tuple(self.all_perks()),
                tuple(self.all_owned()),
                tuple(self.all_finds()),
            ),
            tuple(self.all_warlords()),
            (
                tuple(self.all_row()),
                self.deck,
                tuple(self.all_bids()),
            ),
        )

    def check_ranges(self) -> None:
        """Raise Broken if a number is out of range."""
        expect_range("flags", self.flags, 0, 7)
        expect_range("game_number", self.game_number, 0, 2)
        for value in self.all_past():
            expect_range("past", value, -9999, 9999)
        expect_range("setup_player", self.setup_player, -1, 3)
        expect_range("first", self.first, -1, 3)
        expect_range("turn", self.turn, -1, 3)
        expect_range("turns", self.turns, 0, 34)
        expect_range("step", self.step, 0, 99)
        expect_range("card", self.card, -1, 33)
        expect_range("left", self.left, 0, 99)
        expect_range("victim", self.victim, -1, 3)
        for value in self.all_layout():
            expect_range("layout", value, 0, 31)
        expect_range("centre", self.centre, -1, 3)
        expect_range("start", self.start, -1, 37)
        expect_range("outpost", self.outpost, -1, 37)
        for value in self.all_tokens():
            expect_range("tokens", value, 0, 11)
        expect_range("face_down", self.face_down, 0, 274877906943)
        expect_range("bag", self.bag, 0, 126)
        for value in self.all_looked():
            expect_range("looked", value, 0, 274877906943)
        for value in self.all_board():
            expect_range("board", value, 0, 8589934591)
        for value in self.all_supply():
            expect_range("EL-1.2: supply", value, 0, 18)
        for value in self.all_cities():
            expect_range("EL-1.2: cities", value, 0, 3)
        for value in self.all_captured():
            expect_range("captured", value, 0, 18)
        for value in self.all_coins():
            expect_range("EL-5.2: coins", value, 0, 9999)
        for value in self.all_perks():
            expect_range("perks", value, 0, 33554431)
        for value in self.all_owned():
            expect_range("owned", value, 0, 17179869183)
        for value in self.all_finds():
            expect_range("finds", value, 0, 2047)
        for value in self.all_warlords():
            expect_range("warlords", value, 0, 4)
        for value in self.all_row():
            expect_range("row", value, 0, 33)
        expect_range("deck", self.deck, 0, 17179869183)
        for value in self.all_bids():
            expect_range("bids", value, -1, 9999)

    def knows_token(self, seat: int, region: i64) -> bool:
        raise NotImplementedError

    def sees_bid(self, seat: int, other: i64) -> bool:
        raise NotImplementedError

    def seen_bids(self, seat: int) -> list[int]:
        numbers = self.all_bids()
        for other in range(self.seats):
            if not self.sees_bid(seat, other):
                numbers[other] = -1
        return numbers

    def seen_tokens(self, seat: int) -> list[int]:
        numbers = self.all_tokens()
        for region in range(38):
            if not self.knows_token(seat, region):
                numbers[region] = 11
        return numbers

    def observe(self, seat: int) -> LegendsObservation:
        """What a seat, or SPECTATOR, knows."""
        return LegendsObservation(
            game="legends",
            options=self.options,
            seat=seat,
            to_act=tuple(self.to_act()),
            legal=tuple(self.legal(seat)) if seat != SPECTATOR else (),
            over=self.is_over(),
            phase=self.phase,
            game_number=self.game_number,
            past=tuple(self.all_past()),
            setup_player=self.setup_player,
            first=self.first,
            turn=self.turn,
            turns=self.turns,
            step=self.step,
            card=self.card,
            left=self.left,
            victim=self.victim,
            regions=tuple(self.regions),
            links=self.links,
            layout=tuple(self.all_layout()),
            centre=self.centre,
            start=self.start,
            outpost=self.outpost,
            tokens=tuple(self.seen_tokens(seat)),
            face_down=self.face_down,
            looked=tuple(self.all_looked()),
            board=tuple(self.all_board()),
            holders=tuple(self.all_holders()),
            supply=tuple(self.all_supply()),
            cities=tuple(self.all_cities()),
            captured=tuple(self.all_captured()),
            coins=tuple(self.all_coins()),
            perks=tuple(self.all_perks()),
            owned=tuple(self.all_owned()),
            finds=tuple(self.all_finds()),
            warlords=tuple(self.all_warlords()),
            row=tuple(self.all_row()),
            deck=self.deck,
            bids=tuple(self.seen_bids(seat)),
            sheets=rows(self.all_sheets(), 11),
        )

    def put_columns(self, columns: Columns, seat: int, out: Floats, at: i64) -> None:
        """What a seat sees, on blank columns from the first field on."""
        number: i64 = 0
        packed: i64 = 0
        seats: i64 = self.seats
        out[at + self.game_number] = ONE
        for other in range(seats):
            put(out, at + other + 3, self.past(other))
        out[at + 8 + self.setup_player] = ONE
        out[at + 13 + self.first] = ONE
        out[at + 18 + self.turn] = ONE
        out[at + 22 + self.turns] = ONE
        out[at + 57 + self.step] = ONE
        out[at + 158 + self.card] = ONE
        out[at + 192 + self.left] = ONE
        out[at + 293 + self.victim] = ONE
        shape = columns.fields[10].shape
        shape.put(tuple(self.regions), out, at + 297)
        shape = columns.fields[11].shape
        shape.put(self.links, out, at + 335)
        for item in range(self.layout_count):
            out[at + item * 6 + 905] = ONE
            put_bits(out, at + item * 6 + 906, self.layout(item))
        out[at + 930 + self.centre] = ONE
        out[at + 935 + self.start] = ONE
        out[at + 974 + self.outpost] = ONE
        for region in range(38):
            number = self.tokens(region) if self.knows_token(seat, region) else 11
            out[at + region * 12 + 1012 + number] = ONE
        put_bits(out, at + 1468, self.face_down)
        for other in range(seats):
            put_bits(out, at + other * 38 + 1506, self.looked(other))
        for region in range(38):
            packed = self.board(region)
            put(out, at + region * 9 + 1658, packed & 31)
            put(out, at + region * 9 + 1659, (packed >> 5) & 31)
            put(out, at + region * 9 + 1660, (packed >> 10) & 31)
            put(out, at + region * 9 + 1661, (packed >> 15) & 31)
            put(out, at + region * 9 + 1662, (packed >> 20) & 31)
            put(out, at + region * 9 + 1663, (packed >> 25) & 3)
            put(out, at + region * 9 + 1664, (packed >> 27) & 3)
            put(out, at + region * 9 + 1665, (packed >> 29) & 3)
            put(out, at + region * 9 + 1666, (packed >> 31) & 3)
        shape = columns.fields[20].shape
        shape.put(tuple(self.all_holders()), out, at + 2000)
        for colour in range(5):
            put(out, at + colour + 2266, self.supply(colour))
        for other in range(seats):
            put(out, at + other + 2271, self.cities(other))
        for other in range(seats):
            put(out, at + other + 2275, self.captured(other))
        for other in range(seats):
            put(out, at + other + 2279, self.coins(other))
        for other in range(seats):
            packed = self.perks(other)
            put(out, at + other * 5 + 2283, packed & 31)
            put(out, at + other * 5 + 2284, (packed >> 5) & 31)
            put(out, at + other * 5 + 2285, (packed >> 10) & 31)
            put(out, at + other * 5 + 2286, (packed >> 15) & 31)
            put(out, at + other * 5 + 2287, (packed >> 20) & 31)
        for other in range(seats):
            put_bits(out, at + other * 34 + 2303, self.owned(other))
        for other in range(seats):
            put_bits(out, at + other * 11 + 2439, self.finds(other))
        for other in range(seats):
            out[at + other * 5 + 2483 + self.warlords(other)] = ONE
        for item in range(self.row_count):
            out[at + item * 35 + 2503] = ONE
            out[at + item * 35 + 2504 + self.row(item)] = ONE
        put_bits(out, at + 2713, self.deck)
        for other in range(seats):
            put(out, at + other + 2747, self.bids(other) if self.sees_bid(seat, other) else -1)
        shape = columns.fields[32].shape
        shape.put(rows(self.all_sheets(), 11), out, at + 2751)

    def remember(self, seen: LegendsObservation) -> None:
        """The table as a seat saw it, on which the unseen has to be drawn."""
        self.keeps_events = False
        for seat in seen.to_act:
            self.ask(seat)
        self.phase = seen.phase
        self.clear_fields()
        self.game_number = seen.game_number
        self.setup_player = seen.setup_player
        self.first = seen.first
        self.turn = seen.turn
        self.turns = seen.turns
        self.step = seen.step
        self.card = seen.card
        self.left = seen.left
        self.victim = seen.victim
        self.regions = as_bytes(seen.regions)
        self.links = seen.links
        self.centre = seen.centre
        self.start = seen.start
        self.outpost = seen.outpost
        self.face_down = seen.face_down
        self.deck = seen.deck
        for value in seen.layout:
            self.add_layout(value)
        for value in seen.row:
            self.add_row(value)
        pack(self.block, 10, seen.tokens)
        board = seen.board
        for region in range(38):
            self.set_board(region, board[region])
        supply = seen.supply
        for colour in range(5):
            self.set_supply(colour, supply[colour])
        past = seen.past
        looked = seen.looked
        cities = seen.cities
        captured = seen.captured
        coins = seen.coins
        perks = seen.perks
        owned = seen.owned
        finds = seen.finds
        warlords = seen.warlords
        bids = seen.bids
        block = self.block
        at: i64 = 58
        for seat in range(self.seats):
            block[at] = past[seat]
            block[at + 1] = looked[seat]
            block[at + 2] = cities[seat]
            block[at + 3] = captured[seat]
            block[at + 4] = coins[seat]
            block[at + 5] = perks[seat]
            block[at + 6] = owned[seat]
            block[at + 7] = finds[seat]
            block[at + 8] = warlords[seat]
            block[at + 9] = bids[seat]
            at += 10
