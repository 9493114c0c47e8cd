"""The bot that follows a plan or looks one action ahead."""

from regalia.bots.base import Bot
from regalia.bots.heuristics import UNDECIDED, Heuristic
from regalia.core.game import Game
from regalia.core.observation import Observation
from regalia.core.rng import FastRng


class Greedy(Bot):
    """Does what the heuristic plans in a world it imagines.

    Where there is no plan, it tries every candidate and takes what the heuristic likes best.
    """

    def __init__(self, game: Game, heuristic: Heuristic, seed: int) -> None:
        self.game = game
        self.heuristic = heuristic
        self.rng = FastRng(seed)

    def choose(self, seen: Observation) -> int:
        if len(seen.legal) == 1:
            return seen.legal[0]
        world = self.game.imagine(seen, self.rng.word())
        planned = self.heuristic.decide(world, seen.seat, seen.legal)
        if planned != UNDECIDED:
            return planned
        candidates = self.heuristic.candidates(seen)
        values = [0.0] * len(candidates)
        for number in range(self.heuristic.worlds(seen)):
            if number > 0:
                world = self.game.imagine(seen, self.rng.word())
            for i, action in enumerate(candidates):
                # All candidates meet the same chance, so luck prefers none of them.
                twin = world.clone()
                self.heuristic.step(twin, seen.seat, action)
                values[i] += self.heuristic.evaluate(twin, seen.seat)
        return candidates[values.index(max(values))]
