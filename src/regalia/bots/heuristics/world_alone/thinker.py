"""What to do with a hand, tried out: each candidate meets the same games, played to their ends."""

from typing import Final

from mypy_extensions import i64

from regalia.bots.heuristics.world_alone.desk import AWAY, IN_HAND, MOST
from regalia.bots.heuristics.world_alone.game import SEQUENCES, Lone
from regalia.bots.heuristics.world_alone.planner import NEVER
from regalia.bots.heuristics.world_alone.tables import CARD_COUNT, REALM, WISHES
from regalia.bots.heuristics.world_alone.weights import DUTY
from regalia.core.block import Block, block_of, new_block

BREADTH: Final = 40  # candidates at most
PLAN: Final = 0
EXCHANGE: Final = 1
KEEP: Final = 2
BELOW: Final = 15000  # points count double from so far below a gold medal on,
ABOVE: Final = 5000  # and until so far above it
MISSED: Final = 25000  # each card that a scenario asks for and that is not finished
LOST: Final = 30000  # and if there is any
# A set of works, by their numbers.
BITS: Final[Block] = block_of([2**number for number in range(62)] + [0, 0])


class Thinker:
    """A position, and games played on from it."""

    def __init__(self, weights: Block) -> None:
        self.at: Lone = Lone(weights)
        self.run: Lone = Lone(weights)
        self.count: i64 = 0
        self.kind: Block = new_block(BREADTH)
        self.orders: Block = new_block(BREADTH)
        self.gones: Block = new_block(BREADTH)
        self.order: Block = new_block(BREADTH * MOST)
        self.gone: Block = new_block(BREADTH * MOST)
        self.one: Block = new_block(BREADTH)  # cards given up, or the card kept
        self.two: Block = new_block(BREADTH)
        self.which: Block = new_block(BREADTH)
        self.promise: Block = new_block(BREADTH)
        self.total: Block = new_block(BREADTH)
        self.alive: Block = new_block(BREADTH)
        self.base: i64 = 5
        self.games: i64 = 0
        self.near: i64 = 6000  # what promises less than the best by more is not tried
        self.trust: i64 = 10  # games that a promise counts for
        self.gold: i64 = 100000
        self.wishes: i64 = 0  # cards that the scenario still asks for

    def copy(self) -> None:
        """The position, to be played on."""
        a, b = self.at, self.run
        for at in range(REALM):
            b.realm[at] = a.realm[at]
        b.works = a.works
        for at in range(a.works):
            b.card[at] = a.card[at]
            b.start[at] = a.start[at]
            b.extra[at] = a.extra[at]
            b.fresh[at] = a.fresh[at]
        b.sequence = a.sequence
        b.exchanges = a.exchanges
        for at in range(2 * CARD_COUNT):
            b.left[at] = a.left[at]

    def offer(self, kind: i64, promise: i64) -> i64:
        """A candidate more; where it is, or -1 where there is no room."""
        at = self.count
        if at == BREADTH:
            return -1
        self.kind[at] = kind
        self.promise[at] = promise
        self.count = at + 1
        return at

    def offer_plan(self, promise: i64) -> None:
        """The plan as it lies there, unless another begins and recycles the same."""
        a = self.at
        mask: i64 = 0
        for n in range(a.gones):
            mask |= BITS[a.gone[n]]
        for at in range(self.count):
            if self.kind[at] == PLAN and self.one[at] == mask and self.two[at] == a.order[0] + 1:
                return
        at = self.offer(PLAN, promise)
        if at < 0:
            return
        self.one[at] = mask
        self.two[at] = a.order[0] + 1 if a.orders > 0 else 0
        self.orders[at] = a.orders
        self.gones[at] = a.gones
        for n in range(a.orders):
            self.order[at * MOST + n] = a.order[n]
        for n in range(a.gones):
            self.gone[at * MOST + n] = a.gone[n]

    def find_plans(self) -> None:
        """The best plan, and what differs from it in one thing."""
        a = self.at
        best = a.plan()
        a.remember()
        self.offer_plan(best)
        for i in range(a.works):
            if a.fresh[i] == AWAY:
                continue
            kept = a.is_in_order(i)
            if kept and a.order[0] != i:
                a.leave_out(i)
                a.put(i, 0)
                self.try_plan(best)
                a.recall()
            if a.fresh[i] == IN_HAND:
                a.leave_out(i)
                if kept:
                    a.gone[a.gones] = i
                    a.gones += 1
                    self.try_plan(best)
                    a.recall()
                else:
                    top = NEVER
                    place: i64 = 0
                    for part in range(3):
                        a.put(i, a.orders * part // 2)
                        value = a.value()
                        if value > top:
                            top = value
                            place = a.orders_before(i)
                        a.leave_out(i)
                    a.put(i, place)
                    self.try_plan(best)
                    a.recall()
        a.recall()

    def try_plan(self, best: i64) -> None:
        """Offer what lies there if it is not hopeless."""
        value = self.at.value()
        if value >= best - self.near:
            self.offer_plan(value)

    def find_exchanges(self) -> None:
        """The cards missed least, in pairs, for a draw from each deck."""
        a = self.at
        if a.in_hand() < 2:
            return
        # The values without each, the best three.
        low = [NEVER] * 3
        who = [-1] * 3
        for i in range(a.works):
            if a.fresh[i] != IN_HAND:
                continue
            a.leave_out(i)
            value = a.value()
            a.recall()
            for n in range(3):
                if value > low[n]:
                    low.insert(n, value)
                    who.insert(n, i)
                    break
        for one, two in ((0, 1), (0, 2), (1, 2)):
            if who[one] >= 0 and who[two] >= 0:
                self.find_draws(who[one], who[two])

    def find_second(self) -> None:
        """One card is given: the second."""
        a = self.at
        for i in range(a.works):
            if a.fresh[i] == IN_HAND:
                self.find_draws(i, i)

    def find_draws(self, one: i64, two: i64) -> None:
        """Two cards given away, for a draw from each deck."""
        a = self.at
        before = a.fresh[one]
        a.fresh[one] = AWAY
        a.fresh[two] = AWAY
        for which in range(2):
            if a.decks[which] > 0:
                hope = a.hope(a.sample(which), which == 1)
                at = self.offer(EXCHANGE, hope)
                if at >= 0:
                    self.one[at] = one
                    self.two[at] = two
                    self.which[at] = which
        a.fresh[one] = before
        a.fresh[two] = before
        a.recall()

    def find_kept(self, cards: Block, count: i64) -> None:
        """Each card drawn, in hand."""
        a = self.at
        last = a.works
        for n in range(count):
            at = self.offer(KEEP, 0)
            a.works = last
            a.take(cards[n])
            self.promise[at] = a.plan()
            self.one[at] = cards[n]
        a.works = last

    def play(self, at: i64) -> i64:
        """A game played on with a candidate; the world has been dealt."""
        b = self.run
        if self.kind[at] == PLAN:
            b.orders = self.orders[at]
            b.gones = self.gones[at]
            for n in range(b.orders):
                b.order[n] = self.order[at * MOST + n]
            for n in range(b.gones):
                b.gone[n] = self.gone[at * MOST + n]
            b.finish_sequence()
            if b.sequence == SEQUENCES:
                return b.final_points()
            b.open_pool(self.base)
            return b.play_on(self.base)
        if self.kind[at] == EXCHANGE:
            b.given[0] = self.one[at]
            b.given[1] = self.two[at]
            b.exchange(self.which[at])
        else:
            b.take(self.one[at])
        return b.play_on(self.base)

    def adopt(self, at: i64) -> None:
        """The plan of a candidate is the best one."""
        a = self.at
        a.orders = self.orders[at]
        a.gones = self.gones[at]
        for n in range(a.orders):
            a.order[n] = self.order[at * MOST + n]
        for n in range(a.gones):
            a.gone[n] = self.gone[at * MOST + n]

    def decide(self, budget: i64, seed: i64) -> i64:
        """The best candidate by as many games as the budget allows."""
        alive = self.alive
        count: i64 = 0
        top = NEVER
        for at in range(self.count):
            if self.promise[at] > top:
                top = self.promise[at]
        for at in range(self.count):
            self.total[at] = self.trust * (self.promise[at] - top)
            if self.promise[at] >= top - self.near:
                alive[count] = at
                count += 1
        if count == 1:
            return alive[0]
        passes: i64 = 1
        size = count
        while size > 2:
            size = (size + 1) // 2
            passes += 1
        world: i64 = 0
        for _ in range(passes):
            rounds = budget // (passes * count)
            if rounds < 1:
                rounds = 1
            for _game in range(rounds):
                world += 1
                for n in range(count):
                    self.copy()
                    self.run.seed(seed, world)
                    self.run.deal(self.base, self.at.sequence + 1)
                    self.total[alive[n]] += self.utility(self.play(alive[n]))
                    self.games += 1
            for n in range(1, count):
                i = alive[n]
                to = n
                while to > 0 and self.total[alive[to - 1]] < self.total[i]:
                    alive[to] = alive[to - 1]
                    to -= 1
                alive[to] = i
            count = (count + 1) // 2
        return alive[0]

    def utility(self, points: i64) -> i64:
        """What the end of a game is worth: near a gold medal points count double."""
        missed = self.run.realm[WISHES]
        points -= self.run.weights[DUTY] * (self.wishes - missed)
        short = points - self.gold + BELOW
        if short > 0:
            points += short if short < BELOW + ABOVE else BELOW + ABOVE
        return points - MISSED * missed - (LOST if missed > 0 else 0)
