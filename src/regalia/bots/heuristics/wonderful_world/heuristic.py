"""The planner as `greedy` asks it."""

from collections.abc import Sequence

from regalia.bots.heuristics import Heuristic
from regalia.bots.heuristics.wonderful_world.ruler import Ruler
from regalia.core.state import GameState
from regalia.games.wonderful_world.rules import World


class WorldHeuristic(Heuristic):
    """A planner."""

    def decide(self, world: GameState, seat: int, legal: Sequence[int]) -> int:
        assert isinstance(world, World)
        return Ruler(world, seat).choose(list(legal))
