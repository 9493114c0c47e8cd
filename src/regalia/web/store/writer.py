"""One writer for the whole process: moves that arrive together share one commit."""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor

from sqlalchemy import Connection, Engine

Job = Callable[[Connection], None]
Asked = tuple[Job, asyncio.Future[None]]

MOST_TOGETHER = 64


class Writer:
    """Takes jobs, runs them in order, and answers each when its transaction is on disk.

    SQLite lets one connection write at a time. Queueing here instead of in the database costs
    nobody a lock, and under load one fsync serves many tables. A whole transaction is one errand of
    a thread: an errand for each statement costs more than the statement.
    """

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.thread = ThreadPoolExecutor(1, "regalia-writer")
        self.jobs: asyncio.Queue[Asked] = asyncio.Queue()
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Finish what was begun."""
        await self.jobs.join()
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
            await asyncio.get_running_loop().run_in_executor(self.thread, self.engine.dispose)
        self.thread.shutdown()

    async def run(self, job: Job) -> None:
        """Have a job done and committed; its own exception if it fails, and then nothing of it."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.jobs.put_nowait((job, done))
        await asyncio.shield(done)

    async def _run(self) -> None:
        while True:
            batch = [await self.jobs.get()]
            while not self.jobs.empty() and len(batch) < MOST_TOGETHER:
                batch.append(self.jobs.get_nowait())
            await self._commit(batch)
            for _ in batch:
                self.jobs.task_done()

    async def _commit(self, batch: list[Asked]) -> None:
        loop = asyncio.get_running_loop()
        try:
            await loop.run_in_executor(self.thread, self._work, [job for job, _ in batch])
        except Exception as error:
            if len(batch) == 1:
                _settle(batch[0][1], error)
                return
            # One bad job must not take its neighbours down: everybody again, one by one.
            for single in batch:
                await self._commit([single])
            return
        for _, done in batch:
            _settle(done, None)

    def _work(self, jobs: Sequence[Job]) -> None:
        with self.engine.begin() as connection:
            for job in jobs:
                job(connection)


def _settle(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
