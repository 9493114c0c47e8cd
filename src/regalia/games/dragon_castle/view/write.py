"""From a view of Dragon Castle back to the observation it was read from."""

from collections.abc import Iterable

from regalia.games.dragon_castle.actions import ACTIONS
from regalia.games.dragon_castle.masks import (
    CASTLE_BIT,
    CASTLE_CELLS,
    CASTLE_WORD,
    CELLS,
    WORDS,
)
from regalia.games.dragon_castle.material import (
    FLOORS,
    NO_CELL,
    NO_SPIRIT,
    NO_TILE,
    TILES,
    TYPE_SLUG,
)
from regalia.games.dragon_castle.observation import DragonCastleObservation
from regalia.games.dragon_castle.view.records import CASTLE, PHASES, REALM, DragonCastleView, Realm
from regalia.games.dragon_castle.view.things import DRAGON_CARDS, SPIRIT_CARDS, TILE_FACES, Tile
from regalia.view.numbers import actions, mask, number


def write(view: DragonCastleView) -> DragonCastleObservation:
    """What a view says, in numbers."""
    turn, realms = view.turn, view.realms
    stacks = [view.castle[cell] for cell in CASTLE]
    bag = [0] * TILES
    for covered in view.covered:
        bag[TILE_FACES.index(covered.tile)] = covered.count
    sites: list[int] = []
    for site in turn.sites:
        sites += [cells(site.cells), site.allowance]
    return DragonCastleObservation(
        game=view.game,
        options=view.options,
        seat=number(view.seat),
        to_act=view.to_act,
        legal=actions(ACTIONS, view.legal),
        over=view.over,
        phase=PHASES.index(view.phase),
        levels=levels([stack.height for stack in stacks]),
        tops=tuple([tile(stack.top) for stack in stacks]),
        bag=tuple(bag),
        covered=sum(bag),
        castle=tuple([stack.height for stack in stacks]),
        spirits=mask(map(SPIRIT_CARDS.index, view.spirits)),
        dragons=mask(map(DRAGON_CARDS.index, view.dragons)),
        supply=view.shrines,
        track=view.countdown,
        first=view.first,
        active=view.active,
        round=view.round,
        showing=tuple([tuple([tops(realm, kind) for kind in TYPE_SLUG]) for realm in realms]),
        faced=tuple([cells(p.cell for p in realm.piles if p.tile) for realm in realms]),
        down=tuple([cells(p.cell for p in realm.piles if not p.tile) for realm in realms]),
        shrined=tuple([cells(p.cell for p in realm.piles if p.shrine) for realm in realms]),
        faces=tuple([by_cell(realm, faces=True) for realm in realms]),
        heights=tuple([by_cell(realm, faces=False) for realm in realms]),
        reserve=tuple([realm.shrines for realm in realms]),
        calls=tuple([realm.countdown for realm in realms]),
        discards=tuple([realm.discards for realm in realms]),
        tally=tuple([(realm.group_points, realm.discard_points) for realm in realms]),
        points=tuple([realm.points for realm in realms]),
        one=tile(turn.first_tile),
        two=tile(turn.second_tile),
        origin=NO_CELL if turn.origin is None else CASTLE.index(turn.origin),
        origin_floor=turn.origin_floor - 1,
        acted=int(turn.acted),
        laid=int(turn.laid),
        used=mask(map(SPIRIT_CARDS.index, turn.used)),
        fresh=cells(turn.fresh),
        filled=int(turn.filled),
        spirit=NO_SPIRIT if turn.spirit is None else SPIRIT_CARDS.index(turn.spirit),
        step=turn.step,
        lifted=NO_CELL if turn.lifted is None else REALM.index(turn.lifted),
        moved=cells(turn.moved),
        back=PHASES.index(turn.back),
        sites=tuple(sites),
    )


def levels(heights: list[int]) -> tuple[int, ...]:
    """The cells that reach each floor, cut into words."""
    found = [0] * (FLOORS * WORDS)
    for cell in range(CASTLE_CELLS):
        for floor in range(heights[cell]):
            found[floor * WORDS + CASTLE_WORD[cell]] |= CASTLE_BIT[cell]
    return tuple(found)


def tile(top: Tile | None) -> int:
    """A tile's number, or that of none."""
    return NO_TILE if top is None else TILE_FACES.index(top)


def cells(slugs: Iterable[str]) -> int:
    """Cells of a Realm as a mask."""
    return mask(map(REALM.index, slugs))


def tops(realm: Realm, kind: str) -> int:
    """The cells whose face-up top is of a type."""
    return cells(pile.cell for pile in realm.piles if pile.tile and pile.tile.type == kind)


def by_cell(realm: Realm, faces: bool) -> tuple[int, ...]:
    """The tile that shows on each cell, or the height of its pile."""
    found = [NO_TILE if faces else 0] * CELLS
    for pile in realm.piles:
        found[REALM.index(pile.cell)] = tile(pile.tile) if faces else pile.height
    return tuple(found)
