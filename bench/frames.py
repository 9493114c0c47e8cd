"""What it costs to show a table: processor time and bytes of a frame, and the first page.

`python bench/frames.py` plays every game at random from a fixed seed to its middle, opens a stream
for each seat and for a spectator, and goes on for some moves. Counted is what the server does from
a move that is played to the frames that lie on the wire, compressed as they travel. Another game
of the kind is played and drawn before, and every template is read: a server that has just started
parses and compiles first. Garbage is looked for as `regalia serve` does.
`--against FOLDER` measures another folder that holds a `regalia`, by turns with this one, and
prints the median of the ratios. `--profile GAME` says where the time goes.
"""

import argparse
import asyncio
import cProfile
import inspect
import json
import os
import pstats
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncGenerator
from pathlib import Path
from typing import Any, cast

SEATS = {
    "kingsburg": 4,
    "legends": 4,
    "dragon_castle": 4,
    "wonderful_world": 4,
    "wonderful_kingdom": 2,
}
MOVES = 40  # that are watched
TURNS = 5
QUIET = 0.05  # seconds in which no stream says anything: all have spoken
TARGETS = {"kingsburg": 1.0}  # milliseconds a frame; other games:
TARGET = 2.0
BYTES, PAGE = 2000, 20.0


class Watched:
    """A stream that somebody listens to."""

    def __init__(self, events: AsyncGenerator[bytes, None]) -> None:
        self.events = events
        self.sizes: list[int] = []
        self.next = asyncio.create_task(anext(events))

    def heard(self) -> bool:
        """Whether it has said anything since."""
        if not self.next.done():
            return False
        self.sizes.append(len(self.next.result()))
        self.next = asyncio.create_task(anext(self.events))
        return True


def settled(game: str, profile: cProfile.Profile | None = None) -> dict[str, Any]:
    """The figures of one game, after another of its kind."""
    from regalia.web import render, tidy

    asyncio.run(measure(game, "before "))
    for name in render.ENVIRONMENT.list_templates(["html", "svg"]):
        render.ENVIRONMENT.get_template(name)
    tidy.spare_the_loop()
    return asyncio.run(measure(game, "", profile))


async def measure(game: str, seed: str, profile: cProfile.Profile | None = None) -> dict[str, Any]:
    """The figures of one game."""
    import httpx

    from regalia import registry
    from regalia.web.app import create_app
    from regalia.web.changes import Frame
    from regalia.web.fresh import new_id, table_row
    from regalia.web.live import LiveTable
    from regalia.web.pages.live import current, table_events
    from regalia.web.settings import settings_for
    from regalia.web.store import SeatRow
    from regalia.web.store.rows import PERSON

    chance = random.Random(seed + game)
    with tempfile.TemporaryDirectory() as folder:
        settings = settings_for(Path(folder) / "bench.db", bot_processes=0, heartbeat=600.0)
        app = create_app(settings)
        async with app.lifespan():
            site = app.state.site
            found, seats = registry.find(game), SEATS[game]
            id = new_id(chance.randbytes)
            rows = [
                SeatRow(table_id=id, number=n, kind=PERSON, bot=None, name=f"Player {n}")
                for n in range(seats)
            ]
            secret = chance.randbytes(32).hex()
            row = table_row(id, found, registry.options(found, seats), rows, True, secret)
            await site.store.add_table(row, rows)
            live = await site.tables.get(id)

            async def play() -> None:
                seat = chance.choice(live.match.to_act())
                action = chance.choice(list(live.match.observe(seat).legal))
                await live.play(seat, live.seats[seat].moves, action, f"b{live.match.count}")

            for _ in range(60):
                await play()

            def stream(seat: int) -> AsyncGenerator[bytes, None]:
                held = (seat,) if seat >= 0 else ()

                def look(live: LiveTable, *last: str) -> Frame:  # older builds do not name `last`
                    return current(live, seat, held, False, "en", *last)

                rest = {"changes": True} if "changes" in known else {}
                return table_events(site, id, seat, look, "", True, **rest)

            known = inspect.signature(table_events).parameters
            watched = [Watched(stream(seat)) for seat in (*range(seats), -1)]
            await _until_quiet(watched)
            for one in watched:
                one.sizes.clear()
            frames, spent = 0, 0.0
            # Streams are told of a move once it is played: else some would draw while it is.
            announce, live.announce = live.announce, lambda _: None
            for _ in range(MOVES):
                if live.match.is_over():
                    break
                await play()
                before = time.process_time()
                if profile is not None:
                    profile.enable()
                announce(id)
                frames += await _until_quiet(watched)
                if profile is not None:
                    profile.disable()
                spent += time.process_time() - before
            sizes = [size for one in watched for size in one.sizes]
            site.close()
            await asyncio.gather(*[one.next for one in watched], return_exceptions=True)
            pages = []
            client = httpx.AsyncClient(
                transport=httpx.ASGITransport(app=cast(Any, app)), base_url="http://bench"
            )
            async with client:
                for _ in range(6):
                    live.rendered.clear()
                    before = time.process_time()
                    answer = await client.get(f"/t/{id}", headers={"accept-encoding": "gzip"})
                    pages.append(time.process_time() - before)
                    assert answer.status_code == 200
    return {
        "game": game,
        "frame_ms": round(1000 * spent / frames, 2),
        "bytes_median": round(statistics.median(sizes)),
        "bytes_mean": round(statistics.mean(sizes)),
        "page_ms": round(1000 * statistics.median(pages[1:]), 1),
        "page_bytes": int(answer.headers.get("content-length", len(answer.content))),
    }


async def _until_quiet(watched: list[Watched]) -> int:
    """Listen until nobody says anything any more; how much was said."""
    heard = 0
    while True:
        await asyncio.wait(
            [one.next for one in watched], timeout=QUIET, return_when=asyncio.FIRST_COMPLETED
        )
        now = sum(one.heard() for one in watched)
        if not now:
            return heard
        heard += now


def elsewhere(folder: Path, game: str) -> dict[str, Any]:
    """The figures of a game as another folder has it, in a process of its own."""
    known = dict(os.environ, PYTHONPATH=str(folder))
    command = [sys.executable, __file__, "--only", game]
    out = subprocess.run(command, env=known, check=True, capture_output=True, text=True).stdout
    found: dict[str, Any] = json.loads(out.splitlines()[-1])
    return found


def compare(ours: Path, theirs: Path, games: list[str]) -> None:
    """By turns, game by game: theirs divided by ours."""
    for game in games:
        turns = [(elsewhere(ours, game), elsewhere(theirs, game)) for _ in range(TURNS)]
        row: dict[str, Any] = {"game": game}
        for measure in ("frame_ms", "bytes_median", "bytes_mean", "page_ms"):
            ratio = statistics.median(other[measure] / own[measure] for own, other in turns)
            best = min(own[measure] for own, _ in turns)
            row[measure] = [best, min(other[measure] for _, other in turns), round(ratio, 1)]
        print(json.dumps(row), flush=True)


def main() -> None:
    """One line of JSON for each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", choices=list(SEATS), metavar="GAME")
    parser.add_argument("--profile", choices=list(SEATS), metavar="GAME")
    parser.add_argument("--against", type=Path, metavar="FOLDER")
    parser.add_argument("--build", type=Path, metavar="FOLDER", help="ours, if not the installed")
    chosen = parser.parse_args()
    games = [chosen.only] if chosen.only else list(SEATS)
    if chosen.against:
        ours = chosen.build or Path(__file__).parent.parent / "src"
        return compare(ours, chosen.against, games)
    if chosen.profile:
        profile = cProfile.Profile()
        print(json.dumps(settled(chosen.profile, profile)))
        pstats.Stats(profile).sort_stats("tottime").print_stats(40)
        return None
    for game in games:
        row = settled(game)
        most = TARGETS.get(game, TARGET)
        row["is_met"] = {
            "frame": row["frame_ms"] < most,
            "bytes": row["bytes_mean"] < BYTES,
            "page": row["page_ms"] < PAGE,
        }
        print(json.dumps(row), flush=True)
    return None


if __name__ == "__main__":
    main()
