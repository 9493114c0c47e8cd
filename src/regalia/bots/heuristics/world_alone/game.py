"""Whole lone games in thought: what is drawn is laid out before, so that all candidates meet it."""

from typing import Final

from mypy_extensions import i64

from regalia.bots.heuristics.world_alone.desk import (
    AWAY,
    IN_HAND,
    RESOURCES,
    UNDER_WAY,
)
from regalia.bots.heuristics.world_alone.planner import NEVER, SAMPLE, Planner
from regalia.bots.heuristics.world_alone.tables import (
    BADGE,
    CARD_COUNT,
    EMPIRE_EACH,
    EMPIRE_NET,
    EMPIRE_TARGET,
    FIRST,
    FULL,
    MADE,
    POINT,
    REALM,
    ROUND,
)
from regalia.bots.heuristics.world_alone.weights import MARGIN
from regalia.core.block import Block, new_block

SEQUENCES: Final = 8
POOL_SIZE: Final = 5
STRIDE: Final = 15  # cards of the deck that exchanges of one sequence look at before the next one's
MOST_DECK: Final = 256
WORD: Final = 0xFFFFFFFF
HALF: Final = 0x7FFFFFFF


class Lone(Planner):
    """A lone ruler's game from any sequence on."""

    def __init__(self, weights: Block) -> None:
        super().__init__(weights)
        self.pools: Block = new_block(SEQUENCES * POOL_SIZE)
        self.deck: Block = new_block(2 * MOST_DECK)  # base, then C&A
        self.decks: Block = new_block(2)  # how many cards they have
        self.left: Block = new_block(2 * CARD_COUNT)  # unseen copies of each card, by deck
        self.sequence: i64 = 0
        self.exchanges: i64 = 0  # in this sequence
        self.state: i64 = 1
        self.saved: Block = new_block(4 * 64)

    def seed(self, number: i64, world: i64) -> None:
        """Chance from here on: that of a world."""
        self.state = ((number & HALF) * 2654435761 + world * 0x632BE5AB + 12345) & WORD
        if self.state == 0:
            self.state = 1
        for _ in range(4):
            self.word()

    def word(self) -> i64:
        """Marsaglia's xorshift on 32 bits."""
        x = self.state
        x = x ^ ((x << 13) & WORD)
        x = x ^ (x >> 17)
        x = x ^ ((x << 5) & WORD)
        self.state = x
        return x

    def shuffle(self, first: i64, count: i64) -> None:
        """Put a part of the decks in random order."""
        deck = self.deck
        last = count - 1
        while last > 0:
            at = self.word() % (last + 1)
            card = deck[first + last]
            deck[first + last] = deck[first + at]
            deck[first + at] = card
            last -= 1

    def see(self, card: i64, which: i64) -> None:
        """A card is no longer unseen."""
        at = which * CARD_COUNT + card
        if self.left[at] > 0:
            self.left[at] -= 1

    def deal(self, base: i64, sequence: i64) -> None:
        """Shuffle what is unseen: pools from a sequence on, then the decks."""
        for which in range(2):
            first: i64 = which * MOST_DECK
            count: i64 = 0
            for card in range(CARD_COUNT):
                for _ in range(self.left[which * CARD_COUNT + card]):
                    self.deck[first + count] = card
                    count += 1
            self.shuffle(first, count)
            low: i64 = 0 if which == 0 else base
            high: i64 = base if which == 0 else POOL_SIZE
            for number in range(sequence, SEQUENCES):
                for n in range(low, high):
                    count -= 1
                    self.pools[number * POOL_SIZE + n] = self.deck[first + count]
            self.decks[which] = count

    def open_pool(self, base: i64) -> None:
        """The next pool comes into the hand."""
        at = self.sequence * POOL_SIZE
        for n in range(POOL_SIZE):
            card = self.pools[at + n]
            self.see(card, 0 if n < base else 1)
            self.take(card)
        self.exchanges = 0

    def sample(self, which: i64) -> i64:
        """Lay out cards that stand for all unseen ones of a deck; how many."""
        left = self.left
        first = which * CARD_COUNT
        count: i64 = 0
        for at in range(first, first + CARD_COUNT):
            count += left[at]
        wanted: i64 = SAMPLE if count >= SAMPLE else count
        if wanted == 0:
            return 0
        passed: i64 = 0
        n: i64 = 0
        for at in range(first, first + CARD_COUNT):
            passed += left[at]
            while n < wanted and (2 * n + 1) * count // (2 * wanted) < passed:
                self.cards[n] = at - first
                n += 1
        return wanted

    def remember(self) -> None:
        """The best plan, for `recall`."""
        saved = self.saved
        for at in range(self.kepts):
            saved[at] = self.kept[at]
        for at in range(self.losts):
            saved[64 + at] = self.lost[at]
        saved[128] = self.kepts
        saved[129] = self.losts
        saved[130] = self.best

    def recall(self) -> None:
        """The plan remembered is the best one again."""
        saved = self.saved
        self.kepts = saved[128]
        self.losts = saved[129]
        self.best = saved[130]
        for at in range(self.kepts):
            self.kept[at] = saved[at]
        for at in range(self.losts):
            self.lost[at] = saved[64 + at]
        self.restore()

    def in_hand(self) -> i64:
        """How many cards are in hand."""
        count: i64 = 0
        for i in range(self.works):
            if self.fresh[i] == IN_HAND:
                count += 1
        return count

    def wish_exchange(self) -> i64:
        """With the best plan made: the deck to draw from for two cards, or -1; plan stays."""
        if self.in_hand() < 2:
            return -1
        best = self.best
        self.remember()
        self.choose_given()
        one = self.given[0]
        two = self.given[1]
        self.fresh[one] = AWAY
        self.fresh[two] = AWAY
        margin = self.weights[MARGIN + (self.sequence & 1)]
        found: i64 = -1
        for which in range(2):
            if self.decks[which] > 0:
                hope = self.hope(self.sample(which), which == 1)
                if hope > best + margin:
                    best = hope - margin
                    found = which
        self.fresh[one] = IN_HAND
        self.fresh[two] = IN_HAND
        self.recall()
        return found

    def drawn(self, which: i64, n: i64) -> i64:
        """The card of that number of this exchange."""
        count = self.decks[which]
        at = self.sequence * STRIDE + self.exchanges * (5 - 2 * which) + n
        return self.deck[which * MOST_DECK + at % count]

    def exchange(self, which: i64) -> None:
        """Two cards for the best of a draw."""
        self.fresh[self.given[0]] = AWAY
        self.fresh[self.given[1]] = AWAY
        self.plan()
        last = self.works
        best = NEVER
        chosen: i64 = -1
        for n in range(5 - 2 * which if self.decks[which] > 0 else 0):
            card = self.drawn(which, n)
            self.see(card, which)
            self.works = last
            value = self.with_work(self.take(card))
            if value > best:
                best = value
                chosen = card
        self.works = last
        if chosen >= 0:
            self.take(chosen)
        self.exchanges += 1

    def play_sequence(self) -> None:
        """Exchange as long as that pays, then plan what remains and do it."""
        self.plan()
        while True:
            which = self.wish_exchange()
            if which < 0:
                break
            self.exchange(which)
            self.plan()
        self.finish_sequence()

    def finish_sequence(self) -> None:
        """Carry out the best plan; after the second sequence the round is played."""
        if self.sequence & 1 == 0:
            self.begin()
        else:
            self.play_round()
        self.settle()
        if self.sequence & 1 == 1:
            self.realm[ROUND] += 1
            self.realm[FIRST] = 0
        self.sequence += 1

    def settle(self) -> None:
        """What has been played in thought is now so."""
        realm, now, order, free = self.realm, self.now, self.order, self.free
        for at in range(REALM):
            realm[at] = now[at]
        kept = self.kept
        count: i64 = 0
        for at in range(self.orders):
            i = order[at]
            if free[i] != 0:
                kept[count] = i
                count += 1
        # by number, so that nothing is overwritten before it has been moved
        for at in range(1, count):
            i = kept[at]
            to = at
            while to > 0 and kept[to - 1] > i:
                kept[to] = kept[to - 1]
                to -= 1
            kept[to] = i
        card, start, extra, fresh = self.card, self.start, self.extra, self.fresh
        for at in range(count):
            i = kept[at]
            card[at] = card[i]
            start[at] = free[i]
            extra[at] = extra[i]
            fresh[at] = UNDER_WAY
        self.works = count

    def play_on(self, base: i64) -> i64:
        """From a sequence with its hand to the end of the game: points."""
        while True:
            self.play_sequence()
            if self.sequence == SEQUENCES:
                return self.final_points()
            self.open_pool(base)

    def found(self, row: i64) -> None:
        """A new realm."""
        realm = self.realm
        for at in range(REALM):
            realm[at] = 0
        for resource in range(RESOURCES):
            realm[MADE + resource] = EMPIRE_NET[row * RESOURCES + resource]
        realm[BADGE + 6] = POINT
        realm[BADGE + 7] = POINT
        if EMPIRE_TARGET[row] >= 0:
            realm[BADGE + EMPIRE_TARGET[row]] += EMPIRE_EACH[row]
        self.works = 0
        self.orders = 0
        self.gones = 0
        self.sequence = 0

    def play_new(self, row: i64, base: i64, number: i64) -> i64:
        """A whole game with a full deck: points in thousandths."""
        self.found(row)
        for at in range(2 * CARD_COUNT):
            self.left[at] = FULL[at] if base < POOL_SIZE or at < CARD_COUNT else 0
        self.seed(number, 0)
        self.deal(base, 0)
        self.open_pool(base)
        return self.play_on(base)
