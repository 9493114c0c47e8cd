"""Bots at their seats for one game: ours by name, other people's by the command that starts them.

Only commands that a person has just typed come here. Names out of records or from the web go to
`find`, which knows no programs: nobody's file may start one.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from regalia.bots import outside, roster
from regalia.bots.base import Bot


def called(name: str, game: str, seed: int) -> Bot:
    """A bot by its name or its command."""
    if outside.is_outside(name):
        return outside.find(name, game, seed)
    return roster.find(name, game, seed)


@contextmanager
def seated(names: Sequence[str], game: str, seeds: Sequence[int]) -> Iterator[list[Bot]]:
    """A bot for each seat; programs are ended when the game is."""
    players = [called(name, game, seed) for name, seed in zip(names, seeds, strict=True)]
    try:
        yield players
    finally:
        for player in players:
            if isinstance(player, outside.Outside):
                player.close()


def faults(player: Bot) -> int:
    """How often a bot had no answer that counts; ours always have one."""
    return player.faults.total() if isinstance(player, outside.Outside) else 0
