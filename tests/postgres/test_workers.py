"""`regalia serve --workers 2` in a storm: workers are killed, PostgreSQL is restarted."""

import asyncio
import os
import signal
import threading
import time
from pathlib import Path

import httpx
import pytest

from kit import postgres
from kit.history import Answer, faults
from kit.process import Process, children
from kit.web import PATIENCE, Guest, until
from regalia.web.store import PlyRow, SeatRow, store_at

TABLES = 2
HANDS = 2  # at each table, clicking for the same seats
MOVES = 4  # at each table between two accidents
RETURN = 5.0  # seconds in which everything is back


class Storm:
    """Players who click as fast as they are answered, whatever happens, and write it down."""

    def __init__(self, url: str) -> None:
        self.answers: list[Answer] = []
        self.late = 0
        self.is_over = False
        self.guests: list[Guest] = []
        self.tables: list[str] = []
        self.threads: list[threading.Thread] = []
        for number in range(TABLES):
            first = self._guest(url)
            table = first.new_table(2, seat__1="me", name__1=f"Zoe{number}")
            self.tables.append(table)
            for hand in range(HANDS):
                guest = self._guest(url)
                guest.client.cookies.update(first.client.cookies)
                work = threading.Thread(target=self._play, args=(guest, table, hand), daemon=True)
                self.threads.append(work)

    def _guest(self, url: str) -> Guest:
        guest = Guest(url)
        guest.client.headers["connection"] = "close"  # any worker may take the next request
        self.guests.append(guest)
        return guest

    def _play(self, guest: Guest, table: str, hand: int) -> None:
        number = 0
        while not self.is_over:
            for seat in (0, 1):
                try:
                    if guest.get(f"/t/{table}?seat={seat}").status_code != 200:
                        time.sleep(0.05)
                        continue
                    if guest.actions():
                        number += 1
                        self._click(guest, table, f"{hand}-{number}")
                except httpx.TransportError:
                    time.sleep(0.05)

    def _click(self, guest: Guest, table: str, move: str) -> None:
        form, code = guest.forms(), guest.actions()[-1]
        asked = time.monotonic()
        status = guest.send(f"/t/{table}/act", **form, action=code, move=move).status_code
        answered = time.monotonic()
        if status == 200:
            seat, ply = int(form["seat"]), int(form["ply"])
            self.answers.append(Answer(table, seat, ply, code, asked, answered))
        else:
            assert status in (409, 422, 503), status
            self.late += status != 503

    def end(self) -> None:
        """Let everybody finish."""
        self.is_over = True
        for thread in self.threads:
            thread.join(PATIENCE)
        for guest in self.guests:
            guest.close()

    def goes_on(self) -> None:
        """Wait until some moves more are answered at every table."""
        begun = time.monotonic()
        until(lambda: all(self.count(table, begun) >= MOVES for table in self.tables))

    def count(self, table: str, since: float) -> int:
        """How many moves at a table were asked for since, and answered."""
        return sum(answer.table == table and answer.asked > since for answer in self.answers)


def read(address: str, table: str) -> tuple[list[PlyRow], list[SeatRow], str]:
    """What the database has of a table."""

    async def go() -> tuple[list[PlyRow], list[SeatRow], str]:
        store = store_at(address)
        try:
            row = await store.table(table)
            assert row is not None
            return await store.plies(table), (await store.seats([table]))[table], row.status
        finally:
            await store.close()

    return asyncio.run(go())


def test_a_storm_over_two_workers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing answered is lost or doubled, everything returns in time, and bots play to the end."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))  # the key lies there
    database = postgres.running()
    address = database.database(str(tmp_path))
    busy = [f"--limit={name}=100000" for name in ("requests_per_second", "posts_per_second")]
    with Process(address, "--workers", "2", "--bot-pause", "0", *busy) as server:
        until(lambda: len(children(server.process.pid)) == 2)
        storm = Storm(server.url)
        easy = {"bot__0": "uniform", "bot__1": "uniform"}
        bots = storm.guests[0].new_table(2, seat__0="bot", name__0="Al", **easy)
        for thread in storm.threads:
            thread.start()
        storm.goes_on()
        workers = children(server.process.pid)
        os.kill(min(workers), signal.SIGKILL)
        until(lambda: len(children(server.process.pid).items() - workers.items()) == 1)
        assert len(children(server.process.pid)) == 2, "another took its place"
        storm.goes_on()
        if database.process is not None:
            database.stop()
            until(lambda: storm.guests[1].get("/").status_code == 503)
            database.go_on()
        else:
            database.execute(
                "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity "
                "WHERE application_name LIKE 'regalia%'"
            )
        back = time.monotonic()
        with storm.guests[0].stream(storm.tables[0]) as told:
            assert next(told), "a page finds its table again"
            storm.goes_on()
            assert next(told), "and what happens at it"
        took = time.monotonic() - back
        storm.end()
        until(lambda: read(address, bots)[2] == "over")
        ended = server.stop(signal.SIGTERM, RETURN)
    assert ended.code == -signal.SIGTERM and children(server.process.pid) == {}
    assert took < 2 * RETURN, took
    assert storm.late, "nobody was too late: both hands should click for the same turn"
    for table in storm.tables:
        plies, seats, _ = read(address, table)
        answers = [answer for answer in storm.answers if answer.table == table]
        assert faults(plies, answers) == []
        assert sum(seat.moves for seat in seats) == len(plies), "none is doubled"
