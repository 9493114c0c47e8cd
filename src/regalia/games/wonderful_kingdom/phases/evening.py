"""The end of a round with Conquest: a last window for free actions (IWK-12.7)."""

from regalia.games.wonderful_kingdom.actions import DONE
from regalia.games.wonderful_kingdom.phases import window
from regalia.games.wonderful_kingdom.phases.ends import end_of_round
from regalia.games.wonderful_kingdom.state import KingdomState


def enter(s: KingdomState) -> None:
    for seat in range(s.seats):
        if len(legal(s, seat)) > 1:
            s.ask(seat)


def legal(s: KingdomState, seat: int) -> list[int]:
    actions = [DONE]
    window.add_free(s, seat, 0, True, actions)
    return actions


def apply(s: KingdomState, seat: int, action: int) -> None:
    if action != DONE:
        window.apply(s, seat, action)
    if action == DONE or len(legal(s, seat)) == 1:
        s.pending &= ~(1 << seat)


def leave(s: KingdomState) -> int:
    return end_of_round(s)
