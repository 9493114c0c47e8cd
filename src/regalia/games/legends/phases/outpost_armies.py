"""The first armies: four each on the start region, one each on another island (EL-3.4, EL-3.5)."""

from mypy_extensions import i64

from regalia.games.legends.actions import OUTPOST
from regalia.games.legends.material import (
    RED_SORCERESS,
    REGION_FACE,
    REGION_ISLAND,
    START_ARMIES,
)
from regalia.games.legends.state import DEAL, NEUTRALS, NOBODY, LegendsState


def enter(s: LegendsState) -> None:
    if s.keeps_events:
        s.tell("musters", NOBODY, (s.start, START_ARMIES), "EL-3.4")
    for seat in range(s.seats):
        s.raise_armies(s.start, seat, START_ARMIES)
        if s.warlords(seat) == RED_SORCERESS:  # EL-13.5
            s.raise_army(s.start, seat)
            if s.keeps_events:
                s.tell("musters_more", seat, (s.start,), "EL-13.5")
    s.ask(s.setup_player)


def legal(s: LegendsState, seat: i64) -> list[int]:
    face = s.layout(s.centre) // 4
    island = REGION_ISLAND[s.start]
    actions = []
    for region in s.regions:
        if REGION_FACE[region] != face and REGION_ISLAND[region] != island:  # EL-3.6
            actions.append(OUTPOST + region)
    return actions


def apply(s: LegendsState, seat: i64, action: i64) -> None:
    s.outpost = action - OUTPOST
    for player in range(s.seats):
        s.raise_army(s.outpost, player)
    if s.keeps_events:
        s.tell("outpost", seat, (s.outpost,), "EL-3.5")
    s.pending = 0


def leave(s: LegendsState) -> int:
    return NEUTRALS if s.seats == 2 else DEAL
