"""Choosing what to construct, what to recycle, and which work comes first."""

from collections.abc import Sequence

from regalia.bots.heuristics.wonderful.outlook import Outlook, Trace
from regalia.bots.heuristics.wonderful.works import Work

EPSILON = 1e-9


class Plan:
    """Works in order of preference, the cards to recycle, and what will come of it."""

    __slots__ = ("order", "outlook", "recycled", "value")

    def __init__(self, outlook: Outlook, works: Sequence[Work]) -> None:
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
        facts = self.outlook.facts
        cubes = [cube for work in recycled for cube in facts.recycling[work.card]]
        return self.outlook.run(order, cubes, trace)

    def take_if_better(self, order: list[Work], recycled: list[Work]) -> None:
        """Change the plan if that pays."""
        value = self.run(order, recycled)
        if value > self.value + EPSILON:
            self.value, self.order, self.recycled = value, order, recycled

    def improve(self) -> None:
        """Try each work first, and each new one recycled after all."""
        for work in self.order[:]:
            if work is not self.order[0]:
                self.take_if_better(
                    [work, *[w for w in self.order if w is not work]], self.recycled
                )
        for work in [w for w in self.order if w.is_new]:
            self.take_if_better([w for w in self.order if w is not work], [*self.recycled, work])

    def trace(self) -> Trace:
        """What the plan does at once."""
        trace = Trace()
        self.run(self.order, self.recycled, trace)
        return trace
