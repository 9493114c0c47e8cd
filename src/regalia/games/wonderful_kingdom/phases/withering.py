"""Planning (d): Menaces move to Construction, then the Sisters take cubes (IWK-17.5, IWK-26)."""

from regalia.games.wonderful.sites import SLOT, change_site, find_site
from regalia.games.wonderful_kingdom.actions import (
    PLACE,
    SITE_CARD,
    SITE_COPY,
    SITE_KIND,
    WITHER_AT,
)
from regalia.games.wonderful_kingdom.material import FAMINE, STORM
from regalia.games.wonderful_kingdom.phases import window
from regalia.games.wonderful_kingdom.state import ARMS, KingdomState


def enter(s: KingdomState) -> None:
    for seat in range(s.seats):
        row = s.picked[seat]
        for card in row:
            s.add_menace(seat, card)
        row.clear()
        s.loose[seat] = 0
        menaces = s.menaces[seat]
        for i in range(len(menaces)):
            if STORM <= menaces[i] <= FAMINE:
                s.loose[seat] = s.loose[seat] + 1  # cubes owed to Sisters
        settle(s, seat)


def settle(s: KingdomState, seat: int) -> None:
    """Ask for a cube while one is owed and several could go (IWK-26.3)."""
    s.pending &= ~(1 << seat)
    while s.loose[seat] > 0:
        cubes = legal(s, seat)
        if len(cubes) == 0:
            s.loose[seat] = 0
        elif len(cubes) == 1:
            wither(s, seat, cubes[0])
        else:
            s.ask(seat)
            return


def legal(s: KingdomState, seat: int) -> list[int]:
    actions: list[int] = []
    window.add_cubes_on(s, seat, WITHER_AT, actions)
    return actions


def apply(s: KingdomState, seat: int, action: int) -> None:
    wither(s, seat, action)
    settle(s, seat)


def wither(s: KingdomState, seat: int, action: int) -> None:
    """A basic cube leaves a card (IWK-26.2)."""
    at = action - PLACE
    sites = s.sites[seat]
    change_site(sites, find_site(sites, SITE_CARD[at], SITE_COPY[at]), SLOT[SITE_KIND[at]])
    s.loose[seat] = s.loose[seat] - 1
    if s.keeps_events:
        s.tell("withers", seat, (SITE_CARD[at], SITE_KIND[at]), "IWK-26.1")


def leave(s: KingdomState) -> int:
    s.step = 0
    return ARMS
