"""Looking back: a match after each of its moves, at the table it was played on."""

import asyncio
import logging
from contextlib import suppress

from litestar import Response, get, post
from litestar.params import FromPath

from regalia.core.events import SPECTATOR
from regalia.match.positions import has_positions
from regalia.text import fail
from regalia.web.auth import HOST, Held
from regalia.web.errors import NotYours, Refused
from regalia.web.live.advice import knows
from regalia.web.live.pasts import Shown
from regalia.web.live.thinkers import Failed
from regalia.web.offline import seen_by
from regalia.web.onward import begin, record_of
from regalia.web.pages.end import finished, reviewed
from regalia.web.pages.end import record_of as whole_record
from regalia.web.pages.site import (
    Asked,
    address_of,
    fields,
    held_seats,
    html,
    lang_of,
    page,
    page_of,
    remember,
    see,
    site_of,
    whole,
)
from regalia.web.render import PAST, render, render_past, render_table, table_style
from regalia.web.render import page_of as table_page
from regalia.web.shelf import card, game_name, offered_bots
from regalia.web.view.end import ReviewView
from regalia.web.view.replay import WATCH, names_of, past_view

FILE_PATIENCE = 2.0  # seconds before a page says that it takes a while

log = logging.getLogger("regalia.web")


@get("/t/{id:str}/replay")
async def show(request: Asked, id: FromPath[str]) -> Response[str]:
    """The whole page, at a stop."""
    return await past_page(request, *await of_table(request, id))


@get("/t/{id:str}/replay/frame")
async def frame(request: Asked, id: FromPath[str]) -> Response[str]:
    """`#table` alone, at a stop."""
    return await past_frame(request, *await of_table(request, id))


@get("/t/{id:str}/replay/file")
async def file(request: Asked, id: FromPath[str]) -> Response[str]:
    """The match as a file of its own, opened by the eyes that are asked for."""
    return await past_file(request, *await of_table(request, id), name=id)


@get("/t/{id:str}/replay/review")
async def review(request: Asked, id: FromPath[str]) -> Response[str]:
    """What the match turned on, to stand below its replay."""
    shown, _ = await of_table(request, id)
    live = await finished(request, id)
    return await past_review(request, shown, await whole_record(request, live))


@post("/t/{id:str}/replay/on", status_code=200)
async def on(request: Asked, id: FromPath[str]) -> Response[str]:
    """A new table that goes on from a move."""
    form = await fields(request)
    shown, _ = await of_table(request, id)
    return await go_on(request, shown, form)


@get("/replay/{mark:str}")
async def show_record(request: Asked, mark: FromPath[str]) -> Response[str]:
    """A record that somebody brought, at a stop."""
    return await past_page(request, await site_of(request).pasts.of_record(mark))


@get("/replay/{mark:str}/frame")
async def frame_record(request: Asked, mark: FromPath[str]) -> Response[str]:
    """`#table` of a record alone."""
    return await past_frame(request, await site_of(request).pasts.of_record(mark))


@get("/replay/{mark:str}/file")
async def file_record(request: Asked, mark: FromPath[str]) -> Response[str]:
    """The match of a record as a file of its own."""
    return await past_file(request, await site_of(request).pasts.of_record(mark), name=mark)


@get("/replay/{mark:str}/review")
async def review_record(request: Asked, mark: FromPath[str]) -> Response[str]:
    """What the match of a record turned on."""
    pasts = site_of(request).pasts
    shown = await pasts.of_record(mark)
    return await past_review(request, shown, pasts.record(mark).decode())


@post("/replay/{mark:str}/on", status_code=200)
async def on_record(request: Asked, mark: FromPath[str]) -> Response[str]:
    """A new table that goes on from a move of a record."""
    form = await fields(request)
    return await go_on(request, await site_of(request).pasts.of_record(mark), form)


@get("/replay/{mark:str}/record.json")
async def record(request: Asked, mark: FromPath[str]) -> Response[bytes]:
    """The record again, as it was brought."""
    text = site_of(request).pasts.record(mark)
    headers = attachment(f"regalia-{mark}.json")
    return Response(text, media_type="application/json", headers=headers)


async def of_table(request: Asked, id: str) -> tuple[Shown, tuple[int, ...]]:
    """A table's past, and the seats of this browser."""
    site = site_of(request)
    live = await site.tables.get(id)
    return await site.pasts.of_table(live), held_seats(request, live)


def wanted_eyes(request: Asked, shown: Shown, held: tuple[int, ...]) -> int:
    """Whose view is asked for: any after the end, before it only mine and the spectator's."""
    asked = request.query_params.get("seat")
    if asked is None:
        return held[0] if len(held) == 1 else SPECTATOR
    if asked == WATCH:
        return SPECTATOR
    seat = whole(asked, -1)
    if not (0 <= seat < shown.past.options.seats and (shown.is_open or seat in held)):
        raise fail(NotYours, "web.error-replay-seat")
    return seat


def wanted_stop(query: dict[str, str], shown: Shown, seat: int) -> int:
    """Which stop is asked for; a link made while the game went on still leads to its position."""
    walk = shown.past.walk(seat, shown.is_open)
    if shown.is_open and "at" not in query and "step" in query:
        steps = shown.past.walk(seat, False)
        return steps.stops[min(whole(query["step"], 0), steps.last)]
    asked = query.get("at" if shown.is_open else "step")
    if asked is None:
        return 0 if shown.is_open else walk.last
    stop = whole(asked, -1)
    if not 0 <= stop <= walk.last:
        raise fail(Refused, "web.error-replay-at", last=walk.last)
    return stop


async def drawn_at(request: Asked, shown: Shown, held: tuple[int, ...]) -> str:
    """`#table` at the stop that is asked for, drawn beside the event loop."""
    seat, lang = wanted_eyes(request, shown, held), lang_of(request)
    query = dict(request.query_params)
    bots = offered_bots(shown.past.game.id, lang) if shown.is_open else ()

    def draw() -> str:
        stop = wanted_stop(query, shown, seat)
        return render_table(past_view(shown, seat, stop, lang, held, bots=bots), PAST)

    return await site_of(request).pasts.run(draw, address_of(request))


async def past_frame(request: Asked, shown: Shown, held: tuple[int, ...] = ()) -> Response[str]:
    return html(await drawn_at(request, shown, held))


async def past_page(request: Asked, shown: Shown, held: tuple[int, ...] = ()) -> Response[str]:
    """`#table` in its page."""
    drawn = await drawn_at(request, shown, held)
    lang, game = lang_of(request), shown.past.game
    style = table_style(table_page(game.id))
    frame = page_of(request, title=game_name(game, lang), styles=(style,) if style else ())
    seat = wanted_eyes(request, shown, held)
    unit = "at" if shown.is_open else "step"
    eyes = WATCH if seat == SPECTATOR else seat
    text = render_past(
        "replay_page.html",
        game,
        lang,
        drawn,
        page=frame,
        short=card(game, lang).short,
        names=names_of(shown, lang),
        frames=f"{shown.address}/frame?seat={eyes}&{unit}=",
        review=review_at(request, shown),
    )
    return html(text)


def review_at(request: Asked, shown: Shown) -> ReviewView | None:
    """Where the page may ask for a review, or None if there can be none."""
    past = shown.past
    if not (shown.is_open and past.is_over and knows(past.game.id)):
        return None
    return ReviewView(f"{shown.address}/review", site_of(request).reviews.is_done(shown.address))


async def past_review(request: Asked, shown: Shown, record: object) -> Response[str]:
    """The review, or 202 while it is thought of: then one asks again."""
    found = await reviewed(request, shown, record)
    if found is None:
        return html("", status=202)
    lang = lang_of(request)

    def draw() -> str:
        last = shown.past.walk(SPECTATOR, True).last
        view = past_view(shown, SPECTATOR, last, lang)
        return render("review.html", lang, PAST, view=view, found=found)

    return html(await site_of(request).pasts.run(draw, address_of(request)))


async def past_file(
    request: Asked, shown: Shown, held: tuple[int, ...] = (), name: str = ""
) -> Response[str]:
    """The file, or a page that says that it is on its way and asks again."""
    text, game = await file_of(request, shown, held), shown.past.game
    if text is None:
        here = f"{shown.address}?seat={request.query_params.get('seat', WATCH)}"
        return page(request, "replaying.html", game=game_name(game, lang_of(request)), back=here)
    seat = wanted_eyes(request, shown, held)
    eyes = WATCH if seat == SPECTATOR else str(seat + 1)
    return html(text, headers=attachment(f"{game.id}-{name}-{eyes}.html"))


async def file_of(request: Asked, shown: Shown, held: tuple[int, ...]) -> str | None:
    """A match as a file of its own, from all its views; None while somebody is still at it."""
    if not shown.is_open:
        raise fail(NotYours, "web.error-not-over")
    seat, site = wanted_eyes(request, shown, held), site_of(request)
    asked = await site.pasts.run(lambda: record_of(shown), address_of(request))
    task = site.files.ask(shown.address, asked, shown.past)
    with suppress(Exception):
        await asyncio.wait_for(asyncio.shield(task), FILE_PATIENCE)
    if not task.done():
        return None
    try:
        return seen_by(task.result(), WATCH if seat == SPECTATOR else str(seat))
    except Failed as error:
        log.warning("no file of %s: %s", shown.address, error)
        raise fail(Refused, "web.error-replay-file") from None


async def go_on(request: Asked, shown: Shown, form: dict[str, str]) -> Response[str]:
    """A new table at a position, with me at a seat of it and bots at the others."""
    at, seat = whole(form.get("at"), -1), whole(form.get("seat"), -1)
    is_new = form.get("chance") == "new"
    held = await laid_onward(request, shown, at, seat, form.get("bot"), is_new)
    return see(f"/t/{held[0].table}", [remember(request, held)])


async def laid_onward(
    request: Asked, shown: Shown, at: int, seat: int, bot: str | None, is_new: bool
) -> list[Held]:
    """That table, laid: my seat at it, and the host's place."""
    if not shown.is_open:
        raise fail(NotYours, "web.error-not-over")
    site, past = site_of(request), shown.past
    if not 0 <= at <= len(past.moves):
        raise fail(Refused, "web.error-replay-at", last=len(past.moves))
    if not 0 <= seat < past.options.seats:
        raise fail(Refused, "web.error-replay-seat")
    levels = [bot.id for bot in offered_bots(past.game.id, lang_of(request))]
    player = levels[len(levels) // 2] if bot is None else bot
    if is_new and not has_positions(past.game):
        raise fail(Refused, "web.error-replay-chance")
    if player not in levels:
        raise fail(Refused, "web.error-replay-bot")
    names = names_of(shown, lang_of(request))
    draw = site.settings.draw
    made = await site.pasts.run(
        lambda: begin(shown, names, at, seat, player, is_new, draw), address_of(request)
    )
    if not await site.store.add_table(made.row, made.seats, plies=made.plies, note=made.note):
        raise fail(Refused, "web.error-again")
    id = made.row.id
    site.tables.rouse(await site.tables.get(id))
    mine = made.seats[seat]  # who keeps the name of that seat; what I am called elsewhere stays
    return [Held(id, seat, mine.issue), Held(id, HOST, made.row.host_issue)]


def attachment(name: str) -> dict[str, str]:
    return {"content-disposition": f'attachment; filename="{name}"'}
