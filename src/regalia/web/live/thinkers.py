"""Bots think outside the event loop: in processes of their own, or in a thread."""

import asyncio
import logging
import multiprocessing
import secrets
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import fields

from regalia import bots
from regalia.core.observation import Observation
from regalia.core.options import Options

TASKS_PER_CHILD = 20_000

log = logging.getLogger("regalia.web")


class Parcel:
    """An observation on its way to another process: compiled classes do not travel alone."""

    def __init__(self, seen: Observation) -> None:
        self.kind = type(seen)
        self.fields = {field.name: getattr(seen, field.name) for field in fields(seen)}
        del self.fields["options"]
        self.options = seen.options.seats, seen.options.values()

    def open(self) -> Observation:
        """The observation again."""
        return self.kind(options=Options(*self.options), **self.fields)


def think(game: str, bot: str, parcel: Parcel, seed: int) -> int:
    """One decision of one bot; it keeps nothing from one to the next."""
    return bots.find(bot, game, seed).choose(parcel.open())


class Thinkers:
    """Where bots think. They get observations and nothing else, by construction."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.executor: Executor = self._start()

    def _start(self) -> Executor:
        if self.processes == 0:
            return ThreadPoolExecutor(1, thread_name_prefix="bot")
        return ProcessPoolExecutor(
            self.processes,
            mp_context=multiprocessing.get_context("spawn"),
            max_tasks_per_child=TASKS_PER_CHILD,
        )

    async def choose(self, game: str, bot: str, seen: Observation) -> int:
        """The bot's answer to what it sees."""
        if len(seen.legal) == 1:
            return seen.legal[0]
        try:
            return await self._think(game, bot, seen)
        except (BrokenProcessPool, OSError, RuntimeError) as error:
            log.warning(
                "bots cannot think in processes of their own (%s), a thread takes over", error
            )
            if not isinstance(self.executor, ThreadPoolExecutor):
                self.executor = ThreadPoolExecutor(1, thread_name_prefix="bot")
            return await self._think(game, bot, seen)

    async def _think(self, game: str, bot: str, seen: Observation) -> int:
        loop, seed = asyncio.get_running_loop(), secrets.randbits(32)
        return await loop.run_in_executor(self.executor, think, game, bot, Parcel(seen), seed)

    async def stop(self) -> None:
        """Let the thought under way be finished, and no other be begun."""
        await asyncio.to_thread(self.executor.shutdown, True, cancel_futures=True)
