"""Who plays for those who need not be asked: bots, and people with a single choice."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from hashlib import blake2b

from regalia import bots
from regalia.core.errors import RegaliaError
from regalia.text import fail
from regalia.web.errors import Away, Gone, NotFound, Refused, Reloading
from regalia.web.live.beat import Beats, is_noticed
from regalia.web.live.lesson import bot_of, lesson_at
from regalia.web.live.table import LiveTable
from regalia.web.live.thinkers import Thinkers
from regalia.web.settings import Settings
from regalia.web.store.rows import BOT, CALM, QUICK, SLOW
from regalia.web.tutorials import Place

FIRST_WAIT = 0.2  # seconds after a step that failed, doubled each time
MOST_WAIT = 10.0
PACES = {QUICK: 0.4, CALM: 1.0, SLOW: 2.5}  # times the pause of the settings

log = logging.getLogger("regalia.web")


class Driver:
    """One task for each table whose turn it is without anybody being asked.

    A step that fails, for whatever reason, is tried again after a while; no other table waits.
    """

    def __init__(self, get: Callable[[str], Awaitable[LiveTable]], settings: Settings) -> None:
        self.get = get
        self.pause = settings.bot_pause
        self.thinkers = Thinkers(settings.bot_processes, settings.bot_seconds)
        self.tasks: dict[str, asyncio.Task[None]] = {}  # by table
        self.hopeless: set[str] = set()  # tables that nobody can play on at
        self.stopped = False

    def start(self, id: str) -> None:
        """Play on at a table until somebody has to be asked."""
        if not self.stopped and id not in self.tasks:
            self.tasks[id] = asyncio.create_task(self._drive(id))

    async def stop(self) -> None:
        """Let nobody begin anything more, and wait for no thought."""
        self.stopped = True
        tasks = list(self.tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.thinkers.stop()

    async def _drive(self, id: str) -> None:
        beats, wait = Beats(self.pause), FIRST_WAIT
        try:
            while True:
                try:
                    if not await self._step(id, beats):
                        return
                    wait = FIRST_WAIT
                except (Gone, NotFound) as error:
                    log.warning("nobody can play on at table %s: %r", id, error)
                    self.hopeless.add(id)
                    return
                except Exception as error:
                    # The trace once, then a line each time.
                    is_news = wait == FIRST_WAIT and not isinstance(error, Away | Reloading)
                    trace = error if is_news else None
                    log.warning(
                        "table %s tries again in %.1f s: %r", id, wait, error, exc_info=trace
                    )
                    await asyncio.sleep(wait)
                    wait = min(2 * wait, MOST_WAIT)
        finally:
            # Not in a callback: nothing may happen between the last look and this.
            self.tasks.pop(id, None)

    async def _step(self, id: str, beats: Beats) -> bool:
        """One action for a seat that need not be asked; False if there is none."""
        live = await self.get(id)
        seat = live.next_automatic()
        if seat is None:
            return False
        row, undone, seen = live.seats[seat], live.undone, live.match.observe(seat)
        moves, kind = row.moves, row.kind
        beats.pause = self.pause * PACES.get(live.row.pace, 1.0)
        lesson = lesson_at(live)
        if lesson is not None:
            action = await self._scripted(live, seat, lesson[1], beats)
            if action is None:
                return True
        elif row.kind == BOT and row.bot is not None:
            beats.ask(seat, live.match.state.window)
            seed = thought_seed(live.row.seed, seat, live.match.count)
            bot = bots.usual(live.game.id) if row.is_stand_in else bot_of(row.bot)
            action = await self.thinkers.choose(live.game.id, bot, seen, seed)
            is_same = (row.kind, row.moves, live.undone) == (kind, moves, undone)
            if is_same and beats.pause and is_noticed(live.match, seat, action):
                await beats.wait(seat)
        else:
            forced = live.automatic(seat)
            assert forced is not None
            action = forced
        await live.play_for(seat, action, kind, moves, undone)  # or nothing has come of it: again
        return True

    async def _scripted(self, live: LiveTable, seat: int, place: Place, beats: Beats) -> int | None:
        """What a tutorial's script does now; one that no longer fits its game ends."""
        due, before = place.due, live.match.count
        if due is None:
            return None
        try:
            action = live.match.action(seat, due.code)
            if action not in live.match.observe(seat).legal:
                raise fail(Refused, "web.error-no-action")
        except RegaliaError as error:
            log.warning("the tutorial of %s does not go on: %r", live.game.id, error)
            await live.play_on()
            return None
        beats.ask(seat, live.match.state.window)
        if beats.pause and is_noticed(live.match, seat, action):
            await beats.wait(seat)
        return action if live.match.count == before else None


def thought_seed(secret: str, seat: int, ply: int) -> int:
    """The chance of one thought: the same whenever the table is the same, foreseen by nobody."""
    key = blake2b(secret.encode(), digest_size=32).digest()
    text = f"{seat} {ply}".encode()
    return int.from_bytes(blake2b(text, digest_size=8, key=key, person=b"regalia-bot").digest())
