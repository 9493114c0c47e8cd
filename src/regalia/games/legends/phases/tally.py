"""The end of a game: points are counted, and in a long game the next one begins (EL-8, EL-15.1)."""

from regalia.games.legends.scoring import game_points
from regalia.games.legends.state import NOBODY, OVER, SETUP, LegendsState


def enter(s: LegendsState) -> None:
    """Nobody is asked anything: what is on the table is the score (EL-19.15)."""
    if s.keeps_events:
        points = [game_points(s, seat) for seat in range(s.seats)]
        if s.games() > 1:
            s.tell("game_over", NOBODY, (s.game_number, *points), "EL-15.1")
        else:
            s.tell("over", NOBODY, tuple(points), "EL-8.1")


def leave(s: LegendsState) -> int:
    if s.game_number + 1 == s.games():
        return OVER
    points = [game_points(s, seat) for seat in range(s.seats)]
    for seat in range(s.seats):
        s.add_past(seat, points[seat])
    s.game_number += 1
    s.setup_player = (s.setup_player + 1) % s.seats  # EL-15.2
    return SETUP
