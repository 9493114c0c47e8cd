"""The web table measured: how fast a move reaches the others, how many, how big, how heavy.

`python bench/web.py [PART ...] [--quick] [--json]` with the interpreter that has Regalia installed.
The server runs in a process of its own, its bots in another, and so does the crowd that watches and
plays (`crowd.py`); this one asks, and counts what each of them cost. Every part is bounded.
"""

import argparse
import asyncio
import gzip
import json
import os
import random
import re
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from bench.crowd import BOTS, HOST, PEOPLE, Line, game
else:
    from crowd import BOTS, HOST, PEOPLE, Line, game  # it lies beside this file

HERE = Path(__file__)
PORT = 18_431
MOST_SECONDS = 60  # for the moves of one measure
BOT_PAUSE = 2.0  # seconds between two moves of a bot while people play elsewhere
MANY = 1_000_000
TICK = os.sysconf("SC_CLK_TCK")
# One row of a table for each number, under another id of the same length.
COPIES = "WITH RECURSIVE n(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < {}) "


def serve(data: str, pause: float) -> None:
    """The server under test: one process for the web, one for the bots."""
    from regalia.web.serve import run
    from regalia.web.settings import settings_for

    rates = ("requests_per_second", "posts_per_second", "tables_per_minute")
    places = ("connections", "connections_per_address", "streams", "streams_per_address")
    limits = dict.fromkeys(rates, MANY) | dict.fromkeys(places, 12_000)
    settings = settings_for(Path(data), bot_pause=pause, idle=5.0, **limits)
    run(settings, HOST, PORT)


class Server:
    """A fresh server; with a fresh database, unless one is given."""

    def __init__(self, pause: float = 0.0, data: Path | None = None) -> None:
        self.folder = tempfile.TemporaryDirectory()
        self.data = data or Path(self.folder.name) / "bench.db"
        command = [sys.executable, str(HERE), "--serve", str(self.data), "--pause", str(pause)]
        self.process = subprocess.Popen(command)
        self.moment = (0.0, 0.0)

    async def __aenter__(self) -> "Server":
        for _ in range(1200):
            try:
                await Line(PORT).ask("GET", "/health")
                return self
            except OSError:
                await asyncio.sleep(0.05)
        raise RuntimeError("the server does not start")

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.process.terminate()
        self.process.wait(20)
        self.folder.cleanup()

    def memory(self) -> int:
        """Resident bytes of the web process."""
        text = Path(f"/proc/{self.process.pid}/status").read_text()
        found = re.search(r"VmRSS:\s+(\d+) kB", text)
        assert found
        return int(found[1]) * 1024

    def begin(self) -> None:
        """Count processor time from now on."""
        self.moment = self._cpu()

    def cost(self, count: int, of: str = "move") -> dict[str, float]:
        """Milliseconds of processor time for each of so many, of the web and of the bots."""
        spent = [now - before for now, before in zip(self._cpu(), self.moment, strict=True)]
        names = (f"web_ms_a_{of}", f"bots_ms_a_{of}")
        return {
            name: round(1000 * s / max(1, count), 3) for name, s in zip(names, spent, strict=True)
        }

    def _cpu(self) -> tuple[float, float]:
        me = self.process.pid
        text = Path(f"/proc/{me}/task/{me}/children").read_text()
        return _seconds(me), sum(_seconds(int(child)) for child in text.split())


def _seconds(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


class Crowd:
    """Many players or pages, in a process of their own."""

    async def start(self, **asked: Any) -> "Crowd":
        self.process = await asyncio.create_subprocess_exec(
            sys.executable,
            str(HERE.with_name("crowd.py")),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps({"port": PORT, **asked}).encode() + b"\n")
        await self.process.stdin.drain()
        return self

    async def told(self) -> dict[str, Any]:
        """The next that it says."""
        assert self.process.stdout is not None
        line = await self.process.stdout.readline()
        if not line:
            raise RuntimeError("the crowd has run away")
        found: dict[str, Any] = json.loads(line)
        return found

    async def end(self) -> dict[str, Any]:
        """Send everybody home; what they saw."""
        assert self.process.stdin is not None
        self.process.stdin.write(b"\n")
        seen = await self.told()
        await self.process.wait()
        return seen


async def watched_bots(tables: int) -> Crowd | None:
    """So many tables of bots, each with a page."""
    if not tables:
        return None
    line = Line(PORT)
    ids = [(await line.new_table(BOTS))[0] for _ in range(tables)]
    line.close()
    crowd = await Crowd().start(work="watch", tables=ids, streams=tables)
    await crowd.told()
    return crowd


async def latency(tables: int, moves: int) -> dict[str, Any]:
    """From a move posted to the other's stream, among so many watched tables of bots."""
    async with Server(BOT_PAUSE) as server:
        crowd = await watched_bots(tables - 1)
        times: list[float] = []
        sizes: list[int] = []
        server.begin()
        began = time.perf_counter()
        end = began + MOST_SECONDS
        while len(times) < moves and time.perf_counter() < end:
            await probe(times, sizes, moves, end)
        lasted = time.perf_counter() - began
        others = await crowd.end() if crowd else {"frames_a_second": 0.0, "cpu": 0.0}
        frames = others["frames_a_second"] * lasted + len(times)
        times.sort()
        return {
            "tables": tables,
            "moves": len(times),
            "median_ms": round(1000 * statistics.median(times), 1),
            "p99_ms": round(1000 * times[max(0, int(len(times) * 0.99) - 1)], 1),
            "other_frames_a_second": others["frames_a_second"],
            "bytes_a_move": round(statistics.median(sizes)),
            **server.cost(int(frames), "frame"),
        }


async def probe(times: list[float], sizes: list[int], most: int, end: float) -> None:
    """Play a table of people and note when a page without a seat hears of each move."""
    line, page, heard = Line(PORT), Line(PORT), asyncio.Queue[tuple[float, int]]()

    async def watch(table: str) -> None:
        async for chunk in page.stream(f"/t/{table}/stream?changes="):
            heard.put_nowait((time.perf_counter(), len(chunk)))

    watcher: asyncio.Task[None] | None = None
    begun = 0.0
    async for table, seen in game(line, random.Random(len(times)), end):
        if watcher is None:
            watcher = asyncio.create_task(watch(table))
            await heard.get()
        if seen is None:
            await asyncio.sleep(0.05)  # whatever came before has been sent
            while not heard.empty():
                heard.get_nowait()
            begun = time.perf_counter()
            continue
        try:
            at, size = await asyncio.wait_for(heard.get(), 5)
        except TimeoutError:
            continue  # a step that nobody else may see
        times.append(at - begun)
        sizes.append(size)
        if len(times) >= most:
            break
    if watcher is not None:
        watcher.cancel()
        await asyncio.gather(watcher, return_exceptions=True)
    line.close()
    page.close()


async def played(people: int, moves: int) -> dict[str, Any]:
    """A crowd plays so many moves, if there is time."""
    asked = {"people": people, "moves": moves, "seconds": MOST_SECONDS}
    return await (await Crowd().start(work="play", **asked)).told()


async def posted(people: int, moves: int) -> dict[str, Any]:
    """Moves that people post, each on disk before it is answered with the table anew."""
    async with Server() as server:
        server.begin()
        seen = await played(people, moves)
        return {"people": people, **seen, **server.cost(seen["moves"])}


async def bots(tables: int, seconds: float) -> dict[str, Any]:
    """Moves of bots that do not pause and whom nobody watches, every one of them committed."""
    async with Server() as server:
        line = Line(PORT)
        for _ in range(tables):
            await line.new_table(BOTS)
        # New tables keep coming, so that there is always enough to play.
        before, start = plies(server.data), time.perf_counter()
        server.begin()
        while time.perf_counter() - start < seconds:
            await line.new_table(BOTS)
            await asyncio.sleep(0.1)
        moves, lasted = plies(server.data) - before, time.perf_counter() - start
        line.close()
        return {"moves": moves, "a_second": round(moves / lasted, 1), **server.cost(moves)}


def plies(data: Path) -> int:
    """How many actions a database has."""
    with sqlite3.connect(data) as database:
        return int(database.execute("SELECT count(*) FROM ply").fetchone()[0])


async def steps(tables: int, moves: int) -> dict[str, Any]:
    """What a move itself costs, from the table to the disk: no HTTP, nobody watches."""
    script = HERE.with_name("steps.py")
    process = await asyncio.create_subprocess_exec(
        sys.executable, str(script), str(tables), str(moves), stdout=asyncio.subprocess.PIPE
    )
    out, _ = await process.communicate()
    found: dict[str, Any] = json.loads(out)
    return found


async def streams(count: int, tables: int, seconds: float) -> dict[str, Any]:
    """So many open streams over some tables at which nothing happens."""
    async with Server() as server:
        line = Line(PORT)
        made = [await line.new_table(PEOPLE) for _ in range(tables)]
        before = server.memory()
        server.begin()
        ids = [table for table, _ in made]
        crowd = await Crowd().start(work="watch", tables=ids, streams=count)
        opened = (await crowd.told())["streams"]
        opening = server.cost(opened, "stream")["web_ms_a_stream"]
        size = server.memory() - before
        server.begin()
        await asyncio.sleep(seconds)
        idle = server.cost(1, "second")["web_ms_a_second"] / seconds
        seen = await crowd.end()
        line.close()
        return {
            "streams": opened,
            "still_open": seen["streams"],
            "bytes_a_stream": round(size / max(1, opened)),
            "opening_ms": opening,
            "idle_ms_a_second": round(idle, 1),
        }


async def memory(tables: int) -> dict[str, int]:
    """Resident bytes that each table costs awake, and each costs asleep."""
    async with Server() as server:
        line = Line(PORT)

        async def more(count: int) -> None:
            for _ in range(count):
                await line.new_table(PEOPLE)

        await more(20)
        empty = server.memory()
        await more(tables)
        awake = server.memory()
        for _ in range(300):
            if json.loads((await line.ask("GET", "/health"))[1])["tables"] == 0:
                break
            await asyncio.sleep(0.2)
        # What a sleeping table gave back serves the next: only what it kept makes the process grow.
        await more(tables)
        again = server.memory()
        size = server.data.stat().st_size + Path(f"{server.data}-wal").stat().st_size
        line.close()
        return {
            "empty_mb": round(empty / 1e6),
            "awake_bytes": round((awake - empty) / tables),
            "asleep_bytes": round(max(0, again - awake) / tables),
            "disk_bytes": round(size / (2 * tables + 20)),
        }


async def growth(stored: int, moves: int) -> dict[str, Any]:
    """What a posted move costs where so many played tables are stored already."""
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "bench.db"
        async with Server(data=data):
            line = Line(PORT)
            whole = game(line, random.Random(1), time.perf_counter() + MOST_SECONDS)
            (table,) = {table async for table, _ in whole}
            line.close()
        copy(data, table, stored)
        size = data.stat().st_size
        async with Server(data=data) as server:
            server.begin()
            seen = await played(4, moves)
            return {
                "stored": stored,
                "moves": seen["moves"],
                **server.cost(seen["moves"]),
                "bytes_a_game": round(size / stored),
            }


def copy(data: Path, table: str, count: int) -> None:
    """Store a table so many times."""
    with sqlite3.connect(data) as database:
        for name in ("game_table", "seat", "ply", "move"):
            columns = [row[1] for row in database.execute(f"PRAGMA table_info({name})")]
            key = "id" if name == "game_table" else "table_id"
            values = ["printf('copy%06d', n)" if c == key else f'"{c}"' for c in columns]
            where = f"FROM n, {name} WHERE {key} = ?"
            line = f"{COPIES.format(count - 1)} SELECT {', '.join(values)} {where}"
            if count > 1:
                database.execute(f"INSERT INTO {name} {line}", (table,))
    database.close()


async def weight() -> dict[str, int]:
    """The first page and a table's page with every asset, compressed as they travel."""
    async with Server():
        line = Line(PORT)
        table, _ = await line.new_table(BOTS)

        async def text(path: str) -> str:
            return (await line.ask("GET", path))[1].decode()

        out = {}
        for name, path in (("lobby", "/"), ("table", f"/t/{table}")):
            page = await text(path)
            links = set(re.findall(r'(?:src|href)="(/(?:static|tables)/[^"]+)"', page))
            style = "".join([await text(link) for link in links if ".css" in link])
            fonts = re.findall(r'url\("?([^")]+\.woff2)', style)
            links |= {font if font.startswith("/") else f"/static/{font}" for font in fonts}
            parts = [page.encode(), *[(await line.ask("GET", link))[1] for link in sorted(links)]]
            out[name] = sum(min(len(part), len(gzip.compress(part, 6))) for part in parts)
        line.close()
        return out


Part = Callable[[bool], list[Awaitable[Any]]]
PARTS: dict[str, Part] = {
    "latency-1": lambda quick: [latency(1, 20 if quick else 100)],
    "latency-200": lambda quick: [latency(200, 20 if quick else 200)],
    "latency-1000": lambda quick: [latency(1000, 20 if quick else 200)],
    "steps": lambda quick: [steps(40, 500 if quick else 4000)],
    "posted": lambda quick: [posted(16, 300 if quick else 15_000)],
    "bots": lambda quick: [bots(40, 4.0 if quick else 15.0)],
    "streams": lambda quick: [streams(200 if quick else 5000, 50, 10.0)],
    "memory": lambda quick: [memory(300 if quick else 1000)],
    "growth": lambda quick: [
        growth(stored, 300 if quick else 2000)
        for stored in ((10, 100) if quick else (10, 100, 1000, 10_000))
    ],
    "weight": lambda quick: [weight()],
}


async def main(parts: list[str], quick: bool, as_json: bool) -> None:
    """Every figure that is asked for, one after the other, as soon as it is known."""
    for name in parts:
        for measure in PARTS[name](quick):
            found = await measure
            if as_json:
                print(json.dumps({name: found}), flush=True)
            else:
                figures = ", ".join(f"{key} {value}" for key, value in found.items())
                print(f"{name}: {figures}", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"of {', '.join(PARTS)}")
    parser.add_argument("--quick", action="store_true", help="fewer moves, fewer seconds")
    parser.add_argument("--json", action="store_true", help="a line of JSON for each figure")
    parser.add_argument("--serve", metavar="FILE", help=argparse.SUPPRESS)
    parser.add_argument("--pause", type=float, default=0.0, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.serve:
        serve(arguments.serve, arguments.pause)
    elif unknown := set(arguments.parts) - PARTS.keys():
        parser.error(f"there is no part {', '.join(sorted(unknown))}")
    else:
        asyncio.run(main(arguments.parts or list(PARTS), arguments.quick, arguments.json))
