"""Pebbles to read: `seen.view` says what an observation says, in the words of the rules."""

from dataclasses import dataclass
from typing import Annotated, Final

from regalia.testing.toy.actions import ACTIONS
from regalia.testing.toy.observation import ToyObservation
from regalia.view import OneOf, Record, View
from regalia.view.numbers import actions, bits, codes, mask, maybe, number

PHASES: Final = ("warden", "bids", "over")


@dataclass(frozen=True, slots=True)
class Lot(Record):
    """A pebble that was drawn."""

    pebble: int | None  # its worth, if the seat knows it
    owner: int | None
    known_to: tuple[int, ...]  # seats; one more than the last seat is the public


@dataclass(frozen=True, slots=True)
class Player(Record):
    """What a player has."""

    seat: int
    coins: int
    bid: int | None  # in the closed hand, if the seat knows it


@dataclass(frozen=True, slots=True, kw_only=True)
class ToyView(View):
    """A game of Pebbles as one seat knows it."""

    phase: Annotated[str, OneOf(*PHASES)]
    window: int
    shown: int  # how often something hidden was shown
    players: tuple[Player, ...]
    lots: tuple[Lot, ...]  # in the order in which they were drawn
    opened: tuple[int, ...]  # the bids of the round before
    bank: int

    def observation(self) -> ToyObservation:
        """The observation that this view was read from, made from the view alone."""
        return ToyObservation(
            game=self.game,
            options=self.options,
            seat=number(self.seat),
            to_act=self.to_act,
            legal=actions(ACTIONS, self.legal),
            over=self.over,
            phase=PHASES.index(self.phase),
            window=self.window,
            shown=self.shown,
            lots=tuple([number(lot.pebble, 0) for lot in self.lots]),
            owners=tuple([number(lot.owner) for lot in self.lots]),
            known=tuple([mask(lot.known_to) for lot in self.lots]),
            coins=tuple([player.coins for player in self.players]),
            bids=tuple([number(player.bid) for player in self.players]),
            opened=self.opened,
            bank=self.bank,
        )


def read(seen: ToyObservation) -> ToyView:
    """What an observation says, in words."""
    lots = zip(seen.lots, seen.owners, seen.known, strict=True)
    players = enumerate(zip(seen.coins, seen.bids, strict=True))
    return ToyView(
        game=seen.game,
        options=seen.options,
        seat=maybe(seen.seat),
        to_act=seen.to_act,
        legal=codes(ACTIONS, seen.legal),
        over=seen.over,
        phase=PHASES[seen.phase],
        window=seen.window,
        shown=seen.shown,
        players=tuple([Player(seat, coins, maybe(bid)) for seat, (coins, bid) in players]),
        lots=tuple([Lot(maybe(lot, 0), maybe(owner), bits(known)) for lot, owner, known in lots]),
        opened=seen.opened,
        bank=seen.bank,
    )
