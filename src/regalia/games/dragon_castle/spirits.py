"""Which Spirits may be activated now, and for what (DC-8.1 to DC-8.9).

A cost is a mask: a bit per cell whose face-up tile may be discarded, and SHRINE_COST.
"""

from typing import Final

from mypy_extensions import i64

from regalia.core.block import Block, block_of
from regalia.games.dragon_castle.actions import GIVE, PAIR, PASS, PAY
from regalia.games.dragon_castle.castle import EACH_TILE, kin, short_tiles
from regalia.games.dragon_castle.masks import (
    CASTLE_BIT,
    CASTLE_NEXT,
    CASTLE_WORD,
    CELL_BIT,
    CELLS,
    WORDS,
    cells,
    count,
    lowest,
    spread,
)
from regalia.games.dragon_castle.material import (
    BEAUTY,
    CHANGE,
    CUNNING,
    DECEPTION,
    DEPTHS,
    DESTRUCTION,
    ELEGANCE,
    SPIRITS,
    STRENGTH,
    TILE_TYPE,
    WIND,
)
from regalia.games.dragon_castle.realm import payable, waiting
from regalia.games.dragon_castle.state import (
    ACTION,
    BUILDING,
    CLOSING,
    JUDGING,
    NO_CELL,
    OPENING,
    OVER,
    PLACING,
    SPIRIT,
    DragonCastleState,
)

SHRINE_COST: Final[int] = 1 << CELLS
AFTER_ELEGANCE: Final = 1  # the step of Depths in which Elegance waits for its tile (DC-8.39)

_ALWAYS: Final = 1 << OPENING | 1 << ACTION | 1 << PLACING | 1 << CLOSING


def _windows() -> bytes:
    """The phases in which each Spirit may be activated, a bit per phase (DC-8.6)."""
    windows = [0] * SPIRITS  # Faith has its own moment, while shrines are built (DC-8.34)
    for spirit in (BEAUTY, CHANGE, CUNNING):
        windows[spirit] = _ALWAYS | 1 << JUDGING
    for spirit in (STRENGTH, WIND, DESTRUCTION):
        windows[spirit] = _ALWAYS
    windows[ELEGANCE] = 1 << OPENING | 1 << ACTION
    windows[DECEPTION] = 1 << ACTION
    windows[DEPTHS] = 1 << ACTION
    return bytes(windows)


WINDOWS: Final[bytes] = _windows()
# The same by phase: a bit per Spirit that may be activated in it.
IN_PHASE: Final[Block] = block_of(
    [
        sum([1 << card for card in range(SPIRITS) if (WINDOWS[card] >> phase) & 1])
        for phase in range(OVER + 1)
    ]
)
SPIRIT_BIT: Final[Block] = block_of([1 << card for card in range(SPIRITS)])


def offer(s: DragonCastleState, seat: i64, actions: list[int]) -> None:
    """Append every activation that leads to a legal result (DC-8.3)."""
    spirits = s.spirits & ~s.used & IN_PHASE[s.phase]
    if spirits == 0:
        return
    means = affordable(s, seat)
    if means == 0:
        return
    if spirits & (spirits - 1) == 0:  # the usual game has one Spirit
        spirit = lowest(spirits)
        mask = costs(s, seat, spirit, means)
        if mask:
            offer_one(s, spirit, mask, actions)
        return
    tiles = [0] * SPIRITS
    for each in cells(spirits):
        mask = costs(s, seat, each, means)
        if mask & SHRINE_COST != 0:
            actions.append(GIVE + each)
        tiles[each] = mask & ~SHRINE_COST
    for each in range(SPIRITS):
        spread(actions, tiles[each], PAY + each * CELLS)


def offer_one(s: DragonCastleState, spirit: i64, mask: i64, actions: list[int]) -> None:
    """Append the activations of one Spirit."""
    if mask & SHRINE_COST:
        actions.append(int(GIVE + spirit))
        mask &= ~SHRINE_COST
    spread(actions, mask, PAY + spirit * CELLS)


def affordable(s: DragonCastleState, seat: i64) -> i64:
    """What could pay: face-up tiles, not of a group that waits, and shrines (DC-8.1, DC-8.8)."""
    means = s.faced(seat)
    if s.phase == JUDGING or s.back == JUDGING:
        means &= ~waiting(s, seat)
    if s.reserve(seat) > 0:
        means |= SHRINE_COST
    return means


def costs(s: DragonCastleState, seat: i64, spirit: i64, means: i64) -> i64:
    """Those means after which the Spirit can still do something."""
    if spirit == BEAUTY or spirit == CHANGE or spirit == CUNNING:
        return payable(s, seat, spirit, means)
    if spirit == WIND:
        return wind_costs(s, seat, means)
    if spirit == STRENGTH:
        return strength_costs(s, seat, means)
    if spirit == DESTRUCTION:
        return destruction_costs(s, means)
    if spirit == ELEGANCE and s.phase == OPENING:
        return means if s.top_floor() > 0 else 0
    return pair_costs(s, seat, spirit, means)


def wind_costs(s: DragonCastleState, seat: i64, means: i64) -> i64:
    """A built shrine, and a face-down tile to move it to, flipped first or not (DC-8.13)."""
    if s.shrined(seat) == 0:
        return 0
    up = s.faced(seat)
    if s.down(seat) & ~s.shrined(seat) or count(up) > 1:
        return means
    if up == 0:
        return 0
    # The only face-up tile can pay if a tile lies below it, or else be flipped for a shrine.
    if s.heights(seat, lowest(up)) > 1:
        return means
    return means & SHRINE_COST


def strength_costs(s: DragonCastleState, seat: i64, means: i64) -> i64:
    """A tile to move and another cell to move it to (DC-8.25)."""
    up = s.faced(seat)
    if count(up) > 1:  # the other one can move to where the first was
        free = s.open_cells(seat)
        return means if free else means & ~SHRINE_COST
    mask: i64 = 0
    if means & SHRINE_COST and can_move(s, seat, NO_CELL):
        mask = SHRINE_COST
    if up and means & up and can_move(s, seat, lowest(up)):
        mask |= up
    return mask


def can_move(s: DragonCastleState, seat: i64, gone: i64) -> bool:
    """Whether some tile can move once the only face-up one may be gone."""
    free = s.open_cells(seat)
    movable = s.down(seat) & ~s.shrined(seat)
    if gone == NO_CELL:
        if s.faced(seat) and free:
            return True
    else:
        free |= CELL_BIT[gone]
        if s.heights(seat, gone) > 1:
            movable |= CELL_BIT[gone]
    return movable != 0 and count(free) > 1


def destruction_costs(s: DragonCastleState, means: i64) -> i64:
    """Any tile of the Castle will do, but not the last one that Elegance has to take (DC-8.36)."""
    floor = s.top_floor()
    if floor == 0:
        return 0
    if s.phase == OPENING and (s.used >> ELEGANCE) & 1 and floor == 1:
        tiles: i64 = 0
        for word in range(WORDS):
            tiles += count(s.levels(word))
        if tiles == 1:
            return 0
    return means


def pair_costs(s: DragonCastleState, seat: i64, spirit: i64, means: i64) -> i64:
    """A second tile, and room for two (DC-8.21)."""
    mask = with_room(s, seat, means)
    if mask and len(second_tiles(s, spirit)) == 0:
        mask = 0
    if spirit == ELEGANCE and s.has_spirit(DEPTHS) and short_alike(s, TILE_TYPE):
        mask |= costs_with_depths(s, seat, means)
    return mask


def with_room(s: DragonCastleState, seat: i64, means: i64) -> i64:
    """Those means that leave room for two tiles; the cell of the tile paid may be part of it."""
    room = count(s.open_cells(seat))
    if room < 1:
        return 0
    return means if room > 1 else means & ~SHRINE_COST


def costs_with_depths(s: DragonCastleState, seat: i64, means: i64) -> i64:
    """Those means after which Depths can be paid too, with room for two tiles then (DC-8.39)."""
    room = count(s.open_cells(seat))
    tiles = means & ~SHRINE_COST
    shrines = s.reserve(seat)
    mask: i64 = 0
    if (shrines > 1 and room > 1) or (shrines > 0 and tiles and room > 0):
        mask = SHRINE_COST
    if (shrines > 0 and room > 0) or count(tiles) > 1:
        mask |= tiles
    return mask


def depths_costs(s: DragonCastleState, seat: i64) -> i64:
    """What may pay for Depths once Elegance has been called after the first tile (DC-8.39)."""
    if not s.has_spirit(DEPTHS) or len(short_alike(s, TILE_TYPE)) == 0:
        return 0
    return with_room(s, seat, affordable(s, seat))


def second_tiles(s: DragonCastleState, spirit: i64) -> list[int]:
    """The tiles that may complete the pair by such a Spirit, as actions."""
    if spirit == DECEPTION:
        return neighbours(s)
    if spirit == ELEGANCE:
        return short_alike(s, EACH_TILE)
    if s.step == AFTER_ELEGANCE:
        return short_alike(s, TILE_TYPE)
    return kin(s, (s.used >> ELEGANCE) & 1 == 1, PAIR)


def short_alike(s: DragonCastleState, sorts: bytes) -> list[int]:
    """The tiles with a free short side and of the first one's sort, as actions."""
    return [PAIR + cell for cell in short_tiles(s) if sorts[s.tops(cell)] == sorts[s.one]]


def neighbours(s: DragonCastleState) -> list[int]:
    """The tiles beside the first one on its floor, as actions (DC-8.20)."""
    out: list[int] = []
    near = CASTLE_NEXT[s.origin]
    base = s.origin_floor * WORDS
    for i in range(len(near)):
        cell = near[i]
        if s.levels(base + CASTLE_WORD[cell]) & CASTLE_BIT[cell] != 0:
            out.append(PAIR + cell)
    return out


def faith_costs(s: DragonCastleState, seat: i64) -> i64:
    """A shrine must be left to build, and a tile of this turn to build it on (DC-8.26)."""
    if s.reserve(seat) == 0 or s.fresh & ~s.shrined(seat) == 0:
        return 0
    means = affordable(s, seat)
    return means if s.reserve(seat) > 1 else means & ~SHRINE_COST


def pass_or_call(s: DragonCastleState, seat: i64) -> list[int]:
    """What is asked between two steps of a turn: nothing, or a Spirit."""
    actions = [PASS]
    offer(s, seat, actions)
    return actions


def answer_call(s: DragonCastleState, seat: i64, action: i64) -> None:
    """Go on, with a Spirit or without."""
    s.pending = 0
    if action >= GIVE:
        activate(s, seat, action)


def activate(s: DragonCastleState, seat: i64, action: i64) -> None:
    """Pay; the effect follows (DC-8.4)."""
    if action >= PAY:
        spirit = (action - PAY) // CELLS
        cell = (action - PAY) % CELLS
        tile = s.lift(seat, cell)
        s.add_discards(seat, 1)
        if s.keeps_events:
            s.tell("pays", seat, (spirit, tile, cell), "DC-8.1")
    else:
        spirit = action - GIVE
        s.add_reserve(seat, -1)
        s.supply += 1  # DC-8.5
        if s.keeps_events:
            s.tell("gives", seat, (spirit,), "DC-8.1")
    s.spirit = spirit
    s.used |= SPIRIT_BIT[spirit]
    s.step = 0
    if s.phase == SPIRIT:
        s.step = AFTER_ELEGANCE
    elif s.phase != BUILDING:
        s.back = s.phase
