"""Hands that a duke's later rounds may bring."""

from typing import Final

from regalia.bots.heuristics.wonderful.future import Future, Hand
from regalia.bots.heuristics.wonderful.works import Work
from regalia.bots.heuristics.wonderful_kingdom.duke import Duke
from regalia.bots.heuristics.wonderful_kingdom.facts import FACTS, soldier_value
from regalia.core.rng import Rng
from regalia.games.wonderful_kingdom.material import CARD_KIND, DEVELOPMENTS, RESOURCES, TREASURE

HAND: Final = 8  # cards that a round brings
RISE: Final = 1  # of a rival's production in a round


def future(duke: Duke, count: int, rng: Rng) -> Future:
    """So many courses, dealt from the cards that nobody has seen."""
    s = duke.s
    pool = [card for card in s.deck if card < DEVELOPMENTS or CARD_KIND[card] == TREASURE]
    courses: list[list[Hand]] = []
    for _ in range(count):
        left = pool[:]
        course: list[Hand] = []
        for _ in range(duke.rounds):
            works: list[Work] = []
            now = [0] * RESOURCES
            for _ in range(min(HAND, len(left))):
                card = draw(left, rng)
                if card < DEVELOPMENTS:
                    works.append(Work(card, FACTS.slots[card], is_new=True))
                else:
                    for resource in FACTS.recycling[card]:
                        now[resource] += 1
            course.append(Hand(works, now))
        courses.append(course)
    tokens = [soldier_value(s, rounds) for rounds in range(duke.rounds + 1)]
    return Future(duke.facts, courses, tokens, 0 if s.seats == 1 else RISE)


def draw(left: list[int], rng: Rng) -> int:
    """Any card of those that are left."""
    at = rng.below(len(left))
    card = left[at]
    left[at] = left[len(left) - 1]
    left.pop()
    return card
