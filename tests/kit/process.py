"""A server as people run it: a process that is started, stopped and killed."""

import ctypes
import os
import resource
import signal
import subprocess
from collections.abc import Callable
from pathlib import Path
from types import TracebackType

import httpx

from kit.terminal import Result, command, environment
from kit.web import PATIENCE, free_port, until

CAP_DAC_OVERRIDE, CAP_DAC_READ_SEARCH, CAP_NET_BIND_SERVICE = 1, 2, 10
PR_CAPBSET_DROP = 24


class Process:
    """`regalia serve` in a process of its own."""

    def __init__(
        self,
        data: Path | str,
        *args: str,
        port: int | None = None,
        before: Callable[[], None] | None = None,
    ) -> None:
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        line = command("serve", "--port", str(self.port), "--data", str(data), *args)
        self.process = subprocess.Popen(
            line,
            env=environment(),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            preexec_fn=before,
        )

    def __enter__(self) -> "Process":
        """Wait until it answers."""
        until(self._answers)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.process.kill()
        self.process.wait(PATIENCE)
        for stream in (self.process.stdout, self.process.stderr):
            assert stream is not None
            stream.close()

    def _answers(self) -> bool:
        if self.process.poll() is not None:
            raise AssertionError(f"the server did not start: {self.end()}")
        try:
            return httpx.get(f"{self.url}/health", timeout=PATIENCE).status_code == 200
        except httpx.TransportError:
            return False

    def stop(self, sign: signal.Signals) -> Result:
        """Send a signal and wait for the end."""
        if self.process.poll() is None:
            self.process.send_signal(sign)
        return self.end()

    def end(self) -> Result:
        """What it said until it ended; a traceback is never right."""
        if self.process.stdout is None or self.process.stdout.closed:
            return Result(self.process.wait(PATIENCE), "", "")
        out, err = self.process.communicate(timeout=PATIENCE)
        assert "Traceback" not in err, err
        return Result(self.process.returncode, out, err)


def as_anybody() -> None:
    """In a process to be: even root obeys the rights of files, and may not take low ports."""
    if os.geteuid() == 0:
        libc = ctypes.CDLL(None, use_errno=True)
        for right in (CAP_DAC_OVERRIDE, CAP_DAC_READ_SEARCH, CAP_NET_BIND_SERVICE):
            assert libc.prctl(PR_CAPBSET_DROP, right, 0, 0, 0) == 0, ctypes.get_errno()


def disk_full() -> None:
    """In a process to be: no file can grow."""
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))
