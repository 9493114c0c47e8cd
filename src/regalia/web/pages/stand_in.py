"""Getting up from a table without leaving it empty: bots that stand in, and tables taken away."""

from litestar import Response, post
from litestar.params import FromPath

from regalia import bots
from regalia.text import fail
from regalia.web.errors import NotYours
from regalia.web.live import LiveTable
from regalia.web.pages.seats import check_number, hosted
from regalia.web.pages.site import Asked, fields, my_seat, places_at, see, site_of, whole


@post("/t/{id:str}/hand", status_code=200)
async def hand(request: Asked, id: FromPath[str]) -> Response[str]:
    """Let a bot play for me until I take the seat back."""
    form = await fields(request)
    live = await site_of(request).tables.get(id)
    seat = my_seat(request, live, form.get("seat"))
    await live.hand_over(seat, live.seats[seat].issue)
    return see(f"/t/{id}")


@post("/t/{id:str}/back", status_code=200)
async def back(request: Asked, id: FromPath[str]) -> Response[str]:
    """Sit down again where a bot has stood in for me."""
    form = await fields(request)
    live = await site_of(request).tables.get(id)
    seat = my_stand_in(request, live, form.get("seat"))
    await live.take_back(seat, live.seats[seat].issue)
    return see(f"/t/{id}?seat={seat}")


@post("/t/{id:str}/resign", status_code=200)
async def resign(request: Asked, id: FromPath[str]) -> Response[str]:
    """Leave my seat to a bot for good."""
    form = await fields(request)
    live = await site_of(request).tables.get(id)
    seat = my_seat(request, live, form.get("seat"))
    await live.resign(seat, bots.usual(live.game.id), live.seats[seat].issue)
    return see(f"/t/{id}")


@post("/t/{id:str}/replace", status_code=200)
async def replace(request: Asked, id: FromPath[str]) -> Response[str]:
    """Let a bot play for somebody we all wait for; only players at the table may ask."""
    form = await fields(request)
    live = await site_of(request).tables.get(id)
    my_seat(request, live, form.get("seat"))
    await replaced(request, live, whole(form.get("gone"), -1))
    return see(f"/t/{id}")


@post("/t/{id:str}/remove", status_code=200)
async def remove(request: Asked, id: FromPath[str]) -> Response[str]:
    """Take away a table at which nothing has begun; its host may."""
    live = await hosted(request, id)
    await live.remove()
    return see("/")


async def replaced(request: Asked, live: LiveTable, gone: int) -> None:
    """A bot for somebody who is gone, if they really are."""
    check_number(live, gone)
    await live.replace(gone, site_of(request).settings.absence)


def my_stand_ins(request: Asked, live: LiveTable) -> tuple[int, ...]:
    """The seats of this browser where a bot plays for it."""
    return tuple(seat for seat in places_at(request, live) if live.seats[seat].is_stand_in)


def my_stand_in(request: Asked, live: LiveTable, asked: str | None) -> int:
    """The seat to take back, if it is one of this browser's."""
    mine = my_stand_ins(request, live)
    seat = whole(asked, -1) if asked is not None else (mine[0] if mine else -1)
    if seat not in mine:
        raise fail(NotYours, "web.error-not-your-seat")
    return seat
