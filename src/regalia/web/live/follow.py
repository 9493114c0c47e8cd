"""A table in memory brought up to what other processes have written, in its place.

Whoever holds the table goes on holding it: a stream, a bot that thinks. New actions are played; if
any were taken back, the match is loaded again.
"""

import asyncio
from collections.abc import Iterable
from dataclasses import fields

from regalia.core.errors import RegaliaError
from regalia.core.events import SPECTATOR
from regalia.web.live.keeper import NOTES, LogEntry
from regalia.web.live.load import load
from regalia.web.live.older import OlderTable
from regalia.web.live.seating import CHAT_LINES
from regalia.web.live.table import LOG_PLIES, LiveTable
from regalia.web.store import NoteRow, PlyRow, SeatRow, TableRow
from regalia.web.store.rows import OPEN, PERSON, UNDO


async def catch_up(live: LiveTable, comparing: asyncio.Semaphore) -> None:
    """Everything that was committed, read in one transaction; nothing else may change the table.

    What cannot be followed in its place is broken, and so loaded anew by whoever asks next.
    """
    store, id = live.store, live.id
    row = await store.table(id)
    if row is None or isinstance(live, OlderTable):
        live.broken = True
        return
    plies = await store.plies(id, after=live.match.before)
    if not _goes_on(live, row, plies):
        fresh = await load(store, live.announce, id, comparing)
        if isinstance(fresh, OlderTable):
            live.broken = True
            return
        live.match, live.log, row = fresh.match, fresh.log, fresh.row
        live.undone += 1
    live.sighted = live.match.count  # whoever has done it draws it to be kept
    _seat(live, (await store.seats([id]))[id])
    known = {_mark(note) for note in live.notes}
    live.notes, live.chat = await store.notes(id, NOTES), await store.chat(id, CHAT_LINES)
    held = held_back(live, [note for note in live.notes if _mark(note) not in known])
    if held:
        live.undone += 1  # perhaps played and taken back meanwhile: a bot must look again
    live.held_back |= held
    live.row = row
    live.broken = False


def held_back(live: LiveTable, notes: Iterable[NoteRow]) -> set[int]:
    """The seats that took something back, by these notes, and have not acted since."""
    last = {entry.seat: entry.number for entry in live.log}
    return {note.seat for note in notes if note.kind == UNDO and last.get(note.seat, 0) <= note.ply}


def _goes_on(live: LiveTable, row: TableRow, plies: list[PlyRow]) -> bool:
    """Play the actions that are new; False if the match is no longer the one we know."""
    match, before = live.match, live.row
    if (row.seed, row.rules) != (before.seed, before.rules):
        return False
    if (row.status == OPEN) != (before.status == OPEN):
        return False  # dealt, and so the log begins
    count = len(match.plies)
    if [ply.digest for ply in plies[:count]] != [ply.digest for ply in match.plies]:
        return False
    for ply in plies[count:]:
        try:
            match.play(ply.seat, match.action(ply.seat, ply.code))
        except RegaliaError:
            return False
        played = match.plies[-1]
        if played.digest != ply.digest:
            return False
        live.log.append(LogEntry(ply.number, ply.seat, played.events))
        if any(event.is_for(SPECTATOR) for event in played.events):
            del live.log[:-LOG_PLIES]
        live.held_back.discard(ply.seat)
        if live.seats[ply.seat].kind == PERSON:
            live.hear_of(ply.seat)
        if ply.number == row.snapshot_ply:
            match.rebase()
    return True


def _seat(live: LiveTable, seats: list[SeatRow]) -> None:
    """Who sits where now, in the rows that are there: a bot's driver looks at one."""
    for mine, now in zip(live.seats, seats, strict=True):
        if mine.auto != now.auto:
            live.held_back.discard(mine.number)
        for field in fields(SeatRow):
            setattr(mine, field.name, getattr(now, field.name))


def _mark(note: NoteRow) -> tuple[str, int, float]:
    """What stays of a note, wherever it stands."""
    return note.kind, note.seat, note.at
