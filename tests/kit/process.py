"""A server as people run it: a process that is started, stopped and killed."""

import ctypes
import os
import resource
import signal
import subprocess
import tempfile
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
        self.said: Result | None = None
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        line = command("serve", "--port", str(self.port), "--data", str(data), *args)
        # Files, not pipes: a bot that outlives its server would keep a pipe open.
        self.out, self.err = tempfile.TemporaryFile(), tempfile.TemporaryFile()
        self.process = subprocess.Popen(
            line, env=environment(), stdout=self.out, stderr=self.err, preexec_fn=before
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
        self.stop(signal.SIGKILL)

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
        """Wait until it has ended; what it said. A traceback is never right."""
        code = self.process.wait(PATIENCE)
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
