"""A table that a governor could be sitting at, as far as he knows."""

from regalia.core.rng import FastRng
from regalia.games.kingsburg.observation import KingsburgObservation
from regalia.games.kingsburg.rules import Kingsburg
from regalia.games.kingsburg.state import UNKNOWN


def imagine(seen: KingsburgObservation, seed: int) -> Kingsburg:
    """The open table as it is; an enemy that others have seen is drawn anew (KB-1.8)."""
    s = Kingsburg(seen.options, FastRng(seed))
    s.loud = False
    for seat in seen.to_act:
        s.ask(seat)
    s.phase = seen.phase
    s.year = seen.year
    s.season = seen.season
    s.order = list(seen.order)
    s.turn = seen.turn
    s.step = seen.step
    s.asked = seen.asked
    s.goods = [count for goods in seen.goods for count in goods]
    s.tokens = list(seen.tokens)
    s.soldiers = list(seen.soldiers)
    s.built = list(seen.built)
    s.vp = list(seen.vp)
    s.tally = [points for lines in seen.tally for points in lines]
    s.aid = seen.aid
    s.envoy = seen.envoy
    s.coloured = list(seen.coloured)
    s.white = list(seen.white)
    s.totals = list(seen.totals)
    s.passed = seen.passed
    s.statue_used = seen.statue_used
    s.chapel_used = seen.chapel_used
    s.market_used = seen.market_used
    s.token_used = seen.token_used
    s.placed = [owner << 16 | group for owner, group in seen.placed]
    s.occupied = seen.occupied
    s.enemy = seen.enemy
    s.peeked = seen.peeked
    s.king_die = seen.king_die
    s.strength = list(seen.strength)
    if s.enemy == UNKNOWN and s.peeked:
        s.draw_enemy()
    return s
