"""What a seat of Pebbles may know."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from regalia.core.observation import Observation

if TYPE_CHECKING:
    from regalia.testing.toy.view import ToyView


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

    @property
    def view(self) -> "ToyView":
        """The same in the words of the rules."""
        from regalia.testing.toy.view import read

        return read(self)
