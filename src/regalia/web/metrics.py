"""What a server tells its operator about itself, in the text format that Prometheus reads.

A process counts for itself. Figures of a whole server can tell one player what another does in
secret, so only somebody with the operator's key may read them.
"""

import asyncio
import time
from bisect import bisect_left
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import accumulate
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from regalia.web.pages.site import Site

LAG_SECONDS = 0.25  # between two looks at how late the event loop is
BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)  # seconds
MEDIA = "text/plain; version=0.0.4; charset=utf-8"


class Histogram:
    """How often something took how long."""

    def __init__(self, name: str, about: str) -> None:
        self.name = name
        self.about = about
        self.counts = [0] * (len(BOUNDS) + 1)
        self.sum = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.sum += seconds

    @contextmanager
    def time(self) -> Iterator[None]:
        """Add what the block takes."""
        begun = time.perf_counter()
        try:
            yield
        finally:
            self.add(time.perf_counter() - begun)

    def lines(self) -> list[str]:
        bounds = [*(f"{bound:g}" for bound in BOUNDS), "+Inf"]
        totals = list(accumulate(self.counts))
        return [
            *_head(self.name, self.about, "histogram"),
            *(
                f'{self.name}_bucket{{le="{bound}"}} {total}'
                for bound, total in zip(bounds, totals, strict=True)
            ),
            f"{self.name}_sum {self.sum:.6f}",
            f"{self.name}_count {totals[-1]}",
        ]


class Counter:
    """How often something happened."""

    def __init__(self, name: str, about: str) -> None:
        self.name = name
        self.about = about
        self.count = 0

    def lines(self) -> list[str]:
        return [*_head(self.name, self.about, "counter"), f"{self.name} {self.count}"]


MOVES = Counter("regalia_moves_total", "Moves played and written, bots' and automatic ones too.")
REFUSED = Counter("regalia_refused_total", "Requests turned away at the door, by a limit say.")
FRAMES = Histogram("regalia_frame_seconds", "Drawing a table for one viewer.")
LAG = Histogram("regalia_loop_lag_seconds", "How late the event loop comes to what is due.")


async def watch_the_loop() -> None:
    """Measure, until cancelled, how late a sleeper is woken."""
    while True:
        due = time.perf_counter() + LAG_SECONDS
        await asyncio.sleep(LAG_SECONDS)
        LAG.add(max(0.0, time.perf_counter() - due))


def exposition(site: "Site") -> str:
    """All figures of this process, as they are now."""
    tables = site.tables
    gauges = (
        ("regalia_tables_awake", "Tables in memory.", len(tables.awake)),
        ("regalia_streams", "Open streams.", len(site.streams)),
        ("regalia_tables_driven", "Tables at which bots go on.", len(tables.drivers)),
        ("regalia_thoughts_queued", "Bots that wait for their turn.", tables.thinkers.waiting),
    )
    lines = [line for metric in (MOVES, REFUSED, FRAMES, LAG) for line in metric.lines()]
    for name, about, value in gauges:
        lines += [*_head(name, about, "gauge"), f"{name} {value}"]
    return "\n".join(lines) + "\n"


def _head(name: str, about: str, kind: str) -> list[str]:
    return [f"# HELP {name} {about}", f"# TYPE {name} {kind}"]
