"""The matter of Dragon Castle: what lies where, and the small verbs that move it."""

from typing import Final

from mypy_extensions import i64

from regalia.core.options import Options
from regalia.core.rng import Rng
from regalia.core.state import GameState
from regalia.games.dragon_castle.masks import (
    CASTLE_BIT,
    CASTLE_CELLS,
    CASTLE_WORD,
    CELL_BIT,
    CELLS,
    WHOLE,
    WORDS,
    cells,
    replaced,
)
from regalia.games.dragon_castle.material import (
    COPIES,
    COUNTDOWN,
    FLOORS,
    NO_TILE,
    SHRINES,
    SHRINES_AT_START,
    TILE_TYPE,
    TILES,
    TYPES,
)

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

# What lists are before they are laid out or copied: making empty ones would double a clone's cost.
NOTHING: Final[list[int]] = []
NOBODY: Final = -1
NO_SPIRIT: Final = -1
NO_CELL: Final = -1

# Points that are won in play; shrines, countdown and Dragons are counted when asked for.
FROM_GROUPS: Final = 0
FROM_DISCARDS: Final = 1
TALLIES: Final = 2


class DragonCastleState(GameState):
    """All that lies on the table. Seats own lists by position; masks have a bit per cell."""

    def __init__(self, options: Options, rng: Rng) -> None:
        super().__init__(options.seats, rng)
        self.options = options
        # The Castle: which cells reach a floor, floor * WORDS + word; what is seen on top; and what
        # may lie below, a bag that is drawn from when a tile is uncovered (DC-2.2).
        self.levels = NOTHING
        self.tops = b""
        self.bag = b""  # how many of each tile are covered
        self.covered = 0
        # Cards in play and the general supply.
        self.spirits = 0
        self.dragons = 0
        self.supply = 0
        self.track = 0  # countdown tokens not yet taken
        # Time.
        self.first = 0
        self.active = 0
        self.round = 1
        # Realms: face-up tops by seat * TYPES + type, and all of them; face-down tops, shrines;
        # face and height of each stack by seat * CELLS + cell, NO_TILE where no face shows.
        self.up = NOTHING
        self.faced = NOTHING
        self.down = NOTHING
        self.shrined = NOTHING
        self.faces = b""
        self.heights = b""
        # Holdings.
        self.reserve = NOTHING  # shrines
        self.calls = NOTHING  # countdown tokens
        self.discards = NOTHING
        self.tally = NOTHING  # seat * TALLIES + line
        # This turn.
        self.one = NO_TILE  # tiles in hand
        self.two = NO_TILE
        self.origin = NO_CELL  # where the first tile came from, and its floor counted from 0
        self.origin_floor = 0
        self.acted = False  # the Action is done
        self.laid = False  # the first of the tiles in hand has been placed
        self.used = 0  # a bit per Spirit activated
        self.fresh = 0  # cells consolidated this turn and not covered since
        self.filled = False  # some group of this turn has all the shrines it allows
        # A Spirit at work, or shrines being built.
        self.spirit = NO_SPIRIT
        self.step = 0
        self.lifted = NO_CELL
        self.moved = 0  # cells on which tiles moved this turn by Strength stand
        self.back = OPENING  # the phase that goes on afterwards
        self.sites = NOTHING  # mask and allowance of each group to build on, in turn
        # What has been found out and may be asked again, no part of the position: the legal actions
        # of the moment, and by seat the Spirits that find no group among its face-up tiles.
        self.ready: list[int] | None = None
        self.vain = NOTHING

    def lay_out(self) -> None:
        """An empty table with all material in place, before the Castle is built (DC-2)."""
        seats = self.seats
        self.levels = [0] * (FLOORS * WORDS)
        self.tops = bytes([NO_TILE] * CASTLE_CELLS)
        self.bag = bytes([COPIES] * TILES)
        self.supply = SHRINES - SHRINES_AT_START * seats
        self.track = COUNTDOWN
        self.up = [0] * (seats * TYPES)
        self.faced = [0] * seats
        self.down = [0] * seats
        self.shrined = [0] * seats
        self.faces = bytes([NO_TILE] * (seats * CELLS))
        self.heights = bytes(seats * CELLS)
        self.reserve = [SHRINES_AT_START] * seats
        self.calls = [0] * seats
        self.discards = [0] * seats
        self.tally = [0] * (seats * TALLIES)
        self.sites = []
        self.vain = [0] * seats

    # The Castle.

    def castle_height(self, cell: int) -> int:
        """How many tiles are stacked on a cell of the Castle."""
        bit: i64 = CASTLE_BIT[cell]
        levels = self.levels
        height = 0
        at: i64 = CASTLE_WORD[cell]
        while height < FLOORS:
            level: i64 = levels[at]
            if level & bit == 0:
                break
            at += WORDS
            height += 1
        return height

    def top_floor(self) -> int:
        """The highest floor that holds a tile, 1 the lowest; 0 when none is left (DC-1.7)."""
        levels = self.levels
        at: i64 = FLOORS * WORDS - 1
        while at >= 0 and levels[at] == 0:
            at -= 1
        return int(at + WORDS) // WORDS

    def draw(self) -> int:
        """A tile out of the bag of covered ones."""
        left = self.rng.below(self.covered)
        bag = self.bag
        tile = 0
        while left >= bag[tile]:
            left -= bag[tile]
            tile += 1
        self.bag = replaced(bag, tile, bag[tile] - 1)
        self.covered -= 1
        return tile

    def remove(self, cell: int) -> int:
        """Take away the top tile of a stack; `uncover` must follow once that has been told."""
        self.cut(cell, self.castle_height(cell) - 1)
        return self.tops[cell]

    def cut(self, cell: int, floor: int) -> None:
        """Let a stack reach its top floor no more, counted from 0."""
        at = floor * WORDS + CASTLE_WORD[cell]
        self.levels[at] = self.levels[at] & ~CASTLE_BIT[cell]

    def uncover(self, cell: int) -> None:
        """Let everybody see what lay below (DC-4.12)."""
        if self.levels[CASTLE_WORD[cell]] & CASTLE_BIT[cell] == 0:
            self.tops = replaced(self.tops, cell, NO_TILE)
            return
        tile = self.draw()
        self.tops = replaced(self.tops, cell, tile)
        if self.keeps_events:
            self.tell("uncovers", NOBODY, (cell, tile), "DC-4.12")

    # Realms.

    def open_cells(self, seat: int) -> int:
        """The cells that take a tile: empty ones, and face-down ones without shrine (DC-5.2)."""
        return WHOLE & ~self.faced[seat] & ~self.shrined[seat]

    def put(self, seat: int, cell: int, tile: int) -> None:
        """Place a tile face up on an open cell."""
        bit = CELL_BIT[cell]
        at = seat * TYPES + TILE_TYPE[tile]
        self.up[at] = self.up[at] | bit
        self.faced[seat] = self.faced[seat] | bit
        self.vain[seat] = 0
        self.down[seat] = self.down[seat] & ~bit
        self.fresh &= ~bit
        at = seat * CELLS + cell
        self.faces = replaced(self.faces, at, tile)
        self.heights = replaced(self.heights, at, self.heights[at] + 1)

    def put_down(self, seat: int, cell: int) -> None:
        """Place a tile face down on an open cell."""
        bit = CELL_BIT[cell]
        self.down[seat] = self.down[seat] | bit
        self.fresh &= ~bit
        at = seat * CELLS + cell
        self.heights = replaced(self.heights, at, self.heights[at] + 1)

    def lift(self, seat: int, cell: int) -> int:
        """Take the top tile off a stack, NO_TILE if it lay face down, like all below (DC-1.10)."""
        bit = CELL_BIT[cell]
        at = seat * CELLS + cell
        tile = self.faces[at]
        if tile != NO_TILE:
            kind = seat * TYPES + TILE_TYPE[tile]
            self.up[kind] = self.up[kind] & ~bit
            self.faced[seat] = self.faced[seat] & ~bit
            self.vain[seat] = 0
            self.faces = replaced(self.faces, at, NO_TILE)
        height = self.heights[at] - 1
        self.heights = replaced(self.heights, at, height)
        if height > 0:
            self.down[seat] = self.down[seat] | bit
        else:
            self.down[seat] = self.down[seat] & ~bit
        self.fresh &= ~bit
        return tile

    def turn_down(self, seat: int, group: int) -> None:
        """Turn face-up tiles face down in place."""
        for kind in range(seat * TYPES, seat * TYPES + TYPES):
            self.up[kind] = self.up[kind] & ~group
        self.faced[seat] = self.faced[seat] & ~group
        self.vain[seat] = 0
        self.down[seat] = self.down[seat] | group
        for cell in cells(group):
            self.faces = replaced(self.faces, seat * CELLS + cell, NO_TILE)

    def raise_shrine(self, seat: int, cell: int) -> None:
        """Build a shrine out of the reserve."""
        self.shrined[seat] = self.shrined[seat] | CELL_BIT[cell]
        self.reserve[seat] = self.reserve[seat] - 1

    def gain_vp(self, seat: int, line: int, points: int) -> None:
        """Take VP tokens."""
        at = seat * TALLIES + line
        self.tally[at] = self.tally[at] + points

    def discard(self, seat: int, tiles: int) -> None:
        """Lay tiles beside the own Realm (DC-4.9)."""
        self.discards[seat] = self.discards[seat] + tiles

    def has_spirit(self, spirit: int) -> bool:
        """Whether a Spirit is in play and not yet activated this turn."""
        return (self.spirits >> spirit) & 1 == 1 and (self.used >> spirit) & 1 == 0

    def is_last_round(self) -> bool:
        """Whether `!` is uncovered: as many tokens are gone as there are players (DC-9.4)."""
        return COUNTDOWN - self.track >= self.seats
