"""A table that an update has made another game: to be read, and to be played on if all agree."""

import time

from regalia.core.events import SPECTATOR
from regalia.match.carry import Difference
from regalia.match.record import Carried
from regalia.text import fail
from regalia.web.errors import Refused
from regalia.web.live.table import LiveTable
from regalia.web.live.update import retold
from regalia.web.store import CarriedRow, Change, PlyRow
from regalia.web.store.rows import AGREED, CUT, PERSON, PLAYING


class OlderTable(LiveTable):
    """Its match stands at the last position that today's rules make the same.

    The row and the log are as the older rules left them.
    """

    difference: Difference
    digests: list[str]  # of the actions, under the older rules

    def next_automatic(self) -> int | None:
        """Nobody plays here before all have agreed."""
        return None

    def can_undo(self, seat: int) -> bool:
        """Nothing can be taken back either."""
        return False

    def plays_itself(self, seat: int) -> bool:
        """Nor is anything answered."""
        return False

    @property
    def can_go_on(self) -> bool:
        """Whether it was running, and so can be played on."""
        return self.row.status == PLAYING

    @property
    def asked(self) -> list[int]:
        """The people who have not agreed yet."""
        return [
            row.number
            for row in self.seats
            if row.kind == PERSON and row.agreed != self.game.version
        ]

    def shared(self, count: int) -> int:
        """How many of the first actions everybody has noticed: others are nobody's business."""
        return sum(
            any(event.is_for(SPECTATOR) for event in entry.events)
            for entry in self.log
            if 0 < entry.number <= count
        )

    async def agree(self, seat: int, issue: int) -> None:
        """Somebody wants to play on; when all do, the table goes back to where it differs."""
        await self._alone(self._agree(seat), seat, issue)

    async def _agree(self, seat: int) -> None:
        if not self.can_go_on:
            raise fail(Refused, "web.error-over")
        row, now = self.seats[seat], self.game.version
        if row.agreed == now:
            return
        self.broken = True
        row.agreed = now
        if self.asked:
            # Behind the whole log, which is longer than what is the same.
            note = self._note(AGREED, seat, row.name)
            note.ply = self.row.plies
            self.row.version += 1
            change = Change(
                table=self.id,
                base=self.row.version - 1,
                columns={"version": self.row.version},
                seat=seat,
                seat_columns={"agreed": now},
                note=note,
            )
            await self._commit(change)
            return
        await self._commit(self._cut(seat))
        self.broken = True  # from here on it is a table like any other: to be loaded again

    def _cut(self, seat: int) -> Change:
        """Everything after the last position that is the same goes."""
        same, old = self.difference.same, self.row.rules
        digests = self.digests[:same]
        note = self._note(CUT, -1, str(self.shared(same)))
        plies = [
            PlyRow(table_id=self.id, number=n, seat=ply.seat, code=[], digest="", events=[], at=0.0)
            for n, ply in enumerate(self.match.plies, 1)
        ]
        self.match.carried = (*self.match.carried[:-1], Carried(old, tuple(digests)))
        change = self._step(seat, note=note, keep=same, retold=retold(self.match, plies))
        change.carried = CarriedRow(table_id=self.id, rules=old, digests=digests, at=time.time())
        change.seat_columns = {"agreed": self.game.version}
        change.columns |= {"rules": self.game.version, "snapshot": None, "snapshot_ply": 0}
        return change
