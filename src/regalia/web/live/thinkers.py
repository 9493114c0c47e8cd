"""Bots think outside the event loop: in processes of their own, or in a thread."""

import asyncio
import logging
import multiprocessing
import secrets
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from regalia import bots
from regalia.core.observation import Observation

TASKS_PER_CHILD = 20_000

log = logging.getLogger("regalia.web")


def think(game: str, bot: str, seen: Observation, seed: int) -> int:
    """One decision of one bot; it keeps nothing from one to the next."""
    return bots.find(bot, game, seed).choose(seen)


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
            self.executor = ThreadPoolExecutor(1, thread_name_prefix="bot")
            return await self._think(game, bot, seen)

    async def _think(self, game: str, bot: str, seen: Observation) -> int:
        loop, seed = asyncio.get_running_loop(), secrets.randbits(32)
        return await loop.run_in_executor(self.executor, think, game, bot, seen, seed)

    def stop(self) -> None:
        self.executor.shutdown(wait=False, cancel_futures=True)
