"""When bots act: what others can notice comes on a beat, what they cannot takes no time of its own.

So nobody can tell from the clock how many hidden steps a bot has taken, or how hard they were.
"""

from asyncio import sleep
from copy import copy
from time import monotonic

from regalia.core.events import SPECTATOR
from regalia.match import Match


class Beats:
    """The beats of one table's bots, counted for each seat from when it was first asked."""

    def __init__(self, pause: float) -> None:
        self.pause = pause
        self.asked: dict[int, tuple[int, float]] = {}  # by seat: the window, and since when

    def ask(self, seat: int, window: int) -> None:
        """A seat is asked for a step; its beats begin anew with each window."""
        if self.asked.get(seat, (-1, 0.0))[0] != window:
            self.asked[seat] = window, monotonic()

    async def wait(self, seat: int) -> None:
        """Until the next beat of a seat."""
        if self.pause > 0:
            elapsed = monotonic() - self.asked[seat][1]
            await sleep(self.pause - elapsed % self.pause)


def is_noticed(match: Match, seat: int, action: int) -> bool:
    """Whether anybody else could tell that a seat had taken a legal action, tried on a copy."""
    after = copy(match)
    after.plies = match.plies[:]
    after.state = match.state.clone()
    after.state.keeps_events = True
    after.play(seat, action)
    others = [SPECTATOR, *(other for other in range(match.seats) if other != seat)]
    events = after.plies[-1].events
    return any(
        any(event.is_for(other) for event in events)
        or match.observe(other) != after.observe(other)
        or match.can_undo(other) != after.can_undo(other)
        for other in others
    )
