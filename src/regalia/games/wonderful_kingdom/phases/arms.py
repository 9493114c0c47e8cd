"""Before Production: Illusion tokens, the Master-at-Arms (IWK-29.9, IWK-36.12)."""

from mypy_extensions import i64

from regalia.games.wonderful_kingdom import yields
from regalia.games.wonderful_kingdom.actions import DONE, POWER
from regalia.games.wonderful_kingdom.material import ILLUSION_TOKENS, ILLUSIONIST, MASTER_AT_ARMS
from regalia.games.wonderful_kingdom.state import BIT, PRODUCTION, KingdomState


def enter(s: KingdomState) -> None:
    if s.has_menace and s.seats == 2:
        give_tokens(s)
    if s.has_council:
        for seat in range(s.seats):
            if s.can_use(seat, MASTER_AT_ARMS):
                s.ask(seat)


def give_tokens(s: KingdomState) -> None:
    """A token for each Illusionist of the other, one by one, F first, three in play (IWK-29.2)."""
    due = [yields.count_card(s.menaces(1 - seat), ILLUSIONIST) for seat in range(2)]
    gained = [0, 0]
    turn = 0
    while due[0] + due[1] > 0:
        seat = s.player(turn)
        turn = 1 - turn
        if due[seat] > 0:
            due[seat] = due[seat] - 1
            if s.tokens(0) + s.tokens(1) < ILLUSION_TOKENS:
                s.add_tokens(seat, 1)
                gained[seat] = gained[seat] + 1
    if s.keeps_events:
        for seat in range(2):
            if gained[seat]:
                s.tell("tokens", seat, (gained[seat],), "IWK-29.2")


def legal(s: KingdomState, seat: i64) -> list[int]:
    return [DONE, POWER + MASTER_AT_ARMS]


def apply(s: KingdomState, seat: i64, action: i64) -> None:
    if action != DONE:
        s.use(seat, MASTER_AT_ARMS)
        s.armed |= BIT[seat]
    s.pending &= ~BIT[seat]


def leave(s: KingdomState) -> i64:
    return PRODUCTION
