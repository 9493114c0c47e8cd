"""What happened, as facts; `Game.narrate` turns them into sentences."""

from typing import Final

EVERYONE: Final = -1  # an audience of all seats and of spectators
SPECTATOR: Final = -1  # the seat number of somebody who only watches


class Event:
    """One fact: its kind, the seat it concerns (or -1), integer arguments, audience and rule.

    `audience` is a bit mask of seats, or EVERYONE; seats outside it never learn the arguments.
    """

    def __init__(
        self, kind: str, seat: int, args: tuple[int, ...], audience: int, rule: str
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.args = args
        self.audience = audience
        self.rule = rule

    def is_for(self, seat: int) -> bool:
        """Whether a seat (or SPECTATOR) may learn of this event."""
        if self.audience == EVERYONE:
            return True
        return seat != SPECTATOR and (self.audience >> seat) & 1 == 1

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.as_tuple() == other.as_tuple()

    def __hash__(self) -> int:
        return hash(self.as_tuple())

    def as_tuple(self) -> tuple[str, int, tuple[int, ...], int, str]:
        """All fields, in order."""
        return (self.kind, self.seat, self.args, self.audience, self.rule)

    def __repr__(self) -> str:
        return (
            f"Event({self.kind!r}, seat={self.seat}, args={self.args!r}, "
            f"audience={self.audience}, rule={self.rule!r})"
        )
