"""A table in memory: one step at a time, each on disk before anybody hears of it."""

import asyncio
import secrets
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from contextlib import AbstractAsyncContextManager, nullcontext
from dataclasses import dataclass
from typing import Any

from regalia.campaign import Scenario
from regalia.core.events import EVERYONE, Event
from regalia.core.game import Game
from regalia.match.snapshot import Resumed
from regalia.text import fail
from regalia.web.changes import Frame
from regalia.web.errors import NotYours, Reloading, Stale
from regalia.web.live.lesson import lesson_at
from regalia.web.store import Change, ChatRow, NoteRow, SeatRow, Store, TableRow
from regalia.web.store.rows import BOT, OPEN, OVER, PERSON, PLAYING

NOTES = 100  # kept for the page; older ones stay in the database
TICK = 0.001  # seconds at least between two changes of a table
ROOM = 1000  # numbers for what is drawn between two changes, where processes share a table


@dataclass(frozen=True, slots=True, eq=False)  # asked for with every frame that tells of it
class LogEntry:
    """What came of one ply; the set-up is ply 0 and nobody's."""

    number: int
    seat: int
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Viewer:
    """All that a drawn table depends on besides the table: whoever sees the same shares it."""

    seat: int  # or SPECTATOR
    held: tuple[int, ...]  # seats of this browser, where it matters
    is_host: bool
    lang: str
    form: str = "page"  # or "json"

    @property
    def seats(self) -> tuple[int, ...]:
        return (self.seat, *self.held)


Announce = Callable[[str], None]  # told the id of a table that changed


class Keeper:
    """What a table is made of, and how anything about it changes.

    Every step runs alone, from its checks to its commit, and is written only onto the version it
    was based on. Whoever acts for a seat names the issue under which the seat was given to them.
    """

    def __init__(
        self,
        store: Store,
        announce: Announce,
        row: TableRow,
        seats: list[SeatRow],
        match: Resumed,
        log: list[LogEntry],
        notes: list[NoteRow],
        chat: list[ChatRow],
        scenario: Scenario | None,
        origin: str = "",
    ) -> None:
        self.store = store
        self.announce = announce
        self.row = row
        self.seats = seats
        self.match = match
        self.log = log
        self.notes = notes
        self.chat = chat
        self.scenario = scenario  # of a campaign
        self.origin = origin  # the address of the match it goes on from
        self.lock = asyncio.Lock()
        self.here: Counter[int] = Counter()  # open streams by seat, spectators as -1
        self.sighted = -1  # the action after which it was last drawn to be kept
        self.last: dict[int, float] = {}  # when somebody of a seat was last heard of
        self.woken = time.monotonic()
        self.undone = 0  # how often anything was taken back; a thinking bot compares
        self.held_back: set[int] = set()  # seats whose automatic play waits after an undo
        self.broken = False  # memory is ahead of the database: to be loaded again
        self.touched = time.monotonic()
        self.rendered: dict[Viewer, Frame] = {}
        self.era = secrets.token_hex(4)  # frames are numbered anew when the table wakes
        self.frames: dict[Viewer, tuple[int, int]] = {}  # by viewer: the last one's number, hash
        # Where several processes share a database, `shared.py` puts something in their place.
        self.alone: Callable[[Keeper], AbstractAsyncContextManager[None]] = _nobody_else
        self.is_elsewhere: Callable[[str, int], bool] = _nowhere
        self.frames_from: Callable[[Viewer], int] = _nothing_yet

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def game(self) -> Game:
        return self.match.game

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)

    def next_automatic(self) -> int | None:
        """A seat that owes a decision nobody has to be asked for: a bot's, or a forced one."""
        if self.row.status != PLAYING:
            return None
        lesson = lesson_at(self)
        if lesson is not None:
            due = lesson[1].due
            return None if due is None else due.seat
        for seat in self.match.to_act():
            if self.seats[seat].kind == BOT or self.plays_itself(seat):
                return seat
        return None

    def plays_itself(self, seat: int) -> bool:
        """Whether what a person is asked now will be answered for them, in a moment."""
        is_free = self.seats[seat].kind == PERSON and seat not in self.held_back
        is_free = is_free and lesson_at(self) is None
        return is_free and self.row.status == PLAYING and self.automatic(seat) is not None

    def automatic(self, seat: int) -> int | None:
        """What plays itself for a person: what is forced, if they like, and the end of idling."""
        seen = self.match.observe(seat)
        if not seen.legal:
            return None
        forced = self.game.forced(list(seen.legal)) if self.seats[seat].auto else None
        return forced if forced is not None else self.game.idle(seen)

    # Coming and going.

    def enter(self, seat: int) -> None:
        """Somebody opens a stream."""
        self.here[seat] += 1
        if self.here[seat] == 1:
            self.shift()

    def leave(self, seat: int) -> None:
        """A stream ended; when it was the seat's last, it has seen all there is."""
        self.here[seat] -= 1
        self.hear_of(seat)
        if self.here[seat] <= 0:
            del self.here[seat]
            self.shift()

    def hear_of(self, seat: int) -> None:
        """Somebody of a seat looks or acts."""
        self.last[seat] = time.monotonic()

    def is_here(self, seat: int) -> bool:
        """Whether anybody of a seat looks."""
        return self.here[seat] > 0 or self.is_elsewhere(self.id, seat)

    def gone_for(self, seat: int) -> float:
        """Seconds since anybody of a seat was here."""
        if self.is_here(seat):
            return 0.0
        return time.monotonic() - self.last.get(seat, self.woken)

    def is_idle(self, seconds: float) -> bool:
        """Whether nobody looks, nobody thinks, and nothing has happened for a while."""
        is_quiet = not self.here and not self.lock.locked() and self.next_automatic() is None
        return is_quiet and time.monotonic() - self.touched >= seconds

    def shift(self, hidden: int | None = None) -> None:
        """Something has changed: for everybody, or only for a seat whose step is hidden."""
        if hidden is None:
            self.rendered.clear()
        else:
            # Everybody else's page stays as it is drawn: a hidden step costs them no time either.
            for viewer in [viewer for viewer in self.rendered if hidden in viewer.seats]:
                del self.rendered[viewer]
        self.touched = time.monotonic()
        self.announce(self.id)

    # Writing.

    def _step(self, seat: int, **parts: Any) -> Change:
        """A step of this table, based on the version it has now and leading to the next."""
        base = self.row.version
        return Change(table=self.id, base=base, columns=self._progress(), seat=seat, **parts)

    def _progress(self) -> dict[str, Any]:
        """Where the match stands now, noted in the row and given as what to write."""
        match, row = self.match, self.row
        row.version += 1
        row.plies = match.count
        row.to_act = match.state.pending
        if row.status != OPEN:
            row.status = OVER if match.is_over() else PLAYING
        if match.outcome is not None:
            row.scores = [sheet.total for sheet in match.scores()]
            row.ranks = match.outcome.places
        columns = ("version", "plies", "to_act", "status", "scores", "ranks")
        return {column: getattr(row, column) for column in columns}

    def _note(self, kind: str, seat: int, name: str, audience: int = EVERYONE) -> NoteRow:
        """Log what happened at the table, and give it as what to write."""
        note = NoteRow(
            table_id=self.id,
            ply=self.match.count,
            kind=kind,
            seat=seat,
            name=name,
            audience=audience,
            at=time.time(),
        )
        self.notes.append(note)
        del self.notes[:-NOTES]
        return note

    async def _commit(self, change: Change, is_hidden: bool = False) -> None:
        """On disk first, then on everybody's screen; a hidden step on that of its seat.

        The lobby sorts tables by when they changed, and a hidden step must not show there. That
        time only ever goes forward, whatever the clock does: frames are put in order by it.
        """
        if not is_hidden:
            now = max(time.time(), self.row.changed + TICK)
            self.row.changed = change.columns["changed"] = now
        if not await self.store.change(change):
            raise fail(Stale, "web.error-stale")
        self.broken = False
        self.shift(change.seat if is_hidden else None)

    async def _alone(
        self, step: Coroutine[Any, Any, None], seat: int = 0, issue: int | None = None
    ) -> None:
        """One step at a time, and each to its end, even if whoever asked has gone.

        With an issue, only while the seat is still given under it.
        """

        async def locked() -> None:
            try:
                async with self.lock, self.alone(self):
                    if self.broken:
                        raise fail(Reloading, "web.error-again")
                    if issue not in (None, self.seats[seat].issue):
                        raise fail(NotYours, "web.error-not-your-seat")
                    await step
            finally:
                step.close()

        await asyncio.shield(asyncio.ensure_future(locked()))


def _nobody_else(_: Keeper) -> AbstractAsyncContextManager[None]:
    """A table of one process: its lock is all that a step needs."""
    return nullcontext()


def _nothing_yet(_: Viewer) -> int:
    """Frames of a single process need only be counted."""
    return 0


def _nowhere(_: str, seat: int) -> bool:
    """There is no other process in which somebody could be."""
    return False
