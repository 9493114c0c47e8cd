"""One server for the tests of a file: each makes its own tables at it."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from kit.browser import Visitor, chromium
from kit.web import Guest, Server
from regalia import registry
from regalia.testing.toy import GAME as TOY


@pytest.fixture(scope="module", autouse=True)
def pebbles() -> Iterator[None]:
    """The toy game on the shelf: sealed bids, a peek, and no page of its own.

    Only while the tests of a file run: others count the games of the same process.
    """
    shelf = registry.GAMES
    registry.GAMES = (*shelf, TOY)
    yield
    registry.GAMES = shelf


@pytest.fixture(scope="module")
def server(pebbles: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A running server with a database of its own."""
    with Server(tmp_path_factory.mktemp("web") / "tables.db") as server:
        yield server


@pytest.fixture(autouse=True)
def seeded(request: pytest.FixtureRequest) -> None:
    """Every test has deals of its own, the same in every run: its name is their seed."""
    if "server" in request.fixturenames:
        server: Server = request.getfixturevalue("server")
        server.seed(request.node.nodeid)
        request.node.add_report_section("setup", "seed", f"deals come from {request.node.nodeid!r}")


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


@pytest.fixture
def mallory(server: Server) -> Iterator[Guest]:
    """Somebody who tries things."""
    guest = Guest(server.url)
    yield guest
    guest.close()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One Chromium for all tests of a file."""
    with chromium() as browser:
        yield browser


@pytest.fixture
def visitor(browser: Browser, server: Server) -> Iterator[Visitor]:
    """Somebody with a mouse, whose browser has nothing to complain about."""
    visitor = Visitor(browser, server.url)
    yield visitor
    complaints = visitor.complaints
    visitor.close()
    assert not complaints, complaints
