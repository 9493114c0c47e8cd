"""Tables on a server, without anybody clicking: begun from a seed, played to the end."""

import time
from collections.abc import Sequence

from kit.web import Server, until
from regalia import registry
from regalia.web.fresh import new_id, table_row
from regalia.web.live import LiveTable
from regalia.web.store import SeatRow
from regalia.web.store.rows import BOT, PERSON

ME = "me"


def seeded_table(server: Server, game: str, seed: int, seats: Sequence[str]) -> str:
    """A table with bots of these names, or people where it says ME; its bots begin at once."""
    id, found = new_id(server.draw), registry.find(game)
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
    secret = seed.to_bytes(32, "big").hex()
    row = table_row(id, found, registry.options(found, len(seats)), rows, True, secret)

    async def begin() -> None:
        assert await server.site.store.add_table(row, rows)
        server.site.tables.rouse(await server.site.tables.get(id))

    server.run(begin())
    return id


def finish(server: Server, live: LiveTable) -> None:
    """Let people choose whatever comes first, until the game is over."""
    people = [seat.number for seat in live.seats if seat.kind == "person"]
    while not server.see(live.match.is_over):
        asked = [seat for seat in people if seat in server.see(live.match.to_act)]
        if not asked:
            time.sleep(0.01)
            continue
        seat = asked[0]
        action, moves = live.match.state.legal(seat)[0], live.seats[seat].moves
        server.run(live.play(seat, moves, action, f"test-{moves}"))
    until(lambda: live.row.status == "over")
