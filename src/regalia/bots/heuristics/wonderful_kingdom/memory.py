"""The plan of a round, remembered: in a game that is played on in thought it is made only once."""

from typing import Final

from regalia.bots.heuristics.wonderful.outlook import Outlook
from regalia.bots.heuristics.wonderful.plan import Plan
from regalia.bots.heuristics.wonderful.works import NO_CARD, Work
from regalia.games.wonderful_kingdom.material import CARDS

UNKNOWN: Final = 10_000


class Memory:
    """Which works came first in a round's plan, and what was to be recycled."""

    def __init__(self) -> None:
        self.round = -1
        self.ranks: dict[int, int] = {}
        self.recycled: list[int] = []

    def note(self, plan: Plan, round: int) -> None:
        """Remember the plan of a round."""
        self.round = round
        self.ranks = {}
        for rank, work in enumerate(plan.order):
            self.ranks.setdefault(name(work), rank)
        self.recycled = [work.card for work in plan.recycled]

    def recall(self, outlook: Outlook, works: list[Work]) -> Plan | None:
        """The same plan for what is left of it; None if it knows nothing of a card in hand."""
        left = self.recycled[:]
        recycled: list[Work] = []
        ranked: list[tuple[int, int]] = []
        for at, work in enumerate(works):
            rank = self.ranks.get(name(work), UNKNOWN)
            if work.is_new and work.card in left:
                left.remove(work.card)
                recycled.append(work)
            elif work.is_new and rank == UNKNOWN:
                return None
            else:
                ranked.append((rank, at))
        ranked.sort()
        plan = Plan(outlook, [])
        plan.order = [works[at] for _, at in ranked]
        plan.recycled = recycled
        plan.value = plan.run(plan.order, recycled)
        return plan


def name(work: Work) -> int:
    """What tells works apart: the card, or the Menace or quest step."""
    return work.card if work.card != NO_CARD else CARDS + work.mark
