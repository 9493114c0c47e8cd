"""A lone ruler who makes one plan for each hand and keeps to it: whole games in thought.

Chance is begun anew with every hand and every exchange: as long as decks are alike, all games that
are played on from one world draw the same cards, whatever was decided before.
"""

from typing import Final

from regalia.bots.heuristics.wonderful.plan import Plan
from regalia.bots.heuristics.wonderful.works import NO_CARD, Facts
from regalia.bots.heuristics.wonderful_world.facts import new_works
from regalia.bots.heuristics.wonderful_world.ruler import MARGIN, NEVER, Ruler
from regalia.bots.search.mind import number
from regalia.core.rng import FastRng
from regalia.games.wonderful.bag import without_card
from regalia.games.wonderful.sites import card_of, free_of
from regalia.games.wonderful_world import exchange
from regalia.games.wonderful_world.actions import (
    CONSTRUCT,
    DONE,
    EMPIRE,
    EXCHANGE,
    FIRST_COPY,
    KEEP,
    PLACE_AT,
    RECYCLE,
    TAKE_GENERAL,
)
from regalia.games.wonderful_world.material import CARDS, KINDS
from regalia.games.wonderful_world.rules import World
from regalia.games.wonderful_world.state import FREE, GIVE_SECOND, KEEP_ONE, NONE, PLANNING

LAST: Final = 1000  # the rank of a card that no plan knows
SAMPLE: Final = 6  # cards of a deck that stand for all of it, at a glance


class Course:
    """One imagined game to its end; a plan is made once for each hand."""

    def __init__(self, s: World, facts: Facts, seed: int) -> None:
        self.s = s
        self.facts = facts
        self.seed = seed
        self.ranks = [LAST] * CARDS
        self.kept: list[int] = []  # cards in hand to be started, then recycled
        self.recycled: list[int] = []
        self.rest: Plan | None = None  # for what an exchange under way leaves of the hand
        self.second = NO_CARD  # to be given in it

    def choose(self, legal: list[int]) -> int:
        """The next action."""
        s = self.s
        if s.phase == PLANNING and number(s, "stage") != FREE:
            return self.exchange(legal)
        if legal[0] == TAKE_GENERAL:
            return Ruler(s, 0, self.facts).character()
        cube = s.carried(0)
        if s.phase == PLANNING and cube == NONE and len(s.todo(0)):
            return self.next_card()
        if cube == NONE and s.loose(0) > 0:
            cube = number(s, "step")
        return self.spend() if cube == NONE else self.place(cube)

    def exchange(self, legal: list[int]) -> int:
        """Inside an exchange: the best of the cards drawn, at a glance."""
        s, rest = self.s, self.rest
        if number(s, "stage") == GIVE_SECOND and EXCHANGE + self.second in legal:
            return EXCHANGE + self.second
        if rest is None or number(s, "stage") != KEEP_ONE:
            return Ruler(s, 0, self.facts).exchange()
        best = NEVER
        found = legal[0]
        for work in new_works(s, 0, sorted(set(s.drawn))):
            value = rest.with_card(work)
            if value > best:
                best = value
                found = KEEP + work.card
        return found

    def next_card(self) -> int:
        """Start what the plan keeps, then recycle the rest; or exchange."""
        s = self.s
        hand = s.todo(0)
        if len(self.kept) + len(self.recycled) != len(hand):
            given = self.plan(hand)
            if given:
                self.second = given[1]
                self.reseed(len(hand))
                return EXCHANGE + given[0]
        if len(hand) == 1:
            self.reseed(0)
        if self.kept:
            return CONSTRUCT + self.kept.pop(0)
        return RECYCLE + self.recycled.pop(0)

    def reseed(self, cards: int) -> None:
        """Begin chance anew, by the hand and how many cards it has."""
        self.s.rng = FastRng(self.seed + 8 * number(self.s, "opened") + cards)

    def plan(self, hand: bytes) -> list[int]:
        """Plan for a hand; the cards to be given if an exchange promises more."""
        s = self.s
        ruler = Ruler(s, 0, self.facts)
        plan = ruler.plan(list(hand))
        self.note(plan)
        if not exchange.is_possible(s):
            return []
        given = ruler.to_give(hand, plan)
        for card in given:
            hand = without_card(hand, card)
        self.rest = ruler.plan(list(hand))
        if ruler.draw(self.rest, 0, SAMPLE) <= plan.value + MARGIN:
            return []
        self.kept = []
        self.recycled = []
        return given

    def note(self, plan: Plan) -> None:
        """Remember a plan: which card comes first, and what becomes of the hand."""
        self.ranks = [LAST] * CARDS
        for rank, work in enumerate(plan.order):
            if self.ranks[work.card] == LAST:
                self.ranks[work.card] = rank
        self.kept = [work.card for work in plan.order if work.is_new]
        self.recycled = [work.card for work in plan.recycled]

    def place(self, cube: int) -> int:
        """Put a cube on the first card that needs it."""
        sites = self.s.row_sites(0)
        best = LAST + 1
        found = -1
        for at in range(len(sites)):
            site = sites[at]
            if free_of(site, cube):
                rank = self.ranks[card_of(site)]
                if rank < best:
                    best = rank
                    found = at
        if found < 0:
            return EMPIRE
        card = card_of(sites[found])
        first = found
        while first > 0 and card_of(sites[first - 1]) == card:
            first -= 1
        # Of equal sites the first stands for all.
        while found > first and sites[found - 1] == sites[found]:
            found -= 1
        return int(PLACE_AT[(FIRST_COPY[card] + found - first) * KINDS + cube])

    def spend(self) -> int:
        """Krystallium, characters or a discard, if the plan finishes something with it at once."""
        ruler = Ruler(self.s, 0, self.facts)
        if not ruler.sites:
            return DONE
        plan = Plan(ruler.outlook, [])
        ranked: list[tuple[int, int]] = []
        for at, work in enumerate(ruler.sites):
            ranked.append((self.ranks[work.card], at))
        ranked.sort()
        plan.order = [ruler.sites[at] for _, at in ranked]
        return ruler.spend(plan) or DONE
