"""Standard output that cannot be written: full, closed, or left by its reader."""

import errno
import os
import sys

REASONS = {errno.ENOSPC: "full", errno.EBADF: "closed", errno.EIO: "other"}


def prepare() -> bool:
    """Make both streams usable; whether there is a standard output at all.

    A letter that a terminal lacks is replaced: it does not end the game. A closed stream gets a
    place to write to, so that no file opened later is taken for it.
    """
    is_open = sys.stdout is not None
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w")
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w")
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    return is_open


def give_up() -> None:
    """Send what is still in the buffer nowhere: Python would complain about it when it ends."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)
