"""Hints at the table: the best three choices of the player who asks, and what they would bring."""

from litestar import Response, post
from litestar.params import FromPath

from regalia.core.errors import RegaliaError
from regalia.text import fail, say
from regalia.web.errors import NotYours, Refused, status_of
from regalia.web.live import LiveTable
from regalia.web.live.advice import knows
from regalia.web.live.driver import thought_seed
from regalia.web.live.thinkers import Failed
from regalia.web.pages.site import (
    Asked,
    Site,
    fields,
    html,
    is_host,
    lang_of,
    my_seat,
    see,
    site_of,
)
from regalia.web.render import render
from regalia.web.view.hint import HintView, hint_view


@post("/t/{id:str}/hint", status_code=200)
async def hint(request: Asked, id: FromPath[str]) -> Response[str]:
    """What a good player would consider in my place, for my eyes only."""
    form, lang = await fields(request), lang_of(request)
    site = site_of(request)
    live = await site.tables.get(id)
    try:
        seat = my_seat(request, live, form.get("seat"))
        view = await advice(site, live, seat, lang)
    except RegaliaError as error:
        if status_of(error) == 500:
            raise
        text = say(error.message, lang) if error.message else str(error)
        return html(render("advice.html", lang, advice=None, text=text), status_of(error))
    return html(render("advice.html", lang, advice=view, text=""))


async def advice(site: Site, live: LiveTable, seat: int, lang: str) -> HintView:
    """The best choices of a seat, counted and thought of; or why there are none."""
    seen = live.match.observe(seat)
    if not seen.legal or not knows(live.game.id):
        raise fail(Refused, "web.error-no-hint")
    thinkers = site.tables.thinkers
    with thinkers.advising(live.id):
        await live.count_hint(seat, live.seats[seat].issue)
        seed = thought_seed(live.row.seed, seat, live.match.count)
        try:
            found = await thinkers.advise(live.game.id, lang, live.names, seen, seed)
        except Failed:
            raise fail(Refused, "web.error-hint-late") from None
    return hint_view(live, seen, lang, found)


@post("/t/{id:str}/hints", status_code=200)
async def allow(request: Asked, id: FromPath[str]) -> Response[str]:
    """The host switches hints on or off."""
    form = await fields(request)
    live = await site_of(request).tables.get(id)
    if not is_host(request, live):
        raise fail(NotYours, "web.error-not-host")
    await live.allow_hints(form.get("hints") == "on")
    return see(f"/t/{id}")
