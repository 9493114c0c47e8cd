"""Phase 7, recruiting: soldiers for goods (KB-11)."""

from regalia.games.kingsburg.actions import MIX_OF_SIZE, PASS, RECRUIT
from regalia.games.kingsburg.material import BARRACKS, RECRUIT_GOODS, RECRUIT_GOODS_WITH_BARRACKS
from regalia.games.kingsburg.state import BATTLE, KingsburgState


def enter(s: KingsburgState) -> None:
    s.turn = -1
    advance(s)


def price(s: KingsburgState, seat: int) -> int:
    """How many goods a soldier costs (KB-11.1, KB-11.2)."""
    return RECRUIT_GOODS_WITH_BARRACKS if s.has(seat, BARRACKS) else RECRUIT_GOODS


def advance(s: KingsburgState) -> None:
    """Ask the next player, in turn order, who can pay for a soldier."""
    s.pending = 0
    while s.turn < s.seats - 1:
        s.turn += 1
        seat = s.order[s.turn]
        if s.good_count(seat) >= price(s, seat):
            s.ask(seat)
            return


def legal(s: KingsburgState, seat: int) -> list[int]:
    actions = [PASS]
    size = price(s, seat)
    for mix in range(MIX_OF_SIZE[size], MIX_OF_SIZE[size + 1]):
        if s.holds_mix(seat, mix):
            actions.append(RECRUIT + mix)
    return actions


def apply(s: KingsburgState, seat: int, action: int) -> None:
    if action != PASS:
        s.gain_mix(seat, action - RECRUIT, -1)
        s.gain_soldiers(seat, 1)
        if s.loud:
            s.tell("recruits", seat, (action - RECRUIT,), "KB-11.1")
        if s.good_count(seat) >= price(s, seat):
            return
    advance(s)


def leave(s: KingsburgState) -> int:
    return BATTLE
