"""`regalia serve` for tests, in a process of its own: its deals come from a seed.

`python -m kit.serve ARGUMENTS ...` is the command as people type it. With REGALIA_THOUGHT its bots
go wrong as `kit.thoughts` says, in so many processes as REGALIA_THINKERS says. REGALIA_CLOCK is a
file with the seconds by which its clock is wrong (`kit.accidents`). REGALIA_DEALS tells servers
apart that follow each other on one database: each draws ids and deals of its own.
"""

import mmap
import os
import struct
import sys
import time
from functools import cache, partial
from multiprocessing import current_process
from random import Random

from kit import thoughts
from regalia import cli
from regalia.web import app, keys, startup
from regalia.web.live import thinkers


@cache
def chance(process: str) -> Random:
    """That of one process: a worker, and whoever takes its place, draw otherwise."""
    deals = "kit.serve" + os.environ.get("REGALIA_DEALS", "")
    return Random(deals if process == "MainProcess" else f"{deals} {process}")


def draw(count: int) -> bytes:
    """So many bytes, the same in every run."""
    return chance(current_process().name).randbytes(count)


def key() -> str:
    """Deals follow from the key, so a new one is the same in every run, too."""
    return Random("kit.serve key").randbytes(keys.KEY_BYTES).hex()


def go_wrong(path: str) -> None:
    """Let the time of day be what the system says and so much more, in this process and its forks.

    Nobody may set the system's own clock, and a namespace for time shifts only monotonic clocks.
    """
    system = time.time
    with open(path, "rb") as file:
        seconds = mmap.mmap(file.fileno(), 8, prot=mmap.PROT_READ)

    def shifted() -> float:
        return system() + float(struct.unpack("d", seconds[:8])[0])

    time.time = shifted


def main() -> None:
    """Serve until somebody stops it."""
    if "REGALIA_CLOCK" in os.environ:
        go_wrong(os.environ["REGALIA_CLOCK"])
    chosen: dict[str, object] = {"draw": draw}
    keys.new_key = key
    thought = os.environ.get("REGALIA_THOUGHT")
    if thought:
        chosen["bot_processes"] = int(os.environ["REGALIA_THINKERS"])
        create = app.create_app

        def astray(settings: startup.Settings) -> app.Litestar:
            made = create(settings)
            found: thinkers.Thinkers = made.state.site.tables.thinkers
            found.think = getattr(thoughts, thought)
            return made

        from regalia.web import serve

        serve.create_app = astray
    startup.make_ready = partial(startup.make_ready, **chosen)  # type: ignore[arg-type]
    sys.argv[0] = "regalia"
    cli.main()


if __name__ == "__main__":
    main()
