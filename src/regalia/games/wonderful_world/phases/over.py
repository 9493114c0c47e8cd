"""The end: what a lone player is called or wins (IWW-3.4, IWW-14.11, IWW-15.4)."""

from regalia.games.wonderful_world import scoring
from regalia.games.wonderful_world.material import ROUNDS
from regalia.games.wonderful_world.state import NOBODY, NONE, WorldState


def enter(s: WorldState) -> None:
    if not s.keeps_events:
        return
    rounds = () if s.rounds == ROUNDS else (s.rounds,)
    s.tell("over", NOBODY, rounds, "IWW-3.4")
    points = scoring.total(s, 0)
    if s.scenario != NONE:
        won = scoring.medal(s.built(0), s.scenario, points)
        s.tell("medal", 0, (s.scenario, won), "IWW-15.4")
    elif s.seats == 1:
        s.tell("title", 0, (scoring.title(points),), "IWW-14.11")
