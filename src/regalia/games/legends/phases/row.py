"""A turn: take a card from the row and pay for its place (EL-5)."""

from regalia.games.legends.actions import TAKE
from regalia.games.legends.material import CARD_DO, CARD_MODE, OR, ROW_COST
from regalia.games.legends.state import CHOICE, PLACEMENT, LegendsState


def enter(s: LegendsState) -> None:
    """Whoever can only pay for the leftmost card takes it without being asked (EL-5.9)."""
    if affordable(s, s.turn) == 1:
        take(s, s.turn, s.row[0])
    else:
        s.ask(s.turn)


def affordable(s: LegendsState, seat: int) -> int:
    """How many cards from the left the seat can pay for; costs grow to the right (EL-5.2)."""
    count = 0
    coins = s.coins[seat]
    while count < len(s.row) and ROW_COST[count] <= coins:
        count += 1
    return count


def legal(s: LegendsState, seat: int) -> list[int]:
    actions = [TAKE + s.row[i] for i in range(affordable(s, seat))]
    actions.sort()
    return actions


def apply(s: LegendsState, seat: int, action: int) -> None:
    take(s, seat, action - TAKE)
    s.pending = 0


def take(s: LegendsState, seat: int, card: int) -> None:
    """Pay, then own the card with its abilities (EL-5.2 to EL-5.4)."""
    place = s.row.index(card)
    cost = ROW_COST[place]
    s.row.pop(place)
    s.gain_coins(seat, -cost)
    s.card = card
    s.step = 0
    if s.keeps_events:
        s.tell("takes", seat, (card, cost), "EL-5.2")
    s.win_card(seat, card)


def leave(s: LegendsState) -> int:
    """On to the card's action, now or never (EL-5.5)."""
    if CARD_MODE[s.card] == OR:
        return CHOICE
    return PLACEMENT + CARD_DO[s.card * 2]
