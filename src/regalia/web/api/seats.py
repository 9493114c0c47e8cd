"""Who sits where: sitting down, getting up, links for others, bots for empty seats."""

from typing import Any

from litestar import Response

from regalia import bots
from regalia.web.api import sent, shapes
from regalia.web.api.operation import ANYONE, HOST, SEAT, Call, operation
from regalia.web.api.places import places
from regalia.web.api.tables import shown_to
from regalia.web.auth import Held
from regalia.web.names import read_name, read_words
from regalia.web.pages.seats import (
    check_number,
    device_link,
    fill_with_bot,
    invite_view,
    linked,
    on_device,
    open_to_all,
)
from regalia.web.pages.stand_in import my_stand_in, replaced

GROUP = "seats"


@operation(
    "POST",
    "/tables/{id:str}/seats/{number:int}",
    GROUP,
    takes=sent.Sit,
    gives=shapes.Places,
    status=201,
    problems=(403, 409),
)
async def sit(call: Call) -> shapes.Places:
    """Take an open seat: with its secret link, or without one where the table is listed."""
    asked: sent.Sit = call.body
    live = await call.table()
    if asked.link:
        linked(call.request, live, call.number, secret_of(asked.link))
    else:
        open_to_all(live, call.number)
    name, words = read_name(asked.name), read_words(asked.words)
    issue = await live.sit(call.number, name, words, live.seats[call.number].issue)
    return shapes.Places(live.id, places(call.key, [Held(live.id, call.number, issue)]))


@operation("DELETE", "/tables/{id:str}/seat", GROUP, status=204, token=SEAT, problems=(422,))
async def leave(call: Call) -> None:
    """Give your seat back, for everybody to see; your token opens nothing any more."""
    live, seat, issue = await call.seat()
    await live.leave_seat(seat, issue)


@operation("POST", "/tables/{id:str}/seat/hand", GROUP, status=204, token=SEAT, problems=(422,))
async def hand_over(call: Call) -> None:
    """Let a bot play for you, until you take the seat back."""
    live, seat, issue = await call.seat()
    await live.hand_over(seat, issue)


@operation(
    "POST", "/tables/{id:str}/seat/back", GROUP, gives=shapes.Table, token=SEAT, problems=(409,)
)
async def take_back(call: Call) -> Response[Any]:
    """Sit down again where a bot has stood in for you."""
    call.must_have_token()
    live = await call.table()
    seat = my_stand_in(call.request, live, None)
    await live.take_back(seat, live.seats[seat].issue)
    return shown_to(call, await call.table(), seat)


@operation("POST", "/tables/{id:str}/seat/resign", GROUP, status=204, token=SEAT, problems=(422,))
async def resign(call: Call) -> None:
    """Leave your seat to a bot for good."""
    live, seat, issue = await call.seat()
    await live.resign(seat, bots.usual(live.game.id), issue)


@operation(
    "POST",
    "/tables/{id:str}/seats/{number:int}/replace",
    GROUP,
    gives=shapes.Table,
    token=SEAT,
    problems=(422,),
)
async def replace(call: Call) -> Response[Any]:
    """Let a bot play for somebody everybody waits for and who is gone; they may come back."""
    live, seat, _ = await call.seat()
    await replaced(call.request, live, call.number)
    return shown_to(call, await call.table(), seat)


@operation("DELETE", "/tables/{id:str}", GROUP, status=204, token=HOST, problems=(409, 422))
async def remove(call: Call) -> None:
    """Take away a table at which nothing has begun."""
    await (await call.hosted()).remove()


@operation("GET", "/tables/{id:str}/links", GROUP, gives=shapes.Links, token=HOST)
async def links(call: Call) -> shapes.Links:
    """The secret links of the open seats, for the host, or for players when one has got up."""
    found = invite_view(call.request, await call.inviting())
    return shapes.Links(found.watch, [shapes.Link(one.number, one.link) for one in found.seats])


@operation(
    "POST",
    "/tables/{id:str}/seats/{number:int}/reissue",
    GROUP,
    gives=shapes.Links,
    token=HOST,
)
async def reissue(call: Call) -> shapes.Links:
    """Make the link of an open seat worthless; here is the next one."""
    live = await call.inviting()
    check_number(live, call.number)
    await live.reissue(call.number)
    return await links(call)


@operation(
    "POST",
    "/tables/{id:str}/seats/{number:int}/bot",
    GROUP,
    takes=sent.FillSeat,
    gives=shapes.Table,
    token=HOST,
    problems=(409,),
)
async def give_to_bot(call: Call) -> Response[Any]:
    """A bot for a seat that stays empty."""
    live = await call.inviting()
    await fill_with_bot(live, call.number, call.body.bot)
    return shown_to(call, await call.table(), -1)


@operation("POST", "/tables/{id:str}/device", GROUP, gives=shapes.Link, token=SEAT)
async def device(call: Call) -> shapes.Link:
    """A link to your own seat for another device or browser, good for one use."""
    live, seat, _ = await call.seat()
    return shapes.Link(seat, device_link(call.request, live, seat))


@operation(
    "POST",
    "/tables/{id:str}/seats/{number:int}/device",
    GROUP,
    takes=sent.Device,
    gives=shapes.Places,
    token=ANYONE,
    status=201,
    problems=(403, 409),
)
async def sit_by_device(call: Call) -> shapes.Places:
    """Play a seat that is yours elsewhere, by the link you made there."""
    live = on_device(call.request, await call.table(), call.number, secret_of(call.body.link))
    row = live.seats[call.number]
    issue = row.issue
    await live.add_device(call.number, row.devices, issue)
    return shapes.Places(live.id, places(call.key, [Held(live.id, call.number, issue)]))


def secret_of(link: str) -> str:
    """What counts of a link: its last part."""
    return link.rpartition("/")[2]
