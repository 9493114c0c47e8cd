"""Production as it is told: step by step, who made what, who led, what was built."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from regalia.games.wonderful_world import material as m
from regalia.games.wonderful_world.state import PLANNING, PRODUCTION
from regalia.web.tables.wonderful_world.faces import face
from regalia.web.tables.wonderful_world.model import Finished, Made, Scene, SceneStep

if TYPE_CHECKING:
    from regalia.core.events import Event
    from regalia.web.tables.wonderful_world.page import Page
    from regalia.web.view.table import Told


@dataclass
class Seen:
    """The events of one step, as they were told."""

    step: int
    counts: tuple[int, ...]
    is_new: bool
    prizes: dict[int, int] = field(default_factory=dict)  # seat: character
    built: list[Event] = field(default_factory=list)


def scene(page: Page) -> Scene | None:
    """The production of this round, or of the last one until a card of the next is taken."""
    seen = page.seen
    if seen.over or not page.view.started:
        return None
    rounds = by_round(page.view.told)
    is_on = seen.phase == PRODUCTION
    is_between = not is_on and seen.pick == 0 and not (seen.phase == PLANNING and page.seats > 1)
    if not rounds or not (is_on or is_between):
        return None
    steps = rounds[-1] if is_on else rounds[-2] if len(rounds) > 1 else []
    if not steps:
        return None
    last = steps[-1]
    number = seen.round + 1 if is_on else seen.round
    told = tuple(told_step(page, one, one is last and is_on) for one in steps)
    return Scene(
        id=f"yields-{number}-{last.step if is_on else 'end'}",
        title=title(page, last) if is_on else page.w("round-over", n=number),
        lead=page.view.where if is_on else page.w("round-brought"),
        is_new=last.is_new,
        steps=told,
    )


def by_round(told: tuple[Told, ...]) -> list[list[Seen]]:
    """The steps that were told, by round; what was told before the first round line is one too."""
    rounds: list[list[Seen]] = [[]]
    for one in told:
        event = one.event
        if event.kind == "round":
            rounds.append([])
        elif event.kind == "step":
            rounds[-1].append(Seen(event.args[0], event.args[1:], one.is_new))
        elif not rounds[-1]:
            continue
        elif event.kind == "supremacy":
            rounds[-1][-1].prizes[event.seat] = event.args[1]
        elif event.kind == "chooses":
            rounds[-1][-1].prizes[event.seat] = event.args[0]
        elif event.kind == "builds":
            rounds[-1][-1].built.append(event)
    return rounds


def name(page: Page, seat: int) -> str:
    return page.w("you") if seat == page.me else page.seat_name(seat)


def title(page: Page, last: Seen) -> str:
    """Who leads the newest step."""
    what = page.name(m.KIND_NAME[last.step])
    if not last.prizes:
        return page.w("story-none", what=what)
    if list(last.prizes) == [page.me]:
        return page.w("story-you", what=what, n=last.counts[page.me])
    names = page.listed(
        [page.w("you-small") if seat == page.me else page.seat_name(seat) for seat in last.prizes]
    )
    me = "yes" if page.me in last.prizes else "no"
    return page.w("story-lead", what=what, names=names, n=len(last.prizes), me=me)


def told_step(page: Page, one: Seen, is_now: bool) -> SceneStep:
    most = max(*one.counts, 1)
    order = sorted(range(len(one.counts)), key=lambda seat: -one.counts[seat])
    return SceneStep(
        kind=m.KIND_SLUG[one.step],
        name=page.name(m.KIND_NAME[one.step]),
        is_now=is_now,
        made=tuple(
            Made(
                seat=seat + 1,
                name=name(page, seat),
                is_me=seat == page.me,
                count=one.counts[seat],
                x=one.counts[seat] * 100 // most,
                prizes=prizes(one.prizes.get(seat)),
                prize=prize(page, one.prizes.get(seat)),
            )
            for seat in order
        ),
        finished=tuple(
            Finished(
                event.seat + 1, finished(page, event.seat), tuple(face(page, c) for c in event.args)
            )
            for event in one.built
        ),
    )


def finished(page: Page, seat: int) -> str:
    """Whose cards follow."""
    return page.w("finished", name=name(page, seat), me="yes" if seat == page.me else "no")


def prizes(character: int | None) -> tuple[str, ...]:
    """The signs of what a leader gains: a choice shows both characters."""
    if character is None:
        return ()
    if character == m.KRYSTALLIUM:
        return m.KIND_SLUG[m.GENERAL], m.KIND_SLUG[m.FINANCIER]
    return (m.KIND_SLUG[character],)


def prize(page: Page, character: int | None) -> str:
    if character is None:
        return ""
    return page.w("either") if character == m.KRYSTALLIUM else page.n(character, 1)
