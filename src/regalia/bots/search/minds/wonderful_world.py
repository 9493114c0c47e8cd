"""It's a Wonderful World: drafts are searched, rounds are planned."""

from typing import Final

from regalia.bots.heuristics.wonderful.works import numbers, weighted
from regalia.bots.heuristics.wonderful_world.course import Course
from regalia.bots.heuristics.wonderful_world.facts import FACTS, wishes
from regalia.bots.heuristics.wonderful_world.ruler import Ruler
from regalia.bots.search.mind import NO_ANSWER, Mind, margin, number
from regalia.bots.search.minds.wonderful import appeal, honours
from regalia.core.rng import Rng
from regalia.core.state import GameState
from regalia.games.wonderful_world.actions import PICK
from regalia.games.wonderful_world.material import CARDS, ROUNDS, SCENARIO_MEDALS, TITLE_LEAST
from regalia.games.wonderful_world.rules import World
from regalia.games.wonderful_world.state import DRAFT, NONE, PLANNING

TITLES: Final = TITLE_LEAST[1:]
MISSED: Final = 30.0  # alone: a card that the scenario asks for and that is not constructed
WEIGHTS: Final = numbers(FACTS.weights)


class WorldMind(Mind):
    """A position is worth what the best plan makes of it; the draft is a matter of search."""

    def __init__(self, weights: list[float] = WEIGHTS) -> None:
        self.weights = weights[:]
        self.facts = weighted(FACTS, self.weights)
        self.appeals: list[list[float]] = []
        self.course: Course | None = None  # of the lone game that is played on

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
            return margin(s, seat) - MISSED * len(wishes(s, seat))
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
        scenario = number(s, "scenario")
        return honours(TITLES if scenario == NONE else SCENARIO_MEDALS[scenario], value)

    def choices(self, s: GameState, seat: int, legal: list[int]) -> list[tuple[float, int]]:
        assert isinstance(s, World)
        return Ruler(s, seat, self.facts).choices(legal)

    def plan(self, s: GameState, seat: int, legal: list[int]) -> int:
        assert isinstance(s, World)
        if s.phase == DRAFT:
            return NO_ANSWER
        return Ruler(s, seat, self.facts).choose(legal)

    def quick(self, s: GameState, seat: int, rng: Rng) -> int:
        assert isinstance(s, World)
        legal = s.legal(seat)
        if len(legal) == 1:
            return legal[0]
        if s.seats == 1:
            course = self.course
            if course is None or course.s is not s:
                course = Course(s, self.facts, rng.word())
                self.course = course
            return course.choose(legal)
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
