"""The database brought to the newest schema, by Alembic where it is older."""

from pathlib import Path

from sqlalchemy import Connection, inspect, text

MIGRATIONS = Path(__file__).parent / "migrations"


class BadSchema(Exception):
    """A database that no migration brings to the newest schema."""


def revisions() -> list[str]:
    """Every schema this program knows, the newest last; a migration's file begins with its own."""
    return sorted(path.name.partition("_")[0] for path in MIGRATIONS.glob("versions/*_*.py"))


def migrate(connection: Connection) -> None:
    """Run every migration this database has not seen."""
    if schema_of(connection) == revisions()[-1]:
        return
    # Late: it brings a template language with its highlighter, and most starts have nothing to do.
    from alembic import command
    from alembic.config import Config
    from alembic.util.exc import CommandError

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise BadSchema(str(error)) from None


def schema_of(connection: Connection) -> str:
    """The schema a database has; nothing for a new one."""
    if not inspect(connection).has_table("alembic_version"):
        return ""
    return str(connection.scalar(text("SELECT version_num FROM alembic_version")) or "")
