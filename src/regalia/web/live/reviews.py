"""Finished games looked at again, in a process of their own, one at a time, each once."""

import asyncio
import json
import logging

from regalia.core.observation import Observation
from regalia.text import fail
from regalia.web.errors import Busy
from regalia.web.live.thinkers import InProcess, InThread, Worker

SECONDS = 600.0  # a long game, interpreted, on a busy machine
KEPT = 32  # pages that are remembered, newest last
WAITING = 8  # that are thought of, or wait for it: whoever comes then is asked to come back
LOOKS = 12  # from each position

log = logging.getLogger("regalia.web")


def look_again(game: str, asked: str, seen: Observation, seed: int) -> str:
    """The page of a review; `asked` holds the language, the look of the house and the record."""
    from regalia import match as matches  # whatever this needs is loaded where it is thought
    from regalia.charts import House
    from regalia.coach.page import page
    from regalia.coach.review import review

    lang, style, sprite, record = json.loads(asked)
    return page(review(matches.replay(record), looks=LOOKS), lang, House(style, sprite))


class Reviews:
    """The pages that were asked for lately, by table and language."""

    def __init__(self, processes: int) -> None:
        self.worker: Worker = InProcess(SECONDS) if processes else InThread(SECONDS)
        self.turn = asyncio.Lock()
        self.tasks: dict[tuple[str, str], asyncio.Task[str]] = {}

    def ask(
        self, id: str, lang: str, look: tuple[str, str], record: object, seen: Observation
    ) -> asyncio.Task[str]:
        """The page, done or on its way; Busy if too many are."""
        key = id, lang
        task = self.tasks.pop(key, None)
        if task is None or (task.done() and (task.cancelled() or task.exception())):
            if sum(not other.done() for other in self.tasks.values()) >= WAITING:
                raise fail(Busy, "web.error-reviews-busy")
            asked = json.dumps([lang, *look, record])
            task = asyncio.create_task(self._look(asked, seen))
        self.tasks[key] = task
        for old in list(self.tasks)[:-KEPT]:
            if self.tasks[old].done():
                del self.tasks[old]
        return task

    async def _look(self, asked: str, seen: Observation) -> str:
        async with self.turn:
            found = await self.worker.ask(look_again, "", asked, seen, 0)
        assert isinstance(found, str)
        return found

    async def stop(self) -> None:
        """Nobody waits for a review any more."""
        for task in self.tasks.values():
            task.cancel()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)
        await self.worker.end()
