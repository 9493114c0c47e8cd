"""A server as people run it: a process that is started and killed, and what the system says."""

import ctypes
import os
import resource
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import TracebackType

import httpx

from kit.ports import free_port
from kit.terminal import Result, environment
from kit.web import NO_AUTHORITIES, PATIENCE, until

CAP_DAC_OVERRIDE, CAP_DAC_READ_SEARCH, CAP_NET_BIND_SERVICE = 1, 2, 10
PR_CAPBSET_DROP = 24


class Process:
    """`regalia serve` with deals from a seed; with a `thought`, its bots are of `kit.thoughts`.

    `python` is another environment's.
    """

    def __init__(
        self,
        data: Path | str,
        *args: str,
        port: int | None = None,
        before: Callable[[], None] | None = None,
        thought: str = "",
        deals: str = "",
        processes: int = 1,
        python: Path | str = sys.executable,
    ) -> None:
        self.said: Result | None = None
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        line = [str(python), "-m", "kit.serve", "serve", "--port", str(self.port)]
        line += ["--data", str(data), *args]
        # Files, not pipes: a bot that outlives its server would keep a pipe open.
        self.out, self.err = tempfile.TemporaryFile(), tempfile.TemporaryFile()
        self.process = subprocess.Popen(
            line,
            env=environment(
                REGALIA_THOUGHT=thought, REGALIA_THINKERS=str(processes), REGALIA_DEALS=deals
            ),
            stdout=self.out,
            stderr=self.err,
            preexec_fn=before,
        )

    def __enter__(self) -> "Process":
        return self.start()

    def start(self, seconds: float = PATIENCE) -> "Process":
        """Wait until it answers."""
        try:
            until(self._answers, seconds)
        except BaseException:
            self.process.kill()
            raise
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.stop(signal.SIGKILL)

    def _answers(self) -> bool:
        if self.process.poll() is not None:
            raise AssertionError(f"the server did not start: {self.end()}")
        try:
            answer = httpx.get(f"{self.url}/health", timeout=PATIENCE, verify=NO_AUTHORITIES)
            return answer.status_code == 200
        except httpx.TransportError:
            return False

    def stop(self, sign: signal.Signals, seconds: float = PATIENCE) -> Result:
        """Send a signal and wait for the end."""
        if self.process.poll() is None:
            self.process.send_signal(sign)
        return self.end(seconds)

    def stop_within(self, sign: signal.Signals, seconds: float) -> Result:
        """Send a signal; the end must come in so many seconds of a processor that is there.

        What a thread of the server has to wait for one that others have is not counted.
        """
        number = self.process.pid
        self.process.send_signal(sign)
        begun, before, waited = time.monotonic(), waits(number), 0.0
        while self.process.poll() is None:
            late = [wait - before.get(thread, 0.0) for thread, wait in waits(number).items()]
            waited = max([waited, *late])
            took = time.monotonic() - begun - waited
            assert took < seconds, f"it still runs, and has waited for others for {waited:.1f} s"
            time.sleep(0.02)
        return self.end()

    def end(self, seconds: float = PATIENCE) -> Result:
        """Wait until it has ended; what it said. A traceback is never right."""
        code = self.process.wait(seconds)
        if self.said is None:
            texts = []
            for file in (self.out, self.err):
                file.seek(0)
                texts.append(file.read().decode())
                file.close()
            self.said = Result(code, *texts)
        assert "Traceback" not in self.said.err, self.said.err
        return self.said


def as_anybody() -> None:
    """In a process to be: even root obeys the rights of files, and may not take low ports."""
    if os.geteuid() == 0:
        libc = ctypes.CDLL(None, use_errno=True)
        for right in (CAP_DAC_OVERRIDE, CAP_DAC_READ_SEARCH, CAP_NET_BIND_SERVICE):
            assert libc.prctl(PR_CAPBSET_DROP, right, 0, 0, 0) == 0, ctypes.get_errno()


def disk_full() -> None:
    """In a process to be: room for a sentence in a file, and for no more."""
    resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))


def no_room() -> None:
    """In a process to be: no file can grow at all."""
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))


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


def waits(process: int) -> dict[str, float]:
    """By thread, the seconds for which it could have run and others had the processors."""
    found = {}
    for thread in Path(f"/proc/{process}/task").glob("*/schedstat"):
        with suppress(OSError):  # it has ended
            found[thread.parent.name] = int(thread.read_text().split()[1]) / 1e9
    return found


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
