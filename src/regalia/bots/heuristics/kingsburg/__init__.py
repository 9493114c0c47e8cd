"""Kingsburg as a builder sees it: what goods become, what winter takes, what the court still gives.

Everything is counted in victory points, season by season. The weights were found by letting the
bot play against variants of itself.
"""

from regalia.bots.heuristics.kingsburg.heuristic import KingsburgHeuristic

__all__ = ["KingsburgHeuristic"]
