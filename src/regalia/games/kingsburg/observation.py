"""What a governor sees: everything but the enemy he has not looked at (KB-1.7, KB-21.13)."""

from dataclasses import dataclass

from regalia.core.events import SPECTATOR
from regalia.core.observation import Observation
from regalia.games.kingsburg.rules import Kingsburg
from regalia.games.kingsburg.state import BATTLE, TALLIES, UNKNOWN


@dataclass(frozen=True, slots=True, kw_only=True)
class KingsburgObservation(Observation):
    """The open table; lists by seat, masks with a bit per seat, ids as in `material`."""

    phase: int
    year: int
    season: int
    order: tuple[int, ...]
    turn: int
    step: int
    asked: int
    goods: tuple[tuple[int, int, int], ...]  # gold, wood, stone
    tokens: tuple[int, ...]
    soldiers: tuple[int, ...]
    built: tuple[int, ...]
    vp: tuple[int, ...]
    tally: tuple[tuple[int, ...], ...]
    aid: int
    envoy: int
    coloured: tuple[int, ...]
    white: tuple[int, ...]
    totals: tuple[int, ...]
    passed: int
    statue_used: int
    chapel_used: int
    market_used: int
    token_used: int
    placed: tuple[tuple[int, int], ...]  # owner and group; a neutral group is a handful's id
    occupied: int
    enemy: int  # UNKNOWN unless this seat has seen it
    peeked: int
    king_die: int
    strength: tuple[int, ...]


def sees_enemy(state: Kingsburg, seat: int) -> bool:
    """Whether a seat knows this year's enemy: it peeked, or winter has come (KB-6.12)."""
    if state.phase == BATTLE:
        return True
    return seat != SPECTATOR and (state.peeked >> seat) & 1 == 1


def observe(state: Kingsburg, seat: int) -> KingsburgObservation:
    """The allow-list of a seat, or of a spectator."""
    seats = range(state.seats)
    goods = state.goods
    tally = state.tally
    return KingsburgObservation(
        game="kingsburg",
        options=state.options,
        seat=seat,
        to_act=tuple(state.to_act()),
        legal=tuple(state.legal(seat)) if seat != SPECTATOR else (),
        over=state.is_over(),
        phase=state.phase,
        year=state.year,
        season=state.season,
        order=tuple(state.order),
        turn=state.turn,
        step=state.step,
        asked=state.asked,
        goods=tuple((goods[i * 3], goods[i * 3 + 1], goods[i * 3 + 2]) for i in seats),
        tokens=tuple(state.tokens),
        soldiers=tuple(state.soldiers),
        built=tuple(state.built),
        vp=tuple(state.vp),
        tally=tuple(tuple(tally[i * TALLIES : (i + 1) * TALLIES]) for i in seats),
        aid=state.aid,
        envoy=state.envoy,
        coloured=tuple(state.coloured),
        white=tuple(state.white),
        totals=tuple(state.totals),
        passed=state.passed,
        statue_used=state.statue_used,
        chapel_used=state.chapel_used,
        market_used=state.market_used,
        token_used=state.token_used,
        placed=tuple((entry >> 16, entry & 0xFFFF) for entry in state.placed),
        occupied=state.occupied,
        enemy=state.enemy if sees_enemy(state, seat) else UNKNOWN,
        peeked=state.peeked,
        king_die=state.king_die,
        strength=tuple(state.strength),
    )
