"""What a seat of Pebbles may know."""

from dataclasses import dataclass

from regalia.core.observation import Observation


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
