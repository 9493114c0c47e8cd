"""A progress bar, on standard error and only at a terminal."""

import sys

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from regalia.cli.screen import Screen


def progress(screen: Screen) -> Progress:
    """What is counted, how far it is, how long it will take."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=screen.err,
        transient=True,
        disable=not sys.stderr.isatty(),
    )
