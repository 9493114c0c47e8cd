"""The end of a round with Conquest: a last window for free actions (IWK-12.7)."""

from mypy_extensions import i64

from regalia.games.wonderful_kingdom import window
from regalia.games.wonderful_kingdom.actions import DONE
from regalia.games.wonderful_kingdom.ends import end_of_round
from regalia.games.wonderful_kingdom.state import BIT, KingdomState


def enter(s: KingdomState) -> None:
    for seat in range(s.seats):
        if len(legal(s, seat)) > 1:
            s.ask(seat)


def legal(s: KingdomState, seat: i64) -> list[int]:
    actions = [DONE]
    window.add_free(s, seat, 0, True, actions)
    return actions


def apply(s: KingdomState, seat: i64, action: i64) -> None:
    if action != DONE:
        window.apply(s, seat, action)
    if action == DONE or len(legal(s, seat)) == 1:
        s.pending &= ~BIT[seat]


def leave(s: KingdomState) -> i64:
    return end_of_round(s)
