"""It's a Wonderful Kingdom as a planner sees it: what the cubes to come will make of the cards.

Everything is counted in victory points. Cubes that this round and later ones will bring are handed
to the cards that make most of them; with two players the opponent's outlook is taken off.
"""

from typing import Final

from regalia.bots.heuristics import Heuristic
from regalia.core.observation import Observation
from regalia.core.state import GameState
from regalia.games.wonderful_kingdom.material import (
    CALAMITY,
    CALAMITY_VP,
    CARD_BADGE,
    CARD_BADGE_VP,
    CARD_BONUS,
    CARD_COMBAT,
    CARD_COST,
    CARD_KIND,
    CARD_PER,
    CARD_PER_TYPE,
    CARD_RECYCLE,
    CARD_TYPE,
    CARD_VP,
    CARD_YIELD,
    DEVELOPMENTS,
    KINDS,
    KRYSTALLIUM,
    MENACE,
    NO_TYPE,
    RESOURCES,
    ROUNDS,
    SOLDIER,
    TREASURE,
    TYPES,
)
from regalia.games.wonderful_kingdom.observation import KingdomObservation
from regalia.games.wonderful_kingdom.phases import (
    arrival,
    choice,
    combat,
    conquest,
    council,
    evening,
    last,
    planning,
    production,
    quest,
    searching,
    start,
    withering,
    yields,
)
from regalia.games.wonderful_kingdom.quests import FINAL, STEP_COST, STEPS, step_row
from regalia.games.wonderful_kingdom.rules import Kingdom
from regalia.games.wonderful_kingdom.scenarios import SCENARIO_SITES
from regalia.games.wonderful_kingdom.sites import card_of, free_of, is_frozen
from regalia.games.wonderful_kingdom.state import (
    ARMS,
    ARRIVAL,
    CARD_MASK,
    CHOICE,
    COMBAT,
    CONQUEST,
    COUNCIL,
    EVENING,
    NONE,
    PLANNING,
    PRODUCTION,
    SCORING,
    SEARCHING,
    START,
    UNSEEN,
    WITHERING,
)

CUBE: Final = [0.6, 0.65, 0.7, 0.75]  # a cube of a later round
LEFTOVER: Final = 0.2  # a cube that ends in Alchemy
WILD: Final = 1.4  # a Krystallium nobody needs yet
SOLDIER_VALUE: Final = 1.3
DONE_SOON: Final = 0.95  # a card that this round will finish,
DONE_LATER: Final = 0.75  # or a later one,
PARTLY: Final = 0.45  # or nobody knows, by how full it is
LATER_CUBES: Final = 0.6  # how much of later production is free for the cards of today
GROWTH: Final = 0.7  # cards of a type that a round will bring
RIVAL: Final = 0.8  # what the opponent has counts a little less than what one has oneself
QUEST_DONE: Final = 25.0
QUEST_PART: Final = 18.0
DUTY: Final = 25.0  # a card that a scenario asks for
ADVISOR_VALUE: Final = 1.5
ARMY: Final = 0.5


class KingdomHeuristic(Heuristic):
    """A position is worth its outlook, less the opponent's."""

    def worlds(self, seen: Observation) -> int:
        """Hidden cards matter when an area is chosen."""
        assert isinstance(seen, KingdomObservation)
        return 3 if seen.phase in (CHOICE, SEARCHING) and len(seen.legal) < 12 else 1

    def step(self, state: GameState, seat: int, action: int) -> None:
        """The answer alone, short of the barrier."""
        assert isinstance(state, Kingdom)
        apply(state, seat, action)

    def evaluate(self, state: GameState, seat: int) -> float:
        assert isinstance(state, Kingdom)
        if state.phase == CONQUEST:
            finish_move(state, seat)
        if state.seats == 1:
            return outlook(state, 0, ())
        if state.phase == CHOICE:
            return offered(state, seat)
        return outlook(state, seat, ()) - RIVAL * outlook(state, 1 - seat, ())


def apply(s: Kingdom, seat: int, action: int) -> None:
    """Carry out an action in its phase and stop there."""
    phases = {
        COUNCIL: council.apply,
        ARRIVAL: arrival.apply,
        CHOICE: choice.apply,
        SEARCHING: searching.apply,
        START: start.apply,
        PLANNING: planning.apply,
        WITHERING: withering.apply,
        ARMS: production.apply_arms,
        PRODUCTION: production.apply,
        COMBAT: combat.apply,
        CONQUEST: conquest.apply,
        EVENING: evening.apply,
        SCORING: last.apply,
    }
    phases[s.phase](s, seat, action)


def finish_move(s: Kingdom, seat: int) -> None:
    """Bring a Move that was begun to some end."""
    while s.pending == 1 << seat and s.stage in (conquest.JOINING, conquest.SETTLING):
        legal = conquest.legal(s, seat)
        conquest.apply(s, seat, legal[-1])


def offered(s: Kingdom, seat: int) -> float:
    """In the Choice phase: whoever selects next takes what is better for him."""
    areas = [[tabled & CARD_MASK for tabled in area] for area in s.areas]
    if s.half != NONE:
        card, area, _ = choice.offered(s.half)
        areas[area].append(card)
    if s.turn >= choice.TURNS:
        return outlook(s, seat, ()) - RIVAL * outlook(s, 1 - seat, ())
    selecting = s.turn % 2 == 1 or s.stage == choice.HALF
    taker = 1 - seat if s.stage == choice.HALF else choice.actor(s)
    if not selecting:
        return outlook(s, seat, ()) - RIVAL * outlook(s, 1 - seat, ())
    mine = outlook(s, seat, ())
    theirs = outlook(s, 1 - seat, ())
    values = []
    for area in range(2):
        if taker == seat:
            value = outlook(s, seat, tuple(areas[area])) - RIVAL * theirs
        else:
            # What is left is half mine: I select after him, and he offers in between.
            rest = outlook(s, seat, tuple(areas[1 - area]))
            value = (mine + rest) / 2 - RIVAL * outlook(s, 1 - seat, tuple(areas[area]))
        values.append(value)
    return max(values) if taker == seat else min(values)


def outlook(s: Kingdom, seat: int, more: tuple[int, ...]) -> float:
    """The points of a seat now and in sight, with more cards in its Selection."""
    value = float(s.points(seat)) + hidden_costs(s, seat)
    later = ROUNDS - 1 - s.round
    made = [yields.production(s, seat, kind) for kind in range(RESOURCES)]
    today = [made[kind] if comes_today(s, kind) else 0 for kind in range(RESOURCES)]
    supply = [
        float(today[kind] + s.in_hand(seat, kind)) + later * made[kind] * LATER_CUBES
        for kind in range(RESOURCES)
    ]
    if s.phase == PRODUCTION and s.step < RESOURCES:
        supply[s.step] += s.loose[seat]
    value += later * sum(made[kind] * CUBE[kind] for kind in range(RESOURCES)) * 0.6
    value += s.krystallium(seat) * WILD + s.soldiers(seat) * SOLDIER_VALUE
    value += s.training(seat) * SOLDIER_VALUE * 0.5 + s.council[seat].bit_count() * ADVISOR_VALUE
    value += s.cubes_in_alchemy(seat) * LEFTOVER * (1 if s.round < ROUNDS - 1 else 0.5)
    if s.has_map:
        places = len(s.occupied)
        value += s.armies[seat * places + places - 2 + seat] * ARMY + s.eggs[seat]
    if s.has_quest:
        value += quest_outlook(s, seat)
    plans: list[tuple[float, int, list[int], bool]] = []
    types = [0.0] * TYPES
    for card in s.built[seat]:
        if CARD_TYPE[card] != NO_TYPE:
            types[CARD_TYPE[card]] += 1
    growth = GROWTH * (later + 1)
    for site in s.sites[seat]:
        card = card_of(site)
        free = [free_of(site, kind) for kind in range(KINDS)]
        worth = card_worth(s, card, types, growth, later) + duty(s, card)
        if is_frozen(site):
            worth *= 0.7
        plans.append((worth, card, free, True))
    for tabled in (*s.picked[seat], *more):
        card = tabled & CARD_MASK
        if card == UNSEEN:
            value -= 1.0
        elif card < DEVELOPMENTS:
            cost = CARD_COST[card]
            free = [free_of(cost, kind) for kind in range(KINDS)]
            plans.append((card_worth(s, card, types, growth, later), card, free, False))
        else:
            value += other_card(s, seat, card, supply)
    return value + hand_out(s, seat, plans, supply)


def comes_today(s: Kingdom, kind: int) -> bool:
    """Whether a step of this round is still to come."""
    return s.phase < PRODUCTION or (s.phase == PRODUCTION and kind > s.step)


def hidden_costs(s: Kingdom, seat: int) -> float:
    """What unbeaten Menaces do beyond their points, and hope to beat them with Soldiers."""
    value = 0.0
    soldiers = s.soldiers(seat)
    later = ROUNDS - 1 - s.round
    for card in s.menaces[seat]:
        value -= 0.7 * later
        if soldiers >= CARD_COMBAT[card] > 0:
            soldiers -= CARD_COMBAT[card]
            value -= CARD_VP[card] * 0.5
    return value - 1.5 * len(s.stolen[seat]) * (later + 1) * 0.5


def other_card(s: Kingdom, seat: int, card: int, supply: list[float]) -> float:
    """A Treasure, Calamity, Menace or advisor that has been selected."""
    if card == CALAMITY:
        return float(CALAMITY_VP)
    kind = CARD_KIND[card]
    if kind == TREASURE:
        for resource in range(RESOURCES):
            supply[resource] += CARD_RECYCLE[card * KINDS + resource]
        return 0.6
    if kind == MENACE:
        return min(CARD_VP[card] * 0.8 - 1.0, 0.5 if CARD_VP[card] == 0 else -1.5)
    return ADVISOR_VALUE + SOLDIER_VALUE


def card_worth(s: Kingdom, card: int, types: list[float], growth: float, later: int) -> float:
    """What a card brings when it is built."""
    at = card * KINDS
    worth = float(CARD_VP[card])
    if CARD_BADGE[card] != NO_TYPE:
        worth += CARD_BADGE_VP[card] * (types[CARD_BADGE[card]] + growth)
        if CARD_BADGE[card] == CARD_TYPE[card]:
            worth += CARD_BADGE_VP[card]
    for kind in range(RESOURCES):
        worth += CARD_YIELD[at + kind] * CUBE[kind] * later
    if CARD_PER[card]:
        worth += (types[CARD_PER_TYPE[card]] + growth + 0.5) * CUBE[CARD_PER[card] - 1] * later
    worth += CARD_BONUS[at + KRYSTALLIUM] * WILD + CARD_BONUS[at + SOLDIER] * SOLDIER_VALUE
    return worth


def duty(s: Kingdom, card: int) -> float:
    """A card that a scenario asks for."""
    if s.scenario == NONE or card not in SCENARIO_SITES[s.scenario]:
        return 0.0
    return DUTY


def quest_outlook(s: Kingdom, seat: int) -> float:
    """Finished quests, and what lies ready for their final steps."""
    value = 0.0
    for number in range(len(s.quests)):
        if quest.has_done(s, seat, number, FINAL):
            value += QUEST_DONE
            continue
        row = step_row(s.quests[number], quest.side_of(s), FINAL)
        need = have = 0.0
        for kind in range(RESOURCES):
            cost = STEP_COST[row * KINDS + kind]
            need += cost
            have += min(cost, s.in_alchemy(seat, kind))
        soldiers = STEP_COST[row * KINDS + SOLDIER]
        wild = STEP_COST[row * KINDS + KRYSTALLIUM]
        need += 1.5 * soldiers + 2 * wild
        have += 1.5 * min(soldiers, s.soldiers(seat)) + 2 * min(wild, s.krystallium(seat))
        lack = need - have
        have += min(lack, max(0, s.krystallium(seat) - wild)) * 0.8
        value += QUEST_PART * have / need
    return value + (s.steps[seat].bit_count() if STEPS else 0)


def hand_out(
    s: Kingdom,
    seat: int,
    plans: list[tuple[float, int, list[int], bool]],
    supply: list[float],
) -> float:
    """Give the cubes to come to the cards that make most of them; the rest is recycled."""
    value = 0.0
    wild = float(s.krystallium(seat))
    soldiers = float(s.soldiers(seat))

    def merit(plan: tuple[float, int, list[int], bool]) -> float:
        missing = sum(plan[2][:RESOURCES]) + 2 * plan[2][KRYSTALLIUM] + 1.5 * plan[2][SOLDIER]
        return plan[0] / (missing + 1.0)

    for worth, card, free, is_site in sorted(plans, key=merit, reverse=True):
        short = 0.0
        for kind in range(RESOURCES):
            short += max(0.0, free[kind] - supply[kind])
        short += max(0, free[KRYSTALLIUM] - wild) * 2 + max(0, free[SOLDIER] - soldiers) * 1.5
        if short <= 0.5:
            for kind in range(RESOURCES):
                supply[kind] -= free[kind]
            wild -= free[KRYSTALLIUM]
            soldiers -= free[SOLDIER]
            value += worth * (DONE_SOON if sum(free) < 3 else DONE_LATER)
            value -= 0.1 * sum(free)
            continue
        cost = CARD_COST[card]
        total = sum(free_of(cost, kind) for kind in range(KINDS))
        kept = worth * PARTLY * (1 - sum(free) / total) if is_site else 0.0
        if s.round < ROUNDS - 1:
            kept += max(0.0, worth * 0.3 - 0.5 * short)
        recycled = 1.5 * LEFTOVER if is_site else 0.55
        if not is_site and recycled > kept:
            for kind in range(RESOURCES):
                supply[kind] += CARD_RECYCLE[card * KINDS + kind]
        value += max(kept, recycled)
    return value + LEFTOVER * sum(max(0.0, cubes) for cubes in supply)
