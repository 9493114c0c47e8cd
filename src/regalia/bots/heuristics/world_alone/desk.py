"""A round played in thought: works in order of preference get the cubes; then it is judged."""

from typing import Final

from mypy_extensions import i64

from regalia.bots.heuristics.world_alone.tables import (
    BADGE,
    BONUS_FINANCIER,
    BONUS_GENERAL,
    BONUS_WILD,
    COUNT,
    CROWN,
    CUBES,
    DUO,
    DUOS,
    EACH,
    FINANCIERS,
    FIRST,
    GENERALS,
    MADE,
    MOST_DUOS,
    NET,
    NOW,
    PAIRED,
    PER,
    PER_RESOURCE,
    PER_TYPE,
    POINT,
    POINTS,
    REALM,
    RECYCLING,
    ROUND,
    SLOT,
    TARGET,
    TYPE,
    VALUE,
    WILD,
    WISHES,
)
from regalia.bots.heuristics.world_alone.weights import (
    AGAIN,
    CLOSE,
    EAGER,
    FLOW,
    GROWTH,
    LACK,
    LATE,
    LATER,
    LEVEL,
    NEW_PAIRS,
    PAIRS,
    PRICE,
    SAVED,
    SPREAD,
    SURPLUS,
    THRIVE,
    TOKENS,
    WILDS,
)
from regalia.core.block import Block, new_block

RESOURCES: Final = 5
LAST_ROUND: Final = 3
MOST: Final = 64  # works at a time
UNDER_WAY: Final = 0  # what a work is: under construction, in hand, or given away
IN_HAND: Final = 1
AWAY: Final = 2
LOW: Final = 0x0F0F0F0F
ONES: Final = 0x01010101
SUPREME: Final = 5  # cubes that win a character alone (IWW-14.10)


def slots(free: i64) -> i64:
    """How many slots are empty."""
    pairs: i64 = (free & LOW) + ((free >> 4) & LOW)
    return ((pairs * ONES) >> 24) & 255


class Desk:
    """A realm, its works, and the order in which they get cubes."""

    def __init__(self, weights: Block) -> None:
        self.weights = weights
        self.realm: Block = new_block(REALM)
        self.card: Block = new_block(MOST)  # by work
        self.start: Block = new_block(MOST)  # what is free of it
        self.extra: Block = new_block(MOST)  # a duty
        self.fresh: Block = new_block(MOST)  # UNDER_WAY, IN_HAND or AWAY
        self.works: i64 = 0
        self.order: Block = new_block(MOST)
        self.orders: i64 = 0
        self.gone: Block = new_block(MOST)  # what is recycled
        self.gones: i64 = 0
        # while a round is played
        self.now: Block = new_block(REALM)
        self.free: Block = new_block(MOST)
        self.spent: Block = new_block(MOST)
        self.spents: i64 = 0
        self.spare: Block = new_block(MOST)

    def add(self, card: i64, free: i64, extra: i64, is_fresh: i64) -> i64:
        """One more work; its number."""
        at = self.works
        self.card[at] = card
        self.start[at] = free
        self.extra[at] = extra
        self.fresh[at] = is_fresh
        self.works = at + 1
        return at

    def finish(self, i: i64) -> None:
        """A work is finished."""
        t = self.now
        card = self.card[i]
        t[POINTS] += VALUE[card] + self.extra[i]
        if self.extra[i] != 0:
            t[WISHES] -= 1
        kind = TYPE[card]
        t[COUNT + kind] += 1
        at = card * RESOURCES
        row: i64 = PER + kind
        for r in range(RESOURCES):
            t[MADE + r] += NET[at + r] + t[row]
            row += 8
        target = TARGET[card]
        if target >= 0:
            t[BADGE + target] += EACH[card]
        if PAIRED[card] != 0 and t[DUOS] < MOST_DUOS:
            t[DUO + t[DUOS]] = PAIRED[card]
            t[DUOS] += 1
        resource = PER_RESOURCE[card]
        if resource >= 0:
            t[MADE + resource] += t[COUNT + PER_TYPE[card]]
            t[PER + resource * 8 + PER_TYPE[card]] += 1
        t[WILD] += BONUS_WILD[card]
        t[GENERALS] += BONUS_GENERAL[card]
        t[FINANCIERS] += BONUS_FINANCIER[card]

    def lay_aside(self, count: i64) -> None:
        """Cubes that nothing needs: five become a Krystallium."""
        t = self.now
        total = t[CUBES] + count
        t[WILD] += total // 5
        t[CUBES] = total % 5

    def give(self, resource: i64) -> None:
        """Place one cube."""
        free, order = self.free, self.order
        for at in range(self.orders):
            i = order[at]
            if (free[i] >> (4 * resource)) & 15 != 0:
                free[i] -= SLOT[resource]
                if free[i] == 0:
                    self.finish(i)
                return
        self.lay_aside(1)

    def produce(self, resource: i64) -> None:
        """One step of Production."""
        t, free, order = self.now, self.free, self.order
        n = t[MADE + resource]
        if n <= 0:
            return
        if n >= SUPREME:
            kind = CROWN[resource]
            if kind == 5:
                kind = 7 if t[BADGE + 7] > t[BADGE + 6] else 6
            t[COUNT + kind] += 1
        shift: i64 = 4 * resource
        for at in range(self.orders):
            i = order[at]
            need = (free[i] >> shift) & 15
            if need != 0:
                if need > n:
                    need = n
                free[i] -= need * SLOT[resource]
                n -= need
                if free[i] == 0:
                    self.finish(i)
                if n == 0:
                    return
        self.lay_aside(n)

    def spend(self, rest: i64, is_last: bool) -> None:
        """Finish works with Krystallium and characters; `rest` is the first step to come."""
        t, free, order = self.now, self.free, self.order
        if t[WILD] + t[GENERALS] + t[FINANCIERS] == 0:
            return
        for at in range(self.orders):
            i = order[at]
            left = free[i]
            if left == 0:
                continue
            wild = slots(left & 0xFFFFFF)
            if wild > t[WILD]:
                continue
            generals = (left >> 24) & 15
            financiers = (left >> 28) & 15
            if generals > t[GENERALS] or financiers > t[FINANCIERS]:
                continue
            waits = False
            for resource in range(rest, RESOURCES):
                if (left >> (4 * resource)) & 15 != 0 and t[MADE + resource] > 0:
                    waits = True
            if waits:
                continue
            if is_last or self.pays(i, wild):
                t[WILD] -= wild
                t[GENERALS] -= generals
                t[FINANCIERS] -= financiers
                free[i] = 0
                self.spent[self.spents] = i
                self.spents += 1
                self.finish(i)

    def pays(self, i: i64, wild: i64) -> bool:
        """Whether it is better to finish a work now than to save Krystallium."""
        t, w = self.now, self.weights
        rounds: i64 = LAST_ROUND - t[ROUND]
        if rounds == 0 or wild == 0:
            return True
        gain: i64 = 0
        at = self.card[i] * RESOURCES
        for resource in range(RESOURCES):
            gain += NET[at + resource] * w[PRICE + 5 * (rounds - 1) + resource]
        return gain + w[EAGER] >= wild * w[SAVED]

    def begin(self) -> None:
        """Everything as it was, nothing recycled yet; what is recycled first helps first."""
        now, realm, free, start = self.now, self.realm, self.free, self.start
        for at in range(REALM):
            now[at] = realm[at]
        for i in range(self.works):
            free[i] = start[i]
        self.spents = 0
        for resource in range(RESOURCES):
            for _ in range(now[NOW + resource]):
                self.give(resource)
            now[NOW + resource] = 0
        gone, card = self.gone, self.card
        for at in range(self.gones):
            self.give(RECYCLING[card[gone[at]]])
        first = now[FIRST]
        self.spend(first, now[ROUND] == LAST_ROUND and first == RESOURCES)

    def play_round(self) -> None:
        """The rest of the round."""
        self.begin()
        now = self.now
        is_final = now[ROUND] == LAST_ROUND
        for resource in range(now[FIRST], RESOURCES):
            self.produce(resource)
            self.spend(resource + 1, is_final and resource == RESOURCES - 1)
        if is_final:
            self.clear_away()

    def clear_away(self) -> None:
        """At the very end hopeless works become cubes, and five cubes may finish another."""
        t, free, order = self.now, self.free, self.order
        for at in range(self.orders):
            i = order[at]
            left = free[i]
            if left == 0:
                continue
            others: i64 = 0
            for other in range(self.orders):
                if other != at and free[order[other]] != 0:
                    others += 1
            generals = (left >> 24) & 15
            financiers = (left >> 28) & 15
            need = slots(left & 0xFFFFFF)
            if need > t[WILD] + (t[CUBES] + others) // 5:
                continue
            if generals > t[GENERALS] or financiers > t[FINANCIERS]:
                continue
            other = self.orders
            while t[WILD] < need:
                other -= 1
                j = order[other]
                if j != i and free[j] != 0:
                    free[j] = 0
                    self.lay_aside(1)
            t[WILD] -= need
            t[GENERALS] -= generals
            t[FINANCIERS] -= financiers
            free[i] = 0
            self.finish(i)

    def value(self) -> i64:
        """What the end of this round is worth, with the works in this order."""
        self.play_round()
        return self.judge()

    def final_points(self) -> i64:
        """Points as they stand."""
        t = self.now
        value = t[POINTS]
        for target in range(8):
            value += t[BADGE + target] * t[COUNT + target]
        for at in range(t[DUOS]):
            duo = t[DUO + at]
            pairs = t[COUNT + (duo & 15)]
            other = t[COUNT + ((duo >> 4) & 15)]
            value += (duo >> 8) * POINT * (pairs if pairs < other else other)
        return value

    def growth(self, target: i64) -> i64:
        """Cards of a type that a round brings, in thousandths."""
        w = self.weights
        found = w[GROWTH + target]
        if target < RESOURCES:
            made = self.now[MADE + target]
            if made > 0:
                found += w[THRIVE + target] * made
        return found

    def judge(self) -> i64:
        """The end of the round: points, production to come, works under way."""
        t, w = self.now, self.weights
        value = self.final_points()
        rounds: i64 = LAST_ROUND - t[ROUND]
        if rounds == 0:
            return value + t[CUBES]
        for target in range(8):
            if t[BADGE + target] != 0:
                value += t[BADGE + target] * self.growth(target) // 1000 * rounds
        for at in range(t[DUOS]):
            value += (t[DUO + at] >> 8) * w[PAIRS] * rounds
        value += w[WILDS + rounds - 1] * (5 * t[WILD] + t[CUBES]) // 5
        token = w[TOKENS + rounds - 1]
        value += token * (t[GENERALS] + t[FINANCIERS])
        at5: i64 = 5 * (rounds - 1)
        for resource in range(RESOURCES):
            n = t[MADE + resource]
            if n > 0:
                full = 1000 * n
                if n > 5:
                    full = 5000 + (n - 5) * w[SURPLUS + rounds - 1]
                value += w[FLOW + at5 + resource] * full // 1000
                if n >= 3:
                    kind = CROWN[resource]
                    if kind == 5:
                        kind = 7 if t[BADGE + 7] > t[BADGE + 6] else 6
                    chance: i64 = 1000
                    if n < 5:
                        chance = w[LEVEL] if n == 4 else w[CLOSE]
                    value += rounds * chance * (token + t[BADGE + kind]) // 1000
            for kind in range(6):
                copies = t[PER + resource * 8 + kind]
                if copies != 0:
                    more = copies * w[SPREAD] * self.growth(kind) // 1000 * rounds // 2
                    value += w[FLOW + at5 + resource] * more // 1000
        return value + self.under_way(rounds)

    def under_way(self, rounds: i64) -> i64:
        """What later rounds will finish, less the cubes it takes."""
        t, w, free, order = self.now, self.weights, self.free, self.order
        at5: i64 = 5 * (rounds - 1)
        later = self.spare
        for resource in range(RESOURCES):
            later[resource] = 1000 * rounds * t[MADE + resource] + w[AGAIN]
        value: i64 = 0
        for at in range(self.orders):
            i = order[at]
            left = free[i]
            if left == 0:
                continue
            cost: i64 = 0
            for resource in range(RESOURCES):
                n = (left >> (4 * resource)) & 15
                if n != 0:
                    cost += n * w[PRICE + at5 + resource]
                    have = later[resource]
                    if have < 0:
                        have = 0
                    if 1000 * n > have:
                        cost += w[LACK] * (1000 * n - have) // 1000
            cost += ((left >> 20) & 15) * w[WILDS + rounds - 1]
            token = w[TOKENS + rounds - 1]
            cost += ((left >> 24) & 15) * (token + t[BADGE + 6])
            cost += ((left >> 28) & 15) * (token + t[BADGE + 7])
            gain = w[LATER] * self.worth(i, True) // 1000 - cost
            if gain > 0:
                value += gain
                for resource in range(RESOURCES):
                    later[resource] -= 1000 * ((left >> (4 * resource)) & 15)
        return value

    def worth(self, i: i64, is_late: bool) -> i64:
        """What finishing a work brings, in this round or in the next, as the round began."""
        t, w = self.realm, self.weights
        card = self.card[i]
        rounds: i64 = LAST_ROUND - t[ROUND]
        value = VALUE[card] + self.extra[i]
        kind = TYPE[card]
        target = TARGET[card]
        if target >= 0:
            value += EACH[card] * (1000 * t[COUNT + target] + w[GROWTH + target] * rounds) // 1000
            if target == kind:
                value += EACH[card]
        duo = PAIRED[card]
        if duo != 0:
            pairs = t[COUNT + (duo & 15)]
            other = t[COUNT + ((duo >> 4) & 15)]
            if other < pairs:
                pairs = other
            value += (duo >> 8) * (POINT * pairs + w[NEW_PAIRS] * rounds)
        value += t[BADGE + kind]
        if rounds == 0:
            value += BONUS_GENERAL[card] * t[BADGE + 6] + BONUS_FINANCIER[card] * t[BADGE + 7]
            return value
        token = w[TOKENS + rounds - 1]
        value += BONUS_WILD[card] * w[WILDS + rounds - 1]
        value += BONUS_GENERAL[card] * (token + t[BADGE + 6])
        value += BONUS_FINANCIER[card] * (token + t[BADGE + 7])
        at = card * RESOURCES
        flow: i64 = 0
        at5: i64 = FLOW + 5 * (rounds - 1)
        for resource in range(RESOURCES):
            flow += NET[at + resource] * w[at5 + resource]
            flow += t[PER + resource * 8 + kind] * w[at5 + resource]
        resource = PER_RESOURCE[card]
        if resource >= 0:
            type = PER_TYPE[card]
            cards = 1000 * t[COUNT + type] + w[GROWTH + type] * rounds // 2
            if type == kind:
                cards += 1000
            flow += cards * w[at5 + resource] // 1000
        if is_late:
            flow = flow * w[LATE + rounds - 1] // 1000
        return value + flow
