"""A position of Pebbles, written by hand: what is legal, what an action does, what it is worth."""

from typing import Final

from regalia.core.errors import Broken
from regalia.core.message import Message
from regalia.core.options import Options
from regalia.core.outcome import Outcome, judge
from regalia.core.rng import FastRng, Rng
from regalia.core.score import ScoreLine, ScoreSheet
from regalia.core.state import GameState
from regalia.testing.toy.actions import LEAVE, PEEK, RAISE, SEAL

WARDEN: Final = 0  # the warden peeks or leaves
BIDS: Final = 1  # all seats raise and seal
OVER: Final = 2

MOST: Final = 3  # coins in one bid
NOBODY: Final = -1


def sheet(pebbles: int, coins: int) -> ScoreSheet:
    """What both are worth, one line each."""
    return ScoreSheet(
        [
            ScoreLine(Message("toy.score-pebbles"), pebbles, "TOY-3.2"),
            ScoreLine(Message("toy.score-coins"), coins, "TOY-3.2"),
        ]
    )


class ToyState(GameState):
    """A position of Pebbles; lot r is the pebble drawn in round r."""

    def __init__(self, options: Options, rng: Rng) -> None:
        super().__init__(options.seats, rng)
        self.options = options
        purse = options["purse"]
        assert isinstance(purse, int)
        self.purse = purse
        self.omens = bool(options["omens"])
        self.bag = list(range(1, 4 + options.seats))
        self.lots: list[int] = []
        self.owners: list[int] = []
        self.known: list[
            int
        ] = []  # masks of who knows the lot; the bit after the seats is the public
        self.coins = [self.purse] * options.seats
        self.bids = [0] * options.seats
        self.opened: list[int] = []  # the bids of the round before, which everybody remembers
        self.bank = 0

    def warden(self) -> int:
        """The seat that may peek this round."""
        return (len(self.lots) - 1) % self.seats

    def legal(self, seat: int) -> list[int]:
        """Peeking costs a coin; a bid is at most three coins, all in hand."""
        if not (self.pending >> seat) & 1:
            return []
        if self.phase == WARDEN:
            return [LEAVE, PEEK] if self.coins[seat] else [LEAVE]
        return [RAISE, SEAL] if self.bids[seat] < min(MOST, self.coins[seat]) else [SEAL]

    def apply(self, seat: int, action: int) -> None:
        """Carry out the action and open the bids when the last one is sealed."""
        if action == RAISE:
            self.raise_bid(seat)
        elif action == SEAL:
            self.seal(seat)
        else:
            if action == PEEK:
                self.peek(seat)
            self.window += 1
            self.phase = BIDS
            self.pending = (1 << self.seats) - 1
        if self.pending == 0:
            self.window += 1
            self.open_bids()
            self.draw()

    def draw(self) -> None:
        """Draw the next lot face down, or end the game with the last pebble in the bag."""
        if len(self.bag) == 1:
            self.phase = OVER
            self.reveal()
            return
        self.lots.append(self.bag.pop(self.pick()))
        self.owners.append(NOBODY)
        self.known.append(0)
        self.phase = WARDEN
        self.ask(self.warden())
        self.tell("lot", -1, (len(self.lots),), "TOY-2.1")

    def pick(self) -> int:
        """Which pebble of the bag comes next."""
        return self.rng.below(len(self.bag))

    def peek(self, seat: int) -> None:
        """Pay a coin and look at the lot."""
        self.coins[seat] -= 1
        self.bank += 1
        self.known[-1] |= 1 << seat
        self.shown += 1
        self.tell("peeks", seat, (), "TOY-2.2")
        self.whisper("sees", seat, (self.lots[-1],), "TOY-2.2")

    def raise_bid(self, seat: int) -> None:
        """Put one more coin into the closed hand."""
        self.bids[seat] += 1
        self.whisper("raises", seat, (self.bids[seat],), "TOY-2.3")

    def seal(self, seat: int) -> None:
        """Close the hand for good."""
        self.pending &= ~(1 << seat)
        self.tell("seals", seat, (), "TOY-2.3")

    def open_bids(self) -> None:
        """Open all bids together; the highest pays and takes the lot, a die helps the poorest."""
        self.shown += 1
        self.tell("opens", -1, tuple(self.bids), "TOY-2.4")
        best = max(self.bids)
        tied = [seat for seat in range(self.seats) if self.bids[seat] == best]
        die = self.rng.die()
        winner = tied[die % len(tied)]
        self.tell("wins", winner, (die,), "TOY-2.4")
        self.whisper("gets", winner, (self.lots[-1],), "TOY-2.4")
        self.owners[-1] = winner
        self.known[-1] |= 1 << winner
        self.pay(winner, best)
        self.opened = self.bids
        self.bids = [0] * self.seats
        if self.omens:
            poorest = self.coins.index(min(self.coins))
            alms = min(self.bank, die)
            self.bank -= alms
            self.coins[poorest] += alms
            self.tell("alms", poorest, (alms,), "TOY-2.5")

    def pay(self, seat: int, coins: int) -> None:
        """Move coins to the bank."""
        self.coins[seat] -= coins
        self.bank += coins

    def reveal(self) -> None:
        """Turn all lots face up."""
        self.shown += 1
        self.known = [(2 << self.seats) - 1] * len(self.lots)
        for lot, owner in zip(self.lots, self.owners, strict=True):
            self.tell("shows", owner, (lot,), "TOY-3.1")

    def clone(self) -> "ToyState":
        """An independent, silent copy."""
        twin = self.blank()
        twin.copy_core(self)
        twin.bag = self.bag[:]
        twin.lots = self.lots[:]
        twin.owners = self.owners[:]
        twin.known = self.known[:]
        twin.coins = self.coins[:]
        twin.bids = self.bids[:]
        twin.opened = self.opened[:]
        twin.bank = self.bank
        return twin

    def blank(self) -> "ToyState":
        """A state of the same kind, to be filled in."""
        return type(self)(self.options, FastRng(0))

    def key(self) -> tuple[object, ...]:
        """The whole content."""
        return (
            (self.pending, self.phase, self.window, self.rng.count, self.shown, self.bank),
            tuple(self.bag),
            tuple(self.lots),
            tuple(self.owners),
            tuple(self.known),
            tuple(self.coins),
            tuple(self.bids),
            tuple(self.opened),
        )

    def points(self, seat: int) -> int:
        """Pebbles and coins."""
        return self.pebbles(seat) + self.coins[seat]

    def pebbles(self, seat: int) -> int:
        """The sum of the seat's pebbles."""
        won = zip(self.lots, self.owners, strict=True)
        return sum(lot for lot, owner in won if owner == seat)

    def score(self, seat: int) -> ScoreSheet:
        """Pebbles and coins, one line each."""
        return sheet(self.pebbles(seat), self.coins[seat])

    def ranks(self) -> list[int]:
        """Most points first; ties share a place."""
        points = [self.points(seat) for seat in range(self.seats)]
        return [1 + sum(other > mine for other in points) for mine in points]

    def outcome(self) -> Outcome:
        """Who won, and by what."""
        standings = [[self.points(seat)] for seat in range(self.seats)]
        return judge(standings, [("points", "TOY-3.2"), ("shared", "TOY-3.2")])

    def check(self) -> None:
        """No coin and no pebble is lost."""
        if sum(self.coins) + self.bank != self.seats * self.purse:
            raise Broken("coins were lost or made")
        if sorted(self.bag + self.lots) != list(range(1, 4 + self.seats)):
            raise Broken("pebbles were lost or made")
