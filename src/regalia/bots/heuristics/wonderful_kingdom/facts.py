"""The cards of It's a Wonderful Kingdom, and one duke's table, as the planner wants them."""

from typing import Final

from regalia.bots.heuristics.wonderful.works import NO_CARD, Facts, Holdings, Weights, pairs
from regalia.bots.search.mind import number
from regalia.games.wonderful_kingdom import yields
from regalia.games.wonderful_kingdom.material import (
    CARD_BADGE,
    CARD_BADGE_VP,
    CARD_BONUS,
    CARD_PER,
    CARD_PER_TYPE,
    CARD_RECYCLE,
    CARD_SLOTS,
    CARD_TYPE,
    CARD_VP,
    CARD_YIELD,
    CARDS,
    DEVELOPMENTS,
    DUCHY_BADGE,
    DUCHY_BADGE_VP,
    KINDS,
    KRYSTALLIUM,
    NO_TYPE,
    RESOURCES,
    ROUNDS,
    SOLDIER,
    SOLO_SUPREMACY,
    TYPES,
)
from regalia.games.wonderful_kingdom.rules import Kingdom
from regalia.games.wonderful_kingdom.state import PRODUCTION

# What a Soldier that nothing needs yet is worth, by the rounds that follow.
MENACED: Final = [0.0, 0.8, 1.0, 1.1]
COUNSELLED: Final = [0.2, 1.2, 1.3, 1.4]
QUESTING: Final = [0.0, 0.8, 1.0, 1.1]
MARCHING: Final = [0.5, 1.2, 1.3, 1.3]


WEIGHTS: Final = Weights(
    cube=[
        [1.3, 1.1, 0.8, 0.4],
        [1.3, 1.1, 0.9, 0.6],
        [1.3, 1.3, 1.25, 1.15],
        [1.3, 1.3, 1.25, 1.2],
    ],
    growth=[0.7, 0.7, 0.9, 0.8, 0.0, 0.0],
    wild=[0.0, 1.5, 1.7, 1.8],
    full=5.0,
    surplus=0.55,
    later=0.85,
    lack=1.9,
    borrowed=0.95,
    late_flow=0.75,
    recycled=1.0,
)
# Found by scripts/tune_kingdom.py, alone and then in company (docs/training.md); for level 5.
TUNED: Final = Weights(
    cube=[
        [1.04, 0.86, 1.33, 0.79],
        [0.62, 1.21, 1.24, 0.67],
        [1.58, 1.22, 1.15, 1.61],
        [1.48, 1.14, 1.26, 1.78],
    ],
    growth=[0.89, 0.45, 1.26, 0.71, -0.03, 0.0],
    wild=[0.0, 1.52, 2.24, 1.61],
    full=6.34,
    surplus=0.56,
    later=1.06,
    lack=1.42,
    borrowed=0.71,
    late_flow=0.89,
    recycled=0.48,
)
CARD: Final = range(CARDS)
FACTS: Final = Facts(
    resources=RESOURCES,
    kinds=KINDS,
    wild=KRYSTALLIUM,
    points=[float(CARD_VP[c]) if c < DEVELOPMENTS else 0.0 for c in CARD],
    types=[CARD_TYPE[c] if CARD_TYPE[c] != NO_TYPE else NO_CARD for c in CARD],
    badges=[[] if CARD_BADGE[c] == NO_TYPE else [(CARD_BADGE[c], CARD_BADGE_VP[c])] for c in CARD],
    duos=[[] for _ in CARD],
    yields=[pairs(list(CARD_YIELD[c * KINDS : c * KINDS + RESOURCES])) for c in CARD],
    per=[[(CARD_PER[c] - 1, CARD_PER_TYPE[c])] if CARD_PER[c] else [] for c in CARD],
    bonus=[pairs(list(CARD_BONUS[c * KINDS : (c + 1) * KINDS]), KRYSTALLIUM) for c in CARD],
    recycling=[
        [r for r in range(RESOURCES) for _ in range(CARD_RECYCLE[c * KINDS + r])] for c in CARD
    ],
    slots=[list(CARD_SLOTS[c * KINDS : (c + 1) * KINDS]) for c in range(DEVELOPMENTS)],
    supremacy=[SOLDIER] * RESOURCES,
    tokens=0.5,
    weights=WEIGHTS,
)


def holdings(s: Kingdom, seat: int) -> Holdings:
    """What a duke has, and what the rounds will bring."""
    row = s.rows(seat)
    counts = [0.0] * KINDS
    badges = [0.0] * KINDS
    per: list[tuple[int, int]] = []
    if DUCHY_BADGE[row] != NO_TYPE:
        badges[DUCHY_BADGE[row]] += DUCHY_BADGE_VP[row]
    for card in s.built(seat):
        kind = FACTS.types[card]
        if kind == NO_CARD:
            continue  # a beaten Syphon
        counts[kind] += 1
        for target, each in FACTS.badges[card]:
            badges[target] += each
        per += FACTS.per[card]
    points = float(s.points(seat))
    for type in range(TYPES):
        points -= badges[type] * counts[type]
    counts[SOLDIER] = float(s.soldiers(seat)) + 0.5 * float(s.training(seat))
    now = [s.in_hand(seat, resource) for resource in range(RESOURCES)]
    steps = list(range(RESOURCES))
    if s.phase >= PRODUCTION:
        steps = list(range(number(s, "step") + 1, RESOURCES)) if s.phase == PRODUCTION else []
        if s.phase == PRODUCTION and number(s, "step") < RESOURCES:
            now[number(s, "step")] += s.loose(seat)
    rounds = ROUNDS - 1 - number(s, "round")
    return Holdings(
        round=number(s, "round"),
        rounds=rounds,
        steps=steps,
        now=now,
        made=[yields.production(s, seat, resource) for resource in range(RESOURCES)],
        counts=counts,
        badges=badges,
        duos=[],
        per=per,
        rivals=rivals(s, seat),
        wild=s.krystallium(seat),
        cubes=s.cubes_in_alchemy(seat),
        points=points,
        token=soldier_value(s, rounds),
    )


def rivals(s: Kingdom, seat: int) -> list[int]:
    """What must be exceeded for Supremacy."""
    if s.seats == 1:
        return [SOLO_SUPREMACY - 1] * RESOURCES
    return [yields.production(s, 1 - seat, resource) for resource in range(RESOURCES)]


def soldier_value(s: Kingdom, rounds: int) -> float:
    """What a Soldier is good for beyond the works that are known."""
    if number(s, "has_map"):
        return MARCHING[rounds]
    if number(s, "has_council"):
        return COUNSELLED[rounds]
    return QUESTING[rounds] if number(s, "has_quest") else MENACED[rounds]
