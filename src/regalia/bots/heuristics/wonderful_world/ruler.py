"""What a ruler does: plans, and carries the plan out action by action; compiled."""

from typing import Final

from regalia.bots.heuristics.wonderful.outlook import Outlook
from regalia.bots.heuristics.wonderful.plan import Plan, expected_best, sample_of
from regalia.bots.heuristics.wonderful.works import Facts, Work
from regalia.bots.heuristics.wonderful_world.facts import FACTS, holdings, new_works, works
from regalia.bots.search.mind import number
from regalia.games.wonderful.bag import without_card
from regalia.games.wonderful.sites import card_of
from regalia.games.wonderful_world import exchange
from regalia.games.wonderful_world.actions import (
    CONSTRUCT,
    DISCARD_AT,
    DONE,
    DRAW_BASE,
    EMPIRE,
    EXCHANGE,
    FIRST_COPY,
    KEEP,
    PICK,
    PLACE_AT,
    RECYCLE,
    TAKE_FINANCIER,
    TAKE_GENERAL,
    WILD_AT,
)
from regalia.games.wonderful_world.material import (
    FINANCIER,
    GENERAL,
    KINDS,
    KRYSTALLIUM,
    RESOURCES,
    SOLO_DRAW,
)
from regalia.games.wonderful_world.rules import World
from regalia.games.wonderful_world.state import (
    CHOOSE_DECK,
    DRAFT,
    FREE,
    GIVE_SECOND,
    KEEP_ONE,
    NONE,
    PLANNING,
)

SAMPLE: Final = 15  # cards of a deck that stand for all of it
NEVER: Final = -1e9
MARGIN: Final = 0.3  # an exchange must promise this much more


class Ruler:
    """One seat of an imagined table, about to decide."""

    def __init__(self, s: World, seat: int, facts: Facts = FACTS) -> None:
        self.s = s
        self.seat = seat
        self.outlook = Outlook(facts, holdings(s, seat))
        self.sites = works(s, seat)

    def choose(self, legal: list[int]) -> int:
        s = self.s
        if s.phase == DRAFT:
            return PICK + self.best(s.drafts(self.seat), sorted(set(s.hands(self.seat))))
        if legal[0] == TAKE_GENERAL:
            return self.character()
        if s.phase == PLANNING:
            if number(s, "stage") != FREE:
                return self.exchange()
            if s.todo(self.seat) and s.carried(self.seat) == NONE:
                return self.plan_card()
        return self.place()

    def plan(self, cards: list[int]) -> Plan:
        """The best use of some cards in hand."""
        plan = self.sketch(cards)
        if self.s.phase != DRAFT:
            plan.improve()
        return plan

    def sketch(self, cards: list[int]) -> Plan:
        """A good use of them, found quickly."""
        return Plan(self.outlook, self.sites + new_works(self.s, self.seat, cards))

    def best(self, hand: bytes, choices: list[int]) -> int:
        """The card that helps a hand most."""
        values = [self.plan([*hand, card]).value for card in choices]
        return choices[values.index(max(values))]

    def character(self) -> int:
        """The one that counts more."""
        badges = self.outlook.have.badges
        return TAKE_FINANCIER if badges[FINANCIER] > badges[GENERAL] else TAKE_GENERAL

    def plan_card(self) -> int:
        """Start what the plan keeps, then recycle the rest; or exchange."""
        s = self.s
        plan = self.plan(list(s.todo(self.seat)))
        if s.seats == 1 and exchange.is_possible(s):
            given = self.to_give(s.todo(0), plan)
            if self.hope(s.todo(0), given, 0) > plan.value + MARGIN:
                return EXCHANGE + given[0]
        for work in plan.order:
            if work.is_new:
                return CONSTRUCT + work.card
        return RECYCLE + plan.recycled[0].card

    def to_give(self, hand: bytes, plan: Plan) -> list[int]:
        """The two cards of a hand that are missed least."""
        loss: list[tuple[float, int]] = []
        for work in plan.recycled:
            rest = [w for w in plan.recycled if w is not work]
            loss.append((plan.value - plan.run(plan.order, rest), work.card))
        for work in plan.order:
            if work.is_new:
                order = [w for w in plan.order if w is not work]
                loss.append((plan.value - plan.run(order, plan.recycled), work.card))
        loss.sort()
        return [card for _, card in loss[:2]]

    def hope(self, hand: bytes, given: list[int], deck: int) -> float:
        """What a hand will be worth when some cards are given for the best of a fresh draw."""
        for card in given:
            hand = without_card(hand, card)
        cards = self.s.decks(deck)
        if not cards:
            return NEVER
        plan = self.plan(list(hand))
        sample = new_works(self.s, self.seat, sample_of(list(cards), SAMPLE))
        return expected_best([plan.with_card(work) for work in sample], SOLO_DRAW[deck])

    def exchange(self) -> int:
        """Inside an exchange."""
        s = self.s
        hand = s.todo(0)
        if number(s, "stage") == KEEP_ONE:
            return KEEP + self.best(hand, sorted(set(s.drawn)))
        if number(s, "stage") == GIVE_SECOND:
            plan = self.plan(list(hand))
            return EXCHANGE + self.to_give(hand, plan)[0]
        assert number(s, "stage") == CHOOSE_DECK
        values = [self.hope(hand, [], deck) for deck in range(2)]
        return DRAW_BASE + values.index(max(values))

    def place(self) -> int:
        """Put a cube where the plan wants it; or Krystallium and characters; or be done."""
        s, seat = self.s, self.seat
        plan = self.plan([])
        cube = s.carried(seat)
        if cube == NONE and s.loose(seat) > 0:
            cube = number(s, "step")
        if cube != NONE:
            for work in plan.order:
                if work.free[cube]:
                    return int(PLACE_AT[self.slot(work, cube)])
            return EMPIRE
        return self.spend(plan) or DONE

    def spend(self, plan: Plan) -> int:
        """Krystallium, a character or a discard, if the plan finishes something with it at once."""
        trace = plan.trace()
        for work in trace.done:
            return int(DISCARD_AT[self.copy(work)])
        for work in trace.spent:
            for kind in range(KRYSTALLIUM, KINDS):
                if work.free[kind]:
                    return int(PLACE_AT[self.slot(work, kind)])
            for kind in range(RESOURCES):
                if work.free[kind]:
                    return int(WILD_AT[self.slot(work, kind)])
        return 0

    def copy(self, work: Work) -> int:
        """The number of the copy that a site is; of equal ones the first."""
        sites = self.s.row_sites(self.seat)
        at = sites.index(sites[work.mark])
        first = at
        while first > 0 and card_of(sites[first - 1]) == work.card:
            first -= 1
        return FIRST_COPY[work.card] + at - first

    def slot(self, work: Work, kind: int) -> int:
        """Where the tables of actions hold a slot."""
        return self.copy(work) * KINDS + kind
