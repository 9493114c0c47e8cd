"""Looking for garbage without holding anybody up.

Python frees nearly everything at once. Only objects that lead back to themselves wait for its
collector, and a look at everything takes a quarter of a second where two hundred tables are awake:
everybody waits. Such objects die young here, so young ones are looked at often and in small
numbers, and everything only while nobody has a page open, or hours after the last time.
"""

import asyncio
import gc
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from regalia.web.pages.site import Site

YOUNG = 1_000  # new objects between two looks at them: a fraction of a millisecond
LOOKS = 5  # of these before a look at all that they have left: a millisecond or two
NEVER = 1_000_000_000
EVERY = 60.0  # seconds between two questions whether it is quiet
QUIET = 600.0  # seconds at least between two looks at everything
LATEST = 6 * 3600.0  # seconds after which nobody's page matters


def spare_the_loop() -> None:
    """From now on the collector looks at young objects only, and not at what is there already."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, LOOKS, NEVER)


async def tidy(site: "Site") -> None:
    """Look at everything now and then, until cancelled."""
    last = time.monotonic()
    while True:
        await asyncio.sleep(EVERY)
        if is_time(time.monotonic() - last, len(site.streams)):
            gc.collect()
            last = time.monotonic()


def is_time(since: float, streams: int) -> bool:
    """Whether everything may be looked at, so long after the last time, with so many pages open."""
    return since >= (LATEST if streams else QUIET)
