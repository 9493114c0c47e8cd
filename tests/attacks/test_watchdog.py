"""The watchdog itself: it sees what holds the loop and what is kept, and nothing else."""

import asyncio
import time
from collections.abc import Iterator

import pytest

from kit.watchdog import GROWN, HELD, cost, watch
from kit.web import Guest, Server

kept: list[bytes] = []


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of its own: nothing else happens there."""
    with Server(tmp_path_factory.mktemp("dog") / "t.db") as server:
        yield server


async def hold(seconds: float) -> None:
    """Work, as CPU time counts it."""
    end = time.thread_time() + seconds
    while time.thread_time() < end:
        pass


async def keep(count: int) -> None:
    """Memory that is not given back."""
    kept.append(bytes(count))


def test_work_on_the_loop_is_seen(server: Server) -> None:
    """Three times the bound, in one step."""
    with watch(server) as seen:
        server.run(hold(3 * HELD))
    assert 3 * HELD <= seen.longest < 30 * HELD and "hold" in seen.where
    assert seen.grown < GROWN


def test_waiting_is_no_work(server: Server) -> None:
    """A loop that sleeps, or whose machine is busy, is not held."""

    async def wait() -> None:
        await asyncio.sleep(0.1)
        time.sleep(0.1)  # as when others have the processor

    with watch(server) as seen:
        server.run(wait())
    assert seen.steps and seen.longest < HELD


def test_memory_that_is_kept_is_seen(server: Server) -> None:
    """Twice the bound, kept; given back, it is none."""
    with watch(server) as seen:
        server.run(keep(2 * GROWN))
    assert 2 * GROWN <= seen.grown < 3 * GROWN
    with watch(server) as seen:
        server.run(keep(2 * GROWN))
        kept.clear()
    assert seen.grown < GROWN < seen.peak


@pytest.mark.parametrize("path", ["/static/%00", "/" + "a" * 4000, "/tables/__init__.svg"])
def test_refusals_hold_nothing(server: Server, mallory: Guest, path: str) -> None:
    """What the door refuses costs next to nothing, however often."""
    assert cost(server, lambda: mallory.get(path)) < HELD
    with watch(server) as seen:
        for number in range(20):
            assert mallory.get(f"{path}?{number}").status_code == 404
    assert seen.grown < GROWN, seen
