"""`make play`: a real server at once, the engine compiled beside it, nothing left at the end."""

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from urllib.request import urlopen

import pytest

from hot_unit import ROOT
from kit.ports import free_port

pytestmark = pytest.mark.skipif(
    not Path("/proc/self/stat").exists(), reason="looks for processes in /proc"
)
PATIENCE = 60.0  # seconds; a server is there in two, on a machine with nothing else to do
# Instead of minutes of compiling: a compiler that never ends, with a child as gcc has one.
ENDLESS = """
install:
	@echo "Compiling the engine: 3 of 7 parts ..."
	@sleep 1000 & echo $$! > sleeper; wait
"""
DONE = """
install:
	@echo "Regalia is installed, {how}."
"""
FAILS = """
install:
	@echo "something went wrong"; exit 1
"""


def until(true: Callable[[], bool], what: str) -> None:
    """Wait for it."""
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, f"{what} did not happen in {PATIENCE:.0f} seconds"
        time.sleep(0.05)


def is_running(pid: int) -> bool:
    """Whether there is such a process, a zombie excepted."""
    try:
        return " Z " not in Path(f"/proc/{pid}/stat").read_text(encoding="utf-8")
    except OSError:
        return False


class Play:
    """`scripts/play.py` in a tree with another `make install`, and what it prints."""

    def __init__(self, folder: Path, makefile: str, port: int = 0) -> None:
        # Copies, since they take the root from where they lie; the program itself is the real one.
        (folder / "scripts").mkdir()
        for name in ("scripts/play.py", "scripts/hot_unit.py", "pyproject.toml", "setup.py"):
            shutil.copyfile(ROOT / name, folder / name)
        shutil.copyfile(ROOT / "scripts/engine.py", folder / "scripts/engine.py")
        (folder / "src").symlink_to(ROOT / "src")
        (folder / "Makefile").write_text(makefile, encoding="utf-8")
        self.port = port or free_port()
        self.log = folder / "printed"
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                [sys.executable, "scripts/play.py", "--port", str(self.port), "--data", "t.db"],
                cwd=folder,
                env={**os.environ, "REGALIA_INTERPRETED": ""},
                stdout=log,
                stderr=subprocess.STDOUT,
            )

    def has_printed(self, text: str) -> bool:
        """Whether it has said so by now."""
        return text in self.log.read_text(encoding="utf-8")

    def answers(self) -> bool:
        """Whether the server is there."""
        try:
            with urlopen(f"http://127.0.0.1:{self.port}/", timeout=5) as page:
                return bool(page.status == 200)
        except OSError:
            return False

    def stop(self, number: signal.Signals = signal.SIGINT) -> int:
        """End it as the terminal would; its exit code."""
        self.process.send_signal(number)
        try:
            return self.process.wait(PATIENCE)
        finally:
            if self.process.poll() is None:  # no test leaves a server behind
                self.process.terminate()
                self.process.wait(PATIENCE)


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_whatever_ends_the_server_ends_the_compiler(tmp_path: Path, number: signal.Signals) -> None:
    """The server answers while the compiler works; then nothing is left, no child of it either."""
    play = Play(tmp_path, ENDLESS)
    try:
        until(play.answers, "an answer of the server")
        until(lambda: play.has_printed("Compiling the engine beside it: 3 of 7"), "progress")
        sleeper = int((tmp_path / "sleeper").read_text(encoding="utf-8"))
        assert is_running(sleeper)
    finally:
        play.stop(number)
    until(lambda: not is_running(sleeper), "the end of the compiler")
    assert not play.answers()


@pytest.mark.parametrize(
    ("makefile", "sentence"),
    [
        (DONE.format(how="compiled"), "from the next `make play` on"),
        (DONE.format(how="interpreted"), "stays interpreted, since no C compiler was found"),
        (FAILS, "could not be compiled"),
    ],
    ids=["compiled", "no compiler", "failed"],
)
def test_it_says_once_what_became_of_the_engine(
    tmp_path: Path, makefile: str, sentence: str
) -> None:
    """And serves on."""
    play = Play(tmp_path, makefile)
    try:
        until(lambda: play.has_printed(sentence), "a word about the engine")
        until(play.answers, "an answer of the server")
    finally:
        play.stop()
    assert play.log.read_text(encoding="utf-8").count(sentence) == 1


def test_a_server_that_cannot_start_leaves_no_compiler(tmp_path: Path) -> None:
    """The port is taken: one sentence, its exit code (docs/operating.md), and nothing goes on."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        play = Play(tmp_path, ENDLESS, taken.getsockname()[1])
        assert play.process.wait(PATIENCE) == 7
    assert play.has_printed(str(play.port))
    if (tmp_path / "sleeper").exists():
        sleeper = int((tmp_path / "sleeper").read_text(encoding="utf-8"))
        until(lambda: not is_running(sleeper), "the end of the compiler")
