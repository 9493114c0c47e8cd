"""What a plan comes to in rounds that may follow it: hands are dealt, planned and produced.

Cheap, because nothing is played by the rules: a later round is a hand, a quick plan for it and the
production that it brings. All plans that are compared meet the same hands.
"""

from typing import Final

from mypy_extensions import i64

from regalia.bots.heuristics.wonderful.outlook import Outlook
from regalia.bots.heuristics.wonderful.plan import EPSILON, Plan
from regalia.bots.heuristics.wonderful.works import Facts, Holdings, Work

SLACK: Final = 5.0  # points by which a plan may look worse at first and yet be looked into
FIRST: Final = 8  # futures for all of them,
FINAL: Final = 3  # and how many of the best are looked into further
SWEEPS: Final = 3  # changes of a plan, one after the other
TRUST: Final = 24.0  # the courses that what a plan promises without them counts for


class Hand:
    """What a later round brings: cards to plan, and cubes at once."""

    def __init__(self, works: list[Work], now: list[int]) -> None:
        self.works = works
        self.now = now


class Future:
    """Some courses that the rest of a game may take, each a hand for every later round."""

    def __init__(
        self, facts: Facts, courses: list[list[Hand]], tokens: list[float], growth: int
    ) -> None:
        self.facts = facts
        self.courses = courses
        self.tokens = tokens  # what a token is worth beyond its points, by the rounds that follow
        self.growth = growth  # of what rivals produce, from round to round

    def follow(self, have: Holdings, works: list[Work], course: list[Hand]) -> float:
        """What a course ends with."""
        value = 0.0
        for hand in course:
            have.now = hand.now
            outlook = Outlook(self.facts, have)
            plan = Plan(outlook, works + hand.works)
            value = plan.value
            if have.rounds > 0:
                plan.run(plan.order, plan.recycled)
                works = rest(plan.outlook)
                have = self.next(plan.outlook)
        return value

    def next(self, outlook: Outlook) -> Holdings:
        """What a round that was played in thought leaves."""
        have, play = outlook.have, outlook.play
        resources = self.facts.resources
        return Holdings(
            round=have.round + 1,
            rounds=have.rounds - 1,
            steps=list(range(resources)),
            now=have.now,
            made=[int(play.made[resource]) for resource in range(resources)],
            counts=play.counts[:],
            badges=play.badges[:],
            duos=play.duos,
            per=play.per,
            rivals=[n + self.growth for n in have.rivals],
            wild=int(play.wild),
            cubes=int(play.cubes),
            points=play.points,
            token=self.tokens[have.rounds - 1],
        )

    def value(self, plan: Plan, order: list[Work], recycled: list[Work], count: int) -> float:
        """The mean end of so many courses."""
        plan.run(order, recycled)
        works = rest(plan.outlook)
        total = 0.0
        have = self.next(plan.outlook)
        for at in range(count):
            total += self.follow(have, works, self.courses[at])
        return total / count

    def merit(self, plan: Plan, order: list[Work], recycled: list[Work], count: int) -> float:
        """The same, and what is promised without them: few courses alone are too much luck."""
        promised = plan.run(order, recycled)
        ends = self.value(plan, order, recycled, count)
        return (TRUST * promised + count * ends) / (TRUST + count)

    def improve(self, plan: Plan) -> None:
        """Change a plan as long as that ends better."""
        for _ in range(SWEEPS):
            if not self.sweep(plan):
                return

    def sweep(self, plan: Plan) -> bool:
        """The best of all small changes; whether there was one."""
        found = [(plan.order, plan.recycled)]
        for order, recycled in plan.changes():
            if plan.run(order, recycled) > plan.value - SLACK:
                found.append((order, recycled))
        if len(found) == 1:
            return False
        first = min(FIRST, len(self.courses))
        scores = [
            (self.merit(plan, found[at][0], found[at][1], first), -at) for at in range(len(found))
        ]
        scores.sort(reverse=True)
        best = -1
        value = self.merit(plan, plan.order, plan.recycled, len(self.courses)) + EPSILON
        for _, at in scores[:FINAL]:
            if at != 0:
                order, recycled = found[-at]
                looked = self.merit(plan, order, recycled, len(self.courses))
                if looked > value:
                    value = looked
                    best = -at
        if best < 0:
            return False
        plan.order, plan.recycled = found[best]
        plan.value = plan.run(plan.order, plan.recycled)
        return True


def rest(outlook: Outlook) -> list[Work]:
    """The works that a round leaves undone."""
    play = outlook.play
    found: list[Work] = []
    for at in range(len(play.works)):
        if play.left[at] > 0:
            work = play.works[at]
            free = [
                int((play.free[at] >> (4 * i64(kind))) & 15) for kind in range(play.facts.kinds)
            ]
            found.append(Work(work.card, free, work.extra, False, work.is_late, work.mark))
    return found
