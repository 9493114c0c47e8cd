"""Accidents of every kind while people play: nothing answered is lost or doubled, all comes back.

`make test` lets each accident happen once. `make faults` goes on until REGALIA_FAULTS moves are
answered on each database, says what it saw, and takes time: every page has five seconds.
"""

import asyncio
import os
import signal
import time
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

from kit import postgres
from kit.accidents import SharedStage, Stage
from kit.history import faults
from kit.storm import Caller, Storm
from kit.web import PATIENCE
from regalia.match import verify
from regalia.web.store import PlyRow, SeatRow, store_at

SEED = 18
ASKED = int(os.environ.get("REGALIA_FAULTS", "0"))  # answered moves; 0: every accident once
CORNERS = 6 if ASKED else 2
BETWEEN = 200 if ASKED else 8  # moves between two accidents
RETURN = 5.0  # seconds in which a page is back once the server is
TO_THE_END = 20 * PATIENCE  # for the games that were begun


@pytest.fixture(params=["sqlite", "postgresql"])
def stage(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Stage]:
    """A server on each kind of database; PostgreSQL is our own, since it will be killed."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))  # the key lies there
    monkeypatch.setenv("REGALIA_CLOCK", str(tmp_path / "clock"))
    if request.param == "sqlite":
        with Stage(tmp_path, SEED) as alone:
            yield alone
        return
    database = postgres.started("", postgres.STEADY)
    try:
        with SharedStage(tmp_path, SEED, database) as shared:
            yield shared
    finally:
        database.remove()


def read(address: str, table: str) -> tuple[list[PlyRow], list[SeatRow]]:
    """What the database has of a table."""

    async def go() -> tuple[list[PlyRow], list[SeatRow]]:
        store = store_at(address)
        try:
            return await store.plies(table), (await store.seats([table]))[table]
        finally:
            await store.engine.dispose()

    return asyncio.run(go())


def test_people_play_on_whatever_happens(stage: Stage, capsys: pytest.CaptureFixture[str]) -> None:
    """Every accident once, or as many as fit; then each table's answers have one order."""
    storm = stage.storm = Storm(stage.port, CORNERS, SEED)
    storm.start()
    storm.goes_on(BETWEEN)
    accidents = stage.accidents()
    waits: dict[str, list[float]] = defaultdict(list)
    begun = time.monotonic()
    while not waits or len(storm.answers) < ASKED:
        for name in stage.rng.sample(sorted(accidents), len(accidents)):
            print(f"{time.monotonic() - begun:.1f} s, {len(storm.answers)} moves: {name}")
            back = stage.happen(accidents[name])
            waits[name].append(storm.returned(back))
            storm.goes_on(BETWEEN)
    storm.end(TO_THE_END)
    assert storm.broken == []
    proven = check(stage, storm)
    ended = stage.server.stop(signal.SIGTERM)
    assert ended.code == -signal.SIGTERM
    assert storm.late, "nobody was too late: both hands should act for the same turn"
    if ASKED:
        with capsys.disabled():
            print(f"\n{type(stage).__name__}, seed {SEED}: {len(storm.answers)} moves answered")
            print(f"  in {time.monotonic() - begun:.0f} s, {proven} games to the end and proven,")
            print(f"  {storm.lost} answers lost on the way, {storm.late} moves too late,")
            print(f"  answers by status {dict(sorted(storm.statuses.items()))}")
            for name, seconds in sorted(waits.items()):
                print(f"  {name}: {len(seconds)} times, pages back within {max(seconds):.2f} s")
        assert max(map(max, waits.values())) < RETURN


def check(stage: Stage, storm: Storm) -> int:
    """Prove every table; how many there were."""
    caller = Caller(storm)
    for game in storm.games:
        plies, seats = read(stage.store(), game.table)
        answers = [answer for answer in storm.answers if answer.table == game.table]
        assert faults(plies, answers) == []
        assert sum(seat.moves for seat in seats) == len(plies), "none is doubled"
        status, record = caller.insist("GET", f"/tables/{game.table}/record")
        assert status == 200, record
        assert verify(record).actions == len(plies)
    caller.close()
    return len(storm.games)
