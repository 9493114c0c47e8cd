"""`regalia`, the command."""

import gc
from collections.abc import Sequence
from typing import NoReturn

# Of what a command makes at its start nothing is garbage: looking for some every 700 objects took
# a tenth of the time. What runs long still looks, only less often.
OBJECTS_BETWEEN_LOOKS = 50_000


def main(args: Sequence[str] | None = None) -> NoReturn:
    """Run `regalia` and leave with its exit code."""
    gc.set_threshold(OBJECTS_BETWEEN_LOOKS)
    from regalia.cli.app import main as run

    run(args)
