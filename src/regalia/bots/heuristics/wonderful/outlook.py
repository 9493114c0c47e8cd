"""What the end of a round is worth, if works get the cubes in some order.

Everything is counted in victory points.
"""

from typing import Final

from mypy_extensions import i64

from regalia.bots.heuristics.wonderful.play import Play, Trace
from regalia.bots.heuristics.wonderful.works import NO_CARD, Facts, Holdings, Work

LEVEL: Final = 0.4  # the chance of supremacy in later rounds where production is level now,
CLOSE: Final = 0.12  # or one cube behind
PAIRS: Final = 0.3  # pairs for a finished duo badge that a round brings,
NEW_PAIRS: Final = 0.4  # and for one in hand


class Outlooks:
    """How many outlooks there have been, to tell them apart."""

    def __init__(self) -> None:
        self.count: i64 = 0


MADE: Final = Outlooks()


class Outlook:
    """One seat's prospects."""

    def __init__(self, facts: Facts, have: Holdings) -> None:
        self.facts = facts
        self.have = have
        later = range(have.round + 1, have.round + 1 + have.rounds)
        MADE.count += 1
        self.number: i64 = MADE.count
        self.play = Play(facts, have)
        self.weights = facts.weights
        self.flow = [sum([row[t] for t in later]) for row in facts.weights.cube]
        self.next = [0.0] * facts.resources
        if have.rounds:
            self.next = [row[have.round + 1] for row in facts.weights.cube]

    def worth(self, work: Work, when_late: bool) -> float:
        """What finishing a work brings, in this round or in the next."""
        card = work.card
        value: float = work.extra
        if card == NO_CARD:
            return value
        facts, have, weights = self.facts, self.have, self.weights
        value += facts.points[card]
        kind = facts.types[card]
        counts = have.counts
        for target, each in facts.badges[card]:
            value += each * (counts[target] + weights.growth[target] * have.rounds)
            value += each * (target == kind)
        for one, other, each in facts.duos[card]:
            value += each * (min(counts[one], counts[other]) + NEW_PAIRS * have.rounds)
        if kind != NO_CARD:
            value += have.badges[kind]
        for what, n in facts.bonus[card]:
            if what == facts.wild:
                value += n * weights.wild[have.rounds]
            else:
                value += n * (have.badges[what] + have.token)
        for resource, n in facts.yields[card]:
            value += n * self.stream(resource, when_late)
        for resource, type in facts.per[card]:
            cards = counts[type] + (type == kind) + 0.5 * weights.growth[type] * have.rounds
            value += cards * self.stream(resource, when_late)
        return value

    def stream(self, resource: int, when_late: bool) -> float:
        """What an icon brings until the end."""
        if when_late:
            return self.flow[resource] - self.weights.late_flow * self.next[resource]
        return self.flow[resource]

    def merit(self, work: Work) -> float:
        """Which works come first: worth for each cube still needed."""
        if work.of != self.number:
            self.weigh(work)
        return work.merit

    def weigh(self, work: Work) -> None:
        """What a work is worth, noted on it: that does not change from run to run."""
        need = float(work.left) + work.free[self.facts.wild] + 0.4
        work.merit = self.worth(work, False) / need
        work.late = self.worth(work, True)
        work.of = self.number

    def run(self, works: list[Work], recycled: list[Work], trace: Trace | None) -> float:
        """The value of the end of this round, if the works get the cubes in this order."""
        facts, have = self.facts, self.have
        play = self.play
        play.begin(works)
        for resource in range(facts.resources):
            for _ in range(have.now[resource]):
                play.give(resource)
        for work in recycled:
            for resource in facts.recycling[work.card]:
                play.give(resource)
        steps = have.steps
        last = len(steps)
        is_final = have.rounds == 0
        play.spend(0, is_final and last == 0, trace)
        for at in range(last):
            play.produce(steps[at])
            play.spend(at + 1, is_final and at + 1 == last, None)
        if is_final:
            play.clear_away(trace if last == 0 else None)
        play.close(trace)
        return self.judge(play)

    def judge(self, play: Play) -> float:
        """The end of the round: points, production to come, works under way."""
        facts, have, weights = self.facts, self.have, self.weights
        rounds = have.rounds
        value = play.points
        counts, badges, made = play.counts, play.badges, play.made
        for target in range(len(counts)):
            if badges[target]:
                value += badges[target] * (counts[target] + weights.growth[target] * rounds)
        for one, other, each in play.duos:
            value += each * (min(counts[one], counts[other]) + PAIRS * rounds)
        value += weights.wild[rounds] * (float(play.wild) + float(play.cubes) / 5)
        if not rounds:
            return value + 0.001 * float(play.cubes)
        for kind in range(facts.wild + 1, facts.kinds):
            value += have.token * counts[kind]
        share = facts.tokens
        for resource in range(facts.resources):
            n = int(made[resource])
            if n > 0:
                full = float(n)
                if n > weights.full:
                    full = weights.full + (n - weights.full) * weights.surplus
                value += self.flow[resource] * full
                lead = n - have.rivals[resource]
                chance = 1.0 if lead > 0 else LEVEL if lead == 0 else CLOSE if lead == -1 else 0.0
                if chance:
                    value += rounds * chance * (have.token * share + play.token_points(resource))
        return value + self.under_way(play)

    def under_way(self, play: Play) -> float:
        """What later rounds will finish, less the cubes it takes."""
        facts, weights, rounds = self.facts, self.weights, self.have.rounds
        later = [0.0] * facts.resources
        for resource in range(facts.resources):
            later[resource] = rounds * int(play.made[resource]) + weights.recycled
        value = 0.0
        for i in range(len(play.works)):
            if play.left[i] == 0:
                continue
            free = play.free[i]
            cost = 0.0
            for resource in range(facts.resources):
                n = int((free >> (4 * resource)) & 15)
                if n:
                    cost += weights.borrowed * n * self.next[resource]
                    if n > later[resource]:
                        cost += weights.lack * (n - max(0.0, later[resource]))
            cost += int((free >> (4 * facts.wild)) & 15) * weights.wild[rounds]
            for kind in range(facts.wild + 1, facts.kinds):
                n = int((free >> (4 * kind)) & 15)
                if n:
                    cost += n * (self.have.token + play.badges[kind])
            work = play.works[i]
            if work.of != self.number:
                self.weigh(work)
            gain = weights.later * work.late - cost
            if gain > 0:
                value += gain
                for resource in range(facts.resources):
                    later[resource] -= int((free >> (4 * resource)) & 15)
        return value
