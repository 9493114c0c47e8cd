"""`regalia` as people run it: a program with arguments, typed lines, and an exit code."""

import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path


@dataclass
class Result:
    """What a run left behind."""

    code: int
    out: str
    err: str


Run = Callable[..., Result]


def command(*args: str) -> list[str]:
    """The command line that runs what this test imports."""
    return [sys.executable, "-m", "regalia", *args]


def environment(**extra: str) -> dict[str, str]:
    """A plain English terminal of 100 columns."""
    kept = {key: value for key, value in os.environ.items() if not key.startswith(("LC_", "LANG"))}
    return {
        **kept,
        "PYTHONPATH": os.pathsep.join([path for path in sys.path if path]),
        "PYTHONIOENCODING": "utf-8",
        "COLUMNS": "100",
        **extra,
    }


def run_in(folder: Path, *args: str, typed: str = "", **extra: str) -> Result:
    """Run a command to its end; a traceback is never right."""
    done = subprocess.run(
        command(*args),
        input=typed,
        capture_output=True,
        encoding="utf-8",
        cwd=folder,
        env=environment(**extra),
        timeout=120,
    )
    assert "Traceback" not in done.stderr, done.stderr
    return Result(done.returncode, done.stdout, done.stderr)
