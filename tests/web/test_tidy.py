"""The collector of garbage holds nobody up, and still comes."""

import gc
import subprocess
import sys
import weakref
from pathlib import Path

import pytest

from kit.terminal import environment
from kit.web import Server, until
from regalia.web import tidy

# A process that keeps a million objects more, as a server does with its tables.
GROWING = """
import gc
from regalia.web.tidy import spare_the_loop
looks = [0, 0, 0]
def look(phase, info):
    looks[info["generation"]] += phase == "start"
spare_the_loop()
gc.callbacks.append(look)
kept = [[number] for number in range(1_000_000)]
print(looks[0] > 100, looks[1] > 10, looks[2])
"""


class Ring:
    """Something that only the collector can free."""

    def __init__(self) -> None:
        self.me = self


def test_a_server_that_grows_never_looks_at_everything() -> None:
    """Young objects are looked at often, all of them not once."""
    told = subprocess.run(
        [sys.executable, "-c", GROWING], capture_output=True, text=True, env=environment()
    )
    assert told.stdout.split() == ["True", "True", "0"], told.stderr


@pytest.mark.parametrize(
    ("since", "streams", "may"),
    [
        (tidy.QUIET - 1, 0, False),
        (tidy.QUIET, 0, True),
        (tidy.QUIET, 1, False),
        (tidy.LATEST - 1, 5000, False),
        (tidy.LATEST, 5000, True),
    ],
)
def test_everything_is_looked_at_while_nobody_watches(
    since: float, streams: int, may: bool
) -> None:
    """Or hours later, whoever watches."""
    assert tidy.is_time(since, streams) is may


def test_what_a_server_dropped_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A ring of objects is gone after the next quiet moment."""
    monkeypatch.setattr(tidy, "EVERY", 0.01)
    monkeypatch.setattr(tidy, "QUIET", 0.02)
    gc.collect()
    gc.disable()
    try:
        ring = weakref.ref(Ring())
        assert ring() is not None
        with Server(tmp_path / "t.db"):
            until(lambda: ring() is None)
    finally:
        gc.enable()
