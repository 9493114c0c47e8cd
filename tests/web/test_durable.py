"""Tables outlive the server: eviction, restart, snapshots, kill -9 in a storm."""

import asyncio
import re
import signal
import sqlite3
import threading
import time
from contextlib import closing
from pathlib import Path

import httpx

from kit.process import Process
from kit.web import PATIENCE, Guest, Server, until
from regalia.web.live.table import SNAPSHOT_EVERY
from regalia.web.live.thinkers import InProcess

STORM_SECONDS = 2.5
ROUNDS = 2


def test_a_sleeping_table_comes_back_as_it_was(server: Server, ada: Guest) -> None:
    """Dropped from memory, woken by the next visitor."""
    table = ada.new_table(3, seat__1="me", seat__2="me", name__1="Bea", name__2="Cyd")
    play(server, table, 60)

    async def forget() -> tuple[object, int]:
        live = server.site.tables.awake.pop(table)
        return live.match.state.key(), live.match.count

    before = server.run(forget())
    live = server.run(server.site.tables.get(table))
    assert (live.match.state.key(), live.match.count) == before
    assert live.match.before >= SNAPSHOT_EVERY, "it was loaded from a snapshot"
    assert len(live.match.plies) <= 3 * SNAPSHOT_EVERY


def test_a_table_is_loaded_once_whoever_gives_up(server: Server, ada: Guest) -> None:
    """Of those who wait for a sleeping table one goes away; whoever comes then waits as well."""
    table = ada.new_table(2)
    tables = server.site.tables

    async def go() -> bool:
        tables.awake.pop(table, None)
        first, second = (asyncio.create_task(tables.get(table)) for _ in range(2))
        await asyncio.sleep(0)
        second.cancel()
        await asyncio.gather(second, return_exceptions=True)
        third = asyncio.create_task(tables.get(table))
        return await first is await third

    assert server.run(go())


def test_idle_tables_leave_memory(tmp_path: Path) -> None:
    """Only what somebody looks at stays; all of it comes back."""
    with Server(tmp_path / "t.db", idle=0.05) as server:
        guest = Guest(server.url)
        tables = [guest.new_table(2, game="toy", seat__1="me", name__1="Zoe") for _ in range(5)]
        until(lambda: not server.site.tables.awake)
        with guest.stream(tables[0], "seat=0") as told:
            next(told)
            time.sleep(0.3)
            assert list(server.site.tables.awake) == [tables[0]]
        assert guest.get(f"/t/{tables[3]}?seat=0").status_code == 200
        guest.close()


def test_a_table_survives_a_restart(tmp_path: Path) -> None:
    """The same file, another process of mind: same table, same seats, same log."""
    with Server(tmp_path / "t.db") as server:
        guest = Guest(server.url)
        table = guest.new_table(2, seat__1="me", name__1="Zoe")
        play(server, table, 45)
        guest.post(f"/t/{table}/chat", seat="0", text="see you tomorrow")
        page = guest.get(f"/t/{table}?seat=0").text
        state = server.run(server.site.tables.get(table)).match.state.key()
    with Server(tmp_path / "t.db") as server:
        guest.client.base_url = httpx.URL(server.url)
        assert unnumbered(guest.get(f"/t/{table}?seat=0").text) == unnumbered(page)
        live = server.run(server.site.tables.get(table))
        assert live.match.state.key() == state
        play(server, table, 5)
        guest.close()


def unnumbered(page: str) -> str:
    """A page without the number of its frame, which is counted anew when a table wakes."""
    bare, marks = re.subn(r"[0-9a-f]{16}\.\d+", "", page)
    assert marks == 2
    return bare


def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    """A table of bots that was interrupted is played to its end by the next server."""
    with Server(tmp_path / "t.db", bot_pause=0.02) as server:
        guest = Guest(server.url)
        table = guest.new_table(3, seat__0="bot", name__0="Zoe")
        until(lambda: server.run(server.site.tables.get(table)).match.count > 10)
    with Server(tmp_path / "t.db") as server:
        until(lambda: status(server, table) == "over", 60)
        guest.close()


def test_bots_may_think_in_their_own_process(tmp_path: Path) -> None:
    """The default of the server: what a bot sees travels, and its answer comes back."""
    with Server(tmp_path / "t.db", bot_processes=1) as server:
        guest = Guest(server.url)
        table = guest.new_table(2, seat__0="bot", name__0="Zoe")
        until(lambda: server.run(server.site.tables.get(table)).match.count > 10, 60)
        (worker,) = server.site.tables.thinkers.workers
        assert isinstance(worker, InProcess)
        assert worker.thoughts > 0
        guest.close()


def status(server: Server, table: str) -> str:
    """What the database says of a table."""
    row = server.run(server.site.store.table(table))
    assert row is not None
    return row.status


def play(server: Server, table: str, count: int) -> None:
    """So many actions of whoever is asked."""

    async def go() -> None:
        live = await server.site.tables.get(table)
        for _ in range(count):
            if live.match.is_over():
                return
            seat = live.match.to_act()[0]
            legal = live.match.state.legal(seat)
            action = legal[len(legal) // 2]
            await live.play(seat, live.seats[seat].moves, action, f"p{live.match.count}")

    server.run(go())


def test_every_answered_move_is_there_after_kill_9(tmp_path: Path) -> None:
    """A storm of moves from several hands, SIGKILL in the middle, and nothing answered is lost."""
    data = tmp_path / "storm.db"
    server = Process(data, "--bot-pause", "0").start()
    guests = [Guest(server.url) for _ in range(4)]
    tables = [guest.new_table(2, seat__1="me", name__1=f"Z{n}") for n, guest in enumerate(guests)]
    answered: list[dict[str, int]] = [{} for _ in guests]
    for round in range(ROUNDS):
        threads = [
            threading.Thread(target=storm, args=(guest, table, seen, round))
            for guest, table, seen in zip(guests, tables, answered, strict=True)
        ]
        for thread in threads:
            thread.start()
        time.sleep(STORM_SECONDS)
        server.stop(signal.SIGKILL)
        for thread in threads:
            thread.join(PATIENCE)
        server = Process(data, "--bot-pause", "0").start()
        for guest, table, seen in zip(guests, tables, answered, strict=True):
            guest.client.base_url = httpx.URL(server.url)
            assert seen, "the storm did not blow"
            check(guest, data, table, seen)
    server.stop(signal.SIGKILL)
    for guest in guests:
        guest.close()


def storm(guest: Guest, table: str, answered: dict[str, int], round: int) -> None:
    """Act as fast as the server answers, until it does not; note each answered move."""
    number = 0
    while True:
        for seat in (0, 1):
            try:
                guest.get(f"/t/{table}?seat={seat}")
                if not guest.actions():
                    continue
                number += 1
                move, form = f"r{round}-{number}", guest.forms()
                answer = guest.act(table, guest.actions()[-1], move=move)
            except httpx.TransportError:
                return
            if answer.status_code == 200:
                answered[move] = int(form["seat"])
        if "game is over" in guest.text:
            return


def check(guest: Guest, data: Path, table: str, answered: dict[str, int]) -> None:
    """Every answered move is in the database, the table loads, and one can go on."""
    import sqlite3

    with sqlite3.connect(data) as database:
        rows = database.execute("SELECT id, seat FROM move WHERE table_id = ?", [table]).fetchall()
        plies = database.execute("SELECT count(*) FROM ply WHERE table_id = ?", [table]).fetchone()
    database.close()
    kept = {id.removeprefix("sent:"): seat for id, seat in rows}
    assert answered.items() <= kept.items()
    assert plies[0] == len(kept), "each move is one ply, none is doubled"
    for seat in (0, 1):
        page = guest.get(f"/t/{table}?seat={seat}")
        assert page.status_code == 200
        if guest.actions():
            asked = int(guest.forms()["seat"])  # of two at one screen
            assert guest.act(table, move=f"after-{len(kept)}").status_code == 200
            answered[f"after-{len(kept)}"] = asked
            return
    assert re.search("game is over", page.text)


def test_a_process_deals_the_same_in_every_run(tmp_path: Path) -> None:
    """Ids come from a seed and so does the key, from which every deal follows."""
    deals: set[tuple[str, str]] = set()
    for name in ("one", "two"):
        data = tmp_path / name / "t.db"
        with Process(data) as server:
            guest = Guest(server.url)
            guest.new_table(2, seat__1="me", name__1="Bob")
            guest.close()
        with closing(sqlite3.connect(data)) as database:
            deals.update(database.execute("SELECT id, seed FROM game_table"))
    assert len(deals) == 1
