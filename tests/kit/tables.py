"""Tables whose deal is known: put into a server's database as the lobby does it, from a seed."""

from collections.abc import Sequence

from kit.web import Server
from regalia.match import new_match
from regalia.web.fresh import new_id, table_row
from regalia.web.store import SeatRow
from regalia.web.store.rows import BOT, PERSON

ME = "me"


def seeded_table(server: Server, game: str, seed: int, seats: Sequence[str]) -> str:
    """A table with bots of these names, or people where it says ME; its bots begin at once."""
    match = new_match(game, len(seats), seed)
    id = new_id()
    rows = [
        SeatRow(
            table_id=id,
            number=number,
            kind=PERSON if who == ME else BOT,
            bot=None if who == ME else who,
            name=f"N{number}",
        )
        for number, who in enumerate(seats)
    ]

    async def begin() -> None:
        await server.site.store.add_table(table_row(id, match, rows, True), rows)
        server.site.tables.rouse(await server.site.tables.get(id))

    server.run(begin())
    return id
