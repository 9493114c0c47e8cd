"""The whole table of It's a Wonderful World in words: the view, and what each player alone sees."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Annotated

from regalia.core.events import SPECTATOR
from regalia.games.wonderful.bag import ONE
from regalia.games.wonderful_world import area
from regalia.games.wonderful_world.imagine import lay_area
from regalia.games.wonderful_world.material import KIND_SLUG, SIDES
from regalia.games.wonderful_world.rules import World
from regalia.games.wonderful_world.state import NONE
from regalia.games.wonderful_world.view.read import cards, mine, read, site
from regalia.games.wonderful_world.view.records import (
    DECKS,
    PHASES,
    STAGES,
    STEPS,
    Area,
    ByDeck,
    Mine,
    Player,
)
from regalia.games.wonderful_world.view.things import (
    CARD_FACES,
    EMPIRE_CARDS,
    SCENARIOS,
    Card,
    Scenario,
)
from regalia.games.wonderful_world.view.write import ids, packed
from regalia.view import OneOf, View
from regalia.view.numbers import mask


@dataclass(frozen=True, slots=True)
class Ruler(Player):
    """A player, with the area as it is now and all that nobody else sees."""

    now: Mine


@dataclass(frozen=True, slots=True, kw_only=True)
class WorldTable(View):
    """Everything on the table; as in the view where that has it."""

    phase: Annotated[str, OneOf(*PHASES)]
    round: int  # from 1
    step: Annotated[str, OneOf(*STEPS)]  # of production
    picks: int  # how many cards of this round were drafted
    sequence: int  # of a lone player's planning, 0 or 1
    stage: Annotated[str, OneOf(*STAGES)]  # of a lone player's exchange
    opened: int  # pools a lone player has opened
    side: Annotated[str, OneOf(*SIDES)]  # of all Empire cards
    scenario: Scenario | None
    apart: tuple[Annotated[str, OneOf(*DECKS)], ...]  # decks whose unopened pools lie apart
    players: tuple[Ruler, ...]  # by seat
    choosing: tuple[int, ...]  # seats that owed the choice of a character when the step began
    pile: tuple[Card, ...]  # face-up discards, as they fell
    buried: tuple[Card, ...]  # draft leftovers
    pools: ByDeck  # a lone player's unopened pools, once they are all that is left
    drawn: tuple[Card, ...]  # what an exchange lets a lone player choose from
    decks: ByDeck  # in no order that matters


def read_table(state: World) -> WorldTable:
    """All that lies there, whoever sees it."""
    view = read(state.observe(SPECTATOR))
    rulers = []
    for player in view.players:
        seat = player.seat
        now = mine(state.observe(seat))
        assert now is not None
        now = replace(now, constructed=cards(state.built(seat)), scrap=cards(state.scrap(seat)))
        values = {
            **{name: getattr(player, name) for name in Player.__dataclass_fields__},
            "area": _area(state.shown_area(seat)),
            "hand": cards(state.hands(seat)),
        }
        rulers.append(Ruler(**values, now=now))
    shared = {
        name: getattr(view, name)
        for name in WorldTable.__dataclass_fields__
        if name not in ("players", "decks", "pile", "buried", "pools", "drawn")
    }
    return WorldTable(
        **shared,
        players=tuple(rulers),
        pile=cards(state.pile),
        buried=cards(state.buried),
        pools=ByDeck(cards(state.pools(0)), cards(state.pools(1))),
        drawn=cards(state.drawn),
        decks=ByDeck(cards(state.decks(0)), cards(state.decks(1))),
    )


def _area(shown: area.Area) -> Area:
    """An area as it was shown last; a view shows a lone player's as it is."""
    return Area(tuple(map(site, shown.sites)), cards(shown.built), *shown[2:])


def lay_table(state: World, table: WorldTable) -> None:
    """Put everything where it is told to be."""
    state.pending = 0
    state.clear_fields()
    state.prepare()
    for seat in table.to_act:
        state.ask(seat)
    state.phase = PHASES.index(table.phase)
    state.round = table.round - 1
    state.step = STEPS.index(table.step)
    state.pick = table.picks
    state.sequence = table.sequence
    state.stage = STAGES.index(table.stage)
    state.opened = table.opened
    state.side = SIDES.index(table.side)
    state.scenario = NONE if table.scenario is None else SCENARIOS.index(table.scenario)
    state.apart = mask(map(DECKS.index, table.apart))
    for deck, name in enumerate(DECKS):
        state.set_decks(deck, row(getattr(table.decks, name)))
        state.set_pools(deck, row(getattr(table.pools, name)))
    state.pile = row(table.pile)
    state.buried = row(table.buried)
    state.drawn = row(table.drawn)
    for player in table.players:
        state.set_rows(player.seat, EMPIRE_CARDS.index(player.empire))
        lay_area(state, player.seat, packed(player.area))
        state.set_counts(player.seat, player.production)
    state.due = mask(table.choosing)
    state.publish()
    state.due = 0
    for player in table.players:
        lay_now(state, player)


def lay_now(state: World, player: Ruler) -> None:
    """What a player has, and has done in this window."""
    seat, now = player.seat, player.now
    lay_area(state, seat, packed(now))
    state.set_hands(seat, row(player.hand))
    state.set_drafts(seat, row(player.drafted))
    state.set_sealed(seat, NONE if now.drafted is None else CARD_FACES.index(now.drafted))
    state.set_todo(seat, row(now.to_plan))
    state.set_scrap(seat, row(now.scrap))
    state.set_carried(seat, NONE if now.carried is None else KIND_SLUG.index(now.carried))
    for card in ids(now.recycled):
        state.recycled = state.recycled + ONE[seat] + ONE[card]
    if now.owes_character:
        state.due |= 1 << seat
    if now.took_financier:
        state.chosen |= 1 << seat


def row(found: Iterable[Card]) -> bytes:
    """Cards as the state keeps a row of them."""
    return bytes(ids(found))
