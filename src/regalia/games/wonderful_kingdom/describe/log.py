"""Events as lines of the log. The parameters of each function are those of `events.ARGUMENTS`."""

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


def event(event: Event) -> Message:
    """The log line of an event."""
    line = TELL[event.kind](*event.args)
    if event.kind == "round" and event.seat < 0:
        return words("event-round-alone", **line.args)
    if event.seat >= 0:
        line.args["seat"] = Seat(event.seat)
    return line


def plain(id: str) -> Callable[[], Message]:
    """A line that needs nothing but the seat."""
    return lambda: words(id)


def one_card(id: str) -> Callable[[int], Message]:
    """A line about one card."""
    return lambda card: words(id, card=name(card))


def some_cards(id: str) -> Callable[..., Message]:
    """A line about several cards."""
    return lambda *cards: words(id, cards=names(cards))


def number(id: str) -> Callable[[int], Message]:
    """A line about a number."""
    return lambda n: words(id, n=n)


def in_area(id: str) -> Callable[[int, int], Message]:
    """A line about a card in an Offer area."""
    return lambda where, card: words(id, area=area(where), card=name(card))


def duchy(row: int) -> Message:
    return words("event-duchy", duchy=DUCHY_NAME[row], side=SIDES[DUCHY_SIDE[row]])


def pack(pack: int) -> Message:
    return words("event-pack", pack=PACK_NAME[pack])


def quest(quest: int) -> Message:
    return words("event-quest", quest=QUEST_NAME[quest])


def board(board: int) -> Message:
    return words("event-board", board=maps.BOARD_SLUG[board])


def scenario(scenario: int) -> Message:
    return words("event-scenario", scenario=SCENARIO_NAME[scenario])


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


def swaps(taken: int, given: int) -> Message:
    return words("event-swaps", taken=name(taken), given=name(given))


def peeks(where: int) -> Message:
    return words("event-peeks", area=area(where))


def spies(where: int, offer: int) -> Message:
    return words("event-spies", zone=zone(where), n=offer + 1)


def danger(where: int) -> Message:
    return words("event-danger", area=area(where))


def turns(where: int, card: int) -> Message:
    return words("event-turns", card=name(card))


def dragon_takes(card: int) -> Message:
    return words("event-dragon-takes") if card < 0 else words("event-dragon-burns", card=name(card))


def covers(number: int) -> Message:
    return words("event-covers", icon=icon(number))


def uncovers(number: int) -> Message:
    return words("event-uncovers", icon=icon(number))


def jests(given: int, taken: int) -> Message:
    return words("event-jests", given=name(given), taken=name(taken))


def withers(card: int, kind: int) -> Message:
    return words("event-withers", card=name(card), cube=amount(kind, 1))


def quest_step(quest: int, step: int) -> Message:
    step_name = STEP_NAME[quest * STEPS + step]
    return words("event-quest-step", quest=QUEST_NAME[quest], step=step_name)


def step(step: int, *counts: int) -> Message:
    if len(counts) == 1:
        return words("event-step-alone", cubes=amount(step, counts[0]))
    made = [words("player-count", seat=Seat(seat), n=n) for seat, n in enumerate(counts)]
    return words("event-step", resource=KIND_NAME[step], counts=made)


def supremacy(step: int) -> Message:
    return words("event-supremacy", resource=KIND_NAME[step])


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


def medal(medal: int) -> Message:
    return words("event-medal", medal=medal)


TELL: Final[dict[str, Callable[..., Message]]] = {
    "first": plain("event-first"),
    "duchy": duchy,
    "pack": pack,
    "quest": quest,
    "board": board,
    "scenario": scenario,
    "candidates": some_cards("event-candidates"),
    "council": one_card("event-council"),
    "round": round,
    "hand": some_cards("event-hand"),
    "menace": one_card("event-menace"),
    "lays": in_area("event-lays"),
    "top": one_card("event-top"),
    "reshuffles": number("event-reshuffles"),
    "offers": offers,
    "hides": in_area("event-hides"),
    "selects": selects,
    "joins": one_card("event-joins"),
    "illusion": in_area("event-illusion"),
    "swaps": swaps,
    "smuggles": in_area("event-smuggles"),
    "peeks": peeks,
    "spies": spies,
    "sees": some_cards("event-sees"),
    "leftovers": some_cards("event-leftovers"),
    "danger": danger,
    "searches": one_card("event-searches"),
    "draws": some_cards("event-draws"),
    "keeps": one_card("event-keeps"),
    "turns": turns,
    "reveals": some_cards("event-reveals"),
    "power": one_card("event-power"),
    "looks": number("event-looks"),
    "discards": some_cards("event-discards"),
    "vermin": number("event-vermin"),
    "dragon_takes": dragon_takes,
    "dragon_waits": number("event-dragon-waits"),
    "dragon_debt": number("event-dragon-debt"),
    "covers": covers,
    "uncovers": uncovers,
    "sacrifices": one_card("event-sacrifices"),
    "calamities": number("event-calamities"),
    "strikes": one_card("event-strikes"),
    "jests": jests,
    "starts": one_card("event-starts"),
    "recycles": one_card("event-recycles"),
    "gives_up": one_card("event-gives-up"),
    "builds": one_card("event-builds"),
    "transmutes": plain("event-transmutes"),
    "freezes": one_card("event-freezes"),
    "withers": withers,
    "quest_step": quest_step,
    "pioneer": plain("event-pioneer"),
    "tokens": number("event-tokens"),
    "step": step,
    "supremacy": supremacy,
    "fights": one_card("event-fights"),
    "thaws": one_card("event-thaws"),
    "mines": mines,
    "passes": plain("event-passes"),
    "recruits": number("event-recruits"),
    "marches": marches,
    "frees": number("event-frees"),
    "imprisons": imprisons,
    "refills": refills,
    "lost": lost,
    "over": plain("event-over"),
    "medal": medal,
}
