"""Sitting down: secret links, open seats, and who may hand them out."""

import io

import segno
from litestar import Response, get, post
from litestar.params import FromPath

from regalia import bots
from regalia.core.errors import RegaliaError
from regalia.text import fail, say
from regalia.web.auth import Held, opens, seat_secret
from regalia.web.errors import Gone, NotYours, status_of
from regalia.web.live import LiveTable
from regalia.web.names import is_taken, read_name
from regalia.web.pages.site import (
    Asked,
    fields,
    is_host,
    lang_of,
    name_cookie,
    name_of,
    page,
    remember,
    see,
    site_of,
)
from regalia.web.shelf import BOT_NAMES, bot_label, game_name
from regalia.web.store.rows import EMPTY, PERSON
from regalia.web.view.lobby import BotView
from regalia.web.view.seats import Invitation, InviteView, SitView


@get("/t/{id:str}/invite")
async def invite(request: Asked, id: FromPath[str]) -> Response[str]:
    """The links of all seats, for the host."""
    live = await _hosted(request, id)
    return page(request, "invite.html", invite=_invite_view(request, live))


@post("/t/{id:str}/seats/{number:int}/reissue", status_code=200)
async def reissue(request: Asked, id: FromPath[str], number: FromPath[int]) -> Response[str]:
    """Revoke a seat's link and every cookie made from it; the host gets a new link."""
    live = await _hosted(request, id)
    _seat(live, number)
    await live.reissue(number)
    return see(f"/t/{id}/invite")


@post("/t/{id:str}/seats/{number:int}/bot", status_code=200)
async def give_to_bot(request: Asked, id: FromPath[str], number: FromPath[int]) -> Response[str]:
    """A bot for a seat that stays empty."""
    live = await _hosted(request, id)
    _seat(live, number)
    form = await fields(request)
    bot = form.get("bot") or bots.names(live.game.id)[-1]
    bots.find(bot, live.game.id, 0)
    name = next(name for name in BOT_NAMES if not is_taken(name, live.names))
    await live.fill_with_bot(number, bot, name)
    return see(f"/t/{id}")


@get("/t/{id:str}/seat/{number:int}/{secret:str}")
async def link(
    request: Asked, id: FromPath[str], number: FromPath[int], secret: FromPath[str]
) -> Response[str]:
    """Behind a secret link: a question first, since messengers open links by themselves."""
    live = await _linked(request, id, number, secret)
    return _sit_page(request, live, number, f"/t/{id}/seat/{number}/{secret}")


@post("/t/{id:str}/seat/{number:int}/{secret:str}", status_code=200)
async def sit_by_link(
    request: Asked, id: FromPath[str], number: FromPath[int], secret: FromPath[str]
) -> Response[str]:
    """Sit down by a secret link, or come back to one's seat from another browser."""
    live = await _linked(request, id, number, secret)
    way = f"/t/{id}/seat/{number}/{secret}"
    return await _sit(request, live, number, way)


@post("/t/{id:str}/sit/{number:int}", status_code=200)
async def sit(request: Asked, id: FromPath[str], number: FromPath[int]) -> Response[str]:
    """Take an open seat of a listed table."""
    live = await site_of(request).tables.get(id)
    _seat(live, number)
    if not live.row.listed or live.seats[number].kind != EMPTY:
        raise fail(NotYours, "web.error-seat-taken")
    return await _sit(request, live, number, f"/t/{id}/sit/{number}")


@get("/t/{id:str}/sit/{number:int}")
async def ask_to_sit(request: Asked, id: FromPath[str], number: FromPath[int]) -> Response[str]:
    """The page on which a stranger gives a name and sits down."""
    live = await site_of(request).tables.get(id)
    _seat(live, number)
    if not live.row.listed or live.seats[number].kind != EMPTY:
        raise fail(NotYours, "web.error-seat-taken")
    return _sit_page(request, live, number, f"/t/{id}/sit/{number}")


async def _sit(request: Asked, live: LiveTable, number: int, way: str) -> Response[str]:
    row = live.seats[number]
    form = await fields(request)
    if row.kind == EMPTY:
        try:
            await live.sit(number, read_name(form.get("name")))
        except RegaliaError as error:
            text = say(error.message, lang_of(request)) if error.message else str(error)
            return _sit_page(request, live, number, way, text, status_of(error))
    held = Held(live.id, number, row.issue)
    cookies = [remember(request, [held]), name_cookie(request, row.name)]
    return see(f"/t/{live.id}?seat={number}", cookies)


def _sit_page(
    request: Asked, live: LiveTable, number: int, way: str, notice: str = "", status: int = 200
) -> Response[str]:
    row = live.seats[number]
    taken = row.kind == PERSON
    view = SitView(
        id=live.id,
        game=game_name(live.game, lang_of(request)),
        number=number,
        name=row.name if taken else name_of(request),
        is_taken=taken,
        action=way,
        others=tuple(seat.name for seat in live.seats if seat.name and seat.number != number),
        notice=notice,
    )
    return page(request, "sit.html", status, sit=view)


async def _hosted(request: Asked, id: str) -> LiveTable:
    live = await site_of(request).tables.get(id)
    if not is_host(request, live):
        raise fail(NotYours, "web.error-not-host")
    return live


async def _linked(request: Asked, id: str, number: int, secret: str) -> LiveTable:
    """The table of a link that still opens its seat."""
    site = site_of(request)
    live = await site.tables.get(id)
    seat = live.seats[number] if 0 <= number < len(live.seats) else None
    if seat is None or not opens(site.settings.key, secret, id, number, seat.issue):
        raise fail(Gone, "web.error-link-old")
    if seat.kind not in (EMPTY, PERSON):
        raise fail(Gone, "web.error-seat-taken")
    return live


def _seat(live: LiveTable, number: int) -> None:
    if not 0 <= number < len(live.seats):
        raise fail(NotYours, "web.error-not-your-seat")


def _invite_view(request: Asked, live: LiveTable) -> InviteView:
    lang, key = lang_of(request), site_of(request).settings.key
    base = f"{request.url.scheme}://{request.url.netloc}"
    seats = []
    for row in live.seats:
        if row.kind in (EMPTY, PERSON):
            secret = seat_secret(key, live.id, row.number, row.issue)
            link = f"{base}/t/{live.id}/seat/{row.number}/{secret}"
            seats.append(Invitation(row.number, row.name, row.kind, link, qr_code(link)))
    return InviteView(
        id=live.id,
        game=game_name(live.game, lang),
        watch=f"{base}/t/{live.id}",
        seats=tuple(seats),
        bots=tuple(BotView(bot, bot_label(bot, lang)) for bot in bots.names(live.game.id)),
    )


def qr_code(link: str) -> str:
    """A link as a picture, in SVG without style."""
    out = io.BytesIO()
    segno.make_qr(link, error="m").save(
        out, kind="svg", xmldecl=False, svgns=True, omitsize=True, border=2, svgclass="qr"
    )
    return out.getvalue().decode()
