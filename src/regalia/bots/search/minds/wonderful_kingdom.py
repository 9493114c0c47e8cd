"""It's a Wonderful Kingdom: the Choice is searched, rounds are planned."""

from typing import Final

from mypy_extensions import i64

from regalia.bots.heuristics.wonderful.works import Facts, numbers, weighted
from regalia.bots.heuristics.wonderful_kingdom.choice import (
    HIDDEN,
    LEFT,
    REST,
    RIVAL,
    Eye,
    Seeker,
)
from regalia.bots.heuristics.wonderful_kingdom.duke import Duke
from regalia.bots.heuristics.wonderful_kingdom.facts import FACTS, TUNED
from regalia.bots.heuristics.wonderful_kingdom.heuristic import KingdomHeuristic, is_errand
from regalia.bots.heuristics.wonderful_kingdom.memory import Memory
from regalia.bots.search.mind import NO_ANSWER, SENSELESS, Mind, margin, number
from regalia.bots.search.minds.wonderful import honours
from regalia.core.rng import Rng
from regalia.core.state import GameState
from regalia.games.wonderful_kingdom import quest
from regalia.games.wonderful_kingdom.actions import (
    ALCHEMY,
    CONSTRUCT,
    DONE,
    DOUBLE,
    ILLUSION,
    KEEP,
    OFFER,
    SEARCH,
    SELECT,
    TAKE,
)
from regalia.games.wonderful_kingdom.material import CARDS, ROUNDS, THIEF
from regalia.games.wonderful_kingdom.phases.choice import HALF
from regalia.games.wonderful_kingdom.phases.choice import is_offer as is_offer_turn
from regalia.games.wonderful_kingdom.quests import FINAL
from regalia.games.wonderful_kingdom.rules import Kingdom
from regalia.games.wonderful_kingdom.scenarios import FARMS, GUILD
from regalia.games.wonderful_kingdom.scoring import fulfils, medal_table
from regalia.games.wonderful_kingdom.state import CHOICE, PLANNING, SEARCHING
from regalia.games.wonderful_kingdom.tabled import card_at, knows

# Scenarios that Menaces end at once: the weights that were tuned without them lose more often.
PLAGUED: Final = (FARMS, GUILD)
MISSED: Final = 30.0  # alone: something that the scenario or quest asks for and that is not done
UNPLANNED: Final = 1.0  # a Search that the planner would not make, or not like that
WEIGHTS: Final = numbers(FACTS.weights)
UNASKED: Final = -1000.0
TRICK: Final = -900.0  # looks and swaps, before an area is taken
SHAME: Final = -1.0  # a card that helps so little is offered face down
SELECTING: Final = 0.5  # of a budget, to choose an area
IDEAS: Final = 6  # Offers that come to mind in a playout; the best of them is made


class Areas:
    """What lies in the two areas, as a seat sees it: for itself, for the rival, and by his eyes."""

    def __init__(self) -> None:
        self.mine = [0.0, 0.0]
        self.theirs = [0.0, 0.0]
        self.shown = [0.0, 0.0]

    def outcome(self) -> float:
        """What comes of an Offer: the rival takes what looks better to him, one keeps the rest."""
        area = 0 if self.shown[0] >= self.shown[1] else 1
        return REST * self.mine[1 - area] - RIVAL * self.theirs[area]

    def taken(self, area: int) -> float:
        """What taking an area is worth."""
        return self.mine[area] - LEFT * max(0.0, self.theirs[1 - area])


class KingdomMind(Mind):
    """A position is worth what the best plan makes of it; the Choice is a matter of search."""

    def __init__(self, weights: list[float] = WEIGHTS, courses: int = 0) -> None:
        self.weights = weights[:]
        self.facts = weighted(FACTS, self.weights)
        self.planner = KingdomHeuristic(self.facts)
        self.seer = KingdomHeuristic(self.facts)  # with company
        self.seer.courses = courses
        self.runner = KingdomHeuristic(self.facts)  # of lone games that are played on
        self.run: Kingdom | None = None  # the one that is
        self.eyes: list[Eye] = []
        self.gains: list[list[float]] = []  # by seat and card, as far as somebody has asked

    def ahead(self, courses: int) -> Mind:
        return KingdomMind(numbers(TUNED), courses)

    def begin(self, s: GameState) -> None:
        """How both dukes stand."""
        assert isinstance(s, Kingdom)
        if number(s, "scenario") in PLAGUED:
            self.plan_with(FACTS)
        self.eyes = []
        self.gains = []
        if s.phase == CHOICE:
            for seat in range(s.seats):
                self.eyes.append(Eye(Duke(s, seat, self.facts)))
                self.gains.append([UNASKED] * CARDS)

    def plan_with(self, facts: Facts) -> None:
        """Plan with other weights from now on."""
        self.facts = facts
        for planner in (self.planner, self.seer, self.runner):
            planner.facts = facts

    def stage(self, s: GameState) -> int:
        """The Choice is a stage, the rest of a round another."""
        assert isinstance(s, Kingdom)
        return number(s, "round") * 2 + (0 if s.phase <= CHOICE else 1)

    def share(self, s: GameState) -> float:
        """Between two areas less has to be tried than among Offers."""
        assert isinstance(s, Kingdom)
        return 1.0 if s.phase != CHOICE or is_offer_turn(number(s, "turn")) else SELECTING

    def spread(self, s: GameState) -> float:
        assert isinstance(s, Kingdom)
        return 2.0 + 2.5 * float(ROUNDS - number(s, "round"))

    def value(self, s: GameState, seat: int) -> float:
        assert isinstance(s, Kingdom)
        if s.pending == 0:
            return margin(s, seat) - (MISSED * missed(s) if s.seats == 1 else 0.0)
        mine = self.stand(s, seat)
        return mine if s.seats == 1 else mine - self.stand(s, 1 - seat)

    def stand(self, s: Kingdom, seat: int) -> float:
        """What the best plan makes of a duke's cards."""
        duke = Duke(s, seat, self.facts)
        return duke.sketch(duke.picked()).value

    def chance(self, s: GameState, seat: int, value: float) -> float:
        if s.seats > 1:
            return super().chance(s, seat, value)
        assert isinstance(s, Kingdom)
        return honours(medal_table(s), value)

    def choices(self, s: GameState, seat: int, legal: list[int]) -> list[tuple[float, int]]:
        """Areas, and what to do with the cards; the rest goes by plan."""
        assert isinstance(s, Kingdom)
        planned = self.planner.decide(s, seat, legal)
        if planned not in legal:
            return self.compared(s, seat, legal)
        duke = Duke(s, seat, self.facts)
        if s.phase == SEARCHING:
            if planned == DONE or SEARCH <= planned < CONSTRUCT:
                return [(0.0 if a == planned else -UNPLANNED, a) for a in legal if is_search(a)]
            if KEEP <= planned < TAKE or SELECT <= planned < ALCHEMY:
                seeker = Seeker(duke)
                return [(seeker.promise(a), a) for a in legal if SELECT <= a < TAKE]
        if s.phase == PLANNING and CONSTRUCT <= planned < DOUBLE:
            found: list[tuple[float, int]] = []
            for action in legal:
                if CONSTRUCT <= action < DOUBLE:
                    twin = s.clone()
                    twin.answer(seat, action)
                    found.append((Duke(twin, seat, self.facts).value(), action))
            return found
        return [(0.0, planned)]

    def plan(self, s: GameState, seat: int, legal: list[int]) -> int:
        assert isinstance(s, Kingdom)
        if s.phase == CHOICE and (legal[0] == SELECT or is_offer(legal[0])):
            return NO_ANSWER
        return self.seer.decide(s, seat, legal)

    def quick(self, s: GameState, seat: int, rng: Rng) -> int:
        assert isinstance(s, Kingdom)
        legal = s.legal(seat)
        if len(legal) == 1:
            return legal[0]
        if s.phase == CHOICE and self.gains:
            if legal[0] == SELECT:
                areas = self.areas(s, seat)
                return SELECT if areas.taken(0) >= areas.taken(1) else SELECT + 1
            return self.offer(s, seat, legal, rng) if is_offer(legal[0]) else legal[0]
        planner = self.planner
        if s.seats == 1:
            planner = self.runner
            if self.run is not s:
                self.run = s
                planner.memory = Memory()
        planned = planner.decide(s, seat, legal)
        if planned in legal:
            return planned
        if s.seats > 1:
            return legal[rng.below(len(legal))]
        return max(self.compared(s, seat, legal))[1]

    def compared(self, s: Kingdom, seat: int, legal: list[int]) -> list[tuple[float, int]]:
        """Where there is no plan, what each action leaves: powers, and what Menaces take."""
        found: list[tuple[float, int]] = []
        for action in [a for a in legal if not is_errand(a)] or legal:
            twin = s.clone()
            twin.answer(seat, action)
            duke = Duke(twin, seat, self.facts)
            found.append((duke.sketch(duke.picked()).value, action))
        return found

    def offer(self, s: Kingdom, seat: i64, legal: list[int], rng: Rng) -> int:
        """The best of some Offers that come to mind; of second cards, the best of all."""
        areas = self.areas(s, seat)
        hand = s.hands(seat)
        best = UNASKED
        found = legal[0]
        if number(s, "stage") == HALF:
            for action in legal:
                if self.is_sensible(s, seat, action):
                    value = self.laid(areas, seat, action)
                    if value > best:
                        best = value
                        found = action
            return found
        for _ in range(IDEAS):
            one: i64 = rng.below(len(hand))
            other: i64 = rng.below(len(hand) - 1)
            if other >= one:
                other += 1
            sides: i64 = rng.below(4)
            first = self.offering(s, seat, hand[one], sides & 1)
            second = self.offering(s, seat, hand[other], sides >> 1)
            self.lay(areas, seat, first, 1.0)
            value = self.laid(areas, seat, second)
            self.lay(areas, seat, first, -1.0)
            if value > best and first in legal:
                best = value
                found = first
        return found

    def offering(self, s: Kingdom, seat: i64, card: i64, area: i64) -> int:
        """A card put into an area, face down where that helps."""
        down = s.traps(seat) > 0 and self.gain(1 - seat, card) < SHAME
        return int(OFFER + card * 4 + area * 2 + (1 if down else 0))

    def is_sensible(self, s: Kingdom, seat: i64, action: i64) -> bool:
        """Whether an Offer hides what should be hidden, and nothing else."""
        if not is_offer(action):
            return False
        number = action - OFFER
        return action == self.offering(s, seat, number >> 2, (number >> 1) & 1)

    def areas(self, s: Kingdom, seat: i64) -> Areas:
        """The areas as they are; nobody knows what others have hidden."""
        found = Areas()
        for area in range(2):
            for at in range(s.zones_count(area)):
                tabled = s.zones(area, at)
                card = card_at(tabled)
                theirs = self.gain(1 - seat, card)
                found.shown[area] += theirs if knows(tabled, 1 - seat) else HIDDEN
                is_known = knows(tabled, seat)
                found.mine[area] += self.gain(seat, card) if is_known else HIDDEN
                found.theirs[area] += theirs if is_known else HIDDEN
        if number(s, "stage") == HALF:
            self.lay(found, seat, number(s, "half"), 1.0)
        return found

    def lay(self, areas: Areas, seat: i64, action: i64, sign: float) -> None:
        """Put a card into an area in thought, or take it back."""
        card = (action - OFFER) >> 2
        area = ((action - OFFER) >> 1) & 1
        theirs = self.gain(1 - seat, card)
        areas.mine[area] += sign * self.gain(seat, card)
        areas.theirs[area] += sign * theirs
        areas.shown[area] += sign * (HIDDEN if (action - OFFER) & 1 else theirs)

    def laid(self, areas: Areas, seat: i64, action: i64) -> float:
        """What comes of one card more."""
        self.lay(areas, seat, action, 1.0)
        value = areas.outcome()
        self.lay(areas, seat, action, -1.0)
        return value

    def gain(self, seat: i64, card: i64) -> float:
        """What one card more would bring a duke."""
        if card >= CARDS:
            return HIDDEN
        gains = self.gains[seat]
        found = gains[card]
        if found == UNASKED:
            found = self.eyes[seat].look(card)
            gains[card] = found
        return found

    def priors(self, s: GameState, seat: int, legal: list[int]) -> list[float]:
        assert isinstance(s, Kingdom)
        if s.phase == CHOICE and s.seats == 2:
            areas = self.areas(s, seat)
            if legal[0] == SELECT:
                return [self.selected(areas, action) for action in legal]
            if is_offer(legal[0]):
                return [self.promise(s, seat, areas, action) for action in legal]
        planned = self.planner.decide(s, seat, legal)
        return [1.0 if action == planned else 0.0 for action in legal]

    def selected(self, areas: Areas, action: int) -> float:
        """What taking an area is worth; tricks come last, and cubes and quests can wait."""
        if action < SELECT + 2:
            return areas.taken(action - SELECT)
        return TRICK if ILLUSION <= action < SEARCH else SENSELESS

    def promise(self, s: Kingdom, seat: i64, areas: Areas, action: i64) -> float:
        """What comes of an Offer that begins or ends with a card; hiding the wrong one is worse."""
        if not is_offer(action):
            return TRICK if ILLUSION <= action < SEARCH else SENSELESS
        odd = 0.0 if self.is_sensible(s, seat, action) else 1.0
        if number(s, "stage") == HALF:
            return self.laid(areas, seat, action) - odd
        card = (action - OFFER) >> 2
        best = UNASKED
        self.lay(areas, seat, action, 1.0)
        is_spent = False
        for other in s.hands(seat):
            if other == card and not is_spent:
                is_spent = True
                continue
            for area in range(2):
                best = max(best, self.laid(areas, seat, OFFER + other * 4 + area * 2))
        self.lay(areas, seat, action, -1.0)
        return best - odd


def is_offer(action: int) -> bool:
    """Whether an action lays a card into an area."""
    return OFFER <= action < ILLUSION


def is_search(action: int) -> bool:
    """Whether an action makes a Search, or does without."""
    return action == DONE or SEARCH <= action < CONSTRUCT


def missed(s: Kingdom) -> int:
    """What a lone duke lacks for victory at the end."""
    if fulfils(s):
        return 0
    count = len(Duke(s, 0).wishes())
    for which in range(len(s.quests)):
        if not quest.has_done(s, 0, which, FINAL):
            count += 1
    if number(s, "scenario") == GUILD:
        count += s.menaces(0).count(THIEF)
    return max(1, count)
