"""A round played in thought: works in order of preference get the cubes."""

from typing import Final

from regalia.bots.heuristics.wonderful.works import NO_CARD, Facts, Holdings, Work

SAVED: Final = 0.9  # a Krystallium saved for the next round, in cubes that come a round earlier,
EAGER: Final = 0.5  # and what certainty is worth beside them
DEAR: Final = 2.5  # a Krystallium spent on a quest step


class Trace:
    """What a plan does before any further production."""

    __slots__ = ("beaten", "done", "spent")

    def __init__(self) -> None:
        self.spent: list[Work] = []  # finished at once with Krystallium or tokens
        self.done: list[Work] = []  # given up
        self.beaten: list[Work] = []  # finished when the round ends


class Play:
    """A round under way in thought."""

    def __init__(self, facts: Facts, have: Holdings, works: list[Work]) -> None:
        self.facts = facts
        self.have = have
        self.works = works
        self.free = [list(work.free) for work in works]
        self.left = [work.left for work in works]
        self.made = have.made[:]
        self.counts = have.counts[:]
        self.badges = have.badges[:]
        self.duos = have.duos
        self.per = have.per
        self.wild = have.wild + have.cubes // 5
        self.cubes = have.cubes % 5
        self.points = have.points

    def give(self, resource: int) -> None:
        """Place one cube."""
        left = self.left
        for i, free in enumerate(self.free):
            if free[resource]:
                free[resource] -= 1
                left[i] -= 1
                if left[i] == 0:
                    if self.works[i].is_late:
                        left[i] = -1
                    else:
                        self.finish(i)
                return
        self.lay_aside(1)

    def lay_aside(self, count: int) -> None:
        """Cubes that nothing needs: five become a Krystallium."""
        total = self.cubes + count
        self.wild += total // 5
        self.cubes = total % 5

    def produce(self, resource: int) -> None:
        """One step of Production."""
        n = self.made[resource]
        if n <= 0:
            return
        if n > self.have.rivals[resource]:
            self.crown(resource)
        left = self.left
        for i, free in enumerate(self.free):
            need = free[resource]
            if need:
                if need > n:
                    need = n
                free[resource] -= need
                left[i] -= need
                n -= need
                if left[i] == 0:
                    if self.works[i].is_late:
                        left[i] = -1
                    else:
                        self.finish(i)
                if n == 0:
                    return
        self.lay_aside(n)

    def crown(self, resource: int) -> None:
        """Supremacy brings a token."""
        kind = self.facts.supremacy[resource]
        if kind == NO_CARD:
            kind = self.facts.wild + 1
            if self.badges[kind + 1] > self.badges[kind]:
                kind += 1
        self.counts[kind] += self.facts.tokens

    def token_points(self, resource: int) -> float:
        """The points of a token that a step brings."""
        kind = self.facts.supremacy[resource]
        if kind == NO_CARD:
            first = self.facts.wild + 1
            return max(self.badges[first], self.badges[first + 1])
        return self.badges[kind]

    def finish(self, i: int) -> None:
        """A work is finished."""
        work = self.works[i]
        self.left[i] = 0
        self.points += work.extra
        card = work.card
        if card == NO_CARD:
            return
        facts = self.facts
        self.points += facts.points[card]
        counts, made = self.counts, self.made
        kind = facts.types[card]
        if kind != NO_CARD:
            counts[kind] += 1
            for resource, type in self.per:
                if type == kind:
                    made[resource] += 1
        for target, each in facts.badges[card]:
            self.badges[target] += each
        if facts.duos[card]:
            self.duos = [*self.duos, *facts.duos[card]]
        for resource, n in facts.yields[card]:
            made[resource] += n
        if facts.per[card]:
            for resource, type in facts.per[card]:
                made[resource] += int(counts[type])
            self.per = [*self.per, *facts.per[card]]
        for what, n in facts.bonus[card]:
            if what == facts.wild:
                self.wild += n
            else:
                counts[what] += n

    def spend(self, rest: list[int], is_last: bool, trace: Trace | None) -> None:
        """Finish works with Krystallium and tokens, as soon as no step of this round can help."""
        if self.wild == 0 and not any(self.counts[self.facts.wild + 1 :]):
            return
        for i, work in enumerate(self.works):
            left = self.left[i]
            if left <= 0 or work.is_late or left > self.wild + 4:
                continue
            free = self.free[i]
            if rest and self.waits(free, rest):
                continue
            if self.can_pay(i) and (is_last or self.pays(work, free)):
                self.pay(i)
                if trace is not None:
                    trace.spent.append(work)

    def waits(self, free: list[int], rest: list[int]) -> bool:
        """Whether a later step of this round will bring what is needed."""
        for resource in rest:
            if free[resource] and self.made[resource] > 0:
                return True
        return False

    def can_pay(self, i: int) -> bool:
        """Whether Krystallium and tokens suffice for what is left."""
        free, facts = self.free[i], self.facts
        wild = self.left[i]
        for kind in range(facts.wild + 1, facts.kinds):
            if free[kind]:
                if free[kind] > self.counts[kind]:
                    return False
                wild -= free[kind]
        return wild <= self.wild

    def pays(self, work: Work, free: list[int]) -> bool:
        """Whether it is better to finish a work now than to save Krystallium."""
        facts, rounds = self.facts, self.have.rounds
        wild = sum(free[: facts.wild])
        if rounds == 0 or wild == 0:
            return True
        if work.card == NO_CARD:
            return work.extra > DEAR * wild
        gain = 0.0
        for resource, n in facts.yields[work.card]:
            gain += n * facts.weights.cube[resource][self.have.round + 1]
        return gain + EAGER >= wild * SAVED

    def pay(self, i: int) -> None:
        """Finish a work with Krystallium and tokens."""
        free, facts = self.free[i], self.facts
        for kind in range(facts.kinds):
            if free[kind]:
                if kind > facts.wild:
                    self.counts[kind] -= free[kind]
                else:
                    self.wild -= free[kind]
                free[kind] = 0
        self.finish(i)

    def clear_away(self, trace: Trace | None) -> None:
        """At the very end hopeless works become cubes, and five cubes may finish another."""
        facts = self.facts
        open_works = [i for i in range(len(self.works)) if self.left[i] > 0]
        for i in open_works:
            if self.left[i] <= 0 or self.works[i].is_late:
                continue
            others = [
                j
                for j in open_works
                if j != i and self.left[j] > 0 and self.works[j].card != NO_CARD
            ]
            wild = self.wild + (self.cubes + len(others)) // 5
            need = self.left[i]
            short = False
            for kind in range(facts.wild + 1, facts.kinds):
                need -= self.free[i][kind]
                short = short or self.free[i][kind] > self.counts[kind]
            if short or need > wild:
                continue
            while self.wild < need:
                j = others.pop()
                self.left[j] = -2
                self.free[j] = [0] * facts.kinds
                self.lay_aside(1)
                if trace is not None:
                    trace.done.append(self.works[j])
            self.pay(i)

    def close(self, trace: Trace | None) -> None:
        """The end of the round: works that had to wait for it, in order."""
        for i, work in enumerate(self.works):
            if work.is_late and self.left[i] != 0:
                if self.left[i] == -1 or self.can_pay(i):
                    self.pay(i)
                    if trace is not None:
                        trace.beaten.append(work)
