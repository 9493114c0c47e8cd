"""Many games at one table, and what is counted over them: in one process, or shared out."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from time import perf_counter

from regalia import registry
from regalia.bots.base import Bot
from regalia.bots.seated import faults, seated
from regalia.core.game import Game
from regalia.core.options import OptionValue
from regalia.core.play import rollout
from regalia.core.rng import FastRng, Rng, SealedRng
from regalia.core.state import GameState

UNIFORM = "uniform"


@dataclass(frozen=True, slots=True)
class Table:
    """A game with its options, and the bot of every seat."""

    game: str
    options: Mapping[str, OptionValue]
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Stretch:
    """Some games in a row, of which each has its chance: its deal's, random play's, its bots'."""

    table: Table
    chances: tuple[tuple[int, ...], ...]


@dataclass
class Tally:
    """What is counted."""

    wins: list[int]
    scores: list[int] = field(default_factory=list)
    nobody: int = 0  # games that nobody won
    decided_by: Counter[str] = field(default_factory=Counter)  # points, a tie-break, …
    prizes: Counter[str] = field(default_factory=Counter)  # medals and titles of lone players
    moves: int = 0
    faults: int = 0  # questions that programs from outside did not answer
    seconds: float = 0.0

    def add(self, other: "Tally") -> None:
        """Count the games of another one, too."""
        self.wins = [own + more for own, more in zip(self.wins, other.wins, strict=True)]
        self.scores += other.scores
        self.nobody += other.nobody
        self.decided_by.update(other.decided_by)
        self.prizes.update(other.prizes)
        self.moves += other.moves
        self.faults += other.faults
        self.seconds += other.seconds


def stretches(table: Table, games: int, seed: int, length: int) -> Iterator[Stretch]:
    """So many games; how they are shared out changes nothing about any of them."""
    chance = SealedRng(seed)
    for first in range(0, games, length):
        count = min(length, games - first)
        words = 2 + len(table.names)
        chances = tuple(tuple(_word(chance) for _ in range(words)) for _ in range(count))
        yield Stretch(table, chances)


def play(stretch: Stretch) -> Tally:
    """Play some games."""
    table = stretch.table
    tally = Tally([0] * len(table.names))
    for chance in stretch.chances:
        _play(table, chance, tally)
    return tally


def _play(table: Table, chance: tuple[int, ...], tally: Tally) -> None:
    """One game, timed without its set-up of bots and its counting."""
    game, names = registry.find(table.game), table.names
    deal, random, *seeds = chance
    state = game.new(registry.options(game, len(names), table.options), deal)
    state.keeps_events = False
    with seated(names, game.id, seeds) as players:
        begin = perf_counter()
        if all(name == UNIFORM for name in names):
            # Random play needs no eyes: it runs inside the compiled engine.
            tally.moves += rollout(state, FastRng(random), game.max_actions)
        else:
            tally.moves += _duel(game, state, players)
        tally.seconds += perf_counter() - begin
        tally.faults += sum([faults(player) for player in players])
    tally.scores += [state.points(seat) for seat in range(state.seats)]
    outcome = state.outcome()
    tally.nobody += not outcome.winners
    tally.decided_by[outcome.by] += 1
    if outcome.medal or outcome.title:
        tally.prizes[outcome.medal or outcome.title] += 1
    for seat in outcome.winners:
        tally.wins[seat] += 1


def _duel(game: Game, state: GameState, players: list[Bot]) -> int:
    moves = 0
    while waiting := state.to_act():
        for seat in waiting:
            state.apply(seat, players[seat].choose(game.observe(state, seat)))
            moves += 1
    return moves


def _word(chance: Rng) -> int:
    """A 64-bit seed."""
    return chance.word() << 32 | chance.word()
