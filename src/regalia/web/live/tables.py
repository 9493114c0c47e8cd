"""All tables: which are awake, who plays for the bots, who hears of what."""

import asyncio
import logging
import time
from collections.abc import Callable
from weakref import WeakValueDictionary

from regalia import registry
from regalia.core.errors import UnknownGame
from regalia.text import fail
from regalia.web.errors import Away, Outdated
from regalia.web.live.driver import Driver
from regalia.web.live.load import load
from regalia.web.live.older import OlderTable
from regalia.web.live.sights import Draw, looks, pack
from regalia.web.live.table import LiveTable
from regalia.web.live.thinkers import Thinkers
from regalia.web.settings import Settings
from regalia.web.store import Store
from regalia.web.store.rows import OPEN

Publish = Callable[[str], None]  # told the id of a table that changed

SWEEP_SECONDS = 30.0
DRAW_SECONDS = 5.0  # between two looks at what could be drawn to be kept
QUIET_SECONDS = 10.0  # without a step, before a table is
MOST_SWEPT = 50  # tables at a time
MOST_DRAWN = 12  # frames at a time: one takes as long as an answer

log = logging.getLogger("regalia.web")


class Tables:
    """Tables by id, loaded when somebody comes, dropped when nobody is left."""

    def __init__(
        self, store: Store, settings: Settings, publish: Publish, draw: Draw | None = None
    ) -> None:
        self.store = store
        self.draw = draw  # what people see, to be kept for after an update
        self.comparing = asyncio.Semaphore(1)  # one table at a time: others' moves come first
        self.settings = settings
        self.publish = publish
        self.awake: dict[str, LiveTable] = {}
        # Each as long as anybody loads that table or waits for it, and no longer.
        self.loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.sweepers: list[asyncio.Task[None]] = []
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
        self.sweepers = [asyncio.create_task(work) for work in (self._sweep(), self._draw())]
        for id, (game, rules) in (await self.store.bot_turns()).items():
            if not _is_current(game, rules):
                self.driver.start(id)  # it is carried over in its own time
                continue
            try:
                self.rouse(await self.get(id))
            except Exception:
                self.driver.start(id)  # it tries again, and says what is the matter

    async def stop(self) -> None:
        """Let nobody begin anything more."""
        for sweeper in self.sweepers:
            sweeper.cancel()
        await asyncio.gather(*self.sweepers, return_exceptions=True)
        await self.driver.stop()

    async def get(self, id: str) -> LiveTable:
        """A table to play at; Outdated if an update has made it another game."""
        live = await self.find(id)
        if isinstance(live, OlderTable):
            raise fail(Outdated, "web.error-outdated")
        return live

    async def watch(self, id: str) -> LiveTable:
        """The same for listeners that every change wakes."""
        return await self.get(id)

    async def find(self, id: str) -> LiveTable:
        """The table, from memory or from the database, with nothing half done.

        Whoever reads it before the next `await` sees only what has been committed.
        """
        live = await self._settled(id)
        if live is None:
            async with self.loading.setdefault(id, asyncio.Lock()):
                live = await self._settled(id)  # somebody else may have loaded it, and play already
                if live is None:
                    live = await self._wake(id)
        live.touched = time.monotonic()  # it stays awake until whoever asked is done
        return live

    async def _settled(self, id: str) -> LiveTable | None:
        """The table in memory once the step under way is done; None if it has to be loaded.

        During a step memory is ahead of the database: only its end tells whether it is broken.
        """
        live = self.awake.get(id)
        if live is not None and live.lock.locked():
            async with live.lock:
                pass
        return None if live is None or live.broken else live

    async def _wake(self, id: str) -> LiveTable:
        before = self.awake.get(id)
        live = await self._loaded(id)
        if before is not None:
            live.here, live.era, live.frames = before.here, before.era, before.frames
            live.last, live.woken = before.last, before.woken
        self.awake[id] = live
        if not isinstance(live, OlderTable):
            self.rouse(live)  # what was broken may have been waiting for a person
        return live

    async def _loaded(self, id: str) -> LiveTable:
        return await load(self.store, self._announced, id, self.comparing)

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
        """Let tables sleep that nobody looks at, and take away those that never began."""
        while True:
            await asyncio.sleep(min(SWEEP_SECONDS, self.settings.idle))
            self.let_sleep()
            try:
                await self.sweep_unstarted()
            except Away:
                pass  # another time
            except Exception:
                log.exception("tables that never began could not be swept")

    async def _draw(self) -> None:
        """Keep what people see, table by table, wherever it is quiet."""
        while True:
            await asyncio.sleep(DRAW_SECONDS)
            try:
                await self.keep_sights(QUIET_SECONDS)
            except Away:
                pass  # another time: nobody's game depends on it
            except Exception:
                log.exception("positions could not be kept")

    async def keep_sights(self, quiet: float, most: int = MOST_DRAWN) -> int:
        """Draw what people see of tables where nothing happens just now; how many frames.

        An update may come at any time, and what is drawn then can be read for ever.
        """
        drawn = 0
        for live in sorted(self.awake.values(), key=lambda live: live.row.changed):
            count = live.match.count
            is_new = live.row.status != OPEN and live.sighted != count
            # An open page touches a table all the time; what counts is the last step to be seen.
            is_quiet = live.next_automatic() is None and time.time() - live.row.changed >= quiet
            if self.draw is None or not (is_new and is_quiet) or isinstance(live, OlderTable):
                continue
            if drawn >= most:
                break
            rows = []
            for seat, lang in looks(live):
                async with live.lock:  # nothing moves meanwhile, and nobody else waits
                    if live.broken or live.match.count != count:
                        break  # something has happened: another time
                    sight = await asyncio.to_thread(self.draw, live, seat, lang)
                rows.append(pack(live, seat, lang, sight))
            else:
                await self.store.keep_sights(rows)
                live.sighted = count
                drawn += len(rows)
        return drawn

    async def sweep_unstarted(self) -> int:
        """Take away tables at which nobody ever sat down to play; how many.

        Whoever looks at one just now keeps it.
        """
        swept = 0
        before = time.time() - self.settings.unstarted
        for id, version in await self.store.unstarted(before, MOST_SWEPT):
            if id not in self.awake and id not in self.loading:
                swept += await self.store.remove_table(id, version)
        return swept

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


def _is_current(game: str, rules: int) -> bool:
    """Whether a table follows the rules its game has today."""
    try:
        return registry.find(game).version == rules
    except UnknownGame:
        return True  # whoever wakes it says so


def tables_for(store: Store, settings: Settings, publish: Publish, draw: Draw) -> Tables:
    """The tables of a database, which other processes may share."""
    if not store.is_shared:
        return Tables(store, settings, publish, draw)
    from regalia.web.live.shared import shared_tables  # late: hardly anybody needs it

    return shared_tables(store, settings, publish, draw)
