"""It's a Wonderful World: drafts are searched, rounds are planned."""

from math import exp
from typing import Final

from regalia.bots.heuristics.wonderful.works import numbers, weighted
from regalia.bots.heuristics.wonderful_world.facts import FACTS
from regalia.bots.heuristics.wonderful_world.ruler import Ruler
from regalia.bots.heuristics.world_alone.counsel import is_printed, shipped
from regalia.bots.search.mind import NO_ANSWER, Mind, margin, number
from regalia.bots.search.minds.wonderful import appeal
from regalia.core.rng import Rng
from regalia.core.state import GameState
from regalia.games.wonderful_world.actions import PICK
from regalia.games.wonderful_world.material import CARDS, ROUNDS
from regalia.games.wonderful_world.rules import World
from regalia.games.wonderful_world.state import DRAFT, PLANNING

GOLD: Final = 100.0  # alone: the points of a gold medal
WEIGHTS: Final = numbers(FACTS.weights)


class WorldMind(Mind):
    """A position is worth what the best plan makes of it; the draft is a matter of search."""

    def __init__(self, weights: list[float] = WEIGHTS) -> None:
        self.weights = weights[:]
        self.facts = weighted(FACTS, self.weights)
        self.appeals: list[list[float]] = []
        self.counsel = shipped()

    def begin(self, s: GameState) -> None:
        """What each card is worth to each seat."""
        assert isinstance(s, World)
        self.appeals = []
        if s.phase == DRAFT:
            for seat in range(s.seats):
                outlook = Ruler(s, seat, self.facts).outlook
                self.appeals.append([appeal(outlook, card) for card in range(CARDS)])

    def stage(self, s: GameState) -> int:
        """The draft is a stage, the rest of a round another."""
        assert isinstance(s, World)
        return number(s, "round") * 2 + (0 if s.phase == DRAFT else 1)

    def spread(self, s: GameState) -> float:
        assert isinstance(s, World)
        return 2.0 + 2.5 * float(ROUNDS - number(s, "round"))

    def value(self, s: GameState, seat: int) -> float:
        assert isinstance(s, World)
        if s.pending == 0:
            return margin(s, seat)
        mine = self.stand(s, seat)
        if s.seats == 1:
            return mine
        best = -1000.0
        for other in range(s.seats):
            if other != seat:
                best = max(best, self.stand(s, other))
        return mine - best

    def stand(self, s: World, seat: int) -> float:
        """What the best plan makes of a seat's cards."""
        ruler = Ruler(s, seat, self.facts)
        if s.phase == DRAFT:
            return ruler.sketch(list(s.drafts(seat))).value
        return ruler.sketch(list(s.todo(seat)) if s.phase == PLANNING else []).value

    def chance(self, s: GameState, seat: int, value: float) -> float:
        if s.seats > 1:
            return super().chance(s, seat, value)
        return 1.0 / (1.0 + exp((GOLD - value) / 6.0))

    def plan(self, s: GameState, seat: int, legal: list[int]) -> int:
        assert isinstance(s, World)
        if s.phase == DRAFT:
            return NO_ANSWER
        return Ruler(s, seat, self.facts).choose(legal)

    def think(self, s: GameState, games: int, seed: int) -> int:
        assert isinstance(s, World)
        if is_printed(s):
            return self.counsel.choose(s, games, seed)
        return Ruler(s, 0, self.facts).choose(s.legal(0))

    def quick(self, s: GameState, seat: int, rng: Rng) -> int:
        assert isinstance(s, World)
        legal = s.legal(seat)
        if len(legal) == 1:
            return legal[0]
        if s.phase != DRAFT:
            return Ruler(s, seat, self.facts).choose(legal)
        if not self.appeals:
            return legal[rng.below(len(legal))]
        appeals = self.appeals[seat]
        best = -1000.0
        chosen = legal[0]
        for action in legal:
            look = appeals[action - PICK] + 0.003 * (rng.word() & 511)
            if look > best:
                best = look
                chosen = action
        return chosen

    def priors(self, s: GameState, seat: int, legal: list[int]) -> list[float]:
        assert isinstance(s, World)
        if s.phase != DRAFT or not self.appeals:
            planned = Ruler(s, seat, self.facts).choose(legal)
            return [1.0 if action == planned else 0.0 for action in legal]
        return [self.appeals[seat][action - PICK] for action in legal]
