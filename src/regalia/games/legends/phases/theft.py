"""The Bandit King may rob the player whose army he destroyed (EL-13.4)."""

from mypy_extensions import i64

from regalia.games.legends import parts
from regalia.games.legends.actions import DONE, STEAL
from regalia.games.legends.state import NOBODY, LegendsState


def enter(s: LegendsState) -> None:
    s.ask(s.turn)


def legal(s: LegendsState, seat: i64) -> list[int]:
    return [DONE, STEAL]


def apply(s: LegendsState, seat: i64, action: i64) -> None:
    if action == STEAL:
        s.add_coins(s.victim, -1)
        s.add_coins(seat, 1)
        if s.keeps_events:
            s.tell("steals", seat, (s.victim,), "EL-13.4")
    elif s.keeps_events:
        s.tell("spares", seat, (s.victim,), "EL-13.4")
    s.victim = NOBODY
    s.pending = 0


def leave(s: LegendsState) -> int:
    return parts.after_part(s)
