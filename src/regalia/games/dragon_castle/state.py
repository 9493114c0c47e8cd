"""The matter of Dragon Castle: the small verbs that move what `fields` declares."""

from typing import Final

from mypy_extensions import i64

from regalia.core.block import Block, block_of
from regalia.core.options import Options
from regalia.core.rng import Rng
from regalia.games.dragon_castle.block import DragonCastleBlock
from regalia.games.dragon_castle.masks import (
    CASTLE_BIT,
    CASTLE_CELLS,
    CASTLE_WORD,
    CELL_BIT,
    CELLS,
    WHOLE,
    WORDS,
    cells,
)
from regalia.games.dragon_castle.material import (
    COPIES,
    COUNTDOWN,
    FLOORS,
    MOST_SEATS,
    NO_TILE,
    SHRINES,
    SHRINES_AT_START,
    SPIRITS,
    TILE_TYPE,
    TILES,
    TYPES,
)
from regalia.games.dragon_castle.material import FROM_DISCARDS as FROM_DISCARDS
from regalia.games.dragon_castle.material import FROM_GROUPS as FROM_GROUPS
from regalia.games.dragon_castle.material import NO_CELL as NO_CELL
from regalia.games.dragon_castle.material import NO_SPIRIT as NO_SPIRIT

# Phases of the engine. The windows in which Spirits may be activated are those of DC-8.6.
OPENING: Final = 0  # W0, then the first tile or the Call of the Dragon
ACTION: Final = 1  # W1, then pair, shrine or discard
PLACING: Final = 2  # W2, then the tiles in hand
JUDGING: Final = 3  # W3, while a group waits for the check
CHECK: Final = 4  # groups are turned and scored; nobody is asked
BUILDING: Final = 5  # shrines on groups just consolidated
CLOSING: Final = 6  # W4
SPIRIT: Final = 7  # a Spirit that has been paid for takes effect
OVER: Final = 8

NOBODY: Final = -1

# Bits of `vain`: one Spirit of one seat, and all of a seat.
VAIN_BIT: Final[Block] = block_of([1 << bit for bit in range(MOST_SEATS * SPIRITS)])
ALL_VAIN: Final[Block] = block_of(
    [((1 << SPIRITS) - 1) << (seat * SPIRITS) for seat in range(MOST_SEATS)]
)


class DragonCastleState(DragonCastleBlock):
    """All that lies on the table."""

    def __init__(self, options: Options, rng: Rng) -> None:
        super().__init__(options, rng)
        # What has been found out and may be asked again, no part of the position: the legal actions
        # of the moment, and the Spirits that find no group among a seat's face-up tiles, SPIRITS
        # bits for each seat.
        self.ready: list[int] | None = None
        self.vain: i64 = 0

    def lay_out(self) -> None:
        """An empty table with all material in place, before the Castle is built (DC-2)."""
        self.clear_fields()
        for castle_cell in range(CASTLE_CELLS):
            self.set_tops(castle_cell, NO_TILE)
        for tile in range(TILES):
            self.set_bag(tile, COPIES)
        self.supply = SHRINES - SHRINES_AT_START * self.seats
        self.track = COUNTDOWN
        for seat in range(self.seats):
            self.set_reserve(seat, SHRINES_AT_START)
            for cell in range(CELLS):
                self.set_faces(seat, cell, NO_TILE)

    # The Castle.

    def castle_height(self, cell: i64) -> i64:
        """How many tiles are stacked on a cell of the Castle."""
        bit = CASTLE_BIT[cell]
        height: i64 = 0
        at: i64 = CASTLE_WORD[cell]
        while height < FLOORS and self.levels(at) & bit != 0:
            at += WORDS
            height += 1
        return height

    def all_castle(self) -> list[int]:
        return [self.castle_height(cell) for cell in range(CASTLE_CELLS)]

    def top_floor(self) -> i64:
        """The highest floor that holds a tile, 1 the lowest; 0 when none is left (DC-1.7)."""
        floor: i64 = FLOORS
        at: i64 = FLOORS * WORDS - 1
        while floor > 0:
            for _ in range(WORDS):
                if self.levels(at) != 0:
                    return floor
                at -= 1
            floor -= 1
        return 0

    def draw(self) -> i64:
        """A tile out of the bag of covered ones."""
        left: i64 = self.rng.below(self.covered)
        tile: i64 = 0
        copies = self.bag(tile)
        while left >= copies:
            left -= copies
            tile += 1
            copies = self.bag(tile)
        self.set_bag(tile, copies - 1)
        self.covered -= 1
        return tile

    def stack(self, cell: i64, height: i64) -> None:
        """Let a stack reach so many floors."""
        at: i64 = CASTLE_WORD[cell]
        for _ in range(height):
            self.set_levels(at, self.levels(at) | CASTLE_BIT[cell])
            at += WORDS

    def remove(self, cell: i64) -> i64:
        """Take away the top tile of a stack; `uncover` must follow once that has been told."""
        self.cut(cell, self.castle_height(cell) - 1)
        return self.tops(cell)

    def cut(self, cell: i64, floor: i64) -> None:
        """Let a stack reach its top floor no more, counted from 0."""
        at = floor * WORDS + CASTLE_WORD[cell]
        self.set_levels(at, self.levels(at) & ~CASTLE_BIT[cell])

    def uncover(self, cell: i64) -> None:
        """Let everybody see what lay below (DC-4.12)."""
        if self.levels(CASTLE_WORD[cell]) & CASTLE_BIT[cell] == 0:
            self.set_tops(cell, NO_TILE)
            return
        tile = self.draw()
        self.set_tops(cell, tile)
        if self.keeps_events:
            self.tell("uncovers", NOBODY, (cell, tile), "DC-4.12")

    # Realms.

    def open_cells(self, seat: i64) -> i64:
        """The cells that take a tile: empty ones, and face-down ones without shrine (DC-5.2)."""
        whole: i64 = WHOLE
        return whole & ~self.faced(seat) & ~self.shrined(seat)

    def put(self, seat: i64, cell: i64, tile: i64) -> None:
        """Place a tile face up on an open cell."""
        bit = CELL_BIT[cell]
        kind: i64 = TILE_TYPE[tile]
        self.set_showing(seat, kind, self.showing(seat, kind) | bit)
        self.set_faced(seat, self.faced(seat) | bit)
        self.look_again(seat)
        self.set_down(seat, self.down(seat) & ~bit)
        self.fresh &= ~bit
        self.set_faces(seat, cell, tile)
        self.add_heights(seat, cell, 1)

    def put_down(self, seat: i64, cell: i64) -> None:
        """Place a tile face down on an open cell."""
        bit = CELL_BIT[cell]
        self.set_down(seat, self.down(seat) | bit)
        self.fresh &= ~bit
        self.add_heights(seat, cell, 1)

    def lift(self, seat: i64, cell: i64) -> i64:
        """Take the top tile off a stack, NO_TILE if it lay face down, like all below (DC-1.10)."""
        bit = CELL_BIT[cell]
        tile = self.faces(seat, cell)
        if tile != NO_TILE:
            kind: i64 = TILE_TYPE[tile]
            self.set_showing(seat, kind, self.showing(seat, kind) & ~bit)
            self.set_faced(seat, self.faced(seat) & ~bit)
            self.look_again(seat)
            self.set_faces(seat, cell, NO_TILE)
        self.add_heights(seat, cell, -1)
        if self.heights(seat, cell) > 0:
            self.set_down(seat, self.down(seat) | bit)
        else:
            self.set_down(seat, self.down(seat) & ~bit)
        self.fresh &= ~bit
        return tile

    def turn_down(self, seat: i64, group: i64) -> None:
        """Turn face-up tiles face down in place."""
        for kind in range(TYPES):
            self.set_showing(seat, kind, self.showing(seat, kind) & ~group)
        self.set_faced(seat, self.faced(seat) & ~group)
        self.look_again(seat)
        self.set_down(seat, self.down(seat) | group)
        for cell in cells(group):
            self.set_faces(seat, cell, NO_TILE)

    def raise_shrine(self, seat: i64, cell: i64) -> None:
        """Build a shrine out of the reserve."""
        self.set_shrined(seat, self.shrined(seat) | CELL_BIT[cell])
        self.add_reserve(seat, -1)

    def in_vain(self, seat: i64, spirit: i64) -> bool:
        """Whether a Spirit is known to find no group among the seat's face-up tiles."""
        return (self.vain >> (seat * SPIRITS + spirit)) & 1 == 1

    def note_vain(self, seat: i64, spirit: i64) -> None:
        """Keep in mind that a Spirit finds no group."""
        self.vain |= VAIN_BIT[seat * SPIRITS + spirit]

    def look_again(self, seat: i64) -> None:
        """The seat's face-up tiles have changed."""
        self.vain &= ~ALL_VAIN[seat]

    def has_spirit(self, spirit: i64) -> bool:
        """Whether a Spirit is in play and not yet activated this turn."""
        return ((self.spirits & ~self.used) >> spirit) & 1 == 1

    def is_last_round(self) -> bool:
        """Whether `!` is uncovered: as many tokens are gone as there are players (DC-9.4)."""
        return COUNTDOWN - self.track >= self.seats
