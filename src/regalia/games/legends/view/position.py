"""Positions of Legends: the whole table in words, what follows from it, what cannot be."""

from dataclasses import replace
from typing import Final

from regalia.core.events import SPECTATOR
from regalia.games.legends.imagine import deal_tokens
from regalia.games.legends.material import (
    ARMIES,
    CARD_PERKS,
    CARDS_EACH,
    CITIES,
    DECK_MASK,
    FACE_BOARD,
    FACE_SLUG,
    MAGIC_PORTAL,
    PERK,
    PERKS,
    ROW_COST,
    ROW_SIZE,
    SHAPE_SLUG,
    SLOT_SLUG,
    SLOTS,
    T_CENTRE,
    T_SHAPE,
    TOKEN_PERKS,
    UNTURNED,
)
from regalia.games.legends.phases import bids, boards
from regalia.games.legends.rules import Legends
from regalia.games.legends.setup import deal_warlords
from regalia.games.legends.state import BIDS, ways_of
from regalia.games.legends.view.judge import judge
from regalia.games.legends.view.records import (
    PHASES,
    Abilities,
    Land,
    LegendsView,
    Link,
    Offer,
    Player,
)
from regalia.games.legends.view.things import CARD_FACES, TOKEN_FACES, Card
from regalia.games.legends.view.write import write
from regalia.view.numbers import bits
from regalia.view.position import Faults, Table, Told, is_told, start_phase, told_of

PORTALS: Final = TOKEN_FACES[MAGIC_PORTAL - 1]


def deal(state: Legends, told: Told, faults: Faults) -> None:
    """Set the table for the phase that is told, by chance; a turn, if none is told."""
    if not told:
        return
    wanted = PHASES.index(told.get("phase", "row"))
    if len(told.get("boards") or ()) == SLOTS and are_boards(told["boards"], faults):
        lay_boards(state, told)
    while state.phase < BIDS and state.phase != wanted:
        seat = state.to_act()[0]
        legal = state.legal(seat)
        state.apply(seat, legal[state.rng.below(len(legal))])
    if state.phase > wanted:
        faults.add("phase", "legends.fault-skipped", phase=told["phase"])
    if state.phase == BIDS and wanted > BIDS:  # nobody bids anything, so nobody pays
        state.pending = 0
        for seat in range(state.seats):
            state.set_bids(seat, 0)
        state.phase = bids.leave(state)


def are_boards(found: list[Told], faults: Faults) -> bool:
    """Whether these are the four boards, each with one of its faces."""
    met: list[int] = []
    for at, board in enumerate(found):
        face = board.get("face")
        if face not in FACE_SLUG:
            known = ", ".join(FACE_SLUG)
            faults.add(f"boards[{at}].face", "legends.fault-face", known=known)
        elif board.get("turns", 0) > 3:
            faults.add(f"boards[{at}].turns", "legends.fault-turns")
        elif FACE_BOARD[FACE_SLUG.index(face)] in met:
            faults.add(f"boards[{at}].face", "common.fault-twice", what=face)
        else:
            met.append(FACE_BOARD[FACE_SLUG.index(face)])
    return len(met) == SLOTS


def lay_boards(state: Legends, told: Told) -> None:
    """Begin the set-up again, on boards that are told."""
    shape = SHAPE_SLUG.index(str(state.options["shape"]))
    slots = SLOT_SLUG[shape]
    state.pending = 0
    state.lay_out()
    if state.options["warlords"]:
        deal_warlords(state)
    for board in told["boards"]:
        face = board.get("face")
        turns = board.get("turns", 0)
        state.add_layout(FACE_SLUG.index(face) * 4 + turns)
    special = boards.special_slot(state)
    if told.get("centre") in slots:
        state.centre = slots.index(told["centre"])
    elif shape != T_SHAPE:
        state.centre = 0 if special < 0 else special
    else:
        state.centre = T_CENTRE
    state.phase = boards.leave(state)
    state.enter_phase()
    state.run_on()


def read(state: Legends) -> LegendsView:
    """The whole table: face-down tokens that somebody knows, and sealed bids."""
    seen = state.observe(SPECTATOR)
    tokens, sealed = tuple(state.all_tokens()), tuple(state.all_bids())
    view: LegendsView = replace(seen, tokens=tokens, bids=sealed).view
    return view


def settle(state: Legends, view: LegendsView, told: Told) -> LegendsView:
    """Supplies, abilities, the rest of the deck, turns to come, and whose turn it is."""
    players = tuple([_settled(view, player, told) for player in view.players])
    view = replace(view, players=players)
    neutral = ARMIES - sum([land.neutral_armies for land in view.regions])
    if not is_told(told, "neutral_supply"):
        view = replace(view, neutral_supply=neutral)
    view = replace(view, links=_links(state, view))
    if PHASES.index(view.phase) < BIDS:
        return view
    view = _cards(state, view, told)
    if not is_told(told, "turn"):
        view = replace(view, turn=_turn(view, told))
    if not is_told(told, "first") and view.first is None and view.phase != "bids":
        view = replace(view, first=view.turn)
    if not is_told(told, "turns"):
        view = replace(view, turns=_turns(view))
    return view if is_told(told, "to_act") else replace(view, to_act=())


def _settled(view: LegendsView, player: Player, told: Told) -> Player:
    mine = told_of(told, "players", player.seat) or {}
    seat = player.seat
    if "armies_in_supply" not in mine:
        standing = sum([land.armies[seat] for land in view.regions if seat < len(land.armies)])
        player = replace(player, armies_in_supply=ARMIES - standing - player.captured)
    if "cities_in_supply" not in mine:
        standing = sum([land.cities[seat] for land in view.regions if seat < len(land.cities)])
        player = replace(player, cities_in_supply=CITIES - standing)
    if "abilities" not in mine and ("cards" in mine or "tokens" in mine):
        player = replace(player, abilities=_abilities(player))
    return player


def _abilities(player: Player) -> Abilities:
    """What cards and tokens give for good."""
    packed = sum([CARD_PERKS[CARD_FACES.index(card)] for card in player.cards])
    packed += sum([TOKEN_PERKS[TOKEN_FACES.index(token) + 1] for token in player.tokens])
    return Abilities(*[(packed >> at) & PERK for at in PERKS.values()])


def _links(state: Legends, view: LegendsView) -> tuple[Link, ...]:
    """Those of the boards, and one between the two portals (EL-12.5)."""
    links = tuple([link for link in read(state).links if link.kind != "portal"])
    ends = [land.region for land in view.regions if land.token == PORTALS]
    return (*links, Link(ends[0], ends[1], "portal")) if len(ends) == 2 else links


def _cards(state: Legends, view: LegendsView, told: Told) -> LegendsView:
    """Cards that somebody has lie in no row and no deck; what a row lacks is drawn."""
    out = [card for player in view.players for card in player.cards]
    row = [offer.card for offer in view.row]
    deck = [CARD_FACES[card] for card in bits(DECK_MASK[len(view.players)])]
    if not is_told(told, "row"):
        row = [card for card in row if card not in out]
        kept = view.deck if is_told(told, "deck") else deck
        left = [card for card in kept if card not in out and card not in row]
        while left and len(row) < ROW_SIZE and view.phase in ("bids", "row"):
            row.append(left.pop(state.rng.below(len(left))))
    offers = tuple([Offer(card, ROW_COST[at]) for at, card in enumerate(row[:ROW_SIZE])])
    rest: tuple[Card, ...] = tuple([card for card in deck if card not in out + row])
    return replace(view, row=offers, deck=view.deck if is_told(told, "deck") else rest)


def _turn(view: LegendsView, told: Told) -> int | None:
    """Whose turn it is: his who acts, or his who began."""
    if view.phase in ("bids", "extra", "tally", "over"):
        return None
    if is_told(told, "to_act") and view.to_act:
        return view.to_act[0]
    return view.first if is_told(told, "first") else view.turn


def _turns(view: LegendsView) -> int:
    """How many are still to come: as many as cards are to be taken (EL-8.1)."""
    if view.phase in ("bids", "extra", "tally", "over"):
        return 0
    taken = sum([len(player.cards) for player in view.players])
    each = CARDS_EACH[len(view.players)]
    return max(0, len(view.players) * each - taken + (view.card is not None))


def lay(state: Legends, view: LegendsView) -> None:
    """Put everything where the view says it is; a token that somebody knows is drawn."""
    state.pending = 0
    seen = write(view)
    state.remember(seen)
    state.adopt()
    state.ways = ways_of(seen.links)
    if UNTURNED in state.plan:
        deal_tokens(state)


def begin(state: Legends, told: Told) -> None:
    """Begin the phase; during the set-up, whoever was asked before is asked."""
    if state.phase < BIDS:
        state.run_on()
    else:
        start_phase(state)


TABLE: Final = Table(
    kind=LegendsView,
    keys={Player: "seat", Land: "region"},
    seats=frozenset({"seat", "to_act", "setup_player", "first", "turn", "victim", "looked"}),
    below=frozenset(
        {
            *("past_points", "regions", "islands", "families", "sets", "flying", "coins"),
            *("elixirs", "citadels", "tokens", "warlord", "past"),
        }
    ),
    deal=deal,
    read=read,
    settle=settle,
    judge=judge,
    lay=lay,
    begin=begin,
)
