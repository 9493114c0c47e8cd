"""Pebbles as the rest of the program sees it: options, observations, imagined worlds, words."""

from typing import Final

from regalia.core.events import Event
from regalia.core.game import Game
from regalia.core.message import Message, Name, Seat
from regalia.core.observation import Observation
from regalia.core.options import Option, Options
from regalia.core.rng import FastRng, SealedRng
from regalia.core.score import ScoreSheet
from regalia.core.state import GameState
from regalia.testing.toy.actions import ACTIONS
from regalia.testing.toy.observation import ToyObservation
from regalia.testing.toy.state import BIDS, MOST, WARDEN, ToyState, sheet
from regalia.text import add_catalogue, words_in


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

    def scores(self, seen: Observation, world: GameState | None = None) -> list[ScoreSheet]:
        """Pebbles that the observer has not seen count nothing yet."""
        assert isinstance(seen, ToyObservation)
        won = list(zip(seen.owners, seen.lots, strict=True))
        return [
            sheet(sum([lot for owner, lot in won if owner == seat]), coins)
            for seat, coins in enumerate(seen.coins)
        ]

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


add_catalogue("toy", words_in(__package__))

GAME: Final = ToyGame()
