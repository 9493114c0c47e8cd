"""Six cards in a row, and coins for everybody (EL-3.9 to EL-3.11)."""

from regalia.games.legends.material import COINS, DECK_MASK, ROW_SIZE
from regalia.games.legends.state import BIDS, NOBODY, LegendsState


def enter(s: LegendsState) -> None:
    s.deck = DECK_MASK[s.seats]
    for _ in range(ROW_SIZE):
        s.add_row(s.draw_card())
    for seat in range(s.seats):
        s.add_coins(seat, COINS[s.seats])
    if s.keeps_events:
        s.tell("row", NOBODY, tuple(s.all_row()), "EL-3.10")
        s.tell("coins", NOBODY, (COINS[s.seats],), "EL-3.11")


def leave(s: LegendsState) -> int:
    return BIDS
