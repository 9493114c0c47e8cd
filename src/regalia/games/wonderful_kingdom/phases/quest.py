"""Quest steps and voluntary transmutation, open wherever free actions are (IWK-24)."""

from regalia.games.wonderful_kingdom.actions import QUEST, TRANSMUTE
from regalia.games.wonderful_kingdom.material import (
    ALCHEMY_CUBES,
    KINDS,
    KRYSTALLIUM,
    RESOURCES,
    SOLDIER,
)
from regalia.games.wonderful_kingdom.quests import (
    FINAL,
    FIRST_WAY,
    MIX,
    MIX_AT,
    SOLO,
    STEP_COST,
    STEP_KRYSTALLIUM,
    STEP_SOLDIERS,
    STEP_SPY,
    STEPS,
    TWO_PLAYERS,
    WAY_QUEST,
    WAY_STEP,
    WAY_WILD,
    step_row,
)
from regalia.games.wonderful_kingdom.state import CUBE, NONE, KingdomState


def side_of(s: KingdomState) -> int:
    """The side of the board that is played on."""
    return SOLO if s.seats == 1 else TWO_PLAYERS


def has_done(s: KingdomState, seat: int, number: int, step: int) -> bool:
    """Whether a seat has marked a step of the quest of that number on the table."""
    return (s.steps[seat] >> (number * STEPS + step)) & 1 == 1


def has_finished(s: KingdomState, seat: int) -> bool:
    """Whether a seat has done the final step of every quest (IWK-24.9)."""
    for number in range(len(s.quests)):
        if not has_done(s, seat, number, FINAL):
            return False
    return True


def add_steps(s: KingdomState, seat: int, actions: list[int]) -> None:
    """Steps that can be paid now, by way of paying; five cubes that can be changed."""
    side = side_of(s)
    for number in range(len(s.quests)):
        quest = s.quests[number]
        for step in range(STEPS):
            if has_done(s, seat, number, step):
                continue
            at = quest * STEPS + step
            row = step_row(quest, side, step)
            spare = spare_krystallium(s, seat, row)
            if spare < 0:
                continue
            # The first way of a step takes cubes alone.
            last = FIRST_WAY[at + 1] if s.krystallium(seat) > 0 else FIRST_WAY[at] + 1
            for way in range(FIRST_WAY[at], last):
                if can_pay(s, seat, row, way):
                    actions.append(QUEST + way)
    if s.cubes_in_alchemy(seat) >= ALCHEMY_CUBES:
        add_mixes(s, seat, actions)


def spare_krystallium(s: KingdomState, seat: int, row: int) -> int:
    """The Krystallium left after the dearest need of a step, negative if it cannot be paid."""
    if s.soldiers(seat) < STEP_COST[row * KINDS + SOLDIER]:
        return -1
    spare = s.krystallium(seat) - STEP_COST[row * KINDS + KRYSTALLIUM]
    for resource in range(RESOURCES):
        lack = STEP_COST[row * KINDS + resource] - s.in_alchemy(seat, resource)
        if lack > 0:
            spare -= lack
    return spare


def add_mixes(s: KingdomState, seat: int, actions: list[int]) -> None:
    """Every five cubes of those in Alchemy, in the order of their numbers."""
    have = [min(s.in_alchemy(seat, resource), ALCHEMY_CUBES) for resource in range(RESOURCES)]
    for m in range(have[0] + 1):
        for p in range(min(have[1], ALCHEMY_CUBES - m) + 1):
            rest = ALCHEMY_CUBES - m - p
            for g in range(max(0, rest - have[3]), min(have[2], rest) + 1):
                actions.append(TRANSMUTE + MIX_AT[(m * 6 + p) * 6 + g])


def can_pay(s: KingdomState, seat: int, row: int, way: int) -> bool:
    """Whether the cubes, Krystallium and Soldiers of this way of paying are there (IWK-24.14)."""
    wild = STEP_COST[row * KINDS + KRYSTALLIUM]
    for resource in range(RESOURCES):
        instead = WAY_WILD[way * RESOURCES + resource]
        cost = STEP_COST[row * KINDS + resource]
        if instead > cost or s.in_alchemy(seat, resource) < cost - instead:
            return False
        wild += instead
    return s.krystallium(seat) >= wild and s.soldiers(seat) >= STEP_COST[row * KINDS + SOLDIER]


def pay_step(s: KingdomState, seat: int, way: int) -> None:
    """Pay a step whole, mark it, take its gain (IWK-24.3)."""
    quest = WAY_QUEST[way]
    step = WAY_STEP[way]
    number = 0
    while s.quests[number] != quest:
        number += 1
    row = step_row(quest, side_of(s), step)
    wild = STEP_COST[row * KINDS + KRYSTALLIUM]
    cubes = 0
    for resource in range(RESOURCES):
        instead = WAY_WILD[way * RESOURCES + resource]
        cubes += (STEP_COST[row * KINDS + resource] - instead) * CUBE[resource]
        wild += instead
    s.alchemy[seat] = s.alchemy[seat] - cubes
    s.pay(seat, KRYSTALLIUM, wild)
    s.pay(seat, SOLDIER, STEP_COST[row * KINDS + SOLDIER])
    s.steps[seat] = s.steps[seat] | 1 << (number * STEPS + step)
    if s.loud:
        s.tell("quest_step", seat, (quest, step), "IWK-24.3")
    s.gain(seat, KRYSTALLIUM, STEP_KRYSTALLIUM[row])
    s.gain(seat, SOLDIER, STEP_SOLDIERS[row])
    if STEP_SPY[row]:
        gain_spy(s, seat)
    if step == FINAL and s.seats == 2:
        s.finals |= 1 << seat


def gain_spy(s: KingdomState, seat: int) -> None:
    """A Spy, ready at once; a lone player readies a spent one (IWK-24.10, IWK-24.17)."""
    if s.seats == 2 or s.spies[seat] < s.spy_total:
        s.spies[seat] = s.spies[seat] + 1


def transmute(s: KingdomState, seat: int, mix: int) -> None:
    """Five cubes of the seat's choice become a Krystallium (IWK-24.5)."""
    for resource in range(RESOURCES):
        s.alchemy[seat] = s.alchemy[seat] - MIX[mix * RESOURCES + resource] * CUBE[resource]
    s.gain(seat, KRYSTALLIUM, 1)
    if s.loud:
        s.tell("transmutes", seat, (), "IWK-24.5")


def settle_finals(s: KingdomState) -> None:
    """Who finished first; within one window the first player did (IWK-24.7, IWK-24.13)."""
    if s.finals == 0:
        return
    if s.pioneer == NONE:
        s.pioneer = s.player(0)
        if (s.finals >> s.pioneer) & 1 == 0:
            s.pioneer = s.player(1)
        if s.loud:
            s.tell("pioneer", s.pioneer, (), "IWK-24.13")
    s.finals = 0
