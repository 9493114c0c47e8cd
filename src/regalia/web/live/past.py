"""A match that can be looked at after each of its moves, by the eyes of one seat at a time.

Of a match that is over everything is open: every move is a stop. Of one that goes on, a seat stops
only where it saw something change; how often others did what it cannot see is counted nowhere.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from regalia.core.actions import Code
from regalia.core.events import SPECTATOR, Event
from regalia.core.game import Game
from regalia.core.observation import Observation
from regalia.core.options import Options
from regalia.core.state import GameState
from regalia.match import Match
from regalia.match.fair import Deal
from regalia.match.positions import Position
from regalia.web.store import PlyRow

KEPT_EVERY = 16  # moves between two positions that are kept; those between are played again


@dataclass(frozen=True, slots=True)
class Move:
    """An action as it was played, and what came of it."""

    seat: int
    action: int
    events: tuple[Event, ...]
    digest: str


class Past:
    """Options, seed and moves, and a kept position every few moves."""

    def __init__(
        self,
        game: Game,
        options: Options,
        seed: int,
        nonce: str = "",
        deal: Deal | None = None,
        position: Position | None = None,
    ) -> None:
        self.game = game
        self.options = options
        self.seed = seed
        self.nonce = nonce
        self.deal = deal
        self.position = position  # where it begins, if not with the set-up
        self.moves: list[Move] = []
        match = Match(game, options, seed, nonce, deal, position)
        self.last, self.opening = match.state, match.opening
        self.last.keeps_events = False
        self.kept: list[GameState] = [self.last.clone()]
        self.walks: dict[tuple[int, bool], Walk] = {}

    def add(self, moves: Iterable[Move]) -> None:
        """What was played since; it was legal when it was."""
        for move in moves:
            self.last.apply(move.seat, move.action)
            self.moves.append(move)
            if len(self.moves) % KEPT_EVERY == 0:
                self.kept.append(self.last.clone())

    @property
    def is_over(self) -> bool:
        return self.last.is_over()

    def state(self, number: int) -> GameState:
        """The position after so many moves, for this caller alone."""
        state = self.kept[number // KEPT_EVERY].clone()
        for move in self.moves[number - number % KEPT_EVERY : number]:
            state.apply(move.seat, move.action)
        return state

    def code(self, move: Move) -> Code:
        return self.game.actions.code(move.action)

    def walk(self, eyes: int, is_open: bool) -> "Walk":
        """Where a seat, or SPECTATOR, stops; after the end the same places for everybody."""
        key = (SPECTATOR if is_open else eyes, is_open)
        walk = self.walks.get(key)
        if walk is None:
            walk = self.walks[key] = Walk(self, *key)
        walk.go_on(self)
        return walk


class Walk:
    """The stops of one viewer, oldest first; stop 0 is the set-up."""

    def __init__(self, past: Past, eyes: int, is_open: bool) -> None:
        self.eyes = eyes
        self.is_open = is_open
        self.seen = past.game.observe(past.state(0), eyes)
        self.walked = 0
        self.stops = [0]  # after which move
        self.movers = [-1]  # whose move it was, -1 where that cannot be told
        self.wheres = [past.game.where(self.seen)]
        self.labels = [label_of(past.game, self.seen)]

    def go_on(self, past: Past) -> None:
        """Walk through what has been played since the last time."""
        if self.walked == len(past.moves):
            return
        state = past.state(self.walked)
        for number, move in enumerate(past.moves[self.walked :], self.walked + 1):
            state.apply(move.seat, move.action)
            seen = past.game.observe(state, self.eyes)
            heard = any(event.is_for(self.eyes) for event in move.events)
            if self.is_open or heard or move.seat == self.eyes or seen != self.seen:
                self.stops.append(number)
                self.movers.append(move.seat if self._can_tell(move, seen) else -1)
                self.wheres.append(past.game.where(seen))
                self.labels.append(label_of(past.game, seen))
            self.seen = seen
        self.walked = len(past.moves)

    def _can_tell(self, move: Move, seen: Observation) -> bool:
        """Whether the viewer knows who moved."""
        before = self.seen.to_act
        return (
            self.is_open
            or move.seat == self.eyes
            or before == (move.seat,)
            or (move.seat in before and move.seat not in seen.to_act)
            or any(event.is_for(self.eyes) and event.seat == move.seat for event in move.events)
        )

    @property
    def last(self) -> int:
        """The number of the last stop."""
        return len(self.stops) - 1

    def at(self, number: int) -> int:
        """The last stop at or before a move."""
        return next(n for n in range(self.last, -1, -1) if self.stops[n] <= number)

    def turns(self) -> list[int]:
        """The stops at which a turn has ended: somebody else moves next."""
        movers = self.movers
        ends = [n for n in range(1, self.last) if movers[n] != movers[n + 1]]
        return sorted({0, *ends, self.last})

    def parts(self) -> list[int]:
        """The stops at which a round, a season or a phase begins."""
        new = [n for n in range(1, self.last + 1) if self.wheres[n] != self.wheres[n - 1]]
        return [0, *new]

    def rounds(self) -> list[tuple[str, int]]:
        """The rounds by the numbers they are called by, each with the stop at which it begins."""
        found: list[tuple[str, int]] = []
        for n, label in enumerate(self.labels):
            if label and (not found or found[-1][0] != label):
                found.append((label, n))
        return found


def label_of(game: Game, seen: Observation) -> str:
    """What the round is called, of all that a game says about where it stands; or ""."""
    args = {} if seen.over else game.where(seen).args
    for name in ("year", "round", "n"):
        if type(args.get(name)) in (int, str):
            return str(args[name])
    return ""


def past_of(match: Match) -> Past:
    """A match as it was played."""
    past = Past(match.game, match.options, match.seed, match.nonce, match.deal, match.position)
    past.add([Move(ply.seat, ply.action, ply.events, ply.digest) for ply in match.plies])
    return past


def moves_of(game: Game, plies: Iterable[PlyRow]) -> list[Move]:
    """Moves as the database has them."""
    return [
        Move(
            ply.seat,
            game.actions.action(tuple(ply.code)),
            tuple(read_event(raw) for raw in ply.events),
            ply.digest,
        )
        for ply in plies
    ]


def read_event(raw: list[object]) -> Event:
    """An event as the database has it."""
    kind, seat, args, audience, rule = raw
    return Event(kind, seat, tuple(args), audience, rule)  # type: ignore[arg-type]
