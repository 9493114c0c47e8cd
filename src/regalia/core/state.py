"""The state of a game in play: who owes a decision, what is legal, what an action does."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from regalia.core.columns import Columns
from regalia.core.events import EVERYONE, Event
from regalia.core.floats import Floats
from regalia.core.options import seats_in_words
from regalia.core.outcome import Outcome
from regalia.core.rng import Rng
from regalia.core.score import ScoreSheet

# By mask, for up to seven seats: asking who is to act copies a list instead of building one.
SEATS_OF: Final[list[list[int]]] = [
    [seat for seat in range(7) if (mask >> seat) & 1] for mask in range(1 << 7)
]
# By mask: its lowest seat.
FIRST_SEAT: Final[bytes] = bytes([0] + [seats[0] for seats in SEATS_OF[1:]])


@mypyc_attr(allow_interpreted_subclasses=True)
class GameState:
    """A position, changed in place by `apply`.

    `pending` is the only truth about turns: a bit mask of the seats that owe a decision. Answers
    given within one window (between two barriers) commute; secret ones stay sealed until the
    barrier. Chance is drawn from `rng` only at a barrier or after a solo action.
    """

    def __init__(self, seats: int, rng: Rng) -> None:
        self.seats = seats
        self.rng = rng
        self.pending = 0
        self.phase = 0
        self.window = 0
        self.shown = 0  # how often something hidden has been shown to somebody
        self.keeps_events = True  # whether events are kept; clones are silent
        self.events: list[Event] = []

    def __repr__(self) -> str:
        seats = " and ".join([f"seat {seat}" for seat in self.to_act()])
        now = f"waiting for {seats}" if seats else "over"
        return f"<{type(self).__name__}: {seats_in_words(self.seats)}, {now}>"

    def legal(self, seat: int) -> list[int]:
        """The seat's legal actions, ascending and unique; empty iff it owes nothing."""
        raise NotImplementedError

    def apply(self, seat: int, action: int) -> None:
        """Carry out a legal action in place and run on to the next decision. Trusts its caller."""
        raise NotImplementedError

    def clone(self) -> "GameState":
        """An independent, silent copy that will meet the same chance."""
        raise NotImplementedError

    def key(self) -> tuple[object, ...]:
        """The whole content as nested tuples of ints and strings: equality, source of digests."""
        raise NotImplementedError

    def points(self, seat: int) -> int:
        """The seat's points now; always `score(seat).total`."""
        raise NotImplementedError

    def score(self, seat: int) -> ScoreSheet:
        """The seat's points now, itemised."""
        raise NotImplementedError

    def may_win(self, seat: int) -> bool:
        """Whether a seat can win as things stand; in some games points alone do not suffice."""
        return True

    def ranks(self) -> list[int]:
        """Each seat's place, 1 for the winner, ties sharing a place, all tie-breaks applied.

        Where nobody may win, all places may be 2.
        """
        raise NotImplementedError

    def winners(self) -> list[int]:
        """The seats that are first and may win, ascending; in some games there may be none."""
        places = self.ranks()
        return [seat for seat in range(self.seats) if places[seat] == 1 and self.may_win(seat)]

    def outcome(self) -> Outcome:
        """Who won, and why; of a game that is over."""
        raise NotImplementedError

    def put_columns(self, columns: Columns, seat: int, out: Floats, at: i64) -> None:
        """Write what a seat sees on blank columns: as `columns` would write its observation, from
        the first field on. For games that declare their fields."""
        raise NotImplementedError

    def check(self) -> None:
        """Raise Broken unless every conservation law of the game holds."""
        raise NotImplementedError

    def to_act(self) -> list[int]:
        """The seats that owe a decision, ascending; empty iff the game is over."""
        pending = self.pending
        if pending < len(SEATS_OF):
            return SEATS_OF[pending][:]
        return [seat for seat in range(self.seats) if (pending >> seat) & 1]

    def is_over(self) -> bool:
        """Whether nobody owes a decision any more."""
        return self.pending == 0

    def take_events(self) -> list[Event]:
        """What happened since the last call; a silent state has nothing to tell."""
        events = self.events
        self.events = []
        return events

    def tell(self, kind: str, seat: int, args: tuple[int, ...], rule: str) -> None:
        """Keep a public event. Callers in hot code ask `keeps_events` first."""
        if self.keeps_events:
            self.events.append(Event(kind, seat, args, EVERYONE, rule))

    def whisper(self, kind: str, seat: int, args: tuple[int, ...], rule: str) -> None:
        """Keep an event for one seat alone."""
        if self.keeps_events:
            self.events.append(Event(kind, seat, args, 1 << seat, rule))

    def ask(self, seat: int) -> None:
        """Let one seat owe a decision."""
        self.pending |= 1 << seat

    def core_key(self) -> tuple[int, int, int, int, int, int]:
        """What every game has, as the key holds it."""
        return (self.seats, self.pending, self.phase, self.window, self.shown, self.rng.count)

    def copy_core(self, other: "GameState") -> None:
        """Take over what every game has from another state; the copy is silent."""
        self.pending = other.pending
        self.phase = other.phase
        self.window = other.window
        self.shown = other.shown
        self.rng = other.rng.clone()
        self.keeps_events = False
