"""From a view of the Kingdom back to the observation it was read from."""

from collections.abc import Iterable
from dataclasses import astuple

from regalia.games.wonderful import sites
from regalia.games.wonderful_kingdom.actions import (
    ACTIONS,
    ICON_CARD,
    ICON_WHAT,
    ICONS,
    PER_LINE,
)
from regalia.games.wonderful_kingdom.maps import BOARD_SLUG, PLACE_SLUG
from regalia.games.wonderful_kingdom.material import (
    ADVISOR_0,
    CARDS,
    KIND_SLUG,
    RESOURCES,
    SIDES,
)
from regalia.games.wonderful_kingdom.observation import KingdomObservation
from regalia.games.wonderful_kingdom.quests import STEPS as QUEST_STEPS
from regalia.games.wonderful_kingdom.sites import GIANT, WILD
from regalia.games.wonderful_kingdom.view.parts import Duke, Icon, Site, Tabled
from regalia.games.wonderful_kingdom.view.records import LOST, PHASES, STEPS, KingdomView, Mine
from regalia.games.wonderful_kingdom.view.things import (
    CARD_FACES,
    DUCHY_CARDS,
    PACKS,
    QUEST_BOARDS,
    SCENARIOS,
    Card,
)
from regalia.view.numbers import actions, mask, number

_IDS = {card.slug: id for id, card in enumerate(CARD_FACES)}
_ICONS = {(ICON_CARD[icon], ICON_WHAT[icon]): icon for icon in range(ICONS)}
_WHAT = (*KIND_SLUG[:RESOURCES], "per")  # PER_LINE comes after the resources
_NOTHING = Mine((), None, None, (), None)


def write(view: KingdomView) -> KingdomObservation:
    """What a view says, in numbers."""
    dukes, danger, menaces = view.dukes, view.danger, view.menaces
    mine = view.mine or _NOTHING
    land = view.conquest
    places = land.places if land else ()
    names = PLACE_SLUG[BOARD_SLUG.index(land.board)] if land else []
    return KingdomObservation(
        game=view.game,
        options=view.options,
        seat=number(view.seat),
        to_act=view.to_act,
        legal=actions(ACTIONS, view.legal),
        over=view.over,
        phase=PHASES.index(view.phase),
        has_menace=int("menace" in view.modules),
        has_giants=int("giants" in view.modules),
        has_tokens=int("tokens" in view.modules),
        has_council=int("council" in view.modules),
        has_quest=int("quest" in view.modules),
        has_map=int("map" in view.modules),
        deluxe=int("deluxe" in view.modules),
        scenario=-1 if view.scenario is None else SCENARIOS.index(view.scenario),
        side=SIDES.index(view.side),
        rows=tuple([DUCHY_CARDS.index(d.duchy) for d in dukes]),
        round=view.round - 1,
        first=view.first,
        turn=view.turn,
        step=STEPS.index(view.step),
        stage=view.stage,
        lost=LOST.index(view.lost) + 1 if view.lost else 0,
        deck_size=view.deck_size,
        top=id_of(view.top),
        pile=ids(view.pile),
        buried=tuple(
            [(id_of(b.card), b.round - 1, b.offer, mask(b.known_to)) for b in view.buried]
        ),
        danger=danger.unturned,
        danger_deck=danger.deck,
        special=ids(danger.special),
        parted=int(danger.apart),
        deck=ids(view.deck),
        unseen=ids(view.unseen),
        hand=ids(mine.hand),
        hand_sizes=tuple([d.hand_size for d in dukes]),
        sealed=id_of(mine.chosen),
        areas=tuple([tuple(map(tabled, area.cards)) for area in view.offers]),
        picked=tuple([tuple(map(tabled, d.selection)) for d in dukes]),
        half=-1 if mine.half is None else actions(ACTIONS, [mine.half])[0],
        traps=tuple([d.traps for d in dukes]),
        spies=tuple([d.spies for d in dukes]),
        spy_total=view.search.spies,
        searched=int(view.search.searched),
        search_area=number(view.search.area),
        lurking=mask(view.lurking),
        buried_special=tuple([(b.round - 1, b.seat) for b in view.buried_dangers]),
        sites=tuple([tuple(map(site, d.construction)) for d in dukes]),
        built=tuple([ids(d.built) for d in dukes]),
        calamities=tuple([d.calamities for d in dukes]),
        krystallium=tuple([d.krystallium for d in dukes]),
        soldiers=tuple([d.soldiers for d in dukes]),
        training=tuple([d.training for d in dukes]),
        alchemy=tuple([astuple(d.alchemy) for d in dukes]),
        cubes=tuple([cubes(d) for d in dukes]),
        counts=tuple([d.production for d in dukes]),
        loose=tuple([d.loose for d in dukes]),
        packs=tuple([PACKS.index(d.pack) for d in dukes if d.pack]),
        pack_sizes=tuple([d.pack_size for d in dukes]),
        unseen_menaces=tuple([ids(d.pack_unseen) for d in dukes]),
        menaces=tuple([ids(d.menaces) for d in dukes]),
        vermin=menaces.vermin,
        dues=menaces.dues,
        debt=tuple([d.soldiers_owed for d in dukes]),
        withering=tuple([d.cubes_owed for d in dukes]),
        stolen=tuple([tuple(sorted(map(icon, d.stolen))) for d in dukes]),
        stolen_left=menaces.stolen_left,
        uncovering=mask([d.seat for d in dukes if d.may_uncover]),
        eggs=tuple([d.eggs for d in dukes]),
        sisters=tuple([d.sisters for d in dukes]),
        shadow_cubes=menaces.shadow_cubes,
        syphon_cubes=menaces.syphon_cubes,
        tokens=tuple([d.illusion_tokens for d in dukes]),
        lifted=None if menaces.lifted is None else tabled(menaces.lifted),
        lifted_from=menaces.lifted_from,
        swapped=int(menaces.swapped),
        late=int(menaces.late),
        box_size=view.box_size,
        choices=ids(mine.advisors),
        rejected=id_of(mine.rejected),
        council=tuple([advisors(d.council) for d in dukes]),
        used=tuple([advisors(d.acted) for d in dukes]),
        drawn=ids(view.drawn),
        drawn_size=view.drawn_size,
        to_keep=number(view.to_keep),
        gift=id_of(view.gift),
        trading=mask([d.seat for d in dukes if d.trades]),
        armed=mask([d.seat for d in dukes if d.armed]),
        conjuring=tuple([d.conjures for d in dukes]),
        heralds=tuple([d.herald_points for d in dukes]),
        quests=tuple([QUEST_BOARDS.index(quest) for quest in view.quests]),
        steps=tuple([steps(d) for d in dukes]),
        finals=mask([d.seat for d in dukes if d.did_final_step]),
        pioneer=number(view.pioneer),
        board=BOARD_SLUG.index(land.board) if land else -1,
        armies=tuple([place.armies[side] for side in range(2) for place in places]),
        occupied=tuple([mask(place.occupied) for place in places]),
        reserve=land.reserve if land else (),
        prisoners=land.prisoners if land else (),
        mover=land.mover if land else 0,
        goal=names.index(land.goal) if land and land.goal else -1,
        joined=tuple([place.joined for place in places]),
        unsettled=mask([at for at, place in enumerate(places) if place.unsettled]),
        passes=land.passes if land else 0,
        strikes=land.strikes if land else 0,
    )


def id_of(card: Card | None) -> int:
    """A card's number, -1 for none."""
    return -1 if card is None else _IDS[card.slug]


def ids(cards: Iterable[Card]) -> tuple[int, ...]:
    """Cards as numbers."""
    return tuple([_IDS[card.slug] for card in cards])


def advisors(cards: Iterable[Card]) -> int:
    """Advisors as a mask."""
    return mask([_IDS[card.slug] - ADVISOR_0 for card in cards])


def tabled(found: Tabled) -> tuple[int, int, int, int, int]:
    """A card on the table as observations hold it."""
    return (
        id_of(found.card),
        int(found.face_down),
        found.offer,
        mask(found.known_to),
        number(found.token_of),
    )


def site(found: Site) -> int:
    """A card under construction, as `sites` packs it."""
    packed = sites.found(_IDS[found.card.slug], sites.pack(list(astuple(found.missing))))
    for resource, count in enumerate(astuple(found.wild)):
        packed += count * WILD[resource]
    return packed | GIANT if found.frozen else packed


def icon(found: Icon) -> int:
    """A production icon's number."""
    if found.card is not None:
        where = _IDS[found.card.slug]
    else:
        assert found.duchy is not None
        where = CARDS + DUCHY_CARDS.index(found.duchy)
    assert _WHAT[PER_LINE] == "per"
    return _ICONS[where, _WHAT.index(found.resource)]


def cubes(duke: Duke) -> int:
    """Cubes in hand, eight bits for each kind."""
    counts = (*astuple(duke.cubes), duke.cubes_of_choice)
    return sum([count << 8 * kind for kind, count in enumerate(counts)])


def steps(duke: Duke) -> int:
    """Steps done, four bits for each quest."""
    return sum(
        [
            1 << QUEST_STEPS * at + step - 1
            for at, progress in enumerate(duke.quests)
            for step in progress.done
        ]
    )
