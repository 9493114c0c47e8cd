"""Step c of a season: advisors 1 to 18 help whoever influenced them (KB-6)."""

from typing import Final

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
from regalia.games.kingsburg.state import BUILDING, FROM_COURT, NEUTRAL, KingsburgState

NO_MIX: Final = -1


def enter(s: KingsburgState) -> None:
    """Lower numbers first; of two groups on one advisor the earlier one (KB-6.1, KB-6.9)."""
    helped = [entry for entry in s.placed if entry >> 16 != NEUTRAL]
    for i in range(1, len(helped)):
        entry = helped[i]
        number = GROUP_ADVISOR[entry & 0xFFFF]
        j = i
        while j > 0 and GROUP_ADVISOR[helped[j - 1] & 0xFFFF] > number:
            helped[j] = helped[j - 1]
            j -= 1
        helped[j] = entry
    s.placed = helped + [entry for entry in s.placed if entry >> 16 == NEUTRAL]
    s.turn = -1
    advance(s)


def advisor(s: KingsburgState) -> int:
    """The advisor who is helping now."""
    return GROUP_ADVISOR[s.placed[s.turn] & 0xFFFF]


def advance(s: KingsburgState) -> None:
    """Help group after group until somebody has to choose."""
    s.pending = 0
    while s.turn + 1 < len(s.placed):
        s.turn += 1
        owner = s.placed[s.turn] >> 16
        if owner == NEUTRAL:  # KB-16.6: neutral dice receive nothing
            s.turn = len(s.placed)
            return
        number = advisor(s)
        if has_choice(s, owner, number):
            s.ask(owner)
            return
        if number != ALCHEMIST:
            receive(s, owner, number, NO_MIX)


def has_choice(s: KingsburgState, seat: int, number: int) -> bool:
    """Whether an advisor lets the seat choose; the Alchemist needs a good to trade (KB-6.4)."""
    if number == ALCHEMIST:
        return s.good_count(seat) > 0
    if number == MERCHANT or number == MASTER_HUNTER or number == SWORDSMITH:
        return True
    return ADVISOR_GAIN[number * GAIN_WIDTH + GOODS_ANY] > 0


def legal(s: KingsburgState, seat: int) -> list[int]:
    number = advisor(s)
    if number == ALCHEMIST:
        trades = [TRADE + kind for kind in range(3) if s.goods[seat * 3 + kind] > 0]
        return [PASS, *trades]
    if number == MERCHANT:
        return [TAKE + GOLD, TAKE + WOOD]
    if number == MASTER_HUNTER:  # beside the wood
        return [TAKE + GOLD, TAKE + STONE]
    if number == SWORDSMITH:  # beside the stone
        return [TAKE + GOLD, TAKE + WOOD]
    size = ADVISOR_GAIN[number * GAIN_WIDTH + GOODS_ANY]
    mixes = list(range(TAKE + MIX_OF_SIZE[size], TAKE + MIX_OF_SIZE[size + 1]))
    if number == SMUGGLER and s.options["smuggler_optional"]:
        return [PASS, *mixes]
    return mixes


def apply(s: KingsburgState, seat: int, action: int) -> None:
    number = advisor(s)
    if action == PASS:
        if s.loud:
            s.tell("declines", seat, (number,), "KB-6.4" if number == ALCHEMIST else "KB-6.5")
    elif number == ALCHEMIST:
        trade(s, seat, action - TRADE)
    else:
        receive(s, seat, number, action - TAKE)
    advance(s)


def trade(s: KingsburgState, seat: int, given: int) -> None:
    """Give one good for one of each other kind (KB-6.4)."""
    for kind in range(3):
        s.gain_goods(seat, kind, -1 if kind == given else 1)
    if s.loud:
        s.tell("trades", seat, (given,), "KB-6.4")


def receive(s: KingsburgState, seat: int, number: int, mix: int) -> None:
    """What an advisor gives, with the chosen goods: goods, then the peek, then VP (KB-6.11)."""
    at = number * GAIN_WIDTH
    if mix != NO_MIX:
        s.gain_mix(seat, mix, 1)
    for kind in range(3):
        s.gain_goods(seat, kind, ADVISOR_GAIN[at + kind])
    soldiers = ADVISOR_GAIN[at + GAIN_SOLDIERS]
    if soldiers > 0 and s.has(seat, STABLE):  # KB-6.8
        soldiers += 1
    s.gain_soldiers(seat, soldiers)
    s.gain_tokens(seat, ADVISOR_GAIN[at + GAIN_PLUS2])
    if s.loud:
        gains = [
            ADVISOR_GAIN[at + kind] + (MIX_COUNT[mix * 3 + kind] if mix != NO_MIX else 0)
            for kind in range(3)
        ]
        gains += [soldiers, ADVISOR_GAIN[at + GAIN_PLUS2], ADVISOR_GAIN[at + GAIN_VP]]
        s.tell("receives", seat, (number, *gains), "KB-6.3")
    if ADVISOR_PEEK[number]:
        peek(s, seat)
    if ADVISOR_GAIN[at + GAIN_VP] != 0:
        s.gain_vp(seat, FROM_COURT, ADVISOR_GAIN[at + GAIN_VP])


def peek(s: KingsburgState, seat: int) -> None:
    """Look secretly at this year's enemy; everybody sees that it happened (KB-6.7, KB-6.12)."""
    enemy = s.draw_enemy()
    if (s.peeked >> seat) & 1 == 0:
        s.peeked |= 1 << seat
        s.shown += 1
    if s.loud:
        s.tell("peeks", seat, (), "KB-6.7")
        s.whisper("sees", seat, (enemy,), "KB-6.7")


def leave(s: KingsburgState) -> int:
    """Dice go back to their owners; neutral ones stay until the season ends (KB-6.10)."""
    s.placed = [entry for entry in s.placed if entry >> 16 == NEUTRAL]
    for seat in range(s.seats):
        s.coloured[seat] = NO_DICE
        s.white[seat] = NO_DICE
    return BUILDING
