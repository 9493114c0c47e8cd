"""Long work on finished games, in a process of its own, one piece at a time, each done once."""

import asyncio
from collections.abc import Hashable

from regalia.bots.process import Think
from regalia.core.observation import Observation
from regalia.text import fail
from regalia.web.errors import Busy
from regalia.web.live.common import Common
from regalia.web.live.thinkers import InProcess, InThread, Worker

SECONDS = 600.0  # a long game, interpreted, on a busy machine
WAITING = 8  # in progress or waiting: further visitors are asked to come back


class Desk:
    """What was asked for lately, done or on its way."""

    busy = ""  # what visitors are told when too much is waiting
    kept = 32  # pieces that are remembered, newest last

    def __init__(self, processes: int, common: Common) -> None:
        self.common = common
        self.worker: Worker = InProcess(SECONDS) if processes else InThread(SECONDS)
        self.turn = asyncio.Lock()
        self.tasks: dict[Hashable, asyncio.Task[str]] = {}

    def order(self, key: Hashable, work: Think, asked: str, seen: Observation) -> asyncio.Task[str]:
        """The piece of that key; Busy if too many are on their way."""
        task = self.tasks.pop(key, None)
        if task is None or (task.done() and (task.cancelled() or task.exception())):
            if sum(not other.done() for other in self.tasks.values()) >= WAITING:
                raise fail(Busy, self.busy)
            task = asyncio.create_task(self._work(key, work, asked, seen))
        self.tasks[key] = task
        for old in list(self.tasks)[: -self.kept]:
            if self.tasks[old].done():
                del self.tasks[old]
        return task

    async def _work(self, key: Hashable, work: Think, asked: str, seen: Observation) -> str:
        kind = type(self).__name__
        async with self.turn, self.common.turn(kind):
            done = self.common.find(f"{kind} {key!r}")
            if done is not None:
                return done.decode()
            found = await self.worker.ask(work, "", asked, seen, 0)
            assert isinstance(found, str)
            self.common.keep(f"{kind} {key!r}", found.encode())
        return found

    async def stop(self) -> None:
        """Nobody waits for anything any more."""
        for task in self.tasks.values():
            task.cancel()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)
        await self.worker.end()
