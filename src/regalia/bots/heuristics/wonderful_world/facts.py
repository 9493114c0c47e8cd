"""The cards of It's a Wonderful World, and one ruler's table, as the planner wants them."""

from typing import Final

from regalia.bots.heuristics.wonderful.works import NO_CARD, Facts, Holdings, Weights, Work, pairs
from regalia.bots.search.mind import number
from regalia.games.wonderful.sites import card_of, free_of
from regalia.games.wonderful_world.material import (
    CARD_BADGE,
    CARD_BADGE_VP,
    CARD_BONUS_KINDS,
    CARD_CORRUPT,
    CARD_DUO,
    CARD_PER,
    CARD_PER_TYPE,
    CARD_RECYCLE,
    CARD_SLOTS,
    CARD_TYPE,
    CARD_VP,
    CARD_YIELD,
    CARDS,
    EMPIRE_BADGE,
    EMPIRE_BADGE_VP,
    EMPIRE_CORRUPT,
    EMPIRE_YIELD,
    FINANCIER,
    GENERAL,
    KINDS,
    KRYSTALLIUM,
    NO_TARGET,
    RESOURCES,
    ROUNDS,
    SCENARIO_CARDS,
    SOLO_SUPREMACY,
    SUPREMACY,
    TARGETS,
)
from regalia.games.wonderful_world.rules import World
from regalia.games.wonderful_world.state import EXTRA, NONE, PLANNING, PRODUCTION

TOKEN: Final = 1.0  # a character beyond its point, while rounds follow
DUTY: Final = 25.0  # a card that a scenario asks for
GIFT: Final = 1.3  # Krystallium or a character that comes every round


def _yields(card: int) -> list[tuple[int, int]]:
    """Icons less corrupted ones."""
    at = card * KINDS
    net = [CARD_YIELD[at + r] - CARD_CORRUPT[at + r] for r in range(RESOURCES)]
    return [(r, net[r]) for r in range(RESOURCES) if net[r]]


def _duo(card: int) -> list[tuple[int, int, int]]:
    one, other, each = CARD_DUO[card * 3 : card * 3 + 3]
    return [] if one == NO_TARGET else [(one, other, each)]


WEIGHTS: Final = Weights(
    cube=[
        [1.3, 1.1, 0.8, 0.35],
        [1.3, 1.1, 0.9, 0.5],
        [1.3, 1.2, 1.15, 1.0],
        [1.3, 1.25, 1.2, 1.1],
        [1.3, 1.25, 1.2, 1.15],
    ],
    growth=[0.6, 0.6, 0.7, 0.8, 0.7, 0.0, 0.7, 0.7],
    wild=[0.0, 1.5, 1.7, 1.8],
    full=5.0,
    surplus=0.55,
    later=0.85,
    lack=1.9,
    borrowed=0.95,
    late_flow=0.75,
    recycled=1.0,
)
CARD: Final = range(CARDS)
FACTS: Final = Facts(
    resources=RESOURCES,
    kinds=KINDS,
    wild=KRYSTALLIUM,
    points=[float(points) for points in CARD_VP],
    types=list(CARD_TYPE),
    badges=[
        [] if CARD_BADGE[c] == NO_TARGET else [(CARD_BADGE[c], CARD_BADGE_VP[c])] for c in CARD
    ],
    duos=[_duo(c) for c in CARD],
    yields=[_yields(c) for c in CARD],
    per=[[(CARD_PER[c] - 1, CARD_PER_TYPE[c])] if CARD_PER[c] else [] for c in CARD],
    bonus=[pairs(list(CARD_BONUS_KINDS[c * KINDS : (c + 1) * KINDS]), KRYSTALLIUM) for c in CARD],
    recycling=[[CARD_RECYCLE[c]] for c in CARD],
    slots=[list(CARD_SLOTS[c * KINDS : (c + 1) * KINDS]) for c in CARD],
    supremacy=[NO_CARD if kind == KRYSTALLIUM else kind for kind in SUPREMACY],
    tokens=1.0,
    weights=WEIGHTS,
)


def holdings(s: World, seat: int) -> Holdings:
    """What a ruler has, and what the rounds will bring."""
    row = s.rows(seat)
    counts = [0.0] * TARGETS
    badges = [0.0] * TARGETS
    badges[GENERAL] = badges[FINANCIER] = 1.0
    if EMPIRE_BADGE[row] != NO_TARGET:
        badges[EMPIRE_BADGE[row]] += EMPIRE_BADGE_VP[row]
    points = 0.0
    duos: list[tuple[int, int, int]] = []
    per: list[tuple[int, int]] = []
    made = [
        EMPIRE_YIELD[row * KINDS + r] - EMPIRE_CORRUPT[row * KINDS + r] for r in range(RESOURCES)
    ]
    for card in s.built(seat):
        counts[CARD_TYPE[card]] += 1
        points += CARD_VP[card]
        for target, each in FACTS.badges[card]:
            badges[target] += each
        duos += FACTS.duos[card]
        per += FACTS.per[card]
        for resource, n in FACTS.yields[card]:
            made[resource] += n
    for resource, type in per:
        made[resource] += int(counts[type])
    counts[GENERAL] = int(s.generals(seat))
    counts[FINANCIER] = int(s.financiers(seat))
    now = [0] * RESOURCES
    if s.carried(seat) != NONE:
        now[s.carried(seat)] += 1
    steps = list(range(RESOURCES))
    if s.phase == PRODUCTION:
        steps = list(range(number(s, "step") + 1, RESOURCES))
        if number(s, "step") < EXTRA:
            now[number(s, "step")] += s.loose(seat)
    return Holdings(
        round=number(s, "round"),
        rounds=ROUNDS - 1 - number(s, "round"),
        steps=steps,
        now=now,
        made=made,
        counts=counts,
        badges=badges,
        duos=duos,
        per=per,
        rivals=rivals(s, seat),
        wild=s.krystallium(seat),
        cubes=s.purse(seat) & 1023,
        points=points,
        token=TOKEN if number(s, "round") < ROUNDS - 1 else 0.0,
    )


def rivals(s: World, seat: int) -> list[int]:
    """What the others produce at most."""
    if s.seats == 1:
        return [SOLO_SUPREMACY - 1] * RESOURCES
    return [
        max([s.production(other, r) for other in range(s.seats) if other != seat])
        for r in range(RESOURCES)
    ]


def works(s: World, seat: int) -> list[Work]:
    """The cards under construction, numbered."""
    wanted = wishes(s, seat)
    found = []
    for at, site in enumerate(s.row_sites(seat)):
        card = card_of(site)
        free = [free_of(site, kind) for kind in range(KINDS)]
        found.append(Work(card, free, duty(wanted, card) + gifts(s, card), mark=at))
    return found


def new_works(s: World, seat: int, cards: list[int]) -> list[Work]:
    """Cards in hand."""
    wanted = wishes(s, seat)
    for site in s.row_sites(seat):
        duty(wanted, card_of(site))
    return [
        Work(card, FACTS.slots[card], duty(wanted, card) + gifts(s, card), is_new=True)
        for card in cards
    ]


def wishes(s: World, seat: int) -> list[int]:
    """The cards of a scenario that are not finished."""
    wanted = list(SCENARIO_CARDS[number(s, "scenario")]) if number(s, "scenario") != NONE else []
    for card in s.built(seat):
        if card in wanted:
            wanted.remove(card)
    return wanted


def duty(wanted: list[int], card: int) -> float:
    """Fulfil one wish of a scenario."""
    if card not in wanted:
        return 0.0
    wanted.remove(card)
    return DUTY


def gifts(s: World, card: int) -> float:
    """Krystallium and characters that a card brings every round (IWW-20.2)."""
    if not number(s, "war"):
        return 0.0
    played = (
        number(s, "round")
        if s.phase <= PLANNING or number(s, "step") < EXTRA
        else number(s, "round") + 1
    )
    rounds = ROUNDS - int(played)
    at = card * KINDS
    return GIFT * rounds * sum([CARD_YIELD[at + kind] for kind in range(KRYSTALLIUM, KINDS)])
