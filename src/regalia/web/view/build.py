"""From a live table to what one browser may see of it."""

from functools import lru_cache
from itertools import chain

from regalia.core.events import EVERYONE, SPECTATOR
from regalia.core.game import Game
from regalia.core.message import Message
from regalia.core.observation import Observation
from regalia.text import say
from regalia.web.live import LiveTable
from regalia.web.live.keeper import LogEntry
from regalia.web.store import ChatRow, NoteRow
from regalia.web.store.rows import BOT, CUT, OPEN
from regalia.web.view.lesson import lesson_view
from regalia.web.view.table import Aim, ChatLine, LogLine, SeatView, TableView, Told, has_rules

LOG_LINES = 80


def table_view(
    live: LiveTable,
    seat: int,
    lang: str,
    held: tuple[int, ...] = (),
    is_host: bool = False,
) -> TableView:
    """The view of a seat, or of SPECTATOR, in a browser that holds some seats of this table."""
    curtain = behind_curtain(live, seat, held)
    is_open = is_all_known(live, held)
    if curtain and is_open:
        seat, curtain = curtain[0], ()  # nothing to hide: whoever is to act looks
    shown = SPECTATOR if curtain else seat
    seen = live.match.observe(shown)
    seats = tuple(_seat(live, number, seen, held) for number in range(live.match.seats))
    mine = held if curtain or is_open else tuple({seat} & set(held))
    lately = dict.fromkeys(ply.seat for ply in reversed(live.match.plies))
    undo = next((one for one in lately if one in mine and live.can_undo(one)), None)
    return TableView(
        game=live.game,
        id=live.id,
        lang=lang,
        seen=seen,
        me=None if shown == SPECTATOR else shown,
        seats=seats,
        started=live.row.status != OPEN,
        ply=0 if shown == SPECTATOR else live.seats[shown].moves,
        log=_log(live, shown, lang),
        told=_events(live, shown),
        hints=live.row.hints,
        pace=live.row.pace if any(row.kind == BOT for row in live.seats) else "",
        chat=tuple(_said(live, row) for row in live.chat),
        spectator_chat=live.row.spectator_chat,
        commitment=live.row.commitment,
        undo=undo,
        undo_ply=0 if undo is None else live.seats[undo].moves,
        curtain=tuple(seats[number] for number in curtain),
        auto=shown != SPECTATOR and live.seats[shown].auto,
        plays_itself=shown != SPECTATOR and live.plays_itself(shown),
        is_host=is_host,
        is_hotseat=len(held) > 1,
        campaign=live.row.campaign or "",
        aim=_aim(live, lang),
        lesson=lesson_view(live, shown, lang),
        origin=live.origin,
    )


def _said(live: LiveTable, row: ChatRow) -> ChatLine:
    """A line of chat: by a seat, which is called as it is now, or by somebody who watches."""
    return ChatLine(row.name if row.seat < 0 else live.seats[row.seat].name, row.seat, row.text)


def _aim(live: LiveTable, lang: str) -> Aim | None:
    if live.scenario is None or live.match.seats > 1:
        return None
    name = live.scenario.name
    return Aim(name.fr if lang == "fr" else name.en, live.scenario.solo)


def behind_curtain(live: LiveTable, seat: int, held: tuple[int, ...]) -> tuple[int, ...]:
    """Hot-seat: the held seats that are to act, when the one on screen is not."""
    if len(held) < 2 or live.row.status == OPEN:
        return ()
    asked = live.match.to_act()
    if seat in asked:
        return ()
    return tuple(number for number in held if number in asked)


def is_all_known(live: LiveTable, held: tuple[int, ...]) -> bool:
    """Whether those who share a screen could look at each other's views: all know the same now."""
    if len(held) < 2 or live.row.status == OPEN:
        return False
    first, *others = (live.game.hidden(live.match.state, seat) for seat in held)
    return all(zones == first for zones in others)


def _seat(live: LiveTable, number: int, seen: Observation, held: tuple[int, ...]) -> SeatView:
    row = live.seats[number]
    return SeatView(
        number=number,
        name=row.name,
        kind=row.kind,
        bot=row.bot,
        is_me=number == seen.seat,
        is_to_act=live.row.status != OPEN and number in seen.to_act,
        is_here=row.kind == "bot" or live.is_here(number),
        is_mine=number in held,
    )


def _events(live: LiveTable, seat: int) -> tuple[Told, ...]:
    """What happened lately, as far as a seat may know it, oldest first."""
    if live.row.status == OPEN:
        return ()
    seen = live.match.count if seat == SPECTATOR else live.seats[seat].seen
    lately: list[tuple[Told, ...]] = []
    left = LOG_LINES
    for entry in reversed(live.log):
        lately.append(_told(entry, seat, entry.number > seen))
        left -= len(lately[-1])
        if left <= 0:
            break
    return tuple(chain.from_iterable(reversed(lately)))[-LOG_LINES:]


@lru_cache(maxsize=1 << 13)
def _told(entry: LogEntry, seat: int, is_new: bool) -> tuple[Told, ...]:
    return tuple([Told(event, is_new) for event in entry.events if event.is_for(seat)])


def _log(live: LiveTable, seat: int, lang: str) -> tuple[LogLine, ...]:
    """The last lines a seat may know, oldest first."""
    is_open = live.row.status == OPEN  # what is not dealt yet may change
    seen = live.match.count if seat == SPECTATOR else live.seats[seat].seen
    names = live.names
    noted = {note.ply for note in live.notes}
    game = live.game
    lines: list[LogLine] = []
    moves = 0 if seat == SPECTATOR else live.seats[seat].moves
    for entry in reversed(live.log):
        is_new = entry.number > seen
        is_own = entry.seat == seat
        moves -= is_own
        if entry.number in noted:
            for note in reversed(live.notes):
                if note.ply == entry.number and note_is_for(note, seat):
                    lines.append(LogLine(told_note(note, lang), "", note.seat, is_new))
        if not is_open:
            lines += _lines(game, entry, lang, names, seat, is_new, moves if is_own else -1)
        if len(lines) >= LOG_LINES:
            break
    return tuple(reversed(lines[:LOG_LINES]))


@lru_cache(maxsize=1 << 13)
def _lines(
    game: Game,
    entry: LogEntry,
    lang: str,
    names: tuple[str, ...],
    seat: int,
    is_new: bool,
    move: int,
) -> tuple[LogLine, ...]:
    """What a seat may know of a ply, newest first: said again with every frame until it is old."""
    me = None if seat == SPECTATOR else seat
    has_ref = has_rules(game.id)
    return tuple(
        LogLine(
            say(game.narrate(event), lang, names, me),
            event.rule if has_ref else "",
            event.seat,
            is_new,
            move if event.seat == me else -1,
        )
        for event in reversed(entry.events)
        if event.is_for(seat)
    )


def told_note(note: NoteRow, lang: str) -> str:
    """What happened at the table and not in the game."""
    args: dict[str, object] = {"name": note.name}
    if note.kind == CUT:
        args = {"n": int(note.name)}  # after which move
    return say(Message(f"web.log-{note.kind}", args), lang)


def note_is_for(note: NoteRow, seat: int) -> bool:
    """Whether a seat (or SPECTATOR) may read a note."""
    return note.audience == EVERYONE or (seat != SPECTATOR and (note.audience >> seat) & 1 == 1)
