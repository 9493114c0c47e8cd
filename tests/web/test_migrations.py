"""The database of an older server: brought to the newest schema, nothing lost."""

from collections.abc import Callable
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, NullPool, create_engine, inspect, text

from kit import postgres
from regalia.web.revisions import MIGRATIONS, revisions
from regalia.web.store import schema
from regalia.web.store.migrate import migrate, schema_of

OLD = {
    "id": "old",
    "game": "kingsburg",
    "rules": 1,
    "seats": 2,
    "options": "{}",
    "seed": "1",
    "nonce": "0",
    "commitment": "0",
    "status": "playing",
    "listed": True,
    "host_issue": 1,
    "version": 1,
    "plies": 0,
    "to_act": 1,
    "snapshot_ply": 0,
    "created": 0.0,
    "changed": 0.0,
}


Make = Callable[[str], Engine]  # a new database by its name


@pytest.fixture(params=["sqlite", "postgresql"])
def make(request: pytest.FixtureRequest, tmp_path: Path) -> Make:
    """Both kinds of databases."""

    def new(name: str) -> Engine:
        if request.param == "sqlite":
            return create_engine(f"sqlite:///{tmp_path / name}.db")
        address = postgres.running().database(f"{tmp_path} {name}")
        return create_engine(
            address.replace("postgresql:", "postgresql+psycopg:"), poolclass=NullPool
        )

    return new


def upgraded(engine: Engine, revision: str) -> Engine:
    """A new database that Alembic has made, as it was at a revision."""
    with engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
    return engine


def shape(engine: Engine) -> dict[str, object]:
    """Every table with its columns, keys and indexes. Defaults apart: a migration needs them for
    rows that are there already, and the store never leaves a column out."""
    found = inspect(engine)
    return {
        table: (
            sorted(
                (column["name"], str(column["type"]), column["nullable"])
                for column in found.get_columns(table)
            ),
            found.get_pk_constraint(table)["constrained_columns"],
            sorted(
                (key["constrained_columns"], key["referred_table"], key["referred_columns"])
                for key in found.get_foreign_keys(table)
            ),
            sorted(
                (index["name"] or "", index["column_names"], bool(index["unique"]))
                for index in found.get_indexes(table)
            ),
        )
        for table in found.get_table_names()
    }


def test_a_new_database_is_what_the_migrations_lead_to(make: Make) -> None:
    """It is created from the schema, without them; the two must not part."""
    fresh = make("new")
    with fresh.begin() as connection:
        migrate(connection)
        assert schema_of(connection) == revisions()[-1]
    migrated = upgraded(make("migrated"), "head")
    assert shape(fresh) == shape(migrated)


@pytest.mark.parametrize("revision", revisions()[:-1])
def test_an_old_database_is_brought_up_to_date(make: Make, revision: str) -> None:
    """Whatever schema it has; its tables stay, and the columns are those of the schema."""
    engine = upgraded(make("old"), revision)
    with engine.begin() as connection:
        columns, values = ", ".join(OLD), ", ".join(f":{column}" for column in OLD)
        connection.execute(text(f"INSERT INTO game_table ({columns}) VALUES ({values})"), OLD)
    with engine.begin() as connection:
        migrate(connection)
        row = connection.execute(text("SELECT id, campaign, chapter FROM game_table")).one()
        assert tuple(row) == ("old", None, None)
    found = inspect(engine)
    for table in schema.metadata.sorted_tables:
        assert {column["name"] for column in found.get_columns(table.name)} == set(table.c.keys())


def test_tables_of_before_keep_their_chat(make: Make) -> None:
    """From the schema before: lines stay, spectators stay quiet."""
    engine = upgraded(make("old"), "0006")
    row = {**OLD, "pace": "calm", "hints": True}
    columns, values = ", ".join(row), ", ".join(f":{column}" for column in row)
    with engine.begin() as connection:
        connection.execute(text(f"INSERT INTO game_table ({columns}) VALUES ({values})"), row)
        line = "INSERT INTO chat (table_id, seat, text, at) VALUES ('old', 1, 'Hello', 0.0)"
        connection.execute(text(line))
    with engine.begin() as connection:
        migrate(connection)
        assert connection.execute(text("SELECT seat, name, text FROM chat")).one() == (
            1,
            "",
            "Hello",
        )
        assert not connection.execute(text("SELECT spectator_chat FROM game_table")).scalar()


def test_a_migration_is_named_by_its_schema() -> None:
    """So that a start need not load Alembic to know which is the newest."""
    known = ScriptDirectory(str(MIGRATIONS)).walk_revisions()
    assert [script.revision for script in known] == revisions()[::-1]
