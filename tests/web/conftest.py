"""One server for most tests: each makes its own tables at it."""

from collections.abc import Iterator

import pytest

from kit.toy import TOY
from kit.web import Guest, Server
from regalia import registry


@pytest.fixture(scope="session", autouse=True)
def pebbles() -> Iterator[None]:
    """The toy game on the shelf: sealed bids, a peek, and no page of its own."""
    shelf = registry.GAMES
    registry.GAMES = (*shelf, TOY)
    yield
    registry.GAMES = shelf


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A running server with a database of its own."""
    with Server(tmp_path_factory.mktemp("web") / "tables.db") as server:
        yield server


@pytest.fixture
def ada(server: Server) -> Iterator[Guest]:
    """Somebody who speaks English."""
    guest = Guest(server.url)
    yield guest
    guest.close()


@pytest.fixture
def bob(server: Server) -> Iterator[Guest]:
    """Somebody else."""
    guest = Guest(server.url)
    yield guest
    guest.close()
