"""Inside a window: cubes, Krystallium and characters onto cards, cards given up (IWW-9.10)."""

from typing import Any, Final

from mypy_extensions import i64

from regalia.games.wonderful import purse as purses
from regalia.games.wonderful.sites import CARD_SHIFT
from regalia.games.wonderful_world.actions import (
    DISCARD,
    DISCARD_AT,
    DONE,
    EMPIRE,
    FIRST_COPY,
    PLACE,
    PLACE_AT,
    SITE_CARD,
    SITE_COPY,
    SITE_KIND,
    WILD,
    WILD_AT,
)
from regalia.games.wonderful_world.material import (
    FINANCIER,
    GENERAL,
    KINDS,
    KRYSTALLIUM,
    RESOURCES,
)
from regalia.games.wonderful_world.state import NONE, WorldState

# The four bits of each kind in what is free of a site.
NIBBLE: Final[list[int]] = [0xF, 0xF0, 0xF00, 0xF000, 0xF0000, 0xF00000, 0xF000000, 0xF0000000]
ANY_RESOURCE: Final = 0xFFFFF


def add_placements(s: WorldState, seat: int, cube: int, actions: list[Any]) -> None:
    """Everything that can be put on cards or given up, a cube of that kind (or NONE) in hand."""
    sites = s.sites[seat]
    purse = s.purse[seat]
    wanted = 0
    if cube != NONE:
        wanted = NIBBLE[cube]
    has_krystallium = purses.krystallium(purse) > 0
    if has_krystallium:
        wanted |= NIBBLE[KRYSTALLIUM]
    if purses.first_characters(purse) > 0:
        wanted |= NIBBLE[GENERAL]
    if purses.second_characters(purse) > 0:
        wanted |= NIBBLE[FINANCIER]
    add_slots(sites, wanted, PLACE_AT, actions)
    if has_krystallium:
        add_slots(sites, ANY_RESOURCE, WILD_AT, actions)
    card: i64 = -1
    copy: i64 = 0
    before: i64 = -1
    for i in range(len(sites)):
        site: i64 = sites[i]
        if site >> CARD_SHIFT == card:
            copy += 1
        else:
            card = site >> CARD_SHIFT
            copy = 0
        if site != before:
            actions.append(DISCARD_AT[FIRST_COPY[card] + copy])
            before = site


def add_slots(sites: list[int], wanted: i64, table: list[Any], actions: list[Any]) -> None:
    """The actions of a table for all free slots among the wanted; equal copies are one choice."""
    if wanted == 0:
        return
    card: i64 = -1
    copy: i64 = 0
    before: i64 = -1
    for i in range(len(sites)):
        site: i64 = sites[i]
        if site >> CARD_SHIFT == card:
            copy += 1
        else:
            card = site >> CARD_SHIFT
            copy = 0
        free = site & wanted
        if free == 0 or site == before:
            continue
        before = site
        at: i64 = (FIRST_COPY[card] + copy) * KINDS
        while free != 0:
            if free & 15:
                actions.append(table[at])
            free >>= 4
            at += 1


def place_carried(s: WorldState, seat: int) -> list[int]:
    """Where a recycled cube may go: nothing else comes in between (IWW-5.9)."""
    actions: list[Any] = [EMPIRE]
    add_slots(s.sites[seat], NIBBLE[s.carried[seat]], PLACE_AT, actions)
    return actions


def apply(s: WorldState, seat: int, action: int) -> None:
    """Carry out whatever `add_placements`, EMPIRE or DONE offered."""
    if action == DONE:
        s.pending &= ~(1 << seat)
        return
    if action == EMPIRE:
        s.add_cubes(seat, 1)
        use_cube(s, seat)
    elif action >= DISCARD:
        at = action - PLACE
        s.abandon(seat, SITE_CARD[at], SITE_COPY[at])
    else:
        at = action - PLACE
        kind = SITE_KIND[at]
        if action >= WILD:
            s.pay(seat, KRYSTALLIUM)
        elif kind < RESOURCES:
            use_cube(s, seat)
        else:
            s.pay(seat, kind)
        s.fill(seat, SITE_CARD[at], SITE_COPY[at], kind)


def use_cube(s: WorldState, seat: int) -> None:
    """Take the cube in hand, or one of this step."""
    if s.carried[seat] != NONE:
        s.carried[seat] = NONE
    else:
        s.loose[seat] = s.loose[seat] - 1


def reveal(s: WorldState) -> None:
    """Everybody has finished: show what was done (IWW-5.8, IWW-6.9)."""
    s.shown += 1
    for seat in range(s.seats):
        gone = s.scrap[seat]
        if s.keeps_events and s.seats > 1:
            tell_deeds(s, seat, gone)
        if gone:
            s.pile = s.pile + gone
            s.scrap[seat] = b""
    s.recycled = b""
    s.publish()


def tell_deeds(s: WorldState, seat: int, gone: bytes) -> None:
    """What became of a seat's cards: all of it lay face up on the table (IWW-4.9, IWW-23.3)."""
    started = list(s.drafts[seat])  # what was drafted is constructed or recycled (IWW-5.1)
    discarded = sorted(gone)
    recycled = sorted(s.recycled_by(seat))
    for card in recycled:
        started.remove(card)
        discarded.remove(card)
    built = s.built[seat][len(s.shown_built[seat]) :]
    if started:
        s.tell("starts", seat, tuple(started), "IWW-5.1")
    if recycled:
        s.tell("recycles", seat, tuple(recycled), "IWW-5.2")
    if discarded:
        s.tell("discards", seat, tuple(discarded), "IWW-10.1")
    if built:
        s.tell("builds", seat, tuple(built), "IWW-8.6")
