"""From an observation of Legends to its view."""

from regalia.games.legends.actions import ACTIONS, NEUTRAL
from regalia.games.legends.material import (
    FACE_SLUG,
    NO_TOKEN,
    PERK,
    PERKS,
    ROW_COST,
    SHAPE_SLUG,
    SLOT_SLUG,
    UNTURNED,
)
from regalia.games.legends.observation import LegendsObservation
from regalia.games.legends.state import ARMY_BITS, ARMY_MASK, CITY_AT, CITY_MASK
from regalia.games.legends.view.records import (
    LINKS,
    PHASES,
    Abilities,
    Board,
    Land,
    LegendsView,
    Link,
    Offer,
    Player,
    Points,
)
from regalia.games.legends.view.things import (
    CARD_FACES,
    REGION_PLACES,
    TOKEN_FACES,
    WARLORD_CARDS,
    Region,
)
from regalia.view.numbers import bits, codes, maybe


def read(seen: LegendsObservation) -> LegendsView:
    """What an observation says, in words."""
    slots = SLOT_SLUG[SHAPE_SLUG.index(str(seen.options["shape"]))]
    return LegendsView(
        game=seen.game,
        options=seen.options,
        seat=maybe(seen.seat),
        to_act=seen.to_act,
        legal=codes(ACTIONS, seen.legal),
        over=seen.over,
        phase=PHASES[seen.phase],
        game_number=seen.game_number + 1,
        setup_player=maybe(seen.setup_player),
        first=maybe(seen.first),
        turn=maybe(seen.turn),
        turns=seen.turns,
        step=seen.step,
        card=None if seen.card < 0 else CARD_FACES[seen.card],
        left=seen.left,
        victim=maybe(seen.victim),
        players=tuple([player(seen, seat) for seat in range(seen.options.seats)]),
        neutral_supply=seen.supply[NEUTRAL],
        row=tuple([Offer(CARD_FACES[card], ROW_COST[at]) for at, card in enumerate(seen.row)]),
        deck=tuple([CARD_FACES[card] for card in bits(seen.deck)]),
        regions=tuple([land(seen, at) for at in range(len(seen.regions))]),
        links=tuple(
            [
                Link(REGION_PLACES[one], REGION_PLACES[other], LINKS[kind])
                for one, other, kind in seen.links
            ]
        ),
        boards=tuple(
            [
                Board(slots[slot], FACE_SLUG[laid // 4], laid % 4)
                for slot, laid in enumerate(seen.layout)
            ]
        ),
        centre=None if seen.centre < 0 else slots[seen.centre],
        start=place(seen.start),
        outpost=place(seen.outpost),
    )


def place(region: int) -> Region | None:
    """A region, or nowhere."""
    return None if region < 0 else REGION_PLACES[region]


def player(seen: LegendsObservation, seat: int) -> Player:
    """What a seat has."""
    warlord = seen.warlords[seat]
    return Player(
        seat=seat,
        coins=seen.coins[seat],
        cards=tuple([CARD_FACES[card] for card in bits(seen.owned[seat])]),
        tokens=tuple([TOKEN_FACES[token - 1] for token in bits(seen.finds[seat])]),
        warlord=WARLORD_CARDS[warlord - 1] if warlord else None,
        abilities=Abilities(*[(seen.perks[seat] >> at) & PERK for at in PERKS.values()]),
        armies_in_supply=seen.supply[seat],
        cities_in_supply=seen.cities[seat],
        captured=seen.captured[seat],
        bid=maybe(seen.bids[seat]),
        past_points=seen.past[seat],
        points=Points(*seen.sheets[seat]),
    )


def land(seen: LegendsObservation, at: int) -> Land:
    """A region in play; `holders` are by its place among them."""
    region = seen.regions[at]
    board = seen.board[region]
    token = seen.tokens[region]
    seats = range(seen.options.seats)
    return Land(
        region=REGION_PLACES[region],
        armies=tuple([(board >> seat * ARMY_BITS) & ARMY_MASK for seat in seats]),
        neutral_armies=(board >> NEUTRAL * ARMY_BITS) & ARMY_MASK,
        cities=tuple([(board >> CITY_AT + seat * 2) & CITY_MASK for seat in seats]),
        controller=maybe(seen.holders[at]),
        token=None if token in (NO_TOKEN, UNTURNED) else TOKEN_FACES[token - 1],
        face_down=(seen.face_down >> region) & 1 == 1,
        looked=tuple([seat for seat in seats if (seen.looked[seat] >> region) & 1]),
    )
