"""Bots that hang, crash or lie, a failing database, killed servers: the game goes on."""

import asyncio
import os
import signal
import time
from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest
from sqlalchemy import Connection, select, text

from kit import thoughts
from kit.beneath import beneath
from kit.metronome import Metronome
from kit.process import Process, children, cpu_ticks, is_running
from kit.tables import ME, seeded_table
from kit.web import PATIENCE, Guest, Server, address_of, is_shared, until
from regalia import bots
from regalia.bots.process import Think
from regalia.core.events import SPECTATOR
from regalia.match import new_match
from regalia.web.live.beat import is_noticed
from regalia.web.live.driver import thought_seed
from regalia.web.live.table import LOG_PLIES, LiveTable
from regalia.web.live.thinkers import Thinkers, simpler
from regalia.web.pages.live import current
from regalia.web.store.schema import ply as PLY

BAD = [
    thoughts.sleeps,
    thoughts.crashes,
    thoughts.raises,
    thoughts.leaves,
    thoughts.lies,
    thoughts.raves,
    thoughts.always_raises,
]


def plies(data: Path, table: str) -> list[tuple[int, int, str]]:
    """What the database has of a table."""
    with beneath(data) as database:
        query = select(PLY.c.number, PLY.c.seat, PLY.c.code).where(PLY.c.table_id == table)
        found = database.execute(query.order_by(PLY.c.number))
        return [(number, seat, str(code)) for number, seat, code in found]


def rename(database: Connection, table: str, name: str) -> None:
    """Take a table away from everybody, or give it back."""
    database.execute(text(f"ALTER TABLE {table} RENAME TO {name}"))


# A thought that goes wrong.


@pytest.mark.parametrize("processes", [1, 0])
@pytest.mark.parametrize("bad", BAD, ids=lambda bad: bad.__name__)
def test_a_bad_thought_is_replaced_by_a_simpler_one(
    tmp_path: Path, bad: Think, processes: int
) -> None:
    """However a bot fails to decide, its table plays on, and one process is left."""
    if processes == 0 and bad is thoughts.crashes:
        pytest.skip("in a thread of the server a crash is the server's")
    data = tmp_path / "t.db"
    server = Server(data, bot_processes=processes, bot_seconds=0.2)
    before = children(os.getpid())
    with server:
        server.site.tables.thinkers.think = bad
        table = seeded_table(server, "kingsburg", 7, ["greedy", "uniform"])
        until(lambda: {seat for _, seat, _ in plies(data, table)[3:]} == {0, 1})
        assert len(children(os.getpid()).keys() - before.keys()) <= 1
    assert children(os.getpid()).keys() <= before.keys()


def test_the_simpler_bots_come_in_order() -> None:
    """Strongest to weakest; a bot this build does not know is played by the simplest."""
    assert simpler("kingsburg", "greedy") == ["greedy", "uniform"]
    assert simpler("kingsburg", "uniform") == ["uniform"]
    assert simpler("kingsburg", "of another build") == ["uniform"]


def test_a_hung_bot_holds_nobody_up_where_another_process_is_free(tmp_path: Path) -> None:
    """Two processes, one of them lost for an hour: the other tables play on to their end."""
    data = tmp_path / "t.db"
    with Server(data, bot_processes=2, bot_seconds=3600.0) as server:
        server.site.tables.thinkers.think = thoughts.sleeps_in_kingsburg
        hung = seeded_table(server, "kingsburg", 7, ["greedy", "greedy"])
        free = seeded_table(server, "legends", 7, ["greedy", "greedy"])
        until(lambda: server.run(server.site.tables.get(free)).match.is_over())
        assert not plies(data, hung)[5:]


def test_a_hung_bot_holds_up_the_only_process_for_its_time_at_most(tmp_path: Path) -> None:
    """One process: each decision of the table that hangs costs its limit, and both play on."""
    data = tmp_path / "t.db"
    with Server(data, bot_processes=1, bot_seconds=0.2) as server:
        server.site.tables.thinkers.think = thoughts.sleeps_in_kingsburg
        hung = seeded_table(server, "kingsburg", 7, ["greedy", "greedy"])
        free = seeded_table(server, "legends", 7, ["greedy", "greedy"])
        until(lambda: len(plies(data, hung)) > 2 and len(plies(data, free)) > 2)


def test_thoughts_are_worked_through_in_order() -> None:
    """Eight tables and one process: first come, first served."""
    seen = new_match("kingsburg", 2, 7).observe(0)
    done: list[int] = []

    async def ask(thinkers: Thinkers, number: int) -> None:
        await thinkers.choose("kingsburg", "uniform", seen, number)
        done.append(number)

    async def main() -> None:
        thinkers = Thinkers(1, 20.0, thoughts.echoes)
        await asyncio.gather(*[ask(thinkers, number) for number in range(8)])
        await thinkers.stop()

    asyncio.run(main())
    assert done == list(range(8))


def test_a_thought_that_failed_waits_its_turn_again() -> None:
    """One process: between a table's bad thought and its simpler one, others have theirs."""
    seen = new_match("kingsburg", 2, 7).observe(0)
    done: list[str] = []

    async def ask(thinkers: Thinkers, bot: str) -> None:
        await thinkers.choose("kingsburg", bot, seen, 7)
        done.append(bot)

    async def main() -> None:
        thinkers = Thinkers(1, 0.2, thoughts.sleeps)
        await asyncio.gather(*[ask(thinkers, bot) for bot in ("greedy", "uniform", "uniform")])
        await thinkers.stop()

    asyncio.run(main())
    assert done == ["uniform", "uniform", "greedy"]


# A database that fails.


def test_bots_go_on_when_the_database_is_back(tmp_path: Path) -> None:
    """Writing fails for a while; nobody opens a page, and the bots of every table play on."""
    data = tmp_path / "t.db"
    with Server(data, bot_pause=0.02) as server:
        tables = [seeded_table(server, "wonderful_world", seed, ["greedy"] * 3) for seed in (1, 2)]
        until(lambda: all(len(plies(data, table)) > 5 for table in tables))
        with beneath(data) as database:
            rename(database, "ply", "ply_away")
            time.sleep(1.0)
            kept = database.scalar(text("SELECT count(*) FROM ply_away")) or 0
            assert set(tables) <= server.site.tables.drivers.keys(), "they have not given up"
            rename(database, "ply_away", "ply")
        until(lambda: all(len(plies(data, table)) > kept for table in tables))
        for table in tables:
            numbers = [number for number, _, _ in plies(data, table)]
            assert numbers == list(range(1, len(numbers) + 1))


def test_a_table_that_cannot_be_read_at_the_start_is_tried_again(tmp_path: Path) -> None:
    """The server starts while seats cannot be read; when they can, the bots play on."""
    data = tmp_path / "t.db"
    with Server(data, bot_pause=0.02) as server:
        table = seeded_table(server, "wonderful_world", 3, ["greedy"] * 3)
        until(lambda: len(plies(data, table)) > 5)
    with beneath(data) as database:
        kept = len(plies(data, table))
        rename(database, "chat", "chat_away")
        with Server(data) as server:
            until(lambda: table in server.site.tables.drivers)
            time.sleep(0.5)
            assert len(plies(data, table)) == kept
            rename(database, "chat_away", "chat")
            until(lambda: len(plies(data, table)) > kept)


# A server that ends.


@pytest.mark.parametrize("thought", ["", "sleeps", "spins"])
def test_a_killed_server_leaves_no_process(tmp_path: Path, thought: str) -> None:
    """Kill -9 while bots play, sleep or spin in thought: soon all of them are gone."""
    with Process(address_of(tmp_path / "t.db"), "--bot-pause", "0", thought=thought) as server:
        guest = Guest(server.url)
        for _ in range(2):
            guest.new_table(3, game="wonderful_world", seat__0="bot", name__0="Zoe")
        until(lambda: children(server.process.pid))
        if thought == "spins":  # until one of them does nothing but think
            until(lambda: any(cpu_ticks(bot) > 200 for bot in children(server.process.pid)))
        elif thought:
            time.sleep(1.0)
        left = children(server.process.pid)
        guest.close()
    until(lambda: not any(is_running(*one) for one in left.items()))


@pytest.mark.parametrize("processes", [1, 0])
def test_sigterm_ends_a_server_whose_bots_think(tmp_path: Path, processes: int) -> None:
    """Five seconds at most, with streams open and bots in thought; answered moves are there."""
    data = tmp_path / "t.db"
    with Process(
        address_of(data), "--bot-pause", "0", thought="spins", processes=processes
    ) as server:
        guest = Guest(server.url)
        table = guest.new_table(2, game="wonderful_world")
        assert guest.act(table).status_code == 200
        thinking = children if processes else lambda server: [server]
        until(lambda: any(cpu_ticks(one) > 200 for one in thinking(server.process.pid)))
        left = children(server.process.pid)
        with guest.stream(table, "seat=0") as told:
            next(told)
            server.stop_within(signal.SIGTERM, 5.0)
        guest.close()
    until(lambda: not any(is_running(*one) for one in left.items()))
    assert [seat for _, seat, _ in plies(data, table)] == [0]


def test_signals_for_the_whole_group_leave_bots_to_the_server(tmp_path: Path) -> None:
    """A bot that gets Ctrl-C or SIGTERM itself thinks on; the server alone decides its end."""
    server = Server(tmp_path / "t.db", bot_processes=1)
    before = children(os.getpid())
    with server:
        seeded_table(server, "wonderful_world", 7, ["greedy", ME])  # all are asked at once
        (worker,) = server.site.tables.thinkers.workers
        until(lambda: getattr(worker, "process", None) is not None)
        (bot,) = children(os.getpid()).items() - before.items()
        for number in (signal.SIGINT, signal.SIGTERM):
            os.kill(bot[0], number)
        time.sleep(0.3)
        assert is_running(*bot)
    until(lambda: not is_running(*bot))


# What the clock tells: the same, whatever the database.
on_one_database = pytest.mark.skipif(is_shared(), reason="the clock is watched on SQLite")


@on_one_database
def test_hidden_steps_of_a_bot_take_no_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A spectator of three bots gets one frame a beat, after one step each or after a dozen."""
    pause = 2.0
    with Server(tmp_path / "t.db", bot_processes=1, heartbeat=2 * PATIENCE) as server:
        live = in_draft(server, [ME, "greedy", "greedy", "greedy"], 4)
        server.site.tables.driver.pause = pause
        metronome = Metronome(monkeypatch, thought=0.1)
        guest = Guest(server.url)
        beats, frames = [], []
        for _ in range(2):  # the last card of the draft, then planning
            with guest.stream(live.id) as told:
                next(told)
                times = [metronome.now]
                pick(server, live)
                frames.append(number_of(next(told)))
                for _ in range(3):
                    times.append(metronome.strike(server))
                    frames.append(number_of(next(told)))
                beats += [after - before for before, after in pairwise(times)]
            until(lambda: live.match.to_act() == [0])
        guest.close()
        steps = Counter(ply.seat for ply in live.match.plies if ply.window == 7)
    assert sorted(steps) == [1, 2, 3] and min(steps.values()) >= 8, steps
    assert beats == pytest.approx([pause] * 6)
    assert [after - before for before, after in pairwise(frames)] == [1] * 7


def number_of(frame: str) -> int:
    """The number of what somebody is shown."""
    return int(frame.partition('data-at="')[2].partition('"')[0].partition(".")[2])


def in_draft(server: Server, seats: list[str], window: int) -> LiveTable:
    """A table of World where the person at seat 0 is alone to pick in that window of the draft."""
    live = server.run(server.site.tables.get(seeded_table(server, "wonderful_world", 5, seats)))
    until(lambda: live.match.to_act() == [0])
    while live.match.state.window < window:
        pick(server, live)
        until(lambda: live.match.to_act() == [0])
    return live


@on_one_database
def test_a_page_is_the_same_throughout_hidden_steps(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While a bot plans in secret, neither spectator nor opponent gets another byte or frame."""
    pause = 3.0
    with Server(tmp_path / "t.db", bot_processes=1, heartbeat=2 * PATIENCE) as server:
        live = in_draft(server, [ME, "greedy"], 6)
        table = live.id
        guest = Guest(server.url)
        server.site.tables.driver.pause = pause
        metronome = Metronome(monkeypatch, thought=0.1)
        first, began = live.match.count + 1, metronome.now
        pick(server, live)  # the last card: the bot begins to plan
        pages = [guest.get(f"/t/{table}").text]
        with guest.stream(table) as told:
            shown = [next(told)]
            until(metronome.is_waited_for)
            pages.append(guest.get(f"/t/{table}").text)
            assert live.match.count >= first + 8
            assert live.match.to_act() == [0, 1], "all of this happens within the first beat"
            assert pages[0] == pages[1]
            metronome.strike(server)
            shown.append(next(told))
        assert live.match.to_act() == [0], "the first thing sent is that the bot has finished"
        assert metronome.now - began == pytest.approx(pause)
        assert number_of(shown[1]) == number_of(shown[0]) + 1
        guest.close()


def pick(server: Server, live: LiveTable) -> None:
    """The first legal action of the person at seat 0."""
    action = live.match.state.legal(0)[0]
    server.run(live.play(0, live.seats[0].moves, action, f"p{live.match.count}"))


def test_no_hidden_step_of_a_long_game_changes_a_page(tmp_path: Path) -> None:
    """Five seats and hundreds of steps: others' logs stay as they are until they hear more."""
    viewers, most = (SPECTATOR, 4), LOG_PLIES + 60
    with Server(tmp_path / "t.db") as server:
        table = seeded_table(server, "wonderful_world", 11, [ME] * 5)

        async def step(live: LiveTable) -> bool:
            """One step of whoever is asked; whether it was hidden from the viewers."""
            match, seat = live.match, live.match.to_act()[0]
            seed = thought_seed("11", seat, match.count)
            action = bots.find("greedy", "wonderful_world", seed).choose(match.observe(seat))
            hidden = seat not in viewers and not is_noticed(match, seat, action)
            before = [current(live, viewer, (), False, "en") for viewer in viewers]
            await live.play(seat, live.seats[seat].moves, action, f"p{match.count}")
            if hidden:
                after = [current(live, viewer, (), False, "en") for viewer in viewers]
                assert before == after, f"step {match.count} of seat {seat} shows"
            return hidden

        live = server.run(server.site.tables.get(table))
        hidden = [server.run(step(live)) for _ in range(most)]
    assert sum(hidden) > 60 and any(hidden[LOG_PLIES:])


# What chance tells.


def test_the_bots_of_a_table_follow_from_its_seed(tmp_path: Path) -> None:
    """Two tables of one seed are played alike, one of another seed is not."""
    data = tmp_path / "t.db"
    with Server(data) as server:
        tables = [seeded_table(server, "legends", seed, ["uniform"] * 3) for seed in (7, 7, 8)]
        until(lambda: all(len(plies(data, table)) > 30 for table in tables))
    games = [[ply[1:] for ply in plies(data, table)[:30]] for table in tables]
    assert games[0] == games[1] != games[2]


def test_each_thought_has_a_chance_of_its_own() -> None:
    """Another table, seat or number of the ply, another seed."""
    asked = [(secret, seat, ply) for secret in ("1", "2") for seat in range(3) for ply in range(3)]
    assert len({thought_seed(*one) for one in asked}) == len(asked)
