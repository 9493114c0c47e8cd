"""What a table shows of a tutorial: the step its learner is at."""

from dataclasses import dataclass

from regalia.text import say
from regalia.web.live.keeper import Keeper
from regalia.web.live.lesson import LEARNER, lesson_at
from regalia.web.tutorials import Step


@dataclass(frozen=True, slots=True)
class LessonView:
    """The step a learner is at."""

    number: int  # from 1
    of: int
    text: str
    look: str  # a selector of what is lit, or ""
    awaits: tuple[str, ...]  # the codes of what is awaited at the table
    rule: str
    is_awaited: bool  # an action at the table; else a button goes on
    is_watched: bool  # the script plays: there is nothing to do but look
    is_last: bool
    real: tuple[tuple[str, str], ...]  # options of the game to play next


def look_of(live: Keeper, step: Step) -> str:
    """The selector of what is lit; `{n}` in it is the number of the awaited action."""
    if "{n}" not in step.look:
        return step.look
    action = live.game.actions.action(tuple(step.awaits[0].split(" ")))
    return step.look.replace("{n}", str(action))


def offered(live: Keeper, seat: int, step: Step) -> tuple[str, ...]:
    """The awaited actions that can be taken now."""
    codes = (" ".join(live.game.actions.code(action)) for action in live.match.observe(seat).legal)
    return tuple(code for code in codes if step.takes(code))


def lesson_view(live: Keeper, seat: int, lang: str) -> LessonView | None:
    """What a seat is taught now."""
    lesson = lesson_at(live) if seat == LEARNER else None
    if lesson is None:
        return None
    tutorial, place = lesson
    step, last = tutorial.steps[place.number], len(tutorial.steps) - 1
    return LessonView(
        number=place.number + 1,
        of=len(tutorial.steps),
        text=say(tutorial.text(step), lang, live.names, seat),
        look="" if place.due is not None else look_of(live, step),
        awaits=offered(live, seat, step) if place.due is None else (),
        rule=step.rule,
        is_awaited=bool(step.awaits),
        is_watched=place.due is not None,
        is_last=place.number == last,
        real=tuple(tutorial.real.items()),
    )
