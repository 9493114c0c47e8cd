"""Which cards to construct, which to recycle, which work comes first; and exchanges."""

from typing import Final

from mypy_extensions import i64

from regalia.bots.heuristics.world_alone.desk import IN_HAND, MOST, UNDER_WAY, Desk, slots
from regalia.bots.heuristics.world_alone.tables import COST
from regalia.core.block import Block, block_of, new_block

SAMPLE: Final = 15  # cards of a deck that stand for all of it
NEVER: Final = -1_000_000_000
# How often the card of each rank is the best of five drawn from a whole sample, in 3,003 draws; of
# three, in 455.
BEST_OF_FIVE: Final[Block] = block_of([0, 0, 0, 0, 1, 5, 15, 35, 70, 126, 210, 330, 495, 715, 1001])
BEST_OF_THREE: Final[Block] = block_of([0, 0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78, 91])


class Planner(Desk):
    """Plans the rest of a round."""

    def __init__(self, weights: Block) -> None:
        super().__init__(weights)
        self.merit: Block = new_block(MOST)
        self.rank: Block = new_block(MOST)
        self.best: i64 = 0
        self.kept: Block = new_block(MOST)  # the best order so far, and what it recycles
        self.kepts: i64 = 0
        self.lost: Block = new_block(MOST)
        self.losts: i64 = 0
        self.cards: Block = new_block(SAMPLE)
        self.values: Block = new_block(SAMPLE)
        self.given: Block = new_block(2)

    def take(self, card: i64) -> i64:
        """A card comes into the hand."""
        return self.add(card, COST[card], 0, IN_HAND)

    def sort(self) -> None:
        """Rank all works by worth for each cube."""
        rank, merit, start = self.rank, self.merit, self.start
        for i in range(self.works):
            need = slots(start[i]) + ((start[i] >> 20) & 15)
            merit[i] = 10000 * self.worth(i, False) // (10000 * need + 4000)
            at = i
            while at > 0 and merit[rank[at - 1]] < merit[i]:
                rank[at] = rank[at - 1]
                at -= 1
            rank[at] = i

    def keep(self, value: i64) -> bool:
        """Remember order and gone as the best."""
        if value <= self.best:
            return False
        self.best = value
        kept, lost, order, gone = self.kept, self.lost, self.order, self.gone
        for at in range(self.orders):
            kept[at] = order[at]
        self.kepts = self.orders
        for at in range(self.gones):
            lost[at] = gone[at]
        self.losts = self.gones
        return True

    def restore(self) -> None:
        """Order and gone are the best again."""
        kept, lost, order, gone = self.kept, self.lost, self.order, self.gone
        for at in range(self.kepts):
            order[at] = kept[at]
        self.orders = self.kepts
        for at in range(self.losts):
            gone[at] = lost[at]
        self.gones = self.losts

    def leave_out(self, work: i64) -> None:
        """A work is neither constructed nor recycled."""
        order, gone = self.order, self.gone
        to: i64 = 0
        for at in range(self.orders):
            if order[at] != work:
                order[to] = order[at]
                to += 1
        self.orders = to
        to = 0
        for at in range(self.gones):
            if gone[at] != work:
                gone[to] = gone[at]
                to += 1
        self.gones = to

    def put(self, work: i64, place: i64) -> None:
        """A work comes at a place of the order."""
        order = self.order
        at = self.orders
        while at > place:
            order[at] = order[at - 1]
            at -= 1
        order[place] = work
        self.orders += 1

    def place_of(self, work: i64) -> i64:
        """Where its merit puts it."""
        order, merit = self.order, self.merit
        at: i64 = 0
        while at < self.orders and merit[order[at]] >= merit[work]:
            at += 1
        return at

    def sketch(self) -> i64:
        """A good plan, found quickly."""
        self.sort()
        rank, fresh, order, gone = self.rank, self.fresh, self.order, self.gone
        self.orders = 0
        self.gones = 0
        for at in range(self.works):
            i = rank[at]
            if fresh[i] == UNDER_WAY:
                order[self.orders] = i
                self.orders += 1
            elif fresh[i] == IN_HAND:
                gone[self.gones] = i
                self.gones += 1
        self.best = NEVER
        self.keep(self.value())
        for at in range(self.works):
            i = rank[at]
            if fresh[i] == IN_HAND:
                self.leave_out(i)
                self.put(i, self.place_of(i))
                if not self.keep(self.value()):
                    self.restore()
        return self.best

    def plan(self) -> i64:
        """A better one."""
        self.sketch()
        self.improve()
        return self.best

    def improve(self) -> None:
        """Try each work first, each new one recycled, each recycled one early, halfway or last."""
        fresh, rank = self.fresh, self.rank
        for at in range(self.works):
            i = rank[at]
            if self.is_in_order(i) and self.order[0] != i:
                self.leave_out(i)
                self.put(i, 0)
                if not self.keep(self.value()):
                    self.restore()
        for at in range(self.works):
            i = rank[at]
            if fresh[i] == IN_HAND and self.is_in_order(i):
                self.leave_out(i)
                self.gone[self.gones] = i
                self.gones += 1
                if not self.keep(self.value()):
                    self.restore()
        for at in range(self.works):
            i = rank[at]
            if fresh[i] == IN_HAND:
                for part in range(3):
                    if self.is_in_order(i):
                        break
                    self.leave_out(i)
                    self.put(i, self.orders * part // 2)
                    if not self.keep(self.value()):
                        self.restore()

    def orders_before(self, work: i64) -> i64:
        """The place of a work in the order."""
        at: i64 = 0
        while self.order[at] != work:
            at += 1
        return at

    def is_in_order(self, work: i64) -> bool:
        """Whether it is to be constructed."""
        order = self.order
        for at in range(self.orders):
            if order[at] == work:
                return True
        return False

    def choose_given(self) -> None:
        """The two cards of the hand that are missed least, by the best plan."""
        fresh = self.fresh
        first = NEVER
        second = NEVER
        one: i64 = -1
        two: i64 = -1
        for i in range(self.works):
            if fresh[i] == IN_HAND:
                self.leave_out(i)
                value = self.value()
                self.restore()
                if value > first:
                    second = first
                    two = one
                    first = value
                    one = i
                elif value > second:
                    second = value
                    two = i
        self.given[0] = one
        self.given[1] = two

    def hope(self, cards: i64, is_ascension: bool) -> i64:
        """What the hand will be worth with the best of a draw; `cards` of a sample are laid out."""
        if cards == 0:
            return NEVER
        self.plan()
        values = self.values
        last = self.works
        for n in range(cards):
            self.works = last
            i = self.take(self.cards[n])
            values[n] = self.with_work(i)
        self.works = last
        for n in range(1, cards):
            value = values[n]
            at = n
            while at > 0 and values[at - 1] > value:
                values[at] = values[at - 1]
                at -= 1
            values[at] = value
        if cards < SAMPLE:
            return values[cards - 1 - cards // 6]
        total: i64 = 0
        table = BEST_OF_THREE if is_ascension else BEST_OF_FIVE
        for n in range(SAMPLE):
            total += values[n] * table[n]
        return total // (455 if is_ascension else 3003)

    def with_work(self, work: i64) -> i64:
        """The value with one more card, constructed or recycled: a quick estimate."""
        start = self.start[work]
        need = slots(start) + ((start >> 20) & 15)
        self.merit[work] = 10000 * self.worth(work, False) // (10000 * need + 4000)
        self.gone[self.gones] = work
        self.gones += 1
        recycled = self.value()
        self.gones -= 1
        self.put(work, self.place_of(work))
        kept = self.value()
        self.leave_out(work)
        return recycled if recycled > kept else kept
