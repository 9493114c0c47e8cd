"""Bots that go wrong, each in its own way; `greedy` is the one that does, unless it says otherwise.

They are functions a bot's process can import, to be put where `Thinkers` has its `think`.
"""

import os
import time

from regalia.bots.process import think
from regalia.core.observation import Observation

FOR_EVER = 3600.0


def sleeps(game: str, bot: str, seen: Observation, seed: int) -> int:
    """Never answers."""
    if bot == "greedy":
        time.sleep(FOR_EVER)
    return think(game, bot, seen, seed)


def crashes(game: str, bot: str, seen: Observation, seed: int) -> int:
    """Takes its process down."""
    if bot == "greedy":
        os._exit(3)
    return think(game, bot, seen, seed)


def raises(game: str, bot: str, seen: Observation, seed: int) -> int:
    """Has a fault."""
    if bot == "greedy":
        raise ZeroDivisionError("a fault of the bot")
    return think(game, bot, seen, seed)


def leaves(game: str, bot: str, seen: Observation, seed: int) -> int:
    """Wants to end the program it runs in."""
    if bot == "greedy":
        raise SystemExit(0)
    return think(game, bot, seen, seed)


def lies(game: str, bot: str, seen: Observation, seed: int) -> int:
    """Answers with what is not legal."""
    return 1_000_000 if bot == "greedy" else think(game, bot, seen, seed)


def raves(game: str, bot: str, seen: Observation, seed: int) -> int:
    """Prints where answers are written, and answers with what is no action at all."""
    if bot == "greedy":
        print("x" * 100_000, flush=True)
        return "\ud800 nonsense"  # type: ignore[return-value]
    return think(game, bot, seen, seed)


def always_raises(game: str, bot: str, seen: Observation, seed: int) -> int:
    """Not even the simplest bot comes to a decision."""
    raise ZeroDivisionError("a fault of every bot")


def spins(game: str, bot: str, seen: Observation, seed: int) -> int:
    """Never answers, whichever bot, and never rests."""
    while True:
        pass


def sleeps_in_kingsburg(game: str, bot: str, seen: Observation, seed: int) -> int:
    """Never answers in one game, whichever bot; plays all others."""
    if game == "kingsburg":
        time.sleep(FOR_EVER)
    return think(game, bot, seen, seed)


def echoes(game: str, bot: str, seen: Observation, seed: int) -> int:
    """Takes a moment, then the first legal action."""
    time.sleep(0.02)
    return seen.legal[0]
