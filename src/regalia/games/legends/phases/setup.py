"""Before each game: a clear table (EL-3.1)."""

from regalia.games.legends.setup import clear_table
from regalia.games.legends.state import BOARDS, LegendsState


def enter(s: LegendsState) -> None:
    clear_table(s)


def leave(s: LegendsState) -> int:
    return BOARDS
