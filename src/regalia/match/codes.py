"""Codes that a mistyped or illegal one may have meant, found by how they begin.

A server answers strangers while others play: no sentence may cost more than a glance at a sorted
list, however many codes a game has and whatever was sent.
"""

from bisect import bisect_left
from collections.abc import Sequence
from functools import cache
from heapq import nsmallest

from regalia.core.game import Game
from regalia.core.message import Message
from regalia.text import nearest

NEAR = 3  # how many codes a sentence names


def spelled(code: Sequence[str]) -> str:
    """A code as people write it."""
    return " ".join(code)


@cache
def _sorted(game: Game) -> list[str]:
    return sorted(map(spelled, game.actions.codes))


@cache
def families(game: Game) -> tuple[str, ...]:
    """The first words of a game's codes, in their order."""
    return tuple(dict.fromkeys([code[0] for code in game.actions.codes]))


def hint(game: Game, text: str) -> Message | str:
    """The codes that begin as an unknown one does, a family like its first word, or nothing."""
    first = text.partition(" ")[0]
    if first not in families(game):
        return nearest(first, families(game))
    known = _sorted(game)
    at = bisect_left(known, text)
    around = known[max(0, at - NEAR) : at + NEAR]  # nothing farther off shares more
    near = [code for code in closest(text, around) if code.partition(" ")[0] == first]
    return Message("common.near-codes", {"near": "; ".join(near)})


def closest(text: str, codes: Sequence[str]) -> list[str]:
    """The few codes that share the longest beginning with a text, the best first."""
    return nsmallest(NEAR, codes, key=lambda code: -_shared(text, code))


def _shared(one: str, other: str) -> int:
    """How many letters two texts begin with together."""
    count = 0
    for a, b in zip(one, other, strict=False):
        if a != b:
            break
        count += 1
    return count
