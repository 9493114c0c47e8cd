"""Step c of a season: advisors 1 to 18 help those who influenced them (KB-6)."""

from typing import Final

from mypy_extensions import i64

from regalia.games.kingsburg.actions import (
    GROUP_ADVISOR,
    MIX_COUNT,
    MIX_OF_SIZE,
    PASS,
    TAKE,
    TRADE,
)
from regalia.games.kingsburg.dice import NO_DICE
from regalia.games.kingsburg.material import (
    ADVISOR_GAIN,
    ADVISOR_PEEK,
    ADVISORS,
    ALCHEMIST,
    GAIN_PLUS2,
    GAIN_SOLDIERS,
    GAIN_VP,
    GAIN_WIDTH,
    GOLD,
    GOODS_ANY,
    MASTER_HUNTER,
    MERCHANT,
    SMUGGLER,
    STABLE,
    STONE,
    SWORDSMITH,
    WOOD,
)
from regalia.games.kingsburg.state import BIT, BUILDING, FROM_COURT, NEUTRAL, KingsburgState

NO_MIX: Final = -1
# KB-6.3: the goods between which an advisor lets one choose, beside what goes without saying.
EITHER: Final[dict[int, list[int]]] = {
    MERCHANT: [WOOD, GOLD],
    MASTER_HUNTER: [GOLD, STONE],
    SWORDSMITH: [WOOD, GOLD],
}
# By the goods there are to trade, a bit for each kind; by how many goods are to be taken.
TRADES: Final[list[list[int]]] = [
    [PASS] + [TRADE + kind for kind in range(3) if (mask >> kind) & 1] for mask in range(8)
]
TAKEN: Final[list[list[int]]] = [
    list(range(TAKE + MIX_OF_SIZE[size], TAKE + MIX_OF_SIZE[size + 1])) for size in range(4)
]
# By advisor: the actions that choose one of his goods.
ONE_OF: Final[list[list[int]]] = [
    [TAKE + kind for kind in sorted(EITHER.get(number, []))] for number in range(ADVISORS + 1)
]


def enter(s: KingsburgState) -> None:
    """Lower numbers first; of two groups on one advisor the earlier one (KB-6.1, KB-6.9)."""
    for i in range(1, s.placed_count):
        entry = s.placed(i)
        place = turn_of(entry)
        j = i
        while j > 0 and turn_of(s.placed(j - 1)) > place:
            s.set_placed(j, s.placed(j - 1))
            j -= 1
        s.set_placed(j, entry)
    s.turn = -1
    advance(s)


def turn_of(entry: i64) -> i64:
    """When a group is helped: by its advisor's number, neutral ones after all others."""
    if entry >> 16 == NEUTRAL:
        return ADVISORS + 1
    return GROUP_ADVISOR[entry & 0xFFFF]


def advisor(s: KingsburgState) -> i64:
    """The advisor who is helping now."""
    return GROUP_ADVISOR[s.placed(s.turn) & 0xFFFF]


def advance(s: KingsburgState) -> None:
    """Help group after group until somebody has to choose."""
    s.pending = 0
    while s.turn + 1 < s.placed_count:
        s.turn += 1
        entry = s.placed(s.turn)
        owner = entry >> 16
        if owner == NEUTRAL:  # KB-16.6: neutral dice receive nothing
            s.turn = s.placed_count
            return
        number: i64 = GROUP_ADVISOR[entry & 0xFFFF]
        if has_choice(s, owner, number):
            s.ask(owner)
            return
        if number != ALCHEMIST:
            receive(s, owner, number, NO_MIX)


def has_choice(s: KingsburgState, seat: i64, number: i64) -> bool:
    """Whether an advisor lets the seat choose; the Alchemist needs a good to trade (KB-6.4)."""
    if number == ALCHEMIST:
        return s.good_count(seat) > 0
    if len(ONE_OF[number]) > 0:
        return True
    return ADVISOR_GAIN[number * GAIN_WIDTH + GOODS_ANY] > 0


def legal(s: KingsburgState, seat: i64) -> list[int]:
    number = advisor(s)
    if number == ALCHEMIST:
        return TRADES[s.kinds_held(seat)][:]
    if len(ONE_OF[number]) > 0:
        return ONE_OF[number][:]
    mixes = TAKEN[ADVISOR_GAIN[number * GAIN_WIDTH + GOODS_ANY]]
    if number == SMUGGLER and s.options["smuggler_optional"]:
        return [PASS, *mixes]
    return mixes[:]


def apply(s: KingsburgState, seat: i64, action: i64) -> None:
    number = advisor(s)
    if action == PASS:
        if s.keeps_events:
            s.tell("declines", seat, (number,), "KB-6.4" if number == ALCHEMIST else "KB-6.5")
    elif number == ALCHEMIST:
        trade(s, seat, action - TRADE)
    else:
        receive(s, seat, number, action - TAKE)
    advance(s)


def trade(s: KingsburgState, seat: i64, given: i64) -> None:
    """Give one good for one of each other kind (KB-6.4)."""
    s.add_goods(seat, GOLD, 1)
    s.add_goods(seat, WOOD, 1)
    s.add_goods(seat, STONE, 1)
    s.add_goods(seat, given, -2)
    if s.keeps_events:
        s.tell("trades", seat, (given,), "KB-6.4")


def soldiers_from(number: i64, built: i64) -> i64:
    """The soldiers an advisor gives where these buildings stand: the Stable adds one (KB-6.8)."""
    soldiers: i64 = ADVISOR_GAIN[number * GAIN_WIDTH + GAIN_SOLDIERS]
    if soldiers > 0 and (built >> STABLE) & 1:
        soldiers += 1
    return soldiers


def receive(s: KingsburgState, seat: i64, number: i64, mix: i64) -> None:
    """What an advisor gives, with the chosen goods: goods, then the peek, then VP (KB-6.11)."""
    at = number * GAIN_WIDTH
    if mix != NO_MIX:
        s.gain_mix(seat, mix, 1)
    s.add_goods(seat, GOLD, ADVISOR_GAIN[at + GOLD])
    s.add_goods(seat, WOOD, ADVISOR_GAIN[at + WOOD])
    s.add_goods(seat, STONE, ADVISOR_GAIN[at + STONE])
    soldiers = soldiers_from(number, s.built(seat))
    s.add_soldiers(seat, soldiers)
    s.add_tokens(seat, ADVISOR_GAIN[at + GAIN_PLUS2])
    if s.keeps_events:
        gains: list[int] = [
            ADVISOR_GAIN[at + kind] + (MIX_COUNT[mix * 3 + kind] if mix != NO_MIX else 0)
            for kind in range(3)
        ]
        gains += [soldiers, ADVISOR_GAIN[at + GAIN_PLUS2], ADVISOR_GAIN[at + GAIN_VP]]
        s.tell("receives", seat, (number, *gains), "KB-6.3")
    if ADVISOR_PEEK[number]:
        peek(s, seat)
    if ADVISOR_GAIN[at + GAIN_VP] != 0:
        s.gain_vp(seat, FROM_COURT, ADVISOR_GAIN[at + GAIN_VP])


def peek(s: KingsburgState, seat: i64) -> None:
    """Look secretly at this year's enemy; everybody sees that it happened (KB-6.7, KB-6.12)."""
    enemy = s.draw_enemy()
    if (s.peeked >> seat) & 1 == 0:
        s.peeked |= BIT[seat]
        s.shown += 1
    if s.keeps_events:
        s.tell("peeks", seat, (), "KB-6.7")
        s.whisper("sees", seat, (enemy,), "KB-6.7")


def leave(s: KingsburgState) -> int:
    """Dice go back to their owners; neutral ones stay until the season ends (KB-6.10)."""
    neutral: i64 = 0
    for at in range(s.placed_count):
        if s.placed(at) >> 16 == NEUTRAL:
            s.set_placed(neutral, s.placed(at))
            neutral += 1
    s.placed_count = neutral
    seats: i64 = s.seats
    for seat in range(seats):
        s.set_coloured(seat, NO_DICE)
        s.set_white(seat, NO_DICE)
    return BUILDING
