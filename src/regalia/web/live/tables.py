"""All tables: which are awake, who plays for the bots, who hears of what."""

import asyncio
import time
from collections.abc import Callable

from regalia.web.live.driver import Driver
from regalia.web.live.load import load
from regalia.web.live.table import LiveTable
from regalia.web.live.thinkers import Thinkers
from regalia.web.settings import Settings
from regalia.web.store import Store

Publish = Callable[[str], None]  # told the id of a table that changed

SWEEP_SECONDS = 30.0


class Tables:
    """Tables by id, loaded when somebody comes, dropped when nobody is left."""

    def __init__(self, store: Store, settings: Settings, publish: Publish) -> None:
        self.store = store
        self.settings = settings
        self.publish = publish
        self.awake: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.sweeper: asyncio.Task[None] | None = None
        self.driver = Driver(self.get, settings)

    @property
    def drivers(self) -> dict[str, asyncio.Task[None]]:
        """The tables at which bots or forced actions go on."""
        return self.driver.tasks

    @property
    def thinkers(self) -> Thinkers:
        """Where the bots think."""
        return self.driver.thinkers

    async def start(self) -> None:
        """Wake the tables whose bots were interrupted."""
        self.sweeper = asyncio.create_task(self._sweep())
        for id in await self.store.bot_turns():
            try:
                self.rouse(await self.get(id))
            except Exception:
                self.driver.start(id)  # it tries again, and says what is the matter

    async def stop(self) -> None:
        """Let nobody begin anything more."""
        if self.sweeper is not None:
            self.sweeper.cancel()
            await asyncio.gather(self.sweeper, return_exceptions=True)
        await self.driver.stop()

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
            live.last, live.woken = before.last, before.woken
        self.awake[id] = live
        return live

    def _announced(self, id: str) -> None:
        self.publish(id)
        live = self.awake.get(id)
        if live is not None:
            self.rouse(live)

    def rouse(self, live: LiveTable) -> None:
        """Let bots and forced actions of a table go on, if there are any."""
        if live.next_automatic() is not None:
            self.driver.start(live.id)

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
