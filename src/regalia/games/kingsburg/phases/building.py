"""Step d of a season: one building each, two for who sends the Envoy (KB-7)."""

from regalia.games.kingsburg.actions import BUILD, PASS
from regalia.games.kingsburg.material import (
    BUILDING_COST,
    BUILDING_TOKENS,
    BUILDING_VP,
    COLUMNS,
    CRANE,
    CRANE_FIRST_COLUMN,
    CRANE_GOLD,
    GOLD,
    ROWS,
    STONE,
    WOOD,
)
from regalia.games.kingsburg.state import BITS, NOBODY, SEASON_END, KingsburgState


def enter(s: KingsburgState) -> None:
    s.turn = -1
    advance(s)


def advance(s: KingsburgState) -> None:
    """Ask the next player, in turn order, who can pay for a building (KB-7.1)."""
    s.pending = 0
    s.step = 0
    while s.turn < s.seats - 1:
        s.turn += 1
        if affordable(s, s.order[s.turn]) != 0:
            s.ask(s.order[s.turn])
            return


def gold_cost(s: KingsburgState, seat: int, building: int) -> int:
    """The gold a building costs this seat: the Crane saves one from column 3 on (KB-7.7)."""
    gold = BUILDING_COST[building * 3 + GOLD]
    if building % COLUMNS >= CRANE_FIRST_COLUMN - 1 and s.has(seat, CRANE):
        gold -= CRANE_GOLD
    return gold


def affordable(s: KingsburgState, seat: int) -> int:
    """A bit per building that is next in its row and within the seat's means (KB-7.2, KB-7.3)."""
    mask = 0
    built = s.built[seat]
    if s.buildings(seat) >= BUILDING_TOKENS and s.options["building_token_cap"] is not None:
        return mask  # KB-7.11
    gold = s.goods[seat * 3 + GOLD]
    wood = s.goods[seat * 3 + WOOD]
    stone = s.goods[seat * 3 + STONE]
    if gold + wood == 0:  # there is no building of stone alone
        return mask
    for row in range(ROWS):
        column = BITS[(built >> (row * COLUMNS)) & 15]
        if column == COLUMNS:
            continue
        building = row * COLUMNS + column
        if (
            wood >= BUILDING_COST[building * 3 + WOOD]
            and stone >= BUILDING_COST[building * 3 + STONE]
            and gold >= gold_cost(s, seat, building)
        ):
            mask |= 1 << building
    return mask


def legal(s: KingsburgState, seat: int) -> list[int]:
    actions = [PASS]
    mask = affordable(s, seat)
    building = 0
    while mask:
        if mask & 1:
            actions.append(BUILD + building)
        mask >>= 1
        building += 1
    return actions


def apply(s: KingsburgState, seat: int, action: int) -> None:
    if action == PASS:
        if s.loud and s.step == 0:
            s.tell("builds_nothing", seat, (), "KB-7.1")
        advance(s)
        return
    if s.step == 1:  # KB-7.10: the Envoy is spent only by a second building
        s.envoy = NOBODY
        if s.loud:
            s.tell("sends_envoy", seat, (), "KB-7.8")
    build(s, seat, action - BUILD)
    if s.step == 0 and s.envoy == seat and affordable(s, seat) != 0:
        s.step = 1
    else:
        advance(s)


def build(s: KingsburgState, seat: int, building: int) -> None:
    """Pay for a building and put it up."""
    gold = gold_cost(s, seat, building)
    wood = BUILDING_COST[building * 3 + WOOD]
    stone = BUILDING_COST[building * 3 + STONE]
    s.gain_goods(seat, GOLD, -gold)
    s.gain_goods(seat, WOOD, -wood)
    s.gain_goods(seat, STONE, -stone)
    s.raise_building(seat, building)
    if s.loud:
        s.tell("builds", seat, (building, gold, wood, stone, BUILDING_VP[building]), "KB-7.5")


def leave(s: KingsburgState) -> int:
    return SEASON_END
