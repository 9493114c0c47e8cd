"""New tables: their ids, their deals, and their rows in the database."""

import time
from collections.abc import Callable, Sequence
from dataclasses import replace

from regalia import bots
from regalia.core.game import Game
from regalia.core.options import Options
from regalia.core.state import GameState
from regalia.match.fair import Deal, option_values
from regalia.text import fail
from regalia.web.errors import Refused
from regalia.web.names import check_names, read_name, read_words
from regalia.web.store import SeatRow, TableRow
from regalia.web.store.rows import BOT, EMPTY, OPEN, OVER, PERSON, PLAYING

ID_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that look alike
ID_LENGTH = 10


def new_id(draw: Callable[[int], bytes]) -> str:
    """An address nobody guesses."""
    number, letters = int.from_bytes(draw(16), "big"), ""
    for _ in range(ID_LENGTH):
        number, letter = divmod(number, len(ID_LETTERS))
        letters += ID_LETTERS[letter]
    return letters


def seat_row(
    game: Game, id: str, number: int, kind: str, name: str | None, bot: str | None
) -> SeatRow:
    """A seat of a new table: mine ("me"), a "bot", or "open" for a friend."""
    if kind == "me":
        called = read_name(name)
        return SeatRow(table_id=id, number=number, kind=PERSON, bot=None, name=called)
    if kind == "open":
        return SeatRow(table_id=id, number=number, kind=EMPTY, bot=None, name="")
    if kind != "bot":
        raise fail(Refused, "web.error-seat-kind")
    bot = bot or bots.usual(game.id)
    bots.find(bot, game.id, 0)
    called = read_name(name or bot.capitalize() + f" {number + 1}")
    return SeatRow(table_id=id, number=number, kind=BOT, bot=bot, name=called)


def my_name(kinds: Sequence[str], name: str | None, guest: str) -> str:
    """What I am called at a new table: against bots nobody needs to know, and any name will do."""
    if (name or "").strip():
        return name or ""
    if kinds.count("me") > 1 or "open" in kinds:
        raise fail(Refused, "web.error-name-first")
    return guest


def check_seats(seats: list[SeatRow], words: str | None) -> None:
    """Refused if two are called alike; the first of my seats adds my words to the deal."""
    check_names([seat.name for seat in seats if seat.name])
    mine = next((seat for seat in seats if seat.kind == PERSON), None)
    if mine is not None:
        mine.words = read_words(words)


def table_row(
    id: str, game: Game, options: Options, seats: list[SeatRow], listed: bool, secret: str
) -> TableRow:
    """A table before its first action; the deal is final once every seat is taken."""
    deal = Deal(secret, tuple(seat.words for seat in seats))
    seed = deal.seed(game, options)
    state = game.new(options, seed)
    is_open = any(seat.kind == EMPTY for seat in seats)
    return replace(
        bare_row(id, game, options, state),
        seed=str(seed),
        commitment=deal.commitment,
        status=OPEN if is_open else OVER if state.is_over() else PLAYING,
        listed=listed,
        secret=secret,
    )


def bare_row(id: str, game: Game, options: Options, state: GameState) -> TableRow:
    """A table at a position, unlisted and in play, before it is said what its chance is."""
    now = time.time()
    return TableRow(
        id=id,
        game=game.id,
        rules=game.version,
        seats=options.seats,
        options=option_values(game, options),
        seed="",
        nonce="",
        commitment="",
        status=PLAYING,
        listed=False,
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
    )
