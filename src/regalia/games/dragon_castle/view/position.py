"""Positions of Dragon Castle: the whole table in words, what follows from it, what cannot be."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from regalia.core.events import SPECTATOR
from regalia.core.rng import Rng
from regalia.games.dragon_castle.material import (
    COPIES,
    COUNTDOWN,
    FLOORS,
    SHRINES,
    TILE_COUNT,
    TILES,
)
from regalia.games.dragon_castle.rules import DragonCastle
from regalia.games.dragon_castle.view.records import (
    Castle,
    Covered,
    DragonCastleView,
    Realm,
    Stack,
)
from regalia.games.dragon_castle.view.things import TILE_FACES, Tile
from regalia.games.dragon_castle.view.write import write
from regalia.view.position import Faults, Table, Told, is_told, start_phase, told_of


def deal(state: DragonCastle, told: Told, faults: Faults) -> None:
    """A castle that nobody has touched is what every phase can begin with."""


def read(state: DragonCastle) -> DragonCastleView:
    """The whole table: nothing of it is hidden but what nobody knows."""
    view: DragonCastleView = state.observe(SPECTATOR).view
    return view


def settle(state: DragonCastle, view: DragonCastleView, told: Told) -> DragonCastleView:
    """Tiles of Realms come from the Castle, shrines and countdown tokens from the supply."""
    realms = tuple([_settled(realm, told) for realm in view.realms])
    view = replace(view, realms=realms)
    if not is_told(told, "shrines"):
        used = sum([realm.shrines + _built(realm) for realm in realms])
        view = replace(view, shrines=SHRINES - used)
    if not is_told(told, "countdown"):
        view = replace(view, countdown=COUNTDOWN - sum([realm.countdown for realm in realms]))
    if is_told(told, "to_act") and view.to_act and not is_told(told, "active"):
        view = replace(view, active=view.to_act[0])
    if not is_told(told, "active") and is_told(told, "first") and not is_told(told, "to_act"):
        view = replace(view, active=view.first)
    view = _tiles(state.rng, view, told)
    return view if is_told(told, "to_act") else replace(view, to_act=())


def _built(realm: Realm) -> int:
    """Shrines that stand in a Realm."""
    return sum([pile.shrine for pile in realm.piles])


def _settled(realm: Realm, told: Told) -> Realm:
    """A pile has a tile at least; a shrine that stands was in reserve before."""
    piles = tuple([replace(pile, height=max(pile.height, 1)) for pile in realm.piles])
    realm = replace(realm, piles=piles)
    if not is_told(told, "realms", realm.seat, "shrines"):
        mine = told_of(told, "realms", realm.seat) or {}
        if "piles" in mine:
            realm = replace(realm, shrines=max(0, realm.shrines - _built(realm)))
    return realm


def _tiles(rng: Rng, view: DragonCastleView, told: Told) -> DragonCastleView:
    """The Castle without the tiles that lie elsewhere, its tops, and what is covered."""
    stacks = list(view.castle.stacks)
    if not is_told(told, "castle"):
        _take_away(rng, stacks, elsewhere(view) - (TILE_COUNT - sum([s.height for s in stacks])))
    left = [COPIES] * TILES
    for tile in open_tiles(view):
        left[TILE_FACES.index(tile)] -= 1
    for at, stack in enumerate(stacks):
        if stack.top is not None and (is_told(told, "castle") or left[_id(stack.top)] > 0):
            left[_id(stack.top)] -= 1
        else:
            stacks[at] = replace(stack, top=None)
    if not is_told(told, "covered"):
        for at, stack in enumerate(stacks):
            if stack.top is None and stack.height and sum([n for n in left if n > 0]):
                stacks[at] = replace(stack, top=TILE_FACES[_draw(rng, left)])
        covered = sum([stack.height for stack in stacks]) - len(stacks)
        while sum([n for n in left if n > 0]) > max(covered, 0):  # tiles that lie face down
            _draw(rng, left)
        rest = [Covered(TILE_FACES[id], n) for id, n in enumerate(left) if n > 0]
        view = replace(view, covered=tuple(rest))
    return replace(view, castle=Castle(tuple(stacks)))


def _id(tile: Tile) -> int:
    return TILE_FACES.index(tile)


def _take_away(rng: Rng, stacks: list[Stack], count: int) -> None:
    """So many tiles from the highest floors, by chance; what lies below has to be drawn."""
    for _ in range(max(count, 0)):
        high = max([stack.height for stack in stacks], default=0)
        if high == 0:
            return
        tops = [at for at, stack in enumerate(stacks) if stack.height == high]
        at = tops[rng.below(len(tops))]
        stacks[at] = replace(stacks[at], height=high - 1, top=None)
    stacks[:] = [stack for stack in stacks if stack.height]


def _draw(rng: Rng, left: list[int]) -> int:
    """One of the tiles that are left, all equally likely."""
    many = [max(n, 0) for n in left]
    at = rng.below(sum(many))
    id = 0
    while at >= many[id]:
        at -= many[id]
        id += 1
    left[id] -= 1
    return id


def open_tiles(view: DragonCastleView) -> list[Tile]:
    """The tiles that show in Realms, and those in hand."""
    found = [pile.tile for realm in view.realms for pile in realm.piles]
    found += [view.turn.first_tile, view.turn.second_tile]
    return [tile for tile in found if tile is not None]


def elsewhere(view: DragonCastleView) -> int:
    """How many tiles are not in the Castle."""
    piles = sum([pile.height for realm in view.realms for pile in realm.piles])
    hand = (view.turn.first_tile is not None) + (view.turn.second_tile is not None)
    return piles + sum([realm.discards for realm in view.realms]) + hand


def judge(state: DragonCastle, view: DragonCastleView, faults: Faults) -> None:
    """Every tile, shrine and token that there is, once."""
    total = sum([stack.height for stack in view.castle.stacks]) + elsewhere(view)
    if total != TILE_COUNT:
        faults.add("castle", "dragon_castle.fault-tiles", count=total, total=TILE_COUNT)
    judge_faces(view, faults)
    _judge_cells([stack.cell for stack in view.castle.stacks], "castle.stacks", faults)
    for at, stack in enumerate(view.castle.stacks):
        if not 1 <= stack.height <= FLOORS:
            faults.add(f"castle.stacks[{at}].height", "dragon_castle.fault-height", total=FLOORS)
        elif stack.top is None:
            faults.add(f"castle.stacks[{at}]", "common.fault-missing", field="top")
    for at, realm in enumerate(view.realms):
        place = f"realms[{at}].piles"
        _judge_cells([pile.cell for pile in realm.piles], place, faults)
        for n, pile in enumerate(realm.piles):
            if pile.shrine and pile.tile is not None:
                faults.add(f"{place}[{n}].shrine", "dragon_castle.fault-shrine")
    if view.shrines < 0 or view.shrines + _shrines(view.realms) != SHRINES:
        count = _shrines(view.realms)
        faults.add("shrines", "dragon_castle.fault-shrines", count=count, total=SHRINES)
    taken = sum([realm.countdown for realm in view.realms])
    if view.countdown < 0 or view.countdown + taken != COUNTDOWN:
        faults.add("countdown", "dragon_castle.fault-countdown", count=taken, total=COUNTDOWN)
    if view.to_act and view.to_act != (view.active,):
        faults.add("to_act", "dragon_castle.fault-turn")
    if view.phase in ("action", "placing") and view.turn.first_tile is None:
        faults.add("turn", "common.fault-missing", field="first_tile")
    if view.phase == "spirit" and view.turn.spirit is None:
        faults.add("turn", "common.fault-missing", field="spirit")
    if view.round < 1:
        faults.add("round", "dragon_castle.fault-round")


def judge_faces(view: DragonCastleView, faults: Faults) -> None:
    """No tile more often than it exists, and as many covered as lie under others."""
    shown = [*open_tiles(view), *[s.top for s in view.castle.stacks if s.top is not None]]
    covered = {item.tile: item.count for item in view.covered}
    for tile in dict.fromkeys([*shown, *covered]):
        count = shown.count(tile) + covered.get(tile, 0)
        if count > COPIES:
            args = {"tile": tile.slug, "count": count, "total": COPIES}
            faults.add("", "dragon_castle.fault-copies", **args)
    below = sum([stack.height - 1 for stack in view.castle.stacks])
    if sum(covered.values()) != below:
        faults.add("covered", "dragon_castle.fault-covered", count=below)


def _shrines(realms: Iterable[Realm]) -> int:
    return sum([realm.shrines + _built(realm) for realm in realms])


def _judge_cells(cells: list[str], place: str, faults: Faults) -> None:
    for at, cell in enumerate(cells):
        if cell in cells[:at]:
            faults.add(f"{place}[{at}].cell", "common.fault-twice", what=cell)


def lay(state: DragonCastle, view: DragonCastleView) -> None:
    """Put everything where the view says it is."""
    state.pending = 0
    state.ready = None
    state.vain = 0  # what was found out about the Realms before
    state.remember(write(view))


def begin(state: DragonCastle, told: Told) -> None:
    """Begin the phase."""
    start_phase(state)


TABLE: Final = Table(
    kind=DragonCastleView,
    keys={Realm: "seat"},
    seats=frozenset({"seat", "to_act", "first", "active"}),
    below=frozenset({"points"}),
    deal=deal,
    read=read,
    settle=settle,
    judge=judge,
    lay=lay,
    begin=begin,
)
