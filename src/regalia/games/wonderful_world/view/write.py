"""From a view of It's a Wonderful World back to the observation it was read from."""

from collections.abc import Iterable
from dataclasses import astuple

from regalia.games.wonderful import sites
from regalia.games.wonderful_world import area
from regalia.games.wonderful_world.actions import ACTIONS
from regalia.games.wonderful_world.material import KIND_SLUG, SIDES
from regalia.games.wonderful_world.observation import WorldObservation
from regalia.games.wonderful_world.view.records import (
    DECKS,
    PHASES,
    STAGES,
    STEPS,
    Area,
    ByDeck,
    Sizes,
    WorldView,
)
from regalia.games.wonderful_world.view.things import (
    CARD_FACES,
    EMPIRE_CARDS,
    SCENARIOS,
    Card,
)
from regalia.view.numbers import actions, mask, number

_IDS = {card.slug: id for id, card in enumerate(CARD_FACES)}


def write(view: WorldView) -> WorldObservation:
    """What a view says, in numbers."""
    players, mine = view.players, view.mine
    return WorldObservation(
        game=view.game,
        options=view.options,
        seat=number(view.seat),
        to_act=view.to_act,
        legal=actions(ACTIONS, view.legal),
        over=view.over,
        phase=PHASES.index(view.phase),
        round=view.round - 1,
        step=STEPS.index(view.step),
        pick=view.picks,
        sequence=view.sequence,
        stage=STAGES.index(view.stage),
        opened=view.opened,
        side=SIDES.index(view.side),
        scenario=-1 if view.scenario is None else SCENARIOS.index(view.scenario),
        apart=mask(map(DECKS.index, view.apart)),
        rows=tuple([EMPIRE_CARDS.index(p.empire) for p in players]),
        areas=tuple([packed(p.area) for p in players]),
        due=mask(view.choosing),
        buried=ids(view.buried),
        buried_backs=sizes(view.buried_sizes),
        pile=ids(view.pile),
        pools=by_deck(view.pools),
        deck_sizes=sizes(view.deck_sizes),
        unseen=by_deck(view.unseen),
        hand_sizes=tuple([p.hand_size for p in players]),
        hand_backs=tuple([p.hand_ascension for p in players]),
        hands=tuple([ids(p.hand) for p in players]),
        sealed=-1 if mine is None or mine.drafted is None else _IDS[mine.drafted.slug],
        drafts=tuple([ids(p.drafted) for p in players]),
        todo=ids(mine.to_plan if mine else ()),
        drawn=ids(view.drawn),
        scrap=ids(mine.scrap if mine else ()),
        recycled=ids(mine.recycled if mine else ()),
        mine=packed(mine) if mine else area.NOWHERE,
        owes=mine is not None and mine.owes_character,
        chosen=mine is not None and mine.took_financier,
        counts=tuple([p.production for p in players]),
        carried=-1 if mine is None or mine.carried is None else KIND_SLUG.index(mine.carried),
    )


def ids(cards: Iterable[Card]) -> tuple[int, ...]:
    """Cards as numbers."""
    return tuple([_IDS[card.slug] for card in cards])


def by_deck(cards: ByDeck) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Cards of both backs as numbers."""
    return ids(cards.base), ids(cards.ascension)


def sizes(found: Sizes) -> tuple[int, int]:
    """Numbers of cards of both backs."""
    return found.base, found.ascension


def packed(found: Area) -> area.Area:
    """An area as observations hold it."""
    under = [
        sites.found(_IDS[site.card.slug], sites.pack(list(astuple(site.missing))))
        for site in found.construction
    ]
    return area.Area(
        sites=tuple(sorted(under)),  # a position may tell them in any order
        built=ids(found.constructed),
        cubes=found.cubes,
        krystallium=found.krystallium,
        generals=found.generals,
        financiers=found.financiers,
        loose=found.loose,
    )
