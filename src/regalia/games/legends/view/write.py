"""From a view of Legends back to the observation it was read from."""

from dataclasses import astuple

from regalia.games.legends.actions import ACTIONS, COLOURS, NEUTRAL
from regalia.games.legends.material import (
    ARMIES,
    FACE_SLUG,
    NO_TOKEN,
    PERKS,
    REGIONS,
    SHAPE_SLUG,
    SLOT_SLUG,
    UNTURNED,
)
from regalia.games.legends.observation import LegendsObservation
from regalia.games.legends.state import ARMY_BITS, CITY_AT
from regalia.games.legends.view.records import LINKS, PHASES, Abilities, Land, LegendsView
from regalia.games.legends.view.things import (
    CARD_FACES,
    REGION_PLACES,
    TOKEN_FACES,
    WARLORD_CARDS,
    Region,
)
from regalia.view.numbers import actions, mask, number


def write(view: LegendsView) -> LegendsObservation:
    """What a view says, in numbers."""
    players = view.players
    slots = SLOT_SLUG[SHAPE_SLUG.index(str(view.options["shape"]))]
    lands = {id_of(land.region): land for land in view.regions}
    supply = [ARMIES] * COLOURS  # of colours that nobody plays, too
    supply[: len(players)] = [p.armies_in_supply for p in players]
    supply[NEUTRAL] = view.neutral_supply
    return LegendsObservation(
        game=view.game,
        options=view.options,
        seat=number(view.seat),
        to_act=view.to_act,
        legal=actions(ACTIONS, view.legal),
        over=view.over,
        phase=PHASES.index(view.phase),
        game_number=view.game_number - 1,
        past=tuple([p.past_points for p in players]),
        setup_player=number(view.setup_player),
        first=number(view.first),
        turn=number(view.turn),
        turns=view.turns,
        step=view.step,
        card=-1 if view.card is None else CARD_FACES.index(view.card),
        left=view.left,
        victim=number(view.victim),
        regions=tuple(lands),
        links=tuple(
            [(id_of(link.one), id_of(link.other), LINKS.index(link.kind)) for link in view.links]
        ),
        layout=tuple([FACE_SLUG.index(board.face) * 4 + board.turns for board in view.boards]),
        centre=-1 if view.centre is None else slots.index(view.centre),
        start=id_of(view.start),
        outpost=id_of(view.outpost),
        tokens=tuple([token_of(lands[r]) if r in lands else NO_TOKEN for r in range(REGIONS)]),
        face_down=mask([region for region, land in lands.items() if land.face_down]),
        looked=tuple(
            [
                mask([region for region, land in lands.items() if p.seat in land.looked])
                for p in players
            ]
        ),
        board=tuple([pieces(lands[r]) if r in lands else 0 for r in range(REGIONS)]),
        holders=tuple([number(land.controller) for land in view.regions]),
        supply=tuple(supply),
        cities=tuple([p.cities_in_supply for p in players]),
        captured=tuple([p.captured for p in players]),
        coins=tuple([p.coins for p in players]),
        perks=tuple([perks(p.abilities) for p in players]),
        owned=tuple([mask(map(CARD_FACES.index, p.cards)) for p in players]),
        finds=tuple([mask([TOKEN_FACES.index(t) + 1 for t in p.tokens]) for p in players]),
        warlords=tuple([WARLORD_CARDS.index(p.warlord) + 1 if p.warlord else 0 for p in players]),
        row=tuple([CARD_FACES.index(offer.card) for offer in view.row]),
        deck=mask(map(CARD_FACES.index, view.deck)),
        bids=tuple([number(p.bid) for p in players]),
        sheets=tuple([astuple(p.points) for p in players]),
    )


def id_of(region: Region | None) -> int:
    """A region's number, -1 for nowhere."""
    return -1 if region is None else REGION_PLACES.index(region)


def token_of(land: Land) -> int:
    """What lies on a region; what lies face down and is unknown counts as unturned."""
    if land.token is not None:
        return TOKEN_FACES.index(land.token) + 1
    return UNTURNED if land.face_down else NO_TOKEN


def pieces(land: Land) -> int:
    """Armies and cities of a region, as `state` packs them."""
    packed = land.neutral_armies << NEUTRAL * ARMY_BITS
    for seat, (armies, cities) in enumerate(zip(land.armies, land.cities, strict=True)):
        packed |= armies << seat * ARMY_BITS | cities << CITY_AT + seat * 2
    return packed


def perks(abilities: Abilities) -> int:
    """Lasting abilities, five bits each."""
    counts = zip(astuple(abilities), PERKS.values(), strict=True)
    return sum([count << at for count, at in counts])
