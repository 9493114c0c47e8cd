"""Tables in PostgreSQL, shared by any number of processes.

A step locks the row of its table, so that steps of all processes come one after the other; what it
wrote is announced by NOTIFY in the same transaction. Processes that hold it in memory listen.
"""

import asyncio
import logging
import secrets
from collections.abc import AsyncGenerator, AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from hashlib import blake2b
from typing import Any

import psycopg
from psycopg import errors
from psycopg.types.string import StrDumper
from sqlalchemy import Connection, event, func, make_url, select
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as NoConnection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from regalia.text import fail
from regalia.web.errors import Away
from regalia.web.store.migrate import migrate
from regalia.web.store.rows import Change
from regalia.web.store.store import TABLE, Changed, Store
from regalia.web.store.writer import Job

CHANNEL = "regalia"
CONNECTIONS = 8  # for pages and steps; one more listens, and one holds claims
WAIT_SECONDS = 5.0  # for a connection, for another's step at the same table, for a sign of life
END_SECONDS = 2.0  # for steps that are under way when the server ends
# A process that hangs during a step must not hold up the others for ever.
LIMITS = f"-c lock_timeout={WAIT_SECONDS:.0f}s -c idle_in_transaction_session_timeout=60s"
LISTENS, CLAIMS = "regalia listens", "regalia plays for bots"  # for whoever looks at connections
KEEP_ALIVE = {"keepalives_idle": 5, "keepalives_interval": 2, "keepalives_count": 3}
LATE = (errors.SerializationFailure, errors.DeadlockDetected)  # somebody else was first
# No connection, no room, or trouble of its own: none of it is for us to mend.
LOST = (psycopg.OperationalError, psycopg.InterfaceError, psycopg.InternalError)

log = logging.getLogger("regalia.web")


class PostgresStore(Store):
    """The store of a process among others; `name` is what the others know this one by."""

    is_shared = True

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.name = secrets.token_hex(4)
        # By task: the transaction it is in, and what is to be announced with its next commit.
        self.held: dict[asyncio.Task[Any], AsyncConnection] = {}
        self.news: dict[asyncio.Task[Any], str] = {}
        self.lent: set[asyncio.Future[None]] = set()  # done when their connections are back
        self.claiming = asyncio.Lock()
        self.claims: psycopg.AsyncConnection[Any] | None = None

    def _engine(self) -> AsyncEngine:
        url = make_url(self.url)
        if url.drivername == "postgresql":
            url = url.set(drivername="postgresql+psycopg")
        engine = create_async_engine(
            url,
            pool_size=CONNECTIONS,
            max_overflow=0,
            pool_timeout=2 * WAIT_SECONDS,
            pool_pre_ping=True,  # nobody meets the connections of a database that was restarted
            connect_args={**_known_as("regalia"), "options": LIMITS},
        )
        if engine.driver != "psycopg":
            raise ArgumentError(f"{engine.driver} cannot be listened to")
        event.listen(engine.sync_engine, "connect", _prepare)
        return engine

    async def open(self) -> None:
        """Create or upgrade the database; processes that start together do so in turn."""
        async with self.engine.begin() as connection:
            await connection.execute(select(func.pg_advisory_xact_lock(number("migrate"))))
            await connection.run_sync(migrate)

    async def close(self) -> None:
        if self.claims is not None:
            with suppress(psycopg.Error):
                await self.claims.close()
        if self.lent:  # to steps that go on although nobody waits for them any more
            await asyncio.wait(self.lent, timeout=END_SECONDS)
        await self.engine.dispose()

    # One task, one transaction.

    @asynccontextmanager
    async def alone(self, id: str) -> AsyncIterator[int | None]:
        """Let no process change a table until this task has, or is done; the version it has."""
        async with self._held() as connection:
            row = select(TABLE.c.version).where(TABLE.c.id == id)
            with reached():
                version = await connection.scalar(row.with_for_update(key_share=True))
            yield version

    @asynccontextmanager
    async def at_once(self) -> AsyncIterator[None]:
        """Let everything this task reads be of one moment."""
        async with self._held(isolation_level="REPEATABLE READ"):
            yield

    @asynccontextmanager
    async def _held(self, **options: Any) -> AsyncIterator[AsyncConnection]:
        me = asyncio.current_task()
        assert me is not None
        if me in self.held:  # a read during a step
            yield self.held[me]
            return
        async with self._lend() as connection:
            if options:
                await connection.execution_options(**options)
            self.held[me] = connection
            try:
                yield connection
            finally:
                del self.held[me]

    @asynccontextmanager
    async def _lend(self) -> AsyncIterator[AsyncConnection]:
        """A connection of the pool, which gets it back even if the caller has gone."""
        back: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.lent.add(back)
        back.add_done_callback(self.lent.discard)
        try:
            with reached():
                connection = await self.engine.connect()
        except BaseException:
            back.set_result(None)
            raise
        try:
            yield connection
        finally:
            closing = asyncio.ensure_future(connection.close())
            closing.add_done_callback(lambda _: back.set_result(None))
            with suppress(DBAPIError):
                await asyncio.shield(closing)

    async def _rows(self, query: Any) -> list[dict[str, Any]]:
        async with self._held() as connection:
            with reached():
                return [dict(row) for row in (await connection.execute(query)).mappings()]

    async def _write(self, job: Job) -> bool:
        """The database writes several commits to disk together by itself."""
        me = asyncio.current_task()
        assert me is not None
        async with self._held() as connection:
            try:
                with reached():
                    await connection.run_sync(job)
                    if me in self.news:
                        await connection.execute(_notify(self.news[me]))
                    await connection.commit()
            except BaseException as error:
                with suppress(DBAPIError):
                    await connection.rollback()
                if isinstance(error, IntegrityError | Changed):
                    return False
                raise
        return True

    @contextmanager
    def _telling(self, text: str) -> Iterator[None]:
        me = asyncio.current_task()
        assert me is not None
        self.news[me] = text
        try:
            yield
        finally:
            del self.news[me]

    # What other processes hear of.

    async def change(self, change: Change) -> bool:
        """A step; its news names the seat that alone can notice it, if it is hidden."""
        hidden = -1 if "changed" in change.columns else change.seat
        version = change.columns["version"]
        with self._telling(f"changed {self.name} {change.table} {version} {hidden}"):
            return await super().change(change)

    async def remove_table(self, id: str, base: int) -> bool:
        with self._telling(f"changed {self.name} {id} 0 -1"):
            return await super().remove_table(id, base)

    async def tell(self, news: str) -> None:
        """Something that concerns processes and is not stored."""

        def job(connection: Connection) -> None:
            connection.execute(_notify(news))

        await self._write(job)

    async def versions(self, ids: Sequence[str]) -> dict[str, int]:
        """The versions that tables have now; those that are gone are left out."""
        rows = await self._rows(select(TABLE.c.id, TABLE.c.version).where(TABLE.c.id.in_(ids)))
        return {row["id"]: row["version"] for row in rows}

    @asynccontextmanager
    async def listening(self) -> AsyncIterator[AsyncGenerator[str, None]]:
        """What others tell from now on; Away when the database can no longer be heard."""
        with reached():
            connection = await self._connect(LISTENS)
            try:
                await connection.execute(f"LISTEN {CHANNEL}")
                yield _heard(connection)
            finally:
                await connection.close()

    # Work that one process does for all.

    async def claim(self, id: str) -> bool:
        """Whether this process is the one to play for the bots of a table, until it lets go.

        The database forgets the claims of a process that is gone.
        """
        async with self.claiming:
            with reached():
                if self.claims is None or self.claims.closed:
                    self.claims = await self._connect(CLAIMS)
                query = "SELECT pg_try_advisory_lock(%s)"
                row = await (await self.claims.execute(query, [number(id)])).fetchone()
        return bool(row and row[0])

    async def let_go(self, id: str) -> None:
        """Let others play for the bots of a table."""
        async with self.claiming:
            if self.claims is not None and not self.claims.closed:
                with suppress(psycopg.Error):
                    await self.claims.execute("SELECT pg_advisory_unlock(%s)", [number(id)])

    async def _connect(self, purpose: str) -> psycopg.AsyncConnection[Any]:
        """A connection beside the pool, every statement by itself."""
        _, known = self.engine.dialect.create_connect_args(self.engine.url)
        more = _known_as(purpose)
        return await psycopg.AsyncConnection.connect(**{**known, **more}, autocommit=True)


@contextmanager
def reached() -> Iterator[None]:
    """Away if the database cannot be reached; Changed if somebody else was first."""
    try:
        yield
    except IntegrityError:
        raise
    except (psycopg.OperationalError, psycopg.InterfaceError, OSError, NoConnection):
        raise fail(Away, "web.error-away") from None
    except DBAPIError as error:
        if isinstance(error.orig, LATE):
            raise Changed from None
        if isinstance(error.orig, LOST):
            log.warning("the database cannot be reached: %s", error.orig)
            raise fail(Away, "web.error-away") from None
        raise


def _known_as(purpose: str) -> dict[str, Any]:
    """How to connect: for how long to try, and how to notice that the other side is gone."""
    return {"connect_timeout": int(WAIT_SECONDS), "application_name": purpose, **KEEP_ALIVE}


def number(name: str) -> int:
    """A name as PostgreSQL's advisory locks want it."""
    return int.from_bytes(blake2b(name.encode(), digest_size=8).digest(), signed=True)


def _notify(news: str) -> Any:
    return select(func.pg_notify(CHANNEL, news))


async def _heard(connection: psycopg.AsyncConnection[Any]) -> AsyncGenerator[str, None]:
    """Every news in its turn; a line that says nothing is asked whether it is still there."""
    while True:
        async for news in connection.notifies(timeout=WAIT_SECONDS):
            yield news.payload
        async with asyncio.timeout(WAIT_SECONDS):
            await connection.execute("SELECT 1")


class _Text(StrDumper):
    """PostgreSQL has no NUL in its texts; what strangers send may have."""

    def dump(self, obj: str) -> Any:
        return super().dump(obj.replace("\0", "\ufffd"))


def _prepare(connection: Any, _: Any) -> None:
    connection.driver_connection.adapters.register_dumper(str, _Text)
