"""Work spread over processes of this machine, or over a cluster; the results in any order."""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import get_context
from typing import TypeVar

from regalia.core.errors import RegaliaError
from regalia.text import fail

Job = TypeVar("Job")
Result = TypeVar("Result")


def spread(
    work: Callable[[Job], Result], jobs: Iterable[Job], workers: int = 1, on: str = "here"
) -> Iterator[Result]:
    """Do each job once: in this process, in several, or on a Ray cluster.

    Jobs are taken one by one as there is room for them. Work for other processes is a function
    that they can import.
    """
    if on == "ray":
        from regalia.arena.cluster import Cluster  # late: most never leave this machine

        def carried(job: Job) -> Result:
            """Ray carries functions, and nothing else that can be called."""
            return work(job)

        for _, result in Cluster(carried).run(jobs):
            yield result
        return
    if workers == 1:
        yield from map(work, jobs)
        return
    todo = iter(jobs)
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as crew:
        # Few at a time: whoever stops waits only for what has begun.
        busy: set[Future[Result]] = {crew.submit(work, job) for job in islice(todo, 2 * workers)}
        while busy:
            done, busy = wait(busy, return_when=FIRST_COMPLETED)
            try:
                busy |= {crew.submit(work, job) for job in islice(todo, len(done))}
                results = [future.result() for future in done]
            except BrokenProcessPool:
                raise fail(RegaliaError, "arena.error-lost") from None
            yield from results
