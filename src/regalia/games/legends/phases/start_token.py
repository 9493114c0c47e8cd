"""The start region: on the central board, with a sea link to another (EL-3.2, EL-3.3)."""

from mypy_extensions import i64

from regalia.games.legends.actions import START
from regalia.games.legends.material import NONE, REGION_FACE
from regalia.games.legends.phases.boards import special_slot
from regalia.games.legends.state import NOWHERE, TOKENS, LegendsState


def enter(s: LegendsState) -> None:
    regions = candidates(s)
    if len(regions) == 1:
        put(s, regions[0])
    else:
        s.ask(s.setup_player)


def candidates(s: LegendsState) -> list[int]:
    """Regions of the central board, or of the special face, that face another board (EL-2.6)."""
    slot = special_slot(s)
    if slot == NOWHERE:
        slot = s.centre
    face = s.layout(slot) // 4
    found: list[int] = []
    for region in s.regions:
        if REGION_FACE[region] == face and abroad(s, region) != NONE:
            found.append(region)
    return found


def abroad(s: LegendsState, region: i64) -> int:
    """A region of another board to which a sea link leads, or NONE."""
    for one, other, _ in s.links:
        if REGION_FACE[one] != REGION_FACE[other]:
            if one == region:
                return other
            if other == region:
                return one
    return NONE


def put(s: LegendsState, region: i64) -> None:
    s.start = region
    if s.keeps_events:
        s.tell("start", s.setup_player, (region,), "EL-3.2")


def legal(s: LegendsState, seat: i64) -> list[int]:
    return [START + region for region in candidates(s)]


def apply(s: LegendsState, seat: i64, action: i64) -> None:
    put(s, action - START)
    s.pending = 0


def leave(s: LegendsState) -> int:
    return TOKENS
