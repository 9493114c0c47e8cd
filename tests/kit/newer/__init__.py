"""Pebbles, version 2: with the same rules, or with one planted change."""

from regalia.testing.toy.actions import PEEK
from regalia.testing.toy.game import ToyGame
from regalia.testing.toy.state import ToyState


class Reshaped(ToyState):
    """The same game, whose positions are written down otherwise."""

    def key(self) -> tuple[object, ...]:
        return ("reshaped", *super().key())


class Blind(ToyState):
    """Nobody may peek."""

    def legal(self, seat: int) -> list[int]:
        return [action for action in super().legal(seat) if action != PEEK]


class Chatty(ToyState):
    """Everybody hears how high others bid."""

    def raise_bid(self, seat: int) -> None:
        self.bids[seat] += 1
        self.tell("raises", seat, (self.bids[seat],), "TOY-2.3")


class Loud(Chatty, Reshaped):
    """The same, in positions that are written down otherwise."""


class Backwards(ToyState):
    """The last is the first."""

    def ranks(self) -> list[int]:
        return [3 - rank for rank in super().ranks()]


class Longer(ToyState):
    """Nobody ever says that it is over."""

    def is_over(self) -> bool:
        return False


class NewerGame(ToyGame):
    """Pebbles after an update; `history.toml` lies beside it."""

    def __init__(self, kind: type[ToyState], version: int = 2) -> None:
        super().__init__()
        self.version, self.kind = version, kind
