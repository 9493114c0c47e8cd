"""Before a game: who sets up, and a warlord for everybody who plays with them (EL-3.1, EL-13.1)."""

from regalia.games.legends.material import WARLORDS
from regalia.games.legends.state import BOARDS, NOBODY, LegendsState


def enter(s: LegendsState) -> None:
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


def leave(s: LegendsState) -> int:
    return BOARDS
