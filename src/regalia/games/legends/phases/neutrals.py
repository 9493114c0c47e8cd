"""Two players: ten armies of a third colour, put down in turn (EL-3.7)."""

from typing import Any

from mypy_extensions import i64

from regalia.games.legends.actions import NEUTRAL, NEUTRAL_ARMY, NEUTRAL_AT
from regalia.games.legends.material import NEUTRAL_ARMIES
from regalia.games.legends.state import DEAL, LegendsState


def enter(s: LegendsState) -> None:
    s.step = 0
    s.ask(s.setup_player)


def legal(s: LegendsState, seat: i64) -> list[int]:
    actions: list[Any] = []
    regions = s.regions
    for i in range(len(regions)):
        actions.append(NEUTRAL_AT[regions[i]])
    return actions


def apply(s: LegendsState, seat: i64, action: i64) -> None:
    region = action - NEUTRAL_ARMY
    s.raise_army(region, NEUTRAL)
    if s.keeps_events:
        s.tell("neutral", seat, (region,), "EL-3.7")
    s.step += 1
    s.pending = 0
    if s.step < NEUTRAL_ARMIES:
        s.ask(1 - seat)


def leave(s: LegendsState) -> int:
    s.step = 0
    return DEAL
