"""A sleeping table woken: its snapshot, the plies since, the last lines of log and chat."""

import logging

from regalia import registry
from regalia.core.errors import BadOption, RegaliaError
from regalia.match.fair import Deal
from regalia.match.snapshot import Resumed, unpack
from regalia.text import fail
from regalia.web.chapters import scenario_of
from regalia.web.errors import Gone, NotFound
from regalia.web.live.keeper import NOTES, Announce, LogEntry
from regalia.web.live.past import read_event
from regalia.web.live.seating import CHAT_LINES
from regalia.web.live.table import LOG_PLIES, LiveTable
from regalia.web.store import PlyRow, SeatRow, Store, TableRow

log = logging.getLogger("regalia.web")


async def load(store: Store, announce: Announce, id: str) -> LiveTable:
    """The table as it was when its last answered move was committed."""
    row = await store.table(id)
    if row is None:
        raise fail(NotFound, "web.error-no-table")
    seats = (await store.seats([id]))[id]
    try:
        return await _load(store, announce, row, seats)
    except (ArithmeticError, BadOption, LookupError, TypeError, ValueError):
        log.exception("table %s is damaged", id)
        raise fail(Gone, "web.error-damaged") from None


async def _load(store: Store, announce: Announce, row: TableRow, seats: list[SeatRow]) -> LiveTable:
    if [seat.number for seat in seats] != list(range(row.seats)):
        raise ValueError("its seats are not there")
    id = row.id
    shown_from = max(0, min(row.snapshot_ply, row.plies - LOG_PLIES))
    plies = await store.plies(id, after=shown_from)
    match = resume(row, seats, [ply for ply in plies if ply.number > row.snapshot_ply])
    if match is None:  # the snapshot is of another build: the plies are what counts
        row.snapshot_ply = 0
        match = resume(row, seats, await store.plies(id))
    if match is None:
        raise ValueError("its actions cannot be played again")
    entries = [
        LogEntry(ply.number, ply.seat, tuple(read_event(raw) for raw in ply.events))
        for ply in plies
    ]
    if shown_from == 0:
        entries.insert(0, LogEntry(0, -1, match.opening))
    return LiveTable(
        store,
        announce,
        row,
        seats,
        match,
        entries[-LOG_PLIES:],
        await store.notes(id, NOTES),
        await store.chat(id, CHAT_LINES),
        await scenario_of(store, row),
        await store.origin(id),
    )


def resume(row: TableRow, seats: list[SeatRow], tail: list[PlyRow]) -> Resumed | None:
    """The match of a row, played on from its snapshot; None if the record does not come out."""
    game = registry.find(row.game)
    if game.version != row.rules:
        raise fail(Gone, "web.error-old-rules")
    options = registry.options(game, row.seats, row.options)
    seed = int(row.seed)
    deal = None if row.secret is None else Deal(row.secret, tuple(seat.words for seat in seats))
    try:
        base = None
        if row.snapshot_ply and row.snapshot is not None:
            base = unpack(game, options, seed, row.snapshot)
        match = Resumed(game, options, seed, row.nonce, base, row.snapshot_ply, deal)
        match.replay((ply.seat, tuple(ply.code)) for ply in tail)
    except RegaliaError:
        return None
    if [ply.digest for ply in match.plies] != [ply.digest for ply in tail]:
        return None
    return match
