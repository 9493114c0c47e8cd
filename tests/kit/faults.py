"""Pebbles with one planted fault each: what the laws must catch."""

from dataclasses import fields, replace
from typing import ClassVar

from regalia.core.block import block_of
from regalia.core.events import SPECTATOR, Event
from regalia.core.message import Message
from regalia.core.observation import Observation
from regalia.core.options import Options
from regalia.core.outcome import Outcome
from regalia.core.rng import FastRng, Rng
from regalia.core.score import ScoreSheet
from regalia.core.state import GameState
from regalia.testing.toy.actions import LEAVE, PEEK, RAISE, SEAL
from regalia.testing.toy.game import ToyGame
from regalia.testing.toy.observation import ToyObservation
from regalia.testing.toy.state import BIDS, ToyState, sheet
from regalia.testing.toy.view import ToyView, read


class ObservationLeak(ToyGame):
    """Everybody observes the pebble that lies face down."""

    def observe(self, state: GameState, seat: int) -> ToyObservation:
        """Show all lots."""
        assert isinstance(state, ToyState)
        return replace(super().observe(state, seat), lots=tuple(state.lots))


class BidLeak(ToyGame):
    """All players observe the bids in closed hands; an imagined world forgets that it was told."""

    def observe(self, state: GameState, seat: int) -> ToyObservation:
        """Show all bids."""
        assert isinstance(state, ToyState)
        seen = super().observe(state, seat)
        return seen if seat == SPECTATOR else replace(seen, bids=tuple(state.bids))


class EventLeak(ToyGame):
    """A public event tells what was sealed."""

    class State(ToyState):
        """Tells the bid."""

        def seal(self, seat: int) -> None:
            """Seal aloud."""
            self.pending &= ~(1 << seat)
            self.tell("seals", seat, (self.bids[seat],), "TOY-2.3")

    kind = State


class DrawLeak(ToyGame):
    """A public event tells which pebble was put face down."""

    class State(ToyState):
        """Tells the lot, except the first."""

        def draw(self) -> None:
            """Draw aloud."""
            super().draw()
            if len(self.lots) > 1 and not self.is_over():
                self.tell("alms", 0, (self.lots[-1],), "TOY-2.1")

    kind = State


class SetUpLeak(ToyGame):
    """The very first event gives the pebble away."""

    def new(self, options: object, seed: int) -> ToyState:
        """Tell the first lot."""
        state = super().new(options, seed)  # type: ignore[arg-type]
        state.tell("sees", -1, (state.lots[0],), "TOY-2.1")
        return state


class WrongAudience(ToyGame):
    """What the warden sees is whispered to the next seat as well."""

    class State(ToyState):
        """Whispers to two seats."""

        def peek(self, seat: int) -> None:
            """Peek, and let the neighbour peek."""
            super().peek(seat)
            if self.keeps_events:
                audience = 1 << (seat + 1) % self.seats
                self.events.append(Event("sees", seat, (self.lots[-1],), audience, "TOY-2.2"))

    kind = State


class SharedList(ToyGame):
    """A clone keeps its origin's list of coins."""

    class State(ToyState):
        """Shares the coins."""

        def clone(self) -> ToyState:
            """Forget a slice."""
            twin = super().clone()
            twin.coins = self.coins
            return twin

    kind = State


class SharedChance(ToyGame):
    """A clone draws from its origin's chance."""

    class State(ToyState):
        """Shares the generator."""

        def clone(self) -> ToyState:
            """Forget to clone the chance."""
            twin = super().clone()
            twin.rng = self.rng
            return twin

    kind = State


class LoudClone(ToyGame):
    """A clone tells events."""

    class State(ToyState):
        """Goes on keeping events."""

        def clone(self) -> ToyState:
            """Forget to be silent."""
            twin = super().clone()
            twin.keeps_events = True
            return twin

    kind = State


class FirstServed(ToyGame):
    """The first to seal a bid gets a coin back at once: answers do not commute."""

    class State(ToyState):
        """Rewards haste."""

        def seal(self, seat: int) -> None:
            """Be first."""
            if self.pending == (1 << self.seats) - 1 and self.bids[seat]:
                self.bids[seat] -= 1
            super().seal(seat)

    kind = State


class HastyChance(ToyGame):
    """A die is rolled whenever a bid is raised, while others still owe an answer."""

    class State(ToyState):
        """Rolls too early."""

        def raise_bid(self, seat: int) -> None:
            """Roll, for nothing."""
            super().raise_bid(seat)
            self.rng.die()

    kind = State


class Dreamless(ToyGame):
    """The imagination always deals the same pebbles and bids."""

    def imagine(self, seen: Observation, seed: int) -> ToyState:
        """Ignore the seed."""
        return super().imagine(seen, 7)


class Clairvoyant(ToyGame):
    """Observation and imagination agree on what should be hidden: the seat knows every bid."""

    def observe(self, state: GameState, seat: int) -> ToyObservation:
        """Show all bids."""
        assert isinstance(state, ToyState)
        return replace(super().observe(state, seat), bids=tuple(state.bids))

    def imagine(self, seen: Observation, seed: int) -> ToyState:
        """Copy all bids."""
        assert isinstance(seen, ToyObservation)
        world = super().imagine(seen, seed)
        world.bids = list(seen.bids)
        return world


class Impossible(ToyGame):
    """An imagined world holds a pebble twice."""

    def imagine(self, seen: Observation, seed: int) -> ToyState:
        """Lose count."""
        world = super().imagine(seen, seed)
        world.bag[-1] = world.bag[0] + 1
        return world


class DuplicateLegal(ToyGame):
    """A legal action is listed twice."""

    class State(ToyState):
        """Repeats itself."""

        def legal(self, seat: int) -> list[int]:
            """Seal, or seal."""
            legal = super().legal(seat)
            return [*legal, SEAL] if SEAL in legal else legal

    kind = State


class UnsortedLegal(ToyGame):
    """Legal actions are listed in any order."""

    class State(ToyState):
        """Starts with the last."""

        def legal(self, seat: int) -> list[int]:
            """Turn the list round."""
            return super().legal(seat)[::-1]

    kind = State


class UnaskedLegal(ToyGame):
    """A seat that owes nothing may act all the same."""

    class State(ToyState):
        """Lets everybody raise."""

        def legal(self, seat: int) -> list[int]:
            """Always something."""
            return super().legal(seat) or ([RAISE] if self.phase == BIDS else [])

    kind = State


class ReadAlike(ToyGame):
    """Two legal actions read alike."""

    def describe(self, seen: Observation, action: int) -> Message:
        """Say the same of leaving and peeking."""
        return super().describe(seen, LEAVE if action == PEEK else action)


class Speechless(ToyGame):
    """An event has no words."""

    def narrate(self, event: Event) -> Message:
        """Name a sentence that no catalogue has."""
        return Message("toy.nothing") if event.kind == "alms" else super().narrate(event)


class LostCoin(ToyGame):
    """A coin paid for a pebble falls off the table."""

    class State(ToyState):
        """Loses money."""

        def pay(self, seat: int, coins: int) -> None:
            """Pay, but not into the bank."""
            self.coins[seat] -= coins

    kind = State


class Endless(ToyGame):
    """A round without bids is played again, for ever."""

    class State(ToyState):
        """Goes on."""

        def draw(self) -> None:
            """Put the last lot back."""
            self.bag.append(self.lots.pop()) if self.lots else None
            self.known, self.owners = self.known[:-1], self.owners[:-1]
            super().draw()

    kind = State


class LoudFinish(ToyGame):
    """A bid that cannot be raised seals itself, aloud: others hear how high it is."""

    class State(ToyState):
        """Seals what is full."""

        def raise_bid(self, seat: int) -> None:
            """Raise, and leave no choice."""
            super().raise_bid(seat)
            if self.legal(seat) == [SEAL]:
                self.seal(seat)

    kind = State


class ForgetfulPeek(ToyGame):
    """A peek does not count as shown, so it could be taken back."""

    class State(ToyState):
        """Does not count."""

        def peek(self, seat: int) -> None:
            """Peek for free."""
            shown = self.shown
            super().peek(seat)
            self.shown = shown

    kind = State


class HashOrder(ToyGame):
    """The next pebble is the first of a set of words: its order changes with every process."""

    class State(ToyState):
        """Trusts hashes."""

        def pick(self) -> int:
            """Let a set decide."""
            super().pick()
            return self.bag.index(int(next(iter({str(pebble) for pebble in self.bag}))))

    kind = State


class Moody(ToyGame):
    """Chance also comes from outside the state."""

    drawn = 0

    class State(ToyState):
        """Counts across games."""

        def pick(self) -> int:
            """Draw from somewhere else."""
            Moody.drawn += 1
            return FastRng(Moody.drawn).below(len(self.bag))

    kind = State


class WrongPoints(ToyGame):
    """Points forget the coins of the sheet."""

    class State(ToyState):
        """Counts pebbles only."""

        def points(self, seat: int) -> int:
            """Leave out a line."""
            return self.pebbles(seat)

    kind = State


class GappedRanks(ToyGame):
    """Two winners are followed by a second place."""

    class State(ToyState):
        """Ranks densely."""

        def ranks(self) -> list[int]:
            """Share a place without skipping the next."""
            points = [self.points(seat) for seat in range(self.seats)]
            places = sorted(set(points), reverse=True)
            return [places.index(mine) + 1 for mine in points]

    kind = State


class NobodyFirst(ToyGame):
    """All are second, though everybody may win."""

    class State(ToyState):
        """Has no winner to name."""

        def ranks(self) -> list[int]:
            """Share the second place."""
            return [2] * self.seats

    kind = State


class NoRule(ToyGame):
    """A score line names no rule."""

    class State(ToyState):
        """Scores without a reason."""

        def score(self, seat: int) -> ScoreSheet:
            """Drop the rule."""
            sheet = super().score(seat)
            sheet.lines[0].rule = ""
            return sheet

    kind = State


class NoReason(ToyGame):
    """An outcome names no rule."""

    class State(ToyState):
        """Ends without a reason."""

        def outcome(self) -> Outcome:
            """Drop the rule."""
            outcome = super().outcome()
            outcome.rule = ""
            return outcome

    kind = State


class NeverTold(ToyGame):
    """What seats have scored in secret is not even told in the end."""

    def scores(self, seen: Observation, world: GameState | None = None) -> list[ScoreSheet]:
        """Count coins alone."""
        return [sheet(0, coins) for coins in super().observe(self.imagine(seen, 0), -1).coins]


class ChangedByAsking(ToyGame):
    """Asking what is legal leaves a trace in the state."""

    class State(ToyState):
        """Counts questions."""

        def legal(self, seat: int) -> list[int]:
            """Change the state by asking."""
            self.window += 1
            return super().legal(seat)

    kind = State


class Remembering(ToyGame):
    """What was found legal is kept in the state, where no key shows it."""

    class State(ToyState):
        """Keeps the last answer."""

        def legal(self, seat: int) -> list[int]:
            """Answer, and remember."""
            self.last = super().legal(seat)
            return self.last[:]

    kind = State


class OneList(ToyGame):
    """Everybody who asks gets the same list, and may change it for the others."""

    class State(ToyState):
        """Hands out what it keeps."""

        lists: ClassVar[dict[str, list[int]]] = {}

        def legal(self, seat: int) -> list[int]:
            """Do not copy."""
            legal = super().legal(seat)
            return self.lists.setdefault(repr(legal), legal)

    kind = State


class Forgetting(ToyObservation):
    """What is seen, with a view that forgets the bank."""

    @property
    def view(self) -> ToyView:
        """Leave something out."""
        return replace(read(self), bank=0)


class ForgetfulView(ToyGame):
    """A view does not say all that a seat knows."""

    def observe(self, state: GameState, seat: int) -> ToyObservation:
        """Hand out what will be read badly."""
        seen = super().observe(state, seat)
        return Forgetting(**{field.name: getattr(seen, field.name) for field in fields(seen)})


class SharedBlock(ToyGame):
    """A clone keeps its origin's block of numbers."""

    class State(ToyState):
        """Has a block, and shares it."""

        def clone(self) -> ToyState:
            """Forget a slice."""
            self.block = block_of([1, 2, 3])
            twin = super().clone()
            twin.block = self.block  # type: ignore[attr-defined]
            return twin

    kind = State


class Unpackable(ToyGame):
    """A state holds something that no snapshot can keep."""

    class State(ToyState):
        """Has a set."""

        def __init__(self, options: Options, rng: Rng) -> None:
            super().__init__(options, rng)
            self.peeked: set[int] = set()

    kind = State


class ForgetfulClone(ToyGame):
    """What is told depends on something that a clone forgets."""

    class State(ToyState):
        """Counts raises, from each clone anew."""

        def __init__(self, options: Options, rng: Rng) -> None:
            super().__init__(options, rng)
            self.raised = 0

        def raise_bid(self, seat: int) -> None:
            """Tell the count instead of the bid."""
            self.bids[seat] += 1
            self.raised += 1
            self.whisper("raises", seat, (self.raised,), "TOY-2.3")

    kind = State
