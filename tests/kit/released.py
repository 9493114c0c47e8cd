"""Records of released versions as tables in a database, as a server of that time kept them."""

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from kit.golden import FOLDER
from regalia.core.events import Event
from regalia.web.settings import file_url
from regalia.web.store import Change, PlyRow, SeatRow, Store, TableRow
from regalia.web.store.rows import OVER, PERSON

RELEASED = FOLDER / "released"


def path_of(name: str) -> Path:
    """A record by its name, such as `wonderful_world/v1/2`."""
    return RELEASED / f"{name}.json"


def events_of(path: Path) -> list[list[Event]]:
    """What the program of that time told of each action."""
    lines = path.with_suffix(".events").read_text(encoding="utf-8").splitlines()
    return [
        [Event(kind, seat, tuple(args), *rest) for kind, seat, args, *rest in json.loads(line)]
        for line in lines
    ]


def store_all(data: Path, names: list[str]) -> list[str]:
    """Finished tables of these records in a new database; their ids."""

    async def go() -> None:
        store = Store(file_url(data))
        await store.open()
        for number, name in enumerate(names):
            await _add(store, f"old{number}", path_of(name))
        await store.close()

    # In a thread of its own: whoever drives a browser has an event loop running in this one.
    with ThreadPoolExecutor(1) as aside:
        aside.submit(asyncio.run, go()).result()
    return [f"old{number}" for number in range(len(names))]


async def _add(store: Store, id: str, path: Path) -> None:
    record = json.loads(path.read_text(encoding="utf-8"))
    row = TableRow(
        id=id,
        game=record["game"],
        rules=record["rules"],
        seats=record["seats"],
        options=record["options"],
        seed=record["seed"],
        nonce=record["fair"]["nonce"],
        commitment=record["fair"]["commitment"],
        status=OVER,
        listed=True,
        host_issue=1,
        version=1,
        plies=len(record["actions"]),
        to_act=0,
        scores=record["scores"],
        ranks=record["ranks"],
        snapshot=None,
        snapshot_ply=0,
        created=float(id.removeprefix("old")),
        changed=0.0,
    )
    seats = [
        SeatRow(table_id=id, number=number, kind=PERSON, bot=None, name=f"N{number}")
        for number in range(row.seats)
    ]
    assert await store.add_table(row, seats)
    plies = [
        PlyRow(
            table_id=id,
            number=number,
            seat=seat,
            code=code,
            digest=digest,
            events=[list(event.as_tuple()) for event in events],
            at=0.0,
        )
        for number, ((seat, code, digest), events) in enumerate(
            zip(record["actions"], events_of(path), strict=True), 1
        )
    ]
    assert await store.change(Change(table=id, base=1, columns={"version": 2}, plies=plies))
