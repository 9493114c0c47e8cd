"""A long game looked back on: how fast its replay opens and steps, how big its file is.

`python bench/replay.py [--quick]` with the interpreter that has Regalia installed. The server runs
in this process, on a port of its own; requests travel over a real connection. Besides what a
visitor waits for, the processor time is shown: on a busy machine it says more.
"""

import argparse
import asyncio
import statistics
import tempfile
import threading
import time
from pathlib import Path
from random import Random

import httpx

from regalia import bots, new_match
from regalia.match import write_record
from regalia.web.app import create_app
from regalia.web.live.past import past_of
from regalia.web.live.pasts import Shown
from regalia.web.offline import write_file
from regalia.web.serve import Server
from regalia.web.settings import settings_for

PORT = 18_432
LEAST = 700  # moves of the game that is measured
OPEN_MS, STEP_MS = 1000.0, 50.0  # what we promise
GAMES = (("kingsburg", 5), ("legends", 4), ("dragon_castle", 4), ("wonderful_kingdom", 2))


def long_record(least: int, seed: int) -> str:
    """A game of World between six greedy bots, of at least so many moves."""
    match = new_match("wonderful_world", 6, seed)
    players = [bots.find("greedy", match.game.id, seat) for seat in range(6)]
    while not match.is_over():
        seat = match.to_act()[0]
        match.play(seat, players[seat].choose(match.observe(seat)))
    if len(match.plies) < least:
        raise SystemExit(f"a game of {len(match.plies)} moves is too short")
    return write_record(match.record())


def serve(data: Path) -> Server:
    """A server in a thread, ready when this returns."""
    settings = settings_for(data, requests_per_second=100_000, posts_per_second=100_000)
    server = Server(create_app(settings), "127.0.0.1", PORT)
    threading.Thread(target=lambda: asyncio.run(server.serve()), daemon=True).start()
    while not server.started:
        time.sleep(0.02)
    return server


def timed(client: httpx.Client, path: str) -> tuple[float, float]:
    """Milliseconds a visitor waits, and of the processor."""
    wall, work = time.perf_counter(), time.process_time()
    client.get(path).raise_for_status()
    return 1000 * (time.perf_counter() - wall), 1000 * (time.process_time() - work)


def bring(client: httpx.Client, text: str) -> tuple[str, float]:
    """The address at which a record can be looked at now, and how long that took."""
    token = client.cookies.get("csrftoken", "")
    files = {"record": ("game.json", text.encode())}
    began = time.perf_counter()
    answer = client.post("/replay", data={"_csrf_token": token}, files=files)
    return answer.headers["location"], 1000 * (time.perf_counter() - began)


def measure_pages(steps: int) -> None:
    """Bring two long records, open them, go through the second."""
    text, other = long_record(LEAST, 1), long_record(LEAST, 2)
    with tempfile.TemporaryDirectory() as folder:
        server = serve(Path(folder) / "bench.db")
        with httpx.Client(base_url=f"http://127.0.0.1:{PORT}", timeout=60) as client:
            client.get("/replay")
            path, brought = bring(client, text)
            first = timed(client, path)
            path = bring(client, other)[0]
            second = timed(client, path)
            count = other.count("\n  [")
            stops = Random(1).sample(range(count), steps)
            frames = [timed(client, f"{path}/frame?seat=2&at={stop}") for stop in stops]
        server.should_exit = True
    walls, works = zip(*frames, strict=True)
    print(f"a game of {count} moves, {len(text) // 1000} kB")
    print(f"  brought and verified {brought:8.1f} ms")
    print(f"  the first opened     {first[0]:8.1f} ms, of the processor {first[1]:.1f} ms")
    print(f"  another opened       {second[0]:8.1f} ms, of the processor {second[1]:.1f} ms")
    wall, work = statistics.median(walls), statistics.median(works)
    worst = sorted(walls)[int(0.95 * len(walls))]
    print(f"  a step, median       {wall:8.1f} ms, of the processor {work:.1f} ms")
    print(f"  a step, 95 of 100    {worst:8.1f} ms")
    held = first[0] < OPEN_MS and wall < STEP_MS
    print(f"  promised: opens in {OPEN_MS:g} ms, steps in {STEP_MS:g} ms:", "yes" if held else "NO")


def measure_files() -> None:
    """The offline file of a random game of each kind."""
    for game, seats in GAMES:
        match, random = new_match(game, seats, 3), Random(3)
        while not match.is_over():
            seat = random.choice(match.to_act())
            match.play(seat, random.choice(match.observe(seat).legal))
        shown = Shown(past_of(match), "", (), (None,) * seats, True)
        began = time.process_time()
        size = len(write_file(shown).encode())
        took = time.process_time() - began
        moves = len(match.plies)
        print(f"  {game:18} {moves:4} moves {size // 1000:6} kB {took:6.1f} s of the processor")


def main() -> None:
    """Measure, and say it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="fewer steps, no files")
    quick = parser.parse_args().quick
    measure_pages(20 if quick else 120)
    if not quick:
        print("files that replay offline, every view in two languages")
        measure_files()


if __name__ == "__main__":
    main()
