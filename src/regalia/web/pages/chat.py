"""What is said at a table: by those who sit there, and by those who watch if the host allows it."""

from litestar import Response, post
from litestar.params import FromPath

from regalia.core.errors import RegaliaError
from regalia.core.events import SPECTATOR
from regalia.text import fail
from regalia.web.errors import Busy, NotYours, Refused
from regalia.web.live import LiveTable
from regalia.web.names import read_chat, read_name
from regalia.web.pages.seats import hosted
from regalia.web.pages.site import (
    Asked,
    fields,
    held_seats,
    my_seat,
    name_cookie,
    name_of,
    places_at,
    site_of,
    whole,
)
from regalia.web.pages.table import answer, refusal


@post("/t/{id:str}/chat", status_code=200)
async def chat(request: Asked, id: FromPath[str]) -> Response[str]:
    """Say something to the table."""
    form = await fields(request)
    live = await site_of(request).tables.get(id)
    seat, cookies = SPECTATOR, []
    try:
        if form.get("seat") is not None or held_seats(request, live):
            seat = my_seat(request, live, form.get("seat"))
            said = read_chat(form.get("text"))
            count_line(request, live)
            await live.speak(seat, said, live.seats[seat].issue)
        else:
            name = form.get("name", "").strip() or name_of(request)
            name = await from_outside(request, live, name, form.get("text"))
            cookies = [name_cookie(request, name)]
    except RegaliaError as error:
        return await refusal(request, live, form, error)
    page = await answer(request, live, seat)
    page.cookies.extend(cookies)
    return page


async def from_outside(request: Asked, live: LiveTable, name: str, text: str | None) -> str:
    """Something said by somebody who watches, and what they are called.

    Nobody can pass for a player; whoever a bot stands in for may keep their own name.
    """
    if not live.row.spectator_chat:
        raise fail(NotYours, "web.error-spectators-quiet")
    if not name:
        raise fail(Refused, "web.error-name-first")
    called, said = read_name(name), read_chat(text)
    count_line(request, live)
    await live.speak_up(called, said, places_at(request, live))
    return called


def count_line(request: Asked, live: LiveTable) -> None:
    """One more line at a table, if it has not heard too many lately.

    Only of those who may speak there: nobody else can use up what its people have.
    """
    if site_of(request).chat.take(live.id):
        raise fail(Busy, "web.error-chat-fast")


@post("/t/{id:str}/spectators", status_code=200)
async def allow(request: Asked, id: FromPath[str]) -> Response[str]:
    """The host lets spectators speak, or no longer."""
    form = await fields(request)
    live = await hosted(request, id)
    await live.allow_spectators(form.get("chat") == "on")
    return await answer(request, live, whole(form.get("seat"), SPECTATOR))
