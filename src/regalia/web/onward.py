"""A new table that goes on from a position of another match, and says so.

Its chance is that of the match it comes from, with the same options, seed and first moves: it was
sealed before the first move. Or it is new: then the table begins from the position, in words, with
a seed and a seal of its own.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace

from regalia.core.events import EVERYONE
from regalia.core.state import GameState
from regalia.match import Match
from regalia.match.fair import SEED_BITS, commit
from regalia.match.match import Ply
from regalia.match.positions import Position, told_by
from regalia.match.snapshot import pack
from regalia.text import fail
from regalia.web.errors import Refused
from regalia.web.fresh import bare_row, new_id
from regalia.web.live.past import Past
from regalia.web.live.pasts import Shown
from regalia.web.store import NoteRow, PlyRow, SeatRow, TableRow
from regalia.web.store.rows import BOT, FROM, PERSON


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
    is_new: bool,
    draw: Callable[[int], bytes],
) -> Onward:
    """The table after the first `at` moves, with a person at one seat and bots at the others."""
    past, id = shown.past, new_id(draw)
    state = past.state(at)
    if state.is_over():
        raise fail(Refused, "web.error-replay-over")
    if is_new:
        row = _with_new_chance(past, id, state, draw)
    else:
        row = _with_its_chance(past, id, at, state)
    moves = past.moves[: row.plies]
    seats = [
        SeatRow(
            table_id=id,
            number=number,
            kind=PERSON if number == me else BOT,
            bot=None if number == me else bot,
            name=names[number],
            moves=sum(move.seat == number for move in moves),
            seen=row.plies,
            words=past.deal.words[number] if row.secret is not None and past.deal else "",
        )
        for number in range(past.options.seats)
    ]
    plies = [
        PlyRow(
            table_id=id,
            number=number,
            seat=move.seat,
            code=list(past.code(move)),
            digest=move.digest,
            events=[list(event.as_tuple()) for event in move.events],
            at=row.created,
        )
        for number, move in enumerate(moves, 1)
    ]
    note = NoteRow(
        table_id=id,
        ply=row.plies,
        kind=FROM,
        seat=-1,
        name=f"{shown.address}?at={at}",
        audience=EVERYONE,
        at=row.created,
    )
    return Onward(row, seats, plies, note)


def _with_its_chance(past: Past, id: str, at: int, state: GameState) -> TableRow:
    """The same match up to here, and whatever chance holds for it."""
    return replace(
        bare_row(id, past.game, past.options, state),
        seed=str(past.seed),
        nonce=past.nonce,
        commitment=commitment_of(past),
        plies=at,
        # Nothing before this can be taken back: it is another game's.
        snapshot=pack(state) if at else None,
        snapshot_ply=at,
        secret=None if past.deal is None else past.deal.secret,
        position=None if past.position is None else past.position.words,
    )


def _with_new_chance(
    past: Past, id: str, state: GameState, draw: Callable[[int], bytes]
) -> TableRow:
    """A match that begins here: what is on the table and in hands stays, the rest is drawn anew."""
    game, options = past.game, past.options
    seed, nonce = int.from_bytes(draw(SEED_BITS // 8), "big"), draw(16).hex()
    start = Position(game, options, seed, told_by(game, state))
    return replace(
        bare_row(id, game, options, start.state()),
        seed=str(seed),
        nonce=nonce,
        commitment=commit(game, options, seed, nonce, start.words),
        position=start.words,
    )


def commitment_of(past: Past) -> str:
    """What sealed the chance of a match before its first move."""
    if past.deal is not None:
        return past.deal.commitment
    told = None if past.position is None else past.position.words
    return commit(past.game, past.options, past.seed, past.nonce, told)


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
