"""The web table measured: how fast a move reaches the others, how many, how big, how heavy.

`python bench/web.py [--quick]` with the interpreter that has Regalia installed. The server runs in
a process of its own; this one plays, watches and counts.
"""

import argparse
import asyncio
import gzip
import json
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from html import unescape
from pathlib import Path
from typing import Any

import httpx

HERE = Path(__file__)
PORT = 18_431
MOST_SECONDS = 60  # a measure may take
BOT_PAUSE = 2.0  # seconds between two moves of a bot while people play elsewhere


def serve(data: str, pause: float) -> None:
    """The server under test: one process for the web, one for the bots."""
    from regalia.web.serve import run
    from regalia.web.settings import settings_for

    settings = settings_for(
        Path(data),
        bot_pause=pause,
        requests_per_second=1_000_000,
        posts_per_second=1_000_000,
        tables_per_minute=1_000_000,
        connections=12_000,
        connections_per_address=12_000,
        streams=10_000,
        streams_per_address=10_000,
        idle=5.0,
    )
    run(settings, "127.0.0.1", PORT)


class Server:
    """A fresh server with a fresh database."""

    def __init__(self, pause: float) -> None:
        self.folder = tempfile.TemporaryDirectory()
        self.data = Path(self.folder.name) / "bench.db"
        command = [sys.executable, str(HERE), "--serve", str(self.data), "--pause", str(pause)]
        self.process = subprocess.Popen(command)
        self.url = f"http://127.0.0.1:{PORT}"

    async def __aenter__(self) -> "Server":
        async with httpx.AsyncClient() as client:
            for _ in range(600):
                try:
                    await client.get(f"{self.url}/health")
                    return self
                except httpx.TransportError:
                    await asyncio.sleep(0.05)
        raise RuntimeError("the server does not start")

    async def __aexit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.wait(20)
        self.folder.cleanup()

    def memory(self) -> int:
        """Resident bytes of the web process."""
        text = Path(f"/proc/{self.process.pid}/status").read_text()
        found = re.search(r"VmRSS:\s+(\d+) kB", text)
        assert found
        return int(found[1]) * 1024


class Person:
    """A browser without a screen."""

    def __init__(self, url: str) -> None:
        limits = httpx.Limits(max_connections=None)
        self.client = httpx.AsyncClient(
            base_url=url, follow_redirects=True, timeout=60, limits=limits
        )
        self.text = ""

    async def start(self) -> "Person":
        await self.client.get("/")
        return self

    async def post(self, path: str, **form: str) -> httpx.Response:
        token = self.client.cookies["csrftoken"]
        data = {key.replace("__", "-"): value for key, value in form.items()}
        answer = await self.client.post(
            path, data={"_csrf_token": token, **data}, headers={"hx-request": "true"}
        )
        self.text = answer.text
        return answer

    async def new_table(self, **form: str) -> str:
        answer = await self.post("/tables", game="kingsburg", seats="3", listed="", **form)
        assert answer.status_code == 200, answer.text[:500]
        return answer.headers["hx-redirect"].split("/")[2].split("?")[0]

    async def look(self, table: str, seat: int) -> None:
        self.text = (await self.client.get(f"/t/{table}?seat={seat}")).text

    def action(self) -> str | None:
        found = re.search(r'name="action"\s+value="([^"]+)"', self.text)
        return unescape(found[1]) if found else None

    def ply(self) -> str:
        return self._field("ply")

    def seat(self) -> str:
        """Whoever is asked: a page of several seats follows the turn."""
        return self._field("seat")

    def _field(self, name: str) -> str:
        found = re.search(rf'name="{name}" value="(\d+)"', self.text)
        assert found
        return found[1]


BOTS = {f"seat__{n}": "bot" for n in range(3)} | {f"bot__{n}": "uniform" for n in range(3)}
PEOPLE = {f"seat__{n}": "me" for n in range(3)} | {f"name__{n}": f"P{n}" for n in range(3)}


async def raw_events(answer: httpx.Response) -> AsyncIterator[tuple[float, int]]:
    """When each event arrived, and its bytes on the wire."""
    async for chunk in answer.aiter_raw():
        yield time.perf_counter(), len(chunk)


async def watch(
    client: httpx.AsyncClient, table: str, seen: list[tuple[float, int]], ready: asyncio.Event
) -> None:
    """A stranger's stream, kept open."""
    headers = {"accept-encoding": "gzip", "cookie": ""}
    path = f"/t/{table}/stream?changes="  # as pages ask for it
    async with client.stream("GET", path, headers=headers, timeout=None) as answer:
        async for event in raw_events(answer):
            seen.append(event)
            ready.set()


async def latency(tables: int, moves: int, pause: float) -> dict[str, Any]:
    """From a move posted to the other's stream, among so many watched tables of bots."""
    async with Server(pause) as server:
        person, watching = await Person(server.url).start(), Person(server.url)
        watchers = []
        others: list[tuple[float, int]] = []
        for _ in range(tables - 1):
            table = await person.new_table(**BOTS)
            ready = asyncio.Event()
            watchers.append(asyncio.create_task(watch(watching.client, table, others, ready)))
        times: list[float] = []
        sizes: list[int] = []
        began = time.perf_counter()
        while len(times) < moves and time.perf_counter() - began < MOST_SECONDS:
            table = await person.new_table(**PEOPLE)
            seen: list[tuple[float, int]] = []
            ready = asyncio.Event()
            watcher = asyncio.create_task(watch(watching.client, table, seen, ready))
            await ready.wait()
            await probe(person, table, seen, times, sizes, moves)
            watcher.cancel()
        lasted = time.perf_counter() - began
        for task in watchers:
            task.cancel()
        await asyncio.gather(*watchers, return_exceptions=True)
        times.sort()
        return {
            "tables": tables,
            "median_ms": round(1000 * statistics.median(times), 1),
            "p99_ms": round(1000 * times[int(len(times) * 0.99) - 1], 1),
            "other_events_per_second": round(sum(at > began for at, _ in others) / lasted, 1),
            "bytes_per_move": round(statistics.median(sizes)),
        }


async def probe(
    person: Person,
    table: str,
    seen: list[tuple[float, int]],
    times: list[float],
    sizes: list[int],
    most: int,
) -> None:
    """Play a table of people and note when its spectator hears of each move."""
    end = time.perf_counter() + MOST_SECONDS
    while len(times) < most and time.perf_counter() < end:
        for seat in range(3):
            await person.look(table, seat)
            action = person.action()
            if action is not None:
                break
        else:
            return
        await asyncio.sleep(0.05)
        heard = len(seen)
        start = time.perf_counter()
        post = asyncio.create_task(
            person.post(f"/t/{table}/act", seat=person.seat(), ply=person.ply(), action=action)
        )
        while len(seen) == heard and time.perf_counter() - start < 10:
            await asyncio.sleep(0.0005)
        await post
        if len(seen) > heard:
            times.append(seen[heard][0] - start)
            sizes.append(sum(size for _, size in seen[heard:]))


async def throughput(tables: int, seconds: float) -> float:
    """Moves a second of bots that do not pause, every one of them committed."""
    import sqlite3

    async with Server(0.0) as server:
        person = await Person(server.url).start()
        for _ in range(tables):
            await person.new_table(**BOTS)

        def plies() -> int:
            with sqlite3.connect(server.data) as database:
                return int(database.execute("SELECT count(*) FROM ply").fetchone()[0])

        # New tables keep coming, so that there is always enough to play.
        before, start = plies(), time.perf_counter()
        while time.perf_counter() - start < seconds:
            await person.new_table(**BOTS)
            await asyncio.sleep(0.1)
        return round((plies() - before) / (time.perf_counter() - start), 1)


async def posted(people: int, seconds: float) -> float:
    """Moves a second that people post, each answered with the table anew."""
    async with Server(0.0) as server:
        count = 0
        end = time.perf_counter() + seconds

        async def play() -> None:
            nonlocal count
            person = await Person(server.url).start()
            while time.perf_counter() < end:
                table = await person.new_table(**PEOPLE)
                for _ in range(400):
                    for seat in range(3):
                        await person.look(table, seat)
                        if person.action() or time.perf_counter() > end:
                            break
                    action = person.action()
                    if action is None or time.perf_counter() > end:
                        break
                    form = {"seat": person.seat(), "ply": person.ply(), "action": action}
                    if (await person.post(f"/t/{table}/act", **form)).status_code == 200:
                        count += 1

        await asyncio.gather(*(play() for _ in range(people)))
        return round(count / seconds, 1)


async def memory(tables: int) -> dict[str, int]:
    """Resident bytes that each table costs awake, and each costs asleep."""
    async with Server(0.0) as server:
        person = await Person(server.url).start()
        for _ in range(20):
            await person.new_table(**PEOPLE)
        empty = server.memory()
        for _ in range(tables):
            await person.new_table(**PEOPLE)
        awake = server.memory()
        for _ in range(300):
            health = (await person.client.get("/health")).json()
            if health["tables"] == 0:
                break
            await asyncio.sleep(0.2)
        # What a sleeping table gave back serves the next: only what it kept makes the process grow.
        for _ in range(tables):
            await person.new_table(**PEOPLE)
        again = server.memory()
        size = server.data.stat().st_size + Path(f"{server.data}-wal").stat().st_size
        return {
            "empty_mb": round(empty / 1e6),
            "awake_bytes": round((awake - empty) / tables),
            "asleep_bytes": round(max(0, again - awake) / tables),
            "disk_bytes": round(size / (2 * tables + 20)),
        }


async def weight() -> dict[str, int]:
    """The first page and a table's page with every asset, compressed as they travel."""
    async with Server(0.0) as server:
        person = await Person(server.url).start()
        table = await person.new_table(**BOTS | {"seat__0": "me", "name__0": "Ada"})
        out = {}
        for name, path in (("lobby", "/"), ("table", f"/t/{table}")):
            page = (await person.client.get(path)).text
            links = set(re.findall(r'(?:src|href)="(/(?:static|tables)/[^"]+)"', page))
            style = "".join(
                [(await person.client.get(link)).text for link in links if ".css" in link]
            )
            fonts = re.findall(r'url\("?([^")]+\.woff2)', style)
            links |= {font if font.startswith("/") else f"/static/{font}" for font in fonts}
            total = len(gzip.compress(page.encode(), 6))
            for link in sorted(links):
                async with person.client.stream("GET", link) as answer:
                    total += sum([len(chunk) async for chunk in answer.aiter_raw()])
            out[name] = total
        return out


async def main(quick: bool) -> None:
    """Every figure, one after the other, a line of JSON each."""
    moves, seconds = (20, 4.0) if quick else (100, 15.0)
    for tables in (1, 50, 200):
        show("latency", await latency(tables, moves, BOT_PAUSE))
    show("bot_moves_per_second", await throughput(40, seconds))
    show("posted_moves_per_second", await posted(16, seconds))
    show("memory", await memory(100 if quick else 300))
    show("weight", await weight())


def show(name: str, value: object) -> None:
    """One figure, as soon as it is known."""
    print(json.dumps({name: value}), flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--serve", metavar="FILE")
    parser.add_argument("--pause", type=float, default=0.0)
    arguments = parser.parse_args()
    if arguments.serve:
        serve(arguments.serve, arguments.pause)
    else:
        asyncio.run(main(arguments.quick))
