"""Two processes at one PostgreSQL: what is done at one is seen at the other, and happens once."""

import re
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from kit import postgres
from kit.released import RELEASED
from kit.seats import secret_link
from kit.web import PATIENCE, Guest, Server, until
from regalia.bots import process
from regalia.core.events import Event
from regalia.core.observation import Observation
from regalia.web.live import LiveTable
from regalia.web.live.load import load
from regalia.web.live.shared import SharedTables
from regalia.web.store.postgresql import LISTENS

ROUNDS = 12


@pytest.fixture(scope="module")
def pair(
    pebbles: None, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Server, Server]]:
    """Two servers that know each other only through their database."""
    folder = tmp_path_factory.mktemp("pair")
    address = postgres.running().database(str(folder))
    known: dict[str, Any] = {"url": address, "common": folder}
    with Server(folder / "one", **known) as one, Server(folder / "two", **known) as two:
        one.seed("one")
        two.seed("two")
        yield one, two


@pytest.fixture
def ada(pair: tuple[Server, Server]) -> Iterator[Guest]:
    """Somebody who plays through the first."""
    guest = Guest(pair[0].url)
    yield guest
    guest.close()


@pytest.fixture
def bob(pair: tuple[Server, Server]) -> Iterator[Guest]:
    """Somebody who plays through the second."""
    guest = Guest(pair[1].url)
    yield guest
    guest.close()


def two_of_us(ada: Guest, bob: Guest, game: str = "toy") -> str:
    """A table made at one server, with somebody at each."""
    table = ada.new_table(2, game=game, seat__1="open")
    link = secret_link(ada, table, 1).partition("/t/")
    bob.post(f"/t/{link[2]}", name="Bob")
    ada.get(f"/t/{table}")
    bob.get(f"/t/{table}")
    return table


def test_everything_that_is_done_at_one_is_seen_at_the_other(ada: Guest, bob: Guest) -> None:
    """Moves, undos, chat, names, seats: the stream of the other process brings each."""
    table = two_of_us(ada, bob)
    with bob.stream(table) as told:
        next(told)

        def sees(words: str) -> None:
            assert any(words in event for event in told), words

        ada.get(f"/t/{table}")
        ada.act(table, "leave")
        sees("Ada")
        ada.get(f"/t/{table}")
        assert ada.post(f"/t/{table}/undo", **ada.forms("undo")).status_code == 200
        sees("took")
        ada.post(f"/t/{table}/chat", seat="0", text="over there?")
        sees("over there?")
        ada.post(f"/t/{table}/name", seat="0", name="Adeline")
        sees("Adeline")
        ada.post(f"/t/{table}/hand", seat="0")
        sees("bot")
        ada.post(f"/t/{table}/back", seat="0")
        sees("is back")


def test_a_table_taken_away_at_one_is_gone_at_the_other(ada: Guest, bob: Guest) -> None:
    """Its stream ends, and its page says so."""
    table = ada.new_table(2, game="toy", seat__1="open")
    bob.get(f"/t/{table}")
    with bob.stream(table) as told:
        next(told)
        ada.post(f"/t/{table}/remove")
        assert list(told) == []
    assert bob.get(f"/t/{table}").status_code == 404


def test_a_move_at_one_process_is_read_at_the_other(
    pair: tuple[Server, Server], ada: Guest
) -> None:
    """The very next request sees the move, however slow the news is."""
    table = ada.new_table(2, seat__1="me", name__1="Zoe")
    for number in range(ROUNDS):
        for seat in (0, 1):
            ada.client.base_url = httpx.URL(pair[number % 2].url)
            ada.get(f"/t/{table}?seat={seat}")
            if ada.actions():
                before = ada.forms()
                ada.act(table, ada.actions()[0])
                ada.client.base_url = httpx.URL(pair[1 - number % 2].url)
                ada.get(f"/t/{table}?seat={seat}")
                assert ada.forms() != before


def test_one_of_two_clicks_for_a_turn_counts(pair: tuple[Server, Server], ada: Guest) -> None:
    """At both processes at the same time: one is played, the other is told that it is late."""
    table = ada.new_table(2, seat__1="me", name__1="Zoe")
    other = Guest(pair[1].url)
    other.client.cookies.update(ada.client.cookies)
    for number in range(ROUNDS):
        for guest in (ada, other):
            guest.get(f"/t/{table}?seat=0")
            if not guest.actions():
                guest.get(f"/t/{table}?seat=1")
        codes, found = ada.actions(), []
        assert codes == other.actions()
        gate = threading.Barrier(2)

        def click(guest: Guest, code: str, move: str, gate: threading.Barrier = gate) -> int:
            fields = {**guest.forms(), "action": code, "move": move}
            gate.wait(PATIENCE)
            return guest.send(f"/t/{table}/act", **fields).status_code

        with ThreadPoolExecutor(2) as hands:
            late = [
                hands.submit(click, ada, codes[0], f"one {number}"),
                hands.submit(click, other, codes[-1], f"two {number}"),
            ]
            found = sorted(answer.result() for answer in late)
        assert found == [200, 409]
    plies = pair[0].run(pair[0].site.store.plies(table))
    assert [ply.number for ply in plies] == list(range(1, ROUNDS + 1))
    other.close()


@pytest.mark.parametrize("game", ["toy", "kingsburg"])
def test_following_is_as_good_as_loading(
    pair: tuple[Server, Server], ada: Guest, game: str
) -> None:
    """After every step at one, the other has what anybody would read from the database."""
    one, two = pair
    table = ada.new_table(2, game=game, seat__1="me", name__1="Zoe")
    kept, rng = two.run(two.site.tables.get(table)), Random(game)
    undone = 0

    async def step() -> bool:
        live = await one.site.tables.get(table)
        able = [seat for seat in (0, 1) if live.can_undo(seat)]
        if able and rng.random() < 0.3:
            moves = live.seats[able[0]].moves
            await live.undo(able[0], moves, f"u{live.row.version}")
            return True
        seat = rng.choice(live.match.to_act())
        action = rng.choice(live.match.state.legal(seat))
        await live.play(seat, live.seats[seat].moves, action, f"p{live.row.version}")
        return False

    async def compare() -> None:
        live = await two.site.tables.get(table)
        fresh = await load(two.site.store, lambda id: None, table)
        assert live is kept, "whoever holds it goes on holding it"
        assert live.match.state.key() == fresh.match.state.key()
        assert (live.match.count, live.row, live.seats) == (
            fresh.match.count,
            fresh.row,
            fresh.seats,
        )
        assert told(live) == told(fresh)
        assert (live.notes, live.chat) == (fresh.notes, fresh.chat)
        assert [live.can_undo(seat) for seat in (0, 1)] == [fresh.can_undo(seat) for seat in (0, 1)]

    for _ in range(40):
        if one.see(kept.match.is_over):
            break
        undone += one.run(step())
        two.run(compare())
    assert undone, "nothing was taken back"


def test_what_was_taken_back_is_not_played_elsewhere(
    pair: tuple[Server, Server], ada: Guest
) -> None:
    """Forced actions of somebody who took one back wait at every process."""
    one, two = pair
    table = ada.new_table(2, seat__1="me", name__1="Zoe")
    live = one.run(one.site.tables.get(table))
    while not one.see(lambda: any(live.can_undo(seat) for seat in (0, 1))):
        seat = one.see(live.match.to_act)[0]
        action = one.see(lambda seat=seat: live.match.state.legal(seat))[-1]  # type: ignore[misc]
        one.run(live.play(seat, live.seats[seat].moves, action, f"p{live.row.version}"))
    seat = next(seat for seat in (0, 1) if one.see(lambda seat=seat: live.can_undo(seat)))  # type: ignore[misc]
    follower = two.run(two.site.tables.get(table))
    one.run(live.undo(seat, live.seats[seat].moves, "back"))
    assert two.run(two.site.tables.get(table)) is follower
    assert follower.held_back == {seat} == live.held_back
    two.see(lambda: two.site.tables.awake.pop(table))
    assert two.run(two.site.tables.get(table)).held_back == {seat}
    one.run(live.set_auto(seat, True, live.seats[seat].issue))
    assert two.run(two.site.tables.get(table)).held_back == set()


def test_a_bot_thinks_once(pair: tuple[Server, Server], ada: Guest) -> None:
    """With the table open at both, each of a bot's moves is thought of in one of them."""
    thought: list[int] = []

    def think(game: str, bot: str, seen: Observation, seed: int) -> int:
        thought.append(seed)
        return process.think(game, bot, seen, seed)

    for server in pair:
        server.site.tables.thinkers.think = think
    table = ada.new_table(3, seat__0="bot", name__0="Zoe")
    for server in pair:
        server.run(server.site.tables.get(table))
    until(lambda: status(pair[1], table) == "over")
    plies = pair[0].run(pair[0].site.store.plies(table))
    assert len(plies) > 50
    assert len(thought) == len(set(thought)) == len(plies)


def status(server: Server, table: str) -> str:
    """What the database says of a table."""
    row = server.run(server.site.store.table(table))
    assert row is not None
    return row.status


def test_who_looks_through_one_is_here_at_the_other(
    pair: tuple[Server, Server], ada: Guest, bob: Guest
) -> None:
    """Nobody is thought gone because they look through another process."""
    table = two_of_us(ada, bob)
    live = pair[1].run(pair[1].site.tables.get(table))
    assert not live.is_here(0)
    with ada.stream(table) as told:
        next(told)
        until(lambda: live.is_here(0))
        assert live.gone_for(0) == 0.0
    until(lambda: not live.is_here(0))


def test_frames_of_both_follow_one_another(
    pair: tuple[Server, Server], ada: Guest, bob: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A page draws the answer of one process and the stream of another, the newest last.

    Nor does a clock that is set back, or one that goes slow at one of them, make a frame look old.
    """
    table = two_of_us(ada, bob)
    seen, now = [], time.time
    for number in range(6):
        ada.client.base_url = httpx.URL(pair[number % 2].url)
        ada.post(f"/t/{table}/chat", seat="0", text=f"line {number}")
        seen.append(place(ada, table))
        monkeypatch.setattr(time, "time", lambda back=3600.0 * number: now() - back)
    assert len({era for era, _ in seen}) == 1
    assert [number for _, number in seen] == sorted({number for _, number in seen})


def test_my_hidden_steps_follow_one_another(
    pair: tuple[Server, Server], ada: Guest, bob: Guest
) -> None:
    """Planning in secret through both processes in turn, I see each of my steps, others none."""
    table = two_of_us(ada, bob, "wonderful_world")
    for _ in range(7):  # the draft
        for guest in (ada, bob):
            guest.get(f"/t/{table}")
            assert guest.act(table).status_code == 200
    seen, others = [], set()
    for number in range(6):
        ada.client.base_url = httpx.URL(pair[number % 2].url)
        ada.get(f"/t/{table}")
        assert ada.act(table).status_code == 200
        seen.append(place(ada, table))
        others.add(place(bob, table))
    assert [number for _, number in seen] == sorted({number for _, number in seen})
    assert len(others) == 1


def test_a_page_from_the_other_process_is_not_behind(
    pair: tuple[Server, Server], ada: Guest, bob: Guest
) -> None:
    """One process has drawn more of who comes and goes: the other counts on from there."""
    table = two_of_us(ada, bob)
    for _ in range(4):
        with bob.stream(table) as told:
            next(told)
        place(ada, table)
    era, number = place(ada, table)
    ahead = f"{era}.{number + 20}"
    address = f"{pair[1].url}/t/{table}/stream?at={ahead}"
    with ada.client.stream("GET", address) as answer:
        first = next(line for line in answer.iter_lines() if line.startswith("id: "))
    assert first == f"id: {era}.{number + 21}"


def place(guest: Guest, table: str) -> tuple[str, int]:
    """The era and number of what somebody is shown."""
    mark = re.search(r'data-at="([0-9a-f]+)\.(\d+)"', guest.get(f"/t/{table}").text)
    assert mark is not None
    return mark[1], int(mark[2])


def test_a_lost_line_is_taken_up_again(pair: tuple[Server, Server], ada: Guest, bob: Guest) -> None:
    """The database ends every connection: what was missed meanwhile is caught up with."""
    table = two_of_us(ada, bob)
    with bob.stream(table) as told:
        next(told)
        ended = postgres.running().execute(
            "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity "
            f"WHERE application_name = '{LISTENS}'"
        )
        assert ended >= 2, "both were listening"
        assert ada.post(f"/t/{table}/chat", seat="0", text="still there?").status_code == 200
        assert any("still there?" in event for event in told)


def test_a_record_brought_to_one_is_found_at_the_other(ada: Guest, bob: Guest) -> None:
    """The page it leads to may come from any process of the machine."""
    text = min((RELEASED / "kingsburg" / "v1").glob("*.json")).read_bytes()
    token = ada.client.cookies.get("csrftoken") or ""
    sent = {"record": ("a game.json", text, "application/json")}
    answer = ada.client.post("/replay", data={"_csrf_token": token}, files=sent)
    assert answer.status_code == 200 and answer.url.path.startswith("/replay/")
    assert bob.get(f"{answer.url.path}/record.json").content == text
    assert bob.get(f"/replay/{'0' * 24}").status_code == 410


def test_nothing_is_kept_of_what_is_done(pair: tuple[Server, Server], tmp_path: Path) -> None:
    """Transactions, notifications and claims end with the process that needed them."""
    for server in pair:
        tables = server.site.tables
        assert isinstance(tables, SharedTables)
        until(lambda tables=tables: not tables.driver.tasks and not tables.following)
        time.sleep(0.1)
        assert not tables.store.held and not tables.store.news


def told(live: LiveTable) -> list[tuple[int, int, tuple[Event, ...]]]:
    """What the log of a table is made of."""
    return [(entry.number, entry.seat, entry.events) for entry in live.log]
