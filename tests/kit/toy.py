"""Pebbles: a toy game with sealed bids, a hidden bag, a die and a private peek.

Each round a pebble is drawn face down. The warden may pay a coin to peek at it. Then all seats
raise their bids in secret and seal them; the highest bid wins the pebble, still face down, and a
die breaks ties and pays its pips to the poorest. When one pebble is left in the bag, all is shown.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from regalia.core.actions import ActionSpace
from regalia.core.errors import Broken
from regalia.core.events import Event
from regalia.core.game import Game
from regalia.core.message import Message, Name, Seat
from regalia.core.observation import Observation
from regalia.core.options import Option, Options
from regalia.core.rng import FastRng, Rng, SealedRng
from regalia.core.score import ScoreLine, ScoreSheet
from regalia.core.state import GameState
from regalia.text import LANGS, add_catalogue

LEAVE: Final = 0
PEEK: Final = 1
RAISE: Final = 2
SEAL: Final = 3
ACTIONS: Final = ActionSpace([("leave",), ("peek",), ("raise",), ("seal",)])

WARDEN: Final = 0  # the warden peeks or leaves
BIDS: Final = 1  # all seats raise and seal
OVER: Final = 2

MOST: Final = 3  # coins in one bid
NOBODY: Final = -1


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
        self.tell("lot", -1, (len(self.lots),), "TOY-1")

    def pick(self) -> int:
        """Which pebble of the bag comes next."""
        return self.rng.below(len(self.bag))

    def peek(self, seat: int) -> None:
        """Pay a coin and look at the lot."""
        self.coins[seat] -= 1
        self.bank += 1
        self.known[-1] |= 1 << seat
        self.shown += 1
        self.tell("peeks", seat, (), "TOY-2")
        self.whisper("sees", seat, (self.lots[-1],), "TOY-2")

    def raise_bid(self, seat: int) -> None:
        """Put one more coin into the closed hand."""
        self.bids[seat] += 1
        self.whisper("raises", seat, (self.bids[seat],), "TOY-3")

    def seal(self, seat: int) -> None:
        """Close the hand for good."""
        self.pending &= ~(1 << seat)
        self.tell("seals", seat, (), "TOY-3")

    def open_bids(self) -> None:
        """Open all bids together; the highest pays and takes the lot, a die helps the poorest."""
        self.shown += 1
        self.tell("opens", -1, tuple(self.bids), "TOY-4")
        best = max(self.bids)
        tied = [seat for seat in range(self.seats) if self.bids[seat] == best]
        die = self.rng.die()
        winner = tied[die % len(tied)]
        self.tell("wins", winner, (die,), "TOY-4")
        self.whisper("gets", winner, (self.lots[-1],), "TOY-4")
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
            self.tell("alms", poorest, (alms,), "TOY-5")

    def pay(self, seat: int, coins: int) -> None:
        """Move coins to the bank."""
        self.coins[seat] -= coins
        self.bank += coins

    def reveal(self) -> None:
        """Turn all lots face up."""
        self.shown += 1
        self.known = [(2 << self.seats) - 1] * len(self.lots)
        for lot, owner in zip(self.lots, self.owners, strict=True):
            self.tell("shows", owner, (lot,), "TOY-6")

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
        return ScoreSheet(
            [
                ScoreLine(Message("toy.score-pebbles"), self.pebbles(seat), "TOY-7"),
                ScoreLine(Message("toy.score-coins"), self.coins[seat], "TOY-7"),
            ]
        )

    def ranks(self) -> list[int]:
        """Most points first; ties share a place."""
        points = [self.points(seat) for seat in range(self.seats)]
        return [1 + sum(other > mine for other in points) for mine in points]

    def check(self) -> None:
        """No coin and no pebble is lost."""
        if sum(self.coins) + self.bank != self.seats * self.purse:
            raise Broken("coins were lost or made")
        if sorted(self.bag + self.lots) != list(range(1, 4 + self.seats)):
            raise Broken("pebbles were lost or made")


@dataclass(frozen=True, slots=True, kw_only=True)
class ToyObservation(Observation):
    """Lots a seat does not know and bids of others read 0 and -1."""

    phase: int
    window: int
    shown: int
    lots: tuple[int, ...]
    owners: tuple[int, ...]
    known: tuple[int, ...]
    coins: tuple[int, ...]
    bids: tuple[int, ...]
    opened: tuple[int, ...]
    bank: int


class ToyGame(Game):
    """The façade of Pebbles; `kind` lets a test put a faulty state in."""

    kind: type[ToyState] = ToyState

    def __init__(self) -> None:
        super().__init__("toy", Name("Pebbles", "Cailloux"), 1, [2, 3], ACTIONS, 200)

    def options(self) -> tuple[Option, ...]:
        """The size of a purse, and whether the die pays."""
        return (
            Option("purse", 4, choices=(2, 4, 7)),
            Option("omens", True, choices=(True, False)),
        )

    def new(self, options: Options, seed: int) -> ToyState:
        """Draw the first lot."""
        state = self.kind(options, SealedRng(seed))
        state.draw()
        return state

    def observe(self, state: GameState, seat: int) -> ToyObservation:
        """What the seat knows."""
        assert isinstance(state, ToyState)
        bit = 1 << (seat if seat >= 0 else state.seats)
        return ToyObservation(
            game=self.id,
            options=state.options,
            seat=seat,
            to_act=tuple(state.to_act()),
            legal=tuple(state.legal(seat)) if seat >= 0 else (),
            over=state.is_over(),
            phase=state.phase,
            window=state.window,
            shown=state.shown,
            lots=tuple(
                lot if known & bit else 0
                for lot, known in zip(state.lots, state.known, strict=True)
            ),
            owners=tuple(state.owners),
            known=tuple(state.known),
            coins=tuple(state.coins),
            bids=tuple(bid if s == seat else -1 for s, bid in enumerate(state.bids)),
            opened=tuple(state.opened),
            bank=state.bank,
        )

    def imagine(self, seen: Observation, seed: int) -> ToyState:
        """Shuffle what the seat has not seen; let others hold any bid they can pay."""
        assert isinstance(seen, ToyObservation)
        rng = FastRng(seed)
        state = self.kind(seen.options, rng)
        unseen = [pebble for pebble in state.bag if pebble not in seen.lots]
        rng.shuffle(unseen)
        state.lots = [lot or unseen.pop() for lot in seen.lots]
        state.bag = sorted(unseen)
        state.owners = list(seen.owners)
        state.known = list(seen.known)
        state.coins = list(seen.coins)
        state.bids = [bid if bid >= 0 else 0 for bid in seen.bids]
        state.opened = list(seen.opened)
        state.bank = seen.bank
        state.phase, state.window, state.shown = seen.phase, seen.window, seen.shown
        for seat in seen.to_act:
            state.ask(seat)
        if seen.phase == BIDS:
            for seat in range(state.seats):
                if seat != seen.seat:
                    state.bids[seat] = rng.below(min(MOST, state.coins[seat]) + 1)
        state.keeps_events = False
        return state

    def hidden(self, state: GameState, seat: int) -> dict[str, object]:
        """The bag, the lots the seat has not seen, and the bids in other hands."""
        assert isinstance(state, ToyState)
        bit = 1 << (seat if seat >= 0 else state.seats)
        zones: dict[str, object] = {}
        pairs = zip(state.lots, state.known, strict=True)
        lots = tuple(lot for lot, known in pairs if not known & bit)
        if lots:
            zones["lots"] = lots
            zones["bag"] = tuple(sorted(state.bag))
        if state.phase == BIDS:
            for other in range(state.seats):
                if other != seat and state.coins[other]:
                    zones[f"bid of {other}"] = state.bids[other]
        return zones

    def where(self, seen: Observation) -> Message:
        """The round."""
        assert isinstance(seen, ToyObservation)
        return Message("toy.where", {"round": len(seen.lots)})

    def prompt(self, seen: Observation) -> Message:
        """Peek, bid, or wait."""
        assert isinstance(seen, ToyObservation)
        if seen.over:
            return Message("toy.prompt-over")
        if seen.seat not in seen.to_act:
            return Message("toy.prompt-wait", {"seats": [Seat(seat) for seat in seen.to_act]})
        if seen.phase == WARDEN:
            return Message("toy.prompt-warden")
        return Message("toy.prompt-bid", {"bid": seen.bids[seen.seat]})

    def describe(self, seen: Observation, action: int) -> Message:
        """One sentence per action."""
        return Message("toy.do-" + ACTIONS.code(action)[0])

    def narrate(self, event: Event) -> Message:
        """One sentence per kind of event."""
        args: dict[str, object] = {}
        if event.seat >= 0:
            args["seat"] = Seat(event.seat)
        if event.kind == "opens":
            args["bids"] = list(event.args)
        elif event.args:
            args["n"] = event.args[0]
        return Message("toy.event-" + event.kind, args)


WORDS: Final = {
    lang: Path(__file__).with_name(f"toy.{lang}.ftl").read_text(encoding="utf-8") for lang in LANGS
}
add_catalogue("toy", WORDS)

TOY: Final = ToyGame()
