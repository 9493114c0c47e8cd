"""What happened in It's a Wonderful World, as lines of the log (`regalia.text.log` reads it).

Only `hand` is secret: it goes to the seat that looks at the cards. What is planned and placed is
told when everybody has finished (IWW-5.8, IWW-6.9); a lone player is told at once.
"""

from collections.abc import Callable
from typing import Final

from regalia.core.events import Event
from regalia.core.message import Message, Seat
from regalia.games.wonderful_world.describe.changes import change
from regalia.games.wonderful_world.describe.terms import amount, names, words
from regalia.games.wonderful_world.material import (
    CARD_NAME,
    EMPIRE_NAME,
    FINANCIER,
    GENERAL,
    KIND_NAME,
    KRYSTALLIUM,
    SCENARIO_NAME,
    SIDES,
    TITLE_NAME,
)
from regalia.text.log import Line, narrate


def event(event: Event) -> Message:
    """The log line of an event."""
    return narrate("wonderful_world", EVENTS, event)


def round(round: int) -> Message:
    return words("event-round", n=round + 1)


def some_cards(id: str) -> Callable[..., Message]:
    """A line about several cards."""
    return lambda *cards: words(id, cards=names(cards))


def step(step: int, *counts: int) -> Message:
    if len(counts) == 1:
        return words("event-step-alone", cubes=amount(step, counts[0]))
    made = [words("player-count", seat=Seat(seat), n=n) for seat, n in enumerate(counts)]
    return words("event-step", resource=KIND_NAME[step], counts=made)


def supremacy(step: int, character: int) -> Message:
    if character == KRYSTALLIUM:
        return words("event-supremacy-choice", resource=KIND_NAME[step])
    return words("event-supremacy", resource=KIND_NAME[step], character=amount(character, 1))


def extra(krystallium: int, generals: int, financiers: int) -> Message:
    gains = ((KRYSTALLIUM, krystallium), (GENERAL, generals), (FINANCIER, financiers))
    return words("event-extra", gains=[amount(kind, n) for kind, n in gains if n])


def over(*rounds: int) -> Message:
    return words("event-over-rounds", n=rounds[0]) if rounds else words("event-over")


def one(character: int) -> Message:
    """One character of a kind."""
    return amount(character, 1)


EVENTS: Final[dict[str, Line]] = {
    "empire": Line("IWW-2.2", empire=EMPIRE_NAME, side=SIDES),
    "scenario": Line("IWW-15.2", scenario=SCENARIO_NAME),
    "change": Line("IWW-19.4 IWW-19.8", change),
    "round": Line("IWW-3.1", round),
    "hand": Line("IWW-4.1", some_cards("event-hand")),
    "picks": Line("IWW-4.4", card=CARD_NAME),
    "leftovers": Line("IWW-13.2 IWW-16.3", n=int),
    "pool": Line("IWW-14.4", some_cards("event-pool")),
    "gives": Line("IWW-14.6 IWW-18.2", card=CARD_NAME),
    "draws": Line("IWW-14.6 IWW-18.2", some_cards("event-draws")),
    "keeps": Line("IWW-14.6 IWW-18.2", card=CARD_NAME),
    "reshuffles": Line("IWW-14.12", n=int),
    "starts": Line("IWW-5.1", some_cards("event-starts")),
    "recycles": Line("IWW-5.2", some_cards("event-recycles")),
    "discards": Line("IWW-10.1", some_cards("event-discards")),
    "builds": Line("IWW-8.6", some_cards("event-builds")),
    "step": Line("IWW-6.2", step),
    "supremacy": Line("IWW-7.1 IWW-14.10 IWW-17.3", supremacy),
    "chooses": Line("IWW-7.3 IWW-19.4", character=one),
    "extra": Line("IWW-20.2", extra),
    "over": Line("IWW-3.4", over),
    "title": Line("IWW-14.11", title=TITLE_NAME),
    "medal": Line("IWW-15.4", scenario=SCENARIO_NAME, medal=int),
}
