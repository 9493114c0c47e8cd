"""From an observation of It's a Wonderful World to its view."""

from collections.abc import Iterable

from regalia.games.wonderful.sites import card_of, free_of
from regalia.games.wonderful_world import area
from regalia.games.wonderful_world.actions import ACTIONS
from regalia.games.wonderful_world.material import KIND_SLUG, KINDS, SIDES
from regalia.games.wonderful_world.observation import WorldObservation
from regalia.games.wonderful_world.view.records import (
    DECKS,
    PHASES,
    STAGES,
    STEPS,
    Area,
    ByDeck,
    Mine,
    Player,
    Site,
    Sizes,
    WorldView,
)
from regalia.games.wonderful_world.view.things import (
    CARD_FACES,
    EMPIRE_CARDS,
    SCENARIOS,
    Card,
    Resources,
)
from regalia.view.numbers import bits, codes, maybe


def read(seen: WorldObservation) -> WorldView:
    """What an observation says, in words."""
    return WorldView(
        game=seen.game,
        options=seen.options,
        seat=maybe(seen.seat),
        to_act=seen.to_act,
        legal=codes(ACTIONS, seen.legal),
        over=seen.over,
        phase=PHASES[seen.phase],
        round=seen.round + 1,
        step=STEPS[seen.step],
        picks=seen.pick,
        sequence=seen.sequence,
        stage=STAGES[seen.stage],
        opened=seen.opened,
        side=SIDES[seen.side],
        scenario=None if seen.scenario < 0 else SCENARIOS[seen.scenario],
        apart=tuple([DECKS[deck] for deck in bits(seen.apart)]),
        players=tuple([player(seen, seat) for seat in range(seen.options.seats)]),
        mine=mine(seen),
        choosing=bits(seen.due),
        deck_sizes=Sizes(*seen.deck_sizes),
        pile=cards(seen.pile),
        buried=cards(seen.buried),
        buried_sizes=Sizes(*seen.buried_backs),
        pools=ByDeck(*map(cards, seen.pools)),
        drawn=cards(seen.drawn),
        unseen=ByDeck(*map(cards, seen.unseen)),
    )


def cards(ids: Iterable[int]) -> tuple[Card, ...]:
    """Cards by number."""
    return tuple([CARD_FACES[id] for id in ids])


def site(packed: int) -> Site:
    """A card under construction."""
    missing = Resources(*[free_of(packed, kind) for kind in range(KINDS)])
    return Site(CARD_FACES[card_of(packed)], missing)


def player(seen: WorldObservation, seat: int) -> Player:
    """A player, with the area as everybody saw it last."""
    shown = seen.areas[seat]
    return Player(
        seat=seat,
        empire=EMPIRE_CARDS[seen.rows[seat]],
        area=Area(tuple(map(site, shown.sites)), cards(shown.built), *shown[2:]),
        hand_size=seen.hand_sizes[seat],
        hand_ascension=seen.hand_backs[seat],
        hand=cards(seen.hands[seat]),
        drafted=cards(seen.drafts[seat]),
        production=seen.counts[seat],
    )


def mine(seen: WorldObservation) -> Mine | None:
    """What only its player sees; a lone one plays in the open."""
    if seen.seat < 0 and seen.options.seats > 1:
        return None
    now: area.Area = seen.mine
    return Mine(
        tuple(map(site, now.sites)),
        cards(now.built),
        *now[2:],
        drafted=None if seen.sealed < 0 else CARD_FACES[seen.sealed],
        to_plan=cards(seen.todo),
        scrap=cards(seen.scrap),
        recycled=cards(seen.recycled),
        owes_character=seen.owes,
        took_financier=seen.chosen,
        carried=None if seen.carried < 0 else KIND_SLUG[seen.carried],
    )
