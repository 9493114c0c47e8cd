"""Inside a window: cubes, Krystallium and characters onto cards, cards given up (IWW-9.10)."""

from typing import Any, Final

from mypy_extensions import i64

from regalia.games.wonderful import purse as purses
from regalia.games.wonderful.construction import Choices
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
    FREE_MASK,
    GENERAL,
    KINDS,
    KRYSTALLIUM,
    RESOURCES,
)
from regalia.games.wonderful_world.state import BIT, NIBBLE, NONE, WorldState

CHOICES: Final[Choices] = Choices(FIRST_COPY, KINDS, FREE_MASK)
ANY_RESOURCE: Final = 0xFFFFF


def forced(legal: list[int]) -> int | None:
    """What need not be asked: a lone action, or the end where cards can only be given up.

    Giving up can wait for a later window (IWW-9.12).
    """
    if DONE in legal and all(action == DONE or action >= DISCARD for action in legal):
        return DONE
    return legal[0] if len(legal) == 1 else None


def add_placements(s: WorldState, seat: i64, cube: i64, actions: list[Any]) -> None:
    """Everything that can be put on cards or given up, a cube of that kind (or NONE) in hand."""
    purse = s.purse(seat)
    wanted: i64 = 0
    if cube != NONE:
        wanted = NIBBLE[cube]
    has_krystallium = purses.krystallium(purse) > 0
    if has_krystallium:
        wanted |= NIBBLE[KRYSTALLIUM]
    if purses.first_characters(purse) > 0:
        wanted |= NIBBLE[GENERAL]
    if purses.second_characters(purse) > 0:
        wanted |= NIBBLE[FINANCIER]
    if wanted != 0:
        CHOICES.add_slots(s.sites_rows, seat, wanted, True, PLACE_AT, actions)
    if has_krystallium:
        CHOICES.add_slots(s.sites_rows, seat, ANY_RESOURCE, True, WILD_AT, actions)
    CHOICES.add_copies(s.sites_rows, seat, 0, NONE, DISCARD_AT, actions)


def place_carried(s: WorldState, seat: i64) -> list[int]:
    """Where a recycled cube may go: nothing else comes in between (IWW-5.9)."""
    actions: list[Any] = [EMPIRE]
    CHOICES.add_slots(s.sites_rows, seat, NIBBLE[s.carried(seat)], True, PLACE_AT, actions)
    return actions


def apply(s: WorldState, seat: i64, action: i64) -> None:
    """Carry out whatever `add_placements`, EMPIRE or DONE offered."""
    if action == DONE:
        s.pending &= ~BIT[seat]
        return
    if action == EMPIRE:
        s.add_cubes(seat, 1)
        use_cube(s, seat)
    elif action >= DISCARD:
        at = action - PLACE
        s.abandon(seat, SITE_CARD[at], SITE_COPY[at])
    else:
        at = action - PLACE
        kind: i64 = SITE_KIND[at]
        if action >= WILD:
            s.pay(seat, KRYSTALLIUM)
        elif kind < RESOURCES:
            use_cube(s, seat)
        else:
            s.pay(seat, kind)
        s.fill(seat, SITE_CARD[at], SITE_COPY[at], kind)


def use_cube(s: WorldState, seat: i64) -> None:
    """Take the cube in hand, or one of this step."""
    if s.carried(seat) != NONE:
        s.set_carried(seat, NONE)
    else:
        s.add_loose(seat, -1)


def reveal(s: WorldState) -> None:
    """Everybody has finished: show what was done (IWW-5.8, IWW-6.9)."""
    s.shown += 1
    for seat in range(s.seats):
        gone = s.scrap(seat)
        if s.keeps_events and s.seats > 1:
            tell_cards(s, seat, gone)
        if gone:
            s.pile = s.pile + gone
            s.set_scrap(seat, b"")
    s.recycled = b""
    s.publish()


def tell_cards(s: WorldState, seat: i64, gone: bytes) -> None:
    """What became of a seat's cards: all of it lay face up on the table (IWW-4.9, IWW-23.3)."""
    started = list(s.drafts(seat))  # what was drafted is constructed or recycled (IWW-5.1)
    discarded = sorted(gone)
    recycled = sorted(s.recycled_by(seat))
    for card in recycled:
        started.remove(card)
        discarded.remove(card)
    built = s.built(seat)[len(s.shown_built(seat)) :]
    if started:
        s.tell("starts", seat, tuple(started), "IWW-5.1")
    if recycled:
        s.tell("recycles", seat, tuple(recycled), "IWW-5.2")
    if discarded:
        s.tell("discards", seat, tuple(discarded), "IWW-10.1")
    if built:
        s.tell("builds", seat, tuple(built), "IWW-8.6")
