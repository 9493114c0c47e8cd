"""After the last round: the Herald and the Matriarch (IWK-36.15)."""

from regalia.games.wonderful.row import changed
from regalia.games.wonderful.sites import CARD_SHIFT, find_site
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
from regalia.games.wonderful_kingdom.phases import quest, window
from regalia.games.wonderful_kingdom.state import OVER, KingdomState


def enter(s: KingdomState) -> None:
    if not s.has_council:
        return
    for seat in range(s.seats):
        if has_power(s, seat):
            s.ask(seat)


def has_power(s: KingdomState, seat: int) -> bool:
    """Whether an advisor can still act, or, not yet paid for, could (IWK-12.7)."""
    if s.can_use(seat, HERALD):
        return True
    return s.can_use(seat, MATRIARCH) and len(finishable(s, seat)) > 0


def finishable(s: KingdomState, seat: int) -> list[int]:
    """Cards that lack at most two basic cubes and nothing else."""
    actions: list[int] = []
    card = -1
    copy = 0
    before = -1
    for site in s.sites[seat]:
        if site >> CARD_SHIFT == card:
            copy += 1
        else:
            card = site >> CARD_SHIFT
            copy = 0
        if site == before:
            continue
        before = site
        if site & 0xFF0000 == 0 and window.slots_left(site) <= CARD_AMOUNT[MATRIARCH]:
            actions.append(FINISH + FIRST_COPY[card] + copy)
    return actions


def legal(s: KingdomState, seat: int) -> list[int]:
    actions = [DONE]
    if s.can_use(seat, HERALD):
        actions.append(POWER + HERALD)
    window.add_free(s, seat, 0, True, actions)
    if s.can_use(seat, MATRIARCH):
        actions.extend(finishable(s, seat))
    return actions


def apply(s: KingdomState, seat: int, action: int) -> None:
    if action == DONE:
        s.pending &= ~(1 << seat)
        return
    if POWER <= action < QUEST:
        s.use(seat, HERALD)
        s.heralds = changed(s.heralds, seat, CARD_AMOUNT[HERALD])
    elif FINISH <= action < BURN:
        s.use(seat, MATRIARCH)
        at = action - PLACE
        sites = s.sites[seat]
        sites.pop(find_site(sites, SITE_CARD[at], SITE_COPY[at]))
        s.build(seat, SITE_CARD[at])
    else:
        window.apply(s, seat, action)
    if len(legal(s, seat)) == 1:
        s.pending &= ~(1 << seat)


def leave(s: KingdomState) -> int:
    quest.settle_finals(s)
    return OVER
