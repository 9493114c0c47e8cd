"""Production: five steps, each counts, crowns the highest, lets cubes be placed (IWW-6, IWW-7)."""

from typing import Any

from mypy_extensions import i64

from regalia.games.wonderful.supremacy import leader, two_leaders
from regalia.games.wonderful_world import window
from regalia.games.wonderful_world.actions import DONE, EMPIRE, TAKE_FINANCIER, TAKE_GENERAL
from regalia.games.wonderful_world.changes import NO_CHARACTER
from regalia.games.wonderful_world.material import (
    FINANCIER,
    GENERAL,
    KINDS,
    KRYSTALLIUM,
    RESOURCES,
    SOLO_SUPREMACY,
    SUPREMACY,
)
from regalia.games.wonderful_world.state import (
    BIT,
    DRAFT,
    EXTRA,
    NOBODY,
    NONE,
    OVER,
    PLANNING,
    PRODUCTION,
    WorldState,
)


def enter(s: WorldState) -> None:
    s.due = 0
    s.chosen = 0
    if s.step == EXTRA:
        produce_extra(s)
    else:
        produce(s)
    s.publish_purses()


def produce(s: WorldState) -> None:
    """Count for everybody together, then supremacy, then the window of each (IWW-6.2)."""
    for seat in range(s.seats):
        count = s.production(seat, s.step)
        s.set_counts(seat, count)
        s.set_loose(seat, count)
    if s.keeps_events:
        s.tell("step", NOBODY, (s.step, *s.all_counts()), "IWW-6.2")
    crown(s, winners(s))
    for seat in range(s.seats):
        s.ask(seat)
        s.settle(seat)


def winners(s: WorldState) -> int:
    """Who gains the character of this step: a mask (IWW-7.1, IWW-14.10, IWW-17.3)."""
    if s.seats == 1:
        return 1 if s.counts(0) >= SOLO_SUPREMACY else 0
    if s.seats >= 6:
        return two_leaders(s.all_counts())
    return leader(s.all_counts())


def crown(s: WorldState, mask: i64) -> None:
    """Hand out the character, or owe the choice of one (IWW-7.3)."""
    character = s.supremacy[s.step]
    if character == NO_CHARACTER:
        return
    for seat in range(s.seats):
        if (mask >> seat) & 1:
            if character != KRYSTALLIUM:
                s.gain(seat, character)
            if s.keeps_events:
                s.tell("supremacy", seat, (s.step, character), supremacy_rule(s))
    if character == KRYSTALLIUM:
        s.due = mask


def supremacy_rule(s: WorldState) -> str:
    """The rule by which supremacy is won at this table."""
    if s.seats == 1:
        return "IWW-14.10"
    return "IWW-17.3" if s.seats >= 6 else "IWW-7.1"


def choice_rule(s: WorldState) -> str:
    """The rule that leaves the choice of a character: that of Science, or a scenario's."""
    return "IWW-7.3" if SUPREMACY[s.step] == KRYSTALLIUM else "IWW-19.4"


def produce_extra(s: WorldState) -> None:
    """Krystallium and characters from War or Peace cards; a window for their owners (IWW-20.2)."""
    for seat in range(s.seats):
        s.set_counts(seat, 0)
        if not s.has_extra(seat):
            continue
        for kind in range(KRYSTALLIUM, KINDS):
            for _ in range(s.extra(seat, kind)):
                s.gain(seat, kind)
        if s.keeps_events:
            gains = (s.extra(seat, KRYSTALLIUM), s.extra(seat, GENERAL), s.extra(seat, FINANCIER))
            s.tell("extra", seat, gains, "IWW-20.2")
        s.ask(seat)
        s.settle(seat)


def legal(s: WorldState, seat: i64) -> list[int]:
    if (s.due >> seat) & 1:  # IWW-7.7: before anything else
        return [TAKE_GENERAL, TAKE_FINANCIER]
    actions: list[Any]
    if s.loose(seat) > 0:
        actions = [EMPIRE]
        window.add_placements(s, seat, s.step, actions)
    else:
        actions = [DONE]
        window.add_placements(s, seat, NONE, actions)
    return actions


def apply(s: WorldState, seat: i64, action: i64) -> None:
    if action == TAKE_GENERAL or action == TAKE_FINANCIER:
        choose(s, seat, GENERAL if action == TAKE_GENERAL else FINANCIER)
    else:
        window.apply(s, seat, action)
    s.settle(seat)


def choose(s: WorldState, seat: i64, character: i64) -> None:
    """Take the character of a supremacy that leaves the choice."""
    s.due &= ~BIT[seat]
    if character == FINANCIER:
        s.chosen |= BIT[seat]
    s.gain(seat, character)
    if s.keeps_events and s.seats == 1:
        s.tell("chooses", seat, (character,), choice_rule(s))


def leave(s: WorldState) -> int:
    if s.keeps_events and s.seats > 1:
        for seat in range(s.seats):
            if (s.shown_due >> seat) & 1:
                character = FINANCIER if (s.chosen >> seat) & 1 else GENERAL
                s.tell("chooses", seat, (character,), choice_rule(s))
    window.reveal(s)
    s.step += 1
    if s.step < RESOURCES:
        return PRODUCTION
    if s.step == EXTRA and s.war:
        for seat in range(s.seats):
            if s.has_extra(seat):
                return PRODUCTION
    return end_round(s)


def end_round(s: WorldState) -> int:
    """The marker moves on; after the last round the game is over (IWW-3.3, IWW-3.4)."""
    s.step = 0
    if s.round == s.rounds - 1:
        return OVER
    s.round += 1
    return PLANNING if s.seats == 1 else DRAFT
