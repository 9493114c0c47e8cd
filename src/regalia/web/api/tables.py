"""Tables: those of the lobby, new ones, and one as a seat or a spectator sees it."""

from typing import Any

from litestar import Response
from litestar.response import Stream

from regalia import registry
from regalia.match.fair import Deal
from regalia.text import fail
from regalia.web import campaigns
from regalia.web.api import sent, shapes
from regalia.web.api.operation import JSON, SEAT, Call, operation
from regalia.web.api.places import places
from regalia.web.api.tell import actions as actions_of
from regalia.web.api.tell import told
from regalia.web.auth import HOST as HOSTS
from regalia.web.auth import Held, deal_secret, write_draft
from regalia.web.errors import Refused
from regalia.web.fresh import check_seats, new_id, seat_row, table_row
from regalia.web.live import LiveTable
from regalia.web.pages.listing import listed
from regalia.web.pages.lobby import MOST_LISTED, add_table
from regalia.web.pages.table import streamed
from regalia.web.store import SeatRow, TableRow
from regalia.web.store.rows import PERSON
from regalia.web.view.build import table_view
from regalia.web.view.lobby import ListedTable

GROUP = "tables"
AT = {"at": "the `at` you have: nothing is sent until there is something newer"}


@operation("GET", "/tables", GROUP, gives=shapes.Lobby)
async def tables(call: Call) -> shapes.Lobby:
    """Tables that anybody may see: those with seats to take, and those to watch."""
    store = call.site.store
    found = []
    for rows in (await store.open_tables(MOST_LISTED), await store.live_tables(MOST_LISTED)):
        found.append([_line(one) for one in await listed(call.site, rows, {}, call.lang)])
    return shapes.Lobby(*found)


@operation("POST", "/drafts", GROUP, gives=shapes.Draft)
async def draft(call: Call) -> shapes.Draft:
    """The seal of a deal, before anybody adds words to it."""
    id = new_id(call.site.settings.draw)
    seal = Deal(deal_secret(call.key, id), ()).commitment
    return shapes.Draft(write_draft(call.key, id), seal)


@operation(
    "POST",
    "/tables",
    GROUP,
    takes=sent.NewTable,
    gives=shapes.Places,
    status=201,
    problems=(404,),
)
async def create(call: Call) -> shapes.Places:
    """A new table; you get a token for each seat that is yours, and one for the host's place."""
    asked: sent.NewTable = call.body
    game = registry.find(asked.game)
    registry.check_seats(game, len(asked.seats))
    values: dict[str, Any] = dict(asked.options)
    begun = None
    if asked.campaign:
        draw = call.site.settings.draw
        begun, start = campaigns.new_campaign(
            game.id, asked.campaign, len(asked.seats), values, draw
        )
        values = dict(start.values())

    def laid(id: str, secret: str) -> tuple[TableRow, list[SeatRow]]:
        seats = [
            seat_row(game, id, number, seat.kind, seat.name, seat.bot)
            for number, seat in enumerate(asked.seats)
        ]
        check_seats(seats, asked.words)
        options = registry.options(game, len(seats), values)
        row = table_row(id, game, options, seats, asked.listed, secret)
        row.spectator_chat = asked.spectator_chat
        return row, seats

    row, seats = await add_table(call.request, asked.draft, laid, begun)
    call.site.tables.rouse(await call.site.tables.get(row.id))
    mine = [Held(row.id, seat.number, seat.issue) for seat in seats if seat.kind == PERSON]
    host = Held(row.id, HOSTS, row.host_issue)
    name = begun.id if begun is not None else ""
    return shapes.Places(row.id, places(call.key, [*mine, host]), name)


@operation("GET", "/tables/{id:str}", GROUP, gives=shapes.Table, problems=(401, 403))
async def table(call: Call) -> Response[Any]:
    """The table as your seat sees it; without a token, as any spectator does."""
    return shown_to(call, *await call.eyes())


@operation("GET", "/tables/{id:str}/actions", GROUP, gives=shapes.Actions, token=SEAT)
async def actions(call: Call) -> shapes.Actions:
    """What you are asked, and everything you may answer."""
    live, seat, _ = await call.seat()
    view = table_view(live, seat, call.lang, (seat,))
    prompt = view.prompt if view.is_asked else ""
    return shapes.Actions(view.ply, prompt, actions_of(view))


@operation(
    "GET",
    "/tables/{id:str}/stream",
    GROUP,
    media="text/event-stream",
    problems=(401, 403),
    query=AT,
)
async def stream(call: Call) -> Stream:
    """Server-sent events: the table as you may see it, whenever that changes. Events named `here`
    only say that the connection is alive."""
    live, seat = await call.eyes()
    lang = call.lang
    return streamed(call.request, live.id, seat, lambda live, last: told(live, seat, lang, last))


@operation(
    "PATCH",
    "/tables/{id:str}",
    GROUP,
    takes=sent.ChangeTable,
    gives=shapes.Table,
    token=SEAT,
)
async def change_table(call: Call) -> Response[Any]:
    """Choose how fast the bots answer (with a seat's token), or whether hints are allowed and
    whether spectators may chat (with the host's)."""
    asked: sent.ChangeTable = call.body
    if asked.hints is None and asked.pace is None and asked.spectator_chat is None:
        raise fail(Refused, "web.error-nothing")
    if asked.spectator_chat is not None:
        await (await call.hosted()).allow_spectators(asked.spectator_chat)
    if asked.hints is not None:
        await (await call.hosted()).allow_hints(asked.hints)
    if asked.pace is not None:
        live, seat, issue = await call.seat()
        await live.set_pace(seat, asked.pace, issue)
    return shown_to(call, *await call.eyes())


def shown_to(call: Call, live: LiveTable, seat: int) -> Response[Any]:
    """The table, drawn once for all who see the same."""
    return Response(told(live, seat, call.lang).text.encode(), media_type=JSON)


def _line(one: ListedTable) -> shapes.Listed:
    seats = [
        shapes.ListedSeat(seat.number, seat.name, seat.kind, seat.is_to_act) for seat in one.seats
    ]
    return shapes.Listed(one.id, one.game, seats, one.prompt)
