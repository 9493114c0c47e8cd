"""A server as people run it, in a process that can be killed, and what the system says of it."""

import os
import signal
import subprocess
import sys
from pathlib import Path
from types import TracebackType

import httpx

from kit.web import PATIENCE, free_port, until


class Process:
    """`regalia serve`, or with a `thought` the same server with bots of `kit.thoughts`."""

    def __init__(self, data: Path, thought: str = "", processes: int = 1) -> None:
        port = str(free_port())
        self.url = f"http://127.0.0.1:{port}"
        command = ["regalia", "serve", "--port", port, "--data", str(data), "--bot-pause", "0"]
        if thought:
            command = ["kit.serve", thought, str(processes), str(data), port]
        self.process = subprocess.Popen(
            [sys.executable, "-m", *command],
            env={**os.environ, "PYTHONPATH": os.pathsep.join(p for p in sys.path if p)},
            stdout=subprocess.PIPE,
        )
        try:
            until(self.answers, 60)
        except BaseException:
            self.kill()
            raise

    def __enter__(self) -> "Process":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.kill()

    def answers(self) -> bool:
        """Whether it listens by now."""
        assert self.process.poll() is None, "the server did not start"
        try:
            return httpx.get(f"{self.url}/health").status_code == 200
        except httpx.TransportError:
            return False

    def kill(self) -> None:
        """As the kernel does it: no goodbye."""
        self.end(signal.SIGKILL, PATIENCE)

    def end(self, number: int, seconds: float) -> None:
        """A signal, and so much time to be gone; then it goes anyhow."""
        self.process.send_signal(number)
        try:
            self.process.wait(seconds)
        finally:
            self.process.kill()
            self.process.wait(PATIENCE)
            assert self.process.stdout is not None
            self.process.stdout.close()


def children(parent: int) -> dict[int, str]:
    """The processes that a process has started and that run: when each began, by its number."""
    found = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdecimal():
            stat = _stat(int(entry.name))
            if stat and int(stat[1]) == parent and stat[0] != "Z":
                found[int(entry.name)] = stat[19]
    return found


def is_running(process: int, began: str) -> bool:
    """Whether a process is still there, and not another under its number."""
    stat = _stat(process)
    return bool(stat) and stat[19] == began and stat[0] != "Z"


def cpu_ticks(process: int) -> int:
    """How long a process has been at work."""
    stat = _stat(process)
    return int(stat[11]) + int(stat[12]) if stat else 0


def _stat(process: int) -> list[str]:
    """What the system says of a process, from its state on; nothing if it is gone."""
    try:
        text = Path(f"/proc/{process}/stat").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return []
    return text.rpartition(")")[2].split()
