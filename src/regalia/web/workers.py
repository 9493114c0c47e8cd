"""Several processes behind one listening socket: started again when they die, ended together."""

import ctypes
import os
import signal
import sys
import time
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess

PR_SET_PDEATHSIG = 1
SOON = 0.1  # seconds before a process is started again
LATE = 5.0  # at most, if it keeps dying
YOUNG = 10.0  # seconds: a worker that dies sooner delays the next start
GRACE = 0.5  # seconds beyond what a process takes to end by itself

# A fork has the games loaded already and shares their memory. Nothing runs yet that it could break.
PROCESSES = get_context("fork")


def supervise(serve: Callable[[], None], count: int, seconds: float) -> int:
    """Keep so many processes serving until a signal comes; which it was."""
    return Supervisor(serve, count).run(seconds)


def end_by(sign: int) -> None:
    """End as a process ends that nobody keeps from it."""
    if sign == signal.SIGINT:
        raise KeyboardInterrupt
    signal.signal(sign, signal.SIG_DFL)
    os.kill(os.getpid(), sign)


class Supervisor:
    """The processes by their number."""

    def __init__(self, serve: Callable[[], None], count: int) -> None:
        self.serve = serve
        self.processes: dict[int, BaseProcess] = {}
        self.begun = dict.fromkeys(range(count), 0.0)
        self.starts = dict.fromkeys(range(count), 0)
        self.pause = dict.fromkeys(range(count), SOON)
        self.signal = 0

    def run(self, seconds: float) -> int:
        """Start, start again, and in the end wait no longer than so many seconds."""
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._stop)
        self._watch()
        end = time.monotonic() + seconds + GRACE
        for process in self.processes.values():
            process.join(max(0.0, end - time.monotonic()))
            if process.is_alive():
                process.kill()
                process.join()
        return self.signal

    def _stop(self, number: int, _: object) -> None:
        self.signal = self.signal or number
        for process in self.processes.values():
            if process.is_alive() and process.pid is not None:
                os.kill(process.pid, signal.SIGTERM)

    def _watch(self) -> None:
        while not self.signal:
            now = time.monotonic()
            for number, begun in self.begun.items():
                process = self.processes.get(number)
                if process is not None and process.is_alive():
                    if now - begun > YOUNG:
                        self.pause[number] = SOON
                elif process is None or now - begun > self.pause[number]:
                    self._start(number)
            # A death is noticed at once, and so is a signal, which ends somebody.
            alive = [one.sentinel for one in self.processes.values() if one.is_alive()]
            wait(alive, LATE if len(alive) == len(self.begun) else SOON)

    def _start(self, number: int) -> None:
        name = f"worker {number} {self.starts[number]}"  # another one each time
        process = PROCESSES.Process(target=self._work, name=name)
        if number in self.processes:
            self.pause[number] = min(2 * self.pause[number], LATE)
        self.starts[number] += 1
        self.begun[number] = time.monotonic()
        # A signal between fork and note would miss the newcomer.
        signal.pthread_sigmask(signal.SIG_BLOCK, (signal.SIGINT, signal.SIGTERM))
        try:
            process.start()
            self.processes[number] = process
        finally:
            signal.pthread_sigmask(signal.SIG_UNBLOCK, (signal.SIGINT, signal.SIGTERM))

    def _work(self) -> None:
        """In a new process: serve, and go when the supervisor goes."""
        if sys.platform == "linux":
            ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGTERM, 0, 0, 0)
        # Ctrl+C reaches every process of a terminal; the supervisor says when it is time.
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, (signal.SIGINT, signal.SIGTERM))
        self.serve()
