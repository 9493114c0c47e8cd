"""Worlds that a seat takes for the same: whatever it gets of both has to be equal."""

from regalia.core.events import Event
from regalia.core.rng import SealedRng
from regalia.web.live import LiveTable, LogEntry

SEEDS = 40


def other_world(live: LiveTable, seat: int) -> bool:
    """Put the table into another world that the seat takes for the same; False if there is none."""
    game, state = live.game, live.match.state
    seen = game.observe(state, seat)
    hidden = game.hidden(state, seat)
    for seed in range(SEEDS):
        other = game.imagine(seen, seed)
        if game.hidden(other, seat) != hidden:
            break
    else:
        return False
    other.rng = SealedRng(12345)
    live.match.state = other
    live.match.seed, live.row.seed, live.row.secret = 12345, "12345", "0" * 64
    live.log = [
        LogEntry(entry.number, entry.seat, tuple(_blurred(event, seat) for event in entry.events))
        for entry in live.log
    ]
    live.row.version += 7
    live.rendered.clear()
    return True


def _blurred(event: Event, seat: int) -> Event:
    """What the seat was not told might have been anything."""
    if event.is_for(seat):
        return event
    return Event(event.kind, event.seat, tuple(9 for _ in event.args), event.audience, event.rule)
