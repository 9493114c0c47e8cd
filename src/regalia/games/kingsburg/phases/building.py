"""Step d of a season: one building each, two for who sends the Envoy (KB-7)."""

from typing import Any, Final

from mypy_extensions import i64

from regalia.core.block import Block, block_of
from regalia.games.kingsburg.actions import BUILD, PASS
from regalia.games.kingsburg.material import (
    BUILDING_COST,
    BUILDING_TOKENS,
    BUILDING_VP,
    BUILDINGS,
    COLUMNS,
    CRANE,
    CRANE_FIRST_COLUMN,
    CRANE_GOLD,
    GOLD,
    STONE,
    WOOD,
)
from regalia.games.kingsburg.state import NOBODY, SEASON_END, KingsburgState

FIRST_COLUMN: Final = 0x11111  # the first building of every row
EVERY: Final = 0xFFFFF
MOST: Final = 7  # no building costs more of one kind of good


def _price(building: int, kind: int, crane: bool) -> int:
    """What a building costs: the Crane saves gold from its column on (KB-7.7)."""
    price = BUILDING_COST[building * 3 + kind]
    if crane and kind == GOLD and building % COLUMNS >= CRANE_FIRST_COLUMN - 1:
        price -= CRANE_GOLD
    return price


def cost(built: int, building: int) -> tuple[int, int, int]:
    """What a building costs where these stand, in gold, wood and stone (KB-7.7)."""
    crane = (built >> CRANE) & 1 == 1
    return (
        _price(building, GOLD, crane),
        _price(building, WOOD, crane),
        _price(building, STONE, crane),
    )


def _within(kind: int, crane: bool) -> Block:
    """By how many goods of one kind a seat has: the buildings that do not cost more of it."""
    return block_of(
        [
            sum(
                1 << building
                for building in range(BUILDINGS)
                if _price(building, kind, crane) <= count
            )
            for count in range(MOST + 1)
        ]
    )


WITHIN_GOLD: Final[Block] = _within(GOLD, False)
WITHIN_GOLD_WITH_CRANE: Final[Block] = _within(GOLD, True)
WITHIN_WOOD: Final[Block] = _within(WOOD, False)
WITHIN_STONE: Final[Block] = _within(STONE, False)

# The actions, as objects that lists of legal ones share.
BUILD_ACTION: Final[list[Any]] = [BUILD + building for building in range(BUILDINGS)]
LOWEST: Final[bytes] = bytes([0, 0, 1, 0, 2, 0, 1, 0, 3, 0, 1, 0, 2, 0, 1, 0])  # bit of four


def enter(s: KingsburgState) -> None:
    s.turn = -1
    advance(s)


def advance(s: KingsburgState) -> None:
    """Ask the next player, in turn order, who can pay for a building (KB-7.1)."""
    s.pending = 0
    s.step = 0
    while s.turn < s.seats - 1:
        s.turn += 1
        seat = s.order(s.turn)
        if affordable(s, seat) != 0:
            s.ask(seat)
            return


def gold_cost(s: KingsburgState, seat: i64, building: i64) -> i64:
    """The gold a building costs this seat: the Crane saves one from column 3 on (KB-7.7)."""
    return _price(building, GOLD, s.has(seat, CRANE))


def affordable(s: KingsburgState, seat: i64) -> i64:
    """A bit per building that is next in its row and within the seat's means (KB-7.2, KB-7.3)."""
    gold = s.goods(seat, GOLD)
    wood = s.goods(seat, WOOD)
    stone = s.goods(seat, STONE)
    if gold + wood == 0:  # there is no building of stone alone
        return 0
    if s.buildings(seat) >= BUILDING_TOKENS and s.options["building_token_cap"] is not None:
        return 0  # KB-7.11
    return within_means(s.built(seat), gold, wood, stone)


def next_ones(built: i64) -> i64:
    """A bit per building whose left neighbours all stand, and that does not (KB-7.3)."""
    return (built << 1 | FIRST_COLUMN) & ~built & EVERY


def within_means(built: i64, gold: i64, wood: i64, stone: i64) -> i64:
    """A bit per building that is next in its row and costs no more than this (KB-7.2, KB-7.3)."""
    if gold > MOST:
        gold = MOST
    if wood > MOST:
        wood = MOST
    if stone > MOST:
        stone = MOST
    mask = next_ones(built) & WITHIN_WOOD[wood] & WITHIN_STONE[stone]
    if (built >> CRANE) & 1:
        return mask & WITHIN_GOLD_WITH_CRANE[gold]
    return mask & WITHIN_GOLD[gold]


def legal(s: KingsburgState, seat: i64) -> list[int]:
    actions: list[Any] = [PASS]
    mask = affordable(s, seat)
    first: i64 = 0
    while mask:
        row = mask & 15  # at most one building of a row is next
        if row:
            actions.append(BUILD_ACTION[first + LOWEST[row]])
        mask >>= 4
        first += COLUMNS
    return actions


def apply(s: KingsburgState, seat: i64, action: i64) -> None:
    if action == PASS:
        if s.keeps_events and s.step == 0:
            s.tell("builds_nothing", seat, (), "KB-7.1")
        advance(s)
        return
    if s.step == 1:  # KB-7.10: the Envoy is spent only by a second building
        s.envoy = NOBODY
        if s.keeps_events:
            s.tell("sends_envoy", seat, (), "KB-7.8")
    build(s, seat, action - BUILD)
    if s.step == 0 and s.envoy == seat and affordable(s, seat) != 0:
        s.step = 1
    else:
        advance(s)


def build(s: KingsburgState, seat: i64, building: i64) -> None:
    """Pay for a building and put it up."""
    gold = gold_cost(s, seat, building)
    wood: i64 = BUILDING_COST[building * 3 + WOOD]
    stone: i64 = BUILDING_COST[building * 3 + STONE]
    s.add_goods(seat, GOLD, -gold)
    s.add_goods(seat, WOOD, -wood)
    s.add_goods(seat, STONE, -stone)
    s.raise_building(seat, building)
    if s.keeps_events:
        s.tell("builds", seat, (building, gold, wood, stone, BUILDING_VP[building]), "KB-7.5")


def leave(s: KingsburgState) -> int:
    return SEASON_END
