"""A table as the server has it: its people, and the match they play."""

import time

from regalia.core.errors import CannotUndo
from regalia.core.events import EVERYONE, SPECTATOR
from regalia.core.message import Seat
from regalia.match import Match
from regalia.text import fail
from regalia.web.errors import Refused, Stale
from regalia.web.live.keeper import LogEntry
from regalia.web.live.lesson import lesson_at
from regalia.web.live.seating import Seating
from regalia.web.metrics import MOVES
from regalia.web.store import PlyRow
from regalia.web.store.rows import BOT, OPEN, PERSON, UNDO

SNAPSHOT_EVERY = 20  # plies, and then at the first action that stands
AUTOMATIC = "auto:"  # begins the names of moves that nobody sent; no client can say it
LOG_PLIES = 150  # kept for the page; older ones stay in the database


class LiveTable(Seating):
    """The keeper of a match: checks, writes, and only then lets anybody know."""

    async def play(
        self, seat: int, ply: int, action: int, move_id: str, issue: int | None = None
    ) -> None:
        """Carry out a seat's action once, however often it is sent."""
        await self._alone(self._play(seat, ply, action, move_id), seat, issue)

    async def play_for(self, seat: int, action: int, kind: str, ply: int, undone: int) -> None:
        """Carry out what nobody was asked for, if all is as it was when it was thought of."""
        await self._alone(self._play_for(seat, action, kind, ply, undone))

    async def undo(self, seat: int, ply: int, move_id: str, issue: int | None = None) -> None:
        """Take back a seat's last action, and automatic ones after it."""
        await self._alone(self._undo(seat, ply, move_id), seat, issue)

    def can_undo(self, seat: int) -> bool:
        """Whether a seat may take back its last action: never after the end, when all is open."""
        if lesson_at(self) is not None:
            return False  # what a tutorial does not await is not played at all
        return not self.match.is_over() and self.match.can_undo(seat, self.goes_along(seat))

    def goes_along(self, seat: int) -> int:
        """The seats whose answers an undo takes along: bots, where nobody else plays."""
        others = [row for row in self.seats if row.number != seat]
        if any(row.kind != BOT or row.is_stand_in for row in others):
            return 0
        return sum(1 << row.number for row in others)

    async def _play(self, seat: int, ply: int, action: int, move_id: str) -> None:
        if await self._is_repeated(seat, ply, move_id):
            return
        row, match = self.seats[seat], self.match
        others = [other for other in range(match.seats) if other != seat]
        undoable = [match.can_undo(other) for other in others]
        match.play(seat, action)
        self.broken = True
        played = match.plies[-1]
        row.moves += 1
        if row.kind == PERSON:
            row.seen = match.count
        self.held_back.discard(seat)
        change = self._step(seat, move=move_id, plies=[self._saved(match.count)])
        change.seat_columns = {"moves": row.moves, "seen": row.seen}
        if any(event.is_for(SPECTATOR) for event in played.events):
            # Not otherwise: a line that leaves others' logs would tell of a hidden step.
            del self.log[:-LOG_PLIES]
        if match.count - self.row.snapshot_ply >= SNAPSHOT_EVERY and played.irreversible:
            change.columns |= {"snapshot": match.rebase(), "snapshot_ply": match.count}
            self.row.snapshot_ply = match.count
        is_asked = (match.state.pending >> seat) & 1 == 1 and match.state.window == played.window
        is_same = undoable == [match.can_undo(other) for other in others]
        await self._commit(change, bool(played.unnoticed_by) and is_asked and is_same)
        MOVES.count += 1

    async def _play_for(self, seat: int, action: int, kind: str, ply: int, undone: int) -> None:
        row = self.seats[seat]
        if (row.kind, row.moves, self.undone) == (kind, ply, undone):
            await self._play(seat, ply, action, f"{AUTOMATIC}{ply}")

    async def _undo(self, seat: int, ply: int, move_id: str) -> None:
        if await self._is_repeated(seat, ply, move_id):
            return
        row, match = self.seats[seat], self.match
        if match.is_over():
            raise fail(CannotUndo, "common.error-undo-over", seat=Seat(seat))
        # Whoever could not notice the action cannot notice that it is gone.
        last = next((ply for ply in reversed(match.plies) if ply.seat == seat), None)
        audience = 1 << seat if last is not None and last.unnoticed_by else EVERYONE
        along = self.goes_along(seat)
        kept = match.undo(seat, along)
        self.broken = True
        while self.automatic(seat) is not None and match.can_undo(seat, along):
            kept = min(kept, match.undo(seat, along))
        row.moves += 1
        row.seen = min(row.seen, match.count)
        self.undone += 1
        self.sighted = -1
        self.held_back.add(seat)
        self.log = [entry for entry in self.log if entry.number <= kept]
        for note in self.notes:
            note.ply = min(note.ply, kept)
        since = [self._saved(number) for number in range(kept + 1, match.count + 1)]
        change = self._step(seat, move=move_id, keep=kept, plies=since)
        change.note = self._note(UNDO, seat, row.name, audience)
        change.seat_columns = {"moves": row.moves, "seen": row.seen}
        await self._commit(change)

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


def whole_match(live: LiveTable, plies: list[PlyRow]) -> Match:
    """The match from its first action, for records and proofs."""
    kept = live.match
    match = Match(
        kept.game, kept.options, kept.seed, kept.nonce, kept.deal, kept.position, kept.carried
    )
    match.names = live.names
    match.bots = tuple(seat.bot for seat in live.seats)
    for ply in plies:
        match.play(ply.seat, match.action(ply.seat, ply.code))
    return match
