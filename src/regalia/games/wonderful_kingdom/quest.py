"""Quest steps and voluntary transmutation, open wherever free actions are (IWK-24)."""

from mypy_extensions import i64

from regalia.games.wonderful_kingdom.actions import QUEST, TRANSMUTE_AT, Actions
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
from regalia.games.wonderful_kingdom.state import BIT, CUBE, NONE, KingdomState


def side_of(s: KingdomState) -> i64:
    """The side of the board that is played on."""
    return SOLO if s.seats == 1 else TWO_PLAYERS


def has_done(s: KingdomState, seat: i64, number: i64, step: i64) -> bool:
    """Whether a seat has marked a step of the quest of that number on the table."""
    return (s.steps(seat) >> (number * STEPS + step)) & 1 == 1


def has_finished(s: KingdomState, seat: i64) -> bool:
    """Whether a seat has done the final step of every quest (IWK-24.9)."""
    for number in range(len(s.quests)):
        if not has_done(s, seat, number, FINAL):
            return False
    return True


def add_steps(s: KingdomState, seat: i64, actions: Actions) -> None:
    """Steps that can be paid now, by way of paying; five cubes that can be changed."""
    side = side_of(s)
    quests = s.quests
    done = s.steps(seat)
    krystallium = s.krystallium(seat)
    soldiers = s.soldiers(seat)
    for number in range(len(quests)):
        quest = quests[number]
        for step in range(STEPS):
            if (done >> (number * STEPS + step)) & 1 == 1:
                continue
            row = step_row(quest, side, step)
            if soldiers < STEP_COST[row * KINDS + SOLDIER]:
                continue
            spare = krystallium - STEP_COST[row * KINDS + KRYSTALLIUM]
            if spare < 0 or spare < lack(s.alchemy(seat), row):
                continue
            # The first way of a step takes cubes alone.
            at = quest * STEPS + step
            last = FIRST_WAY[at + 1] if spare > 0 else FIRST_WAY[at] + 1
            for way in range(FIRST_WAY[at], last):
                if can_pay(s.alchemy(seat), spare, row, way):
                    actions.append(QUEST + way)
    if len(quests) > 1:
        actions.sort()
    if s.cubes_in_alchemy(seat) >= ALCHEMY_CUBES:
        add_mixes(s.alchemy(seat), actions)


def lack(alchemy: i64, row: i64) -> i64:
    """How many cubes of a step Alchemy does not hold; Krystallium must take their place."""
    total = 0
    for resource in range(RESOURCES):
        missing = STEP_COST[row * KINDS + resource] - ((alchemy >> (8 * resource)) & 255)
        if missing > 0:
            total += missing
    return total


def add_mixes(alchemy: i64, actions: Actions) -> None:
    """Every five cubes of those in Alchemy, in the order of their numbers."""
    materials = alchemy & 255
    population = (alchemy >> 8) & 255
    gold = (alchemy >> 16) & 255
    exploration = alchemy >> 24
    for m in range(min(materials, ALCHEMY_CUBES) + 1):
        for p in range(min(population, ALCHEMY_CUBES - m) + 1):
            rest = ALCHEMY_CUBES - m - p
            for g in range(max(0, rest - exploration), min(gold, rest) + 1):
                actions.append(TRANSMUTE_AT[(m * 6 + p) * 6 + g])


def can_pay(alchemy: i64, spare: i64, row: i64, way: i64) -> bool:
    """Whether the cubes of this way of paying are there, and the Krystallium (IWK-24.14)."""
    for resource in range(RESOURCES):
        instead = WAY_WILD[way * RESOURCES + resource]
        cost = STEP_COST[row * KINDS + resource]
        if instead > cost or (alchemy >> (8 * resource)) & 255 < cost - instead:
            return False
        spare -= instead
    return spare >= 0


def pay_step(s: KingdomState, seat: i64, way: i64) -> None:
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
    s.add_alchemy(seat, -cubes)
    s.pay(seat, KRYSTALLIUM, wild)
    s.pay(seat, SOLDIER, STEP_COST[row * KINDS + SOLDIER])
    s.set_steps(seat, s.steps(seat) | BIT[number * STEPS + step])
    if s.keeps_events:
        s.tell("quest_step", seat, (quest, step), "IWK-24.3")
    s.gain(seat, KRYSTALLIUM, STEP_KRYSTALLIUM[row])
    s.gain(seat, SOLDIER, STEP_SOLDIERS[row])
    if STEP_SPY[row]:
        gain_spy(s, seat)
    if step == FINAL and s.seats == 2:
        s.finals |= BIT[seat]


def gain_spy(s: KingdomState, seat: i64) -> None:
    """A Spy, ready at once; a lone player readies a spent one (IWK-24.10, IWK-24.17)."""
    if s.seats == 2 or s.spies(seat) < s.spy_total:
        s.add_spies(seat, 1)


def transmute(s: KingdomState, seat: i64, mix: i64) -> None:
    """Five cubes of the seat's choice become a Krystallium (IWK-24.5)."""
    for resource in range(RESOURCES):
        s.add_alchemy(seat, -MIX[mix * RESOURCES + resource] * CUBE[resource])
    s.gain(seat, KRYSTALLIUM, 1)
    if s.keeps_events:
        s.tell("transmutes", seat, (), "IWK-24.5")


def settle_finals(s: KingdomState) -> None:
    """Who finished first; within one window the first player did (IWK-24.7, IWK-24.13)."""
    if s.finals == 0:
        return
    if s.pioneer == NONE:
        s.pioneer = s.player(0)
        if (s.finals >> s.pioneer) & 1 == 0:
            s.pioneer = s.player(1)
        if s.keeps_events:
            s.tell("pioneer", s.pioneer, (), "IWK-24.13")
    s.finals = 0
