"""The Prison, and Blue's return to empty land, after both have passed (IWK-31.6)."""

from typing import Final

from mypy_extensions import i64

from regalia.games.wonderful.row import added, changed
from regalia.games.wonderful_kingdom import yields
from regalia.games.wonderful_kingdom.actions import DONE, IMPRISON
from regalia.games.wonderful_kingdom.land import armies, castle, place_of, places, shift
from regalia.games.wonderful_kingdom.maps import (
    MOST_SITES,
    PLACE_CODE,
    PRISON,
    SITES,
    TERRITORIES,
)
from regalia.games.wonderful_kingdom.state import BIT, NOBODY, NONE, KingdomState

JAILING: Final = 3  # the stage of a Conquest phase in which an army is taken


def prison(s: KingdomState) -> i64:
    """The territory of the Prison, or -1."""
    for place in range(TERRITORIES[s.board]):
        sites = SITES[s.board][place]
        for i in range(len(sites)):
            if sites[i] == PRISON:
                return place
    return NONE


def free_prisoners(s: KingdomState, seat: i64) -> None:
    """A player who takes the Prison frees their own armies (IWK-31.6)."""
    if s.prisoners[seat] and yields.count_sites(s, seat, PRISON):
        shift(s, seat, castle(s, seat), s.prisoners[seat])
        if s.keeps_events:
            s.tell("frees", seat, (s.prisoners[seat],), "IWK-31.6")
        s.prisoners = changed(s.prisoners, seat, 0)


def jailer(s: KingdomState) -> i64:
    """The side that holds the Prison, or NOBODY; Blue alone needs no site (IWK-32.8)."""
    for side in range(s.seats):
        if yields.count_sites(s, side, PRISON):
            return side
    if s.seats == 1:
        place = prison(s)
        if place != NONE and armies(s, 1, place) > 0:
            return 1
    return NOBODY


def jail(s: KingdomState) -> None:
    """After both have passed: the Prison takes an army (IWK-31.10, IWK-32.8)."""
    s.stage = JAILING
    side = jailer(s)
    if side == NOBODY or (s.seats == 1 and side == 0):
        finish(s)
        return
    choices = jailable(s)
    if s.seats == 1:
        if len(choices) > 1:
            s.ask(0)
        else:
            if len(choices) == 1:
                imprison(s, choices[0] - IMPRISON)
            finish(s)
    elif len(choices) > 1:
        s.ask(side)
    else:
        finish(s)


def jailable(s: KingdomState) -> list[int]:
    """Every army that can be laid in the Prison; with two players none must be."""
    victim = 1 - jailer(s)
    actions: list[int] = []
    for place in range(places(s)):
        count = armies(s, victim, place)
        if count == 0:
            continue
        sites = len(SITES[s.board][place])
        at = IMPRISON + PLACE_CODE[s.board][place] * MOST_SITES
        if count > sites:
            actions.append(at)
        else:
            for site in range(sites):
                if (s.occupied[place] >> site) & 1:
                    actions.append(at + site)
    if s.seats == 2:
        actions.append(DONE)
    actions.sort()
    return actions


def imprison(s: KingdomState, number: i64) -> None:
    """An army off the board; the others close up on the sites (IWK-31.10)."""
    victim = 1 - jailer(s)
    place = place_of(s, number // MOST_SITES)
    if armies(s, victim, place) <= len(SITES[s.board][place]):
        s.occupied = changed(s.occupied, place, s.occupied[place] & ~BIT[number % MOST_SITES])
    shift(s, victim, place, -1)
    s.prisoners = added(s.prisoners, victim, 1)
    if s.keeps_events:
        s.tell("imprisons", victim, (s.board, place), "IWK-31.6")


def finish(s: KingdomState) -> None:
    """Blue returns to empty land (IWK-32.4)."""
    s.pending = 0
    s.stage = 0
    if s.seats == 2:
        return
    for place in range(places(s)):
        if place != castle(s, 0) and armies(s, 0, place) + armies(s, 1, place) == 0:
            if s.reserve[1] > 0:
                s.reserve = added(s.reserve, 1, -1)
                shift(s, 1, place, 1)
                if s.keeps_events:
                    s.tell("refills", NOBODY, (s.board, place), "IWK-32.4")
