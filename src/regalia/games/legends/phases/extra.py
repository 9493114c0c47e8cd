"""After the last turn the Fairy Queen may take one more card, without its action (EL-13.2)."""

from typing import Any

from mypy_extensions import i64

from regalia.games.legends.actions import DONE, TAKE
from regalia.games.legends.material import FAIRY_QUEEN
from regalia.games.legends.phases.row import add_offers, affordable, take_from_row
from regalia.games.legends.state import TALLY, LegendsState


def enter(s: LegendsState) -> None:
    for seat in range(s.seats):
        if s.warlords(seat) == FAIRY_QUEEN:
            s.ask(seat)


def legal(s: LegendsState, seat: i64) -> list[int]:
    actions: list[Any] = [DONE]
    add_offers(s, affordable(s, seat), actions)
    return actions


def apply(s: LegendsState, seat: i64, action: i64) -> None:
    s.pending = 0
    if action == DONE:
        if s.keeps_events:
            s.tell("takes_no_more", seat, (), "EL-13.2")
        return
    card = action - TAKE
    cost = take_from_row(s, seat, card)
    if s.keeps_events:
        s.tell("takes_extra", seat, (card, cost), "EL-13.2")
    s.win_card(seat, card)


def leave(s: LegendsState) -> int:
    return TALLY
