"""The database of an older server: brought to the newest schema, nothing lost."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, inspect, text

from regalia.web.store import migrate as module
from regalia.web.store import schema
from regalia.web.store.migrate import MIGRATIONS, migrate, revisions

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
    "listed": 1,
    "host_issue": 1,
    "version": 1,
    "plies": 0,
    "to_act": 1,
    "snapshot_ply": 0,
    "created": 0.0,
    "changed": 0.0,
}


def test_an_old_database_gets_campaigns(tmp_path: Path) -> None:
    """Tables of before belong to none; the columns are those of the schema."""
    engine = create_engine(f"sqlite:///{tmp_path / 'old.db'}")
    with engine.begin() as connection:
        config = Config()
        folder = Path(str(module.__file__)).parent / "migrations"
        config.set_main_option("script_location", str(folder))
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        columns, values = ", ".join(OLD), ", ".join(f":{column}" for column in OLD)
        connection.execute(text(f"INSERT INTO game_table ({columns}) VALUES ({values})"), OLD)
    with engine.begin() as connection:
        migrate(connection)
        row = connection.execute(text("SELECT id, campaign, chapter FROM game_table")).one()
        assert tuple(row) == ("old", None, None)
    found = inspect(engine)
    for table in schema.metadata.sorted_tables:
        assert {column["name"] for column in found.get_columns(table.name)} == set(table.c.keys())


def test_a_migration_is_named_by_its_schema() -> None:
    """So that a start need not load Alembic to know which is the newest."""
    known = ScriptDirectory(str(MIGRATIONS)).walk_revisions()
    assert [script.revision for script in known] == revisions()[::-1]
