"""One duke's works, and the plan for them."""

from dataclasses import replace
from typing import Final

from regalia.bots.heuristics.wonderful.future import Future
from regalia.bots.heuristics.wonderful.outlook import Outlook
from regalia.bots.heuristics.wonderful.plan import Plan
from regalia.bots.heuristics.wonderful.works import NO_CARD, Facts, Work
from regalia.bots.heuristics.wonderful_kingdom.facts import FACTS, holdings
from regalia.bots.heuristics.wonderful_kingdom.memory import Memory
from regalia.bots.search.mind import number
from regalia.games.wonderful.sites import card_of, free_of
from regalia.games.wonderful_kingdom import quest
from regalia.games.wonderful_kingdom.material import (
    CALAMITY,
    CALAMITY_VP,
    CARD_COMBAT,
    CARD_KIND,
    CARD_VP,
    DEVELOPMENTS,
    DRAGON,
    DRAGONESS,
    EGG,
    EXPLORATION,
    FAMINE,
    FROST_GIANT,
    GIANT_RAT,
    KINDS,
    MENACE,
    RESOURCES,
    SHADOW,
    SOLDIER,
    STORM,
    SYPHON,
    THIEF,
    TREASURE,
    VERMIN,
)
from regalia.games.wonderful_kingdom.quests import (
    FINAL,
    STEP_COST,
    STEP_KRYSTALLIUM,
    STEP_SOLDIERS,
    STEP_VP,
    STEPS,
    step_row,
)
from regalia.games.wonderful_kingdom.rules import Kingdom
from regalia.games.wonderful_kingdom.scenarios import GUILD, SCENARIO_SITES
from regalia.games.wonderful_kingdom.sites import is_frozen
from regalia.games.wonderful_kingdom.state import CARD_MASK, NONE, PLANNING, UNSEEN

DUTY: Final = 25.0  # what a scenario or quest asks for
ADVISOR: Final = 1.5
RECYCLED: Final = 1.2  # a Development that nobody has seen
NUISANCE: Final = 0.8  # what a Menace does beside its points
FED: Final = 5.0  # a card for a Shadow in the scenario that they can win
# Marks of works: sites by their place, then Menaces by card, then quest steps.
MENACES: Final = 1000
QUESTS: Final = 2000


class Duke:
    """One seat of an imagined table, about to decide."""

    def __init__(
        self, s: Kingdom, seat: int, facts: Facts = FACTS, memory: Memory | None = None
    ) -> None:
        self.s = s
        self.memory = memory
        self.future: Future | None = None  # of the plans that look further
        self.seat = seat
        self.facts = facts
        self.have = holdings(s, seat)
        self.rounds = self.have.rounds
        self.spare = [0] * RESOURCES  # cubes in Alchemy that no quest step waits for
        self.wanted = self.wishes()
        self.works = self.sites() + [self.menace(card) for card in s.menaces(seat) if beats(card)]
        if number(s, "has_quest"):
            self.works += self.quests()

    def picked(self) -> list[int]:
        """The designs of the Selection area."""
        return [tabled & CARD_MASK for tabled in self.s.selection(self.seat)]

    def plan(self, cards: list[int]) -> Plan:
        """The best use of some selected cards."""
        if self.future is not None:
            plan = self.sketch(cards)
            plan.improve()
            self.future.improve(plan)
            return plan
        memory = self.memory
        if memory is None or self.s.phase < PLANNING:
            plan = self.sketch(cards)
            plan.improve()
            return plan
        outlook, works = self.desk(cards)
        known = memory.recall(outlook, works) if memory.round == self.have.round else None
        if known is not None:
            return known
        plan = Plan(outlook, works)
        plan.improve()
        memory.note(plan, self.have.round)
        return plan

    def sketch(self, cards: list[int]) -> Plan:
        """A good use of some selected cards, found quickly."""
        outlook, works = self.desk(cards)
        return Plan(outlook, works)

    def desk(self, cards: list[int]) -> tuple[Outlook, list[Work]]:
        """What there is to plan, with some selected cards."""
        now = self.have.now[:]
        counts = self.have.counts[:]
        points = self.have.points
        works = self.works[:]
        wanted = self.wanted[:]
        rats = self.s.menaces(self.seat).count(GIANT_RAT)
        for card in cards:
            if card == UNSEEN:
                points += self.unseen()
            elif card < DEVELOPMENTS:
                extra = fulfil(wanted, card)
                works.append(Work(card, FACTS.slots[card], extra, is_new=True))
            elif CARD_KIND[card] == TREASURE:
                for resource in FACTS.recycling[card]:
                    now[resource] += 1
            elif card == CALAMITY:
                points += CALAMITY_VP
            elif CARD_KIND[card] == MENACE:
                points += CARD_VP[card] - NUISANCE
                if card == GIANT_RAT:
                    rats += 1
                    points += rats * CARD_VP[VERMIN]
                if beats(card):
                    works.append(self.menace(card))
                if card == SHADOW and number(self.s, "scenario") == GUILD:
                    points -= FED * (1 + self.rounds)
            else:
                points += ADVISOR
                counts[SOLDIER] += 1
        have = replace(self.have, now=now, points=points, counts=counts)
        return Outlook(self.facts, have), works

    def value(self) -> float:
        """What all of it is worth."""
        return self.plan(self.picked()).value

    def unseen(self) -> float:
        """What to expect of a Danger card."""
        s = self.s
        if number(s, "danger") == 0:
            return 0.0
        share = len(s.special) / number(s, "danger")
        bad = CALAMITY_VP if not s.special else CARD_VP[s.special[0]] - NUISANCE
        if number(s, "scenario") == GUILD:
            bad -= FED * (1 + self.rounds)
        return share * bad + (1 - share) * RECYCLED

    def wishes(self) -> list[int]:
        """The cards of a scenario that are not built."""
        s = self.s
        wanted = (
            list(SCENARIO_SITES[number(s, "scenario")]) if number(s, "scenario") != NONE else []
        )
        for card in s.built(self.seat):
            if card in wanted:
                wanted.remove(card)
        return wanted

    def sites(self) -> list[Work]:
        """Cards under construction; over a Giant they wait for Soldiers too."""
        found = []
        for at, site in enumerate(self.s.row_sites(self.seat)):
            card = card_of(site)
            free = [free_of(site, kind) for kind in range(KINDS)]
            extra = fulfil(self.wanted, card)
            frozen = is_frozen(site)
            if frozen:
                free[SOLDIER] += CARD_COMBAT[FROST_GIANT]
                extra -= CARD_VP[FROST_GIANT]
            found.append(Work(card, free, extra, is_late=frozen, mark=at))
        return found

    def menace(self, card: int) -> Work:
        """A Menace to be beaten."""
        later = self.rounds
        extra = -float(CARD_VP[card])
        if card == SHADOW:
            extra += 1.0 * later
            if number(self.s, "scenario") == GUILD:
                extra += FED * later
        elif card == THIEF:
            extra += 1.0 * later
            if number(self.s, "scenario") == GUILD:
                extra += DUTY
        elif STORM <= card <= FAMINE:
            extra += 0.9 * later + 2.5
        elif SYPHON <= card <= SYPHON + EXPLORATION:
            extra += 2.0 * later
        elif card in (DRAGON, DRAGONESS):
            extra += later + 2.0
        elif card == EGG:
            extra += 7.0 if self.s.eggs(self.seat) else 3.5
        free = [0] * KINDS
        free[SOLDIER] = CARD_COMBAT[card]
        return Work(NO_CARD, free, extra, is_late=True, mark=MENACES + card)

    def quests(self) -> list[Work]:
        """Steps not done yet; cubes in Alchemy wait for them, the final step's first."""
        s, seat = self.s, self.seat
        cubes = [s.in_alchemy(seat, resource) for resource in range(RESOURCES)]
        found = []
        for which in range(len(s.quests)):
            for step in (FINAL, 0, 1, 2):
                if quest.has_done(s, seat, which, step):
                    continue
                row = step_row(s.quests[which], quest.side_of(s), step)
                free = list(STEP_COST[row * KINDS : (row + 1) * KINDS])
                for resource in range(RESOURCES):
                    paid = min(free[resource], cubes[resource])
                    free[resource] -= paid
                    cubes[resource] -= paid
                extra = STEP_VP[row] + 1.5 * STEP_KRYSTALLIUM[row]
                extra += (1.0 + self.have.token) * STEP_SOLDIERS[row]
                if step == FINAL:
                    extra += DUTY
                found.append(Work(NO_CARD, free, extra, mark=QUESTS + which * STEPS + step))
        self.spare = cubes
        self.have.cubes = sum(cubes)
        return found


def beats(card: int) -> bool:
    """Whether Soldiers alone beat a Menace."""
    return card != FROST_GIANT and CARD_COMBAT[card] > 0


def fulfil(wanted: list[int], card: int) -> float:
    """Fulfil one wish of a scenario."""
    if card not in wanted:
        return 0.0
    wanted.remove(card)
    return DUTY
