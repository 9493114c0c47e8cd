"""Step a of a season: everybody rolls, some re-roll, the totals set the turn order (KB-4)."""

from mypy_extensions import i64

from regalia.games.kingsburg.actions import CHAPEL_ALL, PASS, STATUE_COLOURED, STATUE_WHITE
from regalia.games.kingsburg.dice import HANDS, MINUS, NO_DICE, PLUS, SAME, SIZE, SUM
from regalia.games.kingsburg.material import (
    CHAPEL,
    CHAPEL_TOTAL,
    COLOURED_DICE,
    FARMS,
    GOLD,
    MERCHANTS_GUILD,
    STATUE,
)
from regalia.games.kingsburg.state import BIT, COURT, NEUTRAL, NOBODY, KingsburgState


def enter(s: KingsburgState) -> None:
    if s.keeps_events:
        s.tell("season", NOBODY, (s.season, s.year), "KB-2.3")
    if s.seats == 2:
        place_neutral_dice(s)
    seats: i64 = s.seats
    for place in range(seats):
        seat = s.order(place)
        if s.has(seat, MERCHANTS_GUILD):  # KB-4.2: before the dice are rolled
            s.add_goods(seat, GOLD, 1)
            if s.keeps_events:
                s.tell("guild", seat, (), "KB-4.2")
    for place in range(seats):
        seat = s.order(place)
        s.set_coloured(seat, roll(s, COLOURED_DICE))
        s.set_white(seat, roll(s, white_dice(s, seat)))
        if s.keeps_events:
            s.tell("rolls", seat, (s.coloured(seat), s.white(seat)), "KB-4.4")
    s.turn = -1
    advance(s)


def white_dice(s: KingsburgState, seat: i64) -> i64:
    """How many white dice a seat rolls: one for Farms, one for the King's aid (KB-4.3)."""
    dice: i64 = 0
    if s.has(seat, FARMS):
        dice += 1
    if s.aid == seat:  # set for spring only
        dice += 1
    return dice


def roll(s: KingsburgState, dice: i64) -> i64:
    """A handful of freshly rolled dice."""
    hand: i64 = NO_DICE
    for _ in range(dice):
        hand = PLUS[hand * 6 + s.rng.below(6)]
    return hand


def place_neutral_dice(s: KingsburgState) -> None:
    """Two players: five neutral dice take two or three advisors for the season (KB-16)."""
    three = roll(s, 3)
    occupy(s, three, "KB-16.1")
    one = roll(s, 1)
    other = roll(s, 1)
    if SUM[one] + SUM[other] != SUM[three]:
        occupy(s, PLUS[one * 6 + SUM[other] - 1], "KB-16.2")
        return
    occupy(s, one, "KB-16.3")
    if one != other:
        occupy(s, other, "KB-16.3")


def occupy(s: KingsburgState, dice: i64, rule: str) -> None:
    """Put neutral dice on the advisor of their total."""
    s.add_placed(NEUTRAL << 16 | dice)
    s.occupied |= BIT[SUM[dice]]
    if s.keeps_events:
        s.tell("neutral", NOBODY, (dice, SUM[dice]), rule)


def can_use_statue(s: KingsburgState, seat: i64) -> bool:
    """All dice, white ones included, show one number (KB-4.6)."""
    if not s.has(seat, STATUE) or (s.statue_used >> seat) & 1:
        return False
    face = SAME[s.coloured(seat)]
    white = s.white(seat)
    return face > 0 and (white == NO_DICE or SAME[white] == face)


def can_use_chapel(s: KingsburgState, seat: i64) -> bool:
    """All dice, white ones included, total 7 or less (KB-4.7)."""
    if not s.has(seat, CHAPEL) or (s.chapel_used >> seat) & 1:
        return False
    return s.total(seat) <= CHAPEL_TOTAL


def advance(s: KingsburgState) -> None:
    """Ask the next owner of a usable re-roll, in the turn order before this roll (KB-4.5)."""
    s.pending = 0
    while s.turn < s.seats - 1:
        s.turn += 1
        seat = s.order(s.turn)
        if can_use_statue(s, seat) or can_use_chapel(s, seat):
            s.ask(seat)
            return


def legal(s: KingsburgState, seat: i64) -> list[int]:
    actions = [PASS]
    if can_use_statue(s, seat):
        actions.append(STATUE_COLOURED)
        if s.white(seat) != NO_DICE:
            actions.append(STATUE_WHITE)
    if can_use_chapel(s, seat):
        actions.append(CHAPEL_ALL)
    return actions


def apply(s: KingsburgState, seat: i64, action: i64) -> None:
    if action == PASS:
        if s.keeps_events:
            s.tell("keeps", seat, (), "KB-4.9")
        advance(s)
        return
    if action == CHAPEL_ALL:
        s.chapel_used |= BIT[seat]
        s.set_coloured(seat, roll(s, SIZE[s.coloured(seat)]))
        s.set_white(seat, roll(s, SIZE[s.white(seat)]))
        if s.keeps_events:
            s.tell("chapel", seat, (s.coloured(seat), s.white(seat)), "KB-4.7")
    else:
        s.statue_used |= BIT[seat]
        old = SAME[s.coloured(seat)]
        new = s.rng.die()
        is_white = 0
        if action == STATUE_WHITE:
            is_white = 1
            s.set_white(seat, swap_die(s.white(seat), old, new))
        else:
            s.set_coloured(seat, swap_die(s.coloured(seat), old, new))
        if s.keeps_events:
            s.tell("statue", seat, (is_white, old, new), "KB-4.6")
    if not (can_use_statue(s, seat) or can_use_chapel(s, seat)):
        advance(s)  # KB-4.10: he finishes all his re-rolls before the next decides


def swap_die(hand: i64, old: i64, new: i64) -> i64:
    """The handful with one die turned from one face to another; a single die's id is its face."""
    return PLUS[MINUS[hand * HANDS + old] * 6 + new - 1]


def leave(s: KingsburgState) -> int:
    """The lowest total goes first; equal totals keep their order (KB-4.11, KB-4.12)."""
    seats: i64 = s.seats
    for seat in range(seats):
        s.set_totals(seat, s.total(seat))
    for i in range(1, seats):
        seat = s.order(i)
        total = s.totals(seat)
        j = i
        while j > 0 and s.totals(s.order(j - 1)) > total:
            s.set_order(j, s.order(j - 1))
            j -= 1
        s.set_order(j, seat)
    if s.keeps_events:
        order = s.all_order()
        s.tell("order", NOBODY, tuple(order) + tuple([s.totals(seat) for seat in order]), "KB-4.11")
    return COURT
