"""Codes as people write them, and what a mistyped or illegal one may have meant.

A server answers strangers while others play: no sentence may cost more than a glance at a list,
however many codes a game has and whatever was sent, not even the first in a process.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from heapq import nlargest
from itertools import chain, islice, permutations, product

import regalia.text.sentences  # noqa: F401  the parser: half of what the first sentence costs
from regalia.core.actions import Code
from regalia.core.game import Game
from regalia.core.message import Message
from regalia.match.record import MOST_WORDS
from regalia.text import nearest

NEAR = 3  # how many codes a sentence names
FEW = 100  # codes that are compared letter by letter
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
    if small in _capitalised(game):
        return _capitalised(game)[small]
    for spelling in islice(product(*map(_orders, small)), MOST_SPELLINGS):
        action = actions.action(spelling)
        if action >= 0:
            return action
    return -1


@cache
def _capitalised(game: Game) -> dict[Code, int]:
    """The codes that have capital letters, by their spelling in lower case."""
    written = "".join(chain.from_iterable(game.actions.codes))
    if written == written.lower():
        return {}  # as in most games: to look at each code takes twice as long
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
def beginning(game: Game, *words: str) -> dict[str, list[Code]]:
    """The codes that begin with some words and go on, by the word that comes next."""
    place = len(words)
    codes = beginning(game, *words[:-1])[words[-1]] if words else game.actions.codes
    found: dict[str, list[Code]] = {}
    for code in codes:
        if len(code) > place:
            found.setdefault(code[place], []).append(code)
    return found


def families(game: Game) -> dict[str, list[Code]]:
    """A game's codes by their first words, in their order."""
    return beginning(game)


def _alike(game: Game, words: Sequence[str]) -> list[str]:
    """The few codes that are most like some words, of which the first is a family's."""
    text, known, codes = spelled(words), [words[0]], families(game)[words[0]]
    for word in words[1:]:
        there = beginning(game, *known)
        if len(codes) <= FEW or not there:
            break
        known.append(word if word in there else closest(word, there)[0])
        codes = there[known[-1]]
    return closest(text, [spelled(code) for code in codes[:FEW]])


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
    near = "; ".join(_alike(game, text.split()))
    if not legal:
        return Message("common.near-codes", {"near": near})
    instead = "; ".join(closest(text, legal))
    return Message("common.near-not-now", {"near": near, "legal": instead})


def closest(text: str, codes: Iterable[str]) -> list[str]:
    """The few codes that are most like a text, the best first."""
    pairs = _pairs(text)
    return nlargest(NEAR, codes, key=lambda code: _likeness(pairs, _pairs(code)))


def _pairs(text: str) -> set[str]:
    """Which letters follow each other in a text: most outlive a slip, wherever it is."""
    return {text[at : at + 2] for at in range(len(text) - 1)}


def _likeness(some: set[str], others: set[str]) -> float:
    """From 0 to 1: the share of pairs that two texts have in common."""
    return 2 * len(some & others) / (len(some) + len(others) or 1)
