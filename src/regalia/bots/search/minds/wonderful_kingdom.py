"""It's a Wonderful Kingdom: the Choice is searched, rounds are planned."""

from math import exp
from typing import Final

from mypy_extensions import i64

from regalia.bots.heuristics.wonderful.outlook import Outlook
from regalia.bots.heuristics.wonderful_kingdom.choice import CUBE
from regalia.bots.heuristics.wonderful_kingdom.duke import ADVISOR, NUISANCE, Duke
from regalia.bots.heuristics.wonderful_kingdom.facts import FACTS
from regalia.bots.heuristics.wonderful_kingdom.heuristic import KingdomHeuristic
from regalia.bots.search.mind import NO_ANSWER, Mind, margin, number
from regalia.bots.search.minds.wonderful import appeal
from regalia.core.rng import Rng
from regalia.core.state import GameState
from regalia.games.wonderful_kingdom.actions import ILLUSION, OFFER, SELECT
from regalia.games.wonderful_kingdom.material import (
    CALAMITY,
    CALAMITY_VP,
    CARD_KIND,
    CARD_VP,
    CARDS,
    DEVELOPMENTS,
    MENACE,
    ROUNDS,
    TREASURE,
)
from regalia.games.wonderful_kingdom.rules import Kingdom
from regalia.games.wonderful_kingdom.state import CHOICE, UNSEEN
from regalia.games.wonderful_kingdom.tabled import card_at

GOLD: Final = 115.0  # alone: the points of a gold medal
HEURISTIC: Final = KingdomHeuristic()


class KingdomMind(Mind):
    """A position is worth what the best plan makes of it; the Choice is a matter of search."""

    def __init__(self) -> None:
        self.appeals: list[list[float]] = []

    def begin(self, s: GameState) -> None:
        """What each card is worth to each seat."""
        assert isinstance(s, Kingdom)
        self.appeals = []
        if s.phase == CHOICE:
            for seat in range(s.seats):
                duke = Duke(s, seat)
                outlook = Outlook(FACTS, duke.have)
                unseen = duke.unseen()
                self.appeals.append([look_of(outlook, unseen, card) for card in range(CARDS)])

    def stage(self, s: GameState) -> int:
        """The Choice is a stage, the rest of a round another."""
        assert isinstance(s, Kingdom)
        return number(s, "round") * 2 + (0 if s.phase <= CHOICE else 1)

    def spread(self, s: GameState) -> float:
        assert isinstance(s, Kingdom)
        return 2.0 + 2.5 * float(ROUNDS - number(s, "round"))

    def value(self, s: GameState, seat: int) -> float:
        assert isinstance(s, Kingdom)
        if s.pending == 0:
            return margin(s, seat)
        mine = self.stand(s, seat)
        return mine if s.seats == 1 else mine - self.stand(s, 1 - seat)

    def stand(self, s: Kingdom, seat: int) -> float:
        """What the best plan makes of a duke's cards."""
        duke = Duke(s, seat)
        return duke.sketch(duke.picked()).value

    def chance(self, s: GameState, seat: int, value: float) -> float:
        if s.seats > 1:
            return super().chance(s, seat, value)
        return 1.0 / (1.0 + exp((GOLD - value) / 6.0))

    def plan(self, s: GameState, seat: int, legal: list[int]) -> int:
        assert isinstance(s, Kingdom)
        if s.phase == CHOICE and (legal[0] == SELECT or OFFER <= legal[0] < ILLUSION):
            return NO_ANSWER
        return HEURISTIC.decide(s, seat, legal)

    def quick(self, s: GameState, seat: int, rng: Rng) -> int:
        assert isinstance(s, Kingdom)
        legal = s.legal(seat)
        if len(legal) == 1:
            return legal[0]
        if s.phase == CHOICE and self.appeals:
            return self.glance(s, seat, legal, rng)
        planned = HEURISTIC.decide(s, seat, legal)
        return planned if planned in legal else legal[rng.below(len(legal))]

    def glance(self, s: Kingdom, seat: i64, legal: list[int], rng: Rng) -> int:
        """Offers that leave two areas alike, and the better of two areas."""
        if legal[0] == SELECT:
            first = self.area(s, seat, 0)
            return SELECT if first >= self.area(s, seat, 1) else SELECT + 1
        if legal[0] < OFFER or legal[0] >= ILLUSION:
            return legal[0]
        theirs = self.appeals[1 - seat]
        one = self.area(s, 1 - seat, 0)
        other = self.area(s, 1 - seat, 1)
        # Whatever card, but into the area that looks worse to the opponent.
        action = legal[rng.below(len(legal))]
        if action < OFFER or action >= ILLUSION:  # a turn offers more than Offers
            action = legal[0]
        card = (action - OFFER) >> 2
        area: i64 = 0 if (one < other) == (theirs[card] > 0.0) else 1
        wanted = OFFER + card * 4 + area * 2
        return wanted if wanted in legal else action

    def area(self, s: Kingdom, seat: i64, area: i64) -> float:
        """What the cards of an area look like to a seat."""
        appeals = self.appeals[seat]
        total = 0.0
        for at in range(s.zones_count(area)):
            card = card_at(s.zones(area, at))
            total += appeals[card] if card < CARDS else 0.5
        return total

    def priors(self, s: GameState, seat: int, legal: list[int]) -> list[float]:
        assert isinstance(s, Kingdom)
        planned = HEURISTIC.decide(s, seat, legal)
        if s.phase != CHOICE or s.seats == 1:
            return [1.0 if action == planned else 0.0 for action in legal]
        one = self.area(s, 1 - seat, 0)
        other = self.area(s, 1 - seat, 1)
        return [1.0 if a == planned else self.evenness(seat, a, one, other) for a in legal]

    def evenness(self, seat: i64, action: i64, one: float, other: float) -> float:
        """How alike the areas look to the opponent after an Offer: 0 at best."""
        if action < OFFER or action >= ILLUSION:
            return 0.0
        appeal = self.appeals[1 - seat][(action - OFFER) >> 2]
        if ((action - OFFER) >> 1) & 1:
            other += appeal
        else:
            one += appeal
        return -abs(one - other)


def look_of(outlook: Outlook, unseen: float, card: int) -> float:
    """What one card more looks like."""
    if card == UNSEEN:
        return unseen
    if card < DEVELOPMENTS:
        return appeal(outlook, card)
    if CARD_KIND[card] == TREASURE:
        return CUBE * 2
    if card == CALAMITY:
        return float(CALAMITY_VP)
    if CARD_KIND[card] == MENACE:
        return float(CARD_VP[card]) - NUISANCE
    return ADVISOR + outlook.have.token
