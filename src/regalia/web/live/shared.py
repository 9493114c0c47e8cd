"""Tables of several processes at one PostgreSQL: any of them serves any table.

The database has the say. A step is taken alone among all processes, onto the newest version; what
another process has done is heard of and caught up with; and before a request is answered the table
is compared with the database, so that everybody sees their own move, wherever they are answered.
"""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager, suppress
from functools import partial
from hashlib import blake2b
from typing import Any

from regalia.web.errors import Away, Refused
from regalia.web.live.driver import Driver
from regalia.web.live.follow import catch_up, held_back
from regalia.web.live.keeper import ROOM, TICK, Keeper, Viewer
from regalia.web.live.older import OlderTable
from regalia.web.live.presence import AGAIN_SECONDS, Presence, read_words, words
from regalia.web.live.sights import Draw
from regalia.web.live.table import LiveTable
from regalia.web.live.tables import Publish, Tables
from regalia.web.settings import Settings
from regalia.web.store import Store
from regalia.web.store.postgresql import PostgresStore

LISTEN_AGAIN = 0.25  # seconds after the database was lost
CLAIM_AGAIN = 2.0  # until we look whether whoever plays for a table's bots still lives
ROUND_SECONDS = 15.0  # between two looks for bots that nobody plays for

log = logging.getLogger("regalia.web")


class SharedDriver(Driver):
    """Plays for the bots of a table only while no other process does."""

    def __init__(self, tables: "SharedTables", settings: Settings) -> None:
        super().__init__(tables.watch, settings)
        self.tables = tables

    async def _drive(self, id: str) -> None:
        is_mine = False
        try:
            while not (is_mine := await self._claimed(id)):
                live = self.tables.awake.get(id)
                if live is None or live.next_automatic() is None:
                    return
                await asyncio.sleep(CLAIM_AGAIN)
        finally:
            if not is_mine:
                self.tasks.pop(id, None)
        try:
            await super()._drive(id)
        finally:
            await asyncio.shield(self.tables.store.let_go(id))

    async def _claimed(self, id: str) -> bool:
        try:
            return await self.tables.store.claim(id)
        except Away:
            return False


class SharedTables(Tables):
    """Those of this process that are awake, kept up with the others."""

    def __init__(
        self, store: PostgresStore, settings: Settings, publish: Publish, draw: Draw | None = None
    ) -> None:
        super().__init__(store, settings, publish, draw)
        self.store: PostgresStore = store
        self.driver = SharedDriver(self, settings)
        self.presence = Presence()
        self.to_tell: set[str] = set()  # tables that somebody came to or left
        self.someone_moved = asyncio.Event()
        self.following: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Listen, and play for bots that nobody plays for."""
        works = (self._sweep(), self._draw(), self._listen(), self._tell(), self._look_round())
        self.sweepers = [asyncio.create_task(work) for work in works]

    async def stop(self) -> None:
        await super().stop()
        for task in self.following:
            task.cancel()
        await asyncio.gather(*self.following, return_exceptions=True)
        with suppress(Refused):  # if nobody can be told, they will notice
            await self.store.tell(f"gone {self.store.name}")

    # Reading.

    async def watch(self, id: str) -> LiveTable:
        """The table as far as we have heard of it."""
        live = self.awake.get(id)
        if live is None or live.broken or live.lock.locked() or isinstance(live, OlderTable):
            return await self.get(id)
        live.touched = time.monotonic()
        return live

    async def find(self, id: str) -> LiveTable:
        """The table as the database has it now, or newer."""
        now = (await self.store.versions([id])).get(id)
        if now is None and id in self.awake:
            self.awake[id].broken = True  # it was taken away
        while True:
            live = await super().find(id)
            if now is None or live.row.version >= now:
                return live
            await self._follow(live, now)

    async def _loaded(self, id: str) -> LiveTable:
        async with self.store.at_once():
            live = await super()._loaded(id)
        live.alone = self._alone
        live.is_elsewhere = self.presence.is_elsewhere
        # Frames of all processes are compared by one number, which the database puts in order.
        live.era = blake2b(id.encode(), digest_size=4, key=self.settings.key).hexdigest()
        live.frames_from = partial(frames_from, live)
        live.held_back = held_back(live, live.notes)
        return live

    # Writing.

    @asynccontextmanager
    async def _alone(self, live: Keeper) -> AsyncIterator[None]:
        """A step among all processes, onto the newest version."""
        async with self.store.alone(live.id) as version:
            if version is None:
                live.broken = True
            elif version != live.row.version and not live.broken:
                assert isinstance(live, LiveTable)
                await catch_up(live, self.comparing)
                live.shift()
            yield

    # What others do.

    async def _follow(self, live: LiveTable, version: int, hidden: int = -1) -> None:
        """Catch up with a version, unless that has happened already."""
        async with live.lock:
            if live.broken or live.row.version >= version:
                return
            is_next = live.row.version + 1 == version
            async with self.store.at_once():
                await catch_up(live, self.comparing)
        live.shift(hidden if hidden >= 0 and is_next and live.row.version == version else None)

    async def _listen(self) -> None:
        """Hear what other processes do; after a silence, catch up with everything."""
        is_lost = False
        while True:
            try:
                async with self.store.listening() as news:
                    if is_lost:
                        log.warning("the database is back")
                    is_lost = False
                    await self._catch_up_all()
                    await self.store.tell(f"who {self.store.name}")
                    async for text in news:
                        self._hear(text)
            except Refused:
                if not is_lost:
                    log.warning("the database is away; trying again until it is back")
                is_lost = True
            except Exception:
                log.exception("what was heard was not understood")
            await asyncio.sleep(LISTEN_AGAIN)

    async def _catch_up_all(self) -> None:
        versions = await self.store.versions(list(self.awake))
        for id, live in list(self.awake.items()):
            if id in versions:
                await self._follow(live, versions[id])
            else:
                self._taken_away(live)

    def _taken_away(self, live: LiveTable) -> None:
        live.broken = True
        self.publish(live.id)

    def _hear(self, text: str) -> None:
        kind, process, *rest = text.split(" ")
        if process == self.store.name:
            return
        if kind == "changed":
            self._hear_of_step(rest[0], int(rest[1]), int(rest[2]))
        elif kind == "here":
            for table, here, heard in read_words(rest):
                self._hear_of_people(process, table, here, heard)
        elif kind == "who":
            self._tell_all()
        elif kind == "gone":
            self._redraw(self.presence.forget(process))

    def _hear_of_step(self, id: str, version: int, hidden: int) -> None:
        live = self.awake.get(id)
        if live is None:
            return
        if version:
            self._begin(self._follow(live, version, hidden))
        else:
            self._taken_away(live)

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        async def go() -> None:
            try:
                await work
            except Refused:
                pass  # the database is away: when it is back, everything is caught up with
            except Exception:
                log.exception("a table could not be followed")

        task = asyncio.create_task(go())
        self.following.add(task)
        task.add_done_callback(self.following.discard)

    # Who is where.

    def _hear_of_people(self, process: str, table: str, here: int, heard: int) -> None:
        has_changed = self.presence.hear(process, table, here)
        live = self.awake.get(table)
        if live is not None:
            for seat in range(len(live.seats)):
                if ((here | heard) >> seat) & 1:
                    live.hear_of(seat)
        if has_changed:
            self._redraw([table])

    def _redraw(self, tables: list[str]) -> None:
        for table in tables:
            if table in self.awake:
                self.awake[table].shift()

    def _announced(self, id: str) -> None:
        super()._announced(id)
        live = self.awake.get(id)
        if live is not None and _mask(live) != self.presence.told.get(id, 0):
            self.to_tell.add(id)
            self.someone_moved.set()

    def _tell_all(self) -> None:
        self.to_tell |= self.presence.told.keys() | self.awake.keys()
        self.someone_moved.set()

    async def _tell(self) -> None:
        """Tell the others who is here, at once when somebody comes or goes, and now and then."""
        due = time.monotonic() + AGAIN_SECONDS
        while True:
            try:
                async with asyncio.timeout(max(0.0, due - time.monotonic())):
                    await self.someone_moved.wait()
            except TimeoutError:
                self._tell_all()
                self._redraw(self.presence.forget_silent())
                due = time.monotonic() + AGAIN_SECONDS
            self.someone_moved.clear()
            said, self.to_tell = self.to_tell, set()
            try:
                for line in words(self._people(said)):
                    await self.store.tell(f"here {self.store.name} {line}")
            except Refused:
                pass  # they will hear of it next time

    def _people(self, tables: set[str]) -> list[tuple[str, int, int]]:
        """Who is here and who was heard of, where there is anything to tell."""
        found = []
        for table in sorted(tables):
            live = self.awake.get(table)
            here = _mask(live) if live is not None else 0
            since = time.monotonic() - AGAIN_SECONDS
            last = live.last.items() if live is not None else ()
            heard = sum(1 << seat for seat, at in last if seat >= 0 and at >= since)
            if here or heard or self.presence.told.get(table):
                found.append((table, here, heard))
            if here:
                self.presence.told[table] = here
            else:
                self.presence.told.pop(table, None)
        return found

    # Bots.

    async def _look_round(self) -> None:
        """Play for bots that nobody plays for, such as those of a process that was killed."""
        while True:
            try:
                for id in (await self.store.bot_turns()).keys() - self.driver.hopeless:
                    self.driver.start(id)
            except Refused:
                pass
            await asyncio.sleep(ROUND_SECONDS)


def shared_tables(store: Store, settings: Settings, publish: Publish, draw: Draw) -> Tables:
    """The tables of a store that is shared."""
    assert isinstance(store, PostgresStore)
    return SharedTables(store, settings, publish, draw)


def _mask(live: Keeper) -> int:
    """The seats that look through this process."""
    return sum(1 << seat for seat, count in live.here.items() if seat >= 0 and count > 0)


def frames_from(live: Keeper, viewer: Viewer) -> int:
    """The number from which a viewer's frames of the present version count, in every process.

    It follows from what the viewer may know: when anybody could last notice a change, and how often
    the viewer's own seats have acted, since some of that is hidden from everybody else. Between two
    versions there is room to count what no version tells, such as who is here.
    """
    own = sum(live.seats[seat].moves for seat in set(viewer.seats) if seat >= 0)
    return (round(live.row.changed / TICK) + own) * ROOM
