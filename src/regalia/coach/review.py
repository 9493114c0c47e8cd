"""A game that is over, looked at again: who was ahead when, what was chosen, what chance gave.

`chances` is each seat's chance to win at every position, if everybody went on at a glance. Where an
action let chance decide, the same action is tried with other draws: what came out, less what was to
be expected, is **luck**. For a decision, search says from the seat's own observation what it would
have done; both actions then meet the same worlds, and the difference is what the decision
**cost**.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, pvariance
from typing import Final

from regalia.bots.search import Mind, minds
from regalia.bots.search.mind import result
from regalia.coach.hints import searcher
from regalia.coach.onward import Look, goals, look, reseeded
from regalia.core.errors import BadRecord
from regalia.core.game import Game
from regalia.core.message import Message
from regalia.core.observation import Observation
from regalia.core.rng import FastRng
from regalia.core.state import GameState
from regalia.match import Match
from regalia.text import fail

LOOKS: Final = 32  # at each position
TRIES: Final = 4  # playouts of the search at each decision, for each look
SWINGS: Final = 5
APART: Final = 3  # positions: a swing nearer than this to a bigger one is the same
Z95: Final = 1.96


@dataclass(frozen=True, slots=True)
class Gain:
    """What something was worth to a seat, and how far that may be off (95 %)."""

    chance: float
    points: float
    chance_doubt: float
    points_doubt: float


@dataclass(frozen=True, slots=True)
class Decision:
    """A choice among several actions."""

    ply: int  # 1 is the first
    seat: int
    where: Message
    played: Message
    preferred: Message  # what search would have done
    is_same: bool
    cost: Gain  # how much better the preferred action was


@dataclass(frozen=True, slots=True)
class Draw:
    """A moment at which chance decided; 0 is the deal. What it gave to every seat."""

    ply: int
    where: Message
    gains: tuple[Gain, ...]


@dataclass(frozen=True, slots=True)
class Swing:
    """A moment that changed who would win: the seat that it changed most for, and by how much.

    Alone there is nobody to beat: what it changed is points.
    """

    ply: int
    seat: int
    change: float


@dataclass(frozen=True, slots=True)
class Ledger:
    """Of one seat: what chance gave it in all, and what its own choices cost it in all."""

    luck: Gain
    cost: Gain
    decisions: int
    agreed: int  # with search


@dataclass(frozen=True, slots=True)
class Review:
    """A game, looked at again."""

    match: Match
    looks: int  # at each position
    chances: list[tuple[float, ...]]  # by position: before the first action, after each
    margins: list[tuple[float, ...]]
    where: list[Message]  # by position
    who: list[int]  # by action
    did: list[Message]
    decisions: list[Decision]
    draws: list[Draw]
    swings: list[Swing]
    ledger: list[Ledger]


def review(
    match: Match,
    seed: int = 1,
    looks: int = LOOKS,
    tell: Callable[[int], None] = lambda plies: None,
) -> Review:
    """Look at a finished game again; the same seed says the same of it."""
    if not match.is_over():
        raise fail(BadRecord, "coach.error-open")
    return _Reviewer(match, seed, looks).run(tell)


class _Reviewer:
    def __init__(self, match: Match, seed: int, looks: int) -> None:
        self.match = match
        self.game: Game = match.game
        self.mind: Mind = minds.find(match.game.id)
        self.rng = FastRng(seed)
        self.looks = looks
        self.seed = seed

    def run(self, tell: Callable[[int], None]) -> Review:
        state = self.match.begin()
        state.keeps_events = False
        course = self._seeds()  # the same for every position: the line is calmer for it
        now = self._looks(_again(state, course), course, state)
        chances, margins = [_chances(now)], [_margins(now)]
        where, who, did = [self._where(state)], [], []
        decisions: list[Decision] = []
        draws = [Draw(0, where[0], self._deal(state))]
        for number, ply in enumerate(self.match.plies, 1):
            seen = self.game.observe(state, ply.seat)
            described = self.game.describe(seen, ply.action)
            if len(seen.legal) > 1:
                decisions.append(self._decision(number, seen, ply.action, described))
            before = state.clone()
            drawn = state.rng.count
            state.apply(ply.seat, ply.action)
            now = self._looks(_again(state, course), course, state)
            if state.rng.count != drawn:
                gains = self._luck(before, ply.seat, ply.action, state)
                draws.append(Draw(number, self._where(before), gains))
            chances.append(_chances(now))
            margins.append(_margins(now))
            where.append(self._where(state))
            who.append(ply.seat)
            did.append(described)
            tell(1)
        seats = range(self.match.seats)
        chances[-1] = tuple([result(state, seat) for seat in seats])
        ledger = [self._ledger(seat, decisions, draws) for seat in seats]
        swings = _swings(margins if self.match.seats == 1 else chances)
        return Review(
            self.match,
            self.looks,
            chances,
            margins,
            where,
            who,
            did,
            decisions,
            draws,
            swings,
            ledger,
        )

    def _seeds(self) -> list[int]:
        """Fresh ones for each comparison: an odd draw must not count again and again."""
        return [self.rng.word() for _ in range(self.looks)]

    def _looks(self, states: Iterator[GameState], seeds: list[int], model: GameState) -> list[Look]:
        """One look at each, all as far as from the model: what is compared ends alike."""
        each = zip(states, seeds, goals(model, self.mind, self.looks), strict=True)
        return [look(state, self.mind, seed, goal) for state, seed, goal in each]

    def _luck(self, before: GameState, seat: int, action: int, came: GameState) -> tuple[Gain, ...]:
        """What came of an action, less what else could have come of it."""
        seeds = self._seeds()
        others = self._looks(_others(before, seat, action, seeds), seeds, came)
        return _gains(self._looks(_again(came, seeds), seeds, came), others)

    def _deal(self, came: GameState) -> tuple[Gain, ...]:
        """What this deal was worth beside others."""
        seeds = self._seeds()
        deals = (self.match.begin(seed) for seed in seeds)
        return _gains(
            self._looks(_again(came, seeds), seeds, came), self._looks(deals, seeds, came)
        )

    def _where(self, state: GameState) -> Message:
        return self.game.where(self.game.observe(state, 0))

    def _decision(self, number: int, seen: Observation, action: int, played: Message) -> Decision:
        best = searcher(self.game, self.seed + number, TRIES * self.looks).weigh(seen)[0].action
        cost = Gain(0.0, 0.0, 0.0, 0.0)
        if best != action:
            pairs = self._worlds(seen, (best, action))
            cost = _mean(
                [ours[0] - theirs[0] for ours, theirs in pairs],
                [ours[1] - theirs[1] for ours, theirs in pairs],
            )
        preferred = self.game.describe(seen, best)
        where = self.game.where(seen)
        return Decision(number, seen.seat, where, played, preferred, best == action, cost)

    def _worlds(self, seen: Observation, actions: Sequence[int]) -> list[list[tuple[float, float]]]:
        """Chance and margin of each action, in worlds that the seat could have been in."""
        found = []
        for number, seed in enumerate(self._seeds()):
            world = self.game.imagine(seen, seed)
            goal = goals(world, self.mind, number + 1)[number]
            ends = []
            for action in actions:
                twin = world.clone()
                twin.apply(seen.seat, action)
                ahead = look(twin, self.mind, seed, goal)
                ends.append((ahead.chances[seen.seat], ahead.margins[seen.seat]))
            found.append(ends)
        return found

    def _ledger(self, seat: int, decisions: list[Decision], draws: list[Draw]) -> Ledger:
        mine = [decision for decision in decisions if decision.seat == seat]
        luck = _sum([draw.gains[seat] for draw in draws])
        cost = _sum([decision.cost for decision in mine])
        return Ledger(luck, cost, len(mine), sum([decision.is_same for decision in mine]))


def _again(state: GameState, seeds: list[int]) -> Iterator[GameState]:
    """The position with other chance to come."""
    return (reseeded(state, seed) for seed in seeds)


def _others(before: GameState, seat: int, action: int, seeds: list[int]) -> Iterator[GameState]:
    """What else the same action could have led to."""
    for seed in seeds:
        twin = reseeded(before, seed)
        twin.apply(seat, action)
        yield twin


def _chances(looks: list[Look]) -> tuple[float, ...]:
    return tuple([fmean(column) for column in zip(*[one.chances for one in looks], strict=True)])


def _margins(looks: list[Look]) -> tuple[float, ...]:
    return tuple([fmean(column) for column in zip(*[one.margins for one in looks], strict=True)])


def _gains(came: list[Look], expected: list[Look]) -> tuple[Gain, ...]:
    """For every seat what came out less what was to be expected; look by look, as they pair."""
    gains = []
    for seat in range(len(came[0].chances)):
        pairs = list(zip(came, expected, strict=True))
        gains.append(
            _mean(
                [one.chances[seat] - other.chances[seat] for one, other in pairs],
                [one.margins[seat] - other.margins[seat] for one, other in pairs],
            )
        )
    return tuple(gains)


def _mean(chances: Sequence[float], points: Sequence[float]) -> Gain:
    return Gain(fmean(chances), fmean(points), _doubt(chances), _doubt(points))


def _doubt(values: Sequence[float]) -> float:
    """Half the 95 % interval of a mean."""
    return Z95 * sqrt(pvariance(values) / max(1, len(values) - 1))


def _sum(gains: Sequence[Gain]) -> Gain:
    """All together; doubts of independent looks add as squares."""
    return Gain(
        sum([gain.chance for gain in gains]),
        sum([gain.points for gain in gains]),
        sqrt(sum([gain.chance_doubt**2 for gain in gains])),
        sqrt(sum([gain.points_doubt**2 for gain in gains])),
    )


def _swings(chances: list[tuple[float, ...]]) -> list[Swing]:
    """The biggest changes of anybody's chance, or of a lone player's points, in order."""
    found = []
    for ply in range(1, len(chances)):
        changes = [
            after - before for before, after in zip(*chances[ply - 1 : ply + 1], strict=True)
        ]
        seat = max(range(len(changes)), key=lambda seat: abs(changes[seat]))
        found.append(Swing(ply, seat, changes[seat]))
    found.sort(key=lambda swing: -abs(swing.change))
    kept: list[Swing] = []
    for swing in found:
        if len(kept) < SWINGS and all(abs(swing.ply - other.ply) >= APART for other in kept):
            kept.append(swing)
    return sorted(kept, key=lambda swing: swing.ply)
