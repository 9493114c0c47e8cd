"""What a duke does: by plan where cubes are placed, by comparison where powers and armies act."""

from collections.abc import Sequence
from typing import Final

from regalia.bots.heuristics import UNDECIDED, Heuristic
from regalia.bots.heuristics.wonderful.works import Facts
from regalia.bots.heuristics.wonderful_kingdom.ahead import future
from regalia.bots.heuristics.wonderful_kingdom.choice import RIVAL, Chooser, Seeker
from regalia.bots.heuristics.wonderful_kingdom.duke import Duke
from regalia.bots.heuristics.wonderful_kingdom.facts import FACTS
from regalia.bots.heuristics.wonderful_kingdom.memory import Memory
from regalia.bots.heuristics.wonderful_kingdom.plan_actions import NOTHING, PlanActions
from regalia.bots.heuristics.wonderful_kingdom.realm import command
from regalia.core.observation import Observation
from regalia.core.state import GameState
from regalia.games.wonderful_kingdom.actions import (
    CONJURE,
    DONE,
    DOUBLE,
    FREEZE,
    KEEP,
    PLACE,
    POWER,
    QUEST,
    RECRUIT,
    SACRIFICE,
    TAKE,
    THAW,
)
from regalia.games.wonderful_kingdom.material import (
    ALCHEMIST,
    ARCHIVIST,
    BUILDER,
    CARD_VP,
    CARTOGRAPHER,
    DIPLOMAT,
    HERALD,
    PROPHET,
    RESOURCES,
    SOLO_SUPREMACY,
    STEWARDESS,
    TREASURER,
)
from regalia.games.wonderful_kingdom.observation import KingdomObservation
from regalia.games.wonderful_kingdom.phases import conquest, start
from regalia.games.wonderful_kingdom.rules import Kingdom
from regalia.games.wonderful_kingdom.state import (
    ARMS,
    ARRIVAL,
    CHOICE,
    COMBAT,
    CONQUEST,
    COUNCIL,
    EVENING,
    PLANNING,
    PRODUCTION,
    SEARCHING,
    START,
)

MARGIN: Final = 0.2  # a power must bring this much more than the plan without it
DRAWS: Final = 3  # worlds in which powers that draw cards are tried
# Whom to keep in the Council, best first; the others are all alike.
FAVOURITES: Final = [
    PROPHET,
    TREASURER,
    CARTOGRAPHER,
    BUILDER,
    STEWARDESS,
    ARCHIVIST,
    ALCHEMIST,
    DIPLOMAT,
    HERALD,
]


class KingdomHeuristic(Heuristic):
    """A planner, with an eye for the rest of the game."""

    def __init__(self, facts: Facts = FACTS) -> None:
        self.facts = facts
        self.courses = 0  # of the rest of a game, that plans look into
        self.memory: Memory | None = None  # of a game that is played on in thought

    def decide(self, world: GameState, seat: int, legal: Sequence[int]) -> int:
        assert isinstance(world, Kingdom)
        actions = list(legal)
        phase = world.phase
        duke = Duke(world, seat, self.facts, self.memory)
        if phase == CHOICE:
            return Chooser(duke).choose(actions)
        if phase == SEARCHING:
            return Seeker(duke).choose(actions)
        if phase == PLANNING:
            if self.courses > 0 and duke.rounds > 0 and world.selection(seat):
                duke.future = future(duke, self.courses, world.rng.clone())
            return plan(duke, actions)
        if phase == PRODUCTION:
            return produce(duke, actions)
        if phase == COMBAT and not world.uncovering:
            return fight(duke, actions)
        if phase == CONQUEST:
            return campaign(duke, actions)
        if phase == EVENING:
            planned = PlanActions(duke, actions)
            return first_of(planned.quest(), planned.spend(), DONE)
        if phase == ARMS:
            return arm(duke, actions)
        if phase == COUNCIL:
            return KEEP + min([action - KEEP for action in actions], key=rank)
        if phase == ARRIVAL:
            return min(actions, key=lambda action: CARD_VP[action - TAKE])
        return UNDECIDED

    def candidates(self, seen: Observation) -> Sequence[int]:
        """Powers, and what Menaces take; Krystallium and Soldiers are a matter of plans."""
        assert isinstance(seen, KingdomObservation)
        if seen.phase != START:
            return seen.legal
        return [a for a in seen.legal if not is_errand(a)] or seen.legal

    def worlds(self, seen: Observation) -> int:
        """A power may draw cards."""
        assert isinstance(seen, KingdomObservation)
        return DRAWS if any(POWER <= action < QUEST for action in seen.legal) else 1

    def step(self, state: GameState, seat: int, action: int) -> None:
        """The answer alone, short of the barrier."""
        assert isinstance(state, Kingdom)
        state.answer(seat, action)

    def evaluate(self, state: GameState, seat: int) -> float:
        assert isinstance(state, Kingdom)
        duke = Duke(state, seat, self.facts)
        if state.phase == START:
            rival = Duke(state, 1 - seat, self.facts).value() if state.seats == 2 else 0.0
            return drawn_value(duke) - RIVAL * rival
        return duke.value()


def rank(card: int) -> int:
    """How far behind an advisor stands among those worth keeping."""
    return FAVOURITES.index(card) if card in FAVOURITES else len(FAVOURITES)


def is_errand(action: int) -> bool:
    """Whether an action fills a slot, gives a card up or has to do with a quest."""
    return PLACE <= action < FREEZE or QUEST <= action < RECRUIT


def first_of(*actions: int) -> int:
    """The first action that is one."""
    for action in actions:
        if action != NOTHING:
            return action
    return NOTHING


def plan(duke: Duke, legal: list[int]) -> int:
    """Planning (c): start, freeze, recycle, in this order."""
    s, seat = duke.s, duke.seat
    if s.conjuring(seat) > 0:
        return UNDECIDED
    planned = PlanActions(duke, legal)
    if s.cubes(seat) > 0:
        return planned.place()
    action = planned.start()
    if action != NOTHING:
        return action
    if any(FREEZE <= a < THAW for a in legal):
        return best_of(duke, [a for a in legal if FREEZE <= a < THAW])[1]
    action = power(duke, legal, planned)
    if action != NOTHING:
        return action
    action = planned.recycle()
    if action == NOTHING and planned.cards and DONE not in legal:
        action = planned.cheapest()
    if action != NOTHING:
        return action
    return first_of(planned.quest(), planned.spend(), DONE if DONE in legal else legal[0])


def produce(duke: Duke, legal: list[int]) -> int:
    """A step of Production."""
    planned = PlanActions(duke, legal)
    action = power(duke, legal, planned)
    if action != NOTHING:
        return action
    if duke.s.loose(duke.seat) > 0:
        return planned.place()
    return first_of(planned.quest(), planned.spend(), DONE)


def fight(duke: Duke, legal: list[int]) -> int:
    """Combat."""
    planned = PlanActions(duke, legal)
    return first_of(planned.quest(), planned.spend(), planned.fight(), DONE)


def campaign(duke: Duke, legal: list[int]) -> int:
    """Conquest: Soldiers that finish a card at once go there, the others march."""
    if duke.s.stage == conquest.FREE:
        action = PlanActions(duke, legal).spend()
        if action != NOTHING:
            return action
    return command(duke, legal)


def power(duke: Duke, legal: list[int], planned: PlanActions) -> int:
    """An advisor whose power improves the outlook."""
    if not duke.s.has_council:
        return NOTHING
    recycled = {DOUBLE + work.card for work in planned.plan.recycled}
    tried = [
        a
        for a in legal
        if POWER <= a < QUEST or a >= CONJURE or (DOUBLE <= a < SACRIFICE and a in recycled)
    ]
    if not tried:
        return NOTHING
    value, action = best_of(duke, tried)
    return action if value > planned.plan.value + MARGIN else NOTHING


def best_of(duke: Duke, actions: list[int]) -> tuple[float, int]:
    """The action after which the outlook is best."""
    best = (-1e9, NOTHING)
    for action in actions:
        twin = duke.s.clone()
        twin.answer(duke.seat, action)
        value = Duke(twin, duke.seat, duke.facts).value()
        if value > best[0]:
            best = (value, action)
    return best


def arm(duke: Duke, legal: list[int]) -> int:
    """The Master-at-Arms, if he wins at least two steps."""
    made, rivals = duke.have.made, duke.have.rivals
    least = [SOLO_SUPREMACY - 1 if duke.s.seats == 1 else rivals[r] for r in range(RESOURCES)]
    wins = sum([made[r] > 0 and made[r] >= least[r] for r in range(RESOURCES)])
    return legal[-1] if wins >= 2 else DONE


def drawn_value(duke: Duke) -> float:
    """In Planning (b): the outlook, with the best of the cards a power has drawn."""
    s = duke.s
    cards = duke.picked()
    if s.stage != start.KEEPING:
        return duke.plan(cards).value
    keeps = max(1, s.to_keep)
    base = duke.plan(cards).value
    gains = sorted([duke.plan([*cards, card]).value - base for card in s.drawn], reverse=True)
    return base + sum(gains[:keeps])
