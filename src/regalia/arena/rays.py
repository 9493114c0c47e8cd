"""The same deals on many machines: Ray carries them there and brings the results back."""

from collections.abc import Iterable, Iterator
from typing import Any

from regalia.arena.crew import TRIES, Done, Work
from regalia.arena.deal import play
from regalia.arena.plan import Job
from regalia.core.errors import BadOption, RegaliaError
from regalia.text import fail

AHEAD = 2  # deals that wait at each core, so that none is ever idle


class Ray:
    """A cluster: the one RAY_ADDRESS names, or one that is started on this machine alone.

    Ray itself plays a deal again if its process or its machine is lost. Regalia must be installed
    on every machine, in the same version and build.
    """

    def __init__(self, work: Work = play) -> None:
        self.work = work
        try:
            import ray
        except ImportError:
            raise fail(BadOption, "arena.error-ray") from None
        self.ray: Any = ray

    def run(self, jobs: Iterable[Job]) -> Iterator[Done]:
        """As many deals under way as the cluster has cores, and some more."""
        ray, source = self.ray, iter(jobs)
        is_ours = not ray.is_initialized()
        if is_ours:
            ray.init(log_to_driver=False, include_dashboard=False)
        try:
            carried = ray.remote(max_retries=TRIES - 1)(self.work)
            room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
            flying: dict[object, Job] = {}
            while True:
                while len(flying) < room and (job := next(source, None)) is not None:
                    flying[carried.remote(job)] = job
                if not flying:
                    return
                ready, _ = ray.wait(list(flying), num_returns=1)
                job = flying.pop(ready[0])
                try:
                    played = ray.get(ready[0])
                except ray.exceptions.WorkerCrashedError:
                    bots = ", ".join(job.table)
                    raise fail(RegaliaError, "arena.error-died", bots=bots) from None
                except ray.exceptions.RayTaskError as error:
                    raise RegaliaError(f"{type(error.cause).__name__}: {error.cause}") from None
                yield job, played
        finally:
            if is_ours:
                ray.shutdown()
