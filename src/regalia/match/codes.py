"""Codes as people write them, and what a mistyped or illegal one may have meant.

A server answers strangers while others play: no sentence may cost more than a glance at a sorted
list, however many codes a game has and whatever was sent.
"""

from bisect import bisect_left
from collections.abc import Sequence
from functools import cache
from heapq import nlargest
from itertools import islice, permutations, product

from regalia.core.actions import Code
from regalia.core.game import Game
from regalia.core.message import Message
from regalia.match.record import MOST_WORDS
from regalia.text import nearest

NEAR = 3  # how many codes a sentence names
MOST_TEXT = 400  # letters of a code that is one text; ours are shorter
MOST_PARTS = 4  # dice or goods in one word, "gold+gold+wood": all their orders are tried
MOST_SPELLINGS = 600  # of a stranger's code; two words of dice have at most 36


def spelled(code: Sequence[str]) -> str:
    """A code as people write it."""
    return " ".join(code)


def find(game: Game, code: Sequence[str]) -> int:
    """The action of a code, whatever its case and the order of dice and goods; -1 if none."""
    actions = game.actions
    if len(code) > MOST_WORDS:
        return -1
    small = tuple([word.lower() for word in code])
    if small in _shouted(game):
        return _shouted(game)[small]
    for spelling in islice(product(*map(_orders, small)), MOST_SPELLINGS):
        action = actions.action(spelling)
        if action >= 0:
            return action
    return -1


@cache
def _shouted(game: Game) -> dict[Code, int]:
    """The codes that have capital letters, by their small ones."""
    texts = map(spelled, game.actions.codes)
    return {
        tuple(text.lower().split()): action
        for action, text in enumerate(texts)
        if text != text.lower()
    }


def _orders(word: str) -> list[str]:
    """A word with its parts in every order, as it is first: "3+1", "1+3"; "white:2+1"."""
    head, colon, rest = word.rpartition(":")
    parts = rest.split("+")
    if not 1 < len(parts) <= MOST_PARTS:
        return [word]
    return list(dict.fromkeys([head + colon + "+".join(order) for order in permutations(parts)]))


@cache
def _family(game: Game, first: str) -> list[str]:
    """The codes that begin with a word, sorted."""
    return sorted([spelled(code) for code in game.actions.codes if code[0] == first])


@cache
def families(game: Game) -> tuple[str, ...]:
    """The first words of a game's codes, in their order."""
    return tuple(dict.fromkeys([code[0] for code in game.actions.codes]))


def hint(game: Game, text: str, legal: Sequence[str]) -> Message | str:
    """What an unknown code may have meant, and what is legal instead if its seat is asked."""
    text = text.lower()
    first = text.partition(" ")[0]
    own = [code for code in legal if code.partition(" ")[0] == first]
    is_family = first in families(game)
    if own or (legal and not is_family):
        return Message("common.near-legal", {"near": "; ".join(closest(text, own or legal))})
    if not is_family:
        return nearest(first, families(game))
    known = _family(game, first)
    at = bisect_left(known, text)
    near = "; ".join(closest(text, known[max(0, at - NEAR) : at + NEAR]))
    if not legal:
        return Message("common.near-codes", {"near": near})
    instead = "; ".join(closest(text, legal))
    return Message("common.near-not-now", {"near": near, "legal": instead})


def closest(text: str, codes: Sequence[str]) -> list[str]:
    """The few codes that are most like a text, the best first."""
    pairs = _pairs(text)
    return nlargest(NEAR, codes, key=lambda code: _likeness(pairs, _pairs(code)))


def _pairs(text: str) -> set[str]:
    """Which letters follow each other in a text: most outlive a slip, wherever it is."""
    return {text[at : at + 2] for at in range(len(text) - 1)}


def _likeness(some: set[str], others: set[str]) -> float:
    """From 0 to 1: the share of pairs that two texts have in common."""
    return 2 * len(some & others) / (len(some) + len(others) or 1)
