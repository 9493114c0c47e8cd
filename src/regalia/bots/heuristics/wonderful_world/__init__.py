"""It's a Wonderful World as a planner sees it: which cards the cubes to come will finish."""

from regalia.bots.heuristics.wonderful_world.heuristic import WorldHeuristic

__all__ = ["WorldHeuristic"]
