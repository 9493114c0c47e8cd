"""What may happen to a server while people play; each accident ends when all is whole again."""

import mmap
import os
import resource
import signal
import struct
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from random import Random

import psycopg

from kit.line import CUT, OPEN, SILENT, SLOW, Line
from kit.ports import free_port
from kit.postgres import Postgres
from kit.process import Process, children
from kit.storm import SHORT, Caller, Storm
from kit.web import PATIENCE, until

HOUR = 3600.0
WHILE = 0.6  # seconds that an accident lasts which nobody has to notice
LONG = 5 * PATIENCE
FULL = 4096  # bytes a file may have on a full disk
LOG_FILE = 1 << 20  # and with PostgreSQL: a file of its log, which is there already
LIMITS = ("requests_per_second", "posts_per_second", "tables_per_minute")
OPTIONS = ("--bot-pause", "0", *(f"--limit={name}=1000000" for name in LIMITS))
# A game that is over, and so long that any further move makes the file of all moves longer than
# `LOG_FILE`. It stays until there is room again: what was deleted would be room.
FILLER = """
INSERT INTO game_table SELECT (jsonb_populate_record(one, '{"id": "filler", "status": "over"}')).*
FROM game_table AS one LIMIT 1;
INSERT INTO ply SELECT 'filler', n, seat, code, digest, events, at
FROM (SELECT * FROM ply LIMIT 1) AS one, generate_series(1, 20000) AS n;
"""
EMPTIED = "DELETE FROM ply WHERE table_id = 'filler'; DELETE FROM game_table WHERE id = 'filler';"


class Stage:
    """One process and its file, and what can go wrong with them."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.rng = Random(seed)
        self.folder = folder
        self.clock = Clock(folder / "clock")
        self.address = str(folder / "storm.db")
        self.options = OPTIONS
        self.port = free_port()
        self.servers: list[Process] = []
        self.storm: Storm | None = None

    def __enter__(self) -> "Stage":
        self.serve()
        return self

    def __exit__(self, *_: object) -> None:
        for server in self.servers:
            server.stop(signal.SIGKILL)

    @property
    def server(self) -> Process:
        """The one that serves now."""
        return self.servers[-1]

    @property
    def pid(self) -> int:
        return self.server.process.pid

    def store(self) -> str:
        """The database's address for whoever reads it."""
        return f"sqlite+aiosqlite:///{self.address}"

    def serve(self) -> None:
        """Start a server, where the last one was."""
        deals = str(len(self.servers))
        server = Process(self.address, *self.options, port=self.port, deals=deals)
        self.servers.append(server.start(LONG))  # everybody else works meanwhile

    def accidents(self) -> dict[str, Callable[[], None]]:
        """All that can happen here, by name."""
        return {
            "server killed": self.kill_server,
            "server restarted": self.restart_server,
            "server held up": self.hold_up,
            "bots killed": self.kill_bots,
            "disk full": self.fill_disk,
            "clock set forward": lambda: self.clock.shift(self.rng.uniform(1, 24) * HOUR),
            "clock set back": lambda: self.clock.shift(-self.rng.uniform(1, 24) * HOUR),
        }

    def happen(self, accident: Callable[[], None]) -> float:
        """Let it happen; the moment from which the server answers again."""
        accident()
        assert self.storm is not None
        caller, known = Caller(self.storm), f"/tables/{self.storm.games[0].table}"
        caller.insist("GET", known)
        caller.close()
        return time.monotonic()

    def kill_server(self) -> None:
        self.server.stop(signal.SIGKILL)
        self.serve()

    def restart_server(self) -> None:
        self.server.stop(signal.SIGTERM)
        self.serve()

    def hold_up(self) -> None:
        """It does nothing for a while, as on a machine that is too busy."""
        for process in (held := [self.pid, *children(self.pid)]):
            os.kill(process, signal.SIGSTOP)
        time.sleep(WHILE)
        for process in held:
            os.kill(process, signal.SIGCONT)

    def kill_bots(self) -> None:
        _kill(children(self.pid))

    def fill_disk(self) -> None:
        """No file may grow, until that was noticed."""
        before = resource.prlimit(self.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(self.pid, resource.RLIMIT_FSIZE, (FULL, before[1]))
        self.wait_for_refusals()
        resource.prlimit(self.pid, resource.RLIMIT_FSIZE, before)

    def wait_for_refusals(self) -> None:
        """Until somebody was told that nothing can be written now, and not a moment before."""
        assert self.storm is not None
        storm = self.storm
        enough = storm.statuses[503] + len(storm.players)  # as many may be under way
        until(lambda: storm.statuses[503] > enough or storm.broken != [])


class SharedStage(Stage):
    """Two workers, the line to their PostgreSQL, and that."""

    def __init__(self, folder: Path, seed: int, database: Postgres) -> None:
        super().__init__(folder, seed)
        self.database = database
        self.direct = database.database(str(folder))
        assert database.folder is not None and database.address is not None
        self.line = Line(str(database.folder / ".s.PGSQL.5432"))
        self.options = (*OPTIONS, "--workers", "2")

    def __enter__(self) -> "SharedStage":
        self.line.__enter__()
        name = self.direct.rpartition("/")[2].partition("?")[0]
        self.address = f"postgresql://regalia@127.0.0.1:{self.line.port}/{name}"
        super().__enter__()
        return self

    def __exit__(self, *_: object) -> None:
        super().__exit__()
        self.line.__exit__(None, None, None)

    def store(self) -> str:
        return self.direct

    def accidents(self) -> dict[str, Callable[[], None]]:
        return {
            **super().accidents(),
            "worker killed": lambda: _kill([self.rng.choice(sorted(children(self.pid)))]),
            "database backend killed": self.kill_backend,
            "database restarted": lambda: self.restart_database(signal.SIGINT),
            "database broken off": lambda: self.restart_database(signal.SIGQUIT),
            "line cut": lambda: self.disturb(CUT),
            "line slow": lambda: self.disturb(SLOW),
            "line silent": lambda: self.disturb(SILENT),
            "rolling update": self.roll,
        }

    def kill_bots(self) -> None:
        _kill(bot for worker in children(self.pid) for bot in children(worker))

    def kill_backend(self) -> None:
        """PostgreSQL takes all others down then, and recovers from its log."""
        which = "SELECT pid FROM pg_stat_activity WHERE application_name LIKE 'regalia%' LIMIT 1"
        _kill([self.database.execute(which)])
        time.sleep(SHORT)
        self.database.go_on()

    def restart_database(self, sign: signal.Signals) -> None:
        self.database.stop(sign)
        time.sleep(self.rng.uniform(0, WHILE))
        self.database.go_on()

    def disturb(self, state: str) -> None:
        self.line.become(state)
        time.sleep(WHILE)
        self.line.become(OPEN)

    def fill_disk(self) -> None:
        """Its own log has room, what is added to a table has none."""
        with psycopg.connect(self.direct) as connection:
            connection.execute(FILLER)
        self.database.stop()
        self.database.go_on(room=LOG_FILE)
        self.wait_for_refusals()
        self.restart_database(signal.SIGQUIT)
        with psycopg.connect(self.direct) as connection:
            connection.execute(EMPTIED)

    def roll(self) -> None:
        """A new server takes over from the old one, which finishes what it has begun."""
        assert self.storm is not None
        refused = sum(count for status, count in self.storm.statuses.items() if status >= 500)
        old, self.port = self.server, free_port()
        self.serve()
        self.storm.port = self.port
        old.stop(signal.SIGTERM)
        after = sum(count for status, count in self.storm.statuses.items() if status >= 500)
        assert refused == after, "somebody was turned away"


class Clock:
    """The time of day as `kit.serve` tells it: that of the system, and so many seconds more."""

    def __init__(self, path: Path) -> None:
        path.write_bytes(struct.pack("d", 0.0))
        with path.open("r+b") as file:
            self.seconds = mmap.mmap(file.fileno(), 8)
        self.path = path

    def shift(self, seconds: float) -> None:
        """Set it forward or back from where it is."""
        (now,) = struct.unpack("d", self.seconds[:8])
        self.seconds[:8] = struct.pack("d", now + seconds)


def _kill(processes: Iterable[int]) -> None:
    for process in processes:
        os.kill(process, signal.SIGKILL)
