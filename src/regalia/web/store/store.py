"""What is read from the database and what is written to it, by purpose."""

import os
import time
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from sqlalchemy import delete, event, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from regalia.web.store import schema
from regalia.web.store.migrate import migrate
from regalia.web.store.rows import (
    BOT,
    OPEN,
    PLAYING,
    CampaignRow,
    ChatRow,
    PlyRow,
    SeatRow,
    TableRow,
)
from regalia.web.store.writer import Writer

TABLE, SEAT, PLY, MOVE, CHAT, CAMPAIGN = (
    schema.game_table,
    schema.seat,
    schema.ply,
    schema.move,
    schema.chat,
    schema.campaign,
)


class Store:
    """The database behind the tables; SQLite by default, PostgreSQL by its address."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine: AsyncEngine = create_async_engine(url)
        if self.engine.dialect.name == "sqlite":
            event.listen(self.engine.sync_engine, "connect", _prepare_sqlite)
        self.writer = Writer(self.engine)

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
        self.writer.start()

    async def close(self) -> None:
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
        rows = await self._rows(query)
        for row in rows:
            del row["id"]
        return [ChatRow(**row) for row in reversed(rows)]

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

    async def bot_turns(self) -> list[str]:
        """Tables that waited for a bot when the server stopped."""
        query = (
            select(TABLE.c.id, TABLE.c.to_act, SEAT.c.number)
            .join(SEAT, SEAT.c.table_id == TABLE.c.id)
            .where(TABLE.c.status == PLAYING, SEAT.c.kind == BOT)
        )
        rows = await self._rows(query)
        return list({row["id"]: 0 for row in rows if (row["to_act"] >> row["number"]) & 1})

    async def tables(self, ids: Sequence[str]) -> list[TableRow]:
        """Some tables, those that changed last first."""
        query = select(TABLE).where(TABLE.c.id.in_(ids)).order_by(TABLE.c.changed.desc())
        return await self._tables(query)

    async def count_moves(self) -> int:
        rows = await self._rows(select(func.count().label("n")).select_from(PLY))
        return int(rows[0]["n"])

    # Writing.

    async def campaign(self, id: str) -> CampaignRow | None:
        rows = await self._rows(select(CAMPAIGN).where(CAMPAIGN.c.id == id))
        return CampaignRow(**rows[0]) if rows else None

    async def chapters(self, id: str) -> list[TableRow]:
        """The tables of a campaign, in the order they were played."""
        return await self._tables(
            select(TABLE).where(TABLE.c.campaign == id).order_by(TABLE.c.chapter)
        )

    async def add_campaign(self, row: CampaignRow) -> None:
        async def job(connection: AsyncConnection) -> None:
            await connection.execute(insert(CAMPAIGN), asdict(row))

        await self.writer.run(job)

    async def change_campaign(self, id: str, **columns: Any) -> None:
        async def job(connection: AsyncConnection) -> None:
            await connection.execute(update(CAMPAIGN).where(CAMPAIGN.c.id == id).values(columns))

        await self.writer.run(job)

    async def add_chapter(self, row: TableRow, seats: list[SeatRow]) -> bool:
        """The next table of a campaign; False if somebody else was faster."""
        try:
            await self.add_table(row, seats)
        except IntegrityError:
            return False
        return True

    async def add_table(self, row: TableRow, seats: list[SeatRow]) -> None:
        async def job(connection: AsyncConnection) -> None:
            await connection.execute(insert(TABLE), asdict(row))
            await connection.execute(insert(SEAT), [asdict(seat) for seat in seats])

        await self.writer.run(job)

    async def add_ply(
        self, row: PlyRow, move_id: str, seat: SeatRow, change: dict[str, Any]
    ) -> bool:
        """A move and all that follows from it, or nothing; False if that move was there already."""

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(
                insert(MOVE), {"table_id": row.table_id, "seat": row.seat, "id": move_id}
            )
            await connection.execute(insert(PLY), asdict(row))
            await _update_seat(connection, seat, moves=seat.moves, seen=seat.seen)
            await _update_table(connection, row.table_id, change)

        try:
            await self.writer.run(job)
        except IntegrityError:
            return False
        return True

    async def take_back(
        self,
        id: str,
        kept: int,
        since: list[PlyRow],
        move_id: str,
        seat: SeatRow,
        change: dict[str, Any],
    ) -> bool:
        """An undo: the plies after those kept go, what others have played since stays.

        The move that took them back stays too, so that it is carried out once.
        """

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(
                insert(MOVE), {"table_id": id, "seat": seat.number, "id": move_id}
            )
            await connection.execute(delete(PLY).where(PLY.c.table_id == id, PLY.c.number > kept))
            if since:
                await connection.execute(insert(PLY), [asdict(row) for row in since])
            await _update_seat(connection, seat, moves=seat.moves, seen=seat.seen)
            await _update_table(connection, id, change)

        try:
            await self.writer.run(job)
        except IntegrityError:
            return False
        return True

    async def add_chat(self, row: ChatRow, change: dict[str, Any]) -> None:
        async def job(connection: AsyncConnection) -> None:
            await connection.execute(insert(CHAT), asdict(row))
            await _update_table(connection, row.table_id, change)

        await self.writer.run(job)

    async def change_seat(
        self, seat: SeatRow, change: dict[str, Any] | None = None, **columns: Any
    ) -> None:
        """Some columns of a seat, and of its table."""

        async def job(connection: AsyncConnection) -> None:
            await _update_seat(connection, seat, **columns)
            if change:
                await _update_table(connection, seat.table_id, change)

        await self.writer.run(job)

    async def save_snapshot(self, id: str, ply: int, packed: dict[str, Any]) -> None:
        async def job(connection: AsyncConnection) -> None:
            values = {"snapshot": packed, "snapshot_ply": ply}
            await connection.execute(update(TABLE).where(TABLE.c.id == id).values(values))

        await self.writer.run(job)

    async def _tables(self, query: Any) -> list[TableRow]:
        return [TableRow(**row) for row in await self._rows(query)]

    async def _rows(self, query: Any) -> list[dict[str, Any]]:
        async with self.engine.connect() as connection:
            return [dict(row) for row in (await connection.execute(query)).mappings()]


async def _update_table(connection: AsyncConnection, id: str, values: dict[str, Any]) -> None:
    values = {**values, "changed": time.time()}
    await connection.execute(update(TABLE).where(TABLE.c.id == id).values(values))


async def _update_seat(connection: AsyncConnection, seat: SeatRow, **columns: Any) -> None:
    where = (SEAT.c.table_id == seat.table_id) & (SEAT.c.number == seat.number)
    await connection.execute(update(SEAT).where(where).values(columns))


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
