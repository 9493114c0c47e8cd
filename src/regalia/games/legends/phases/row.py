"""A turn: take a card from the row and pay for its place (EL-5)."""

from typing import Any

from mypy_extensions import i64

from regalia.games.legends.actions import TAKE, TAKE_AT
from regalia.games.legends.material import CARD_DO, CARD_MODE, CARDS, OR, ROW_COST
from regalia.games.legends.state import CHOICE, PLACEMENT, LegendsState


def enter(s: LegendsState) -> None:
    """A player who can only pay for the leftmost card takes it without being asked (EL-5.9)."""
    if affordable(s, s.turn) == 1:
        take(s, s.turn, s.row(0))
    else:
        s.ask(s.turn)


def affordable(s: LegendsState, seat: i64) -> i64:
    """How many cards from the left the seat can pay for; costs grow to the right (EL-5.2)."""
    count: i64 = 0
    coins = s.coins(seat)
    while count < s.row_count and ROW_COST[count] <= coins:
        count += 1
    return count


def legal(s: LegendsState, seat: i64) -> list[int]:
    actions: list[Any] = []
    add_offers(s, affordable(s, seat), actions)
    return actions


def add_offers(s: LegendsState, count: i64, actions: list[Any]) -> None:
    """The first cards of the row, so many, by their ids."""
    before: i64 = -1
    for _ in range(count):
        lowest: i64 = CARDS
        for at in range(count):
            card = s.row(at)
            if before < card < lowest:
                lowest = card
        actions.append(TAKE_AT[lowest])
        before = lowest


def apply(s: LegendsState, seat: i64, action: i64) -> None:
    take(s, seat, action - TAKE)
    s.pending = 0


def take(s: LegendsState, seat: i64, card: i64) -> None:
    """Pay, then own the card with its abilities (EL-5.2 to EL-5.4)."""
    cost = take_from_row(s, seat, card)
    s.card = card
    s.step = 0
    if s.keeps_events:
        s.tell("takes", seat, (card, cost), "EL-5.2")
    s.win_card(seat, card)


def take_from_row(s: LegendsState, seat: i64, card: i64) -> i64:
    """Pay for the place of a card, and close the row; what it cost."""
    place: i64 = 0
    while s.row(place) != card:
        place += 1
    cost: i64 = ROW_COST[place]
    s.drop_row(place)
    s.add_coins(seat, -cost)
    return cost


def leave(s: LegendsState) -> int:
    """On to the card's action, now or never (EL-5.5)."""
    if CARD_MODE[s.card] == OR:
        return CHOICE
    return PLACEMENT + CARD_DO[s.card * 2]
