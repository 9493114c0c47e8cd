"""A table that a player could be sitting at, as far as he knows."""

from regalia.core.rng import FastRng
from regalia.games.dragon_castle.observation import DragonCastleObservation
from regalia.games.dragon_castle.rules import DragonCastle


def imagine(seen: DragonCastleObservation, seed: int) -> DragonCastle:
    """The open table as it is; covered tiles are drawn from their bag when they are uncovered."""
    s = DragonCastle(seen.options, FastRng(seed))
    s.remember(seen)
    return s
