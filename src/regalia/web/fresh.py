"""New tables: their ids, and their rows in the database."""

import secrets
import time

from regalia.match import Match
from regalia.match.fair import option_values
from regalia.web.store import SeatRow, TableRow
from regalia.web.store.rows import EMPTY, OPEN, OVER, PLAYING

ID_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that look alike
ID_LENGTH = 10


def new_id() -> str:
    """An address nobody guesses."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))


def table_row(id: str, match: Match, seats: list[SeatRow], listed: bool) -> TableRow:
    """A table before its first action."""
    now = time.time()
    is_open = any(seat.kind == EMPTY for seat in seats)
    return TableRow(
        id=id,
        game=match.game.id,
        rules=match.game.version,
        seats=match.seats,
        options=option_values(match.game, match.options),
        seed=str(match.seed),
        nonce=match.nonce,
        commitment=match.commitment,
        status=OVER if match.is_over() else OPEN if is_open else PLAYING,
        listed=listed,
        host_issue=1,
        version=1,
        plies=0,
        to_act=match.state.pending,
        scores=None,
        ranks=None,
        snapshot=None,
        snapshot_ply=0,
        created=now,
        changed=now,
    )
