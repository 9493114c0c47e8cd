"""The judge of Dragon Castle's positions: points, and what lies ready to become points."""

from typing import Final

from regalia.bots.heuristics import Heuristic
from regalia.core.state import GameState
from regalia.games.dragon_castle.castle import twins
from regalia.games.dragon_castle.masks import CELL_BIT, NEXT, cells, count, flood
from regalia.games.dragon_castle.material import (
    DISCARD_VP,
    ELEGANCE,
    GROUP_VP,
    LEAST_GROUP,
    NO_TILE,
    TILE_TYPE,
    TYPE_BONUS,
    TYPE_SHRINES,
    TYPES,
)
from regalia.games.dragon_castle.rules import DragonCastle
from regalia.games.dragon_castle.state import ACTION, BUILDING, OVER, SPIRIT

Groups = list[tuple[int, int]]  # mask and type

PROMISE: Final = (0.0, 0.5, 1.2, 2.3)  # of a face-up group by its size
SHRINE: Final = (0.0, 1.2, 2.2, 2.9, 3.3)  # of shrines in reserve, by their number
NEXT_SHRINE: Final = 0.3  # of each beyond these
RAISED: Final = (0.0, 0.0, 0.3, 0.6)  # of a face-up tile by its floor: shrines will stand higher
BUILT: Final = 1.0  # of a shrine just built, over what it was in reserve
ROOM: Final = 6  # open cells that a Realm should keep
CROWDED: Final = 0.5  # for each one fewer


class DragonCastleHeuristic(Heuristic):
    """A position is worth its points, its groups in the making, and the tiles in hand."""

    def evaluate(self, state: GameState, seat: int) -> float:
        assert isinstance(state, DragonCastle)
        value = float(state.points(seat))
        if state.phase == OVER:
            others = [state.points(other) for other in range(state.seats) if other != seat]
            return value + (20.0 if value > max(others) else -20.0)
        found = face_up_groups(state, seat)
        value += reserve(state.reserve(seat))
        for mask, kind in found:
            value += promise(count(mask), kind)
        for cell in cells(state.faced(seat)):
            value += RAISED[min(state.heights(seat, cell), 3)]
        value -= CROWDED * int(max(0, ROOM - count(state.open_cells(seat))))
        if state.active == seat:
            value += turn_to_come(state, seat, found)
        return value


def face_up_groups(s: DragonCastle, seat: int) -> Groups:
    """All linked face-up tiles of one type, single ones included."""
    found: Groups = []
    for kind in range(TYPES):
        field = s.showing(seat, kind)
        while field:
            group = int(flood(field & -field, field))
            field &= ~group
            found.append((group, kind))
    return found


def reserve(shrines: int) -> float:
    """What shrines in reserve are worth: few of them will be built."""
    most = len(SHRINE) - 1
    return SHRINE[min(shrines, most)] + NEXT_SHRINE * max(0, shrines - most)


def promise(size: int, kind: int) -> float:
    """What a group that is still face up is worth; Specials carry more shrines."""
    return PROMISE[min(size, LEAST_GROUP - 1)] * (1.15 if TYPE_SHRINES[kind] > 1 else 1.0)


def turn_to_come(s: DragonCastle, seat: int, found: Groups) -> float:
    """What the rest of its own turn will bring."""
    if s.phase == BUILDING:
        return building(s, seat)
    if s.one == NO_TILE:
        return 0.0
    one = growth(s, seat, found, s.one)
    if s.two != NO_TILE:
        return (
            one + growth(s, seat, found, s.two) if s.two != s.one else pair_growth(s, seat, found)
        )
    if s.phase == ACTION or s.phase == SPIRIT:
        best = max(float(DISCARD_VP), one + NEXT_SHRINE + 0.6)
        if twins(s, (s.used >> ELEGANCE) & 1 == 1, 0):
            best = max(best, pair_growth(s, seat, found))
        return best
    return one


def building(s: DragonCastle, seat: int) -> float:
    """Shrines that may be built at once."""
    allowed = sum([s.sites(at + 1) for at in range(0, s.sites_count, 2)])
    return BUILT * int(min(allowed, s.reserve(seat)))


def growth(s: DragonCastle, seat: int, found: Groups, tile: int) -> float:
    """What a tile adds in the best place for it."""
    return best_place(s, seat, found, TILE_TYPE[tile], 1)


def pair_growth(s: DragonCastle, seat: int, found: Groups) -> float:
    """What two identical tiles add, side by side in the best place."""
    return best_place(s, seat, found, TILE_TYPE[s.one], 2)


def best_place(s: DragonCastle, seat: int, found: Groups, kind: int, tiles: int) -> float:
    """The most that so many tiles of a type add to the groups beside one open cell."""
    best = promise(tiles, kind)
    own = [(mask, count(mask)) for mask, type_ in found if type_ == kind]
    for cell in cells(s.open_cells(seat)):
        near = NEXT[cell] | CELL_BIT[cell]
        size = tiles
        lost = 0.0
        for mask, part in own:
            if mask & near:
                size += part
                lost += promise(part, kind)
        if size > tiles:
            best = max(best, worth(s, seat, size, kind) - lost)
    return best


def worth(s: DragonCastle, seat: int, size: int, kind: int) -> float:
    """A group of a size, consolidated if it is large enough."""
    if size < LEAST_GROUP:
        return promise(size, kind)
    shrines = int(min(TYPE_SHRINES[kind], s.reserve(seat)))
    return GROUP_VP[size] + TYPE_BONUS[kind] + BUILT * shrines
