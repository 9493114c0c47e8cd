"""The database brought to the newest schema: created if it is new, by Alembic if it is older."""

from sqlalchemy import Column, Connection, MetaData, String, Table, inspect, select

from regalia.web.revisions import MIGRATIONS, revisions
from regalia.web.store.schema import game_table, metadata

# Where Alembic keeps the schema that a database has, made as Alembic makes it.
VERSION = Table("alembic_version", MetaData(), Column("version_num", String(32), primary_key=True))


class BadSchema(Exception):
    """A database that no migration brings to the newest schema."""


class ForeignSchema(BadSchema):
    """It belongs to another program."""


class NewerSchema(BadSchema):
    """It belongs to a newer version of this one."""


def migrate(connection: Connection) -> None:
    """Create the newest schema, or run every migration this database has not seen."""
    newest, tables = revisions()[-1], inspect(connection).get_table_names()
    if not tables:
        metadata.create_all(connection)
        VERSION.create(connection)
        connection.execute(VERSION.insert(), {"version_num": newest})
        return
    schema = schema_of(connection)
    if schema == newest:
        return
    if game_table.name not in tables or not schema:
        raise ForeignSchema("it belongs to another program")
    if schema not in revisions():
        raise NewerSchema("it belongs to a newer version")
    # Late: it brings a template language with its highlighter, and hardly any start needs it.
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
    """The schema a database has; nothing if it does not say."""
    if not inspect(connection).has_table(VERSION.name):
        return ""
    return str(connection.scalar(select(VERSION.c.version_num)) or "")
