"""What is read from the database and what is written to it, by purpose."""

import logging
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any

from sqlalchemy import (
    Connection,
    Table,
    bindparam,
    create_engine,
    delete,
    event,
    insert,
    make_url,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError, OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from regalia.text import fail
from regalia.web.errors import Away
from regalia.web.store import schema
from regalia.web.store.migrate import migrate
from regalia.web.store.rows import (
    BOT,
    FROM,
    OPEN,
    PLAYING,
    CampaignRow,
    CarriedRow,
    Change,
    ChatRow,
    NoteRow,
    PlyRow,
    SeatRow,
    SightRow,
    TableRow,
)
from regalia.web.store.writer import Job, Writer

TABLE, SEAT, PLY, MOVE, NOTE, CHAT, CAMPAIGN, CARRIED, SIGHT = (
    schema.game_table,
    schema.seat,
    schema.ply,
    schema.move,
    schema.note,
    schema.chat,
    schema.campaign,
    schema.carried,
    schema.sight,
)

# What every step does, put together once.
SET = {
    table: update(table).where(table.c.id == bindparam("of"), table.c.version == bindparam("base"))
    for table in (TABLE, CAMPAIGN)
}
SET_SEAT = update(SEAT).where(
    SEAT.c.table_id == bindparam("of"), SEAT.c.number == bindparam("seat")
)
ADD_MOVE, ADD_PLY = insert(MOVE), insert(PLY)

log = logging.getLogger("regalia.web")


class Store:
    """The database behind the tables: a SQLite file. `postgresql.py` has what differs there."""

    is_shared = False  # with other processes

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine = self._engine()
        if self.engine.dialect.name == "sqlite":
            event.listen(self.engine.sync_engine, "connect", _prepare_sqlite)
        self.writer: Writer | None = None

    def _engine(self) -> AsyncEngine:
        return create_async_engine(self.url)

    async def open(self) -> None:
        """Create or upgrade the database, then take jobs."""
        if self.engine.dialect.name == "sqlite" and self.engine.url.database:
            path = Path(self.engine.url.database)
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            if not path.exists():
                # For its owner only; SQLite gives the files beside it the same rights.
                os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        async with self.engine.begin() as connection:
            await connection.run_sync(migrate)
        writes = create_engine(make_url(self.url).set(drivername="sqlite"))
        event.listen(writes, "connect", _prepare_sqlite)
        self.writer = Writer(writes)
        self.writer.start()

    async def close(self) -> None:
        if self.writer is not None:
            await self.writer.stop()
        await self.engine.dispose()

    # Reading.

    async def has_tables(self) -> bool:
        """Whether anybody has sat down here yet."""
        return bool(await self._rows(select(TABLE.c.id).limit(1)))

    async def table(self, id: str) -> TableRow | None:
        rows = await self._rows(select(TABLE).where(TABLE.c.id == id))
        return TableRow(**rows[0]) if rows else None

    async def seats(self, ids: Sequence[str]) -> dict[str, list[SeatRow]]:
        """The seats of some tables, in order."""
        found: dict[str, list[SeatRow]] = {id: [] for id in ids}
        query = select(SEAT).where(SEAT.c.table_id.in_(ids)).order_by(SEAT.c.number)
        for row in await self._rows(query):
            found[row["table_id"]].append(SeatRow(**row))
        return found

    async def plies(self, id: str, after: int = 0) -> list[PlyRow]:
        query = select(PLY).where(PLY.c.table_id == id, PLY.c.number > after).order_by(PLY.c.number)
        return [PlyRow(**row) for row in await self._rows(query)]

    async def chat(self, id: str, most: int) -> list[ChatRow]:
        """The newest lines, oldest first."""
        query = select(CHAT).where(CHAT.c.table_id == id).order_by(CHAT.c.id.desc()).limit(most)
        return [ChatRow(**_without_id(row)) for row in reversed(await self._rows(query))]

    async def was_answered(self, id: str, seat: int, move_id: str) -> bool:
        """Whether a move was carried out already."""
        query = select(MOVE.c.id).where(
            MOVE.c.table_id == id, MOVE.c.seat == seat, MOVE.c.id == move_id
        )
        return bool(await self._rows(query))

    async def open_tables(self, most: int) -> list[TableRow]:
        """Tables a stranger may join, newest first."""
        return await self._tables(
            select(TABLE)
            .where(TABLE.c.status == OPEN, TABLE.c.listed)
            .order_by(TABLE.c.changed.desc())
            .limit(most)
        )

    async def live_tables(self, most: int) -> list[TableRow]:
        """Listed tables in play, for watching."""
        return await self._tables(
            select(TABLE)
            .where(TABLE.c.status == PLAYING, TABLE.c.listed)
            .order_by(TABLE.c.changed.desc())
            .limit(most)
        )

    async def bot_turns(self) -> dict[str, tuple[str, int]]:
        """Tables that waited for a bot when the server stopped, with game and rules."""
        query = (
            select(TABLE.c.id, TABLE.c.game, TABLE.c.rules, TABLE.c.to_act, SEAT.c.number)
            .join(SEAT, SEAT.c.table_id == TABLE.c.id)
            .where(TABLE.c.status == PLAYING, SEAT.c.kind == BOT)
        )
        rows = await self._rows(query)
        return {
            row["id"]: (row["game"], row["rules"])
            for row in rows
            if _is_asked(row["to_act"], row["number"])
        }

    async def unstarted(self, before: float, most: int) -> list[tuple[str, int]]:
        """Tables that never began and have not changed since, with their versions.

        Those of a campaign stay: it goes on at its own pace.
        """
        never = (TABLE.c.status == OPEN) & TABLE.c.campaign.is_(None)
        query = select(TABLE.c.id, TABLE.c.version).where(never, TABLE.c.changed < before)
        rows = await self._rows(query.order_by(TABLE.c.changed).limit(most))
        return [(row["id"], row["version"]) for row in rows]

    async def tables(self, ids: Sequence[str]) -> list[TableRow]:
        """Some tables, those that changed last first."""
        query = select(TABLE).where(TABLE.c.id.in_(ids)).order_by(TABLE.c.changed.desc())
        return await self._tables(query)

    async def notes(self, id: str, most: int) -> list[NoteRow]:
        """The newest notes, oldest first."""
        query = select(NOTE).where(NOTE.c.table_id == id).order_by(NOTE.c.id.desc()).limit(most)
        return [NoteRow(**_without_id(row)) for row in reversed(await self._rows(query))]

    async def carried(self, id: str) -> list[CarriedRow]:
        """What a table was under older rules, the oldest first."""
        query = select(CARRIED).where(CARRIED.c.table_id == id).order_by(CARRIED.c.id)
        return [CarriedRow(**_without_id(row)) for row in await self._rows(query)]

    async def sight(self, id: str, seat: int, lang: str) -> SightRow | None:
        """The position as a seat last saw it."""
        where = (SIGHT.c.table_id == id) & (SIGHT.c.seat == seat) & (SIGHT.c.lang == lang)
        rows = await self._rows(select(SIGHT).where(where))
        return SightRow(**rows[0]) if rows else None

    async def origin(self, id: str) -> str:
        """The address of the match that a table goes on from, or ""."""
        query = select(NOTE.c.name).where(NOTE.c.table_id == id, NOTE.c.kind == FROM).limit(1)
        return "".join([row["name"] for row in await self._rows(query)])

    async def campaign(self, id: str) -> CampaignRow | None:
        rows = await self._rows(select(CAMPAIGN).where(CAMPAIGN.c.id == id))
        return CampaignRow(**rows[0]) if rows else None

    async def chapters(self, id: str) -> list[TableRow]:
        """The tables of a campaign, in the order they were played."""
        return await self._tables(
            select(TABLE).where(TABLE.c.campaign == id).order_by(TABLE.c.chapter)
        )

    # Writing. Each of these is one transaction; False if it came too late and changed nothing.

    async def add_table(
        self,
        row: TableRow,
        seats: list[SeatRow],
        campaign: CampaignRow | None = None,
        plies: Sequence[PlyRow] = (),
        note: NoteRow | None = None,
    ) -> bool:
        """A new table, and the campaign it begins; False if its id or chapter is there already.

        One that goes on from another match, or from a prepared position, brings its moves; the
        former also a note that says so.
        """

        def job(connection: Connection) -> None:
            if campaign is not None:
                connection.execute(insert(CAMPAIGN), asdict(campaign))
            connection.execute(insert(TABLE), asdict(row))
            connection.execute(insert(SEAT), [asdict(seat) for seat in seats])
            if plies:
                connection.execute(insert(PLY), [asdict(ply) for ply in plies])
            if note is not None:
                connection.execute(insert(NOTE), asdict(note))

        return await self._write(job)

    async def remove_table(self, id: str, base: int) -> bool:
        """A table and all that belongs to it, gone; False if it has changed since."""

        def job(connection: Connection) -> None:
            _compare_and_set(connection, TABLE, id, base, {"version": base + 1})
            for table in (PLY, MOVE, NOTE, CHAT, SEAT):
                connection.execute(delete(table).where(table.c.table_id == id))
            connection.execute(delete(TABLE).where(TABLE.c.id == id))

        return await self._write(job)

    async def change(self, change: Change) -> bool:
        """A step of a table; False if the table has changed since, or the move was answered."""

        def job(connection: Connection) -> None:
            id = change.table
            _compare_and_set(connection, TABLE, id, change.base, change.columns)
            if change.move:
                move = {"table_id": id, "seat": change.seat, "id": change.move}
                connection.execute(ADD_MOVE, move)
            if change.seat_columns:
                which = {"of": id, "seat": change.seat}
                connection.execute(SET_SEAT, {**change.seat_columns, **which})
            if change.keep is not None:
                _take_back(connection, id, change.keep)
            if change.carried is not None:
                connection.execute(insert(CARRIED), asdict(change.carried))
                if change.keep is not None:
                    ahead = (SEAT.c.table_id == id) & (SEAT.c.seen > change.keep)
                    connection.execute(update(SEAT).where(ahead).values(seen=change.keep))
            if change.retold:
                _retell(connection, change.retold)
            if change.plies:
                connection.execute(ADD_PLY, [asdict(ply) for ply in change.plies])
            if change.note is not None:
                connection.execute(insert(NOTE), asdict(change.note))
            if change.chat is not None:
                connection.execute(insert(CHAT), asdict(change.chat))

        return await self._write(job)

    async def keep_sights(self, rows: list[SightRow]) -> None:
        """Positions as they are seen now, in place of those of before."""

        def job(connection: Connection) -> None:
            for row in rows:
                same = (SIGHT.c.table_id == row.table_id) & (SIGHT.c.seat == row.seat)
                connection.execute(delete(SIGHT).where(same, SIGHT.c.lang == row.lang))
            connection.execute(insert(SIGHT), [asdict(row) for row in rows])

        await self._write(job)

    async def change_campaign(self, row: CampaignRow, **columns: Any) -> bool:
        """Some columns of a campaign; False if it has changed since the row was read."""

        def job(connection: Connection) -> None:
            changed = {**columns, "version": row.version + 1}
            _compare_and_set(connection, CAMPAIGN, row.id, row.version, changed)

        return await self._write(job)

    async def _write(self, job: Job) -> bool:
        try:
            assert self.writer is not None
            with reached():
                await self.writer.run(job)
        except (IntegrityError, Changed):
            return False
        return True

    async def _tables(self, query: Any) -> list[TableRow]:
        return [TableRow(**row) for row in await self._rows(query)]

    async def _rows(self, query: Any) -> list[dict[str, Any]]:
        with reached():
            async with self.engine.connect() as connection:
                return [dict(row) for row in (await connection.execute(query)).mappings()]


@contextmanager
def reached() -> Iterator[None]:
    """Away if the file cannot be read or written just now: a full disk, say."""
    try:
        yield
    except OperationalError as error:
        log.warning("the database cannot be reached: %s", error.orig)
        raise fail(Away, "web.error-away") from None


def store_at(url: str) -> Store:
    """The store of a database's address; ImportError if its driver is not installed."""
    if not url.startswith("postgresql"):
        return Store(url)
    from regalia.web.store.postgresql import PostgresStore  # late: hardly anybody needs it

    return PostgresStore(url)


class Changed(Exception):
    """A write was based on a version that is no longer the present one."""


def _compare_and_set(
    connection: Connection, table: Table, id: str, base: int, columns: dict[str, Any]
) -> None:
    """Change a row, if it is still the one the change was based on.

    The database decides, so this also holds between processes.
    """
    result = connection.execute(SET[table], {**columns, "of": id, "base": base})
    if result.rowcount != 1:
        raise Changed


def _take_back(connection: Connection, id: str, keep: int) -> None:
    """The actions after `keep` go, and what was drawn of them; notes behind them move up."""
    connection.execute(delete(SIGHT).where(SIGHT.c.table_id == id, SIGHT.c.ply > keep))
    connection.execute(delete(PLY).where(PLY.c.table_id == id, PLY.c.number > keep))
    behind = (NOTE.c.table_id == id) & (NOTE.c.ply > keep)
    connection.execute(update(NOTE).where(behind).values(ply=keep))


def _retell(connection: Connection, plies: list[PlyRow]) -> None:
    """What today's rules make of actions that stay as they are."""
    which = (PLY.c.table_id == bindparam("of")) & (PLY.c.number == bindparam("at_number"))
    told = {
        "digest": bindparam("new_digest"),
        "events": bindparam("new_events", type_=PLY.c.events.type),
    }
    rows = [
        {
            "of": ply.table_id,
            "at_number": ply.number,
            "new_digest": ply.digest,
            "new_events": ply.events,
        }
        for ply in plies
    ]
    connection.execute(update(PLY).where(which).values(told), rows)


def _is_asked(to_act: object, number: object) -> bool:
    """Whether a seat is in a mask; a damaged row asks nobody."""
    return isinstance(to_act, int) and isinstance(number, int) and bool((to_act >> number) & 1)


def _without_id(row: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in row.items() if name != "id"}


def _prepare_sqlite(connection: Any, _: Any) -> None:
    """Readers beside the writer, and a commit that is on disk when it returns."""
    cursor = connection.cursor()
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
        "busy_timeout=10000",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
