"""Phase 7, recruiting: soldiers for goods (KB-11)."""

from typing import Final

from mypy_extensions import i64

from regalia.games.kingsburg.actions import GOODS_CELLS, PASS, RECRUIT, held_mixes
from regalia.games.kingsburg.material import BARRACKS, RECRUIT_GOODS, RECRUIT_GOODS_WITH_BARRACKS
from regalia.games.kingsburg.state import BATTLE, KingsburgState

# By a soldier's price and by the goods in hand.
RECRUITS: Final[list[list[int]]] = [
    [PASS] + [RECRUIT + mix for mix in held_mixes(price, cell)]
    for price in range(3)
    for cell in range(GOODS_CELLS)
]


def enter(s: KingsburgState) -> None:
    s.turn = -1
    advance(s)


def price(s: KingsburgState, seat: i64) -> i64:
    """How many goods a soldier costs (KB-11.1, KB-11.2)."""
    return RECRUIT_GOODS_WITH_BARRACKS if s.has(seat, BARRACKS) else RECRUIT_GOODS


def advance(s: KingsburgState) -> None:
    """Ask the next player, in turn order, who can pay for a soldier."""
    s.pending = 0
    while s.turn < s.seats - 1:
        s.turn += 1
        seat = s.order(s.turn)
        if s.good_count(seat) >= price(s, seat):
            s.ask(seat)
            return


def legal(s: KingsburgState, seat: i64) -> list[int]:
    return RECRUITS[price(s, seat) * GOODS_CELLS + s.goods_cell(seat)][:]


def apply(s: KingsburgState, seat: i64, action: i64) -> None:
    if action != PASS:
        s.gain_mix(seat, action - RECRUIT, -1)
        s.add_soldiers(seat, 1)
        if s.keeps_events:
            rule = "KB-11.2" if s.has(seat, BARRACKS) else "KB-11.1"
            s.tell("recruits", seat, (action - RECRUIT,), rule)
        if s.good_count(seat) >= price(s, seat):
            return
    advance(s)


def leave(s: KingsburgState) -> int:
    return BATTLE
