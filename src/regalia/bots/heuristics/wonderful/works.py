"""Works: whatever cubes can finish, and what finishing it brings.

A work is a card under construction, a card in hand, a quest step or a Menace to be beaten. Kinds
are the resources in the order of their steps, then Krystallium, then characters or Soldiers.
"""

from dataclasses import dataclass, replace
from typing import Final

from mypy_extensions import i64

from regalia.games.wonderful.sites import card_of

NO_CARD: Final = -1


@dataclass
class Weights:
    """What is a matter of taste, in victory points."""

    cube: list[list[float]]  # a cube of a resource in each round
    growth: list[float]  # cards of each type, and tokens, that a round brings
    wild: list[float]  # a Krystallium, by the rounds that follow
    full: float  # cubes of a kind that a round can use well,
    surplus: float  # and what more of them are worth
    later: float  # trust that a work will be finished in a later round
    lack: float  # a cube that production will not bring
    borrowed: float  # a cube of a later round that a work of today uses up
    late_flow: float  # the part of the next round's production that a work finished in it misses
    recycled: float  # cubes of a wanted kind that later rounds bring by recycling


@dataclass
class Facts:
    """The cards of one game as a planner needs them, by card."""

    resources: int
    kinds: int
    wild: int  # the kind that is Krystallium; kinds above it are characters or Soldiers
    points: list[float]
    types: list[int]  # a column of `counts`, or NO_CARD
    badges: list[list[tuple[int, int]]]  # points for each of a target
    duos: list[list[tuple[int, int, int]]]  # points for each pair of two targets
    yields: list[list[tuple[int, int]]]  # icons of a resource
    per: list[list[tuple[int, int]]]  # a cube of a resource for each card of a type
    bonus: list[list[tuple[int, int]]]  # Krystallium and tokens by kind
    recycling: list[list[int]]  # the cubes of a recycled card
    slots: list[list[int]]  # the cost by kind
    supremacy: list[int]  # the token of each step, or NO_CARD where it may be chosen
    tokens: float  # that one supremacy brings
    weights: Weights


def numbers(weights: Weights) -> list[float]:
    """Weights as a list, for tuning; Krystallium left over at the end does not count."""
    w = weights
    found = [price for row in w.cube for price in row]
    found += [*w.growth, *w.wild[1:], w.full, w.surplus, w.later, w.lack]
    return [*found, w.borrowed, w.late_flow, w.recycled]


def weighted(facts: Facts, found: list[float]) -> Facts:
    """The same cards with other weights."""
    rounds = len(facts.weights.wild)
    cubes = facts.resources * rounds
    types = cubes + len(facts.weights.growth)
    rest = types + rounds - 1
    weights = Weights(
        cube=[found[at : at + rounds] for at in range(0, cubes, rounds)],
        growth=found[cubes:types],
        wild=[0.0, *found[types:rest]],
        full=found[rest],
        surplus=found[rest + 1],
        later=found[rest + 2],
        lack=found[rest + 3],
        borrowed=found[rest + 4],
        late_flow=found[rest + 5],
        recycled=found[rest + 6],
    )
    return replace(facts, weights=weights)


def pairs(row: list[int], first: int = 0) -> list[tuple[int, int]]:
    """The kinds of a row that are not 0, and how many, from a kind on."""
    return [(kind, n) for kind, n in enumerate(row) if n and kind >= first]


class Work:
    """Something under way: what it still needs, and what it brings beside its card's own worth."""

    __slots__ = (
        "card",
        "extra",
        "free",
        "is_late",
        "is_new",
        "late",
        "left",
        "mark",
        "merit",
        "of",
        "packed",
    )

    def __init__(
        self,
        card: int,
        free: list[int],
        extra: float = 0.0,
        is_new: bool = False,
        is_late: bool = False,
        mark: int = 0,
    ) -> None:
        self.card = card
        self.free = free
        self.left: i64 = 0
        self.packed: i64 = 0
        shift: i64 = 0
        for n in free:
            self.left += n
            self.packed |= i64(n) << shift
            shift += 4
        self.extra = extra
        self.is_new = is_new  # in hand: it may be recycled instead
        self.is_late = is_late  # it can only be finished when the round ends
        self.mark = mark  # for the code that turns plans into actions
        # What an outlook, the last that asked, thinks of it; and the number of that one.
        self.of: i64 = 0
        self.merit = 0.0
        self.late = 0.0


@dataclass
class Holdings:
    """What a seat has, and what it will get."""

    round: int
    rounds: int  # after this one
    steps: list[int]  # resources that this round still brings
    now: list[int]  # cubes in hand, by resource
    made: list[int]  # production
    counts: list[float]  # finished cards by type, and tokens by kind
    badges: list[float]  # points for each of them
    duos: list[tuple[int, int, int]]
    per: list[tuple[int, int]]
    rivals: list[int]  # production that must be exceeded for supremacy
    wild: int
    cubes: int  # that are on their way to a Krystallium
    points: float = 0.0
    token: float = 0.0  # what a token is worth beyond its points


def copy_at(sites: list[int], mark: int) -> int:
    """Which copy of its card a site is, counted from 0; equal ones are all the first of them."""
    at = sites.index(sites[mark])
    first = at
    while first > 0 and card_of(sites[first - 1]) == card_of(sites[at]):
        first -= 1
    return at - first
