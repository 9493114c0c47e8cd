"""Work on many machines: Ray carries it there and brings the results back."""

import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, redirect_stdout
from typing import Any, Generic, TypeVar

from regalia.arena.crew import TRIES
from regalia.core.errors import BadOption, RegaliaError
from regalia.text import fail

AHEAD = 2  # jobs that wait at each core, so that none is ever idle

Job = TypeVar("Job")
Result = TypeVar("Result")


class Cluster(Generic[Job, Result]):
    """A cluster: the one RAY_ADDRESS names, or one that is started on this machine alone.

    Ray itself does a job again if its process or its machine is lost. Regalia must be installed
    on every machine, in the same version and build.
    """

    def __init__(self, work: Callable[[Job], Result]) -> None:
        self.work = work
        try:
            import ray
        except ImportError:
            raise fail(BadOption, "arena.error-ray") from None
        self.ray: Any = ray

    @contextmanager
    def open(self) -> Iterator[None]:
        """For several runs on one cluster; one that is joined already stays."""
        is_ours = not self.ray.is_initialized()
        # Ray tells on the standard output that a process was lost; that is for our results.
        with redirect_stdout(sys.stderr):
            if is_ours:
                self.ray.init(log_to_driver=False, include_dashboard=False)
            try:
                yield
            finally:
                if is_ours:
                    self.ray.shutdown()

    def run(self, jobs: Iterable[Job]) -> Iterator[tuple[Job, Result]]:
        """The results as they come, in any order."""
        for _, job, result in self._carry(jobs):
            yield job, result

    def in_order(self, jobs: Iterable[Job]) -> Iterator[Result]:
        """The results in the order of the jobs, each as soon as all before it are there."""
        early: dict[int, Result] = {}
        due = 0
        for number, _, result in self._carry(jobs):
            early[number] = result
            while due in early:
                yield early.pop(due)
                due += 1

    def died(self, job: Job) -> RegaliaError:
        """What is said of a job that ended every process it was given to."""
        return fail(RegaliaError, "arena.error-lost")

    def _carry(self, jobs: Iterable[Job]) -> Iterator[tuple[int, Job, Result]]:
        """As many jobs under way as there are cores, and some more."""
        ray, source = self.ray, enumerate(jobs)
        with self.open():
            carried = ray.remote(max_retries=TRIES - 1)(self.work)
            room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
            flying: dict[object, tuple[int, Job]] = {}
            while True:
                while len(flying) < room and (taken := next(source, None)) is not None:
                    flying[carried.remote(taken[1])] = taken
                if not flying:
                    return
                ready, _ = ray.wait(list(flying), num_returns=1)
                number, job = flying.pop(ready[0])
                try:
                    result: Result = ray.get(ready[0])
                except ray.exceptions.WorkerCrashedError:
                    raise self.died(job) from None
                except ray.exceptions.RayTaskError as error:
                    raise RegaliaError(f"{type(error.cause).__name__}: {error.cause}") from None
                yield number, job, result
