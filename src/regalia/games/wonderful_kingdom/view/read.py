"""From an observation of the Kingdom to its view."""

from collections.abc import Iterable

from regalia.games.wonderful.sites import card_of, free_of
from regalia.games.wonderful_kingdom.actions import (
    ACTIONS,
    ICON_CARD,
    ICON_WHAT,
    PER_LINE,
)
from regalia.games.wonderful_kingdom.maps import BOARD_SLUG, PLACE_SLUG
from regalia.games.wonderful_kingdom.material import (
    ADVISOR_0,
    CARDS,
    KIND_SLUG,
    KINDS,
    RESOURCES,
    SIDES,
)
from regalia.games.wonderful_kingdom.observation import KingdomObservation
from regalia.games.wonderful_kingdom.quests import STEPS as QUEST_STEPS
from regalia.games.wonderful_kingdom.sites import is_frozen, wild_of
from regalia.games.wonderful_kingdom.view.parts import (
    Buried,
    BuriedDanger,
    Conquest,
    Cubes,
    Duke,
    Icon,
    OfferArea,
    Place,
    Progress,
    Site,
    Tabled,
)
from regalia.games.wonderful_kingdom.view.records import (
    LOST,
    MODULES,
    PHASES,
    STEPS,
    Danger,
    KingdomView,
    Menaces,
    Mine,
    Search,
)
from regalia.games.wonderful_kingdom.view.things import (
    CARD_FACES,
    DUCHY_CARDS,
    PACKS,
    QUEST_BOARDS,
    SCENARIOS,
    Card,
    Resources,
)
from regalia.view.numbers import bits, codes, maybe


def read(seen: KingdomObservation) -> KingdomView:
    """What an observation says, in words."""
    return KingdomView(
        game=seen.game,
        options=seen.options,
        seat=maybe(seen.seat),
        to_act=seen.to_act,
        legal=codes(ACTIONS, seen.legal),
        over=seen.over,
        phase=PHASES[seen.phase],
        modules=modules(seen),
        scenario=None if seen.scenario < 0 else SCENARIOS[seen.scenario],
        side=SIDES[seen.side],
        round=seen.round + 1,
        first=seen.first,
        turn=seen.turn,
        step=STEPS[seen.step],
        stage=seen.stage,
        lost=LOST[seen.lost - 1] if seen.lost else None,
        dukes=tuple([duke(seen, seat) for seat in range(seen.options.seats)]),
        mine=mine(seen),
        offers=tuple([OfferArea(tuple([tabled(*one) for one in area])) for area in seen.areas]),
        deck_size=seen.deck_size,
        top=card(seen.top),
        deck=cards(seen.deck),
        pile=cards(seen.pile),
        buried=tuple(
            [
                Buried(card(id), round + 1, offer, bits(known))
                for id, round, offer, known in seen.buried
            ]
        ),
        buried_dangers=tuple(
            [BuriedDanger(round + 1, seat) for round, seat in seen.buried_special]
        ),
        lurking=bits(seen.lurking),
        unseen=cards(seen.unseen),
        danger=Danger(seen.danger, seen.danger_deck, cards(seen.special), seen.parted == 1),
        search=Search(seen.spy_total, seen.searched == 1, maybe(seen.search_area)),
        menaces=Menaces(
            vermin=seen.vermin,
            dues=seen.dues,
            stolen_left=seen.stolen_left,
            shadow_cubes=seen.shadow_cubes,
            syphon_cubes=seen.syphon_cubes,
            lifted=None if seen.lifted is None else tabled(*seen.lifted),
            lifted_from=seen.lifted_from,
            swapped=seen.swapped == 1,
            late=seen.late == 1,
        ),
        box_size=seen.box_size,
        drawn=cards(seen.drawn),
        drawn_size=seen.drawn_size,
        to_keep=maybe(seen.to_keep),
        gift=card(seen.gift),
        quests=tuple([QUEST_BOARDS[id] for id in seen.quests]),
        pioneer=maybe(seen.pioneer),
        conquest=conquest(seen),
    )


def modules(seen: KingdomObservation) -> tuple[str, ...]:
    """What is about."""
    flags = (
        seen.has_menace,
        seen.has_giants,
        seen.has_tokens,
        seen.has_council,
        seen.has_quest,
        seen.has_map,
        seen.deluxe,
    )
    return tuple([name for name, flag in zip(MODULES, flags, strict=True) if flag])


def card(id: int) -> Card | None:
    """A card, or none that is known."""
    return None if id < 0 else CARD_FACES[id]


def cards(ids: Iterable[int]) -> tuple[Card, ...]:
    """Cards by number."""
    return tuple([CARD_FACES[id] for id in ids])


def advisors(mask: int) -> tuple[Card, ...]:
    """Advisors of a mask."""
    return tuple([CARD_FACES[ADVISOR_0 + bit] for bit in bits(mask)])


def tabled(id: int, down: int, offer: int, known: int, owner: int) -> Tabled:
    """A card on the table."""
    return Tabled(card(id), down == 1, offer, bits(known), maybe(owner))


def site(packed: int) -> Site:
    """A card under construction."""
    return Site(
        card=CARD_FACES[card_of(packed)],
        missing=Resources(*[free_of(packed, kind) for kind in range(KINDS)]),
        wild=Cubes(*[wild_of(packed, kind) for kind in range(RESOURCES)]),
        frozen=is_frozen(packed),
    )


def icon(number: int) -> Icon:
    """A production icon."""
    id, what = ICON_CARD[number], ICON_WHAT[number]
    resource = "per" if what == PER_LINE else KIND_SLUG[what]
    if id < CARDS:
        return Icon(CARD_FACES[id], None, resource)
    return Icon(None, DUCHY_CARDS[id - CARDS], resource)


def duke(seen: KingdomObservation, seat: int) -> Duke:
    """What lies open before a seat."""
    bit = 1 << seat
    in_hand = [(seen.cubes[seat] >> 8 * kind) & 255 for kind in range(RESOURCES + 1)]
    return Duke(
        seat=seat,
        duchy=DUCHY_CARDS[seen.rows[seat]],
        hand_size=seen.hand_sizes[seat],
        selection=tuple([tabled(*one) for one in seen.picked[seat]]),
        traps=seen.traps[seat],
        spies=seen.spies[seat],
        construction=tuple([site(packed) for packed in seen.sites[seat]]),
        built=cards(seen.built[seat]),
        calamities=seen.calamities[seat],
        krystallium=seen.krystallium[seat],
        soldiers=seen.soldiers[seat],
        training=seen.training[seat],
        alchemy=Cubes(*seen.alchemy[seat]),
        cubes=Cubes(*in_hand[:RESOURCES]),
        cubes_of_choice=in_hand[RESOURCES],
        production=seen.counts[seat],
        loose=seen.loose[seat],
        pack=PACKS[seen.packs[seat]] if seen.packs else None,
        pack_size=seen.pack_sizes[seat],
        pack_unseen=cards(seen.unseen_menaces[seat]),
        menaces=cards(seen.menaces[seat]),
        soldiers_owed=seen.debt[seat],
        cubes_owed=seen.withering[seat],
        stolen=tuple([icon(number) for number in seen.stolen[seat]]),
        may_uncover=seen.uncovering & bit != 0,
        eggs=seen.eggs[seat],
        sisters=seen.sisters[seat],
        illusion_tokens=seen.tokens[seat],
        council=advisors(seen.council[seat]),
        acted=advisors(seen.used[seat]),
        trades=seen.trading & bit != 0,
        armed=seen.armed & bit != 0,
        conjures=seen.conjuring[seat],
        herald_points=seen.heralds[seat],
        quests=tuple(
            [
                Progress(QUEST_BOARDS[quest], steps(seen.steps[seat] >> QUEST_STEPS * number))
                for number, quest in enumerate(seen.quests)
            ]
        ),
        did_final_step=seen.finals & bit != 0,
    )


def steps(done: int) -> tuple[int, ...]:
    """The steps of one quest that are done, from 1."""
    return tuple([step + 1 for step in range(QUEST_STEPS) if (done >> step) & 1])


def mine(seen: KingdomObservation) -> Mine | None:
    """What only its player sees; a lone one plays in the open."""
    if seen.seat < 0 and seen.options.seats > 1:
        return None
    return Mine(
        hand=cards(seen.hand),
        chosen=card(seen.sealed),
        half=None if seen.half < 0 else " ".join(ACTIONS.codes[seen.half]),
        advisors=cards(seen.choices),
        rejected=card(seen.rejected),
    )


def conquest(seen: KingdomObservation) -> Conquest | None:
    """The map, where there is one."""
    if seen.board < 0:
        return None
    names = PLACE_SLUG[seen.board]
    count = len(names)
    return Conquest(
        board=BOARD_SLUG[seen.board],
        places=tuple(
            [
                Place(
                    place=name,
                    armies=(seen.armies[at], seen.armies[count + at]),
                    occupied=bits(seen.occupied[at]),
                    joined=seen.joined[at],
                    unsettled=(seen.unsettled >> at) & 1 == 1,
                )
                for at, name in enumerate(names)
            ]
        ),
        reserve=seen.reserve,
        prisoners=seen.prisoners,
        mover=seen.mover,
        goal=None if seen.goal < 0 else names[seen.goal],
        passes=seen.passes,
        strikes=seen.strikes,
    )
