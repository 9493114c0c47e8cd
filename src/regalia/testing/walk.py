"""Random play over any game: reproducible from a seed, biased so as to meet rare branches."""

import os
from collections.abc import Iterator
from random import Random
from typing import ClassVar

from regalia.core.events import Event
from regalia.core.game import Game
from regalia.core.options import Options
from regalia.core.state import GameState

# Uniform over actions; uniform over families of actions; by tastes that each seat draws for itself.
MOODS = ("uniform", "family", "taste")


def fuzz() -> int:
    """By how much `make fuzz` multiplies the walks."""
    return max(1, int(os.environ.get("REGALIA_FUZZ") or 1))


class Walk:
    """One random game: who did what, and the states and events on the way."""

    latest: ClassVar["Walk | None"] = None  # the walk to save when a law fails

    def __init__(self, game: Game, options: Options, seed: int, mood: str) -> None:
        self.game = game
        self.options = options
        self.seed = seed
        self.mood = mood
        self.random = Random(f"{seed} {mood}")
        self.tastes: dict[tuple[int, str], float] = {}
        self.steps: list[tuple[int, int]] = []
        self.events: list[Event] = []
        self.at = 0
        Walk.latest = self

    def __repr__(self) -> str:
        return f"<Walk: {self.game.id}, seed {self.seed}, {len(self.steps)} steps>"

    def states(self) -> Iterator[GameState]:
        """The state before every action and after the last; `events` led to it, `steps` too."""
        Walk.latest = self
        self.steps = []
        state = self.game.new(self.options, self.seed)
        self.events = state.take_events()
        self.at = 0
        yield state
        while not state.is_over():
            assert self.at < self.game.max_actions, f"no end after {self.at} actions"
            seat, action = self.choose(state)
            self.steps.append((seat, action))
            state.apply(seat, action)
            self.events = state.take_events()
            self.at += 1
            yield state

    def end(self) -> GameState:
        """The state in which the walk ends."""
        *_, state = self.states()
        return state

    def some(self, count: int) -> Iterator[GameState]:
        """About `count` states of the walk, the first and the last among them."""
        self.end()
        steps = self.steps[:]
        length = len(steps) + 1
        chosen = {0, length - 1, *self.random.sample(range(length), min(count, length))}
        for at, state in enumerate(self.again(steps)):
            if at in chosen:
                yield state

    def again(self, steps: list[tuple[int, int]]) -> Iterator[GameState]:
        """The states of a game played before."""
        state = self.game.new(self.options, self.seed)
        self.events = state.take_events()
        self.at = 0
        yield state
        for seat, action in steps:
            state.apply(seat, action)
            self.events = state.take_events()
            self.at += 1
            yield state

    def choose(self, state: GameState) -> tuple[int, int]:
        """A seat among those that owe a decision, and one of its legal actions."""
        seat = self.random.choice(state.to_act())
        legal = state.legal(seat)
        if self.mood == "family":
            families = sorted({self.game.actions.code(action)[0] for action in legal})
            family = self.random.choice(families)
            legal = [action for action in legal if self.game.actions.code(action)[0] == family]
        elif self.mood == "taste":
            weights = [self.taste(seat, action) for action in legal]
            return seat, self.random.choices(legal, weights)[0]
        return seat, self.random.choice(legal)

    def taste(self, seat: int, action: int) -> float:
        """How much the seat likes an action: the product over the parts of its code."""
        liking = 1.0
        for part in self.game.actions.code(action):
            if (seat, part) not in self.tastes:
                self.tastes[seat, part] = Random(f"{self.seed} {seat} {part}").choice((0.1, 1, 5))
            liking *= self.tastes[seat, part]
        return liking

    def next_seed(self) -> int:
        """A fresh seed for an imagined world."""
        return self.random.getrandbits(64)


def walks(game: Game, options: Options, seed: int, count: int = 1) -> Iterator[Walk]:
    """`count` walks, times the fuzz factor, through all moods in turn."""
    for number in range(count * fuzz()):
        yield Walk(game, options, seed + number, MOODS[(seed + number) % len(MOODS)])
