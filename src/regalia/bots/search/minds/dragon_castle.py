"""Dragon Castle: points, groups in the making, shrines, room, and the tiles in hand."""

from typing import Final

from mypy_extensions import i64

from regalia.bots.search.mind import Mind, number
from regalia.core.block import Block, new_block
from regalia.core.rng import Rng
from regalia.core.state import GameState
from regalia.games.dragon_castle.actions import (
    BUILD,
    CALL,
    DISCARD,
    GIVE,
    PAIR,
    PASS,
    PLACE,
    SHRINE,
    TAKE,
)
from regalia.games.dragon_castle.castle import all_available
from regalia.games.dragon_castle.masks import CELL_BIT, CELLS, NEXT, cells, count, flood, lowest
from regalia.games.dragon_castle.material import (
    COUNTDOWN,
    COUNTDOWN_VP,
    DISCARD_VP,
    GROUP_VP,
    LEAST_GROUP,
    NO_TILE,
    SHRINE_VP,
    TILE_TYPE,
    TILES,
    TYPE_BONUS,
    TYPE_SHRINES,
    TYPES,
)
from regalia.games.dragon_castle.rules import DragonCastle
from regalia.games.dragon_castle.state import (
    ACTION,
    BUILDING,
    OPENING,
    PLACING,
    SPIRIT,
)

# The weights, in points.
PAIR_OF: Final = 0  # a face-up group of two,
THREE: Final = 1  # and of three
ONE: Final = 2  # a single face-up tile
SHRINES: Final = 3  # four: of the first shrine in reserve to the fourth
MORE_SHRINES: Final = 7  # of each beyond these
RAISED: Final = 8  # two: a face-up tile on the second floor, and higher
BUILT: Final = 10  # a shrine that may be built at once, over what it was in reserve
CROWDED: Final = 11  # each open cell fewer than ROOM
SPECIAL: Final = 12  # the part more that groups of Specials are worth
DOWN: Final = 13  # two: a face-down stack of one, of two and more: a shrine's or a tile's place
PACE: Final = 15  # what a turn brings
# Found by `regalia train` (docs/training.md).
WEIGHTS: Final = [
    *[1.15, 2.07, 0.28, 1.32, 0.76, 0.66, 0.45, 0.26, 0.3, 0.63, 1.16, 0.52, 0.14, 0.0, 0.1, 1.8],
]
ROOM: Final = 6


class DragonCastleMind(Mind):
    """A position is worth its points, its groups in the making, and the tiles in hand."""

    def __init__(self, weights: list[float] = WEIGHTS) -> None:
        self.weights = weights[:]
        self.single = [0.0] * TYPES
        self.double = [0.0] * TYPES
        self.copies: Block = new_block(TILES)

    def stage(self, s: GameState) -> int:
        """A turn is a stage."""
        assert isinstance(s, DragonCastle)
        turn = (number(s, "active") + s.seats - number(s, "first")) % s.seats
        return number(s, "round") * s.seats + turn

    def spread(self, s: GameState) -> float:
        assert isinstance(s, DragonCastle)
        return 1.5 + 4.0 * min(1.0, float(number(s, "covered")) / 60.0)

    def value(self, s: GameState, seat: int) -> float:
        assert isinstance(s, DragonCastle)
        best = -1000.0
        for other in range(s.seats):
            if other != seat:
                best = max(best, self.stand(s, other))
        return self.stand(s, seat) - best

    def stand(self, s: DragonCastle, seat: int) -> float:
        """What a seat may expect."""
        w = self.weights
        value = float(s.points(seat))
        if s.pending == 0:
            return value
        called: i64 = COUNTDOWN - number(s, "track")
        calm = 1.0 if called == 0 else 0.6 if called < s.seats else 0.3
        ahead = self.groups(s, seat)
        reserve = s.reserve(seat)
        for place in range(4):
            if place < reserve:
                ahead += w[SHRINES + place]
        if reserve > 4:
            ahead += w[MORE_SHRINES] * float(reserve - 4)
        room = count(s.open_cells(seat))
        if room < ROOM:
            ahead -= w[CROWDED] * float(ROOM - room)
        value += ahead * calm
        if number(s, "active") == seat:
            value += self.turn_to_come(s, seat)
        return value

    def groups(self, s: DragonCastle, seat: i64) -> float:
        """All linked face-up tiles of one type, and how high tiles lie."""
        w = self.weights
        value = 0.0
        for kind in range(TYPES):
            field = s.showing(seat, kind)
            while field:
                group = flood(field & -field, field)
                field &= ~group
                value += self.promise(count(group), kind)
        faced = s.faced(seat)
        while faced:
            cell = lowest(faced)
            faced &= faced - 1
            height = s.heights(seat, cell)
            if height > 1:
                value += w[RAISED] if height == 2 else w[RAISED + 1]
        down = s.down(seat) & ~s.shrined(seat)
        while down:
            cell = lowest(down)
            down &= down - 1
            value += w[DOWN] if s.heights(seat, cell) == 1 else w[DOWN + 1]
        return value

    def promise(self, size: i64, kind: i64) -> float:
        """What a group that is still face up is worth."""
        w = self.weights
        value = w[ONE] if size == 1 else w[PAIR_OF] if size == 2 else w[THREE]
        return value * (1.0 + w[SPECIAL]) if TYPE_SHRINES[kind] > 1 else value

    def worth(self, s: DragonCastle, seat: i64, size: i64, kind: i64) -> float:
        """A group of a size, consolidated if it is large enough."""
        if size < LEAST_GROUP:
            return self.promise(size, kind)
        shrines: i64 = TYPE_SHRINES[kind]
        reserve = s.reserve(seat)
        if reserve < shrines:
            shrines = reserve
        return float(GROUP_VP[size] + TYPE_BONUS[kind]) + self.weights[BUILT] * float(shrines)

    def best_place(self, s: DragonCastle, seat: i64, kind: i64, tiles: i64) -> float:
        """The most that so many tiles of a type add to the groups beside one open cell."""
        best = self.promise(tiles, kind)
        showing = s.showing(seat, kind)
        if showing == 0:
            return best
        open_cells = s.open_cells(seat)
        while open_cells:
            cell = lowest(open_cells)
            open_cells &= open_cells - 1
            near = NEXT[cell] & showing
            if near:
                best = max(best, self.joined(s, seat, kind, near, showing, tiles))
        return best

    def joined(
        self, s: DragonCastle, seat: i64, kind: i64, near: i64, showing: i64, tiles: i64
    ) -> float:
        """What tiles add that join the groups which the mask `near` touches."""
        size = tiles
        lost = 0.0
        while near:
            group = flood(near & -near, showing)
            near &= ~group
            part = count(group)
            size += part
            lost += self.promise(part, kind)
        return self.worth(s, seat, size, kind) - lost

    def turn_to_come(self, s: DragonCastle, seat: i64) -> float:
        """What the rest of my turn will bring."""
        w = self.weights
        phase = s.phase
        if phase == BUILDING:
            allowed: i64 = 0
            at: i64 = 0
            while at < number(s, "sites_count"):
                allowed += s.sites(at + 1)
                at += 2
            reserve = s.reserve(seat)
            return w[BUILT] * float(allowed if allowed < reserve else reserve)
        one = number(s, "one")
        if one == NO_TILE:
            return w[PACE] if phase == OPENING else 0.0
        kind: i64 = TILE_TYPE[one]
        two = number(s, "two")
        if two != NO_TILE:
            if TILE_TYPE[two] == kind:
                return self.best_place(s, seat, kind, 2)
            return self.best_place(s, seat, kind, 1) + self.best_place(s, seat, TILE_TYPE[two], 1)
        single = self.best_place(s, seat, kind, 1)
        if phase == ACTION or phase == SPIRIT:
            best = max(float(DISCARD_VP), single + w[MORE_SHRINES] + 0.6)
            self.count_copies(s)
            if self.copies[one] > 0:
                best = max(best, self.best_place(s, seat, kind, 2))
            return best
        return single

    def count_copies(self, s: DragonCastle) -> None:
        """How often each tile may be taken now."""
        copies = self.copies
        for tile in range(TILES):
            copies[tile] = 0
        for cell in all_available(s, 0):
            tile_there: i64 = s.tops(cell)
            copies[tile_there] = copies[tile_there] + 1

    # The light policy.

    def quick(self, s: GameState, seat: int, rng: Rng) -> int:
        assert isinstance(s, DragonCastle)
        legal = s.legal(seat)
        self.prepare(s, seat)
        best = -1000.0
        chosen = legal[0]
        for action in legal:
            if action >= GIVE:
                break
            look = self.look(s, seat, action) + 0.001 * (rng.word() & 511)
            if look > best:
                best = look
                chosen = action
        return chosen

    def priors(self, s: GameState, seat: int, legal: list[int]) -> list[float]:
        assert isinstance(s, DragonCastle)
        self.prepare(s, seat)
        return [self.look(s, seat, action) for action in legal]

    def prepare(self, s: DragonCastle, seat: i64) -> None:
        """What several looks share."""
        if s.phase == OPENING:
            self.count_copies(s)
            for kind in range(TYPES):
                self.single[kind] = self.best_place(s, seat, kind, 1)
                self.double[kind] = self.best_place(s, seat, kind, 2)

    def look(self, s: DragonCastle, seat: i64, action: i64) -> float:
        """How good an action looks at a glance."""
        w = self.weights
        phase = s.phase
        if action == PASS:
            return 0.3
        if action >= GIVE:
            return -0.5
        if action == CALL:
            return float(COUNTDOWN_VP) + 0.5
        if action == SHRINE:
            kind: i64 = TILE_TYPE[number(s, "one")]
            gain = self.best_place(s, seat, kind, 1)
            reserve = s.reserve(seat)
            return gain + (w[SHRINES + reserve] if reserve < 4 else w[MORE_SHRINES])
        if action == DISCARD:
            return float(DISCARD_VP)
        if phase == OPENING:
            tile = s.tops(action - TAKE)
            kind = TILE_TYPE[tile]
            return self.double[kind] if self.copies[tile] > 1 else self.single[kind] + 0.6
        if phase == ACTION and action >= PAIR:
            return self.best_place(s, seat, TILE_TYPE[number(s, "one")], 2)
        if phase == PLACING:
            return self.placed(s, seat, (action - PLACE) // CELLS, (action - PLACE) % CELLS)
        if phase == BUILDING:
            return float(SHRINE_VP[s.heights(seat, action - BUILD)]) - 0.6
        return 0.0

    def placed(self, s: DragonCastle, seat: i64, tile: i64, cell: i64) -> float:
        """A tile on a cell: groups it joins, how high it lies, what it shuts in."""
        kind: i64 = TILE_TYPE[tile]
        showing = s.showing(seat, kind)
        near = NEXT[cell] & showing
        value = self.joined(s, seat, kind, near, showing, 1)
        height = s.heights(seat, cell)
        value += self.weights[RAISED] * float(height if height < 3 else 3)
        if near == 0:
            # Room to grow; a twin in hand wants a place beside it.
            free = count(NEXT[cell] & s.open_cells(seat))
            value += 0.1 * float(free)
            two = number(s, "two")
            if two != NO_TILE and TILE_TYPE[two] == kind:
                beside = s.open_cells(seat) & NEXT[cell] & ~CELL_BIT[cell]
                for other in cells(beside):
                    if NEXT[other] & showing & ~CELL_BIT[cell]:
                        value += 0.3
                        break
        return value
