"""A table as JSON: what its page shows a seat, and nothing that the page does not know."""

from functools import partial

import msgspec

from regalia.core.events import SPECTATOR
from regalia.view import as_json
from regalia.web.api import shapes
from regalia.web.changes import Frame
from regalia.web.live import LiveTable, Viewer
from regalia.web.pages.live import shown
from regalia.web.view.build import table_view
from regalia.web.view.lesson import LessonView
from regalia.web.view.table import Choice, TableView


def told(live: LiveTable, seat: int, lang: str, last: str = "") -> Frame:
    """Where a viewer stands, and the table as JSON; numbered as frames of pages are."""
    viewer = Viewer(seat, (), False, lang, "json")
    return shown(live, viewer, partial(_drawn, live, seat, lang), '"at":"{}"', last)


def _drawn(live: LiveTable, seat: int, lang: str) -> tuple[str, ...]:
    held = () if seat == SPECTATOR else (seat,)
    shape = table(table_view(live, seat, lang, held), live.row.status)
    return (msgspec.json.encode(shape).decode(),)


def table(view: TableView, status: str) -> shapes.Table:
    """The table of a view."""
    is_dealt = view.started
    return shapes.Table(
        at="",
        id=view.id,
        game=view.game.id,
        status=status,
        seat=view.me,
        ply=view.ply,
        seats=[
            shapes.Seat(
                seat.number,
                seat.name,
                seat.kind,
                seat.bot,
                seat.is_to_act,
                seat.is_here or seat.is_me,
            )
            for seat in view.seats
        ],
        where=view.where if is_dealt else "",
        prompt=view.prompt if is_dealt else "",
        actions=actions(view),
        can_undo=view.undo is not None,
        plays_itself=view.plays_itself,
        view=as_json(view.seen.view) if is_dealt else None,
        sheets=sheets(view) if is_dealt else [],
        winners=[seat.number for seat in view.winners] if is_dealt else [],
        log=log(view),
        chat=[
            shapes.ChatLine(line.name, line.seat if line.seat >= 0 else None, line.text)
            for line in view.chat
        ],
        auto=view.auto,
        pace=view.pace,
        hints=view.hints,
        spectator_chat=view.spectator_chat,
        campaign=view.campaign,
        commitment=view.commitment,
        lesson=_lesson(view.lesson),
        origin=view.origin,
    )


def actions(view: TableView) -> list[shapes.Action]:
    """Every legal action, in the order of the game."""
    return [_action(view, choice) for choice in view.choices]


def _action(view: TableView, choice: Choice) -> shapes.Action:
    named = view.game.arguments(choice.action)
    return shapes.Action(
        number=choice.action,
        code=choice.code,
        sentence=choice.sentence,
        arguments={name: as_json(value) for name, value in named.items()},
        confirm=choice.confirm,
    )


def _lesson(lesson: LessonView | None) -> shapes.Lesson | None:
    if lesson is None:
        return None
    return shapes.Lesson(
        lesson.number,
        lesson.of,
        lesson.text,
        lesson.rule,
        list(lesson.awaits),
        lesson.is_watched,
        lesson.is_last,
    )


def log(view: TableView) -> list[shapes.LogLine]:
    """What happened, as far as a viewer was told."""
    return [
        shapes.LogLine(line.text, line.rule, line.seat if line.seat >= 0 else None, line.is_new)
        for line in view.log
    ]


def sheets(view: TableView) -> list[shapes.Sheet]:
    """Points, as far as a viewer may know them."""
    return [
        shapes.Sheet(
            sheet.number,
            sheet.total,
            sheet.rank or None,
            [shapes.SheetLine(line.text, line.points, line.rule) for line in sheet.lines],
        )
        for sheet in view.sheets
    ]
