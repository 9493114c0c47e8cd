"""Players and pages for `bench/web.py`, in a process of their own.

A connection here is a bare socket that speaks as much HTTP as it needs: five thousand of them must
cost next to nothing beside the server they are to measure.
"""

import asyncio
import json
import random
import sys
import time
from collections.abc import AsyncIterator
from typing import Any

HOST = "127.0.0.1"
AT_ONCE = 100  # streams that are opened together
SEATS = 3
PEOPLE: list[dict[str, str]] = [{"kind": "me", "name": f"P{n}"} for n in range(SEATS)]
BOTS: list[dict[str, str]] = [{"kind": "bot", "bot": "uniform"} for _ in range(SEATS)]


class Line:
    """A connection that is kept."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.reader: asyncio.StreamReader
        self.writer: asyncio.StreamWriter | None = None

    async def ask(
        self, method: str, path: str, token: str = "", body: object = None
    ) -> tuple[int, bytes]:
        """A status and what came with it."""
        await self._send(method, path, token, body)
        status, headers = await self._head()
        if "chunked" in headers.get("transfer-encoding", ""):
            return status, b"".join([chunk async for chunk in self._chunks()])
        return status, await self.reader.readexactly(int(headers.get("content-length", "0")))

    async def api(self, method: str, path: str, token: str = "", body: object = None) -> Any:
        """What a program is answered; an error if it is refused."""
        status, told = await self.ask(method, f"/api/v1{path}", token, body)
        if status >= 300:
            raise RuntimeError(f"{status}: {told[:300]!r}")
        return json.loads(told)

    async def stream(self, path: str) -> AsyncIterator[bytes]:
        """What a stream sends, as it comes."""
        await self._send("GET", path, "", None, "accept-encoding: gzip\r\n")
        status, _ = await self._head()
        if status != 200:
            raise RuntimeError(f"{status} for a stream")
        async for chunk in self._chunks():
            yield chunk

    async def new_table(self, seats: list[dict[str, str]]) -> tuple[str, list[str]]:
        """A table, and the tokens of its people."""
        made = await self.api("POST", "/tables", "", {"game": "kingsburg", "seats": seats})
        tokens = [place["token"] for place in made["places"] if place["seat"] is not None]
        return made["table"], tokens

    def close(self) -> None:
        """Hang up."""
        if self.writer is not None:
            self.writer.transport.abort()

    async def _send(self, method: str, path: str, token: str, body: object, more: str = "") -> None:
        if self.writer is None:
            self.reader, self.writer = await asyncio.open_connection(HOST, self.port)
        data = b"" if body is None else json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\nhost: {HOST}:{self.port}\r\n{more}"
        if token:
            head += f"authorization: Bearer {token}\r\n"
        if body is not None:
            head += f"content-type: application/json\r\ncontent-length: {len(data)}\r\n"
        self.writer.write(head.encode() + b"\r\n" + data)
        await self.writer.drain()

    async def _head(self) -> tuple[int, dict[str, str]]:
        first, *lines = (await self.reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        pairs = (line.partition(":") for line in lines if line)
        return int(first.split()[1]), {name.lower(): value.strip() for name, _, value in pairs}

    async def _chunks(self) -> AsyncIterator[bytes]:
        while size := int(await self.reader.readline(), 16):
            yield (await self.reader.readexactly(size + 2))[:-2]
        await self.reader.readline()


async def game(line: Line, rng: random.Random, end: float) -> AsyncIterator[tuple[str, Any]]:
    """People of one connection play a table to its end; the table before each move and after it."""
    table, tokens = await line.new_table(PEOPLE)
    while time.perf_counter() < end:
        for token in tokens:
            seen = await line.api("GET", f"/tables/{table}", token)
            while seen["actions"] and time.perf_counter() < end:
                action = rng.choice(seen["actions"])["number"]
                body = {"ply": seen["ply"], "action": action}
                yield table, None
                seen = await line.api("POST", f"/tables/{table}/actions", token, body)
                yield table, seen
            if seen["status"] == "over":
                return


async def play(port: int, people: int, moves: int, seconds: float) -> dict[str, Any]:
    """So many play at tables of their own, as fast as they are answered, or until then."""
    end = time.perf_counter() + seconds
    times: list[float] = []

    async def one(number: int) -> None:
        line, rng = Line(port), random.Random(number)
        while time.perf_counter() < end and len(times) < moves:
            begun = 0.0
            async for _, seen in game(line, rng, end):
                if seen is not None:
                    times.append(time.perf_counter() - begun)
                if len(times) >= moves:
                    break
                begun = time.perf_counter()
        line.close()

    begun = time.perf_counter()
    await asyncio.gather(*(one(number) for number in range(people)))
    lasted = time.perf_counter() - begun
    times.sort()
    return {
        "moves": len(times),
        "a_second": round(len(times) / lasted, 1),
        "answered_ms": round(1000 * times[len(times) // 2], 1) if times else None,
    }


async def watch(port: int, tables: list[str], streams: int) -> dict[str, Any]:
    """Keep so many streams open over some tables until standard input ends."""
    counts = {"streams": 0, "events": 0, "bytes": 0}

    async def one(table: str) -> None:
        line, is_first = Line(port), True
        try:
            async for chunk in line.stream(f"/t/{table}/stream?changes="):
                counts["streams"] += is_first
                is_first = False
                counts["events"] += 1
                counts["bytes"] += len(chunk)
        finally:
            line.close()

    tasks = []
    for number in range(streams):
        tasks.append(asyncio.create_task(one(tables[number % len(tables)])))
        if number % AT_ONCE == AT_ONCE - 1 or number == streams - 1:
            while counts["streams"] <= number and not any(task.done() for task in tasks):
                await asyncio.sleep(0.01)
    print(json.dumps({"streams": counts["streams"]}), flush=True)
    loop = asyncio.get_running_loop()
    before = dict(counts)
    begun = time.perf_counter()
    await loop.run_in_executor(None, sys.stdin.readline)
    lasted = time.perf_counter() - begun
    still = sum(not task.done() for task in tasks)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return {
        "streams": still,
        "frames_a_second": round((counts["events"] - before["events"]) / lasted, 1),
        "bytes_a_second": round((counts["bytes"] - before["bytes"]) / lasted),
    }


def main() -> None:
    """Do what one line of standard input says; a line of JSON in the end."""
    asked = json.loads(sys.stdin.readline())
    work = play if asked.pop("work") == "play" else watch
    told = asyncio.run(work(**asked))
    print(json.dumps({**told, "cpu": round(time.process_time(), 2)}), flush=True)


if __name__ == "__main__":
    main()
