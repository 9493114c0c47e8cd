"""It's a Wonderful World as a planner sees it: which cards the cubes to come will finish.

Everything is counted in victory points. Cubes in hand and cubes that this round and later ones will
bring are handed to the cards that make most of them; the rest is worth little.
"""

from typing import Final

from regalia.bots.heuristics import Heuristic
from regalia.core.observation import Observation
from regalia.core.state import GameState
from regalia.games.wonderful.bag import Bag, with_card, without_card
from regalia.games.wonderful.sites import card_of, found, free_of
from regalia.games.wonderful_world.actions import EXCHANGE, KEEP
from regalia.games.wonderful_world.material import (
    CARD_BADGE,
    CARD_BADGE_VP,
    CARD_BONUS_KINDS,
    CARD_CORRUPT,
    CARD_COST,
    CARD_DUO,
    CARD_PER,
    CARD_PER_TYPE,
    CARD_RECYCLE,
    CARD_TYPE,
    CARD_VP,
    CARD_YIELD,
    FINANCIER,
    GENERAL,
    KINDS,
    KRYSTALLIUM,
    NO_TARGET,
    RESOURCES,
    ROUNDS,
    SCENARIO_CARDS,
    SOLO_DRAW,
    SOLO_SUPREMACY,
    TARGETS,
)
from regalia.games.wonderful_world.observation import WorldObservation
from regalia.games.wonderful_world.phases import draft, planning, production
from regalia.games.wonderful_world.rules import World
from regalia.games.wonderful_world.state import (
    CHOOSE_DECK,
    DRAFT,
    EXTRA,
    GIVE_SECOND,
    KEEP_ONE,
    NONE,
    PLANNING,
    PRODUCTION,
)

CUBE: Final = [0.7, 0.75, 0.8, 0.8, 0.85]  # a cube of a later round, for cards not drafted yet
LEFTOVER: Final = 0.12  # a cube that ends on the Empire card
WILD: Final = 1.5  # a Krystallium nobody needs yet
LATER: Final = 0.8  # a card that only later rounds will finish
SOON: Final = 0.95  # a card that this round will finish
UNLIKELY: Final = 0.4  # a card that nobody knows how to finish, by how full it is,
EMPTY: Final = 0.6  # and even if it is empty
HOPE: Final = 1.5  # cubes of any kind that the recycling of a later round will bring
POOL: Final = 1.5  # and the second pool of a lone player
DRAFTS: Final = 0.3  # and every pick to come
GROWTH: Final = 0.6  # cards of a type that a later round will bring
CHARACTER: Final = 1.8  # General or Financier
RULE: Final = 3.0  # a character that supremacy will bring
DRAWS: Final = 3  # worlds in which an exchange is tried
NEVER: Final = -1e9
DUTY: Final = 25.0  # a card that a scenario asks for


class WorldHeuristic(Heuristic):
    """A position is worth its points, and what its cubes will make of its cards."""

    def worlds(self, seen: Observation) -> int:
        """Only what an exchange will draw is a matter of chance."""
        assert isinstance(seen, WorldObservation)
        can_exchange = any(EXCHANGE <= action < KEEP for action in seen.legal)
        return DRAWS if can_exchange or seen.stage == CHOOSE_DECK else 1

    def step(self, state: GameState, seat: int, action: int) -> None:
        """The answer alone, short of the barrier."""
        assert isinstance(state, World)
        if state.phase == DRAFT:
            draft.apply(state, seat, action)
        elif state.phase == PLANNING:
            planning.apply(state, seat, action)
        else:
            production.apply(state, seat, action)

    def evaluate(self, state: GameState, seat: int) -> float:
        assert isinstance(state, World)
        if state.stage == GIVE_SECOND:
            return exchanged(state)
        if state.stage == CHOOSE_DECK:
            return best_of(state, drawn_from(state, 0))
        if state.stage == KEEP_ONE:
            return best_of(state, state.drawn)
        return Outlook(state, seat).value()


def exchanged(s: World) -> float:
    """A lone player's hope: the least useful second card goes, the best of a fresh draw comes."""
    hand = s.todo[0]
    best = NEVER
    for card in set(hand):
        s.todo[0] = without_card(hand, card)
        value = Outlook(s, 0).value()
        if value > best:
            best = value
            rest = s.todo[0]
    s.todo[0] = rest
    return best_of(s, drawn_from(s, 0))


def drawn_from(s: World, deck: int) -> bytes:
    """What an exchange could bring to light."""
    count = min(SOLO_DRAW[deck], len(s.decks[deck]))
    return Bag(s.decks[deck], s.rng).draw(count)


def best_of(s: World, cards: bytes) -> float:
    """The hand with the best of these cards."""
    hand = s.todo[0]
    best = NEVER
    for card in set(cards):
        s.todo[0] = with_card(hand, card)
        best = max(best, Outlook(s, 0).value())
    s.todo[0] = hand
    return best


class Outlook:
    """One seat's prospects."""

    def __init__(self, s: World, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.rounds = ROUNDS - 1 - s.round  # after this one
        self.made = [s.production(seat, resource) for resource in range(RESOURCES)]
        self.coming = [self.left_now(resource) for resource in range(RESOURCES)]
        self.later = [self.rounds * n for n in self.made]
        self.items = self.cards()
        for site, is_site in self.items:
            if not is_site:  # what is not constructed will be a cube for what is
                self.coming[CARD_RECYCLE[card_of(site)]] += 1
        self.owned = self.counts()

    def left_now(self, resource: int) -> int:
        """Cubes of a resource that this round still brings."""
        s = self.s
        cubes = 1 if s.carried[self.seat] == resource else 0
        if s.phase != PRODUCTION or resource > s.step:
            return cubes + self.made[resource]
        if resource == s.step:
            return cubes + s.loose[self.seat]
        return cubes

    def cards(self) -> list[tuple[int, bool]]:
        """Cards under construction, and those in hand that still may be."""
        s, seat = self.s, self.seat
        hand = s.drafts[seat] if s.phase == DRAFT else s.todo[seat]
        fresh = list(hand)
        if s.sealed[seat] != NONE:
            fresh.append(s.sealed[seat])
        items = [(site, True) for site in s.sites[seat]]
        return items + [(found(card, CARD_COST[card]), False) for card in fresh]

    def counts(self) -> list[float]:
        """Cards of each type and characters, with a good part of what is under construction."""
        owned = [0.0] * TARGETS
        for card in self.s.built[self.seat]:
            owned[CARD_TYPE[card]] += 1
        for site, _ in self.items:
            owned[CARD_TYPE[card_of(site)]] += 0.4
        owned[GENERAL] = self.s.generals(self.seat) + 0.7 * self.rounds
        owned[FINANCIER] = self.s.financiers(self.seat) + 0.7 * self.rounds
        return owned

    def worth(self, card: int) -> tuple[float, float]:
        """What a card brings by itself, and by what it will produce if finished in this round."""
        points = float(CARD_VP[card])
        if CARD_BADGE[card] != NO_TARGET:
            more = 0.0 if CARD_BADGE[card] >= KRYSTALLIUM else GROWTH * self.rounds
            points += CARD_BADGE_VP[card] * (self.owned[CARD_BADGE[card]] + more)
        one, other, each = CARD_DUO[card * 3 : card * 3 + 3]
        if one != NO_TARGET:
            points += each * (min(self.owned[one], self.owned[other]) + 0.3 * self.rounds)
        at = card * KINDS
        points += WILD * CARD_BONUS_KINDS[at + KRYSTALLIUM]
        points += CHARACTER * (CARD_BONUS_KINDS[at + GENERAL] + CARD_BONUS_KINDS[at + FINANCIER])
        flow = 0.0
        for kind in range(KINDS):
            icons = CARD_YIELD[at + kind] - CARD_CORRUPT[at + kind]
            if icons:
                flow += self.flow(kind) * icons
        if CARD_PER[card]:
            flow += self.flow(CARD_PER[card] - 1) * self.owned[CARD_PER_TYPE[card]]
        return points + self.duty(card), flow

    def flow(self, kind: int) -> float:
        """What one icon will bring until the end."""
        if kind >= RESOURCES:
            return (self.rounds + 1) * 1.2 if self.s.step < EXTRA else self.rounds * 1.2
        steps = self.rounds
        if self.s.phase != PRODUCTION or kind > self.s.step:
            steps += 1
        return steps * (CUBE[kind] if self.rounds else LEFTOVER * 2)

    def value(self) -> float:
        """Points, the cards to come in the order of what a cube makes of them, and the rest."""
        s, seat = self.s, self.seat
        wild = s.krystallium(seat) + (s.purse[seat] & 1023) / 5
        tokens = [float(s.generals(seat)), float(s.financiers(seat))]
        total = float(s.points(seat)) + self.supremacy()
        ranked = []
        for site, is_site in self.items:
            missing = sum([free_of(site, kind) for kind in range(KINDS)])
            points, flow = self.worth(card_of(site))
            ranked.append(((points + flow) / (missing + 0.5), points, flow, site, is_site))
        ranked.sort(reverse=True)
        hope = HOPE * self.rounds
        if s.seats == 1 and s.phase == PLANNING and s.sequence == 0:
            hope += POOL
        elif s.phase == DRAFT:
            hope += DRAFTS * (6 - s.pick)
        for _, points, flow, site, is_site in ranked:
            own = CARD_RECYCLE[card_of(site)]
            if not is_site:
                self.coming[own] -= 1
            need, when = self.need(site, tokens)
            cost = self.cost(site) + max(0.0, need - wild)
            late = flow * max(0, self.rounds - 1) / (self.rounds + 0.5)
            gain = SOON * (points + flow) if cost == 0 else LATER * (points + late) - cost
            if when and need <= wild + hope and gain > 0.3:
                before = self.future()
                self.take(site, tokens)
                hope -= max(0.0, need - wild)
                wild = max(0.0, wild - need)
                total += gain + before - self.future()
            elif is_site:
                if self.rounds:
                    total += UNLIKELY * (points + late) * (EMPTY + self.fullness(site) ** 2)
            else:
                self.coming[own] += 1
        for resource in range(RESOURCES):
            spare = self.coming[resource] if self.rounds else 0
            total += LEFTOVER * spare
        return total + self.future() + WILD * wild * (1.0 if self.rounds else 0.2)

    def supremacy(self) -> float:
        """The characters that strong production will bring in the rounds to come."""
        s = self.s
        chances = 0.0
        for resource in range(RESOURCES):
            made = self.made[resource]
            if s.seats == 1:
                lead = made - SOLO_SUPREMACY
            else:
                others = [s.production(o, resource) for o in range(s.seats) if o != self.seat]
                lead = made - max(others) - 1
            if made > 0:
                chances += 1.0 if lead >= 0 else 0.4 if lead == -1 else 0.15 if lead == -2 else 0.0
        return RULE * self.rounds * chances

    def duty(self, card: int) -> float:
        """A scenario wants its cards above all."""
        s = self.s
        if s.scenario != NONE and card in SCENARIO_CARDS[s.scenario]:
            return DUTY
        return 0.0

    def need(self, site: int, tokens: list[float]) -> tuple[float, bool]:
        """The Krystallium it takes to finish a site, and whether characters suffice."""
        need = float(free_of(site, KRYSTALLIUM))
        for resource in range(RESOURCES):
            have = self.coming[resource] + self.later[resource]
            need += max(0, free_of(site, resource) - have)
        enough = (
            free_of(site, GENERAL) <= tokens[0] + 0.5 * self.rounds
            and free_of(site, FINANCIER) <= tokens[1] + 0.5 * self.rounds
        )
        return need, enough

    def future(self) -> float:
        """What the cubes of later rounds are worth as long as nothing needs them."""
        return sum([CUBE[resource] * self.later[resource] for resource in range(RESOURCES)])

    def cost(self, site: int) -> float:
        """What the cubes of later rounds that a site needs could be worth otherwise."""
        return sum(
            [
                CUBE[resource] * max(0, free_of(site, resource) - self.coming[resource])
                for resource in range(RESOURCES)
            ]
        )

    def take(self, site: int, tokens: list[float]) -> None:
        """Use up what a site needs."""
        for resource in range(RESOURCES):
            wanted = free_of(site, resource)
            now = min(wanted, self.coming[resource])
            self.coming[resource] -= now
            self.later[resource] -= min(wanted - now, self.later[resource])
        tokens[0] -= free_of(site, GENERAL)
        tokens[1] -= free_of(site, FINANCIER)

    def fullness(self, site: int) -> float:
        """Which part of the slots is filled."""
        cost = CARD_COST[card_of(site)]
        slots = sum([free_of(cost, kind) for kind in range(KINDS)])
        return 1 - sum([free_of(site, kind) for kind in range(KINDS)]) / slots
