"""What happened in It's a Wonderful Kingdom, as lines of the log (`regalia.text.log` reads it).

Secret, for one seat alone: `hand`, `menace`, `hides`, `sees`, and, with two players, `candidates`
and `draws`. In all others a card that lies face down is -1. A place comes with its board.
"""

from collections.abc import Callable
from typing import Final

from regalia.core.events import Event
from regalia.core.message import Message, Seat
from regalia.games.wonderful_kingdom import maps
from regalia.games.wonderful_kingdom.describe.terms import (
    amount,
    area,
    icon,
    name,
    names,
    words,
    zone,
)
from regalia.games.wonderful_kingdom.material import (
    DUCHY_NAME,
    DUCHY_SIDE,
    KIND_NAME,
    KRYSTALLIUM,
    PACK_NAME,
    SIDES,
)
from regalia.games.wonderful_kingdom.quests import QUEST_NAME, STEP_NAME, STEPS
from regalia.games.wonderful_kingdom.scenarios import SCENARIO_NAME
from regalia.text.log import Line, narrate


def event(event: Event) -> Message:
    """The log line of an event."""
    if event.kind == "round" and event.seat < 0:
        return words("event-round-alone", n=event.args[0] + 1)
    return narrate("wonderful_kingdom", EVENTS, event)


def some_cards(id: str) -> Callable[..., Message]:
    """A line about several cards."""
    return lambda *cards: words(id, cards=names(cards))


def duchy(row: int) -> Message:
    return words("event-duchy", duchy=DUCHY_NAME[row], side=SIDES[DUCHY_SIDE[row]])


def round(round: int) -> Message:
    return words("event-round", n=round + 1)


def offers(one: int, card: int, other: int, other_card: int) -> Message:
    if one == other:
        return words("event-offers-both", area=area(one), cards=names([card, other_card]))
    return words("event-offers", card=name(card), other=name(other_card))


def selects(where: int, *cards: int) -> Message:
    if not cards:
        return words("event-selects-nothing", area=area(where))
    return words("event-selects", area=area(where), cards=names(cards))


def spies(where: int, offer: int) -> Message:
    return words("event-spies", zone=zone(where), n=offer + 1)


def dragon_takes(card: int) -> Message:
    return words("event-dragon-takes") if card < 0 else words("event-dragon-burns", card=name(card))


def quest_step(quest: int, step: int) -> Message:
    step_name = STEP_NAME[quest * STEPS + step]
    return words("event-quest-step", quest=QUEST_NAME[quest], step=step_name)


def step(step: int, *counts: int) -> Message:
    if len(counts) == 1:
        return words("event-step-alone", cubes=amount(step, counts[0]))
    made = [words("player-count", seat=Seat(seat), n=n) for seat, n in enumerate(counts)]
    return words("event-step", resource=KIND_NAME[step], counts=made)


def mines(count: int) -> Message:
    return words("event-mines", gain=amount(KRYSTALLIUM, count))


def marches(board: int, place: int, count: int, enemies: int) -> Message:
    where = maps.PLACE_NAME[board][place]
    if enemies:
        return words("event-conquers", place=where, n=count, enemies=enemies)
    return words("event-marches", place=where, n=count)


def imprisons(board: int, place: int) -> Message:
    return words("event-imprisons", place=maps.PLACE_NAME[board][place])


def refills(board: int, place: int) -> Message:
    return words("event-refills", place=maps.PLACE_NAME[board][place])


def lost(reason: int) -> Message:
    return words("event-lost-vermin" if reason == 1 else "event-lost-shadows")


def turns(where: int, card: int) -> Message:
    return words("event-turns", card=name(card))


def one(kind: int) -> Message:
    """One cube of a kind."""
    return amount(kind, 1)


EVENTS: Final[dict[str, Line]] = {
    # Set-up.
    "first": Line("IWK-4.6"),
    "duchy": Line("IWK-3.4", duchy),
    "pack": Line("IWK-17.1", pack=PACK_NAME),
    "quest": Line("IWK-24.1", quest=QUEST_NAME),
    "board": Line("IWK-30.5", board=maps.BOARD_SLUG),
    "scenario": Line("IWK-33.0b", scenario=SCENARIO_NAME),
    "candidates": Line("IWK-23.3", some_cards("event-candidates")),
    "council": Line("IWK-23.3", card=name),
    # Choice.
    "round": Line("IWK-4.1 IWK-4.3", round),
    "hand": Line("IWK-5.2", some_cards("event-hand")),
    "menace": Line("IWK-17.2", card=name),
    "lays": Line("IWK-5.3 IWK-16.4", area=area, card=name),
    "top": Line("IWK-16.2", card=name),
    "reshuffles": Line("IWK-16.16", n=int),
    "offers": Line("IWK-5.5", offers),
    "hides": Line("IWK-6.1", area=area, card=name),
    "selects": Line("IWK-5.6 IWK-16.17", selects),
    "joins": Line("IWK-23.6", card=name),
    "illusion": Line("IWK-29.3", area=area, card=name),
    "swaps": Line("IWK-29.4", taken=name, given=name),
    "smuggles": Line("IWK-23.15", area=area, card=name),
    "peeks": Line("IWK-6.6", area=area),
    "spies": Line("IWK-24.10", spies),
    "sees": Line("IWK-6.6", some_cards("event-sees")),
    "leftovers": Line("IWK-5.8 IWK-16.13", some_cards("event-leftovers")),
    "danger": Line("IWK-16.4", area=area),
    "searches": Line("IWK-16.8", card=name),
    "draws": Line("IWK-16.8 IWK-23.17", some_cards("event-draws")),
    "keeps": Line("IWK-16.8 IWK-23.17", card=name),
    "turns": Line("IWK-16.6", turns),
    # Planning.
    "reveals": Line("IWK-7.1", some_cards("event-reveals")),
    "power": Line("IWK-23.2", card=name),
    "looks": Line("IWK-23.17", n=int),
    "discards": Line("IWK-23.17", some_cards("event-discards")),
    "vermin": Line("IWK-18.2 IWK-33.1", n=int),
    "dragon_takes": Line("IWK-28.1 IWK-28.8", dragon_takes),
    "dragon_waits": Line("IWK-28.2", n=int),
    "dragon_debt": Line("IWK-28.9", n=int),
    "covers": Line("IWK-21.1", icon=icon),
    "uncovers": Line("IWK-21.4", icon=icon),
    "sacrifices": Line("IWK-20.1", card=name),
    "calamities": Line("IWK-8.2 IWK-27.7", n=int),
    "strikes": Line("IWK-31.8", card=name),
    "jests": Line("IWK-23.15", given=name, taken=name),
    "starts": Line("IWK-7.2", card=name),
    "recycles": Line("IWK-7.3", card=name),
    "gives_up": Line("IWK-14.1", card=name),
    "builds": Line("IWK-11.3", card=name),
    "transmutes": Line("IWK-12.1 IWK-24.5"),
    "freezes": Line("IWK-19.1", card=name),
    "withers": Line("IWK-26.1", card=name, cube=one),
    "quest_step": Line("IWK-24.3", quest_step),
    "pioneer": Line("IWK-24.13"),
    # Production, Combat, Conquest.
    "tokens": Line("IWK-29.2", n=int),
    "step": Line("IWK-9.2", step),
    "supremacy": Line("IWK-10.2 IWK-16.14", resource=KIND_NAME),
    "fights": Line("IWK-17.8", card=name),
    "thaws": Line("IWK-19.7", card=name),
    "mines": Line("IWK-31.1", mines),
    "passes": Line("IWK-30.8"),
    "recruits": Line("IWK-30.9", n=int),
    "marches": Line("IWK-30.10", marches),
    "frees": Line("IWK-31.6", n=int),
    "imprisons": Line("IWK-31.6", imprisons),
    "refills": Line("IWK-32.4", refills),
    # The end.
    "lost": Line("IWK-33.15", lost),
    "over": Line("IWK-15.1"),
    "medal": Line("IWK-16.15", medal=int),
}
