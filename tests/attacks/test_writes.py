"""Writes: each names the version it is based on, and nothing confirmed is ever overwritten."""

import asyncio
import random
import sqlite3
from contextlib import suppress
from pathlib import Path

import pytest

from kit.raw import HeldBack
from kit.seats import secret_link
from kit.web import Guest, Server, address_of, until
from regalia.core.errors import RegaliaError
from regalia.web.errors import Stale
from regalia.web.live import LiveTable
from regalia.web.live.load import load

MOVES = 10


def walk(server: Server, live: LiveTable, most: int, seed: int = 7) -> int:
    """So many actions of whoever is asked, drawn from a seed; how many it were."""
    rng = random.Random(seed)

    async def go() -> int:
        number = 0
        while number < most and not live.match.is_over():
            seat = rng.choice(live.match.to_act())
            action = rng.choice(live.match.state.legal(seat))
            with suppress(Stale):  # what plays itself for the seat was first
                await live.play(seat, live.seats[seat].moves, action, f"w{live.match.count}")
                number += 1
        return number

    return server.run(go())


def plies(server: Server, table: str) -> list[tuple[int, str]]:
    """Number and digest of every action in the database."""
    return [(ply.number, ply.digest) for ply in server.run(server.site.store.plies(table))]


def test_a_late_undo_takes_nothing_from_anybody(server: Server, ada: Guest) -> None:
    """Held back while others play on and the table leaves memory: refused, and nothing is gone."""
    table = ada.new_table(2, game="toy", seat__1="me", name__1="Bob")
    ada.get(f"/t/{table}?seat=0")
    ada.act(table, "leave")
    late = HeldBack(ada, f"/t/{table}/undo", **ada.forms("undo"))
    live = server.run(server.site.tables.get(table))
    walk(server, live, MOVES)
    kept = plies(server, table)
    server.site.tables.awake.pop(table)
    status, _ = late.finish()
    assert status == 409
    assert plies(server, table) == kept and len(kept) == MOVES + 1
    server.site.tables.awake.pop(table, None)
    again = server.run(server.site.tables.get(table))
    assert again.match.count == MOVES + 1, "it loads, with every answered move"


def test_a_keeper_that_is_behind_writes_nothing(server: Server, ada: Guest) -> None:
    """A second keeper of one table, as another process would be: the database refuses its steps."""
    table = ada.new_table(2, game="toy", seat__1="me", name__1="Bob")
    live = server.run(server.site.tables.get(table))
    walk(server, live, 1)
    before = server.run(load(server.site.store, lambda id: None, table))
    walk(server, live, MOVES)
    kept = plies(server, table)
    mine = before.match.plies[-1].seat
    steps = {
        "undo": lambda seat: before.undo(seat, before.seats[seat].moves, "u"),
        "chat": lambda seat: before.speak(seat, "hello", before.seats[seat].issue),
        "name": lambda seat: before.rename(seat, "Eve", before.seats[seat].issue),
        "leave": lambda seat: before.leave_seat(seat, before.seats[seat].issue),
    }
    for name, step in steps.items():
        before.broken = False  # as if it had not noticed
        with pytest.raises(RegaliaError):
            server.run(step(mine))
        assert plies(server, table) == kept, name
    server.site.tables.awake.pop(table)
    again = server.run(server.site.tables.get(table))
    assert again.match.count == MOVES + 1 and again.names == ("Ada", "Bob") and not again.chat


def test_a_step_under_way_is_waited_for_not_loaded_over(server: Server, ada: Guest) -> None:
    """Many look at once at a table that is not in memory, and the first of them plays at once.

    As after a restart. Nobody may load the table while its first step is being written: what was
    read before the step would stay in memory after it.
    """
    table = ada.new_table(2, game="toy", seat__1="me", name__1="Bob")
    tables = server.site.tables

    async def look_and_play() -> LiveTable:
        live = await tables.get(table)
        seat = live.match.to_act()[0]
        await live.play(seat, live.seats[seat].moves, live.match.state.legal(seat)[0], "first")
        return live

    async def go() -> list[LiveTable]:
        tables.awake.pop(table)
        return await asyncio.gather(look_and_play(), *(tables.get(table) for _ in range(9)))

    found = server.run(go())
    assert {id(live) for live in found} == {id(tables.awake[table])}
    assert found[0].match.count == 1 and len(plies(server, table)) == 1


def test_bots_play_on_at_a_table_that_had_to_be_loaded_again(server: Server, ada: Guest) -> None:
    """The table in memory is behind and asks a person; the one in the database asks a bot."""
    table = ada.new_table(2, game="legends")
    tables = server.site.tables

    async def first(live: LiveTable, name: str) -> None:
        action = live.match.state.legal(0)[0]
        await live.play(0, live.seats[0].moves, action, name)

    async def go() -> int:
        live = await tables.get(table)
        tables.driver.stopped = True  # as in a server that was killed just then
        while live.next_automatic() is None:
            behind = await load(server.site.store, lambda id: None, table)
            await first(live, f"played {live.match.count}")
        tables.driver.stopped = False
        tables.awake[table] = behind
        with pytest.raises(Stale):
            await first(behind, "played again")
        assert await tables.get(table) is not behind
        return live.match.count

    count = server.run(go())
    until(lambda: len(plies(server, table)) > count)


@pytest.mark.parametrize("game", ["dragon_castle", "legends", "wonderful_kingdom", "toy"])
def test_nothing_is_undone_once_the_seed_is_public(server: Server, ada: Guest, game: str) -> None:
    """After the end the record opens the deal; the last action stands."""
    table = ada.new_table(2, game=game, seat__1="me", name__1="Bob")
    live = server.run(server.site.tables.get(table))
    walk(server, live, 5000)
    assert live.match.is_over() and ada.get(f"/t/{table}/record.json").status_code == 200
    count = live.match.count
    last = live.match.plies[-1].seat if live.match.plies else 0
    page = ada.get(f"/t/{table}?seat={last}").text
    assert 'class="btn undo"' not in page
    answer = ada.post(f"/t/{table}/undo", seat=str(last), ply=str(live.seats[last].moves))
    assert answer.status_code == 409 and "its seed is public" in answer.text
    assert live.match.count == count == len(plies(server, table))


def test_an_undo_is_in_the_log_of_those_who_could_see_the_action(
    server: Server, ada: Guest, bob: Guest
) -> None:
    """Taking back a public action is public, and still told after the server has forgotten."""
    table = ada.new_table(2, game="toy", seat__1="open")
    bob.post(secret_link(ada, table, 1), name="Bob")
    ada.get(f"/t/{table}")
    ada.act(table, "leave")
    ada.post(f"/t/{table}/undo", **ada.forms("undo"))
    told = "Ada took back a move."
    assert told in ada.get(f"/t/{table}").text and told in bob.get(f"/t/{table}").text
    server.site.tables.awake.pop(table)
    assert told in bob.get(f"/t/{table}").text
    ada.get(f"/t/{table}")
    ada.act(table, "leave")
    assert told in bob.get(f"/t/{table}").text, "it stays, whatever is played after it"


def test_an_undo_of_a_sealed_answer_tells_the_others_nothing(
    server: Server, ada: Guest, bob: Guest
) -> None:
    """Ada reads it in her log, Bob does not."""
    table = ada.new_table(2, game="toy", seat__1="open")
    bob.post(secret_link(ada, table, 1), name="Bob")
    ada.get(f"/t/{table}")
    ada.act(table, "leave")
    ada.get(f"/t/{table}")
    ada.act(table, "raise")
    before = bob.get(f"/t/{table}").text
    assert ada.post(f"/t/{table}/undo", **ada.forms("undo")).status_code == 200
    assert "Ada took back a move." in ada.get(f"/t/{table}").text
    assert bob.get(f"/t/{table}").text == before


def test_moves_named_like_forced_ones_stop_nothing(server: Server, ada: Guest) -> None:
    """Somebody posts the names that the server's own moves will bear; those are played anyway."""
    table = ada.new_table(2)
    live = server.run(server.site.tables.get(table))
    until(lambda: 0 in live.match.to_act())
    for n in range(20):
        for name in (f"auto-{n}", f"auto:{n}", f"sent:auto:{n}"):
            form = {"seat": "0", "ply": str(live.seats[0].moves), "action": "pass", "move": name}
            ada.get(f"/t/{table}")
            if ada.actions() and n < 3:
                form["action"] = ada.actions()[0]
            ada.post(f"/t/{table}/act", **form)
    assert ada.post(f"/t/{table}/auto", seat="0", auto="on").status_code == 200
    until(lambda: live.next_automatic() is None)
    until(lambda: table not in server.site.tables.drivers)


DAMAGE = [
    "UPDATE game_table SET options = '{\"demons' WHERE id = ?",
    "UPDATE game_table SET options = '[]' WHERE id = ?",
    "UPDATE game_table SET game = 'chess' WHERE id = ?",
    "UPDATE game_table SET seats = 'many' WHERE id = ?",
    "UPDATE game_table SET to_act = 'nobody' WHERE id = ?",
    "UPDATE game_table SET seed = '' WHERE id = ?",
    "UPDATE game_table SET secret = 'zz' WHERE id = ?",
    "UPDATE game_table SET scores = '{', status = 'over' WHERE id = ?",
    "UPDATE ply SET code = '[' WHERE number = 1 AND table_id = ?",
    "UPDATE ply SET number = 99 WHERE number = 2 AND table_id = ?",
    "DELETE FROM seat WHERE number = 1 AND table_id = ?",
]


def test_one_bad_row_costs_that_table_not_the_lobby(tmp_path: Path) -> None:
    """Damaged rows of every kind: the lobby and all other tables stand, also after a restart."""
    data = tmp_path / "t.db"
    if not address_of(data).startswith("sqlite"):
        pytest.skip("PostgreSQL lets nobody write such rows")
    with Server(data) as server:
        guest = Guest(server.url)
        tables = [guest.new_table(2, seat__1="me", name__1="Zoe") for _ in range(len(DAMAGE) + 1)]
        for table in tables:
            walk(server, server.run(server.site.tables.get(table)), 5)
    with sqlite3.connect(data) as database:
        database.execute("PRAGMA foreign_keys=OFF")
        for statement, table in zip(DAMAGE, tables[1:], strict=True):
            assert database.execute(statement, [table]).rowcount == 1, statement
    database.close()
    with Server(data) as server:
        guest.client.base_url = server.url
        lobby = guest.get("/")
        assert lobby.status_code == 200 and tables[0] in lobby.text
        assert guest.get(f"/t/{tables[0]}?seat=0").status_code == 200
        for statement, table in zip(DAMAGE, tables[1:], strict=True):
            answer = guest.get(f"/t/{table}?seat=0")
            assert answer.status_code in (200, 404, 410), statement
            assert "Traceback" not in answer.text and "<h1" in answer.text
        stranger = Guest(server.url)
        assert stranger.get("/").status_code == 200
        stranger.close()
        guest.close()
