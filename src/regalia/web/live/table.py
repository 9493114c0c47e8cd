"""One table in memory: whatever happens to it happens here, one thing at a time."""

import asyncio
import secrets
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any

from regalia.campaign import Scenario
from regalia.core.events import SPECTATOR, Event
from regalia.core.game import Game
from regalia.match import Match
from regalia.match.snapshot import Resumed
from regalia.text import fail
from regalia.web.errors import Refused, Stale
from regalia.web.store import ChatRow, PlyRow, SeatRow, Store, TableRow
from regalia.web.store.rows import BOT, EMPTY, OPEN, OVER, PERSON, PLAYING

SNAPSHOT_EVERY = 20  # plies, and then at the first action that stands
LOG_PLIES = 150  # kept for the page; older ones stay in the database
CHAT_LINES = 100


@dataclass(frozen=True, slots=True)
class LogEntry:
    """What came of one ply; the set-up is ply 0 and nobody's."""

    number: int
    seat: int
    events: tuple[Event, ...]


Announce = Callable[["LiveTable"], None]


class LiveTable:
    """The keeper of a match: checks, writes, and only then lets anybody know."""

    def __init__(
        self,
        store: Store,
        announce: Announce,
        row: TableRow,
        seats: list[SeatRow],
        match: Resumed,
        log: list[LogEntry],
        chat: list[ChatRow],
        scenario: Scenario | None,
    ) -> None:
        self.store = store
        self.announce = announce
        self.row = row
        self.seats = seats
        self.match = match
        self.log = log
        self.chat = chat
        self.scenario = scenario  # of a campaign
        self.lock = asyncio.Lock()
        self.here: Counter[int] = Counter()  # open streams by seat, spectators as -1
        self.undone = 0  # how often anything was taken back; a thinking bot compares
        self.held_back: set[int] = set()  # seats whose automatic play waits after an undo
        self.broken = False  # memory is ahead of the database: to be loaded again
        self.touched = time.monotonic()
        self.rendered: dict[object, tuple[str, str]] = {}
        self.era = secrets.token_hex(4)  # frames are numbered anew when the table wakes
        self.frames: dict[object, tuple[int, bytes]] = {}  # by viewer: the last one's number, mark

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def game(self) -> Game:
        return self.match.game

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)

    # Playing.

    async def play(self, seat: int, ply: int, code: list[str], move_id: str) -> None:
        """Carry out a seat's action once, however often it is sent."""
        await self._alone(self._play(seat, ply, code, move_id))

    async def undo(self, seat: int, ply: int, move_id: str) -> None:
        """Take back a seat's last action, and automatic ones after it."""
        await self._alone(self._undo(seat, ply, move_id))

    async def _play(self, seat: int, ply: int, code: list[str], move_id: str) -> None:
        if await self._is_repeated(seat, ply, move_id):
            return
        row, match = self.seats[seat], self.match
        match.play(seat, match.action(seat, code))
        self.broken = True
        played = match.plies[-1]
        row.moves += 1
        if row.kind == PERSON:
            row.seen = match.count
        self.held_back.discard(seat)
        saved = self._saved(match.count)
        if any(event.is_for(SPECTATOR) for event in played.events):
            # Not otherwise: a line that leaves others' logs would tell of a hidden step.
            del self.log[:-LOG_PLIES]
        change = self._progress()
        if match.count - self.row.snapshot_ply >= SNAPSHOT_EVERY and played.stands:
            change |= {"snapshot": match.rebase(), "snapshot_ply": match.count}
            self.row.snapshot_ply = match.count
        if not await self.store.add_ply(saved, move_id, row, change):
            raise fail(Stale, "web.error-stale")
        self._changed()

    async def _undo(self, seat: int, ply: int, move_id: str) -> None:
        if await self._is_repeated(seat, ply, move_id):
            return
        row, match = self.seats[seat], self.match
        kept = match.undo(seat)
        self.broken = True
        while row.auto and len(match.state.legal(seat)) == 1 and match.can_undo(seat):
            kept = min(kept, match.undo(seat))
        row.moves += 1
        row.seen = min(row.seen, match.count)
        self.undone += 1
        self.held_back.add(seat)
        self.log = [entry for entry in self.log if entry.number <= kept]
        since = [self._saved(number) for number in range(kept + 1, match.count + 1)]
        change = self._progress()
        if not await self.store.take_back(self.id, kept, since, move_id, row, change):
            raise fail(Stale, "web.error-stale")
        self._changed()

    def _saved(self, number: int) -> PlyRow:
        """Log an action, and give it as what to write."""
        match = self.match
        ply = match.plies[number - match.before - 1]
        self.log.append(LogEntry(number, ply.seat, ply.events))
        return PlyRow(
            table_id=self.id,
            number=number,
            seat=ply.seat,
            code=list(match.code(ply.seat, ply.action)),
            digest=ply.digest,
            stands=ply.stands,
            events=[list(event.as_tuple()) for event in ply.events],
            at=time.time(),
        )

    async def _is_repeated(self, seat: int, ply: int, move_id: str) -> bool:
        """Whether this very move was answered before; Stale if another one was."""
        if self.row.status == OPEN:
            raise fail(Refused, "web.error-not-started")
        if ply == self.seats[seat].moves:
            return False
        if await self.store.was_answered(self.id, seat, move_id):
            return True
        raise fail(Stale, "web.error-stale")

    def _progress(self) -> dict[str, Any]:
        """Where the match stands now, noted in the row and given as what to write."""
        match, row = self.match, self.row
        row.version += 1
        row.plies = match.count
        row.to_act = match.state.pending
        if row.status != OPEN:
            row.status = OVER if match.is_over() else PLAYING
        if match.is_over():
            row.scores = [sheet.total for sheet in match.scores()]
            row.ranks = match.ranks()
        else:
            row.scores = row.ranks = None
        columns = ("version", "plies", "to_act", "status", "scores", "ranks")
        return {column: getattr(row, column) for column in columns}

    def next_automatic(self) -> int | None:
        """A seat that owes a decision nobody has to be asked for: a bot's, or a forced one."""
        if self.row.status != PLAYING:
            return None
        for seat in self.match.to_act():
            row = self.seats[seat]
            if row.kind == BOT:
                return seat
            if row.auto and seat not in self.held_back and len(self.match.state.legal(seat)) == 1:
                return seat
        return None

    # People.

    async def sit(self, seat: int, name: str) -> None:
        """Take an open seat; the game starts when the last one is taken."""
        await self._alone(self._fill(seat, PERSON, None, name))

    async def fill_with_bot(self, seat: int, bot: str, name: str) -> None:
        """Give an open seat to a bot."""
        await self._alone(self._fill(seat, BOT, bot, name))

    async def _fill(self, seat: int, kind: str, bot: str | None, name: str) -> None:
        row = self.seats[seat]
        if row.kind != EMPTY:
            raise fail(Stale, "web.error-seat-taken")
        self._check_name(seat, name)
        self.broken = True
        row.kind, row.bot, row.name = kind, bot, name
        if all(other.kind != EMPTY for other in self.seats):
            self.row.status = PLAYING
        change = self._progress()
        await self.store.change_seat(row, change, kind=kind, bot=bot, name=name)
        self._changed()

    async def rename(self, seat: int, name: str) -> None:
        await self._alone(self._rename(seat, name))

    async def _rename(self, seat: int, name: str) -> None:
        self._check_name(seat, name)
        self.broken = True
        self.seats[seat].name = name
        await self.store.change_seat(self.seats[seat], self._progress(), name=name)
        self._changed()

    def _check_name(self, seat: int, name: str) -> None:
        if any(row.name == name for row in self.seats if row.number != seat):
            raise fail(Refused, "web.error-name-taken", name=name)

    async def set_auto(self, seat: int, auto: bool) -> None:
        """Whether forced single actions of a seat play themselves."""
        await self._alone(self._set_auto(seat, auto))

    async def _set_auto(self, seat: int, auto: bool) -> None:
        self.broken = True
        self.seats[seat].auto = auto
        self.held_back.discard(seat)
        await self.store.change_seat(self.seats[seat], self._progress(), auto=auto)
        self._changed()

    async def reissue(self, seat: int) -> None:
        """Revoke every link and cookie of a seat."""
        await self._alone(self._reissue(seat))

    async def _reissue(self, seat: int) -> None:
        self.broken = True
        self.seats[seat].issue += 1
        issue = self.seats[seat].issue
        await self.store.change_seat(self.seats[seat], self._progress(), issue=issue)
        self._changed()

    async def speak(self, seat: int, text: str) -> None:
        """Say something to everybody."""
        await self._alone(self._speak(seat, text))

    async def _speak(self, seat: int, text: str) -> None:
        self.broken = True
        line = ChatRow(table_id=self.id, seat=seat, text=text, at=time.time())
        self.chat.append(line)
        del self.chat[:-CHAT_LINES]
        await self.store.add_chat(line, self._progress())
        self._changed()

    # Coming and going.

    def enter(self, seat: int) -> None:
        """Somebody opens a stream."""
        self.here[seat] += 1
        if self.here[seat] == 1:
            self._shift()

    def leave(self, seat: int) -> None:
        """A stream ended; when it was the seat's last, it has seen all there is."""
        self.here[seat] -= 1
        if self.here[seat] <= 0:
            del self.here[seat]
            self._shift()

    async def note_seen(self, seat: int) -> None:
        """Remember how far a seat that goes away has looked."""
        if seat < 0 or self.here[seat] or self.seats[seat].seen == self.match.count:
            return
        self.seats[seat].seen = self.match.count
        self.rendered.clear()
        await self.store.change_seat(self.seats[seat], seen=self.match.count)

    def is_idle(self, seconds: float) -> bool:
        """Whether nobody looks, nobody thinks, and nothing has happened for a while."""
        is_quiet = not self.here and not self.lock.locked() and self.next_automatic() is None
        return is_quiet and time.monotonic() - self.touched >= seconds

    def _shift(self) -> None:
        self.rendered.clear()
        self.touched = time.monotonic()
        self.announce(self)

    def _changed(self) -> None:
        self.broken = False
        self.rendered.clear()
        self.touched = time.monotonic()
        self.announce(self)

    async def _alone(self, deed: Coroutine[Any, Any, None]) -> None:
        """One deed at a time, and each to its end, even if whoever asked has gone."""

        async def locked() -> None:
            async with self.lock:
                if self.broken:
                    deed.close()
                    raise fail(Stale, "web.error-again")
                await deed

        await asyncio.shield(asyncio.ensure_future(locked()))


def whole_match(live: LiveTable, plies: list[PlyRow]) -> Match:
    """The match from its first action, for records and proofs."""
    match = Match(live.game, live.match.options, live.match.seed, live.match.nonce)
    match.names = live.names
    match.bots = tuple(seat.bot for seat in live.seats)
    for ply in plies:
        match.play(ply.seat, match.action(ply.seat, ply.code))
    return match
