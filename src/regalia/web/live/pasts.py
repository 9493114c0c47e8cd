"""The pasts that somebody looks at: kept while there is room, worked on in one thread."""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from hashlib import blake2b
from typing import TypeVar

from regalia.core.errors import BadRecord
from regalia.match import replay
from regalia.text import fail
from regalia.web.errors import Busy, Gone, Refused
from regalia.web.live.common import Common
from regalia.web.live.past import Past, moves_of, past_of
from regalia.web.live.table import LiveTable
from regalia.web.store import Store
from regalia.web.store.rows import OPEN, OVER

PASTS = 24  # kept at once; the longest takes two megabytes
WAITING = 200  # frames and records that may wait for the thread; then visitors are turned away
WAITING_EACH = 12  # of one address, so that nobody waits long for another's
RECORD_BYTES = 1_000_000  # of a record that somebody drops here; the longest game fills half of it
RECORDS_BYTES = 24_000_000  # of all that are kept, the oldest forgotten first

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Shown:
    """A past and what is known of it besides the moves."""

    past: Past
    address: str  # of its page
    names: tuple[str, ...]
    bots: tuple[str | None, ...]
    is_open: bool  # over, or a record: nothing is hidden any more
    table: str = ""  # its id, if it was played here
    commitment: str = ""


class Pasts:
    """Matches to look back on: those of tables, and records that people bring."""

    def __init__(self, store: Store, common: Common) -> None:
        self.store = store
        self.common = common
        self.kept: OrderedDict[str, tuple[int, Past]] = OrderedDict()  # by table, with its version
        self.records: OrderedDict[str, bytes] = OrderedDict()
        self.shown: OrderedDict[str, Shown] = OrderedDict()  # records that are replayed, by mark
        self.turn = asyncio.Lock()
        self.thread = ThreadPoolExecutor(1, "past")
        self.waiting: Counter[str] = Counter()  # by address

    async def run(self, work: Callable[[], T], who: str = "") -> T:
        """Work on pasts, one piece after another, beside the event loop; Busy if there is much."""
        if self.waiting.total() >= WAITING or (who and self.waiting[who] >= WAITING_EACH):
            raise fail(Busy, "web.error-replay-busy")
        self.waiting[who] += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self.thread, work)
        finally:
            self.waiting[who] -= 1
            if not self.waiting[who]:
                del self.waiting[who]

    async def stop(self) -> None:
        """Nobody looks back any more."""
        self.thread.shutdown(wait=False, cancel_futures=True)

    # Tables.

    async def of_table(self, live: LiveTable) -> Shown:
        """The past of a table up to now; only what is new is played."""
        if live.row.status == OPEN:
            raise fail(Refused, "web.error-not-started")
        async with self.turn:
            past = await self._past(live)
        return Shown(
            past,
            f"/t/{live.id}/replay",
            live.names,
            tuple(seat.bot for seat in live.seats),
            live.row.status == OVER and past.is_over,
            live.id,
            live.row.commitment,
        )

    async def _past(self, live: LiveTable) -> Past:
        version, past = self.kept.pop(live.id, (0, None))
        if past is None or version != live.row.version:
            version = live.row.version
            past = await self._brought_up(live, past)
        self.kept[live.id] = version, past
        while len(self.kept) > PASTS:
            self.kept.popitem(last=False)
        return past

    async def _brought_up(self, live: LiveTable, past: Past | None) -> Past:
        match, known = live.match, past.moves if past is not None else []
        rows = await self.store.plies(live.id, after=max(0, len(known) - 1))
        if known and (not rows or rows[0].digest != known[-1].digest):
            past, known, rows = None, [], await self.store.plies(live.id)  # some were taken back
        new = rows[1:] if known else rows

        def play() -> Past:
            made = past or Past(
                match.game, match.options, match.seed, match.nonce, match.deal, match.position
            )
            made.add(moves_of(match.game, new))
            return made

        return await self.run(play)

    # Records.

    async def add_record(self, text: bytes) -> str:
        """Keep a record for a while, if it is a true one; the mark it is found by, or Refused."""
        if len(text) > RECORD_BYTES:
            raise fail(Refused, "web.error-record-size", most=RECORD_BYTES // 1000)
        mark = blake2b(text, digest_size=12).hexdigest()
        if mark not in self.records:
            try:
                shown = await self.run(lambda: _read(mark, text))
            except BadRecord as error:
                raise Refused(str(error), error.message) from None
            self.common.keep(f"record {mark}", text)
            self._remember(mark, text)
            self._keep(mark, shown)
        self.records.move_to_end(mark)
        return mark

    def _remember(self, mark: str, text: bytes) -> None:
        self.records[mark] = text
        while sum(map(len, self.records.values())) > RECORDS_BYTES:
            self.shown.pop(self.records.popitem(last=False)[0], None)

    def record(self, mark: str) -> bytes:
        """A record that was brought lately, as it was; Gone if it is forgotten."""
        text = self.records.get(mark) or self.common.find(f"record {mark}")
        if text is None:
            raise fail(Gone, "web.error-record-gone")
        if mark not in self.records:
            self._remember(mark, text)
        self.records.move_to_end(mark)
        return text

    async def of_record(self, mark: str) -> Shown:
        """A record that was brought lately, replayed."""
        text = self.record(mark)
        shown = self.shown.pop(mark, None)
        if shown is None:
            shown = await self.run(lambda: _read(mark, text))
        self._keep(mark, shown)
        return shown

    def _keep(self, mark: str, shown: Shown) -> None:
        self.shown[mark] = shown
        while len(self.shown) > PASTS:
            self.shown.popitem(last=False)


def _read(mark: str, text: bytes) -> Shown:
    """A record replayed, every action and digest checked; BadRecord if it lies."""
    match = replay(text)
    bots = match.bots or (None,) * match.seats
    past = past_of(match)
    return Shown(past, f"/replay/{mark}", match.names, bots, True, "", match.commitment)
