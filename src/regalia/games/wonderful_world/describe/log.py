"""Events as lines of the log. The parameters of each function are those of `events.ARGUMENTS`."""

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
    ROUNDS,
    SCENARIO_NAME,
    SIDES,
    TITLE_NAME,
)


def event(event: Event) -> Message:
    """The log line of an event."""
    line = TELL[event.kind](*event.args)
    if event.seat >= 0:
        line.args["seat"] = Seat(event.seat)
    return line


def empire(empire: int, side: int) -> Message:
    return words("event-empire", empire=EMPIRE_NAME[empire], side=SIDES[side])


def scenario(scenario: int) -> Message:
    return words("event-scenario", scenario=SCENARIO_NAME[scenario])


def round(round: int) -> Message:
    return words("event-round", n=round + 1)


def leftovers(count: int) -> Message:
    return words("event-leftovers", n=count)


def reshuffles(count: int) -> Message:
    return words("event-reshuffles", n=count)


def one_card(id: str) -> Callable[[int], Message]:
    """A line about one card."""
    return lambda card: words(id, card=CARD_NAME[card])


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


def chooses(character: int) -> Message:
    return words("event-chooses", character=amount(character, 1))


def extra(krystallium: int, generals: int, financiers: int) -> Message:
    gains = ((KRYSTALLIUM, krystallium), (GENERAL, generals), (FINANCIER, financiers))
    return words("event-extra", gains=[amount(kind, n) for kind, n in gains if n])


def over(rounds: int = ROUNDS) -> Message:
    return words("event-over") if rounds == ROUNDS else words("event-over-rounds", n=rounds)


def title(title: int) -> Message:
    return words("event-title", title=TITLE_NAME[title])


def medal(scenario: int, medal: int) -> Message:
    return words("event-medal", scenario=SCENARIO_NAME[scenario], medal=medal)


TELL: Final[dict[str, Callable[..., Message]]] = {
    "empire": empire,
    "scenario": scenario,
    "change": change,
    "round": round,
    "hand": some_cards("event-hand"),
    "picks": one_card("event-picks"),
    "leftovers": leftovers,
    "pool": some_cards("event-pool"),
    "gives": one_card("event-gives"),
    "draws": some_cards("event-draws"),
    "keeps": one_card("event-keeps"),
    "reshuffles": reshuffles,
    "starts": some_cards("event-starts"),
    "recycles": some_cards("event-recycles"),
    "discards": some_cards("event-discards"),
    "builds": some_cards("event-builds"),
    "step": step,
    "supremacy": supremacy,
    "chooses": chooses,
    "extra": extra,
    "over": over,
    "title": title,
    "medal": medal,
}
