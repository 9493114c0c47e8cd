"""Set-up: an empty province for everybody, and the order of turns by lot (KB-1)."""

from regalia.games.kingsburg.state import AID, NOBODY, KingsburgState


def set_up(s: KingsburgState) -> int:
    """Everything before the first phase, which it returns."""
    s.lay_out()
    order = s.all_order()
    s.rng.shuffle(order)
    for place in range(s.seats):
        s.set_order(place, order[place])
    if s.keeps_events:
        s.tell("first_order", NOBODY, tuple(order), "KB-1.3")
    return AID
