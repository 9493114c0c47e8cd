"""The numbers of a state of World: how to read, copy, compare, check and show them.

Written by scripts/fields from fields.py: change that one and run it again.
"""

from mypy_extensions import i64

from regalia.core.block import (
    NO_BLOCK,
    NO_CARDS,
    Block,
    as_bytes,
    drop,
    empty_row,
    expect_range,
    insert,
    new_block,
    open_rows,
    row_of,
    tuples,
)
from regalia.core.columns import Columns
from regalia.core.events import SPECTATOR
from regalia.core.floats import ONE, Floats, put, put_bits
from regalia.core.options import Options
from regalia.core.rng import Rng
from regalia.core.state import GameState
from regalia.games.wonderful_world.area import Area
from regalia.games.wonderful_world.observation import WorldObservation


class WorldBlock(GameState):
    """Single numbers are attributes; the rest lies in one block, seat after seat."""

    def __init__(self, options: Options, rng: Rng) -> None:
        super().__init__(options.seats, rng)
        self.options = options
        self.ascension: i64 = 0  # whether Corruption & Ascension is in play
        self.war: i64 = 0  # whether there is a step after Exploration
        self.corrupts: i64 = 0  # whether anything has corruption
        self.reshuffles: i64 = 0  # whether a pile becomes a deck
        self.rounds: i64 = 4  # how many are played
        self.goal: i64 = 255  # a winner needs `least` of it
        self.least: i64 = 0  # how many of the goal
        self.bounty: tuple[int, ...] = ()  # by kind: produced more, or less
        self.supremacy: bytes = b""  # by step: the character, or none
        self.badges: bytes = b""  # by target: points for everybody
        self.round: i64 = 0  # the round, 0 for the first
        self.step: i64 = 0  # the step of production
        self.pick: i64 = 0  # how many cards of this round were drafted
        self.sequence: i64 = 0  # of a lone player's planning
        self.stage: i64 = 0  # what a lone player is asked inside an exchange
        self.opened: i64 = 0  # pools a lone player has opened
        self.side: i64 = 0  # the side of all Empire cards
        self.scenario: i64 = -1  # a lone player's scenario
        self.apart: i64 = 0  # decks whose unopened pools lie apart, a bit each
        self.due: i64 = 0  # who owes the choice of a character
        self.chosen: i64 = 0  # of those who owed it, who took a Financier
        self.shown_due: i64 = 0  # who owed it when the others last saw
        self.pile: bytes = b""  # face-up discards
        self.buried: bytes = b""  # draft leftovers, known to all players and to no spectator
        self.drawn: bytes = b""  # what an exchange lets a lone player choose from
        self.recycled: bytes = b""  # those recycled, each after its seat
        self.sites_rows: Block = NO_BLOCK  # cards under construction, ascending
        self.shown_sites_rows: Block = NO_BLOCK  # the sites as the others saw them last
        self.cards: list[bytes] = NO_CARDS
        self.block: Block = NO_BLOCK  # 0 + 8 for each seat

    def clear_fields(self) -> None:
        """Everything as before a game."""
        self.block = new_block(0 + self.seats * 8)
        self.ascension = 0
        self.war = 0
        self.corrupts = 0
        self.reshuffles = 0
        self.rounds = 4
        self.goal = 255
        self.least = 0
        self.bounty = ()
        self.supremacy = b""
        self.badges = b""
        self.round = 0
        self.step = 0
        self.pick = 0
        self.sequence = 0
        self.stage = 0
        self.opened = 0
        self.side = 0
        self.scenario = -1
        self.apart = 0
        self.due = 0
        self.chosen = 0
        self.shown_due = 0
        self.pile = b""
        self.buried = b""
        for seat in range(self.seats):
            self.set_sealed(seat, -1)
        self.drawn = b""
        self.recycled = b""
        for seat in range(self.seats):
            self.set_carried(seat, -1)
        self.sites_rows = open_rows(self.seats)
        self.shown_sites_rows = open_rows(self.seats)
        self.cards = [b""] * (4 + self.seats * 6)

    def rows(self, seat: i64) -> i64:
        """The Empire: empire * 6 + side."""
        return self.block[seat * 8 + 0]

    def set_rows(self, seat: i64, value: i64) -> None:
        self.block[seat * 8 + 0] = value

    def all_rows(self) -> list[int]:
        block = self.block
        return [block[at] for at in range(0, len(block), 8)]

    def see_areas(self, seat: int) -> tuple[Area, ...]:
        """As everybody saw them last."""
        raise NotImplementedError

    def see_due(self, seat: int) -> int:
        """A bit for each seat that owed a choice when the step began."""
        raise NotImplementedError

    def decks(self, deck: i64) -> bytes:
        """Face down: base, and C&A."""
        return self.cards[deck]

    def set_decks(self, deck: i64, cards: bytes) -> None:
        self.cards[deck] = cards

    def all_decks(self) -> list[bytes]:
        return [self.decks(deck) for deck in range(2)]

    def pools(self, deck: i64) -> bytes:
        """A lone player's unopened pools, once apart."""
        return self.cards[2 + deck]

    def set_pools(self, deck: i64, cards: bytes) -> None:
        self.cards[2 + deck] = cards

    def all_pools(self) -> list[bytes]:
        return [self.pools(deck) for deck in range(2)]

    def see_buried_backs(self, seat: int) -> tuple[int, int]:
        """How many of them have the base back, and the other."""
        raise NotImplementedError

    def see_pile(self, seat: int) -> tuple[int, ...]:
        """Face-up discards, sorted."""
        raise NotImplementedError

    def see_pools(self, seat: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """A lone player's unopened pools, once they are all that is left."""
        raise NotImplementedError

    def see_deck_sizes(self, seat: int) -> tuple[int, int]:
        """What can be drawn; unopened pools are no part of it."""
        raise NotImplementedError

    def see_unseen(self, seat: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """By elimination: decks and whatever else is hidden, by back."""
        raise NotImplementedError

    def all_hand_sizes(self) -> list[int]:
        """Cards in hand."""
        raise NotImplementedError

    def all_hand_backs(self) -> list[int]:
        """How many of them are C&A cards."""
        raise NotImplementedError

    def hands(self, seat: i64) -> bytes:
        """A hand that the seat has held this round, sorted."""
        return self.cards[seat * 6 + 4]

    def set_hands(self, seat: i64, cards: bytes) -> None:
        self.cards[seat * 6 + 4] = cards

    def all_hands(self) -> list[bytes]:
        return [self.hands(seat) for seat in range(self.seats)]

    def sealed(self, seat: i64) -> i64:
        """The card drafted."""
        return self.block[seat * 8 + 1]

    def set_sealed(self, seat: i64, value: i64) -> None:
        self.block[seat * 8 + 1] = value

    def all_sealed(self) -> list[int]:
        block = self.block
        return [block[at] for at in range(1, len(block), 8)]

    def drafts(self, seat: i64) -> bytes:
        """The Draft area, as last revealed."""
        return self.cards[seat * 6 + 5]

    def set_drafts(self, seat: i64, cards: bytes) -> None:
        self.cards[seat * 6 + 5] = cards

    def all_drafts(self) -> list[bytes]:
        return [self.drafts(seat) for seat in range(self.seats)]

    def todo(self, seat: i64) -> bytes:
        """What is left to plan, a lone player's hand."""
        return self.cards[seat * 6 + 6]

    def set_todo(self, seat: i64, cards: bytes) -> None:
        self.cards[seat * 6 + 6] = cards

    def all_todo(self) -> list[bytes]:
        return [self.todo(seat) for seat in range(self.seats)]

    def sites(self, seat: i64, at: i64) -> i64:
        """Cards under construction, ascending."""
        return self.sites_rows[self.sites_rows[seat] + at]

    def set_sites(self, seat: i64, at: i64, value: i64) -> None:
        self.sites_rows[self.sites_rows[seat] + at] = value

    def sites_count(self, seat: i64) -> i64:
        return self.sites_rows[seat + 1] - self.sites_rows[seat]

    def insert_sites(self, seat: i64, at: i64, value: i64) -> None:
        self.sites_rows = insert(self.sites_rows, self.seats, seat, at, value)

    def drop_sites(self, seat: i64, at: i64) -> None:
        drop(self.sites_rows, self.seats, seat, at)

    def clear_sites(self, seat: i64) -> None:
        empty_row(self.sites_rows, self.seats, seat)

    def row_sites(self, seat: i64) -> list[int]:
        return row_of(self.sites_rows, seat)

    def all_sites(self) -> list[tuple[int, ...]]:
        return [tuple(self.row_sites(seat)) for seat in range(self.seats)]

    def built(self, seat: i64) -> bytes:
        """Finished cards, in the order of construction."""
        return self.cards[seat * 6 + 7]

    def set_built(self, seat: i64, cards: bytes) -> None:
        self.cards[seat * 6 + 7] = cards

    def all_built(self) -> list[bytes]:
        return [self.built(seat) for seat in range(self.seats)]

    def purse(self, seat: i64) -> i64:
        """What lies on the Empire card."""
        return self.block[seat * 8 + 2]

    def set_purse(self, seat: i64, value: i64) -> None:
        self.block[seat * 8 + 2] = value

    def add_purse(self, seat: i64, count: i64) -> None:
        at = seat * 8 + 2
        self.block[at] = self.block[at] + count

    def all_purse(self) -> list[int]:
        block = self.block
        return [block[at] for at in range(2, len(block), 8)]

    def scrap(self, seat: i64) -> bytes:
        """Cards recycled or discarded in this window."""
        return self.cards[seat * 6 + 8]

    def set_scrap(self, seat: i64, cards: bytes) -> None:
        self.cards[seat * 6 + 8] = cards

    def all_scrap(self) -> list[bytes]:
        return [self.scrap(seat) for seat in range(self.seats)]

    def see_recycled(self, seat: int) -> tuple[int, ...]:
        """Those of the seat that were recycled."""
        raise NotImplementedError

    def see_mine(self, seat: int) -> Area:
        """Their own area, changing while the others cannot see it."""
        raise NotImplementedError

    def see_owes(self, seat: int) -> bool:
        """Whether the seat owes the choice of a character."""
        raise NotImplementedError

    def see_chosen(self, seat: int) -> bool:
        """Whether it took a Financier, where a choice was due."""
        raise NotImplementedError

    def counts(self, seat: i64) -> i64:
        """Production of this step."""
        return self.block[seat * 8 + 3]

    def set_counts(self, seat: i64, value: i64) -> None:
        self.block[seat * 8 + 3] = value

    def all_counts(self) -> list[int]:
        block = self.block
        return [block[at] for at in range(3, len(block), 8)]

    def loose(self, seat: i64) -> i64:
        """Cubes of this step not placed yet."""
        return self.block[seat * 8 + 4]

    def set_loose(self, seat: i64, value: i64) -> None:
        self.block[seat * 8 + 4] = value

    def add_loose(self, seat: i64, count: i64) -> None:
        at = seat * 8 + 4
        self.block[at] = self.block[at] + count

    def all_loose(self) -> list[int]:
        block = self.block
        return [block[at] for at in range(4, len(block), 8)]

    def carried(self, seat: i64) -> i64:
        """The kind of a recycled cube not placed yet."""
        return self.block[seat * 8 + 5]

    def set_carried(self, seat: i64, value: i64) -> None:
        self.block[seat * 8 + 5] = value

    def all_carried(self) -> list[int]:
        block = self.block
        return [block[at] for at in range(5, len(block), 8)]

    def shown_sites(self, seat: i64, at: i64) -> i64:
        """The sites as the others saw them last."""
        return self.shown_sites_rows[self.shown_sites_rows[seat] + at]

    def set_shown_sites(self, seat: i64, at: i64, value: i64) -> None:
        self.shown_sites_rows[self.shown_sites_rows[seat] + at] = value

    def shown_sites_count(self, seat: i64) -> i64:
        return self.shown_sites_rows[seat + 1] - self.shown_sites_rows[seat]

    def insert_shown_sites(self, seat: i64, at: i64, value: i64) -> None:
        self.shown_sites_rows = insert(self.shown_sites_rows, self.seats, seat, at, value)

    def drop_shown_sites(self, seat: i64, at: i64) -> None:
        drop(self.shown_sites_rows, self.seats, seat, at)

    def clear_shown_sites(self, seat: i64) -> None:
        empty_row(self.shown_sites_rows, self.seats, seat)

    def row_shown_sites(self, seat: i64) -> list[int]:
        return row_of(self.shown_sites_rows, seat)

    def all_shown_sites(self) -> list[tuple[int, ...]]:
        return [tuple(self.row_shown_sites(seat)) for seat in range(self.seats)]

    def shown_built(self, seat: i64) -> bytes:
        """Finished cards as the others saw them last."""
        return self.cards[seat * 6 + 9]

    def set_shown_built(self, seat: i64, cards: bytes) -> None:
        self.cards[seat * 6 + 9] = cards

    def all_shown_built(self) -> list[bytes]:
        return [self.shown_built(seat) for seat in range(self.seats)]

    def shown_purse(self, seat: i64) -> i64:
        """The purse as the others saw it last."""
        return self.block[seat * 8 + 6]

    def set_shown_purse(self, seat: i64, value: i64) -> None:
        self.block[seat * 8 + 6] = value

    def all_shown_purse(self) -> list[int]:
        block = self.block
        return [block[at] for at in range(6, len(block), 8)]

    def shown_loose(self, seat: i64) -> i64:
        """Loose cubes as the others saw them last."""
        return self.block[seat * 8 + 7]

    def set_shown_loose(self, seat: i64, value: i64) -> None:
        self.block[seat * 8 + 7] = value

    def all_shown_loose(self) -> list[int]:
        block = self.block
        return [block[at] for at in range(7, len(block), 8)]

    def copy_fields(self, other: "WorldBlock") -> None:
        """All that lies in another state, which goes its own way."""
        self.copy_core(other)
        self.ascension = other.ascension
        self.war = other.war
        self.corrupts = other.corrupts
        self.reshuffles = other.reshuffles
        self.rounds = other.rounds
        self.goal = other.goal
        self.least = other.least
        self.bounty = other.bounty
        self.supremacy = other.supremacy
        self.badges = other.badges
        self.round = other.round
        self.step = other.step
        self.pick = other.pick
        self.sequence = other.sequence
        self.stage = other.stage
        self.opened = other.opened
        self.side = other.side
        self.scenario = other.scenario
        self.apart = other.apart
        self.due = other.due
        self.chosen = other.chosen
        self.shown_due = other.shown_due
        self.pile = other.pile
        self.buried = other.buried
        self.drawn = other.drawn
        self.recycled = other.recycled
        self.sites_rows = other.sites_rows[:]
        self.shown_sites_rows = other.shown_sites_rows[:]
        self.cards = other.cards[:]
        self.block = other.block[:]

    def key(self) -> tuple[object, ...]:
        return (
            (self.phase, self.pending, self.window, self.rng.count, self.shown),
            (
                self.round,
                self.step,
                self.pick,
                self.sequence,
                self.stage,
                self.opened,
            ),
            (
                self.side,
                self.scenario,
                self.apart,
                self.due,
                self.chosen,
                self.shown_due,
            ),
            tuple(self.all_rows()),
            (
                tuple(self.all_decks()),
                tuple(self.all_pools()),
                self.pile,
                self.buried,
            ),
            (
                tuple(self.all_hands()),
                tuple(self.all_sealed()),
                tuple(self.all_drafts()),
                tuple(self.all_todo()),
            ),
            self.drawn,
            tuple(self.all_sites()),
            (
                tuple(self.all_built()),
                tuple(self.all_purse()),
                tuple(self.all_scrap()),
            ),
            (
                tuple(self.all_counts()),
                tuple(self.all_loose()),
                tuple(self.all_carried()),
            ),
            tuple(self.all_shown_sites()),
            (
                tuple(self.all_shown_built()),
                tuple(self.all_shown_purse()),
                tuple(self.all_shown_loose()),
            ),
        )

    def check_ranges(self) -> None:
        """Raise Broken if a number is out of range."""
        expect_range("ascension", self.ascension, 0, 1)
        expect_range("war", self.war, 0, 1)
        expect_range("corrupts", self.corrupts, 0, 1)
        expect_range("reshuffles", self.reshuffles, 0, 1)
        expect_range("rounds", self.rounds, 1, 9999)
        expect_range("goal", self.goal, 0, 255)
        expect_range("least", self.least, 0, 9999)
        expect_range("round", self.round, 0, 9999)
        expect_range("step", self.step, 0, 5)
        expect_range("pick", self.pick, 0, 7)
        expect_range("sequence", self.sequence, 0, 1)
        expect_range("stage", self.stage, 0, 3)
        expect_range("opened", self.opened, 0, 32)
        expect_range("side", self.side, 0, 5)
        expect_range("scenario", self.scenario, -1, 11)
        expect_range("apart", self.apart, 0, 3)
        expect_range("due", self.due, 0, 127)
        expect_range("chosen", self.chosen, 0, 127)
        expect_range("shown_due", self.shown_due, 0, 127)
        for value in self.all_rows():
            expect_range("rows", value, 0, 41)
        for value in self.all_sealed():
            expect_range("sealed", value, -1, 128)
        for row in self.all_sites():
            for value in row:
                expect_range("sites", value, 0, 35184372088831)
        for value in self.all_purse():
            expect_range("purse", value, 0, 1099511627775)
        for value in self.all_counts():
            expect_range("counts", value, 0, 9999)
        for value in self.all_loose():
            expect_range("loose", value, 0, 9999)
        for value in self.all_carried():
            expect_range("carried", value, -1, 7)
        for row in self.all_shown_sites():
            for value in row:
                expect_range("shown_sites", value, 0, 35184372088831)
        for value in self.all_shown_purse():
            expect_range("shown_purse", value, 0, 1099511627775)
        for value in self.all_shown_loose():
            expect_range("shown_loose", value, 0, 9999)

    def plays(self, seat: int) -> bool:
        raise NotImplementedError

    def sees_hand(self, seat: int, other: i64) -> bool:
        raise NotImplementedError

    def seen_hands(self, seat: int) -> list[bytes]:
        cards = self.all_hands()
        for other in range(self.seats):
            if not self.sees_hand(seat, other):
                cards[other] = b""
        return cards

    def observe(self, seat: int) -> WorldObservation:
        """What a seat, or SPECTATOR, knows."""
        me: i64 = 0 if self.seats == 1 else seat
        return WorldObservation(
            game="wonderful_world",
            options=self.options,
            seat=seat,
            to_act=tuple(self.to_act()),
            legal=tuple(self.legal(seat)) if seat != SPECTATOR else (),
            over=self.is_over(),
            phase=self.phase,
            round=self.round,
            step=self.step,
            pick=self.pick,
            sequence=self.sequence,
            stage=self.stage,
            opened=self.opened,
            side=self.side,
            scenario=self.scenario,
            apart=self.apart,
            rows=tuple(self.all_rows()),
            areas=self.see_areas(seat),
            due=self.see_due(seat),
            buried=tuple(self.buried) if self.plays(seat) else (),
            buried_backs=self.see_buried_backs(seat),
            pile=self.see_pile(seat),
            pools=self.see_pools(seat),
            deck_sizes=self.see_deck_sizes(seat),
            unseen=self.see_unseen(seat),
            hand_sizes=tuple(self.all_hand_sizes()),
            hand_backs=tuple(self.all_hand_backs()),
            hands=tuples(self.seen_hands(seat)),
            sealed=self.sealed(me) if me >= 0 else -1,
            drafts=tuples(self.all_drafts()),
            todo=tuple(self.todo(me)) if me >= 0 else (),
            drawn=tuple(self.drawn),
            scrap=tuple(self.scrap(me)) if me >= 0 else (),
            recycled=self.see_recycled(seat),
            mine=self.see_mine(seat),
            owes=self.see_owes(seat),
            chosen=self.see_chosen(seat),
            counts=tuple(self.all_counts()),
            carried=self.carried(me) if me >= 0 else -1,
        )

    def put_columns(self, columns: Columns, seat: int, out: Floats, at: i64) -> None:
        """What a seat sees, on blank columns from the first field on."""
        number: i64 = 0
        me: i64 = 0 if self.seats == 1 else seat
        seats: i64 = self.seats
        put(out, at, self.round)
        out[at + 1 + self.step] = ONE
        put_bits(out, at + 7, self.pick)
        put(out, at + 10, self.sequence)
        put_bits(out, at + 11, self.stage)
        out[at + 13 + self.opened] = ONE
        out[at + 46 + self.side] = ONE
        out[at + 53 + self.scenario] = ONE
        put_bits(out, at + 65, self.apart)
        for other in range(seats):
            out[at + other * 42 + 67 + self.rows(other)] = ONE
        shape = columns.fields[10].shape
        shape.put(self.see_areas(seat), out, at + 361)
        shape = columns.fields[11].shape
        shape.put(self.see_due(seat), out, at + 4995)
        shape = columns.fields[12].shape
        shape.put(tuple(self.buried) if self.plays(seat) else (), out, at + 5002)
        shape = columns.fields[13].shape
        shape.put(self.see_buried_backs(seat), out, at + 5131)
        shape = columns.fields[14].shape
        shape.put(self.see_pile(seat), out, at + 5133)
        shape = columns.fields[15].shape
        shape.put(self.see_pools(seat), out, at + 5262)
        shape = columns.fields[16].shape
        shape.put(self.see_deck_sizes(seat), out, at + 5520)
        shape = columns.fields[17].shape
        shape.put(self.see_unseen(seat), out, at + 5522)
        shape = columns.fields[18].shape
        shape.put(tuple(self.all_hand_sizes()), out, at + 5780)
        shape = columns.fields[19].shape
        shape.put(tuple(self.all_hand_backs()), out, at + 5787)
        shape = columns.fields[20].shape
        shape.put(tuples(self.seen_hands(seat)), out, at + 5794)
        number = self.sealed(me) if me >= 0 else -1
        out[at + 6698 + number] = ONE
        shape = columns.fields[22].shape
        shape.put(tuples(self.all_drafts()), out, at + 6827)
        shape = columns.fields[23].shape
        shape.put(tuple(self.todo(me)) if me >= 0 else (), out, at + 7730)
        shape = columns.fields[24].shape
        shape.put(tuple(self.drawn), out, at + 7859)
        shape = columns.fields[25].shape
        shape.put(tuple(self.scrap(me)) if me >= 0 else (), out, at + 7988)
        shape = columns.fields[26].shape
        shape.put(self.see_recycled(seat), out, at + 8117)
        shape = columns.fields[27].shape
        shape.put(self.see_mine(seat), out, at + 8246)
        shape = columns.fields[28].shape
        shape.put(self.see_owes(seat), out, at + 8908)
        shape = columns.fields[29].shape
        shape.put(self.see_chosen(seat), out, at + 8909)
        for other in range(seats):
            put(out, at + other + 8910, self.counts(other))
        number = self.carried(me) if me >= 0 else -1
        out[at + 8918 + number] = ONE

    def remember(self, seen: WorldObservation) -> None:
        """The table as a seat saw it, on which the unseen has to be drawn."""
        self.keeps_events = False
        for seat in seen.to_act:
            self.ask(seat)
        self.phase = seen.phase
        self.clear_fields()
        self.round = seen.round
        self.step = seen.step
        self.pick = seen.pick
        self.sequence = seen.sequence
        self.stage = seen.stage
        self.opened = seen.opened
        self.side = seen.side
        self.scenario = seen.scenario
        self.apart = seen.apart
        self.buried = as_bytes(seen.buried)
        self.drawn = as_bytes(seen.drawn)
        for other in range(self.seats):
            self.set_hands(other, as_bytes(seen.hands[other]))
        for other in range(self.seats):
            self.set_drafts(other, as_bytes(seen.drafts[other]))
        me: i64 = 0 if self.seats == 1 else seen.seat
        if me >= 0:
            self.set_sealed(me, seen.sealed)
            self.set_carried(me, seen.carried)
            self.set_todo(me, as_bytes(seen.todo))
            self.set_scrap(me, as_bytes(seen.scrap))
        rows = seen.rows
        counts = seen.counts
        block = self.block
        at: i64 = 0
        for seat in range(self.seats):
            block[at] = rows[seat]
            block[at + 3] = counts[seat]
            at += 8
