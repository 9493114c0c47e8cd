"""After an update: a stored table played again under today's rules, and carried over if it can be.

What a table keeps is compared as `regalia.match.carry` says: every action, what was told of it, who
was asked after the last one, and the result.
"""

import time
from dataclasses import dataclass, replace

from regalia import registry
from regalia.core.events import EVERYONE
from regalia.core.game import Game
from regalia.core.options import Options
from regalia.match.carry import Difference, End, Kept, compare, end_of
from regalia.match.fair import Deal
from regalia.match.positions import Position
from regalia.match.record import Carried
from regalia.match.snapshot import Resumed
from regalia.web.live.past import read_event
from regalia.web.store import CarriedRow, Change, NoteRow, PlyRow, SeatRow, Store, TableRow
from regalia.web.store.rows import CARRIED, OPEN, OVER


@dataclass(frozen=True, slots=True)
class Update:
    """A table under today's rules: as far as it is the same, and from where it is not."""

    match: Resumed
    difference: Difference | None


def examine(
    game: Game,
    row: TableRow,
    seats: list[SeatRow],
    carried: tuple[Carried, ...],
    plies: list[PlyRow],
) -> Update:
    """Play every action of a table again. It takes long: not in the event loop."""
    options = registry.options(game, row.seats, row.options)
    deal = deal_of(row, seats)
    if row.rules != game.version:
        digests = tuple(ply.digest for ply in plies)
        carried = (*carried, Carried(row.rules, digests))
    start = position_of(game, options, row)
    match = Resumed(game, options, int(row.seed), row.nonce, None, 0, deal, carried, start)
    kept = [
        Kept(ply.seat, tuple(ply.code), ply.digest, tuple(read_event(raw) for raw in ply.events))
        for ply in plies
    ]
    return Update(match, compare(match, kept, _end(row)))


def _end(row: TableRow) -> End:
    if row.status == OPEN:
        return End(False)  # nothing is dealt yet
    if row.status == OVER:
        return end_of(row.scores, row.ranks, row.seats == 1)
    return End(False, to_act=row.to_act)


async def carry_over(store: Store, row: TableRow, update: Update, plies: list[PlyRow]) -> bool:
    """Write down that a table follows today's rules now; False if it has changed meanwhile.

    Its record keeps the old digests. What was told is told in today's words, so that it can be
    said tomorrow.
    """
    match = update.match
    now = match.game.version
    note = None
    if row.rules != now:
        note = NoteRow(
            table_id=row.id,
            ply=row.plies,
            kind=CARRIED,
            seat=-1,
            name=str(row.rules),
            audience=EVERYONE,
            at=time.time(),
        )
    else:
        # Positions are written otherwise, the rules are the same: that counts as carried too.
        before = Carried(row.rules, tuple(ply.digest for ply in plies))
        match.carried = (*match.carried, before)
    change = Change(
        table=row.id,
        base=row.version,
        columns={
            "version": row.version + 1,
            "rules": now,
            "snapshot": None,
            "snapshot_ply": 0,
        },
        note=note,
        carried=carried_row(row, plies),
        retold=retold(match, plies),
    )
    if not await store.change(change):
        return False
    row.version += 1
    row.rules, row.snapshot = now, None
    plies[:] = change.retold
    return True


def carried_row(row: TableRow, plies: list[PlyRow]) -> CarriedRow:
    """What a table was under the rules it has followed."""
    digests = [ply.digest for ply in plies]
    return CarriedRow(table_id=row.id, rules=row.rules, digests=digests, at=time.time())


def retold(match: Resumed, plies: list[PlyRow]) -> list[PlyRow]:
    """The actions a match has played, as today's rules tell them."""
    return [
        replace(ply, digest=now.digest, events=[list(event.as_tuple()) for event in now.events])
        for ply, now in zip(plies, match.plies, strict=False)
    ]


def position_of(game: Game, options: Options, row: TableRow) -> Position | None:
    """Where a table began, if not with the set-up; it was proven when the table was made."""
    if row.position is None:
        return None
    return Position(game, options, int(row.seed), row.position, is_proven=True)


def deal_of(row: TableRow, seats: list[SeatRow]) -> Deal | None:
    """What the seed was made of; None if one hand drew it."""
    return None if row.secret is None else Deal(row.secret, tuple(seat.words for seat in seats))
