"""Looking back: matches at each of their stops, records that are brought, files to take home."""

from typing import Any

from litestar import Response

from regalia.core.events import SPECTATOR
from regalia.text import fail, say
from regalia.view import as_json
from regalia.web.api import sent, shapes
from regalia.web.api.operation import JSON, Call, operation
from regalia.web.api.places import places
from regalia.web.api.tell import log, sheets
from regalia.web.errors import Busy
from regalia.web.live.pasts import Shown
from regalia.web.pages.end import reviewed
from regalia.web.pages.replay import (
    address_of,
    file_of,
    laid_onward,
    of_table,
    wanted_eyes,
    wanted_stop,
)
from regalia.web.security import FILE_POLICY, UPLOAD_BYTES
from regalia.web.view.replay import names_of, past_view

GROUP = "back"
WHOSE = "whose view: a seat from 0, or `watch`; while the game goes on only yours"
OPENS = {"seat": "whose view it opens with: a seat from 0, or `watch`"}
STOP = {
    "seat": WHOSE,
    "at": "after how many moves, once it is over",
    "step": "which stop of your own, while it goes on",
}


@operation(
    "GET",
    "/tables/{id:str}/past",
    GROUP,
    gives=shapes.Past,
    problems=(401, 403, 422),
    query=STOP,
)
async def past(call: Call) -> shapes.Past:
    """The table at an earlier stop: of your own running game, or of any that is over."""
    await call.eyes()  # a token of elsewhere opens nothing here either
    return await _at(call, *await of_table(call.request, call.id))


@operation(
    "GET",
    "/tables/{id:str}/replay",
    GROUP,
    media="text/html",
    problems=(401, 403, 422),
    query=OPENS,
)
async def replay_file(call: Call) -> Response[Any]:
    """A finished match as a page of its own that replays it offline, from every seat's view."""
    await call.eyes()
    return await _file(call, *await of_table(call.request, call.id))


@operation(
    "POST", "/records", GROUP, takes=sent.Bring, gives=shapes.Brought, status=201, most=UPLOAD_BYTES
)
async def bring(call: Call) -> shapes.Brought:
    """Send a record: every action and digest is checked. It is forgotten after a while."""
    pasts = call.site.pasts
    mark = await pasts.add_record(bytes(call.body.record))
    shown = await pasts.of_record(mark)
    past, names = shown.past, names_of(shown, call.lang)
    return shapes.Brought(mark, past.game.id, list(names), len(past.moves), past.is_over)


@operation("GET", "/records/{mark:str}", GROUP, gives=dict[str, Any])
async def brought(call: Call) -> Response[Any]:
    """A record that was sent, unchanged."""
    return Response(call.site.pasts.record(_mark(call)), media_type=JSON)


@operation(
    "GET",
    "/records/{mark:str}/past",
    GROUP,
    gives=shapes.Past,
    problems=(403, 422),
    query={name: about for name, about in STOP.items() if name != "step"},
)
async def brought_past(call: Call) -> shapes.Past:
    """The match of a record at one of its moves, by the eyes of any seat."""
    return await _at(call, await call.site.pasts.of_record(_mark(call)))


@operation(
    "GET", "/records/{mark:str}/replay", GROUP, media="text/html", problems=(403, 422), query=OPENS
)
async def brought_file(call: Call) -> Response[Any]:
    """The same as a page of its own that replays it offline."""
    return await _file(call, await call.site.pasts.of_record(_mark(call)))


@operation("GET", "/records/{mark:str}/review", GROUP, media="text/html", problems=(403, 422))
async def brought_review(call: Call) -> Response[Any]:
    """What the match of a record turned on: a page to keep."""
    pasts = call.site.pasts
    shown = await pasts.of_record(_mark(call))
    found = await reviewed(call.request, shown, pasts.record(_mark(call)).decode())
    if found is None:
        raise fail(Busy, "web.error-reviewing")
    return _page(found.page)


@operation(
    "POST",
    "/records/{mark:str}/onward",
    GROUP,
    takes=sent.PlayOn,
    gives=shapes.Places,
    status=201,
    problems=(403,),
)
async def brought_onward(call: Call) -> shapes.Places:
    """A new table that goes on from a move of a record."""
    shown, asked = await call.site.pasts.of_record(_mark(call)), call.body
    held = await laid_onward(
        call.request, shown, asked.at, asked.seat, asked.bot, asked.chance == "new"
    )
    return shapes.Places(held[0].table, places(call.key, held))


def _mark(call: Call) -> str:
    return str(call.request.path_params["mark"])


def _page(text: str) -> Response[Any]:
    policy = {"content-security-policy": FILE_POLICY}
    return Response(text.encode(), media_type="text/html", headers=policy)


async def _file(call: Call, shown: Shown, held: tuple[int, ...] = ()) -> Response[Any]:
    text = await file_of(call.request, shown, held)
    if text is None:
        raise fail(Busy, "web.error-replay-making")
    return _page(text)


async def _at(call: Call, shown: Shown, held: tuple[int, ...] = ()) -> shapes.Past:
    """The stop that is asked for, told beside the event loop."""
    seat, lang = wanted_eyes(call.request, shown, held), call.lang
    query = dict(call.request.query_params)

    def tell() -> shapes.Past:
        stop = wanted_stop(query, shown, seat)
        return _told(shown, seat, stop, lang)

    return await call.site.pasts.run(tell, address_of(call.request))


def _told(shown: Shown, seat: int, stop: int, lang: str) -> shapes.Past:
    view, walk = past_view(shown, seat, stop, lang), shown.past.walk(seat, shown.is_open)
    names, bar = names_of(shown, lang), view.transport
    return shapes.Past(
        game=shown.past.game.id,
        seat=None if seat == SPECTATOR else seat,
        stop=stop,
        last=walk.last,
        move=stop if shown.is_open else None,
        mover=bar.mover if bar.mover >= 0 else None,
        told=bar.told,
        where=view.where,
        view=as_json(view.seen.view),
        sheets=sheets(view),
        log=log(view),
        turns=walk.turns(),
        rounds=[shapes.Round(say(walk.wheres[at], lang, names), at) for _, at in walk.rounds()],
    )
