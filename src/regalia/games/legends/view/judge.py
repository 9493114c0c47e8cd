"""What cannot be on a table of Legends."""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from regalia.games.legends.material import (
    ARMIES,
    CITIES,
    DECK_MASK,
    LONG_GAMES,
    ROW_SIZE,
    SHAPE_SLUG,
    SLOT_SLUG,
    TOKEN_COUNT,
)
from regalia.games.legends.rules import Legends
from regalia.games.legends.view.records import LegendsView
from regalia.games.legends.view.things import CARD_FACES, TOKEN_FACES
from regalia.text import shown
from regalia.view.position import Faults
from regalia.view.record import Thing

# In these nobody is asked anything before they have cleared the table again.
FLEETING: Final = ("setup", "deal")
# Steps of a card's action.
OF_A_CARD: Final = ("choice", "placement", "movement", "construction", "destruction", "theft")


def judge(state: Legends, view: LegendsView, faults: Faults) -> None:
    """Pieces, cards and tokens that there are, each in one place; a phase that fits."""
    judge_phase(view, faults)
    slots = SLOT_SLUG[SHAPE_SLUG.index(str(view.options["shape"]))]
    if view.centre is not None and view.centre not in slots:
        args = {"value": shown(view.centre), "known": ", ".join(slots), "hint": ""}
        faults.add("centre", "common.fault-word", **args)
    judge_pieces(view, faults)
    judge_cards(view, faults)
    judge_tokens(view, faults)
    for at, player in enumerate(view.players):
        if player.warlord is not None and not view.options["warlords"]:
            faults.add(f"players[{at}].warlord", "legends.fault-no-warlords")
    led = [player.warlord for player in view.players if player.warlord is not None]
    for at, warlord in twice(led):
        faults.add(f"players[{at}].warlord", "common.fault-twice", what=warlord.slug)


def twice(things: Iterable[Thing]) -> list[tuple[int, Thing]]:
    """The things that have come before, with their places."""
    found = list(things)
    return [(at, thing) for at, thing in enumerate(found) if thing in found[:at]]


def judge_phase(view: LegendsView, faults: Faults) -> None:
    """A card is carried out in its phases only; who acts has the turn."""
    games = LONG_GAMES if view.options["long_game"] else 1
    if not 1 <= view.game_number <= games:
        faults.add("game_number", "legends.fault-game", last=games)
    if view.phase in FLEETING:
        faults.add("phase", "legends.fault-fleeting", phase=view.phase)
    if view.phase in OF_A_CARD and view.card is None:
        faults.add("card", "legends.fault-no-card", phase=view.phase)
    if view.card is not None and view.phase in ("bids", "row", "extra"):
        faults.add("card", "legends.fault-card", phase=view.phase)
    if view.phase in ("row", *OF_A_CARD) and view.to_act not in ((), (view.turn,)):
        faults.add("to_act", "legends.fault-turn")
    if view.phase in ("row", *OF_A_CARD) and view.turn is None:
        faults.add("turn", "common.fault-missing", field="turn")
    if view.phase == "theft" and view.victim is None:
        faults.add("victim", "common.fault-missing", field="victim")


def judge_pieces(view: LegendsView, faults: Faults) -> None:
    """Eighteen armies and three cities of a colour."""
    seats = len(view.players)
    for at, land in enumerate(view.regions):
        for name, row in (("armies", land.armies), ("cities", land.cities)):
            if len(row) != seats:
                faults.add(f"regions[{at}].{name}", "legends.fault-row", count=seats)
    if faults.found:
        return
    for at, player in enumerate(view.players):
        seat = player.seat
        armies = sum([land.armies[seat] for land in view.regions]) + player.captured
        if armies > ARMIES:
            faults.add(f"players[{at}]", "legends.fault-armies", count=armies, total=ARMIES)
        elif armies + player.armies_in_supply != ARMIES:
            name = f"players[{at}].armies_in_supply"
            faults.add(name, "legends.fault-supply", count=armies, total=ARMIES)
        cities = sum([land.cities[seat] for land in view.regions])
        if cities > CITIES:
            faults.add(f"players[{at}]", "legends.fault-cities", count=cities, total=CITIES)
        elif cities + player.cities_in_supply != CITIES:
            name = f"players[{at}].cities_in_supply"
            faults.add(name, "legends.fault-supply", count=cities, total=CITIES)
    neutral = sum([land.neutral_armies for land in view.regions])
    if neutral and seats != 2:
        faults.add("regions", "legends.fault-neutral")
    elif neutral + view.neutral_supply != ARMIES:
        faults.add("neutral_supply", "legends.fault-neutral-count", count=neutral, total=ARMIES)


def judge_cards(view: LegendsView, faults: Faults) -> None:
    """Every card in one place, none that is not in this deck."""
    places = [
        (f"players[{at}].cards[{n}]", card)
        for at, player in enumerate(view.players)
        for n, card in enumerate(player.cards)
    ]
    places += [(f"row[{at}].card", offer.card) for at, offer in enumerate(view.row)]
    places += [(f"deck[{at}]", card) for at, card in enumerate(view.deck)]
    deck = DECK_MASK[len(view.players)]
    met: list[Thing] = []
    for place, card in places:
        if card in met:
            faults.add(place, "common.fault-twice", what=card.slug)
        elif (deck >> CARD_FACES.index(card)) & 1 == 0:
            faults.add(place, "legends.fault-deck", card=card.slug, n=len(view.players))
        met.append(card)
    if len(view.row) > ROW_SIZE:
        faults.add("row", "legends.fault-row-size", count=ROW_SIZE)
    if view.card is not None and view.turn is not None:
        if view.card not in view.players[view.turn].cards:
            faults.add("card", "legends.fault-not-taken", card=view.card.slug)


def judge_tokens(view: LegendsView, faults: Faults) -> None:
    """No token more often than it exists; nobody looked where nothing lies face down."""
    owned = [token for player in view.players for token in player.tokens]
    counts = Counter([*owned, *[land.token for land in view.regions if land.token is not None]])
    for token, count in counts.items():
        most = TOKEN_COUNT[TOKEN_FACES.index(token) + 1]
        if count > most:
            faults.add("", "legends.fault-token", token=token.slug, count=count, total=most)
    for at, land in enumerate(view.regions):
        if land.looked and not land.face_down:
            faults.add(f"regions[{at}].looked", "legends.fault-looked")
