"""Sitting down: secret links, open seats, and who may hand them out."""

import io

from litestar import Response, get, post
from litestar.params import FromPath

from regalia import bots
from regalia.text import fail, say
from regalia.web.auth import Held, device_secret, is_same, seat_secret, write_token
from regalia.web.errors import Gone, NotYours, Refused, Stale, status_of
from regalia.web.live import LiveTable
from regalia.web.names import MOST_NAME, is_taken, read_name, read_words
from regalia.web.pages.site import (
    Asked,
    fields,
    is_host,
    is_new_to,
    lang_of,
    may_invite,
    my_seat,
    name_cookie,
    name_of,
    page,
    remember,
    see,
    site_of,
)
from regalia.web.shelf import BOT_NAMES, game_name, offered_bots
from regalia.web.store.rows import EMPTY, OPEN, PERSON
from regalia.web.tutorials import goal_of
from regalia.web.view.seats import DeviceView, Invitation, InviteView, SitView, TokenView


@get("/t/{id:str}/invite")
async def invite(request: Asked, id: FromPath[str]) -> Response[str]:
    """The links of the open seats, for who may fill them; taken ones' open nothing any more."""
    live = await inviting(request, id)
    return page(request, "invite.html", invite=invite_view(request, live))


@post("/t/{id:str}/seats/{number:int}/reissue", status_code=200)
async def reissue(request: Asked, id: FromPath[str], number: FromPath[int]) -> Response[str]:
    """Make the link of an open seat worthless; there is a new one."""
    live = await inviting(request, id)
    check_number(live, number)
    await live.reissue(number)
    return see(f"/t/{id}/invite")


@post("/t/{id:str}/seats/{number:int}/bot", status_code=200)
async def give_to_bot(request: Asked, id: FromPath[str], number: FromPath[int]) -> Response[str]:
    """A bot for a seat that stays empty."""
    form = await fields(request)
    live = await inviting(request, id)
    await fill_with_bot(live, number, form.get("bot"))
    return see(f"/t/{id}")


async def fill_with_bot(live: LiveTable, number: int, bot: str | None) -> None:
    """A bot of that name, or the usual one, called by a name that is free here."""
    check_number(live, number)
    bot = bot or bots.usual(live.game.id)
    bots.find(bot, live.game.id, 0)
    name = next(name for name in BOT_NAMES if not is_taken(name, live.names))
    await live.fill_with_bot(number, bot, name)


@get("/t/{id:str}/seat/{number:int}/{secret:str}")
async def link(
    request: Asked, id: FromPath[str], number: FromPath[int], secret: FromPath[str]
) -> Response[str]:
    """Behind a secret link: a question first, since messengers open links by themselves."""
    live = linked(request, await _table(request, id), number, secret)
    return await _sit_page(request, live, number, f"/t/{id}/seat/{number}/{secret}")


@post("/t/{id:str}/seat/{number:int}/{secret:str}", status_code=200)
async def sit_by_link(
    request: Asked, id: FromPath[str], number: FromPath[int], secret: FromPath[str]
) -> Response[str]:
    """Sit down by a secret link."""
    form = await fields(request)
    live = linked(request, await _table(request, id), number, secret)
    return await _sit(request, live, number, form, f"/t/{id}/seat/{number}/{secret}")


@post("/t/{id:str}/sit/{number:int}", status_code=200)
async def sit(request: Asked, id: FromPath[str], number: FromPath[int]) -> Response[str]:
    """Take an open seat of a listed table."""
    form = await fields(request)
    live = open_to_all(await _table(request, id), number)
    return await _sit(request, live, number, form, f"/t/{id}/sit/{number}")


@get("/t/{id:str}/sit/{number:int}")
async def ask_to_sit(request: Asked, id: FromPath[str], number: FromPath[int]) -> Response[str]:
    """The page on which a stranger gives a name and sits down."""
    live = open_to_all(await _table(request, id), number)
    return await _sit_page(request, live, number, f"/t/{id}/sit/{number}")


@get("/t/{id:str}/device")
async def device(request: Asked, id: FromPath[str]) -> Response[str]:
    """The link by which I take my seat along to another device."""
    live = await _table(request, id)
    seat = my_seat(request, live, request.query_params.get("seat"))
    link = device_link(request, live, seat)
    view = DeviceView(id, seat, live.seats[seat].name, link, qr_code(link))
    return page(request, "device.html", device=view)


def device_link(request: Asked, live: LiveTable, seat: int) -> str:
    """A player's own link to their seat, good for one use."""
    row, key = live.seats[seat], site_of(request).settings.key
    secret = device_secret(key, live.id, seat, row.issue, row.devices)
    return f"{base_of(request)}/t/{live.id}/device/{seat}/{secret}"


@post("/t/{id:str}/token", status_code=200)
async def token(request: Asked, id: FromPath[str]) -> Response[str]:
    """What lets a program of mine act for my seat, shown when I ask and to nobody else."""
    form = await fields(request)
    live = await _table(request, id)
    seat = my_seat(request, live, form.get("seat"))
    row = live.seats[seat]
    text = write_token(site_of(request).settings.key, Held(id, seat, row.issue))
    view = TokenView(id, row.name, text, base_of(request))
    return page(request, "token.html", token=view)


@get("/t/{id:str}/device/{number:int}/{secret:str}")
async def ask_on_device(
    request: Asked, id: FromPath[str], number: FromPath[int], secret: FromPath[str]
) -> Response[str]:
    """Behind such a link: a question first."""
    live = on_device(request, await _table(request, id), number, secret)
    return await _sit_page(request, live, number, f"/t/{id}/device/{number}/{secret}")


@post("/t/{id:str}/device/{number:int}/{secret:str}", status_code=200)
async def sit_on_device(
    request: Asked, id: FromPath[str], number: FromPath[int], secret: FromPath[str]
) -> Response[str]:
    """Take my seat along to this device; the link is used up."""
    live = on_device(request, await _table(request, id), number, secret)
    row = live.seats[number]
    issue = row.issue
    await live.add_device(number, row.devices, issue)
    return _seated(request, live, number, issue)


async def _sit(
    request: Asked, live: LiveTable, number: int, form: dict[str, str], way: str
) -> Response[str]:
    try:
        name, words = read_name(form.get("name")), read_words(form.get("words"))
        issue = await live.sit(number, name, words, live.seats[number].issue)
    except Refused as error:
        if isinstance(error, Stale | NotYours):
            raise  # somebody else was faster
        text = say(error.message, lang_of(request)) if error.message else str(error)
        sent = form.get("name", "")[: 2 * MOST_NAME]
        return await _sit_page(request, live, number, way, text, status_of(error), sent)
    return _seated(request, live, number, issue)


def _seated(request: Asked, live: LiveTable, number: int, issue: int) -> Response[str]:
    """To the table, with the credential that nobody else gets."""
    held = Held(live.id, number, issue)
    cookies = [remember(request, [held]), name_cookie(request, live.seats[number].name)]
    return see(f"/t/{live.id}?seat={number}", cookies)


async def _sit_page(
    request: Asked,
    live: LiveTable,
    number: int,
    way: str,
    notice: str = "",
    status: int = 200,
    sent: str = "",
) -> Response[str]:
    row, known = live.seats[number], name_of(request)
    taken = row.kind == PERSON
    view = SitView(
        id=live.id,
        game=game_name(live.game, lang_of(request)),
        number=number,
        name=row.name if taken else sent or known,
        is_taken=taken,
        is_known=bool(known),
        action=way,
        others=tuple(seat.name for seat in live.seats if seat.name and seat.number != number),
        commitment=live.row.commitment if live.row.status == OPEN else "",
        goal="" if taken else goal_of(live.game.id, lang_of(request)),
        teaches=live.game.id if await is_new_to(request, live.game.id) else "",
        how=f"/rules/{live.game.id}/how",
        notice=notice,
    )
    return page(request, "sit.html", status, sit=view)


async def _table(request: Asked, id: str) -> LiveTable:
    return await site_of(request).tables.get(id)


async def hosted(request: Asked, id: str) -> LiveTable:
    live = await _table(request, id)
    if not is_host(request, live):
        raise fail(NotYours, "web.error-not-host")
    return live


async def inviting(request: Asked, id: str) -> LiveTable:
    live = await _table(request, id)
    if not may_invite(request, live):
        raise fail(NotYours, "web.error-not-host")
    return live


def open_to_all(live: LiveTable, number: int) -> LiveTable:
    """The table, if a stranger may sit down there."""
    check_number(live, number)
    is_open = live.row.status == OPEN and live.seats[number].kind == EMPTY
    if not live.row.listed or not is_open:
        raise fail(NotYours, "web.error-seat-taken")
    return live


def linked(request: Asked, live: LiveTable, number: int, secret: str) -> LiveTable:
    """The table, if the link still opens an open seat."""
    key = site_of(request).settings.key
    seat = live.seats[number] if 0 <= number < len(live.seats) else None
    if seat is None or not is_same(secret, seat_secret(key, live.id, number, seat.issue)):
        raise fail(Gone, "web.error-link-old")
    if seat.kind != EMPTY:
        raise fail(Gone, "web.error-seat-taken")
    return live


def on_device(request: Asked, live: LiveTable, number: int, secret: str) -> LiveTable:
    """The table, if the seat's player made the link and it is not used up."""
    key = site_of(request).settings.key
    seat = live.seats[number] if 0 <= number < len(live.seats) else None
    if seat is None or seat.kind != PERSON:
        raise fail(Gone, "web.error-link-old")
    if not is_same(secret, device_secret(key, live.id, number, seat.issue, seat.devices)):
        raise fail(Gone, "web.error-link-old")
    return live


def check_number(live: LiveTable, number: int) -> None:
    if not 0 <= number < len(live.seats):
        raise fail(NotYours, "web.error-not-your-seat")


def invite_view(request: Asked, live: LiveTable) -> InviteView:
    lang, key = lang_of(request), site_of(request).settings.key
    base = base_of(request)
    seats = []
    for row in live.seats:
        if row.kind == EMPTY:
            secret = seat_secret(key, live.id, row.number, row.issue)
            link = f"{base}/t/{live.id}/seat/{row.number}/{secret}"
            seats.append(Invitation(row.number, link, qr_code(link)))
    return InviteView(
        id=live.id,
        game=game_name(live.game, lang),
        watch=f"{base}/t/{live.id}",
        seats=tuple(seats),
        bots=offered_bots(live.game.id, lang),
        is_begun=live.row.status != OPEN,
    )


def base_of(request: Asked) -> str:
    return f"{request.url.scheme}://{request.url.netloc}"


def qr_code(link: str) -> str:
    """A link as a picture, in SVG without style."""
    import segno  # late: a server draws its first code long after it has started

    out = io.BytesIO()
    segno.make_qr(link, error="m").save(
        out, kind="svg", xmldecl=False, svgns=True, omitsize=True, border=2, svgclass="qr"
    )
    return out.getvalue().decode()
