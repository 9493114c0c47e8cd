"""Quest boards: steps, what they cost and bring, who has done them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regalia.games.wonderful_kingdom import material as m
from regalia.games.wonderful_kingdom import quests as q
from regalia.games.wonderful_kingdom.actions import QUEST
from regalia.web.tables.wonderful_kingdom.model import Done, Quest, QuestStep
from regalia.web.tables.wonderful_kingdom.page import Page

if TYPE_CHECKING:
    from regalia.web.view.table import Choice


def quests(page: Page) -> tuple[Quest, ...]:
    side = q.SOLO if page.seats == 1 else q.TWO_PLAYERS
    out = []
    for number, quest in enumerate(page.seen.quests):
        steps = tuple(step(page, number, quest, side, at) for at in range(q.STEPS))
        lead = page.w("quest-solo" if page.seats == 1 else "quest-lead")
        out.append(Quest(q.QUEST_SLUG[quest], page.name(q.QUEST_NAME[quest]), lead, steps))
    return tuple(out)


def step(page: Page, number: int, quest: int, side: int, at: int) -> QuestStep:
    row = q.step_row(quest, side, at)
    cost = q.STEP_COST[row * m.KINDS : (row + 1) * m.KINDS]
    gains = ["krystallium"] * q.STEP_KRYSTALLIUM[row] + ["soldier"] * q.STEP_SOLDIERS[row]
    words = []
    if q.STEP_KRYSTALLIUM[row]:
        words.append(page.n(m.KRYSTALLIUM, q.STEP_KRYSTALLIUM[row]))
    if q.STEP_SOLDIERS[row]:
        words.append(page.n(m.SOLDIER, q.STEP_SOLDIERS[row]))
    if q.STEP_SPY[row]:
        gains.append("spy")
        words.append(page.w("a-spy"))
    pay, ways = payments(page, quest, at)
    done = tuple(
        Done(seat + 1, page.who(seat))
        for seat in range(page.seats)
        if (page.seen.steps[seat] >> (number * q.STEPS + at)) & 1
    )
    return QuestStep(
        id=f"step-{q.QUEST_SLUG[quest]}-{at}",
        name=page.name(q.STEP_NAME[quest * q.STEPS + at]),
        cost=tuple(m.KIND_SLUG[kind] for kind, n in enumerate(cost) for _ in range(n)),
        cost_label=page.w("cost", cost=page.counted(cost)),
        gains=tuple(gains),
        gains_label=", ".join(words),
        points=points(page, row, at),
        is_final=at == q.FINAL,
        done=done,
        pay=pay,
        ways=ways,
        note=note(page, cost, bool(pay or ways), any(d.seat == page.me + 1 for d in done)),
    )


def points(page: Page, row: int, at: int) -> str:
    vp = q.STEP_VP[row]
    if not vp:
        return ""
    second = q.STEP_SECOND[row]
    if at == q.FINAL and page.seats == 2 and second != vp:
        return f"{vp} / {second}"
    return str(vp)


def payments(
    page: Page, quest: int, at: int
) -> tuple[Choice | None, tuple[tuple[Choice, tuple[str, ...]], ...]]:
    """The way without choice, or all ways with the cubes that Krystallium stands for."""
    first = q.FIRST_WAY[quest * q.STEPS + at]
    last = q.FIRST_WAY[quest * q.STEPS + at + 1]
    ways = []
    for way in range(first, last):
        choice = page.choice(QUEST + way)
        if choice is not None:
            wild = q.WAY_WILD[way * m.RESOURCES : (way + 1) * m.RESOURCES]
            ways.append(
                (choice, tuple(m.KIND_SLUG[k] for k, n in enumerate(wild) for _ in range(n)))
            )
    if len(ways) == 1:
        return ways[0][0], ()
    return None, tuple(ways)


def note(page: Page, cost: bytes, can: bool, is_done: bool) -> str:
    """What I lack for a step."""
    if page.me < 0 or can or is_done:
        return ""
    seen = page.seen
    have = [*seen.alchemy[page.me], seen.krystallium[page.me], seen.soldiers[page.me]]
    lacks = page.counted(max(0, n - have[kind]) for kind, n in enumerate(cost))
    return page.w("lacks", missing=lacks) if lacks else ""
