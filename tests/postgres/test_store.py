"""The store keeps the same promises on both databases."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest

from kit import postgres
from kit.web import until
from regalia import registry
from regalia.web.fresh import table_row
from regalia.web.settings import file_url
from regalia.web.startup import open_once
from regalia.web.store import (
    CampaignRow,
    Change,
    ChatRow,
    NoteRow,
    PlyRow,
    SeatRow,
    SightRow,
    Store,
    TableRow,
    store_at,
)
from regalia.web.store.postgresql import PostgresStore
from regalia.web.store.rows import BOT, OVER, PERSON, PLAYING, UNDO

ID = "table"
Use = Callable[[Store], Awaitable[None]]


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of either kind."""
    if request.param == "sqlite":
        return file_url(tmp_path / "t.db")
    return postgres.running().database(str(tmp_path))


def run(address: str, use: Use) -> None:
    """Something done with an open store."""

    async def go() -> None:
        store = store_at(address)
        await store.open()
        try:
            await use(store)
        finally:
            await store.close()

    asyncio.run(go())


def new_table(id: str = ID) -> tuple[TableRow, list[SeatRow]]:
    """A person against a bot."""
    seats = [
        SeatRow(table_id=id, number=0, kind=PERSON, bot=None, name="Ada"),
        SeatRow(table_id=id, number=1, kind=BOT, bot="random", name="Zoé 🐉"),
    ]
    game = registry.find("toy")
    return table_row(id, game, registry.options(game, 2), seats, True, "00" * 32), seats


def ply(number: int) -> PlyRow:
    """An action."""
    return PlyRow(
        table_id=ID,
        number=number,
        seat=0,
        code=["say", f"n{number}"],
        digest=f"{number:08}",
        events=[["said", 0, [number, "é"]]],
        at=float(number),
    )


def step(base: int, **parts: object) -> Change:
    """A step onto a version."""
    return Change(table=ID, base=base, columns={"version": base + 1}, seat=0, **parts)  # type: ignore[arg-type]


def test_what_is_written_is_read(address: str) -> None:
    """Tables, seats, actions, notes, chat and positions come back as they were."""
    row, seats = new_table()
    note = NoteRow(table_id=ID, ply=2, kind=UNDO, seat=0, name="Ada", audience=-1, at=1.5)
    line = ChatRow(table_id=ID, seat=0, text="Bonjour, l’été 🌞", at=2.5)
    sight = SightRow(table_id=ID, seat=-1, lang="fr", ply=2, drawn=b"\0\xff")

    async def use(store: Store) -> None:
        assert not await store.has_tables()
        assert await store.add_table(row, seats)
        assert not await store.add_table(row, seats), "its id is there already"
        plies = [ply(1), ply(2)]
        assert await store.change(step(1, move="m1", plies=plies, note=note, chat=line))
        kept = await store.table(ID)
        assert kept == replace(row, version=2)
        assert (await store.seats([ID, "no"])) == {ID: seats, "no": []}
        assert await store.plies(ID) == plies and await store.plies(ID, 1) == plies[1:]
        assert await store.notes(ID, 9) == [note] and await store.chat(ID, 9) == [line]
        await store.keep_sights([sight])
        await store.keep_sights([replace(sight, drawn=b"again")])
        assert await store.sight(ID, -1, "fr") == replace(sight, drawn=b"again")
        assert [table.id for table in await store.live_tables(9)] == [ID]
        assert await store.bot_turns() == {}, "a person is asked first"
        for strange in ("a\0b", "é" * 500, "'; --"):
            assert await store.table(strange) is None

    run(address, use)


def test_a_step_is_written_once_and_onto_its_version(address: str) -> None:
    """A late one, and the same move again, change nothing at all."""
    row, seats = new_table()

    async def use(store: Store) -> None:
        await store.add_table(row, seats)
        assert await store.change(step(1, move="m\0", plies=[ply(1)]))
        assert not await store.change(step(1, move="m2", plies=[ply(2)])), "it is late"
        assert not await store.change(step(2, move="m\0", plies=[ply(2)])), "it was answered"
        assert await store.plies(ID) == [ply(1)]
        assert await store.was_answered(ID, 0, "m\0")
        assert not await store.was_answered(ID, 0, "m2")
        table = await store.table(ID)
        assert table is not None and table.version == 2
        at_once = [store.change(step(2, move=f"x{n}", plies=[ply(2)])) for n in range(8)]
        assert sorted(await asyncio.gather(*at_once)) == [False] * 7 + [True]

    run(address, use)


def test_an_undo_takes_back_what_came_after(address: str) -> None:
    """Actions and positions behind it go, notes move up, seats are changed along."""
    row, seats = new_table()
    late = NoteRow(table_id=ID, ply=3, kind=UNDO, seat=0, name="Ada", audience=1, at=1.0)

    async def use(store: Store) -> None:
        await store.add_table(row, seats, plies=[ply(1), ply(2), ply(3)], note=late)
        back = step(1, move="u", keep=1, plies=[ply(2)], seat_columns={"moves": 4, "seen": 1})
        assert await store.change(back)
        assert await store.plies(ID) == [ply(1), ply(2)]
        assert [note.ply for note in await store.notes(ID, 9)] == [1]
        seat = (await store.seats([ID]))[ID][0]
        assert (seat.moves, seat.seen) == (4, 1)
        asked = step(2)
        asked.columns["to_act"] = 2
        assert await store.change(asked)
        assert await store.bot_turns() == {ID: ("toy", row.rules)}

    run(address, use)


def test_tables_and_campaigns_change_by_version_too(address: str) -> None:
    """A table is removed, or a campaign goes on, only at the version the caller has seen."""
    row, seats = new_table()
    tour = CampaignRow(
        id="tour", book="b", seats=2, options={}, outcomes=[], merit=False, created=1.0
    )
    row.campaign, row.chapter = "tour", 0

    async def use(store: Store) -> None:
        assert await store.add_table(row, seats, tour)
        twice, others = new_table("second")
        twice.campaign, twice.chapter = "tour", 0
        assert not await store.add_table(twice, others), "nobody begins a chapter twice"
        assert await store.change_campaign(tour, outcomes=[[1]])
        assert not await store.change_campaign(tour, outcomes=[[2]])
        kept = await store.campaign("tour")
        assert kept is not None and (kept.outcomes, kept.version) == ([[1]], 1)
        assert [table.id for table in await store.chapters("tour")] == [ID]
        assert not await store.remove_table(ID, 9) and await store.has_tables()
        assert await store.remove_table(ID, 1) and not await store.has_tables()

    run(address, use)


def test_scores_are_none_until_there_are_some(address: str) -> None:
    """Nothing is nothing, whatever a database makes of JSON's null."""
    row, seats = new_table()

    async def use(store: Store) -> None:
        await store.add_table(row, seats)
        done = step(1)
        done.columns |= {"status": OVER, "scores": [3, 4], "ranks": [2, 1]}
        before = await store.table(ID)
        assert before is not None and (before.status, before.scores) == (PLAYING, None)
        assert await store.change(done)
        after = await store.table(ID)
        assert after is not None and (after.scores, after.ranks) == ([3, 4], [2, 1])

    run(address, use)


def test_a_start_says_whose_database_it_is(tmp_path: Path) -> None:
    """Another program's is left alone, and no password is ever said."""
    import psycopg

    from regalia.web.faults import BadDatabase
    from regalia.web.startup import without_password

    address = postgres.running().database(str(tmp_path))
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute("CREATE TABLE bookmarks (id int)")
    with pytest.raises(BadDatabase, match="another program"):
        open_once(address, "theirs")
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute("DROP TABLE bookmarks")
    assert open_once(address, "ours") is False
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(BadDatabase, match="newer version"):
        open_once(address, "ours")
    assert "secret" not in without_password("postgresql://me:secret@there/tables")


def test_a_closed_store_leaves_no_connection_behind(tmp_path: Path) -> None:
    """A reader gives up while its connection is given back, and the store is closed at once."""
    server = postgres.running()
    address = server.database(str(tmp_path))
    name = address.partition("?")[0].rpartition("/")[2]

    async def use(store: Store) -> None:
        assert isinstance(store, PostgresStore)
        await store.plies(ID)  # there is a connection already
        reading = asyncio.create_task(store.plies(ID))
        while not store.held:
            await asyncio.sleep(0)
        while store.held:
            await asyncio.sleep(0)
        assert not reading.done()
        reading.cancel()
        await asyncio.gather(reading, return_exceptions=True)

    run(address, use)
    count = f"SELECT count(*) FROM pg_stat_activity WHERE datname = '{name}'"
    until(lambda: server.execute(count) == 0)
