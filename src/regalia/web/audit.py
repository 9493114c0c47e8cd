"""Which stored tables an update affects, found out beforehand: read, never written.

It works beside a running server, and on the database of an older one as it is: columns that a
migration would add are done without.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import quote

from sqlalchemy import Connection, Table, inspect, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from regalia import registry
from regalia.arena.spread import spread
from regalia.core.errors import BadOption, UnknownGame
from regalia.match.record import Carried
from regalia.text import fail, shown
from regalia.web.faults import BadDatabase, BadSetting
from regalia.web.live.update import examine
from regalia.web.startup import check_schema, place_of, without_password
from regalia.web.store import CarriedRow, PlyRow, SeatRow, TableRow, schema

# What becomes of a table.
CURRENT, CARRIED, DIFFERS = "current", "carried", "differs"
NEWER, NO_GAME, DAMAGED = "newer", "no-game", "damaged"


@dataclass(frozen=True, slots=True)
class Finding:
    """What an update would make of a table. It names no action: those may be secrets still."""

    table: str
    game: str
    rules: int
    today: int  # the version of the rules, 0 if the game is not here
    status: str
    actions: int
    outcome: str
    move: int = 0  # the first that differs
    why: str = ""  # as `Difference` says it


@dataclass(frozen=True, slots=True)
class Stored:
    """Everything of a table that its rules are compared by."""

    row: TableRow
    seats: list[SeatRow]
    plies: list[PlyRow]
    carried: list[CarriedRow]


def open_for_reading(data: str | None) -> str:
    """The address under which a database can be read and not written; BadDatabase if it cannot."""
    url, path = place_of(data)
    if path is None:
        try:
            create_async_engine(url)
        except ImportError as error:
            name = error.name or "?"
            named = shown(without_password(url))
            raise fail(BadSetting, "web.start-driver", data=named, name=name) from None
        except SQLAlchemyError:
            named = shown(without_password(url))
            raise fail(BadSetting, "web.start-url", data=named) from None
        return url
    if path.is_dir():
        raise fail(BadDatabase, "web.start-folder", data=str(path))
    if not path.exists():
        raise fail(BadDatabase, "web.audit-missing", data=str(path))
    # Where nobody may create the files of a reader beside it, it cannot be written to either.
    for mode in ("mode=ro", "immutable=1"):
        address = f"file:{quote(str(path.resolve()))}?{mode}"
        try:
            _look(address, path)
        except sqlite3.Error as error:
            kind = getattr(error, "sqlite_errorname", "")
            if kind.startswith("SQLITE_CANTOPEN") and mode == "mode=ro":
                continue
            id = "web.start-no-database" if kind == "SQLITE_NOTADB" else "web.start-damaged"
            raise fail(BadDatabase, id, data=str(path)) from None
        return f"sqlite+aiosqlite:///{address}&uri=true"
    raise AssertionError("the last of them is returned or refused")


def _look(address: str, path: Path) -> None:
    with closing(sqlite3.connect(address, timeout=2, uri=True)) as database:
        tables = {row[0] for row in database.execute("SELECT name FROM sqlite_master")}
        if tables:
            check_schema(database, tables, path)


def concerned(url: str, everything: bool = False) -> tuple[int, list[str]]:
    """How many tables there are, and those that follow other rules than today's; or all of them."""

    async def go() -> tuple[int, list[str]]:
        async with _reading(url) as engine, engine.connect() as connection:
            if "game_table" not in await connection.run_sync(_tables):
                return 0, []
            table = schema.game_table
            query = select(table.c.id, table.c.game, table.c.rules).order_by(table.c.created)
            rows = (await connection.execute(query)).all()
            return len(rows), [
                id for id, game, rules in rows if everything or _today(game) != rules
            ]

    try:
        return asyncio.run(go())
    except (SQLAlchemyError, OSError) as error:
        cause = getattr(error, "orig", None) or error
        why = shown(str(cause).partition("\n")[0])
        named = shown(without_password(url))
        raise fail(BadDatabase, "web.start-database", data=named, why=why) from None


def audit(url: str, ids: list[str], workers: int = 1, on: str = "here") -> Iterator[Finding]:
    """What would become of each table, in any order; in so many processes, or on a cluster.

    Every machine of a cluster reads the database itself, under the same address.
    """
    return spread(partial(look_at, url), ids, workers, on)


def look_at(url: str, id: str) -> Finding:
    """What would become of one table."""
    stored = asyncio.run(_read(url, id))
    return judge(stored)


def judge(stored: Stored) -> Finding:
    """What today's rules make of what is stored."""
    row = stored.row
    today = _today(row.game)

    def found(outcome: str, move: int = 0, why: str = "") -> Finding:
        return Finding(
            row.id, row.game, row.rules, today, row.status, row.plies, outcome, move, why
        )

    if not today or row.rules > today:
        return found(NEWER if today else NO_GAME)
    try:
        before = tuple(Carried(old.rules, tuple(old.digests)) for old in stored.carried)
        game = registry.find(row.game)
        update = examine(game, row, stored.seats, before, stored.plies)
    except (ArithmeticError, BadOption, LookupError, TypeError, ValueError):
        return found(DAMAGED)
    difference = update.difference
    if difference is not None:
        if row.rules == today:
            return found(DAMAGED, difference.move, difference.why)
        return found(DIFFERS, difference.move, difference.why)
    kept = [ply.digest for ply in stored.plies]
    is_current = row.rules == today and kept == [ply.digest for ply in update.match.plies]
    return found(CURRENT if is_current else CARRIED)


def _today(game: str) -> int:
    try:
        return registry.find(game).version
    except UnknownGame:
        return 0


class _reading:
    """An engine for as long as it is needed."""

    def __init__(self, url: str) -> None:
        self.url = url

    async def __aenter__(self) -> AsyncEngine:
        self.engine = create_async_engine(self.url)
        if self.engine.dialect.name == "sqlite":
            return self.engine  # every transaction there sees one moment
        return self.engine.execution_options(isolation_level="REPEATABLE READ")

    async def __aexit__(self, *_: object) -> None:
        await self.engine.dispose()


async def _read(url: str, id: str) -> Stored:
    """A table in one look: what a server writes meanwhile is not half of it."""
    async with _reading(url) as engine, engine.connect() as connection:
        return await connection.run_sync(_read_in, id)


def _read_in(connection: Connection, id: str) -> Stored:
    def rows(table: Table, key: Any, kind: Callable[..., Any]) -> list[Any]:
        known = {column["name"] for column in inspect(connection).get_columns(table.name)}
        columns = [column for column in table.c if column.name in known]
        order = [column for column in (table.c.get("number"),) if column is not None]
        query = select(*columns).where(key == id).order_by(*order)
        found = [dict(row) for row in connection.execute(query).mappings()]
        return [kind(**row) for row in found]

    def carried(id: int, **row: Any) -> CarriedRow:
        return CarriedRow(**row)

    has_carried = schema.carried.name in _tables(connection)
    return Stored(
        rows(schema.game_table, schema.game_table.c.id, TableRow)[0],
        rows(schema.seat, schema.seat.c.table_id, SeatRow),
        rows(schema.ply, schema.ply.c.table_id, PlyRow),
        rows(schema.carried, schema.carried.c.table_id, carried) if has_carried else [],
    )


def _tables(connection: Connection) -> list[str]:
    return inspect(connection).get_table_names()
