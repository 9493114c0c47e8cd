"""A watchdog in the server's event loop: how long anything held it, how much memory was kept.

    with watch(server) as seen:
        guest.post("/tables", seats="999999999")
    assert seen.longest < 0.010
    assert seen.grown < 1_000_000

`longest` is the CPU time of the loop's own thread in one callback of the loop (one step of one
task): what other programs, other threads or a busy machine take does not count, and neither does
Python's collector, which is off while the loop is watched. `grown` is what Python has allocated in
the block and not given back, as `tracemalloc` counts it, after a collection of what is new: what
was garbage before is nobody's fault.

A busy machine slows even the processor's own clock, now and then to many times its pace, so one
look at a request proves nothing against it. `cost` asks several times and takes the quickest:

    assert cost(server, lambda: guest.get("/static/%00")) < HELD
"""

import asyncio
import gc
import time
import tracemalloc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from kit.web import Server

HELD = 0.010  # seconds a hostile request may hold the loop
GROWN = 1_000_000  # bytes it may leave behind
TRIES = 3


@dataclass
class Seen:
    """What the watchdog saw."""

    longest: float = 0.0  # seconds of CPU in one callback of the loop
    where: str = ""  # that callback
    grown: int = 0  # bytes kept
    peak: int = 0  # bytes held at any one time
    steps: int = field(default=0, repr=False)  # callbacks seen


@contextmanager
def watch(server: Server, memory: bool = True) -> Iterator[Seen]:
    """Watch the loop of a running server for the time of a block.

    Counting memory makes everything slower by some half: without `memory`, times are as they are.
    """
    seen = Seen()
    run = asyncio.Handle._run

    def timed(handle: asyncio.Handle) -> None:
        loop: Any = handle._loop  # type: ignore[attr-defined]
        if loop is not server.loop:
            run(handle)
            return
        # Before it runs: a task that is done no longer says what it was.
        owner = getattr(handle._callback, "__self__", None)  # type: ignore[attr-defined]
        begun = time.thread_time()
        run(handle)
        took = time.thread_time() - begun
        seen.steps += 1
        if took > seen.longest:
            seen.longest, seen.where = took, repr(owner or handle)

    async def settle() -> None:
        await asyncio.sleep(0)

    gc.disable()
    before = 0
    if memory:
        gc.freeze()  # what was there before is nobody's fault, and no collection looks through it
        tracemalloc.start()
        before = tracemalloc.get_traced_memory()[0]
    asyncio.Handle._run = timed  # type: ignore[method-assign, assignment]
    try:
        yield seen
        server.run(settle())
    finally:
        asyncio.Handle._run = run  # type: ignore[method-assign]
        if memory:
            seen.peak = tracemalloc.get_traced_memory()[1] - before
            gc.collect()
            seen.grown = tracemalloc.get_traced_memory()[0] - before
            tracemalloc.stop()
            gc.unfreeze()
        gc.enable()


def cost(server: Server, ask: Callable[[], object]) -> float:
    """Seconds for which a request holds the loop: the quickest of several tries.

    It is made once before: templates and sentences are read once and for all.
    """
    ask()
    times = []
    for _ in range(TRIES):
        with watch(server, memory=False) as seen:
            ask()
        times.append(seen.longest)
    return min(times)
