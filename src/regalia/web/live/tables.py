"""All tables: which are awake, who plays for the bots, who hears of what."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable

from regalia.core.errors import IllegalAction
from regalia.web.errors import Stale
from regalia.web.live.load import load
from regalia.web.live.table import LiveTable
from regalia.web.live.thinkers import Thinkers
from regalia.web.settings import Settings
from regalia.web.store import Store
from regalia.web.store.rows import BOT

log = logging.getLogger("regalia.web")

Publish = Callable[[str], None]  # told the id of a table that changed

SWEEP_SECONDS = 30.0
AUTOMATIC = "auto:"  # begins the names of moves that nobody sent; no client can say it


class Tables:
    """Tables by id, loaded when somebody comes, dropped when nobody is left."""

    def __init__(self, store: Store, settings: Settings, publish: Publish) -> None:
        self.store = store
        self.settings = settings
        self.publish = publish
        self.thinkers = Thinkers(settings.bot_processes)
        self.awake: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.drivers: dict[str, asyncio.Task[None]] = {}
        self.sweeper: asyncio.Task[None] | None = None
        self.stopped = False

    async def start(self) -> None:
        """Wake the tables whose bots were interrupted."""
        self.sweeper = asyncio.create_task(self._sweep())
        for id in await self.store.bot_turns():
            with contextlib.suppress(Exception):
                self.rouse(await self.get(id))

    async def stop(self) -> None:
        """Let nobody begin anything more."""
        self.stopped = True
        tasks = [*self.drivers.values(), *([self.sweeper] if self.sweeper else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.thinkers.stop()

    async def get(self, id: str) -> LiveTable:
        """The table, from memory or from the database, with nothing half done.

        Whoever reads it before the next `await` sees only what has been committed.
        """
        live = self.awake.get(id)
        if live is not None and live.lock.locked():
            async with live.lock:
                pass
        if live is not None and not live.broken:
            live.touched = time.monotonic()  # it stays awake until whoever asked is done
            return live
        lock = self.loading.setdefault(id, asyncio.Lock())
        try:
            async with lock:
                live = self.awake.get(id)
                if live is None or live.broken:
                    live = await self._wake(id)
                return live
        finally:
            self.loading.pop(id, None)

    async def _wake(self, id: str) -> LiveTable:
        before = self.awake.get(id)
        live = await load(self.store, self._announced, id)
        if before is not None:
            live.here, live.era, live.frames = before.here, before.era, before.frames
        self.awake[id] = live
        return live

    def _announced(self, id: str) -> None:
        self.publish(id)
        live = self.awake.get(id)
        if live is not None:
            self.rouse(live)

    def rouse(self, live: LiveTable) -> None:
        """Let bots and forced actions of a table go on, if there are any."""
        if self.stopped or live.id in self.drivers:
            return
        if live.next_automatic() is not None:
            self.drivers[live.id] = asyncio.create_task(self._drive(live.id))

    async def _drive(self, id: str) -> None:
        try:
            await self._play_on(id)
        except Exception:
            log.exception("the bots of table %s stopped", id)
        finally:
            # Not in a callback: nothing may happen between the last look and this.
            self.drivers.pop(id, None)

    async def _play_on(self, id: str) -> None:
        """Play for whoever need not be asked, one action after the other."""
        while True:
            live = await self.get(id)
            seat = live.next_automatic()
            if seat is None:
                return
            row, undone = live.seats[seat], live.undone
            seen = live.match.observe(seat)
            try:
                if row.kind == BOT and row.bot is not None:
                    pause = asyncio.sleep(self.settings.bot_pause)
                    think = self.thinkers.choose(live.game.id, row.bot, seen)
                    _, action = await asyncio.gather(pause, think)
                else:
                    action = seen.legal[0]
                if live.undone == undone:
                    code = list(live.game.actions.code(action))
                    await live.play(seat, row.moves, code, f"{AUTOMATIC}{row.moves}")
            except (IllegalAction, Stale):
                continue  # somebody took something back meanwhile

    async def _sweep(self) -> None:
        """Let tables sleep that nobody looks at."""
        while True:
            await asyncio.sleep(min(SWEEP_SECONDS, self.settings.idle))
            self.let_sleep()

    def let_sleep(self) -> int:
        """Drop every idle table from memory; the database has all of it."""
        idle = [
            id
            for id, live in self.awake.items()
            if live.is_idle(self.settings.idle) and id not in self.drivers
        ]
        for id in idle:
            del self.awake[id]
        return len(idle)
