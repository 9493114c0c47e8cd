"""Actions as sentences."""

from typing import Final

from regalia.core.message import Message
from regalia.games.dragon_castle.actions import (
    BUILD,
    CALL,
    CHANGE_TO,
    DESTROY,
    DISCARD,
    FLIP,
    GIVE,
    GROUP,
    LIFT,
    PAIR,
    PASS,
    PAY,
    PLACE,
    SET,
    SHRINE,
    TAKE,
)
from regalia.games.dragon_castle.describe.terms import (
    castle_cell,
    points,
    realm_cell,
    tile_or_back,
    words,
)
from regalia.games.dragon_castle.masks import CELLS
from regalia.games.dragon_castle.material import (
    BEAUTY,
    COUNTDOWN_VP,
    DISCARD_VP,
    SPIRIT_THE,
    TILE_NUMBER,
    TILE_THE,
    TILE_TYPE,
    TYPE_NAME,
    TYPE_PLURAL,
    TYPES,
    WIND,
)
from regalia.games.dragon_castle.observation import DragonCastleObservation
from regalia.games.dragon_castle.phases.building import ASK_FAITH
from regalia.games.dragon_castle.state import BUILDING, JUDGING, SPIRIT

FROM_CASTLE: Final = ((DESTROY, "do-destroy"), (PAIR, "do-pair"), (TAKE, "do-take"))


def action(seen: DragonCastleObservation, action: int) -> Message:
    """A legal action as a sentence."""
    if action >= PLACE:
        return in_realm(seen, action)
    for first, id in FROM_CASTLE:
        if action >= first:
            cell = action - first
            return words(id, tile=TILE_THE[seen.tops[cell]], cell=castle_cell(cell))
    if action == CALL:
        return words("do-call", points=points(COUNTDOWN_VP))
    if action == SHRINE:
        return words("do-shrine")
    if action == DISCARD:
        return words("do-discard", points=points(DISCARD_VP))
    assert action == PASS
    return refuse(seen)


def in_realm(seen: DragonCastleObservation, action: int) -> Message:
    """What is done in their own Realm."""
    faces = seen.faces[seen.seat]
    if action >= PAY:
        spirit, cell = divmod(action - PAY, CELLS)
        return words(
            "do-pay", spirit=SPIRIT_THE[spirit], tile=TILE_THE[faces[cell]], cell=realm_cell(cell)
        )
    if action >= GIVE:
        return words("do-give", spirit=SPIRIT_THE[action - GIVE])
    if action >= CHANGE_TO:
        cell, kind = divmod(action - CHANGE_TO, TYPES)
        return words(
            "do-change", tile=TILE_THE[faces[cell]], cell=realm_cell(cell), type=TYPE_NAME[kind]
        )
    if action >= SET:
        cell = action - SET
        return words("do-set", cell=realm_cell(cell), n=floor_of(seen, cell))
    if action >= LIFT:
        cell = action - LIFT
        if seen.spirit == WIND:
            return words("do-lift-shrine", cell=realm_cell(cell))
        return words("do-lift", tile=tile_or_back(faces[cell]), cell=realm_cell(cell))
    if action >= FLIP:
        cell = action - FLIP
        return words("do-flip", tile=TILE_THE[faces[cell]], cell=realm_cell(cell))
    if action >= GROUP:
        return group(seen, action - GROUP)
    if action >= BUILD:
        cell = action - BUILD
        height = seen.heights[seen.seat][cell]
        return words("do-build", cell=realm_cell(cell), n=height)
    tile, cell = divmod(action - PLACE, CELLS)
    height = seen.heights[seen.seat][cell] + 1
    return words("do-place", tile=TILE_THE[tile], cell=realm_cell(cell), n=height)


def floor_of(seen: DragonCastleObservation, cell: int) -> int:
    """The floor on which a moved shrine stands, or a moved tile comes to lie."""
    height = seen.heights[seen.seat][cell]
    return height if seen.spirit == WIND else height + 1


def group(seen: DragonCastleObservation, cell: int) -> Message:
    """A group by what it has in common and its first cell."""
    tile = seen.faces[seen.seat][cell]
    if seen.spirit == BEAUTY:
        return words("do-beauty", n=TILE_NUMBER[tile], cell=realm_cell(cell))
    return words("do-group", types=TYPE_PLURAL[TILE_TYPE[tile]], cell=realm_cell(cell))


def refuse(seen: DragonCastleObservation) -> Message:
    """PASS, in the words of what is asked."""
    if seen.phase == JUDGING:
        return words("do-go-on")
    if seen.phase == BUILDING:
        return words("do-no-faith") if seen.step == ASK_FAITH else words("do-build-no-more")
    if seen.phase == SPIRIT:
        return words("do-flip-nothing") if seen.spirit == WIND else words("do-move-no-more")
    return words("do-end")
