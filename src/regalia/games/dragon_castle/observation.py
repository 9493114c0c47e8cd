"""What a player sees: everything but the tiles under others in the Castle (DC-2.2, DC-14.11).

Nobody has seen those, so the state does not hold them: it keeps a bag of what is covered, which
everybody can work out by subtraction.
"""

from dataclasses import dataclass

from regalia.core.events import SPECTATOR
from regalia.core.observation import Observation
from regalia.games.dragon_castle.masks import CELLS
from regalia.games.dragon_castle.material import TYPES
from regalia.games.dragon_castle.rules import DragonCastle
from regalia.games.dragon_castle.state import TALLIES


@dataclass(frozen=True, slots=True, kw_only=True)
class DragonCastleObservation(Observation):
    """The open table; lists by seat, masks with a bit per cell, ids as in `material`."""

    phase: int
    castle: tuple[int, ...]  # heights of the stacks by cell of the envelope
    tops: tuple[int, ...]  # their visible tiles
    bag: tuple[int, ...]  # how many of each tile are covered
    spirits: int
    dragons: int
    supply: int
    track: int
    first: int
    active: int
    round: int
    up: tuple[tuple[int, ...], ...]  # by seat and type
    down: tuple[int, ...]
    shrined: tuple[int, ...]
    faces: tuple[tuple[int, ...], ...]  # by seat and cell
    heights: tuple[tuple[int, ...], ...]
    reserve: tuple[int, ...]
    calls: tuple[int, ...]
    discards: tuple[int, ...]
    tally: tuple[tuple[int, ...], ...]
    points: tuple[int, ...]
    one: int
    two: int
    origin: int
    origin_floor: int
    acted: bool
    laid: bool
    used: int
    fresh: int
    filled: bool
    spirit: int
    step: int
    lifted: int
    moved: int
    back: int
    sites: tuple[int, ...]


def observe(state: DragonCastle, seat: int) -> DragonCastleObservation:
    """The allow-list of a seat, or of a spectator."""
    seats = range(state.seats)
    return DragonCastleObservation(
        game="dragon_castle",
        options=state.options,
        seat=seat,
        to_act=tuple(state.to_act()),
        legal=tuple(state.legal(seat)) if seat != SPECTATOR else (),
        over=state.is_over(),
        phase=state.phase,
        castle=tuple([state.castle_height(cell) for cell in range(len(state.tops))]),
        tops=tuple(state.tops),
        bag=tuple(state.bag),
        spirits=state.spirits,
        dragons=state.dragons,
        supply=state.supply,
        track=state.track,
        first=state.first,
        active=state.active,
        round=state.round,
        up=tuple([tuple(state.up[i * TYPES : (i + 1) * TYPES]) for i in seats]),
        down=tuple(state.down),
        shrined=tuple(state.shrined),
        faces=tuple([tuple(state.faces[i * CELLS : (i + 1) * CELLS]) for i in seats]),
        heights=tuple([tuple(state.heights[i * CELLS : (i + 1) * CELLS]) for i in seats]),
        reserve=tuple(state.reserve),
        calls=tuple(state.calls),
        discards=tuple(state.discards),
        tally=tuple([tuple(state.tally[i * TALLIES : (i + 1) * TALLIES]) for i in seats]),
        points=tuple([state.points(i) for i in seats]),
        one=state.one,
        two=state.two,
        origin=state.origin,
        origin_floor=state.origin_floor,
        acted=state.acted,
        laid=state.laid,
        used=state.used,
        fresh=state.fresh,
        filled=state.filled,
        spirit=state.spirit,
        step=state.step,
        lifted=state.lifted,
        moved=state.moved,
        back=state.back,
        sites=tuple(state.sites),
    )
