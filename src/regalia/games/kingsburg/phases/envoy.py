"""Phase 5, the King's Envoy: help for the weakest, if one is weakest alone (KB-10)."""

from regalia.core.state import FIRST_SEAT
from regalia.games.kingsburg.state import BITS, NOBODY, ROLL, KingsburgState


def enter(s: KingsburgState) -> None:
    if s.envoy != NOBODY:
        if s.keeps_events:
            s.tell("envoy_returns", s.envoy, (), "KB-10.1")
        s.envoy = NOBODY
    weakest = s.fewest()
    if BITS[weakest] == 1:
        s.envoy = FIRST_SEAT[weakest]
        if s.keeps_events:
            rule = "KB-10.3" if s.shares_fewest_buildings(s.envoy) else "KB-10.2"
            s.tell("envoy", s.envoy, (), rule)
    elif s.keeps_events:
        s.tell("no_envoy", NOBODY, (), "KB-10.4")


def leave(s: KingsburgState) -> int:
    return ROLL
