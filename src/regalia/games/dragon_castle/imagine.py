"""A table that a player could be sitting at, as far as he knows."""

from regalia.core.rng import FastRng
from regalia.games.dragon_castle.masks import CASTLE_BIT, CASTLE_WORD, WORDS
from regalia.games.dragon_castle.material import FLOORS
from regalia.games.dragon_castle.observation import DragonCastleObservation
from regalia.games.dragon_castle.rules import DragonCastle


def imagine(seen: DragonCastleObservation, seed: int) -> DragonCastle:
    """The open table as it is; covered tiles are drawn from their bag when they are uncovered."""
    s = DragonCastle(seen.options, FastRng(seed))
    s.keeps_events = False
    for seat in seen.to_act:
        s.ask(seat)
    s.phase = seen.phase
    s.levels = levels(seen.castle)
    s.tops = bytes(seen.tops)
    s.bag = bytes(seen.bag)
    s.covered = sum(seen.bag)
    s.spirits = seen.spirits
    s.dragons = seen.dragons
    s.supply = seen.supply
    s.track = seen.track
    s.first = seen.first
    s.active = seen.active
    s.round = seen.round
    s.up = [mask for masks in seen.up for mask in masks]
    s.faced = [sum(masks) for masks in seen.up]
    s.down = list(seen.down)
    s.shrined = list(seen.shrined)
    s.faces = b"".join([bytes(faces) for faces in seen.faces])
    s.heights = b"".join([bytes(heights) for heights in seen.heights])
    s.reserve = list(seen.reserve)
    s.calls = list(seen.calls)
    s.discards = list(seen.discards)
    s.tally = [points for lines in seen.tally for points in lines]
    s.one = seen.one
    s.two = seen.two
    s.origin = seen.origin
    s.origin_floor = seen.origin_floor
    s.acted = seen.acted
    s.laid = seen.laid
    s.used = seen.used
    s.fresh = seen.fresh
    s.filled = seen.filled
    s.spirit = seen.spirit
    s.step = seen.step
    s.lifted = seen.lifted
    s.moved = seen.moved
    s.back = seen.back
    s.sites = list(seen.sites)
    s.vain = [0] * s.seats
    return s


def levels(heights: tuple[int, ...]) -> list[int]:
    """Which cells reach each floor."""
    out = [0] * (FLOORS * WORDS)
    for cell in range(len(heights)):
        for floor in range(heights[cell]):
            at = floor * WORDS + CASTLE_WORD[cell]
            out[at] = out[at] | CASTLE_BIT[cell]
    return out
