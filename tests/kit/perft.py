"""Perft: how many ways to play so many actions, seats in canonical order, chance as it falls."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from regalia import registry
from regalia.core.game import Game
from regalia.core.options import Options
from regalia.core.state import GameState
from regalia.testing.scene import after
from regalia.testing.settings import option_sets
from regalia.testing.walk import Walk

FILE = Path(__file__).parents[1] / "golden" / "perft.txt"
CHEAP = 4_000  # counted in every run of the tests
DEEP = 60_000  # counted by `make fuzz`
HEADER = "# game options seed at depth count; `at`: after so many actions of a uniform walk\n"


@dataclass(frozen=True)
class Line:
    """One count, and where it was made."""

    game: str
    options: str  # the seats and what is not default, as `4;demons=alternative`
    seed: int
    at: int
    depth: int
    count: int

    def __str__(self) -> str:
        return f"{self.game} {self.options} {self.seed} {self.at} {self.depth} {self.count}"


def perft(state: GameState, depth: int) -> int:
    """The number of sequences of `depth` actions, shorter ones that end the game included."""
    if depth == 0 or state.is_over():
        return 1
    seat = state.to_act()[0]
    legal = state.legal(seat)
    if depth == 1:
        return len(legal)
    total = 0
    for action in legal:
        child = state.clone()
        child.apply(seat, action)
        total += perft(child, depth - 1)
    return total


def read() -> list[Line]:
    """The lines of the file."""
    rows = [row.split() for row in FILE.read_text(encoding="utf-8").splitlines()[1:]]
    return [Line(game, options, *map(int, numbers)) for game, options, *numbers in rows]


def count(line: Line) -> int:
    """The count of a line, made anew."""
    game = registry.find(line.game)
    seats, _, values = line.options.partition(";")
    given = registry.read_options(game, values.split(";") if values else [])
    options = registry.options(game, int(seats), given)
    return perft(after(game, options, line.seed, line.at), line.depth)


def survey(game: Game) -> Iterator[Line]:
    """New lines for a game: at the start, midway and late, by default and with all unusual."""
    for seats in game.seats:
        sets = list(option_sets(game, seats))
        for options in (sets[0][1], sets[-1][1]):
            walk = Walk(game, options, 1, "uniform")
            walk.end()
            for at in (0, len(walk.steps) // 2, len(walk.steps) * 9 // 10):
                yield from deepen(game, options, at)


def deepen(game: Game, options: Options, at: int) -> Iterator[Line]:
    """The deepest cheap count, and the deepest of the deep ones."""
    state = after(game, options, 1, at)
    unusual = [
        f"{option.id}={registry.spelled(options[option.id])}"
        for option in game.options()
        if repr(options[option.id]) != repr(option.default)
    ]
    name = ";".join([str(options.seats), *unusual])
    kept: dict[int, Line] = {}
    for depth in range(1, 12):
        ways = perft(state, depth)
        if ways > DEEP:
            break
        kept[CHEAP if ways <= CHEAP else DEEP] = Line(game.id, name, 1, at, depth, ways)
    yield from kept.values()
