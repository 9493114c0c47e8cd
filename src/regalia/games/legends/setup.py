"""Set-up: who does it, a clear table, a warlord for everybody (EL-3.1, EL-13.1, EL-18.1)."""

from regalia.games.legends.material import WARLORDS
from regalia.games.legends.state import NOBODY, SETUP, LegendsState


def set_up(s: LegendsState) -> int:
    """Everything before the first phase, which it returns: the first of one or three games."""
    chosen = s.options["setup_player"]
    s.setup_player = chosen if isinstance(chosen, int) else s.rng.below(s.seats)
    return SETUP


def clear_table(s: LegendsState) -> None:
    """Before each game, everything in supply; who sets up, and the warlords, are told."""
    s.lay_out()
    if s.games() > 1 and s.keeps_events:
        s.tell("game", NOBODY, (s.game_number,), "EL-15.1")
    if s.keeps_events:
        s.tell("sets_up", s.setup_player, (), "EL-3.1")
    if s.options["warlords"]:
        deal_warlords(s)


def deal_warlords(s: LegendsState) -> None:
    """One each, face up; the rest stay in the box."""
    pile = list(range(1, WARLORDS + 1))
    s.rng.shuffle(pile)
    for seat in range(s.seats):
        s.set_warlords(seat, pile[seat])
        if s.keeps_events:
            s.tell("warlord", seat, (pile[seat],), "EL-13.1")
