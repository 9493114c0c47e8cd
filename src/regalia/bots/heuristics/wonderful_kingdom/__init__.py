"""It's a Wonderful Kingdom as a planner sees it: cards, Menaces and quests are works for cubes."""

from regalia.bots.heuristics.wonderful_kingdom.heuristic import KingdomHeuristic

__all__ = ["KingdomHeuristic"]
