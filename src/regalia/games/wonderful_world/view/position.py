"""Positions of It's a Wonderful World: what follows from what is told, what cannot be."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

from regalia.core.rng import Rng
from regalia.games.wonderful.purse import CUBES_PER_KRYSTALLIUM
from regalia.games.wonderful_world.material import ASCENSION, CARD_SET
from regalia.games.wonderful_world.rules import World
from regalia.games.wonderful_world.state import DRAFT, PLANNING
from regalia.games.wonderful_world.view.records import (
    Area,
    ByDeck,
    Site,
)
from regalia.games.wonderful_world.view.things import CARD_FACES, Card, Resources
from regalia.games.wonderful_world.view.whole import Ruler, WorldTable, lay_table, read_table
from regalia.view.position import Faults, Table, Told, altered, is_told, start_phase, told_of

NOTHING: Final = Resources(*[0] * len(Resources.__dataclass_fields__))
AREA: Final = tuple(Area.__dataclass_fields__)
# Rows of a player's cards that must have their size, whatever is told elsewhere.
SIZED: Final = (("hand",), ("drafted",), ("now", "to_plan"))


def wanted(told: Told, seats: int) -> str:
    """The phase that is told, or meant."""
    if is_told(told, "phase"):
        return str(told["phase"])
    if is_told(told, "step"):
        return "production"
    return "planning" if seats == 1 else "draft"


def deal(state: World, told: Told, faults: Faults) -> None:
    """Later phases begin with hands drafted by chance."""
    phase = wanted(told, state.seats)
    if phase == "draft" and state.seats == 1:
        faults.add("phase", "wonderful_world.fault-alone")
    while phase != "draft" and state.phase == DRAFT:
        seat = state.to_act()[0]
        legal = state.legal(seat)
        state.apply(seat, legal[state.rng.below(len(legal))])


def settle(state: World, table: WorldTable, told: Told) -> WorldTable:
    """Slots, areas as the others see them, sizes of hands, and where all other cards are."""
    phase = wanted(told, state.seats)
    begins = not is_told(told, "to_act")
    players = [_settled(p, phase, begins, told) for p in table.players]
    table = replace(table, phase=phase, players=tuple(players))
    if begins:
        table = replace(table, to_act=(), choosing=told.get("choosing") or ())
    table = _deal_rest(state, table, told)
    players = [
        replace(
            p,
            hand=_sorted(p.hand),
            drafted=_sorted(p.drafted),
            now=replace(p.now, to_plan=_sorted(p.now.to_plan)),
            hand_size=len(p.hand),
            hand_ascension=sum([_deck_of(card) for card in p.hand]),
        )
        for p in table.players
    ]
    return replace(table, players=tuple(players))


def _sorted(found: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple(sorted(found, key=CARD_FACES.index))


def _settled(player: Ruler, phase: str, begins: bool, told: Told) -> Ruler:
    mine = told_of(told, "players", player.seat) or {}
    now_told = mine.get("now") or {}
    area, now = _with_slots(player.area), _with_slots(player.now)
    if "area" in mine:
        same = {name: getattr(area, name) for name in AREA if name not in now_told}
        now = replace(now, **same)
    elif now_told and begins:
        area = Area(*[getattr(now, name) for name in AREA])
    player = replace(player, area=area, now=now)
    if phase in ("production", "over"):
        if "hand" not in mine:
            player = replace(player, hand=())
        if "drafted" not in mine:
            player = replace(player, drafted=())
        if "to_plan" not in now_told:
            player = replace(player, now=replace(player.now, to_plan=()))
    if phase == "planning" and begins and player.drafted and "to_plan" not in now_told:
        player = replace(player, now=replace(player.now, to_plan=player.drafted))
    return player


def _with_slots(area: Any) -> Any:
    """A card of whose slots nothing is told has them all empty; sites ascend."""
    sites = [
        Site(site.card, site.card.cost) if site.missing == NOTHING else site
        for site in area.construction
    ]
    return replace(area, construction=tuple(sites))


def rows(table: WorldTable) -> Iterator[tuple[tuple[Any, ...], tuple[Card, ...]]]:
    """Every row of cards but the decks, with its place among what can be told."""
    for player in table.players:
        now, seat = player.now, player.seat
        yield ("players", seat, "hand"), player.hand
        if table.phase == "draft":
            yield ("players", seat, "drafted"), player.drafted
        yield ("players", seat, "now", "to_plan"), now.to_plan
        yield ("players", seat, "now", "scrap"), now.scrap
        yield ("players", seat, "now", "constructed"), now.constructed
        under = tuple([site.card for site in now.construction])
        yield ("players", seat, "now", "construction"), under
    yield ("pile",), table.pile
    yield ("buried",), table.buried
    yield ("pools", "base"), table.pools.base
    yield ("pools", "ascension"), table.pools.ascension
    yield ("drawn",), table.drawn


def _was_told(told: Told, path: tuple[Any, ...]) -> bool:
    """Whether a row was told, as it is now or as others saw it last."""
    if is_told(told, *path):
        return True
    if path[-1] in AREA:
        return is_told(told, "players", path[1], "area", path[-1])
    return path[-1] == "to_plan" and is_told(told, "players", path[1], "drafted")


def full(state: World) -> Counter[Card]:
    """All cards that are in this game."""
    return Counter([CARD_FACES[id] for deck in state.full_decks() for id in deck])


def _deal_rest(state: World, table: WorldTable, told: Told) -> WorldTable:
    """Cards that are told leave where chance has put them; all others are in the decks."""
    left = full(state)
    for path, found in rows(table):
        if _was_told(told, path):
            left.subtract(found)
    if is_told(told, "decks"):
        left.subtract([*table.decks.base, *table.decks.ascension])
    for path, found in list(rows(table)):
        if _was_told(told, path):
            continue
        kept = []
        for card in found:
            if left[card] <= 0 and path[2:] in SIZED:
                card = _draw(state.rng, left, _deck_of(card)) or card
            if left[card] > 0:
                left[card] -= 1
                kept.append(card)
        if tuple(kept) != found:
            table = _with_row(table, path, tuple(kept))
    if is_told(told, "decks"):
        return table
    rest = sorted((+left).elements(), key=CARD_FACES.index)
    base = tuple([card for card in rest if not _deck_of(card)])
    other = tuple([card for card in rest if _deck_of(card)])
    return replace(table, decks=ByDeck(base, other))


def _deck_of(card: Card) -> int:
    """1 for a card with the back of Corruption & Ascension."""
    return int(CARD_SET[CARD_FACES.index(card)] == ASCENSION)


def _draw(rng: Rng, left: Counter[Card], deck: int) -> Card | None:
    """Any card of a back that is left; it is still counted."""
    pool = sorted((+left).elements(), key=CARD_FACES.index)
    pool = [card for card in pool if _deck_of(card) == deck]
    return pool[rng.below(len(pool))] if pool else None


def _with_row(table: WorldTable, path: tuple[Any, ...], cards: tuple[Card, ...]) -> WorldTable:
    """The table with other cards in a row."""
    if path[0] == "pools":
        return replace(table, pools=replace(table.pools, **{path[1]: cards}))
    if path[0] != "players":
        return altered(table, {path[0]: cards})
    players = list(table.players)
    player = players[path[1]]
    if path[2] != "now":
        player = replace(player, **{path[2]: cards})
        if path[2] == "drafted" and table.phase == "planning":
            player = replace(player, now=replace(player.now, to_plan=cards))
    elif path[3] == "construction":
        sites = tuple([site for site in player.now.construction if site.card in cards])
        player = replace(player, now=replace(player.now, construction=sites))
    else:
        player = replace(player, now=replace(player.now, **{path[3]: cards}))
        if path[3] == "to_plan" and table.phase == "planning":
            player = replace(player, drafted=cards)
    players[path[1]] = player
    return replace(table, players=tuple(players))


def judge(state: World, table: WorldTable, faults: Faults) -> None:
    """Cubes that have their place, slots that a card has, one side for everybody."""
    if not 1 <= table.round <= state.rounds:
        faults.add("round", "wonderful_world.fault-round", last=int(state.rounds))
    judge_cards(state, table, faults)
    for at, player in enumerate(table.players):
        judge_area(player.area, f"players[{at}].area", faults)
        if any(getattr(player.now, name) != getattr(player.area, name) for name in AREA):
            judge_area(player.now, f"players[{at}].now", faults)
            if table.phase in ("draft", "over") and state.seats > 1:
                faults.add(f"players[{at}].now", "wonderful_world.fault-now")
        if player.empire.side != table.side:
            where = f"players[{at}].empire"
            faults.add(where, "wonderful_world.fault-side", side=table.side)
    empires = [player.empire.name for player in table.players]
    for at, name in enumerate(empires):
        if name in empires[:at]:
            faults.add(f"players[{at}].empire", "common.fault-twice", what=name)


def judge_cards(state: World, table: WorldTable, faults: Faults) -> None:
    """No card more often than it is in the decks of this game."""
    there = full(state)
    told = Counter([card for _, found in rows(table) for card in found])
    for card, count in told.items():
        if count > there[card]:
            args = {"card": card.slug, "count": count, "total": there[card]}
            faults.add("", "wonderful_world.fault-copies", **args)


def judge_area(area: Area, place: str, faults: Faults) -> None:
    """No more cubes than become a Krystallium, no more empty slots than the card has."""
    if area.cubes >= CUBES_PER_KRYSTALLIUM:
        faults.add(f"{place}.cubes", "wonderful_world.fault-cubes")
    for at, site in enumerate(area.construction):
        for name in Resources.__dataclass_fields__:
            most = getattr(site.card.cost, name)
            if getattr(site.missing, name) > most:
                where = f"{place}.construction[{at}].missing.{name}"
                faults.add(where, "wonderful_world.fault-slots", card=site.card.slug, total=most)


def lay(state: World, table: WorldTable) -> None:
    """Put everything where it is told to be."""
    lay_table(state, table)


def begin(state: World, told: Told) -> None:
    """Begin the phase with the cards that lie there: nothing is dealt a second time."""
    if state.phase == DRAFT:
        for seat in range(state.seats):
            if len(state.hands(seat)) == 1:  # IWW-4.5: the last card is no choice
                state.set_sealed(seat, state.hands(seat)[0])
            else:
                state.ask(seat)
        state.run_on()
    elif state.phase == PLANNING and state.seats == 1:
        state.ask(0)
        state.run_on()
    else:
        start_phase(state)


TABLE: Final = Table(
    kind=WorldTable,
    keys={Ruler: "seat"},
    seats=frozenset({"seat", "to_act", "choosing"}),
    fixed=frozenset({"scenario", "side"}),
    observer=frozenset({"mine", "unseen", "deck_sizes", "buried_sizes"}),
    deal=deal,
    read=read_table,
    settle=settle,
    judge=judge,
    lay=lay,
    begin=begin,
)
