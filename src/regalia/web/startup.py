"""Everything that can keep a server from starting, tried before it starts.

In this order: the address to listen on, the lock, the database, the key. Each fault is a sentence
(`faults.py`), and nothing of ours is half made when one is found. SQLAlchemy is loaded only where
it is needed: it takes longer than all the rest, and a file with the newest schema needs no more
than a look.
"""

import errno
import fcntl
import ipaddress
import os
import resource
import socket
import sqlite3
import stat
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from regalia.text import fail, shown
from regalia.web.faults import BadAddress, BadDatabase, BadSetting, InUse, Unwritable
from regalia.web.keys import key_beside, key_path, read_key, tighten
from regalia.web.revisions import revisions
from regalia.web.settings import LIMITS, Settings, default_data, file_url

BACKLOG = 256  # connections the kernel keeps for us; all may be opened before we count them
OTHER_FILES = 128  # that a server has open besides connections and those
NO_WRITING = ("SQLITE_READONLY", "SQLITE_CANTOPEN", "SQLITE_FULL", "SQLITE_IOERR")
LONGEST_LIMIT = 9  # digits
FEWEST = 16  # connections, however few files the system allows


@dataclass(slots=True)
class Ready:
    """What a server starts with."""

    settings: Settings
    listener: socket.socket
    data: str  # where the tables are kept, for people
    lock: int | None = None  # an open file; it keeps other servers out as long as we live


def make_ready(
    data: str | None,
    host: str,
    port: int,
    *,
    new_key: bool = False,
    workers: int = 1,
    **rest: object,
) -> Ready:
    """Settings for a file, or for a database address with `://` in it (its key lies here)."""
    proxies = read_proxies(rest.pop("proxies", ()))  # type: ignore[arg-type]
    rest |= read_limits(rest.pop("limits", ()))  # type: ignore[arg-type]
    url, path = place_of(data)
    if workers > 1 and not url.startswith("postgresql"):
        raise fail(BadSetting, "web.start-workers")
    listener = listen(host, port)
    lock = None
    has_tables = None  # not known yet
    try:
        beside = path or default_data()
        make_folder(beside.parent)
        if path is not None:
            lock = lock_beside(path)
            has_tables = look_into(path)
        if key_path(beside).exists() and not new_key:
            read_key(key_path(beside))  # a bad one is said before the database is touched
        named = data or str(path) if path else without_password(url)
        if has_tables is None:
            has_tables = open_once(url, named)
        key = key_beside(beside, has_tables=has_tables, renew=new_key)
        settings = Settings(url=url, key=key, proxies=proxies, **rest)  # type: ignore[arg-type]
        return Ready(settings, listener, named, lock)
    except BaseException:
        listener.close()
        if lock is not None:
            os.close(lock)
        raise


def place_of(data: str | None) -> tuple[str, Path | None]:
    """The address of a database, and its file if it is SQLite."""
    if data is None or "://" not in data:
        path = Path(data) if data else default_data()
        return file_url(path), path
    from sqlalchemy import make_url
    from sqlalchemy.exc import SQLAlchemyError

    try:
        url = make_url(data)
    except (SQLAlchemyError, ValueError):
        raise fail(BadSetting, "web.start-url", data=shown(data)) from None
    if url.get_backend_name() == "sqlite" and url.database:
        return file_url(Path(url.database)), Path(url.database)
    return data, None


def without_password(url: str) -> str:
    """The address of a database as it may be said aloud."""
    from sqlalchemy import make_url

    return make_url(url).render_as_string(hide_password=True)


def read_proxies(named: tuple[str, ...]) -> tuple[str, ...]:
    """Addresses or networks, each written once or separated by commas."""
    found = [proxy.strip() for text in named for proxy in text.split(",") if proxy.strip()]
    for proxy in found:
        try:
            ipaddress.ip_network(proxy)
        except ValueError:
            raise fail(BadSetting, "web.start-proxy", proxy=shown(proxy)) from None
    return tuple(found)


def read_limits(named: tuple[str, ...]) -> dict[str, int]:
    """Limits as an operator sets them, `streams=5000` for instance."""
    found = {}
    for text in named:
        name, _, number = (part.strip() for part in text.partition("="))
        name = name.replace("-", "_")
        is_number = number.isascii() and number.isdigit() and len(number) <= LONGEST_LIMIT
        if name not in LIMITS or not is_number or int(number) < 1:
            raise fail(BadSetting, "web.start-limit", limit=shown(text), names=", ".join(LIMITS))
        found[name] = int(number)
    return found


def listen(host: str, port: int) -> socket.socket:
    """The socket itself, so that nobody can take the address between a look and the start."""
    where = {"host": shown(host), "port": str(port)}
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
    except (OSError, UnicodeError):
        raise fail(BadAddress, "web.start-host", **where) from None
    listener = socket.socket(family, kind, protocol)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            listener.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        listener.bind(address)
        listener.listen(BACKLOG)
        return listener
    except OSError as error:
        listener.close()
        if error.errno == errno.EADDRINUSE:
            raise fail(BadAddress, "web.port-taken", **where) from None
        if error.errno in (errno.EACCES, errno.EPERM):
            raise fail(BadAddress, "web.start-port-forbidden", **where) from None
        raise fail(BadAddress, "web.start-host", **where) from None


def make_folder(folder: Path) -> None:
    """The folder of the database, for its owner only if it is new."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise _unwritable(folder, error) from None


def lock_beside(data: Path) -> int:
    """Keep other servers off a file for as long as this process lives; the kernel lets go for us.

    The file that is locked stays when we go: removing it would let two servers lock two of them.
    It is not inherited by programs we start, so that a bot that outlives us holds nothing.
    """
    data = data.resolve()  # two names of one file are one file
    path = data.with_name(data.name + ".lock")
    try:
        handle = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    except OSError as error:
        raise _unwritable(path, error) from None
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(handle)
        raise fail(InUse, "web.start-in-use", data=str(data)) from None
    return handle


def look_into(data: Path) -> bool | None:
    """Whether a database of ours, whole and writable, has tables of players.

    None where it has yet to be made or brought to the newest schema.
    """
    name = {"data": str(data)}
    if data.is_dir():
        raise fail(BadDatabase, "web.start-folder", **name)
    try:
        os.close(os.open(data, os.O_RDWR | os.O_CREAT, 0o600))
        found = data.stat()
        if not stat.S_ISREG(found.st_mode):
            raise fail(BadDatabase, "web.start-no-database", **name)
        if found.st_nlink > 1:
            # The lock and SQLite's log lie beside one name: a server at the other sees neither.
            raise fail(InUse, "web.start-linked", **name)
        for file in (data, *(data.with_name(data.name + end) for end in ("-wal", "-shm"))):
            if file.exists():
                tighten(file)
    except OSError as error:
        raise _unwritable(data, error) from None
    try:
        with closing(sqlite3.connect(data, timeout=2, isolation_level=None)) as database:
            tables = {row[0] for row in database.execute("SELECT name FROM sqlite_master")}
            has_tables = None
            if tables:
                is_newest = check_schema(database, tables, data)
                if database.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
                    raise fail(BadDatabase, "web.start-damaged", **name)
                if is_newest:
                    row = database.execute("SELECT 1 FROM game_table LIMIT 1").fetchone()
                    has_tables = row is not None
            database.execute("BEGIN IMMEDIATE")  # nobody else writes, and there is room to
            database.execute("ROLLBACK")
            return has_tables
    except sqlite3.Error as error:
        kind = getattr(error, "sqlite_errorname", "")
        if kind.startswith(NO_WRITING):
            why = shown(str(error))
            raise fail(Unwritable, "web.start-unwritable", path=str(data), why=why) from None
        if kind.startswith(("SQLITE_BUSY", "SQLITE_LOCKED")):
            raise fail(InUse, "web.start-in-use", **name) from None
        id = "web.start-no-database" if kind == "SQLITE_NOTADB" else "web.start-damaged"
        raise fail(BadDatabase, id, **name) from None


def check_schema(database: sqlite3.Connection, tables: set[str], data: Path) -> bool:
    """Whether a database has our newest schema; a foreign or newer one is refused."""
    found = []
    if "alembic_version" in tables:
        found = [row[0] for row in database.execute("SELECT version_num FROM alembic_version")]
    if "game_table" not in tables or not found:
        raise fail(BadDatabase, "web.start-foreign", data=str(data))
    if not set(found) <= set(revisions()):
        raise fail(BadDatabase, "web.start-newer", data=str(data))
    return found == revisions()[-1:]


def open_once(url: str, data: str) -> bool:
    """Bring the database to the newest schema; whether it has tables already."""
    import asyncio

    from sqlalchemy.exc import SQLAlchemyError

    from regalia.web.store import store_at
    from regalia.web.store.migrate import BadSchema, ForeignSchema, NewerSchema

    try:
        store = store_at(url)
    except ImportError as error:
        name = error.name or "?"
        raise fail(BadSetting, "web.start-driver", data=shown(data), name=name) from None
    except SQLAlchemyError:
        raise fail(BadSetting, "web.start-url", data=shown(data)) from None

    async def go() -> bool:
        try:
            await store.open()
            return await store.has_tables()
        finally:
            await store.close()

    try:
        return asyncio.run(go())
    except ForeignSchema:
        raise fail(BadDatabase, "web.start-foreign", data=shown(data)) from None
    except NewerSchema:
        raise fail(BadDatabase, "web.start-newer", data=shown(data)) from None
    except (SQLAlchemyError, BadSchema, OSError) as error:
        cause = getattr(error, "orig", None) or error
        why = shown(str(cause).partition("\n")[0])
        if getattr(cause, "sqlite_errorname", "").startswith(NO_WRITING):
            raise fail(Unwritable, "web.start-unwritable", path=data, why=why) from None
        raise fail(BadDatabase, "web.start-database", data=shown(data), why=why) from None


def room_for(connections: int) -> int:
    """How many connections there can be; the bound on open files is raised as far as it may be."""
    wanted = connections + BACKLOG + OTHER_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    if soft == resource.RLIM_INFINITY:
        return connections
    return max(FEWEST, min(connections, soft - BACKLOG - OTHER_FILES))


def _unwritable(path: Path, error: OSError) -> Unwritable:
    why = error.strerror or str(error)
    return fail(Unwritable, "web.start-unwritable", path=str(path), why=why)
