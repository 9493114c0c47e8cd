"""Many games of one setting, stepped together: what learners read lies in one stretch of memory.

Each game asks one seat at a time, the lowest of those that owe a decision. A game that ends is
dealt anew in the same step: `done` and `reward` tell of the end, all else of the new game. Each
game has chance of its own, so a part of a batch goes the same way as it does in the whole.
"""

from typing import Final

from mypy_extensions import i32, i64, u8

from regalia.core.columns import Columns
from regalia.core.errors import IllegalAction
from regalia.core.floats import Bytes, Floats, bits_of, blank, new_bytes, new_floats
from regalia.core.game import Game
from regalia.core.options import Options
from regalia.core.rng import FastRng
from regalia.core.state import FIRST_SEAT, GameState
from regalia.core.utility import utilities

NO: Final[u8] = 0
YES: Final[u8] = 1


def next_seed(rng: FastRng) -> int:
    """A seed of 64 bits."""
    return rng.word() << 32 | rng.word()


class Batch:
    """`count` games side by side, the `first` and those after it; all lies game after game.

    `mask` has a byte for each action, `reward` a float32 for each seat, `seat` and `done` one byte
    each; `observation` is a row of `columns`, or nothing where nobody wants it.
    """

    def __init__(
        self,
        game: Game,
        options: Options,
        count: i64,
        seed: int,
        columns: Columns | None,
        first: i64 = 0,
    ) -> None:
        self.game = game
        self.options = options
        self.count = count
        chance = FastRng(seed)
        for _ in range(first):
            next_seed(chance)
        self.rngs: list[FastRng] = [FastRng(next_seed(chance)) for _ in range(count)]
        self.columns = columns
        self.width: i64 = columns.width if columns is not None else 0
        self.actions: i64 = len(game.actions)
        self.seats = options.seats
        self.mask: Bytes = new_bytes(count * self.actions)
        self.observation: Floats = new_floats(count * self.width)
        self.seat: Bytes = new_bytes(count)
        self.reward: Floats = new_floats(count * self.seats)
        self.done: Bytes = new_bytes(count)
        # What stands at the head of every row, and never changes: the options, the seats.
        self.begin: i64 = 0
        self.head: Floats = new_floats(0)
        if columns is not None:
            self.begin = columns.fields[0].at
            self.head = new_floats(self.begin)
            columns.put_options(options, self.head, 0)
        self.states: list[GameState] = [self.deal(number) for number in range(count)]
        self.legal: list[list[int]] = [[] for _ in range(count)]
        for number in range(count):
            self.ask(number)

    def deal(self, number: i64) -> GameState:
        """A new game, from its next seed."""
        state = self.game.new(self.options, next_seed(self.rngs[number]))
        state.keeps_events = False
        return state

    def ask(self, number: i64) -> None:
        """Say who is asked in a game, what it may do, and what it sees."""
        state = self.states[number]
        seat: i64 = FIRST_SEAT[state.pending & 127]
        legal = state.legal(seat)
        self.legal[number] = legal
        self.seat[number] = u8(seat)
        mask = self.mask
        first: i64 = number * self.actions
        for action in legal:
            mask[first + action] = YES
        columns = self.columns
        if columns is not None:
            at: i64 = number * self.width
            out = self.observation
            blank(out, at, self.width)
            head = self.head
            for place in range(self.begin):
                out[at + place] = head[place]
            columns.put_asked(self.seats, seat, state.pending, state.phase, out, at)
            state.put_columns(columns, seat, out, at + self.begin)

    def step(self, actions: list[int]) -> None:
        """Let every game go on by one action; nothing happens if one of them is not legal."""
        mask = self.mask
        if len(actions) != self.count:
            raise IllegalAction(f"{len(actions)} actions for {self.count} games")
        for number in range(self.count):
            action: i64 = actions[number]
            if action < 0 or action >= self.actions or mask[number * self.actions + action] == NO:
                raise IllegalAction(f"action {action} is not legal in game {number}")
        for number in range(self.count):
            self.clear(number)
            state = self.states[number]
            state.apply(self.seat[number], actions[number])
            if state.pending == 0:
                self.finish(number)
            self.ask(number)

    def clear(self, number: i64) -> None:
        """Forget what was legal in a game, and that another ended before."""
        mask = self.mask
        first: i64 = number * self.actions
        for action in self.legal[number]:
            mask[first + action] = NO
        if self.done[number] == YES:
            self.done[number] = NO
            blank(self.reward, number * self.seats, self.seats)

    def finish(self, number: i64) -> None:
        """Tell how a game ended, and deal the next."""
        self.done[number] = YES
        worth = utilities(self.states[number])
        at: i64 = number * self.seats
        for seat in range(self.seats):
            self.reward[at + seat] = i32(bits_of(worth[seat]))
        self.states[number] = self.deal(number)

    def choose(self, rng: FastRng) -> list[int]:
        """A legal action for each game, drawn uniformly."""
        return [legal[rng.below(len(legal))] for legal in self.legal]
