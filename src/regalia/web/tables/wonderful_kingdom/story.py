"""What a round brought while one waited: step by step who made what, then what came of it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from regalia.games.wonderful_kingdom import material as m
from regalia.games.wonderful_kingdom.state import ARRIVAL, CHOICE, PRODUCTION, SEARCHING
from regalia.web.tables.wonderful_kingdom.faces import face
from regalia.web.tables.wonderful_kingdom.model import Made, Story, StorySeat, StoryStep

if TYPE_CHECKING:
    from regalia.core.events import Event
    from regalia.web.tables.wonderful_kingdom.page import Page
    from regalia.web.view.table import Told


@dataclass
class Step:
    """A step of Production, as it was told."""

    step: int
    counts: tuple[int, ...]
    is_new: bool
    winners: list[int] = field(default_factory=list)


@dataclass
class Round:
    """What was told of a round."""

    steps: list[Step] = field(default_factory=list)
    done: list[Event] = field(default_factory=list)
    is_new: bool = False


def story(page: Page) -> Story | None:
    """Production while it is on, the round that is over while the next one begins."""
    seen = page.seen
    if seen.over or not page.view.started:
        return None
    rounds = by_round(page.view.told)
    if seen.phase == PRODUCTION:
        told, number, is_on = rounds[-1], seen.round + 1, True
    elif is_beginning(page) and len(rounds) > 1:
        told, number, is_on = rounds[-2], seen.round, False
    else:
        return None
    if not told.steps:
        return None
    last = told.steps[-1]
    return Story(
        id=f"yields-{number}-{last.step if is_on else 'end'}",
        title=title(page, last) if is_on else page.w("story-over", n=number),
        lead=page.view.where if is_on else page.w("story-brought"),
        is_new=last.is_new if is_on else told.is_new,
        steps=tuple(one_step(page, step, is_on and step is last) for step in told.steps),
        seats=() if is_on else tuple(one_seat(page, told, seat) for seat in range(page.seats)),
    )


def is_beginning(page: Page) -> bool:
    """Whether nobody has taken a card in this round."""
    seen = page.seen
    return seen.phase == ARRIVAL or (seen.phase in (CHOICE, SEARCHING) and seen.turn == 0)


def by_round(told: tuple[Told, ...]) -> list[Round]:
    """What was told, by round; what came before the first line of a round is one too."""
    rounds = [Round()]
    for one in told:
        event, now = one.event, rounds[-1]
        if event.kind == "round":
            now.is_new = one.is_new
            rounds.append(Round())
        elif event.kind == "step":
            now.steps.append(Step(event.args[0], event.args[1:], one.is_new))
        elif event.kind == "supremacy" and now.steps:
            now.steps[-1].winners.append(event.seat)
        elif event.kind in ("builds", "fights"):
            now.done.append(event)
    return rounds


def title(page: Page, last: Step) -> str:
    """Who leads the newest step."""
    what = page.name(m.KIND_NAME[last.step])
    if not last.winners:
        return page.w("story-none", what=what)
    if page.me in last.winners:
        return page.w("story-you", what=what, n=last.counts[page.me])
    return page.w("story-lead", what=what, name=page.seat_name(last.winners[0]))


def called(page: Page, seat: int) -> str:
    return page.w("you") if seat == page.me else page.seat_name(seat)


def one_step(page: Page, step: Step, is_now: bool) -> StoryStep:
    most = max(*step.counts, 1)
    return StoryStep(
        kind=m.KIND_SLUG[step.step],
        name=page.name(m.KIND_NAME[step.step]),
        is_now=is_now,
        made=tuple(
            Made(seat + 1, called(page, seat), count, count * 100 // most, seat in step.winners)
            for seat, count in enumerate(step.counts)
        ),
    )


def one_seat(page: Page, told: Round, seat: int) -> StorySeat:
    """What a seat built and beat, and where it stands."""
    mine = [event for event in told.done if event.seat == seat]
    return StorySeat(
        seat=seat + 1,
        name=called(page, seat),
        built=tuple(face(page, e.args[0]) for e in mine if e.kind == "builds"),
        beaten=tuple(face(page, e.args[0]) for e in mine if e.kind == "fights"),
        points=page.score(seat),
    )
