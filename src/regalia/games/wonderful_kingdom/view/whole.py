"""The whole table of It's a Wonderful Kingdom in words: the view, and what it hides."""

from dataclasses import dataclass, fields, replace
from typing import Annotated, Any

from regalia.core.events import SPECTATOR
from regalia.games.wonderful import purse as purses
from regalia.games.wonderful_kingdom.actions import ACTIONS
from regalia.games.wonderful_kingdom.material import NONE, RESOURCES, SIDES
from regalia.games.wonderful_kingdom.rules import Kingdom
from regalia.games.wonderful_kingdom.state import (
    CUBE,
    FACE_DOWN,
    KNOWN_SHIFT,
    OFFER_SHIFT,
    SELECTION,
    TOKEN_SHIFT,
    UNSEEN,
)
from regalia.games.wonderful_kingdom.tabled import card_at, is_down, offer_of, owner_of_token
from regalia.games.wonderful_kingdom.view.parts import Buried, Conquest, Duke, OfferArea, Tabled
from regalia.games.wonderful_kingdom.view.read import card, cards, read
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
from regalia.games.wonderful_kingdom.view.things import Card, Quest, Scenario
from regalia.games.wonderful_kingdom.view.write import id_of, ids, tabled, write
from regalia.view import OneOf, View
from regalia.view.numbers import actions, mask


@dataclass(frozen=True, slots=True)
class Lord(Duke):
    """A player, with all that nobody else sees."""

    own: Mine
    pack_left: tuple[Card, ...]  # Menaces not taken yet


@dataclass(frozen=True, slots=True, kw_only=True)
class KingdomTable(View):
    """Everything on the table; as in the view where that has it."""

    phase: Annotated[str, OneOf(*PHASES)]
    modules: tuple[Annotated[str, OneOf(*MODULES)], ...]
    scenario: Scenario | None
    side: Annotated[str, OneOf(*SIDES)]  # of the Duchies
    round: int  # 1 to 4
    first: int  # the first player of the first round
    turn: int  # of a phase, from 0
    step: Annotated[str, OneOf(*STEPS)]  # of Production
    stage: int  # how far a turn of the phase has come
    lost: Annotated[str, OneOf(*LOST)] | None  # why a scenario is lost at once
    dukes: tuple[Lord, ...]  # by seat
    offers: tuple[OfferArea, ...]  # two
    half: str | None  # the first card of an Offer, as the code of an action
    top: Card | None  # the visible card of a lone player's deck
    deck: tuple[Card, ...]  # in no order that matters
    pile: tuple[Card, ...]  # face-up discards
    buried: tuple[Buried, ...]  # discarded face down
    danger: Danger
    hiding: tuple[Card, ...]  # a lone player's Danger cards that are in no deck any more
    search: Search
    menaces: Menaces
    box: tuple[Card, ...]  # advisors that nobody has seen
    drawn: tuple[Card, ...]  # cards that a seat looks at
    to_keep: int | None  # how many of them are still to be kept
    gift: Card | None  # the card that the Jester gives away
    quests: tuple[Quest, ...]
    pioneer: int | None  # who did a final step first
    conquest: Conquest | None


SHARED = tuple(
    [
        field.name
        for field in fields(KingdomTable)
        if field.name in KingdomView.__dataclass_fields__ and field.name != "dukes"
    ]
)


def read_table(state: Kingdom) -> KingdomTable:
    """All that lies there, whoever sees it."""
    seats = range(state.seats)
    seen = replace(
        state.observe(SPECTATOR),
        areas=tuple([tuple(map(_open, state.area(area))) for area in range(SELECTION)]),
        picked=tuple([tuple(map(_open, state.selection(seat))) for seat in seats]),
        lifted=None if state.lifted == NONE else _open(int(state.lifted)),
        buried=tuple([_dug_up(entry) for entry in state.buried]),
        traps=tuple([int(state.traps(seat)) for seat in seats]),
        spies=tuple([int(state.spies(seat)) for seat in seats]),
        deck=tuple(state.deck),
        drawn=tuple(state.drawn),
    )
    view = read(seen)
    dukes = [
        Lord(
            **{field.name: getattr(duke, field.name) for field in fields(Duke)},
            own=_own(state, duke.seat),
            pack_left=cards(state.packs_left(duke.seat)),
        )
        for duke in view.dukes
    ]
    return KingdomTable(
        **{name: getattr(view, name) for name in SHARED},
        dukes=tuple(dukes),
        half=None if state.half == NONE else " ".join(ACTIONS.codes[state.half]),
        hiding=cards(state.hiding),
        box=cards(state.box),
    )


def _own(state: Kingdom, seat: int) -> Mine:
    return Mine(
        hand=cards(state.hands(seat)),
        chosen=card(int(state.sealed(seat))),
        half=None,
        advisors=cards(state.choices(seat)),
        rejected=card(int(state.rejected(seat))),
    )


def _open(entry: int) -> tuple[int, int, int, int, int]:
    """A card on the table, face down or not; nobody sees a Danger card."""
    found = int(card_at(entry))
    return (
        -1 if found == UNSEEN else found,
        int(is_down(entry)),
        int(offer_of(entry)),
        (entry >> KNOWN_SHIFT) & 3,
        int(owner_of_token(entry)),
    )


def _dug_up(entry: int) -> tuple[int, int, int, int]:
    """A card that was discarded face down: design, round, Offer, who knows it."""
    found, _, offer, known, _ = _open(entry)
    return found, entry >> 16, offer, known


def _closed(shown: Tabled) -> int:
    """A card on the table as the state keeps it."""
    id, down, offer, known, owner = tabled(shown)
    entry = (UNSEEN if id < 0 else id) | offer << OFFER_SHIFT | known << KNOWN_SHIFT
    if down:
        entry |= FACE_DOWN
    return entry | (owner + 1) << TOKEN_SHIFT


def lay_table(state: Kingdom, table: KingdomTable) -> None:
    """Put everything where it is told to be."""
    shared: dict[str, Any] = {name: getattr(table, name) for name in SHARED}
    seen = write(
        KingdomView(
            **shared,
            dukes=table.dukes,
            mine=None,
            deck_size=0,
            buried_dangers=(),
            lurking=(),
            unseen=(),
            box_size=0,
            drawn_size=0,
        )
    )
    state.pending = 0
    state.remember(seen)
    state.deck = bytes(ids(table.deck))
    state.pile = bytes(ids(table.pile))
    state.box = bytes(ids(table.box))
    state.hiding = bytes(ids(table.hiding))
    state.drawn = bytes(ids(table.drawn))
    state.buried = tuple(sorted([_buried(entry) for entry in table.buried]))
    lifted = table.menaces.lifted
    state.lifted = NONE if lifted is None else _closed(lifted)
    state.half = NONE if table.half is None else actions(ACTIONS, [table.half])[0]
    for area in range(SELECTION):
        for shown in table.offers[area].cards:
            state.lay(area, _closed(shown))
    for duke in table.dukes:
        lay_duke(state, duke, seen.sites[duke.seat])


def lay_duke(state: Kingdom, duke: Lord, sites: tuple[int, ...]) -> None:
    """What a player has, seen or not."""
    seat, own = duke.seat, duke.own
    for shown in duke.selection:
        state.pick(seat, _closed(shown))
    for site in sites:
        state.add_site(seat, site)
    state.set_purse(seat, purses.pack(0, duke.krystallium, duke.soldiers, duke.training))
    state.set_traps(seat, duke.traps)
    state.set_spies(seat, duke.spies)
    state.set_alchemy(seat, 0)
    counts = [getattr(duke.alchemy, field.name) for field in fields(duke.alchemy)]
    for kind in range(RESOURCES):
        state.add_alchemy(seat, counts[kind] * CUBE[kind])
    state.set_hands(seat, bytes(sorted(ids(own.hand))))
    state.set_sealed(seat, id_of(own.chosen))
    state.set_choices(seat, bytes(ids(own.advisors)))
    state.set_rejected(seat, id_of(own.rejected))
    state.set_packs_left(seat, bytes(ids(duke.pack_left)))


def _buried(entry: Buried) -> int:
    """A card that was discarded face down, as the state keeps it."""
    where = entry.offer << OFFER_SHIFT | mask(entry.known_to) << KNOWN_SHIFT
    return id_of(entry.card) | FACE_DOWN | where | (entry.round - 1) << 16
