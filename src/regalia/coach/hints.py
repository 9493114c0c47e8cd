"""The best actions of a seat, from its observation only, and why they are."""

from dataclasses import dataclass
from typing import Final

from regalia.bots.search import Budget, Estimate, Search, minds
from regalia.coach.why import terms, why
from regalia.core.game import Game
from regalia.core.message import Message
from regalia.core.observation import Observation

COUNT: Final = 3
TRIES: Final = 600  # playouts of a search


@dataclass(frozen=True, slots=True)
class Hint:
    """An action worth considering."""

    action: int
    chance: Estimate  # to win
    margin: Estimate  # points before the best rival; alone, points
    why: Message


def searcher(game: Game, seed: int, tries: int = TRIES) -> Search:
    """The search that gives advice; the same seed gives the same advice."""
    return Search(game, minds.find(game.id), Budget(iterations=tries), seed)


def hints(game: Game, seen: Observation, seed: int, tries: int = TRIES) -> list[Hint]:
    """The best three actions, best first; fewer if the seat has fewer, none if it owes nothing."""
    weighed = searcher(game, seed, tries).weigh(seen)[:COUNT]
    if len(weighed) == 1 and len(seen.legal) == 1:
        only = weighed[0]
        return [Hint(only.action, only.chance, only.margin, Message("coach.why-only"))]
    mind = minds.find(game.id)
    found = terms(game, mind, seen, [other.action for other in weighed], seed)
    return [
        Hint(
            one.action,
            one.chance,
            one.margin,
            why(found[number], found[0 if number else min(1, len(found) - 1)], number == 0),
        )
        for number, one in enumerate(weighed)
    ]
