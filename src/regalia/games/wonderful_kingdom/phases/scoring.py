"""After the last round: the Herald and the Matriarch (IWK-36.15)."""

from mypy_extensions import i64

from regalia.games.wonderful.construction import copy_of, is_twin
from regalia.games.wonderful.sites import CARD_SHIFT
from regalia.games.wonderful_kingdom import quest, window
from regalia.games.wonderful_kingdom.actions import (
    BURN,
    DONE,
    FINISH,
    FIRST_COPY,
    PLACE,
    POWER,
    QUEST,
    SITE_CARD,
    SITE_COPY,
)
from regalia.games.wonderful_kingdom.material import CARD_AMOUNT, HERALD, MATRIARCH
from regalia.games.wonderful_kingdom.state import BIT, OVER, KingdomState


def enter(s: KingdomState) -> None:
    if not s.has_council:
        return
    for seat in range(s.seats):
        if has_power(s, seat):
            s.ask(seat)


def has_power(s: KingdomState, seat: i64) -> bool:
    """Whether an advisor can still act, or, not yet paid for, could (IWK-12.7)."""
    if s.can_use(seat, HERALD):
        return True
    return s.can_use(seat, MATRIARCH) and len(finishable(s, seat)) > 0


def finishable(s: KingdomState, seat: i64) -> list[int]:
    """Cards that lack at most two basic cubes and nothing else."""
    actions: list[int] = []
    rows = s.sites_rows
    for place in range(rows[seat], rows[seat + 1]):
        site = rows[place]
        if site & 0xFF0000 == 0 and window.slots_left(site) <= CARD_AMOUNT[MATRIARCH]:
            if not is_twin(rows, seat, place):
                number = FIRST_COPY[site >> CARD_SHIFT] + copy_of(rows, seat, place)
                actions.append(int(FINISH + number))
    return actions


def legal(s: KingdomState, seat: i64) -> list[int]:
    actions = [DONE]
    if s.can_use(seat, HERALD):
        actions.append(POWER + HERALD)
    window.add_free(s, seat, 0, True, actions)
    if s.can_use(seat, MATRIARCH):
        actions.extend(finishable(s, seat))
    return actions


def apply(s: KingdomState, seat: i64, action: i64) -> None:
    if action == DONE:
        s.pending &= ~BIT[seat]
        return
    if POWER <= action < QUEST:
        s.use(seat, HERALD)
        s.set_heralds(seat, CARD_AMOUNT[HERALD])
    elif FINISH <= action < BURN:
        s.use(seat, MATRIARCH)
        at = action - PLACE
        s.drop_sites(seat, s.find_site(seat, SITE_CARD[at], SITE_COPY[at]))
        s.build(seat, SITE_CARD[at])
    else:
        window.apply(s, seat, action)
    if len(legal(s, seat)) == 1:
        s.pending &= ~BIT[seat]


def leave(s: KingdomState) -> i64:
    quest.settle_finals(s)
    return OVER
