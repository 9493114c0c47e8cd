"""The end of a turn: the row closes up, a card joins it, tokens may be looked at (EL-5.6)."""

from mypy_extensions import i64

from regalia.games.legends.material import ROW_SIZE
from regalia.games.legends.scoring import holder
from regalia.games.legends.state import BIT, EXTRA, NOBODY, ROW, LegendsState


def enter(s: LegendsState) -> None:
    s.card = NOBODY
    s.step = 0
    if s.deck and s.row_count < ROW_SIZE:
        card = s.draw_card()
        s.add_row(card)
        if s.keeps_events:
            s.tell("refill", NOBODY, (card,), "EL-5.6")
    if s.face_down:
        look(s, s.turn)


def look(s: LegendsState, seat: i64) -> None:
    """Show the player all face-down tokens in the regions he controls now (EL-14.4, EL-14.6)."""
    for region in s.regions:
        if (s.face_down & ~s.looked(seat)) >> region & 1 and holder(s, region) == seat:
            token = s.turn_token(region)
            s.set_looked(seat, s.looked(seat) | BIT[region])
            s.shown += 1
            if s.keeps_events:
                s.tell("looks", seat, (region,), "EL-14.4")
                s.whisper("sees", seat, (token, region), "EL-14.4")


def leave(s: LegendsState) -> int:
    """Clockwise, until everybody has as many cards as the game asks for (EL-8.1)."""
    s.turns -= 1
    if s.turns == 0:
        s.turn = NOBODY
        return EXTRA
    s.turn = (s.turn + 1) % s.seats
    return ROW
