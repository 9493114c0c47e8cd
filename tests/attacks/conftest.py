"""A running server, and two people who mean no good."""

from collections.abc import Iterator

import pytest

from kit.web import Guest, Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a database of its own."""
    with Server(tmp_path_factory.mktemp("attacks") / "tables.db") as server:
        yield server


@pytest.fixture
def mallory(server: Server) -> Iterator[Guest]:
    """Somebody who tries things."""
    guest = Guest(server.url)
    yield guest
    guest.close()
