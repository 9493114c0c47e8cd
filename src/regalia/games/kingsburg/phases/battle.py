"""Phase 8, winter: one enemy, one royal die, and every governor fights alone (KB-12, KB-13)."""

from typing import Final

from mypy_extensions import i64

from regalia.core.block import Block, block_of
from regalia.games.kingsburg.actions import GOODS_CELLS, LOSE, TAKE, held_mixes
from regalia.games.kingsburg.material import (
    BUILDING_BATTLE,
    BUILDING_VERSUS,
    BUILDING_VP,
    CATHEDRAL,
    CATHEDRAL_GOODS_PER_VP,
    COLUMNS,
    ENEMY_KIND,
    ENEMY_LOSS,
    ENEMY_REWARD,
    ENEMY_STRENGTH,
    FORTRESS,
    FORTRESS_VP,
    GOODS_ANY,
    KINDS,
    LOSS_BUILDINGS,
    LOSS_VP,
    LOSS_WIDTH,
    ROWS,
    STONE_WALL,
    STRONGEST_WINNER_VP,
    YEARS,
)
from regalia.games.kingsburg.phases.help import TAKEN
from regalia.games.kingsburg.state import (
    AID,
    BIT,
    BITS,
    FROM_CATHEDRAL,
    FROM_DEFEATS,
    FROM_FORTRESS,
    FROM_VICTORIES,
    NOBODY,
    OVER,
    UNKNOWN,
    KingsburgState,
)

# By how many goods are to be lost, and by the goods in hand.
LOSSES: Final[list[list[int]]] = [
    [LOSE + mix for mix in held_mixes(size, cell)]
    for size in range(5)
    for cell in range(GOODS_CELLS)
]


def _defence(kind: int, row: int, standing: int) -> int:
    value = 0
    for column in range(COLUMNS):
        if (standing >> column) & 1:
            building = row * COLUMNS + column
            value += BUILDING_BATTLE[building]
            if kind >= 0:
                value += BUILDING_VERSUS[building * KINDS + kind]
    return value


# What a row adds against a kind of enemy, -1 for none in particular, by its standing buildings.
DEFENCE: Final[Block] = block_of(
    [
        _defence(kind, row, standing)
        for kind in range(-1, KINDS)
        for row in range(ROWS)
        for standing in range(16)
    ]
)


def enter(s: KingsburgState) -> None:
    """Reveal the enemy, send the King's troops, reckon all values before any loss (KB-12.10)."""
    enemy = s.draw_enemy()
    s.shown += 1
    seats: i64 = s.seats
    s.peeked = BIT[seats] - 1
    s.king_die = s.rng.die()
    for seat in range(seats):
        s.add_soldiers(seat, s.king_die)
        s.set_strength(seat, combat_value(s, seat, ENEMY_KIND[enemy]))
    if s.keeps_events:
        s.tell("enemy", NOBODY, (enemy,), "KB-12.1")
        s.tell("king_die", s.order(0), (s.king_die,), "KB-12.2")
    s.turn = -1
    advance(s)


def combat_value(s: KingsburgState, seat: i64, kind: i64) -> i64:
    """Soldiers and what the standing buildings add against a kind of enemy (KB-12.3)."""
    return s.soldiers(seat) + defence(s, seat, kind)


def defence(s: KingsburgState, seat: i64, kind: i64) -> i64:
    """What the seat's buildings add in battle; kind -1 leaves out what counts against one kind."""
    return defence_of(s.built(seat), kind)


def defence_of(built: i64, kind: i64) -> i64:
    """What these buildings add in battle against a kind of enemy, or -1 (KB-12.3)."""
    value: i64 = 0
    first = (kind + 1) * ROWS * 16
    for row in range(ROWS):
        value += DEFENCE[first + row * 16 + (built & 15)]
        built >>= COLUMNS
    return value


def wins(s: KingsburgState, seat: i64) -> bool:
    """A higher value wins; with a Stone Wall an equal one does too (KB-12.4, KB-12.5)."""
    margin: i64 = s.strength(seat) - ENEMY_STRENGTH[s.enemy]
    return margin > 0 or (margin == 0 and s.has(seat, STONE_WALL))


def advance(s: KingsburgState) -> None:
    """Settle player after player, in turn order, until one has to choose goods."""
    s.pending = 0
    while s.turn < s.seats - 1:
        s.turn += 1
        seat = s.order(s.turn)
        if wins(s, seat):
            win(s, seat)
        elif s.strength(seat) == ENEMY_STRENGTH[s.enemy]:
            if s.keeps_events:
                s.tell("holds", seat, (s.strength(seat),), "KB-12.4")
        else:
            lose(s, seat)
        if s.pending:
            return


def win(s: KingsburgState, seat: i64) -> None:
    """All rewards of the card, and points for the Fortress and the strongest (KB-12.13)."""
    at = s.enemy * LOSS_WIDTH
    for kind in range(3):
        s.add_goods(seat, kind, ENEMY_REWARD[at + kind])
    points = ENEMY_REWARD[at + LOSS_VP]
    if points:
        s.gain_vp(seat, FROM_VICTORIES, points)
    if s.keeps_events:
        rule = "KB-12.4" if s.strength(seat) > ENEMY_STRENGTH[s.enemy] else "KB-12.5"
        s.tell("wins", seat, (s.strength(seat), s.enemy), rule)
    if s.has(seat, FORTRESS):
        s.gain_vp(seat, FROM_FORTRESS, FORTRESS_VP)
        if s.keeps_events:
            s.tell("fortress", seat, (FORTRESS_VP,), "KB-12.6")
    if is_strongest(s, seat):
        s.gain_vp(seat, FROM_VICTORIES, STRONGEST_WINNER_VP)
        if s.keeps_events:
            s.tell("strongest", seat, (STRONGEST_WINNER_VP,), "KB-12.7")
    if ENEMY_REWARD[at + GOODS_ANY] > 0:
        s.ask(seat)


def is_strongest(s: KingsburgState, seat: i64) -> bool:
    """Whether nobody, winner or not, has a higher combat value (KB-12.7)."""
    seats: i64 = s.seats
    for other in range(seats):
        if s.strength(other) > s.strength(seat):
            return False
    return True


def lose(s: KingsburgState, seat: i64) -> None:
    """Gold, wood and stone go first, then goods of choice, buildings, VP (KB-13.1)."""
    if s.keeps_events:
        s.tell("defeated", seat, (s.strength(seat), s.enemy), "KB-12.4")
    at = s.enemy * LOSS_WIDTH
    for kind in range(3):
        named: i64 = ENEMY_LOSS[at + kind]
        lose_goods(s, seat, kind, named, "KB-13.1" if s.goods(seat, kind) >= named else "KB-13.2")
    wanted: i64 = ENEMY_LOSS[at + GOODS_ANY]
    if wanted > 0:
        if s.good_count(seat) > wanted and BITS[s.kinds_held(seat)] > 1:
            s.ask(seat)
            return
        for kind in range(3):  # KB-13.3: all of them, or the only kind there is
            wanted -= lose_goods(s, seat, kind, wanted, "KB-13.3")
    suffer(s, seat)


def lose_goods(s: KingsburgState, seat: i64, kind: i64, wanted: i64, rule: str) -> i64:
    """Lose goods of one kind, as many as there are; how many were lost (KB-13.2)."""
    lost = s.goods(seat, kind)
    if lost > wanted:
        lost = wanted
    if lost > 0:
        s.add_goods(seat, kind, -lost)
        if s.keeps_events:
            s.tell("loses_goods", seat, (kind, lost), rule)
    return lost


def suffer(s: KingsburgState, seat: i64) -> None:
    """Lose the buildings and points that the enemy demands."""
    at = s.enemy * LOSS_WIDTH
    for _ in range(ENEMY_LOSS[at + LOSS_BUILDINGS]):
        building = doomed(s, seat)
        if building == NOBODY:  # KB-13.6: nothing else is lost instead
            break
        s.raze_building(seat, building)
        if s.keeps_events:
            s.tell("destroyed", seat, (building, BUILDING_VP[building]), "KB-13.4")
    points = ENEMY_LOSS[at + LOSS_VP]
    if points > 0:
        s.gain_vp(seat, FROM_DEFEATS, -points)
        if s.keeps_events:
            s.tell("loses_vp", seat, (points,), "KB-13.7")


def doomed(s: KingsburgState, seat: i64) -> i64:
    """The topmost building of the rightmost column in use, or NOBODY (KB-13.4)."""
    for column in range(COLUMNS - 1, -1, -1):
        for row in range(ROWS):
            if s.has(seat, row * COLUMNS + column):
                return row * COLUMNS + column
    return NOBODY


def legal(s: KingsburgState, seat: i64) -> list[int]:
    at = s.enemy * LOSS_WIDTH + GOODS_ANY
    if wins(s, seat):
        return TAKEN[ENEMY_REWARD[at]][:]
    return LOSSES[ENEMY_LOSS[at] * GOODS_CELLS + s.goods_cell(seat)][:]


def apply(s: KingsburgState, seat: i64, action: i64) -> None:
    if action >= LOSE:
        s.gain_mix(seat, action - LOSE, -1)
        if s.keeps_events:
            s.tell("gives_up", seat, (action - LOSE,), "KB-13.3")
        suffer(s, seat)
    else:
        s.gain_mix(seat, action - TAKE, 1)
        if s.keeps_events:
            s.tell("plunders", seat, (action - TAKE,), "KB-12.11")
    advance(s)


def leave(s: KingsburgState) -> int:
    """The enemy goes, all soldiers go home, the year ends; after the fifth the game (KB-14)."""
    s.enemy = UNKNOWN
    s.peeked = 0
    s.king_die = 0
    seats: i64 = s.seats
    for seat in range(seats):
        s.set_soldiers(seat, 0)
        s.set_strength(seat, 0)
    s.season = 0
    if s.year < YEARS - 1:
        s.year += 1
        return AID
    for place in range(seats):
        seat = s.order(place)
        points = s.good_count(seat) // CATHEDRAL_GOODS_PER_VP
        if s.has(seat, CATHEDRAL) and points > 0:
            s.gain_vp(seat, FROM_CATHEDRAL, points)
            if s.keeps_events:
                s.tell("cathedral", seat, (s.good_count(seat), points), "KB-15.1")
    if s.keeps_events:
        s.tell("over", NOBODY, (), "KB-15.2")
    return OVER
