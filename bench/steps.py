"""What a move costs from the table to the disk, without HTTP: `steps.py TABLES MOVES`."""

import asyncio
import json
import random
import sys
import tempfile
import time
from pathlib import Path

from regalia import registry
from regalia.web.errors import Stale
from regalia.web.fresh import new_id, table_row
from regalia.web.live import LiveTable
from regalia.web.live.tables import Tables
from regalia.web.settings import settings_for
from regalia.web.store import SeatRow, store_at
from regalia.web.store.rows import PERSON

SEATS = 3


async def measure(tables: int, moves: int) -> dict[str, float]:
    """People at so many tables play at random, all at once, every move on disk before the next."""
    rng, count, game = random.Random(1), 0, registry.find("kingsburg")
    with tempfile.TemporaryDirectory() as folder:
        settings = settings_for(Path(folder) / "bench.db")
        store = store_at(settings.url)
        await store.open()
        awake = Tables(store, settings, lambda id: None)

        async def new() -> LiveTable:
            id = new_id(rng.randbytes)
            seats = [
                SeatRow(table_id=id, number=n, kind=PERSON, bot=None, name=f"P{n}")
                for n in range(SEATS)
            ]
            options, secret = registry.options(game, SEATS), rng.randbytes(32).hex()
            await store.add_table(table_row(id, game, options, seats, False, secret), seats)
            return await awake.get(id)

        async def play() -> None:
            nonlocal count
            live = await new()
            while count < moves:
                if live.match.is_over():
                    live = await new()
                seat = live.match.to_act()[0]
                action, ply = rng.choice(live.match.state.legal(seat)), live.seats[seat].moves
                try:
                    await live.play(seat, ply, action, f"{live.match.count}")
                    count += 1
                except Stale:
                    pass  # what was forced has played itself

        cpu, wall = time.process_time(), time.perf_counter()
        await asyncio.gather(*(play() for _ in range(tables)))
        cpu, wall = time.process_time() - cpu, time.perf_counter() - wall
        await awake.stop()
        await store.close()
    return {
        "tables": tables,
        "moves": count,
        "a_second": round(count / wall, 1),
        "ms_a_move": round(1000 * cpu / count, 3),
    }


if __name__ == "__main__":
    print(json.dumps(asyncio.run(measure(int(sys.argv[1]), int(sys.argv[2])))))
