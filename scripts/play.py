"""`make play`: serve at once, and compile the engine beside the server if that is still to do.

The compiled engine serves from the next start on. Whatever ends the server ends the compiler as
well; what was compiled by then is kept.
"""

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Sequence
from types import FrameType

from hot_unit import ROOT, is_fresh

LOG = ROOT / "build/compile.log"
PATIENCE = 5.0  # seconds that a compiler gets to clean up after itself
# How lines of `make install` are told to people who wait for their first game.
TOLD = {
    "Compiling the engine:": "Compiling the engine beside it:",
    "Regalia is installed, compiled": (
        "The engine is compiled: from the next `make play` on, bots think ten times faster."
    ),
    "Regalia is installed, interpreted": (
        "The engine stays interpreted, since no C compiler was found: same games, slower bots."
    ),
}
FAILED = "The engine could not be compiled and stays interpreted; build/compile.log says why."


class Compile:
    """`make install` in a process group of its own, its progress told line by line."""

    def __init__(self) -> None:
        self.is_stopped = False
        self.process = subprocess.Popen(
            ["nice", "-n", "10", "make", "install"],  # people at the table come first
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            process_group=0,
        )
        self.listener = threading.Thread(target=self._listen, daemon=True)
        self.listener.start()

    def _listen(self) -> None:
        assert self.process.stdout is not None
        LOG.parent.mkdir(exist_ok=True)
        with LOG.open("w", encoding="utf-8") as log:
            for line in self.process.stdout:
                log.write(line)
                log.flush()
                for start, told in TOLD.items():
                    if line.startswith(start):
                        rest = line.removeprefix(start) if told.endswith(":") else ""
                        print(told + rest.rstrip(), flush=True)
        if self.process.wait() and not self.is_stopped:
            print(FAILED, flush=True)

    def stop(self) -> None:
        """End it with all that it started."""
        self.is_stopped = True
        for number in (signal.SIGTERM, signal.SIGKILL):
            try:
                os.killpg(self.process.pid, number)
            except ProcessLookupError:
                break
            self.listener.join(PATIENCE)


def main(args: Sequence[str]) -> int:
    """Serve until somebody stops it; the server's exit code."""
    serve = ["-m", "regalia", "serve", *args]
    from_source = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    if os.environ.get("REGALIA_INTERPRETED", "0") not in ("", "0"):
        os.execve(sys.executable, [sys.executable, *serve], from_source)
    if is_fresh(ROOT):  # only what is never compiled has changed, so this is quick
        subprocess.run(["make", "install"], cwd=ROOT, check=True)
        os.execv(sys.executable, [sys.executable, "-I", *serve])
    # In a group of its own it hears of Ctrl-C once, from here, wherever that comes from.
    server = subprocess.Popen([sys.executable, *serve], env=from_source, process_group=0)

    def pass_on(number: int, frame: FrameType | None) -> None:
        server.send_signal(number)

    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, pass_on)
    compile = Compile()
    try:
        return server.wait()
    finally:
        compile.stop()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
