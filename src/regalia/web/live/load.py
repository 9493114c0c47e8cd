"""A sleeping table woken: its snapshot, the plies since, the last lines of log and chat."""

import asyncio
import logging

from regalia import registry
from regalia.core.errors import BadOption, RegaliaError
from regalia.core.game import Game
from regalia.match.record import Carried
from regalia.match.snapshot import Resumed, unpack
from regalia.text import fail
from regalia.web.chapters import scenario_of
from regalia.web.errors import Gone, NotFound
from regalia.web.live.keeper import NOTES, Announce, LogEntry
from regalia.web.live.older import OlderTable
from regalia.web.live.past import read_event
from regalia.web.live.seating import CHAT_LINES
from regalia.web.live.table import LOG_PLIES, LiveTable
from regalia.web.live.update import Update, carry_over, deal_of, examine, position_of
from regalia.web.store import PlyRow, SeatRow, Store, TableRow

TRIES = 3  # to carry a table over that somebody else changes at the same time

log = logging.getLogger("regalia.web")


async def load(
    store: Store, announce: Announce, id: str, alone: asyncio.Semaphore | None = None
) -> LiveTable:
    """The table as it was when its last answered move was committed.

    One that follows older rules is carried over; if it is another game under today's, it is an
    `OlderTable`. That takes a while, and so it is done beside the event loop, `alone`.
    """
    alone = alone or asyncio.Semaphore(1)
    for _ in range(TRIES):
        row = await store.table(id)
        if row is None:
            raise fail(NotFound, "web.error-no-table")
        seats = (await store.seats([id]))[id]
        try:
            live = await _load(store, announce, row, seats, alone)
        except (ArithmeticError, BadOption, LookupError, TypeError, ValueError):
            log.exception("table %s is damaged", id)
            raise fail(Gone, "web.error-damaged") from None
        if live is not None:
            return live
    raise fail(Gone, "web.error-again")


async def _load(
    store: Store,
    announce: Announce,
    row: TableRow,
    seats: list[SeatRow],
    alone: asyncio.Semaphore,
) -> LiveTable | None:
    if [seat.number for seat in seats] != list(range(row.seats)):
        raise ValueError("its seats are not there")
    id, game = row.id, registry.find(row.game)
    if row.rules > game.version:
        raise fail(Gone, "web.error-newer-rules")
    carried = tuple(Carried(old.rules, tuple(old.digests)) for old in await store.carried(id))
    shown_from = max(0, min(row.snapshot_ply, row.plies - LOG_PLIES))
    plies = await store.plies(id, after=shown_from)
    match = difference = None
    if row.rules == game.version:
        tail = [ply for ply in plies if ply.number > row.snapshot_ply]
        if row.position is None:
            match = resume(game, row, seats, carried, tail)
        else:  # words take longer to read than a snapshot
            match = await asyncio.to_thread(resume, game, row, seats, carried, tail)
    if match is None:  # other rules, or the snapshot of another build: the plies are what counts
        shown_from, plies = 0, await store.plies(id)
        async with alone:
            update = await asyncio.to_thread(examine, game, row, seats, carried, plies)
        match, difference = update.match, update.difference
        if difference is None and not await _settle(store, row, update, plies):
            return None
        if difference is not None and row.rules == game.version:
            raise ValueError("its actions cannot be played again")
    entries = [
        LogEntry(ply.number, ply.seat, tuple(read_event(raw) for raw in ply.events))
        for ply in plies
    ]
    if shown_from == 0:
        entries.insert(0, LogEntry(0, -1, match.opening))
    if difference is None:
        entries = entries[-LOG_PLIES:]
    live = (LiveTable if difference is None else OlderTable)(
        store,
        announce,
        row,
        seats,
        match,
        entries,
        await store.notes(id, NOTES),
        await store.chat(id, CHAT_LINES),
        await scenario_of(store, row),
        await store.origin(id),
    )
    if isinstance(live, OlderTable) and difference is not None:
        live.difference = difference
        live.digests = [ply.digest for ply in plies]
    return live


async def _settle(store: Store, row: TableRow, update: Update, plies: list[PlyRow]) -> bool:
    """A table that is the same under today's rules; False if somebody changed it meanwhile."""
    is_unchanged = row.rules == update.match.game.version
    row.snapshot_ply = 0
    if is_unchanged and all(
        ply.digest == now.digest for ply, now in zip(plies, update.match.plies, strict=True)
    ):
        return True
    return await carry_over(store, row, update, plies)


def resume(
    game: Game,
    row: TableRow,
    seats: list[SeatRow],
    carried: tuple[Carried, ...],
    tail: list[PlyRow],
) -> Resumed | None:
    """The match of a row, played on from its snapshot; None if the record does not come out."""
    options = registry.options(game, row.seats, row.options)
    seed = int(row.seed)
    try:
        base = None
        if row.snapshot_ply and row.snapshot is not None:
            base = unpack(game, options, seed, row.snapshot)
        before = row.snapshot_ply
        deal = deal_of(row, seats)
        start = position_of(game, options, row)
        match = Resumed(game, options, seed, row.nonce, base, before, deal, carried, start)
        match.replay((ply.seat, tuple(ply.code)) for ply in tail)
    except RegaliaError:
        return None
    if [ply.digest for ply in match.plies] != [ply.digest for ply in tail]:
        return None
    return match
