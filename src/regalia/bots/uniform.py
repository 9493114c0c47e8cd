"""The bot that plays at random."""

from regalia.bots.base import Bot
from regalia.core.observation import Observation
from regalia.core.rng import FastRng


class Uniform(Bot):
    """Every legal action is equally likely."""

    def __init__(self, seed: int) -> None:
        self.rng = FastRng(seed)

    def choose(self, seen: Observation) -> int:
        return seen.legal[self.rng.below(len(seen.legal))]
