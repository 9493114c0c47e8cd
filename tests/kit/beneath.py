"""The database beneath a server: looked at, and meddled with, past the server."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Connection, create_engine, make_url
from sqlalchemy.pool import NullPool

from kit.web import PATIENCE, address_of, is_shared


@contextmanager
def beneath(data: Path) -> Iterator[Connection]:
    """A connection of its own; every statement takes effect at once."""
    driver, wait = (
        ("postgresql+psycopg", "connect_timeout") if is_shared() else ("sqlite", "timeout")
    )
    engine = create_engine(
        make_url(address_of(data)).set(drivername=driver),
        poolclass=NullPool,
        isolation_level="AUTOCOMMIT",
        connect_args={wait: int(PATIENCE)},
    )
    with engine.connect() as connection:
        yield connection
