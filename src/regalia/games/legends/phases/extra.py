"""After the last turn the Fairy Queen may take one more card, without its action (EL-13.2)."""

from regalia.games.legends.actions import DONE, TAKE
from regalia.games.legends.material import FAIRY_QUEEN, ROW_COST
from regalia.games.legends.phases.row import affordable
from regalia.games.legends.state import TALLY, LegendsState


def enter(s: LegendsState) -> None:
    for seat in range(s.seats):
        if s.warlords[seat] == FAIRY_QUEEN:
            s.ask(seat)


def legal(s: LegendsState, seat: int) -> list[int]:
    actions = [TAKE + s.row[i] for i in range(affordable(s, seat))]
    actions.append(DONE)
    actions.sort()
    return actions


def apply(s: LegendsState, seat: int, action: int) -> None:
    s.pending = 0
    if action == DONE:
        if s.keeps_events:
            s.tell("takes_no_more", seat, (), "EL-13.2")
        return
    card = action - TAKE
    place = s.row.index(card)
    s.row.pop(place)
    s.gain_coins(seat, -ROW_COST[place])
    if s.keeps_events:
        s.tell("takes_extra", seat, (card, ROW_COST[place]), "EL-13.2")
    s.win_card(seat, card)


def leave(s: LegendsState) -> int:
    return TALLY
