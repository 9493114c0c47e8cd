"""New tables: their ids, their deals, and their rows in the database."""

import time
from collections.abc import Callable

from regalia.core.game import Game
from regalia.core.options import Options
from regalia.match.fair import Deal, option_values
from regalia.web.store import SeatRow, TableRow
from regalia.web.store.rows import EMPTY, OPEN, OVER, PLAYING

ID_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that look alike
ID_LENGTH = 10


def new_id(draw: Callable[[int], bytes]) -> str:
    """An address nobody guesses."""
    number, letters = int.from_bytes(draw(16), "big"), ""
    for _ in range(ID_LENGTH):
        number, letter = divmod(number, len(ID_LETTERS))
        letters += ID_LETTERS[letter]
    return letters


def table_row(
    id: str, game: Game, options: Options, seats: list[SeatRow], listed: bool, secret: str
) -> TableRow:
    """A table before its first action; the deal is final once every seat is taken."""
    now = time.time()
    deal = Deal(secret, tuple(seat.words for seat in seats))
    seed = deal.seed(game, options)
    state = game.new(options, seed)
    is_open = any(seat.kind == EMPTY for seat in seats)
    return TableRow(
        id=id,
        game=game.id,
        rules=game.version,
        seats=options.seats,
        options=option_values(game, options),
        seed=str(seed),
        nonce="",
        commitment=deal.commitment,
        status=OPEN if is_open else OVER if state.is_over() else PLAYING,
        listed=listed,
        host_issue=1,
        version=1,
        plies=0,
        to_act=state.pending,
        scores=None,
        ranks=None,
        snapshot=None,
        snapshot_ply=0,
        created=now,
        changed=now,
        secret=secret,
    )
