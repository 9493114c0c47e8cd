"""One deal played out, in every rotation of its bots."""

from collections.abc import Sequence
from dataclasses import dataclass
from time import perf_counter, process_time

from regalia import registry
from regalia.arena.dealt import dealt
from regalia.arena.plan import Job, Table, rotations, word
from regalia.bots import Bot
from regalia.bots.outside import Outside
from regalia.bots.seated import faults, seated
from regalia.core.errors import RegaliaError
from regalia.core.game import Game
from regalia.core.options import Options
from regalia.core.state import GameState


class Cheat(RegaliaError):
    """A bot of ours chose what is not legal: a mistake in the program."""


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game, each list by seat."""

    table: Table  # who sat where
    points: tuple[int, ...]
    ranks: tuple[int, ...]
    winners: tuple[int, ...]
    moves: tuple[int, ...]
    seconds: tuple[float, ...]  # of thought
    faults: tuple[int, ...]  # questions without an answer that counts
    sheets: tuple[tuple[int, ...], ...] = ()  # points by line, where asked for
    watched: tuple[tuple[int, ...], ...] = ()  # the actions that were to be kept, each once
    dealt: tuple[tuple[str, ...], ...] = ()  # what chance gave, where asked for


def play(job: Job) -> list[Played]:
    """All rotations of a deal. A seat meets the same chance in each, whoever sits there."""
    game = registry.find(job.game)
    options = registry.options(game, job.seats, job.options)
    seeds = [word(job.seed, job.deal, seat) for seat in range(job.seats)]
    return [_game(game, options, job, table, seeds) for table in rotations(job.table)]


def _game(game: Game, options: Options, job: Job, table: Table, seeds: list[int]) -> Played:
    with seated(table, game.id, seeds) as players:
        return _played(game, options, job, table, players)


def _played(game: Game, options: Options, job: Job, table: Table, players: Sequence[Bot]) -> Played:
    # What a program of somebody else's computes is not on our clock; how long it takes is.
    clocks = [perf_counter if isinstance(player, Outside) else process_time for player in players]
    state = game.new(options, word(job.seed, job.deal))
    state.keeps_events = False
    moves = [0] * state.seats
    seconds = [0.0] * state.seats
    watched: list[dict[int, None]] = [{} for _ in players]
    while waiting := state.to_act():
        for seat in waiting:
            seen = game.observe(state, seat)
            begin = clocks[seat]()
            action = players[seat].choose(seen)
            seconds[seat] += clocks[seat]() - begin
            moves[seat] += 1
            if action not in seen.legal:
                raise Cheat(f"{table[seat]} chose {action}, which is not legal")
            if job.watch and game.actions.codes[action][0] == job.watch:
                watched[seat][action] = None
            state.apply(seat, action)
    return Played(
        table,
        tuple([state.points(seat) for seat in range(state.seats)]),
        tuple(state.ranks()),
        tuple(state.winners()),
        tuple(moves),
        tuple(seconds),
        tuple([faults(player) for player in players]),
        () if job.watch is None else tuple([_sheet(state, seat) for seat in range(state.seats)]),
        () if job.watch is None else tuple([tuple(kept) for kept in watched]),
        () if job.watch is None else tuple([dealt(game.id, state, s) for s in range(state.seats)]),
    )


def _sheet(state: GameState, seat: int) -> tuple[int, ...]:
    return tuple([line.points for line in state.score(seat).lines])
