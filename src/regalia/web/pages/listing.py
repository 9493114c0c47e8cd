"""Tables as rows of a list."""

import logging
from collections.abc import Mapping, Sequence

from regalia import registry
from regalia.core.errors import RegaliaError
from regalia.core.events import SPECTATOR
from regalia.core.message import Message
from regalia.text import say
from regalia.web.auth import Held
from regalia.web.live.lesson import lesson_at
from regalia.web.pages.site import Site
from regalia.web.shelf import game_name
from regalia.web.store import SeatRow, TableRow
from regalia.web.store.rows import OPEN, OVER, PERSON, PLAYING
from regalia.web.view.lobby import ListedSeat, ListedTable

log = logging.getLogger("regalia.web")


async def listed(
    site: Site, rows: Sequence[TableRow], held: Mapping[str, list[Held]], lang: str
) -> tuple[ListedTable, ...]:
    """Rows of the lobby; for tables I sit at, also where they stand and what is asked of me."""
    seats = await site.store.seats([row.id for row in rows])
    tables = []
    for row in rows:
        try:
            tables.append(await _listed(site, row, seats[row.id], held.get(row.id, []), lang))
        except (ArithmeticError, LookupError, RegaliaError, TypeError, ValueError):
            log.exception("table %s cannot be listed", row.id)  # one bad row costs its own line
    return tuple(tables)


async def _listed(
    site: Site, row: TableRow, seats: list[SeatRow], held: list[Held], lang: str
) -> ListedTable:
    game = registry.find(row.game)
    mine = {
        place.seat
        for place in held
        if 0 <= place.seat < len(seats) and seats[place.seat].issue == place.issue
    }
    asked = {n for n in range(row.seats) if row.status == PLAYING and (row.to_act >> n) & 1}
    where, prompt, lesson = "", _waiting(row, seats, asked, lang), None
    if held and row.status == PLAYING:
        try:
            live = await site.tables.get(row.id)
        except RegaliaError:
            live = None
        if live is not None:
            me = min(mine & asked or mine, default=SPECTATOR)
            seen = live.match.observe(me)
            where = say(game.where(seen), lang, live.names)
            lesson = lesson_at(live)
            if lesson is not None:
                number, of = lesson[1].number + 1, len(lesson[0].steps)
                where = say(Message("web.tutorial"), lang)
                prompt = say(Message("web.tutorial-step", {"n": number, "of": of}), lang)
            elif mine & asked:
                prompt = say(game.prompt(seen), lang, live.names, me)
    return ListedTable(
        id=row.id,
        game=game.id,
        name=game_name(game, lang),
        host=next((seat.name for seat in seats if seat.kind == PERSON), ""),
        seats=tuple(
            ListedSeat(seat.number, seat.name, seat.kind, seat.number in mine, seat.number in asked)
            for seat in seats
        ),
        is_my_turn=bool(mine & asked) and lesson is None,  # nobody waits in a tutorial
        is_over=row.status == OVER,
        where=where,
        prompt=prompt,
        result=_result(row, seats, mine, lang),
        changed=row.changed,
        lesson=0 if lesson is None else lesson[1].number + 1,
    )


def _waiting(row: TableRow, seats: list[SeatRow], asked: set[int], lang: str) -> str:
    if row.status == OPEN:
        free = sum(seat.kind == "open" for seat in seats)
        return say(Message("web.list-open", {"n": free}), lang)
    names = [seats[n].name for n in sorted(asked)]
    return (
        say(Message("web.list-waiting", {"names": names, "n": len(names)}), lang) if names else ""
    )


def _result(row: TableRow, seats: list[SeatRow], mine: set[int], lang: str) -> str:
    if row.status != OVER or not row.scores or not row.ranks:
        return ""
    winners = [seat.name for seat, rank in zip(seats, row.ranks, strict=True) if rank == 1]
    points = [str(score) for score in sorted(row.scores, reverse=True)]
    won = any(row.ranks[n] == 1 for n in mine)
    args: dict[str, object] = {
        "me": "yes" if won else "no",
        "names": winners,
        "n": len(winners),
        "points": ", ".join(points),
    }
    return say(Message("web.list-won", args), lang)
