"""At a seat: acting, taking back, talking, asking for advice."""

from typing import Any

from litestar import Response

from regalia.core.events import SPECTATOR
from regalia.text import fail
from regalia.web.api import sent, shapes
from regalia.web.api.operation import SEAT, Call, operation
from regalia.web.api.tables import shown_to
from regalia.web.errors import Refused
from regalia.web.live import LiveTable
from regalia.web.live.advice import Figure
from regalia.web.names import read_chat, read_name
from regalia.web.pages.chat import count_line, from_outside
from regalia.web.pages.hint import advice
from regalia.web.pages.table import SENT, play_on

GROUP = "play"


@operation(
    "POST",
    "/tables/{id:str}/actions",
    GROUP,
    takes=sent.Act,
    gives=shapes.Table,
    token=SEAT,
    problems=(409,),
)
async def act(call: Call) -> Response[Any]:
    """Act: by the number or the code of one of your `actions`. You get the table after it."""
    live, seat, issue = await call.seat()
    asked: sent.Act = call.body
    if isinstance(asked.action, int):
        action, named = asked.action, str(asked.action)
    else:
        action = live.match.action(seat, asked.action)
        named = asked.action if isinstance(asked.action, str) else " ".join(asked.action)
    move_id = SENT + (asked.move or f"{asked.ply}:{named}"[:MOST_NAMED])
    await play_on(live, seat, issue, asked.ply, action, move_id, asked.times)
    return await after(call, live, seat)


@operation(
    "POST",
    "/tables/{id:str}/undo",
    GROUP,
    takes=sent.Undo,
    gives=shapes.Table,
    token=SEAT,
    problems=(409,),
)
async def undo(call: Call) -> Response[Any]:
    """Take back your last action, where `can_undo` says that it is fair."""
    live, seat, issue = await call.seat()
    asked: sent.Undo = call.body
    await live.undo(seat, asked.ply, SENT + (asked.move or f"undo-{asked.ply}"), issue)
    return await after(call, live, seat)


@operation(
    "POST",
    "/tables/{id:str}/chat",
    GROUP,
    takes=sent.Say,
    gives=shapes.Table,
    problems=(401, 403),
)
async def chat(call: Call) -> Response[Any]:
    """Say something to the table; without a seat, under a name, where spectators may."""
    live, seat = await call.eyes()
    if seat == SPECTATOR:
        await from_outside(call.request, live, call.body.name or "", call.body.text)
    else:
        said = read_chat(call.body.text)
        count_line(call.request, live)
        await live.speak(seat, said, live.seats[seat].issue)
    return await after(call, live, seat)


@operation("POST", "/tables/{id:str}/hint", GROUP, gives=shapes.Hint, token=SEAT, problems=(422,))
async def hint(call: Call) -> shapes.Hint:
    """What a good player would consider in your place; counted, and the others are told."""
    live, seat, _ = await call.seat()
    found = await advice(call.site, live, seat, call.lang)
    return shapes.Hint(
        found.ply,
        found.asked,
        [
            shapes.Advice(
                line.code, line.sentence, _figure(line.chance), _figure(line.margin), line.why
            )
            for line in found.lines
        ],
    )


@operation(
    "PATCH",
    "/tables/{id:str}/seat",
    GROUP,
    takes=sent.ChangeSeat,
    gives=shapes.Table,
    token=SEAT,
)
async def change_seat(call: Call) -> Response[Any]:
    """Change your name, or let forced actions play themselves."""
    live, seat, issue = await call.seat()
    asked: sent.ChangeSeat = call.body
    if asked.name is None and asked.auto is None:
        raise fail(Refused, "web.error-nothing")
    if asked.name is not None:
        await live.rename(seat, read_name(asked.name), issue)
    if asked.auto is not None:
        await live.set_auto(seat, asked.auto, issue)
    return await after(call, live, seat)


async def after(call: Call, live: LiveTable, seat: int) -> Response[Any]:
    """The table once a step is done."""
    return shown_to(call, await call.table(), seat)


MOST_NAMED = 70  # letters of a move that its sender has given no name


def _figure(found: Figure) -> shapes.Figure:
    return shapes.Figure(found.mean, found.low, found.high)
