"""`regalia audit`: what an update would make of every stored game, read beside a running server."""

import json
import sqlite3
from hashlib import blake2b
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine

from kit.released import store_all
from kit.terminal import Run
from kit.web import Guest, Server
from regalia.web.revisions import MIGRATIONS

NAMES = [
    "dragon_castle/v1/playthrough",
    "wonderful_world/v1/2-solo_shortage=stop",
    "wonderful_kingdom/v1/1-scenario=sc05",
    "kingsburg/v1/2-strange",
]


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A database with tables of released versions, one of them of today's rules."""
    path = tmp_path / "tables.db"
    store_all(path, NAMES)
    return path


def content(data: Path) -> str:
    """A mark of everything a database holds."""
    with sqlite3.connect(f"file:{data}?mode=ro", uri=True) as database:
        dump = "\n".join(database.iterdump())
    database.close()
    return blake2b(dump.encode()).hexdigest()


def test_an_audit_names_the_tables_that_differ(inside: Run, data: Path) -> None:
    """Which rule changed, from which move; exit code 9, and nothing is written."""
    before = content(data)
    told = inside("audit", "--data", str(data))
    assert told.code == 9
    assert "There are 4 tables; 3 were played again" in told.out
    assert "wonderful_world, since version 1: A window closes by itself" in " ".join(
        told.out.split()
    )
    line = "old1 (wonderful_world, over, 193 moves): differs from move 34 on, which is no longer"
    assert line in " ".join(told.out.split())
    french = inside("audit", "--data", str(data), "--lang", "fr")
    assert "diffère à partir du coup 34" in " ".join(french.out.split())
    assert content(data) == before


def test_an_audit_in_json_and_in_processes(inside: Run, data: Path) -> None:
    """Every table on request, in the order they were made, however many processes look."""
    told = inside("audit", "--data", str(data), "--all", "--json", "--workers", "2")
    assert told.code == 9
    document = json.loads(told.out)
    assert (document["tables"], document["examined"]) == (4, 4)
    assert document["outcomes"] == {"carried": 2, "differs": 1, "current": 1}
    assert [one["outcome"] for one in document["findings"]] == [
        "carried",
        "differs",
        "carried",
        "current",
    ]
    differs = document["findings"][1]
    assert (differs["move"], differs["why"], differs["today"]) == (34, "illegal", 2)


def test_an_audit_reads_the_database_of_an_older_server_as_it_is(inside: Run, data: Path) -> None:
    """The migration that the new server needs has not run yet, and does not."""
    engine = create_engine(f"sqlite:///{data}")
    with engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.downgrade(config, "0005")
    engine.dispose()
    before = content(data)
    assert inside("audit", "--data", str(data)).code == 9
    assert content(data) == before


def test_an_audit_beside_a_running_server(inside: Run, data: Path) -> None:
    """The server plays on meanwhile; what it has carried over itself concerns nobody any more."""
    with Server(data) as server:
        guest = Guest(server.url)
        assert guest.get("/t/old0").status_code == 200
        assert guest.get("/t/old1").status_code == 200, "it differs, and can be read"
        told = inside("audit", "--data", str(data), "--json")
        outcomes = json.loads(told.out)["outcomes"]
        assert outcomes == {"carried": 1, "differs": 1}
        guest.new_table(2)
        guest.close()


def test_an_audit_with_nothing_to_say(inside: Run, tmp_path: Path) -> None:
    """Exit code 0 if every game goes on."""
    store_all(tmp_path / "fine.db", ["kingsburg/v1/2-strange", "dragon_castle/v1/playthrough"])
    told = inside("audit", "--data", str(tmp_path / "fine.db"))
    assert (told.code, told.err) == (0, "")
    assert "carried over" in told.out


def test_an_audit_of_what_is_no_database(inside: Run, tmp_path: Path) -> None:
    """One sentence, the exit codes of `regalia serve`, and no file that was not there."""
    text = tmp_path / "notes.txt"
    text.write_text("no database, but long enough to be read as one" * 40, encoding="utf-8")
    foreign = tmp_path / "foreign.db"
    with sqlite3.connect(foreign) as database:
        database.execute("CREATE TABLE other (id INTEGER)")
    database.close()
    for data, code, sentence in (
        (tmp_path / "nowhere.db", 3, "There is no database"),
        (tmp_path, 3, "is a folder"),
        (text, 3, "is not a database"),
        (foreign, 3, "the database of another program"),
        ("nonsense://", 8, "is not the address of a database"),
    ):
        told = inside("audit", "--data", str(data))
        assert (told.code, told.out) == (code, "")
        assert sentence in told.err
    assert not (tmp_path / "nowhere.db").exists()
