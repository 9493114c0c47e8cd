"""A command starts quickly, because it loads only what it needs."""

import inspect
import json
import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine

from regalia import registry
from regalia.cli.app import COMMANDS
from regalia.web.revisions import MIGRATIONS, revisions

WEB = ("litestar", "sqlalchemy", "alembic", "jinja2", "uvicorn", "regalia.web")
# Runs a command in a fresh interpreter and then tells what it has loaded.
TELL = """
import json, sys
from regalia.cli import main
try:
    main(sys.argv[1:])
except SystemExit:
    sys.stderr.write(json.dumps(sorted(sys.modules)))
"""


# The same for a server that is ready to listen, at a database.
TELL_READY = """
import json, sys
from regalia.web.startup import make_ready
make_ready(sys.argv[1], "127.0.0.1", 0)
sys.stderr.write(json.dumps(sorted(sys.modules)))
"""


def loaded(*args: str, program: str = TELL) -> list[str]:
    """The modules that a command has loaded when it ends."""
    done = subprocess.run(
        [sys.executable, "-c", program, *args],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=120,
    )
    names: list[str] = json.loads(done.stderr[done.stderr.index("[") :])
    return names


def of(names: list[str], packages: tuple[str, ...]) -> list[str]:
    """Those of the modules that lie in one of the packages."""
    return [name for name in names if f"{name}.".startswith(tuple(f"{each}." for each in packages))]


def test_help_loads_no_game_and_no_server() -> None:
    """Whoever asks what there is does not wait for all of it."""
    names = loaded("--help")
    assert "regalia.cli.app" in names
    assert of(names, (*WEB, "regalia.games", "regalia.match", "regalia.bots")) == []


@pytest.mark.parametrize(
    "args", [["games"], ["rules", "KB-5.3"], ["simulate", "legends", "--games", "1"]], ids=" ".join
)
def test_only_serve_loads_the_server(args: list[str]) -> None:
    """The terminal needs no database and no templates."""
    assert of(loaded(*args), WEB) == []


def test_nobody_waits_for_calendars() -> None:
    """To say a sentence takes a parser, not the locales and time zones of the world."""
    names = loaded("games")
    assert "fluent.syntax" in names
    assert of(names, ("fluent.runtime", "babel", "pytz")) == []


def test_only_an_old_database_loads_the_migrations(tmp_path: Path) -> None:
    """A new one is created at once, and one that is up to date is left alone."""
    new, old = str(tmp_path / "new.db"), str(tmp_path / "old.db")
    for _ in range(2):
        assert of(loaded(new, program=TELL_READY), ("alembic", "mako", "pygments")) == []
    with create_engine(f"sqlite:///{old}").begin() as connection:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.upgrade(config, revisions()[0])
    assert "alembic" in loaded(old, program=TELL_READY)


def test_a_database_that_is_up_to_date_is_only_looked_at(tmp_path: Path) -> None:
    """The address is printed before what is slow to load is loaded."""
    data = str(tmp_path / "regalia.db")
    assert "sqlalchemy" in loaded(data, program=TELL_READY)  # makes it
    assert of(loaded(data, program=TELL_READY), WEB[:-1]) == []


def test_a_game_in_the_terminal_loads_no_other() -> None:
    """Not their material, not their bots, not their boards."""
    names = loaded("simulate", "kingsburg", "--games", "1")
    assert "regalia.games.kingsburg.rules" in names
    others = [game.id for game in registry.games() if game.id != "kingsburg"]
    for folder in ("games", "bots.heuristics", "cli.boards"):
        assert of(names, tuple(f"regalia.{folder}.{id}" for id in others)) == []


def test_every_game_lies_in_a_package_of_its_name() -> None:
    """The registry loads a game by its id."""
    assert [registry._load(id).id for id in registry.PACKAGES] == list(registry.PACKAGES)


@pytest.mark.parametrize("name", COMMANDS)
def test_a_summary_says_what_the_command_itself_says(name: str) -> None:
    """The list of commands is written apart from them; it must not say anything else."""
    module, summary = COMMANDS[name]
    function = getattr(import_module(f"regalia.cli.{module}"), name)
    assert inspect.getdoc(function) == summary
