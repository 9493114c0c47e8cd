"""Bots think outside the event loop: in processes of their own, or in a thread."""

import asyncio
import json
import logging
import os
import sys
import threading
from asyncio.subprocess import PIPE, Process
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Protocol

from regalia import bots
from regalia.bots.process import HEADER, READY, Think, question, think
from regalia.core.observation import Observation
from regalia.text import fail
from regalia.web.errors import Busy
from regalia.web.live.advice import Advice, advise, read

START_SECONDS = 60.0  # for a process to import what it needs, on a busy machine
GONE_SECONDS = 1.0  # for the kernel to take a killed process away
THOUGHTS = 20_000  # of one process; then a fresh one, whatever it may have hoarded

CHILD = "from regalia.bots.process import main; main()"

log = logging.getLogger("regalia.web")


class Failed(Exception):
    """A bot did not come to a decision."""


class Worker(Protocol):
    """Somewhere to think, one thought at a time."""

    async def ask(self, think: Think, game: str, bot: str, seen: Observation, seed: int) -> object:
        """What the bot answers; Failed if it does not."""

    async def end(self) -> None:
        """Give up whatever is being thought."""


class Thinkers:
    """Where bots think. They get observations and nothing else, by construction.

    Thoughts are had in the order they were asked for, one in each process at a time, and each has
    a time limit. One that overruns it holds up the others for so long if there is but one process,
    and not at all if another is free. The queue is bounded by the tables: each asks for one thought
    of a bot and one piece of advice at a time.
    """

    def __init__(self, processes: int, seconds: float = 20.0, think: Think = think) -> None:
        self.processes = processes
        self.seconds = seconds
        self.think = think
        self.workers: list[Worker] = (
            [InProcess(seconds) for _ in range(processes)] if processes else [InThread(seconds)]
        )
        self.free = self.workers[:]
        self.waiting = 0  # thoughts that are not begun yet
        self.advised: set[str] = set()  # tables at which somebody waits for advice
        # Whoever waits longest is next. In a queue of workers, one that comes just then would be
        # faster than the one that was woken.
        self.turn = asyncio.Semaphore(len(self.workers))

    async def choose(self, game: str, bot: str, seen: Observation, seed: int) -> int:
        """The bot's answer to what it sees, or a simpler bot's if it has none."""
        legal = seen.legal
        if len(legal) == 1:
            return legal[0]
        for name in simpler(game, bot):
            try:
                return await self._think(game, name, seen, seed)
            except Failed as error:
                log.warning("bot %s found no action in %s: %s", name, game, error)
        return legal[seed % len(legal)]

    @contextmanager
    def advising(self, table: str) -> Iterator[None]:
        """The one piece of advice that a table waits for; Busy if there is one on its way."""
        if table in self.advised:
            raise fail(Busy, "web.error-hint-busy")
        self.advised.add(table)
        try:
            yield
        finally:
            self.advised.discard(table)

    async def advise(
        self, game: str, lang: str, names: tuple[str, ...], seen: Observation, seed: int
    ) -> list[Advice]:
        """What a good player would consider; Failed if nothing comes of it in time."""
        reader = json.dumps([lang, names])
        return read(await self._ask(advise, game, reader, seen, seed))

    async def _ask(self, think: Think, game: str, bot: str, seen: Observation, seed: int) -> object:
        self.waiting += 1
        try:
            await self.turn.acquire()
        finally:
            self.waiting -= 1
        worker = self.free.pop()
        try:
            return await worker.ask(think, game, bot, seen, seed)
        finally:
            self.free.append(worker)
            self.turn.release()

    async def _think(self, game: str, bot: str, seen: Observation, seed: int) -> int:
        action = await self._ask(self.think, game, bot, seen, seed)
        if type(action) is not int or action not in seen.legal:
            raise Failed(f"it wanted {action!r:.80}, which is not legal")
        return action

    async def stop(self) -> None:
        """Let nobody think any more; no thought is waited for."""
        await asyncio.gather(*[worker.end() for worker in self.workers])


def simpler(game: str, bot: str) -> list[str]:
    """The bot, then those that are simpler, the simplest last."""
    names = bots.names(game)
    return names[names.index(bot) :: -1] if bot in names else names[:1]


class InProcess:
    """A process, started when it is needed and killed when it does not answer."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.process: Process | None = None
        self.thoughts = 0

    async def ask(self, think: Think, game: str, bot: str, seen: Observation, seed: int) -> object:
        """What the bot answers, within the time limit; starting a process does not count."""
        if self.thoughts >= THOUGHTS:
            await self.end()
        if self.process is None:
            try:
                self.process = await start()
            except (EOFError, OSError) as error:
                log.warning("no process for bots could be started (%s): in a thread then", error)
                return await InThread(self.seconds).ask(think, game, bot, seen, seed)
        self.thoughts += 1
        content = b""
        try:
            asked = question(think, game, bot, seen, seed)
            content = await asyncio.wait_for(exchange(self.process, asked), self.seconds)
        except TimeoutError:
            raise Failed(f"it thought for more than {self.seconds:g} s") from None
        except (EOFError, OSError) as error:
            raise Failed(f"its process is gone ({error})") from error
        finally:
            if not content:  # it hangs, or is dead, or nobody wants the answer any more
                await self.end()
        action, failure = json.loads(content)
        if failure:
            raise Failed(failure)
        return action

    async def end(self) -> None:
        """Kill the process, whatever it does."""
        process, self.process, self.thoughts = self.process, None, 0
        if process is not None:
            await kill(process)


async def start() -> Process:
    """A process that is ready to think; it finds modules where this one does."""
    paths = os.pathsep.join(path or os.getcwd() for path in sys.path)
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-P", "-c", CHILD),
        stdin=PIPE,
        stdout=PIPE,
        env={**os.environ, "PYTHONPATH": paths},
    )
    try:
        content = await asyncio.wait_for(exchange(process, b""), START_SECONDS)
        if content != READY:
            raise EOFError("it did not start")
    except BaseException:
        await kill(process)
        raise
    return process


async def kill(process: Process) -> None:
    """End a process at once, and see it gone."""
    if process.returncode is None:
        with suppress(ProcessLookupError):
            process.kill()
    with suppress(TimeoutError):
        await asyncio.wait_for(process.wait(), GONE_SECONDS)


async def exchange(process: Process, asked: bytes) -> bytes:
    """Send a process something, and wait for what it has to say."""
    assert process.stdin is not None and process.stdout is not None
    process.stdin.write(asked)
    await process.stdin.drain()
    (size,) = HEADER.unpack(await process.stdout.readexactly(HEADER.size))
    return await process.stdout.readexactly(size)


class InThread:
    """A thread of this process for each thought; one that overruns is left to itself."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds

    async def ask(self, think: Think, game: str, bot: str, seen: Observation, seed: int) -> object:
        """What the bot answers, within the time limit."""
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[object] = loop.create_future()

        def settle(action: object, failure: str) -> None:
            if not answer.done():
                if failure:
                    answer.set_exception(Failed(failure))
                else:
                    answer.set_result(action)

        def run() -> None:
            action: object = None
            failure = ""
            try:
                action = think(game, bot, seen, seed)
            except BaseException as error:
                failure = f"{type(error).__name__}: {error}"
            with suppress(RuntimeError):  # the server has ended meanwhile
                loop.call_soon_threadsafe(settle, action, failure)

        # A daemon: the server's end waits for no thought.
        threading.Thread(target=run, name="bot", daemon=True).start()
        try:
            return await asyncio.wait_for(answer, self.seconds)
        except TimeoutError:
            raise Failed(f"it thought for more than {self.seconds:g} s") from None

    async def end(self) -> None:
        """Nothing can end a thread; nobody listens to it any more."""
