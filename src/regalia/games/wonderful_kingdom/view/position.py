"""Positions of It's a Wonderful Kingdom: what follows from what is told, what cannot be."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

from regalia.core.rng import Rng
from regalia.games.wonderful_kingdom.checks import counts
from regalia.games.wonderful_kingdom.material import ROUNDS
from regalia.games.wonderful_kingdom.phases import choice
from regalia.games.wonderful_kingdom.rules import Kingdom
from regalia.games.wonderful_kingdom.setup import all_advisors, full_deck
from regalia.games.wonderful_kingdom.state import CHOICE, OVER, PLANNING, PRODUCTION
from regalia.games.wonderful_kingdom.view.parts import OfferArea, Place, Site, Tabled
from regalia.games.wonderful_kingdom.view.records import PHASES
from regalia.games.wonderful_kingdom.view.things import CARD_FACES, Card, Resources
from regalia.games.wonderful_kingdom.view.whole import KingdomTable, Lord, lay_table, read_table
from regalia.view.position import Faults, Table, Told, altered, is_told, start_phase

AREAS: Final = 2
MOST_ACTIONS: Final = 400  # in which chance looks for a phase
NOTHING: Final = Resources(*[0] * len(Resources.__dataclass_fields__))
# Rows in which another card takes the place of one that is needed elsewhere.
SIZED: Final = ("hand", "advisors", "selection", "offers", "drawn", "top", "rejected")
# Where cards are that nobody has met.
STOCK: Final = ("deck", "box", "hiding")


def deal(state: Kingdom, told: Told, faults: Faults) -> None:
    """Play by chance until the round and the phase that are told, a step of Production, the Choice.

    What was chosen on the way may be told anew.
    """
    if told.get("conquest") and not state.has_map:
        faults.add("conquest", "wonderful_kingdom.fault-no-map")
    phase = "production" if is_told(told, "step") else PHASES[state.phase]
    wanted = PHASES.index(told.get("phase", phase))
    round = told.get("round", 0)
    for _ in range(MOST_ACTIONS):
        if state.phase in (wanted, OVER) and state.round + 1 >= min(round, ROUNDS):
            break
        seat = state.to_act()[0]
        legal = state.legal(seat)
        state.apply(seat, legal[state.rng.below(len(legal))])
    if is_told(told, "to_act"):
        return
    if state.phase != wanted:
        faults.add("phase", "wonderful_kingdom.fault-phase", phase=PHASES[wanted])
    elif 1 <= round <= state.round:  # it was met in a later round only
        faults.add("round", "wonderful_kingdom.fault-met", phase=PHASES[wanted], round=round)


def settle(state: Kingdom, table: KingdomTable, told: Told) -> KingdomTable:
    """Slots, sizes of hands, and where all other cards are."""
    dukes = tuple([_settled(duke) for duke in table.dukes])
    table = _deal_rest(state, replace(table, dukes=dukes), told)
    dukes = tuple([replace(duke, hand_size=len(duke.own.hand)) for duke in table.dukes])
    return replace(table, dukes=dukes)


def _settled(duke: Lord) -> Lord:
    """A card of whose slots nothing is told has them all empty; rows ascend."""
    sites = [
        replace(site, missing=site.card.cost) if _is_bare(site) else site
        for site in duke.construction
    ]
    built, menaces = [
        tuple(sorted(row, key=CARD_FACES.index)) for row in (duke.built, duke.menaces)
    ]
    size = len(duke.pack_left)
    return replace(duke, construction=tuple(sites), built=built, menaces=menaces, pack_size=size)


def _is_bare(site: Site) -> bool:
    return site.missing == NOTHING and not site.frozen


def rows(table: KingdomTable) -> Iterator[tuple[tuple[Any, ...], tuple[Card, ...]]]:
    """Every row of cards that never leave the game, with its place among what can be told."""
    for duke in table.dukes:
        at, own = ("dukes", duke.seat), duke.own
        yield (*at, "own", "hand"), own.hand
        yield (*at, "own", "advisors"), own.advisors
        yield (*at, "own", "rejected"), _one(own.rejected)
        yield (*at, "selection"), _faces(duke.selection)
        yield (*at, "built"), duke.built
        yield (*at, "council"), duke.council
        yield (*at, "construction"), tuple([site.card for site in duke.construction])
    for area in range(len(table.offers)):
        yield ("offers", area), _faces(table.offers[area].cards)
    yield ("top",), _one(table.top)
    yield ("drawn",), table.drawn
    yield ("pile",), table.pile
    yield ("buried",), tuple([entry.card for entry in table.buried if entry.card is not None])
    yield ("lifted",), _faces((table.menaces.lifted,) if table.menaces.lifted else ())
    for name in STOCK:
        yield (name,), getattr(table, name)


def _one(card: Card | None) -> tuple[Card, ...]:
    return () if card is None else (card,)


def _faces(row: tuple[Tabled, ...]) -> tuple[Card, ...]:
    return tuple([shown.card for shown in row if shown.card is not None])


def _was_told(told: Told, path: tuple[Any, ...]) -> bool:
    if path[0] == "offers":
        return is_told(told, "offers")
    if path[0] == "lifted":
        return is_told(told, "menaces", "lifted")
    return is_told(told, *path)


def full(state: Kingdom) -> Counter[Card]:
    """All cards that never leave the game."""
    return Counter([CARD_FACES[id] for id in full_deck(state) + all_advisors(state)])


def _stays(card: Card) -> bool:
    return counts(CARD_FACES.index(card))


def _deal_rest(state: Kingdom, table: KingdomTable, told: Told) -> KingdomTable:
    """Cards that are told leave where chance has put them; freed ones go back to the deck."""
    left = full(state)
    for path, found in rows(table):
        if _was_told(told, path):
            left.subtract([card for card in found if _stays(card)])
    for path, found in list(rows(table)):
        if _was_told(told, path) or path[0] in STOCK:
            continue
        kept = list(found)
        for card in found:
            if not _stays(card):
                continue
            if left[card] > 0:
                left[card] -= 1
            elif path[0] in SIZED or path[-1] in SIZED:
                other = _draw(state.rng, left)
                if other is not None:
                    kept[kept.index(card)] = other
                    left[other] -= 1
            else:
                kept.remove(card)
        if tuple(kept) != found:
            table = _with_row(table, path, kept)
    return _stock(table, left, told)


def _stock(table: KingdomTable, left: Counter[Card], told: Told) -> KingdomTable:
    """What is left lies where it was, or in the deck."""
    stock: dict[str, list[Card]] = {}
    for name in STOCK:
        if is_told(told, name):
            continue
        stock[name] = []
        for card in getattr(table, name):
            if not _stays(card) or left[card] > 0:
                left[card] -= _stays(card)
                stock[name].append(card)
    freed = sorted((+left).elements(), key=CARD_FACES.index)
    if freed and "deck" in stock:
        stock["deck"] = sorted([*stock["deck"], *freed], key=CARD_FACES.index)
    return altered(table, {name: tuple(found) for name, found in stock.items()})


def _draw(rng: Rng, left: Counter[Card]) -> Card | None:
    """Any Development or Treasure that is left; it is still counted."""
    pool = sorted((+left).elements(), key=CARD_FACES.index)
    plain = [card for card in pool if card.type != "advisor"] or pool
    return plain[rng.below(len(plain))] if plain else None


def _with_row(table: KingdomTable, path: tuple[Any, ...], found: list[Card]) -> KingdomTable:
    """The table with other cards in a row."""
    if path[0] == "offers":
        offers = list(table.offers)
        offers[path[1]] = OfferArea(_turned(offers[path[1]].cards, found))
        return replace(table, offers=tuple(offers))
    if path[0] == "top":
        return replace(table, top=found[0] if found else None)
    if path[0] == "buried":
        buried = [entry for entry in table.buried if entry.card in found or entry.card is None]
        return replace(table, buried=tuple(buried))
    if path[0] != "dukes":
        return altered(table, {path[0]: tuple(found)})
    dukes = list(table.dukes)
    duke = dukes[path[1]]
    if path[2] == "own":
        value: Any = (found[0] if found else None) if path[3] == "rejected" else tuple(found)
        duke = replace(duke, own=replace(duke.own, **{path[3]: value}))
    elif path[2] == "selection":
        duke = replace(duke, selection=_turned(duke.selection, found))
    elif path[2] == "construction":
        sites = tuple([site for site in duke.construction if site.card in found])
        duke = replace(duke, construction=sites)
    else:
        duke = replace(duke, **{path[2]: tuple(found)})
    dukes[path[1]] = duke
    return replace(table, dukes=tuple(dukes))


def _turned(row: tuple[Tabled, ...], found: list[Card]) -> tuple[Tabled, ...]:
    """The same places with other cards."""
    cards = iter(found)
    return tuple(
        [shown if shown.card is None else replace(shown, card=next(cards)) for shown in row]
    )


def judge(state: Kingdom, table: KingdomTable, faults: Faults) -> None:
    """Cards that there are, slots that a card has, two Offer areas."""
    if not 1 <= table.round <= ROUNDS:
        faults.add("round", "wonderful_kingdom.fault-round", last=ROUNDS)
    if len(table.offers) != AREAS:
        faults.add("offers", "wonderful_kingdom.fault-offers")
    there = full(state)
    met = Counter([card for _, found in rows(table) for card in found if _stays(card)])
    for card, count in met.items():
        if count > there[card]:
            args = {"card": card.slug, "count": count, "total": there[card]}
            faults.add("", "wonderful_kingdom.fault-copies", **args)
    for at, duke in enumerate(table.dukes):
        if duke.training > 1:
            faults.add(f"dukes[{at}].training", "wonderful_kingdom.fault-training")
        if duke.duchy.side != table.side:
            faults.add(f"dukes[{at}].duchy", "wonderful_kingdom.fault-side", side=table.side)
        for n, card in enumerate(duke.menaces):
            if card.kind != "menace":
                args = {"card": card.slug}
                faults.add(f"dukes[{at}].menaces[{n}]", "wonderful_kingdom.fault-menace", **args)
        for n, site in enumerate(duke.construction):
            judge_site(site, f"dukes[{at}].construction[{n}]", faults)


def judge_site(site: Site, place: str, faults: Faults) -> None:
    """A Development, with no more empty slots than it has."""
    for name in Resources.__dataclass_fields__:
        most = getattr(site.card.cost, name)
        if getattr(site.missing, name) > most:
            where = f"{place}.missing.{name}"
            slug = site.card.slug
            faults.add(where, "wonderful_kingdom.fault-slots", card=slug, total=most)


def lay(state: Kingdom, table: KingdomTable) -> None:
    """Put everything where it is told to be."""
    lay_table(state, table)


def begin(state: Kingdom, told: Told) -> None:
    """Planning and Production begin; elsewhere chance has led into the phase, which goes on."""
    if state.phase in (PLANNING, PRODUCTION):
        start_phase(state)
    elif state.phase == CHOICE and state.seats == 2:  # whose turn it is depends on the round
        state.pending = 0
        state.ask(choice.actor(state))
    else:
        state.run_on()


TABLE: Final = Table(
    kind=KingdomTable,
    keys={Lord: "seat", Place: "place"},
    seats=frozenset({"seat", "to_act", "first", "known_to", "token_of", "pioneer"}),
    below=frozenset({"stage"}),
    fixed=frozenset({"modules", "quests", "scenario", "side"}),
    observer=frozenset(
        {
            *("mine", "deck_size", "buried_dangers", "lurking", "unseen"),
            *("box_size", "drawn_size"),
        }
    ),
    deal=deal,
    read=read_table,
    settle=settle,
    judge=judge,
    lay=lay,
    begin=begin,
)
