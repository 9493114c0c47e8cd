"""The table: its page, its stream, and what one can do at it."""

from collections.abc import Awaitable, Callable

from litestar import Response, get, post
from litestar.params import FromPath
from litestar.response import Stream
from markupsafe import escape

from regalia.core.errors import RegaliaError
from regalia.core.events import SPECTATOR
from regalia.text import fail, say
from regalia.web.changes import Frame
from regalia.web.errors import Refused, status_of
from regalia.web.live import LiveTable, lesson
from regalia.web.live.older import OlderTable
from regalia.web.names import read_name
from regalia.web.pages.again import next_deal
from regalia.web.pages.kept import show_kept
from regalia.web.pages.live import Look, current, table_events
from regalia.web.pages.site import (
    Asked,
    fields,
    held_seats,
    html,
    is_host,
    is_htmx,
    lang_of,
    my_seat,
    name_cookie,
    page_of,
    see,
    site_of,
    whole,
)
from regalia.web.pages.stand_in import my_stand_ins
from regalia.web.render import page_of as table_page
from regalia.web.render import render_page, table_style
from regalia.web.shelf import card
from regalia.web.store.rows import PLAYING
from regalia.web.tutorials import goal_of

MOST_CODE = 200
MOST_MOVE_ID = 70
MOST_TIMES = 40  # the same action in one click
NOTICE = "<!--notice-->"  # where `table.html` leaves room for one
OLDER = b"event: older\ndata: rules\n\n"  # to a page that an update has overtaken
SENT = "sent:"  # begins the name of every move that a client sends


@get("/t/{id:str}")
async def show(request: Asked, id: FromPath[str]) -> Response[str]:
    """The whole page, from the seat this browser holds, or as a spectator."""
    live = await site_of(request).tables.find(id)
    seat = wanted_seat(request, live)
    if isinstance(live, OlderTable):
        return await show_kept(request, live, seat)
    return whole_page(request, live, seat)


@get("/t/{id:str}/stream")
async def stream(request: Asked, id: FromPath[str]) -> Stream:
    """The table of one seat, again whenever anything changes."""
    live = await site_of(request).tables.find(id)
    if isinstance(live, OlderTable):
        return Stream(iter([OLDER]), media_type="text/event-stream")
    seat, held, host = wanted_seat(request, live), held_seats(request, live), is_host(request, live)
    lang = lang_of(request)

    def look(live: LiveTable, last: str) -> Frame:
        return current(live, seat, held, host, lang, last)

    return streamed(request, id, seat, look)


@get("/t/{id:str}/turn")
async def turn(request: Asked, id: FromPath[str]) -> dict[str, str]:
    """What is asked of a seat, in a word: for a page that nobody looks at, and has no stream."""
    live = await site_of(request).tables.get(id)
    seat = wanted_seat(request, live)
    if seat == SPECTATOR or live.row.status != PLAYING or live.plays_itself(seat):
        return {"prompt": ""}
    seen = live.match.observe(seat)
    prompt = live.game.prompt(seen)
    return {"prompt": say(prompt, lang_of(request), live.names, seat) if seen.legal else ""}


def streamed(request: Asked, id: str, seat: int, look: Look) -> Stream:
    """What a seat is shown, sent on for as long as somebody listens."""
    last = request.headers.get("last-event-id") or request.query_params.get("at") or ""
    gzip = "gzip" in request.headers.get("accept-encoding", "")
    changes = "changes" in request.query_params
    events = table_events(site_of(request), id, seat, look, last, gzip, changes)
    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    if gzip:
        headers["content-encoding"] = "gzip"
    return Stream(events, media_type="text/event-stream", headers=headers)


@post("/t/{id:str}/act", status_code=200)
async def act(request: Asked, id: FromPath[str]) -> Response[str]:
    """A seat's action."""

    async def play(live: LiveTable, seat: int, issue: int, form: dict[str, str]) -> None:
        ply, code, move_id = read_action(form)
        action = live.match.action(seat, code)
        await play_on(live, seat, issue, ply, action, move_id, whole(form.get("times"), 1))

    return await at_seat(request, id, play)


async def play_on(
    live: LiveTable, seat: int, issue: int, ply: int, action: int, move_id: str, times: int
) -> None:
    """The same action so often, such as all cubes onto one card.

    Each is a move, taken back by itself. A tutorial awaits one at a time.
    """
    if ply == live.seats[seat].moves:  # else it is stale, or answered already
        lesson.check(live, action)
    await live.play(seat, ply, action, move_id, issue)
    if lesson.lesson_at(live) is not None:
        return
    for more in range(1, min(times, MOST_TIMES)):
        await live.play(seat, ply + more, action, f"{move_id} {more}", issue)


@post("/t/{id:str}/undo", status_code=200)
async def undo(request: Asked, id: FromPath[str]) -> Response[str]:
    """Take back the last action."""

    async def take_back(live: LiveTable, seat: int, issue: int, form: dict[str, str]) -> None:
        ply = whole(form.get("ply"), -1)
        move_id = SENT + form.get("move", f"undo-{ply}")[:MOST_MOVE_ID]
        await live.undo(seat, ply, move_id, issue)

    return await at_seat(request, id, take_back)


@post("/t/{id:str}/name", status_code=200)
async def name(request: Asked, id: FromPath[str]) -> Response[str]:
    """Change a name, here and at the next table."""
    kept: list[str] = []

    async def rename(live: LiveTable, seat: int, issue: int, form: dict[str, str]) -> None:
        name = read_name(form.get("name"))
        await live.rename(seat, name, issue)
        kept.append(name)

    answer = await at_seat(request, id, rename)
    answer.cookies.extend([name_cookie(request, name) for name in kept])
    return answer


@post("/t/{id:str}/auto", status_code=200)
async def auto(request: Asked, id: FromPath[str]) -> Response[str]:
    """Switch automatic play of forced actions."""

    async def switch(live: LiveTable, seat: int, issue: int, form: dict[str, str]) -> None:
        await live.set_auto(seat, form.get("auto") == "on", issue)

    return await at_seat(request, id, switch)


@post("/t/{id:str}/pace", status_code=200)
async def pace(request: Asked, id: FromPath[str]) -> Response[str]:
    """Choose how fast the bots answer."""

    async def choose(live: LiveTable, seat: int, issue: int, form: dict[str, str]) -> None:
        await live.set_pace(seat, form.get("pace", ""), issue)

    return await at_seat(request, id, choose)


@post("/t/{id:str}/leave", status_code=200)
async def leave(request: Asked, id: FromPath[str]) -> Response[str]:
    """Give the seat back, for everybody to see."""

    async def give_back(live: LiveTable, seat: int, issue: int, form: dict[str, str]) -> None:
        await live.leave_seat(seat, issue)

    return await at_seat(request, id, give_back)


Step = Callable[[LiveTable, int, int, dict[str, str]], Awaitable[None]]


async def at_seat(request: Asked, id: str, step: Step) -> Response[str]:
    """What somebody does at a seat, read from a form: the table after it, or why not.

    The form is read first: between taking the table and the step nothing is waited for.
    """
    form = await fields(request)
    live = await site_of(request).tables.get(id)
    try:
        seat = my_seat(request, live, form.get("seat"))
        await step(live, seat, live.seats[seat].issue, form)
    except RegaliaError as error:
        return await refusal(request, live, form, error)
    return await answer(request, live, seat)


def read_action(form: dict[str, str]) -> tuple[int, list[str], str]:
    """Ply, code and move id of a posted action; without an id, the same click is the same move."""
    code = form.get("action", "")
    if not code or len(code) > MOST_CODE or not code.isprintable():
        raise fail(Refused, "web.error-no-action")
    ply = whole(form.get("ply"), -1)
    move_id = form.get("move") or f"{ply}:{code}"
    return ply, code.split(" "), SENT + move_id[:MOST_MOVE_ID]


def wanted_seat(request: Asked, live: LiveTable) -> int:
    """Whose eyes a page has: the seat asked for if it is mine, else my only one."""
    held = held_seats(request, live)
    asked = whole(request.query_params.get("seat"), -1)
    if asked in held:
        return asked
    if len(held) > 1:
        return SPECTATOR  # hot-seat: somebody has to say who looks
    return held[0] if held else SPECTATOR


async def answer(request: Asked, live: LiveTable, seat: int) -> Response[str]:
    """After a step: the table anew, or the way back to it."""
    held = held_seats(request, live)
    if not is_htmx(request):
        return see(f"/t/{live.id}?seat={seat}" if len(held) > 1 else f"/t/{live.id}")
    live = await site_of(request).tables.get(live.id)
    return html(fragment(request, live, seat if seat in held else SPECTATOR))


async def refusal(
    request: Asked, live: LiveTable, form: dict[str, str], error: RegaliaError
) -> Response[str]:
    """The table as it is, with the sentence that says why nothing happened."""
    if status_of(error) == 500:
        raise error
    live = await site_of(request).tables.get(live.id)
    held = held_seats(request, live)
    seat = whole(form.get("seat"), -1)
    seat = seat if seat in held else SPECTATOR
    me = None if seat == SPECTATOR else seat
    text = say(error.message, lang_of(request), live.names, me) if error.message else str(error)
    if is_htmx(request):
        return html(fragment(request, live, seat, text), status_of(error))
    return whole_page(request, live, seat, text, status_of(error))


def fragment(request: Asked, live: LiveTable, seat: int, notice: str = "") -> str:
    """`#table` alone, drawn once however often it is asked for, with a notice put in its place."""
    held, host = held_seats(request, live), is_host(request, live)
    text = current(live, seat, held, host, lang_of(request)).text
    if not notice:
        return text
    return text.replace(NOTICE, f'<p class="notice" role="alert">{escape(notice)}</p>', 1)


def whole_page(
    request: Asked, live: LiveTable, seat: int, notice: str = "", status: int = 200
) -> Response[str]:
    """`#table` in its page."""
    held, host, lang = held_seats(request, live), is_host(request, live), lang_of(request)
    at = current(live, seat, held, host, lang).at
    name, style = live.game.name, table_style(table_page(live.game.id))
    title = name.fr if lang == "fr" else name.en
    frame = page_of(request, title=title, styles=(style,) if style else ())
    asked = f"?seat={seat}&" if seat in held else "?"
    address = f"/t/{live.id}/stream{asked}at={at}"
    drawn = fragment(request, live, seat, notice)
    follows = next_deal(site_of(request), live.id)
    known = {"page": frame, "stream": address, "names": live.names, "follows": follows}
    known["turn"] = f"/t/{live.id}/turn{asked}".rstrip("?&")
    known["short"] = card(live.game, lang).short
    known["goal"] = goal_of(live.game.id, lang)
    known["stood_in"] = [live.seats[seat] for seat in my_stand_ins(request, live)]
    page = render_page(live.game, lang, drawn, **known)
    return html(page, status)
