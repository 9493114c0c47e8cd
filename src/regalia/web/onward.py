"""A new table that goes on from a position of another match, and says so.

Options, seed and the first moves are those of the match it comes from, and so is the chance to
come: it was sealed before the first move, and no other can be proven to have followed from it.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass

from regalia.core.events import EVERYONE
from regalia.match import Match
from regalia.match.fair import commit, option_values
from regalia.match.match import Ply
from regalia.match.snapshot import pack
from regalia.text import fail
from regalia.web.errors import Refused
from regalia.web.fresh import new_id
from regalia.web.live.past import Past
from regalia.web.live.pasts import Shown
from regalia.web.store import NoteRow, PlyRow, SeatRow, TableRow
from regalia.web.store.rows import BOT, FROM, PERSON, PLAYING


@dataclass(frozen=True, slots=True)
class Onward:
    """A table to be, as the database will have it."""

    row: TableRow
    seats: list[SeatRow]
    plies: list[PlyRow]
    note: NoteRow


def begin(
    shown: Shown,
    names: tuple[str, ...],
    at: int,
    me: int,
    bot: str,
    draw: Callable[[int], bytes],
) -> Onward:
    """The table after the first `at` moves, with a person at one seat and bots at the others."""
    past = shown.past
    if past.position is not None:
        raise fail(Refused, "web.error-replay-position")
    state = past.state(at)
    if state.is_over():
        raise fail(Refused, "web.error-replay-over")
    id, now, moves = new_id(draw), time.time(), past.moves[:at]
    seats = [
        SeatRow(
            table_id=id,
            number=number,
            kind=PERSON if number == me else BOT,
            bot=None if number == me else bot,
            name=names[number],
            moves=sum(move.seat == number for move in moves),
            seen=at,
            words=past.deal.words[number] if past.deal is not None else "",
        )
        for number in range(past.options.seats)
    ]
    row = TableRow(
        id=id,
        game=past.game.id,
        rules=past.game.version,
        seats=past.options.seats,
        options=option_values(past.game, past.options),
        seed=str(past.seed),
        nonce=past.nonce,
        commitment=commitment_of(past),
        status=PLAYING,
        listed=False,
        host_issue=1,
        version=1,
        plies=at,
        to_act=state.pending,
        scores=None,
        ranks=None,
        # Nothing before this can be taken back: it is another game's.
        snapshot=pack(state) if at else None,
        snapshot_ply=at,
        created=now,
        changed=now,
        secret=None if past.deal is None else past.deal.secret,
    )
    plies = [
        PlyRow(
            table_id=id,
            number=number,
            seat=move.seat,
            code=list(past.code(move)),
            digest=move.digest,
            events=[list(event.as_tuple()) for event in move.events],
            at=now,
        )
        for number, move in enumerate(moves, 1)
    ]
    note = NoteRow(
        table_id=id,
        ply=at,
        kind=FROM,
        seat=-1,
        name=f"{shown.address}?at={at}",
        audience=EVERYONE,
        at=now,
    )
    return Onward(row, seats, plies, note)


def commitment_of(past: Past) -> str:
    """What sealed the chance of a match before its first move."""
    if past.deal is not None:
        return past.deal.commitment
    return commit(past.game, past.options, past.seed, past.nonce)


def record_of(shown: Shown) -> dict[str, object]:
    """The record of a match that is looked back on."""
    past = shown.past
    match = Match(past.game, past.options, past.seed, past.nonce, past.deal, past.position)
    match.names, match.bots = shown.names, shown.bots if any(shown.bots) else ()
    match.state = past.state(len(past.moves))
    match.plies = [
        Ply(move.seat, move.action, move.events, move.digest, True, 0, 0) for move in past.moves
    ]
    return match.record()
