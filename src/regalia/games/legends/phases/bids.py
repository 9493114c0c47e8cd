"""Sealed bids for the first turn, opened together (EL-4)."""

from mypy_extensions import i64

from regalia.games.legends.actions import BID
from regalia.games.legends.material import CARDS_EACH
from regalia.games.legends.state import BIT, NOBODY, ROW, LegendsState


def enter(s: LegendsState) -> None:
    for seat in range(s.seats):
        s.ask(seat)


def legal(s: LegendsState, seat: i64) -> list[int]:
    return list(range(BID, BID + s.coins(seat) + 1))


def apply(s: LegendsState, seat: i64, action: i64) -> None:
    s.set_bids(seat, action - BID)
    s.pending &= ~BIT[seat]
    if s.keeps_events:
        s.tell("seals", seat, (), "EL-4.1")


def leave(s: LegendsState) -> int:
    """The highest bidder pays and begins; nobody else pays (EL-4.2)."""
    s.shown += 1
    if s.keeps_events:
        s.tell("bids", NOBODY, tuple(s.all_bids()), "EL-4.1")
    tied = highest(s)
    is_tied = tied & (tied - 1) != 0
    if s.options["bid_ties"] == "die":
        tied = roll_off(s, tied)
    s.first = youngest(s, tied)
    bid = s.bids(s.first)
    s.add_coins(s.first, -bid)
    if s.keeps_events:
        s.tell("first", s.first, (bid,), first_rule(s, bid, is_tied))
    s.turn = s.first
    s.turns = s.seats * CARDS_EACH[s.seats]
    return ROW


def first_rule(s: LegendsState, bid: int, is_tied: bool) -> str:
    """The rule that decided who is first."""
    if not is_tied:
        return "EL-4.2"
    if s.options["bid_ties"] == "die":
        return "EL-4.7"
    return "EL-4.4" if bid == 0 else "EL-4.3"


def highest(s: LegendsState) -> int:
    """Whose bid is the highest: a mask."""
    best = max(s.all_bids())
    mask = 0
    for seat in range(s.seats):
        if s.bids(seat) == best:
            mask |= 1 << seat
    return mask


def youngest(s: LegendsState, tied: int) -> int:
    """The youngest of some seats; ages are configured, seat order by default (EL-4.5)."""
    ages = s.options["ages"]
    if isinstance(ages, tuple):
        for age in ages:
            if (tied >> int(age)) & 1:
                return int(age)
    seat = 0
    while (tied >> seat) & 1 == 0:
        seat += 1
    return seat


def roll_off(s: LegendsState, tied: int) -> int:
    """A die each, the highest wins, ties are rolled again: a mask of one (EL-4.7)."""
    while tied & (tied - 1):
        best = 0
        mask = 0
        for seat in range(s.seats):
            if (tied >> seat) & 1:
                face = s.rng.die()
                if s.keeps_events:
                    s.tell("rolls", seat, (face,), "EL-4.7")
                if face > best:
                    best = face
                    mask = 0
                if face == best:
                    mask |= 1 << seat
        tied = mask
    return tied
