"""The end: a scenario lost, or what a lone player wins (IWK-15.1, IWK-16.15, IWK-33.15)."""

from regalia.games.wonderful_kingdom import scoring
from regalia.games.wonderful_kingdom.state import NOBODY, KingdomState


def enter(s: KingdomState) -> None:
    if not s.keeps_events:
        return
    if s.lost:
        s.tell("lost", 0, (s.lost,), "IWK-33.15")
    else:
        s.tell("over", NOBODY, (), "IWK-15.1")
        if s.seats == 1:
            s.tell("medal", 0, (scoring.medal(s),), "IWK-16.15")
