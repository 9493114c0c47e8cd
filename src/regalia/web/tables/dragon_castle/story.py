"""What the others did while I waited: groups closed, the Dragon called."""

from __future__ import annotations

from dataclasses import replace

from regalia.core.events import Event
from regalia.games.dragon_castle import material as m
from regalia.games.dragon_castle.state import FROM_GROUPS
from regalia.web.tables.dragon_castle.model import Story, StoryLine
from regalia.web.tables.dragon_castle.page import PLATES, Page
from regalia.web.view.table import Told

MY_TURN = ("takes", "calls")  # with these my last turn began


def story(page: Page) -> Story | None:
    """Since my last turn; spectators are told what happened last."""
    if page.view.over:
        return None
    lines: list[StoryLine] = []
    is_new = False
    for told in since(page):
        before = len(lines)
        tell(page, told.event, lines)
        is_new |= told.is_new and len(lines) > before
    if not lines:
        return None
    shown = tuple(lines if page.me >= 0 else lines[-1:])
    kinds = {line.kind for line in shown}
    title = "told-last" if "last" in kinds else "told-call" if "call" in kinds else "told-group"
    lead = page.w("told-lead-last" if "last" in kinds else "told-lead")
    return Story(name_of(page), page.w(title), lead, is_new, shown)


def since(page: Page) -> tuple[Told, ...]:
    """What was told after I began my last turn."""
    told = page.view.told
    mine = [n for n, one in enumerate(told) if is_mine(page, one.event)]
    return told[mine[-1] + 1 :] if mine else told


def is_mine(page: Page, event: Event) -> bool:
    return event.seat == page.me and event.kind in MY_TURN


def name_of(page: Page) -> str:
    """A name that only this story has: points from groups only grow, tokens only go."""
    seen = page.seen
    won = [tally[FROM_GROUPS] for seat, tally in enumerate(seen.tally) if seat != page.me]
    return "-".join(["news", *map(str, won), str(seen.track)])


def tell(page: Page, event: Event, lines: list[StoryLine]) -> None:
    """Add what an event tells, if it is worth telling and not my own."""
    if event.kind == "last_round":
        lines.append(StoryLine("last", 0, "", page.w("did-last"), ""))
    elif event.seat == page.me or event.seat < 0:
        return
    elif event.kind == "calls":
        text = page.w("did-calls", left=event.args[0])
        lines.append(line(page, "call", event.seat, text, m.COUNTDOWN_VP))
    elif event.kind == "consolidates":
        kind, size, points = event.args
        text = page.w("did-closes", n=size, types=page.types(kind))
        group = line(page, "group", event.seat, text, points)
        lines.append(replace(group, type=m.TYPE_SLUG[kind], plate=PLATES[kind], size=size))
    elif event.kind == "beauty":
        number, size, points = event.args
        text = page.w("did-beauty", n=size, number=number)
        lines.append(replace(line(page, "group", event.seat, text, points), size=size))
    elif event.kind == "builds" and lines and lines[-1].seat == event.seat + 1:
        floor = event.args[1]
        built = page.w("did-builds", floor=floor, n=m.SHRINE_VP[floor])
        lines[-1] = replace(lines[-1], shrines=(*lines[-1].shrines, built))


def line(page: Page, kind: str, seat: int, text: str, points: int) -> StoryLine:
    return StoryLine(kind, seat + 1, page.seat_name(seat), text, f"+{points}")
