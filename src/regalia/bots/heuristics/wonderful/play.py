"""A round played in thought: works in order of preference get the cubes."""

from typing import Final

from mypy_extensions import i64

from regalia.bots.heuristics.wonderful.works import NO_CARD, Facts, Holdings, Work
from regalia.core.block import Block, block_of, new_block

ROOM: Final = 24  # works, at first
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
    """A round under way in thought. One object serves run after run, for making one is dear."""

    def __init__(self, facts: Facts, have: Holdings) -> None:
        self.facts = facts
        self.have = have
        self.wild_kind: i64 = facts.wild
        self.kinds: i64 = facts.kinds
        self.free: Block = new_block(ROOM)  # by work, packed as on a site
        self.left: Block = new_block(ROOM)
        self.works: list[Work] = []
        self.made: Block = block_of(have.made)
        self.counts = have.counts
        self.badges = have.badges
        self.duos = have.duos
        self.per = have.per
        self.wild: i64 = 0
        self.cubes: i64 = 0
        self.points = 0.0

    def begin(self, works: list[Work]) -> None:
        """Nothing has happened yet."""
        have = self.have
        self.works = works
        if len(works) > len(self.left):
            self.free = new_block(2 * len(works))
            self.left = new_block(2 * len(works))
        free, left, made = self.free, self.left, self.made
        at: i64 = 0
        for work in works:
            free[at] = work.packed
            left[at] = work.left
            at += 1
        at = 0
        for n in have.made:
            made[at] = n
            at += 1
        self.counts = have.counts[:]
        self.badges = have.badges[:]
        self.duos = have.duos
        self.per = have.per
        self.wild = have.wild + have.cubes // 5
        self.cubes = have.cubes % 5
        self.points = have.points

    def give(self, resource: i64) -> None:
        """Place one cube."""
        free = self.free
        for i in range(i64(len(self.works))):
            if (free[i] >> (4 * resource)) & 15:
                self.fill(i, resource, 1)
                return
        self.lay_aside(1)

    def fill(self, i: i64, resource: i64, count: i64) -> None:
        """Place some cubes on a work."""
        self.free[i] -= count << (4 * resource)
        left = self.left[i] - count
        self.left[i] = left
        if left == 0:
            if self.works[i].is_late:
                self.left[i] = -1
            else:
                self.finish(i)

    def lay_aside(self, count: i64) -> None:
        """Cubes that nothing needs: five become a Krystallium."""
        total = self.cubes + count
        self.wild += total // 5
        self.cubes = total % 5

    def produce(self, resource: i64) -> None:
        """One step of Production."""
        n = self.made[resource]
        if n <= 0:
            return
        rival: i64 = self.have.rivals[resource]
        if n > rival:
            self.crown(resource)
        free = self.free
        shift = 4 * resource
        for i in range(i64(len(self.works))):
            need = (free[i] >> shift) & 15
            if need:
                if need > n:
                    need = n
                n -= need
                self.fill(i, resource, need)
                if n == 0:
                    return
        self.lay_aside(n)

    def crown(self, resource: i64) -> None:
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

    def finish(self, i: i64) -> None:
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

    def has_tokens(self) -> bool:
        """Whether there are any."""
        for kind in range(self.facts.wild + 1, len(self.counts)):
            if self.counts[kind]:
                return True
        return False

    def spend(self, first: i64, is_last: bool, trace: Trace | None) -> None:
        """Finish works with Krystallium and tokens, as soon as no step of this round can help.

        `first` is the first of the steps to come, as a place among them.
        """
        if self.wild == 0 and not self.has_tokens():
            return
        left = self.left
        for i in range(i64(len(self.works))):
            if left[i] <= 0 or left[i] > self.wild + 4:
                continue
            work = self.works[i]
            if work.is_late or self.waits(i, first):
                continue
            if self.can_pay(i) and (is_last or self.pays(work, i)):
                self.pay(i)
                if trace is not None:
                    trace.spent.append(work)

    def waits(self, i: i64, first: i64) -> bool:
        """Whether a later step of this round will bring what is needed."""
        steps = self.have.steps
        free = self.free[i]
        for at in range(first, i64(len(steps))):
            resource: i64 = steps[at]
            if (free >> (4 * resource)) & 15 and self.made[resource] > 0:
                return True
        return False

    def can_pay(self, i: i64) -> bool:
        """Whether Krystallium and tokens suffice for what is left."""
        free = self.free[i]
        wild = self.left[i]
        for kind in range(self.wild_kind + 1, self.kinds):
            need = (free >> (4 * kind)) & 15
            if need:
                if float(need) > self.counts[kind]:
                    return False
                wild -= need
        return wild <= self.wild

    def pays(self, work: Work, i: i64) -> bool:
        """Whether it is better to finish a work now than to save Krystallium."""
        facts, rounds = self.facts, self.have.rounds
        wild: i64 = 0
        for kind in range(self.wild_kind):
            wild += (self.free[i] >> (4 * kind)) & 15
        if rounds == 0 or wild == 0:
            return True
        if work.card == NO_CARD:
            return work.extra > DEAR * float(wild)
        gain = 0.0
        for resource, n in facts.yields[work.card]:
            gain += n * facts.weights.cube[resource][self.have.round + 1]
        return gain + EAGER >= float(wild) * SAVED

    def pay(self, i: i64) -> None:
        """Finish a work with Krystallium and tokens."""
        free = self.free[i]
        for kind in range(self.kinds):
            need = (free >> (4 * kind)) & 15
            if need:
                if kind > self.wild_kind:
                    self.counts[kind] -= float(need)
                else:
                    self.wild -= need
        self.free[i] = 0
        self.finish(i)

    def clear_away(self, trace: Trace | None) -> None:
        """At the very end hopeless works become cubes, and five cubes may finish another."""
        left = self.left
        open_works = [i for i in range(len(self.works)) if left[i] > 0]
        for i in open_works:
            if left[i] <= 0 or self.works[i].is_late:
                continue
            others = [
                j for j in open_works if j != i and left[j] > 0 and self.works[j].card != NO_CARD
            ]
            wild = self.wild + (self.cubes + len(others)) // 5
            need = left[i]
            short = False
            for kind in range(self.wild_kind + 1, self.kinds):
                tokens = (self.free[i] >> (4 * kind)) & 15
                need -= tokens
                short = short or float(tokens) > self.counts[kind]
            if short or need > wild:
                continue
            while self.wild < need:
                j = others.pop()
                left[j] = -2
                self.free[j] = 0
                self.lay_aside(1)
                if trace is not None:
                    trace.done.append(self.works[j])
            self.pay(i)

    def close(self, trace: Trace | None) -> None:
        """The end of the round: works that had to wait for it, in order."""
        left = self.left
        for i in range(i64(len(self.works))):
            if left[i] == 0:
                continue
            work = self.works[i]
            if work.is_late and (left[i] == -1 or self.can_pay(i)):
                self.pay(i)
                if trace is not None:
                    trace.beaten.append(work)
