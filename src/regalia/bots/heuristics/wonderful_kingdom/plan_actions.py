"""From the plan to actions: in Planning, Production, Combat, and wherever works get tokens."""

from typing import Final

from regalia.bots.heuristics.wonderful.works import Work, copy_at
from regalia.bots.heuristics.wonderful_kingdom.duke import MENACES, QUESTS, Duke
from regalia.bots.search.mind import number
from regalia.games.wonderful.sites import free_of
from regalia.games.wonderful_kingdom.actions import (
    ALCHEMY,
    CONSTRUCT,
    FIGHT,
    FIRST_COPY,
    GIVE_UP,
    PLACE_AT,
    QUEST,
    RECYCLE,
    THAW,
    TRANSMUTE,
    WILD_AT,
)
from regalia.games.wonderful_kingdom.material import (
    CARD_KIND,
    CARD_SLOTS,
    KINDS,
    KRYSTALLIUM,
    RESOURCES,
    TREASURE,
)
from regalia.games.wonderful_kingdom.quests import MIX_AT, STEPS, WAY_QUEST, WAY_STEP, WAY_WILD
from regalia.games.wonderful_kingdom.state import ANY_CUBE

NOTHING: Final = -1


class PlanActions:
    """What a duke does now, by the plan."""

    def __init__(self, duke: Duke, legal: list[int]) -> None:
        self.duke = duke
        self.s = duke.s
        self.seat = duke.seat
        self.legal = legal
        self.cards = duke.picked()
        self.plan = duke.plan(self.cards)

    def lawful(self, action: int) -> int:
        """The action, if it can be done."""
        return action if action in self.legal else NOTHING

    def place(self) -> int:
        """Put a cube in hand, or one of this step, where the plan wants it."""
        s, seat = self.s, self.seat
        if s.cubes(seat) >= ANY_CUBE:
            kinds = list(range(RESOURCES))
        else:
            kinds = [kind for kind in range(RESOURCES) if s.in_hand(seat, kind)]
        if not kinds:
            kinds = [number(s, "step")]
        for work in self.plan.order:
            for kind in kinds:
                if work.free[kind]:
                    action = ALCHEMY + kind
                    if work.mark < MENACES and not work.is_new:
                        action = PLACE_AT[self.slot(work, kind)]
                    elif work.is_new:
                        continue
                    if action in self.legal:
                        return action
        return ALCHEMY + kinds[0]

    def start(self) -> int:
        """Construct what the plan keeps."""
        for work in self.plan.order:
            if work.is_new:
                return self.lawful(CONSTRUCT + work.card)
        return NOTHING

    def recycle(self) -> int:
        """Recycle Treasures and what the plan does not keep."""
        for card in self.cards:
            if CARD_KIND[card] == TREASURE:
                return self.lawful(RECYCLE + card)
        for work in self.plan.recycled:
            if RECYCLE + work.card in self.legal:
                return RECYCLE + work.card
        return NOTHING

    def spend(self) -> int:
        """Krystallium, Soldiers, a quest step: if the plan finishes something with it at once."""
        trace = self.plan.trace()
        for work in trace.spent:
            if work.mark >= QUESTS:
                return self.pay_step(work.mark - QUESTS)
            action = self.fill(work)
            if action != NOTHING:
                return action
        for work in trace.done:
            if work.mark < MENACES:
                return self.lawful(GIVE_UP + self.copy(work))
        return NOTHING

    def fill(self, work: Work) -> int:
        """One slot with Krystallium or a Soldier."""
        site = self.s.sites(self.seat, work.mark)
        for kind in range(KRYSTALLIUM, KINDS):
            if free_of(site, kind):
                return self.lawful(PLACE_AT[self.slot(work, kind)])
        for kind in range(RESOURCES):
            if free_of(site, kind):
                return self.lawful(WILD_AT[self.slot(work, kind)])
        return NOTHING

    def fight(self) -> int:
        """Beat a Menace."""
        for work in self.plan.trace().beaten:
            if work.mark >= MENACES:
                return self.lawful(FIGHT + work.mark - MENACES)
            action = self.lawful(THAW + self.copy(work))
            if action == NOTHING:
                action = self.fill(work)
            if action != NOTHING:
                return action
        return NOTHING

    def quest(self) -> int:
        """Steps whose cubes all lie ready, and cubes that no step waits for."""
        if not number(self.s, "has_quest"):
            return NOTHING
        for work in self.duke.works:
            if work.mark >= QUESTS and work.left == 0:
                action = self.pay_step(work.mark - QUESTS)
                if action != NOTHING:
                    return action
        if self.duke.have.cubes >= 5:
            return self.transmute()
        return NOTHING

    def pay_step(self, number: int) -> int:
        """The way to pay a step that takes least Krystallium."""
        quest = self.s.quests[number // STEPS]
        best, least = NOTHING, 99
        for action in self.legal:
            if QUEST <= action < TRANSMUTE:
                way = action - QUEST
                if WAY_QUEST[way] == quest and WAY_STEP[way] == number % STEPS:
                    wild = sum(WAY_WILD[way * RESOURCES : (way + 1) * RESOURCES])
                    if wild < least:
                        best, least = action, wild
        return best

    def transmute(self) -> int:
        """Five cubes that no step waits for."""
        spare = self.duke.spare[:]
        mix = [0] * RESOURCES
        for resource in range(RESOURCES):
            mix[resource] = min(spare[resource], 5 - sum(mix))
        return self.lawful(TRANSMUTE + MIX_AT[(mix[0] * 6 + mix[1]) * 6 + mix[2]])

    def cheapest(self) -> int:
        """A card to put over a Giant when nothing is under construction."""
        cards = [action - CONSTRUCT for action in self.legal if CONSTRUCT <= action < RECYCLE]
        if not cards:
            return NOTHING
        return CONSTRUCT + min(cards, key=lambda c: sum(CARD_SLOTS[c * KINDS : (c + 1) * KINDS]))

    def copy(self, work: Work) -> int:
        """The number of the copy that a site is; of equal ones the first."""
        return FIRST_COPY[work.card] + copy_at(self.s.row_sites(self.seat), work.mark)

    def slot(self, work: Work, kind: int) -> int:
        """Where the tables of actions hold a slot."""
        return self.copy(work) * KINDS + kind
