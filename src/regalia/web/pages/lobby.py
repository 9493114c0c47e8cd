"""The first screen, and new tables."""

from collections.abc import Callable, Mapping
from functools import partial

from litestar import Response, get, post

from regalia import registry
from regalia.core.errors import RegaliaError
from regalia.core.game import Game
from regalia.match.fair import Deal
from regalia.text import fail, say
from regalia.web import campaigns
from regalia.web.auth import HOST, Held, deal_secret, read_draft, write_draft
from regalia.web.errors import Refused, status_of
from regalia.web.fresh import check_seats, my_name, new_id, seat_row, table_row
from regalia.web.pages.listing import listed
from regalia.web.pages.site import (
    Asked,
    Site,
    fields,
    held_by,
    is_htmx,
    lang_of,
    name_cookie,
    name_of,
    page,
    page_of,
    remember,
    see,
    site_of,
    whole,
)
from regalia.web.pages.tutorial import is_told, offer
from regalia.web.shelf import GUEST, all_cards, new_table, read_options, read_seats
from regalia.web.store import CampaignRow, SeatRow, TableRow
from regalia.web.store.rows import PERSON
from regalia.web.view.lobby import ListedTable, LobbyView

MOST_LISTED = 12
DRAFTS = 20  # ids tried for a new table before giving up


@get("/")
async def lobby(request: Asked) -> Response[str]:
    return await lobby_page(request)


@get("/next")
async def next_table(request: Asked) -> Response[str]:
    """A table where it is my turn, another one than I come from if there is one; else the lobby."""
    here = request.query_params.get("from", "")
    mine = await my_tables(request, site_of(request))
    turns = sorted(
        (table for table in mine if table.is_my_turn), key=lambda table: table.id == here
    )
    return see(f"/t/{turns[0].id}" if turns else "/")


@post("/tables", status_code=200)
async def create(request: Asked) -> Response[str]:
    """A new table, and the seats I take at it."""
    form = await fields(request)
    if form.get("campaign"):
        return await begin_campaign(request, form)
    try:
        draft = form.get("draft", "")
        row, seats = await add_table(request, draft, partial(read_table, form))
    except RegaliaError as error:
        text = say(error.message, lang_of(request)) if error.message else str(error)
        return await lobby_page(request, form, text, status_of(error))
    mine = [seat for seat in seats if seat.kind == PERSON]
    way = f"/t/{row.id}" if len(mine) < 2 else f"/t/{row.id}?seat={mine[0].number}"
    return await seated(request, row, seats, way, form)


async def begin_campaign(request: Asked, form: dict[str, str]) -> Response[str]:
    """A campaign and the table of its first scenario, and the seats I take at it."""
    try:
        game = registry.find(campaigns.GAME)
        count = read_seats(game, form.get("seats"))
        chosen = read_options(game, count, form)
        row, start = campaigns.new_campaign(
            form.get("game", ""), form["campaign"], count, chosen, site_of(request).settings.draw
        )
        laid = partial(read_table, form, values=start.values())
        table, seats = await add_table(request, form.get("draft", ""), laid, row)
    except RegaliaError as error:
        text = say(error.message, lang_of(request)) if error.message else str(error)
        return await lobby_page(request, form, text, status_of(error))
    return await seated(request, table, seats, f"/c/{row.id}", form)


Laid = Callable[[str, str], tuple[TableRow, list[SeatRow]]]  # of an id and a deal's secret


async def add_table(
    request: Asked, draft: str, laid: Laid, campaign: CampaignRow | None = None
) -> tuple[TableRow, list[SeatRow]]:
    """Write a new table: the draft, whose seal was shown, or another if it is used."""
    site = site_of(request)
    key, draw = site.settings.key, site.settings.draw
    id = read_draft(key, draft) or new_id(draw)
    for _ in range(DRAFTS):
        row, seats = laid(id, deal_secret(key, id))
        if campaign is not None:
            row.campaign, row.chapter = campaign.id, 0
        if await site.store.add_table(row, seats, campaign):
            return row, seats
        id = new_id(draw)
    raise fail(Refused, "web.error-again")


async def seated(
    request: Asked, row: TableRow, seats: list[SeatRow], way: str, form: dict[str, str]
) -> Response[str]:
    """Look at what was begun, with the seats I took and the host's place.

    A name is kept if somebody gave it; nobody has to be called what we suggest.
    """
    site = site_of(request)
    live = await site.tables.get(row.id)
    site.tables.rouse(live)
    mine = [seat for seat in seats if seat.kind == PERSON]
    held = [Held(row.id, seat.number, seat.issue) for seat in mine]
    cookies = [remember(request, [*held, Held(row.id, HOST, row.host_issue)])]
    if mine and form.get(f"name-{mine[0].number}", "").strip():
        cookies.append(name_cookie(request, mine[0].name))
    answer = see(way, cookies)
    if is_htmx(request):
        answer.status_code = 200
        answer.headers["hx-redirect"] = way
    return answer


async def lobby_page(
    request: Asked, form: dict[str, str] | None = None, notice: str = "", status: int = 200
) -> Response[str]:
    """The lobby, with the form as it was sent if it could not be granted."""
    site, lang = site_of(request), lang_of(request)
    wanted = (form or {}).get("game") or request.query_params.get("game") or ""
    game = chosen_game(wanted)
    seats = whole((form or {}).get("seats") or request.query_params.get("seats"), 0)
    mine = await my_tables(request, site)
    key, id = site.settings.key, new_id(site.settings.draw)
    view = LobbyView(
        games=all_cards(lang, game.id),
        new=new_table(game, seats, lang, name_of(request), form or {}),
        mine=tuple(table for table in mine if not table.is_over and not is_told(table)),
        open=tuple(
            table
            for table in await listed(site, await site.store.open_tables(MOST_LISTED), {}, lang)
            if not any(seat.is_mine for seat in table.seats)
        ),
        live=await listed(site, await site.store.live_tables(MOST_LISTED), {}, lang),
        finished=tuple(table for table in mine if table.is_over),
        draft=write_draft(key, id),
        commitment=Deal(deal_secret(key, id), ()).commitment,
        notice=notice,
        is_listed=form is None or form.get("listed") == "on",
        tutorial=await offer(request, game.id, mine, lang),
    )
    turns = sum(table.is_my_turn for table in view.mine)
    return page(request, "lobby.html", status, lobby=view, page=page_of(request, turns=turns))


async def my_tables(request: Asked, site: Site) -> list[ListedTable]:
    """The tables of this browser, those where it is my turn first."""
    held: dict[str, list[Held]] = {}
    for entry in held_by(request):
        held.setdefault(entry.table, []).append(entry)
    rows = await site.store.tables(list(held)[: 2 * MOST_LISTED])
    tables = await listed(site, rows, held, lang_of(request))
    return sorted(tables, key=lambda table: not table.is_my_turn)


def chosen_game(id: str) -> Game:
    """The game asked for, or the first."""
    return next((game for game in registry.games() if game.id == id), registry.games()[0])


def read_table(
    form: dict[str, str], id: str, secret: str, values: Mapping[str, object] | None = None
) -> tuple[TableRow, list[SeatRow]]:
    """A table as the form describes it, its options given or in the form; or why it cannot be."""
    game = registry.find(form.get("game", ""))
    count = read_seats(game, form.get("seats"))
    kinds = [form.get(f"seat-{number}", "bot") for number in range(count)]
    names = [form.get(f"name-{number}") for number in range(count)]
    if "me" in kinds:
        names[kinds.index("me")] = my_name(kinds, names[kinds.index("me")], GUEST)
    seats = [
        seat_row(game, id, number, kinds[number], names[number], form.get(f"bot-{number}"))
        for number in range(count)
    ]
    check_seats(seats, form.get("words"))
    chosen = read_options(game, count, form) if values is None else values
    options = registry.options(game, count, chosen)
    row = table_row(id, game, options, seats, form.get("listed") == "on", secret)
    row.spectator_chat = form.get("spectator-chat") == "on"
    return row, seats
