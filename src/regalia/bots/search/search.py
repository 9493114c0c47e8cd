"""Flat Monte Carlo: candidates meet the same imagined worlds, and the better half goes on.

Sequential halving (Karnin, Koren and Somekh 2013) shares the budget: every pass imagines a world
anew, tries each candidate left in a copy of it, lets everybody go on by the light policy for some
stages, and judges where that ends. With no stages this is a player who looks one action ahead.
Others who owe a decision in the same window answer by the light policy too, so that one's own
choice meets sampled choices of theirs.
"""

from collections.abc import Callable
from time import monotonic
from typing import Any

from regalia.bots.base import Bot
from regalia.bots.search.mind import NO_ANSWER, SENSELESS, Mind
from regalia.bots.search.weighed import Tally, Weighed
from regalia.core.game import Game
from regalia.core.observation import Observation
from regalia.core.rng import FastRng
from regalia.core.state import FIRST_SEAT, GameState

MOST_MOVES = 400  # of a playout
TO_THE_END = 1_000_000
# Alone points count for more, and what a plan promises is worth some games that were played on.
LONE_POINT = 0.02
LONE_PROMISE = 0.03
TRUST = 25.0
LONE_BREADTH = 5
HOPELESS = 6.0  # points that a plan promises less than the best one does
APART = 1 << 40  # what players do must not hang together with what is drawn


class Budget:
    """How much may be tried: playouts, or milliseconds where that is not 0 (then not reproducible).

    `stages` is how far a playout goes; `breadth` how many candidates are tried at most. `sight` is
    the chance that a candidate is seen at all: less than 1 is somebody who overlooks things, less
    often what looks good at a glance. `blur` is by how much each is misjudged at most, as a chance
    to win. Without `plans` even decisions that a mind has plans for are searched. `alone` is how
    many whole games are played in thought for a decision of a lone game, if any; `courses` how
    many courses of the rest of a game the plans of a mind look into, if it can.
    """

    def __init__(
        self,
        iterations: int = 200,
        milliseconds: int = 0,
        stages: int = 1,
        breadth: int = 64,
        sight: float = 1.0,
        blur: float = 0.0,
        plans: bool = True,
        alone: int = 0,
        courses: int = 0,
    ) -> None:
        self.iterations = iterations
        self.milliseconds = milliseconds
        self.stages = stages
        self.breadth = breadth
        self.sight = sight
        self.blur = blur
        self.plans = plans
        self.alone = alone
        self.courses = courses


def asked(seen: Observation) -> tuple[list[int], int]:
    """What a seat may do, and which it is.

    Compiled code reads the fields of a compiled class by their place, which the observations of a
    game that is not compiled do not use: so they are asked for by name.
    """
    named: Any = seen
    return list(named.legal), named.seat


def never() -> bool:
    """Nobody wants to stop."""
    return False


class Search(Bot):
    """A player that searches; see the package for how to use it."""

    def __init__(self, game: Game, mind: Mind, budget: Budget, seed: int) -> None:
        self.game = game
        self.mind = mind
        self.budget = budget
        self.rng = FastRng(seed)
        self.stop: Callable[[], bool] = never
        self.iterations = 0  # playouts of the last decision
        self.moves = 0  # decisions within them

    def choose(self, seen: Observation) -> int:
        """The best action found."""
        legal, seat = asked(seen)
        if len(legal) == 1:
            return legal[0]
        world = self.game.imagine(seen, self.rng.word())
        self.mind.begin(world)
        if self.is_lone(world):
            thought = self.mind.think(world, self.budget.alone, self.rng.word())
            if thought != NO_ANSWER:
                return thought
            return self.choose_alone(seen, world, seat, legal)
        if self.budget.plans:
            planned = self.mind.plan(world, seat, legal)
            if planned != NO_ANSWER:
                return planned
        candidates = self.candidates(world, seat, legal)
        if len(candidates) == 1:
            return candidates[0]
        tallies = [Tally(action, self.error(self.budget.blur)) for action in candidates]
        return self.halve(seen, tallies, self.mind.share(world))[0].action

    def is_lone(self, world: GameState) -> bool:
        """Whether whole games are played in thought."""
        return world.seats == 1 and self.budget.alone > 0

    def choose_alone(self, seen: Observation, world: GameState, seat: int, legal: list[int]) -> int:
        """The action after which the games played on end best."""
        found = self.mind.choices(world, seat, legal)
        choices = sorted([(-promise, action) for promise, action in found])
        best = choices[0][0]
        tallies: list[Tally] = []
        for promise, action in choices[:LONE_BREADTH]:
            lag = promise - best
            if lag <= HOPELESS:
                error = self.error(self.budget.blur)
                tallies.append(Tally(action, error, LONE_POINT, -TRUST * LONE_PROMISE * lag))
        if len(tallies) == 1:
            return tallies[0].action
        part = self.mind.share(world) * self.budget.alone / self.budget.iterations
        return self.halve(seen, tallies, part)[0].action

    def weigh(self, seen: Observation) -> list[Weighed]:
        """Every candidate with what search thinks of it, best first; none if none is owed."""
        legal, seat = asked(seen)
        if not legal:
            return []
        world = self.game.imagine(seen, self.rng.word())
        self.mind.begin(world)
        tallies = [Tally(action) for action in self.ordered(world, seat, legal)]
        return [tally.weighed() for tally in self.halve(seen, tallies, 1.0)]

    def ordered(self, world: GameState, seat: int, legal: list[int]) -> list[int]:
        """The most promising actions, best first."""
        priors = self.mind.priors(world, seat, legal)
        ranked = sorted([(-priors[i], i) for i in range(len(legal))])
        sensible = [legal[i] for prior, i in ranked if -prior > SENSELESS]
        return (sensible or legal)[: self.budget.breadth]

    def candidates(self, world: GameState, seat: int, legal: list[int]) -> list[int]:
        """The same, less what is overlooked."""
        ranked = self.ordered(world, seat, legal)
        sight = self.budget.sight
        if sight >= 1.0:
            return ranked
        found: list[int] = []
        for at in range(len(ranked)):
            # The obvious is overlooked half as often as the rest.
            blind = (1.0 - sight) * (0.5 if 4 * at < len(ranked) else 1.0)
            if self.rng.below(1000) >= 1000.0 * blind:
                found.append(ranked[at])
        return found if found else [ranked[self.rng.below(len(ranked))]]

    def halve(self, seen: Observation, alive: list[Tally], part: float) -> list[Tally]:
        """Share a part of the budget; the tallies come back best first."""
        self.iterations = 0
        self.moves = 0
        out: list[Tally] = []
        passes = 1
        while (1 << passes) < len(alive):
            passes += 1
        begin = monotonic()
        iterations = int(self.budget.iterations * part)
        seconds = self.budget.milliseconds * part / 1000.0
        for number in range(passes):
            share = iterations * (number + 1) // passes
            until = begin + seconds * (number + 1) / passes
            while True:
                self.try_all(seen, alive)
                if self.stop():
                    break
                if self.budget.milliseconds > 0:
                    if monotonic() >= until:
                        break
                elif self.iterations + len(alive) > share:
                    break
            alive = ranked(alive)
            if number < passes - 1 and not self.stop():
                half = (len(alive) + 1) // 2
                out = alive[half:] + out
                alive = alive[:half]
            else:
                break
        return alive + out

    def error(self, blur: float) -> float:
        """A misjudgement, small ones more often than large ones."""
        if blur == 0.0:
            return 0.0
        return blur * (self.rng.below(1000) + self.rng.below(1000) - 999) / 1000.0

    def try_all(self, seen: Observation, alive: list[Tally]) -> None:
        """One world, one playout for every candidate left."""
        seed = self.rng.word()
        _, seat = asked(seen)
        world = self.game.imagine(seen, seed)
        goal = self.mind.stage(world) + self.budget.stages
        if self.is_lone(world):
            goal = TO_THE_END
        for tally in alive:
            s = world.clone()
            s.apply(seat, tally.action)
            if self.budget.stages > 0:
                self.moves += play_on(self.mind, s, goal, players(seed))
            value = self.mind.value(s, seat)
            tally.add(self.mind.chance(s, seat, value), value)
            self.iterations += 1


def players(seed: int) -> FastRng:
    """The chance by which players go on where the world's own began with this seed."""
    return FastRng(seed + APART)


def play_on(mind: Mind, s: GameState, goal: int, rng: FastRng) -> int:
    """Everybody goes on by the light policy until a stage is reached; how many moves it took."""
    moves = 0
    while moves < MOST_MOVES and s.pending != 0 and mind.stage(s) < goal:
        seat = FIRST_SEAT[s.pending & 127]
        s.apply(seat, mind.quick(s, seat, rng))
        moves += 1
    return moves


def ranked(tallies: list[Tally]) -> list[Tally]:
    """Best first; of equals the one that was there first."""
    order = sorted([(-tallies[i].merit(), i) for i in range(len(tallies))])
    return [tallies[i] for _, i in order]
