"""The database brought to the newest schema, by Alembic."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection


def migrate(connection: Connection) -> None:
    """Run every migration this database has not seen."""
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def revisions() -> set[str]:
    """Every schema this program knows."""
    return {script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()}


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config
