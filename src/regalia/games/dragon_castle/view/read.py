"""From an observation of Dragon Castle to its view."""

from regalia.games.dragon_castle.actions import ACTIONS
from regalia.games.dragon_castle.masks import CASTLE_CELLS, CELLS
from regalia.games.dragon_castle.material import FROM_DISCARDS, FROM_GROUPS, NO_TILE
from regalia.games.dragon_castle.observation import DragonCastleObservation
from regalia.games.dragon_castle.view.records import (
    CASTLE,
    PHASES,
    REALM,
    BuildingSite,
    Castle,
    Covered,
    DragonCastleView,
    Pile,
    Realm,
    Stack,
    Turn,
)
from regalia.games.dragon_castle.view.things import DRAGON_CARDS, SPIRIT_CARDS, TILE_FACES, Tile
from regalia.view.numbers import bits, codes, maybe


def read(seen: DragonCastleObservation) -> DragonCastleView:
    """What an observation says, in words."""
    stacks = [
        Stack(CASTLE[cell], seen.castle[cell], tile(seen.tops[cell]))
        for cell in range(CASTLE_CELLS)
        if seen.castle[cell]
    ]
    return DragonCastleView(
        game=seen.game,
        options=seen.options,
        seat=maybe(seen.seat),
        to_act=seen.to_act,
        legal=codes(ACTIONS, seen.legal),
        over=seen.over,
        phase=PHASES[seen.phase],
        round=seen.round,
        first=seen.first,
        active=seen.active,
        castle=Castle(tuple(stacks)),
        covered=tuple([Covered(TILE_FACES[id], n) for id, n in enumerate(seen.bag) if n]),
        spirits=tuple([SPIRIT_CARDS[id] for id in bits(seen.spirits)]),
        dragons=tuple([DRAGON_CARDS[id] for id in bits(seen.dragons)]),
        shrines=seen.supply,
        countdown=seen.track,
        realms=tuple([realm(seen, seat) for seat in range(seen.options.seats)]),
        turn=turn(seen),
    )


def tile(id: int) -> Tile | None:
    """A tile, or none that shows."""
    return None if id == NO_TILE else TILE_FACES[id]


def cells(mask: int) -> tuple[str, ...]:
    """The cells of a Realm in a mask."""
    return tuple([REALM[cell] for cell in bits(mask)])


def realm(seen: DragonCastleObservation, seat: int) -> Realm:
    """What a seat has."""
    heights, faces = seen.heights[seat], seen.faces[seat]
    shrined = seen.shrined[seat]
    return Realm(
        seat=seat,
        piles=tuple(
            [
                Pile(REALM[cell], heights[cell], tile(faces[cell]), (shrined >> cell) & 1 == 1)
                for cell in range(CELLS)
                if heights[cell]
            ]
        ),
        shrines=seen.reserve[seat],
        countdown=seen.calls[seat],
        discards=seen.discards[seat],
        group_points=seen.tally[seat][FROM_GROUPS],
        discard_points=seen.tally[seat][FROM_DISCARDS],
        points=seen.points[seat],
    )


def turn(seen: DragonCastleObservation) -> Turn:
    """How far the turn has come."""
    return Turn(
        first_tile=tile(seen.one),
        second_tile=tile(seen.two),
        origin=None if seen.origin < 0 else CASTLE[seen.origin],
        origin_floor=seen.origin_floor + 1,
        acted=seen.acted == 1,
        laid=seen.laid == 1,
        used=tuple([SPIRIT_CARDS[id] for id in bits(seen.used)]),
        fresh=cells(seen.fresh),
        filled=seen.filled == 1,
        spirit=None if seen.spirit < 0 else SPIRIT_CARDS[seen.spirit],
        step=seen.step,
        lifted=None if seen.lifted < 0 else REALM[seen.lifted],
        moved=cells(seen.moved),
        back=PHASES[seen.back],
        sites=tuple(
            [
                BuildingSite(cells(group), allowance)
                for group, allowance in zip(seen.sites[::2], seen.sites[1::2], strict=True)
            ]
        ),
    )
