"""Once more: the same people, bots and options, every seat turned by one."""

from litestar import Response, post
from litestar.params import FromPath

from regalia import registry
from regalia.match.fair import Deal
from regalia.text import fail
from regalia.web.auth import HOST, Held, again_id, deal_secret
from regalia.web.errors import NotYours
from regalia.web.fresh import table_row
from regalia.web.live import LiveTable
from regalia.web.live.lesson import bot_of
from regalia.web.names import read_words
from regalia.web.pages.site import Asked, Site, fields, held_seats, my_seat, remember, see, site_of
from regalia.web.store import SeatRow
from regalia.web.store.rows import BOT, EMPTY, OVER, PERSON


def next_deal(site: Site, id: str) -> tuple[str, str]:
    """The table that follows a table, and the seal of its deal, before there is either."""
    key = site.settings.key
    follows = again_id(key, id)
    return follows, Deal(deal_secret(key, follows), ()).commitment


@post("/t/{id:str}/again", status_code=200)
async def again(request: Asked, id: FromPath[str]) -> Response[str]:
    """Whoever asks first makes the table, everybody else sits down where they belong."""
    form = await fields(request)
    live = await site_of(request).tables.get(id)
    my_seat(request, live, form.get("seat"))  # or a sentence, if this browser has no seat here
    held = held_seats(request, live)
    follows, mine, places = await play_again(site_of(request), live, held, form.get("words"))
    return see(way_to(follows, mine), [remember(request, places)] if places else [])


async def play_again(
    site: Site, live: LiveTable, held: tuple[int, ...], said: str | None
) -> tuple[str, set[int], list[Held]]:
    """The table that follows, where these seats sit at it, and the places that were taken now."""
    id = live.id
    if live.row.status != OVER or live.row.campaign:
        raise fail(NotYours, "web.error-not-over")
    follows, _ = next_deal(site, id)
    words = read_words(said)
    mine = {turned(seat, len(live.seats)) for seat in held}
    if await site.store.table(follows) is None:
        seats = turned_seats(live, follows, mine, words)
        game = live.game
        options = registry.options(game, len(seats), live.row.options)
        row = table_row(
            follows, game, options, seats, False, deal_secret(site.settings.key, follows)
        )
        row.spectator_chat = live.row.spectator_chat
        if await site.store.add_table(row, seats):
            await live.tell_again(held[0])
            made = await site.tables.get(follows)
            site.tables.rouse(made)
            places = [Held(follows, seat, made.seats[seat].issue) for seat in sorted(mine)]
            host = Held(follows, HOST, made.row.host_issue)
            return follows, mine, [*places, host]
    made = await site.tables.get(follows)
    places = []
    for seat in sorted(mine):
        row_there = made.seats[seat]
        if row_there.kind == EMPTY:
            name = live.seats[turned_back(seat, len(live.seats))].name
            issue = await made.sit(seat, name, words, row_there.issue)
            places.append(Held(follows, seat, issue))
    return follows, mine, places


def way_to(id: str, mine: set[int]) -> str:
    return f"/t/{id}" if len(mine) < 2 else f"/t/{id}?seat={min(mine)}"


def turned(seat: int, count: int) -> int:
    """Where a seat sits next time."""
    return (seat + 1) % count


def turned_back(seat: int, count: int) -> int:
    return (seat - 1) % count


def turned_seats(live: LiveTable, id: str, mine: set[int], words: str) -> list[SeatRow]:
    """The seats of the next table: mine taken, bots in theirs, the others' waiting for them."""
    rows = []
    for number in range(len(live.seats)):
        before = live.seats[turned_back(number, len(live.seats))]
        row = SeatRow(table_id=id, number=number, kind=EMPTY, bot=None, name="")
        if before.kind == BOT and not before.is_stand_in:
            row.kind, row.name = BOT, before.name
            row.bot = before.bot and bot_of(before.bot)
        elif number in mine:
            row.kind, row.name = PERSON, before.name
            row.words = words if number == min(mine) else ""
        rows.append(row)
    return rows
