"""Planning (d): Menaces move to Construction, then the Sisters take cubes (IWK-17.5, IWK-26)."""

from mypy_extensions import i64

from regalia.games.wonderful.sites import SLOT
from regalia.games.wonderful_kingdom import window
from regalia.games.wonderful_kingdom.actions import (
    PLACE,
    SITE_CARD,
    SITE_COPY,
    SITE_KIND,
    WITHER_AT,
)
from regalia.games.wonderful_kingdom.material import FAMINE, STORM
from regalia.games.wonderful_kingdom.state import ARMS, BIT, SELECTION, KingdomState


def enter(s: KingdomState) -> None:
    for seat in range(s.seats):
        zone = SELECTION + seat
        for at in range(s.zones_count(zone)):
            s.add_menace(seat, s.zones(zone, at))
        s.clear_zones(zone)
        s.set_loose(seat, 0)
        s.set_withering(seat, 0)
        menaces = s.menaces(seat)
        for i in range(len(menaces)):
            if STORM <= menaces[i] <= FAMINE:
                s.add_withering(seat, 1)
        settle(s, seat)


def settle(s: KingdomState, seat: i64) -> None:
    """Ask for a cube while one is owed and several could go (IWK-26.3)."""
    s.pending &= ~BIT[seat]
    while s.withering(seat) > 0:
        cubes = legal(s, seat)
        if len(cubes) == 0:
            s.set_withering(seat, 0)
        elif len(cubes) == 1:
            wither(s, seat, cubes[0])
        else:
            s.ask(seat)
            return


def legal(s: KingdomState, seat: i64) -> list[int]:
    actions: list[int] = []
    window.add_cubes_on(s, seat, WITHER_AT, actions)
    return actions


def apply(s: KingdomState, seat: i64, action: i64) -> None:
    wither(s, seat, action)
    settle(s, seat)


def wither(s: KingdomState, seat: i64, action: i64) -> None:
    """A basic cube leaves a card (IWK-26.2)."""
    at = action - PLACE
    place = s.find_site(seat, SITE_CARD[at], SITE_COPY[at])
    s.change_site(seat, place, SLOT[SITE_KIND[at]])
    s.add_withering(seat, -1)
    if s.keeps_events:
        s.tell("withers", seat, (SITE_CARD[at], SITE_KIND[at]), "IWK-26.1")


def leave(s: KingdomState) -> i64:
    s.step = 0
    return ARMS
