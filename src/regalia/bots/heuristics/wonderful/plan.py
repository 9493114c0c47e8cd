"""Choosing what to construct, what to recycle, and which work comes first."""

from math import comb
from typing import Final

from regalia.bots.heuristics.wonderful.outlook import Outlook
from regalia.bots.heuristics.wonderful.play import Trace
from regalia.bots.heuristics.wonderful.works import Work

EPSILON: Final = 1e-9


class Plan:
    """Works in order of preference, the cards to recycle, and what will come of it."""

    __slots__ = ("order", "outlook", "recycled", "value")

    def __init__(self, outlook: Outlook, works: list[Work]) -> None:
        ranked = sorted(works, key=outlook.merit, reverse=True)
        self.outlook = outlook
        self.order = [work for work in ranked if not work.is_new]
        self.recycled = [work for work in ranked if work.is_new]
        self.value = self.run(self.order, self.recycled)
        for work in self.recycled[:]:
            order = [w for w in ranked if w is work or w in self.order]
            self.take_if_better(order, [w for w in self.recycled if w is not work])

    def run(self, order: list[Work], recycled: list[Work], trace: Trace | None = None) -> float:
        """What comes of an order."""
        return self.outlook.run(order, recycled, trace)

    def take_if_better(self, order: list[Work], recycled: list[Work]) -> None:
        """Change the plan if that pays."""
        value = self.run(order, recycled)
        if value > self.value + EPSILON:
            self.value, self.order, self.recycled = value, order, recycled

    def improve(self) -> None:
        """Try each work first, each new one recycled, each recycled one early, halfway or last."""
        for work in self.order[:]:
            if work is not self.order[0]:
                self.take_if_better([work, *self.without(work)], self.recycled)
        for work in [w for w in self.order if w.is_new]:
            self.take_if_better(self.without(work), [*self.recycled, work])
        for work in self.recycled[:]:
            rest = [w for w in self.recycled if w is not work]
            order = self.order
            for at in (0, len(order) // 2, len(order)):
                self.take_if_better([*order[:at], work, *order[at:]], rest)

    def changes(self) -> list[tuple[list[Work], list[Work]]]:
        """The same small changes, none of them made."""
        found: list[tuple[list[Work], list[Work]]] = []
        for work in self.order:
            if work is not self.order[0]:
                found.append(([work, *self.without(work)], self.recycled))
            if work.is_new:
                found.append((self.without(work), [*self.recycled, work]))
        for work in self.recycled:
            rest = [w for w in self.recycled if w is not work]
            for at in (0, len(self.order) // 2, len(self.order)):
                found.append(([*self.order[:at], work, *self.order[at:]], rest))
        return found

    def without(self, work: Work) -> list[Work]:
        """The order less one work."""
        return [w for w in self.order if w is not work]

    def trace(self) -> Trace:
        """What the plan does at once."""
        trace = Trace()
        self.run(self.order, self.recycled, trace)
        return trace

    def with_card(self, work: Work) -> float:
        """The value with one more card, constructed or recycled: a quick estimate."""
        outlook = self.outlook
        recycled = self.run(self.order, [*self.recycled, work])
        merit = outlook.merit(work)
        at = 0
        while at < len(self.order) and outlook.merit(self.order[at]) >= merit:
            at += 1
        order = [*self.order[:at], work, *self.order[at:]]
        return max(recycled, self.run(order, self.recycled))


def expected_best(values: list[float], drawn: int) -> float:
    """The best of so many cards drawn, if these values stand for all that could come."""
    ranked = sorted(values)
    drawn = min(drawn, len(ranked))
    total = 0.0
    for i in range(drawn - 1, len(ranked)):
        total += ranked[i] * comb(i, drawn - 1)
    return total / comb(len(ranked), drawn)


def sample_of(cards: list[int], count: int) -> list[int]:
    """Cards that stand for all of a pile: evenly spread over the sorted ones."""
    ranked = sorted(cards)
    count = min(count, len(ranked))
    return [ranked[(2 * i + 1) * len(ranked) // (2 * count)] for i in range(count)]
