"""`regalia simulate`: many games at once, and what came out."""

from collections import Counter
from dataclasses import dataclass, field
from statistics import fmean, pstdev
from time import perf_counter
from typing import Annotated

import typer
from rich.table import Table

from regalia import registry
from regalia.bots import Bot
from regalia.bots.outside import is_outside
from regalia.bots.seated import called, faults, seated
from regalia.build import build
from regalia.cli.progress import progress
from regalia.cli.screen import AsJson, Lang, Screen
from regalia.core.errors import BadOption
from regalia.core.game import Game
from regalia.core.options import Options
from regalia.core.play import rollout
from regalia.core.rng import FastRng, Rng, SealedRng
from regalia.core.state import GameState
from regalia.match.fair import draw_seed
from regalia.text import fail

UNIFORM = "uniform"

GameId = Annotated[
    str, typer.Argument(metavar="GAME", help="The game's id, as in `regalia games`.")
]
BotNames = Annotated[
    list[str] | None,
    typer.Option(
        "--bot",
        metavar="NAME",
        help="Once for all seats, or once per seat; cmd:COMMAND is a program of yours.",
    ),
]
Pairs = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="K=V", help="An option of the game; may be repeated."),
]
Seed = Annotated[
    int | None,
    typer.Option(min=0, help="Play the same again. [dim]Default: drawn at random.[/dim]"),
]


@dataclass
class Tally:
    """What is counted over all games."""

    wins: list[int]
    scores: list[int]
    nobody: int = 0  # games that nobody won
    decided_by: Counter[str] = field(default_factory=Counter)  # points, a tie-break, …
    prizes: Counter[str] = field(default_factory=Counter)  # medals and titles of lone players
    moves: int = 0
    faults: int = 0  # questions that programs from outside did not answer
    seconds: float = 0.0


def simulate(
    game: GameId,
    seats: Annotated[
        int | None, typer.Option(help="How many seats. [dim]Default: the most.[/dim]")
    ] = None,
    games: Annotated[int, typer.Option(min=1, max=10_000_000, help="How many games.")] = 100,
    seed: Seed = None,
    bot: BotNames = None,
    option: Pairs = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Let bots play many games and count who wins."""
    screen = Screen(lang)
    found = registry.find(game)
    count = max(found.seats) if seats is None else seats
    options = registry.options(found, count, registry.read_options(found, option or []))
    names = seat_bots(found, count, bot or [UNIFORM])
    tally = Tally([0] * count, [])
    chance = SealedRng(draw_seed() if seed is None else seed)
    with progress(screen) as bar:
        for _ in bar.track(range(games), description=found.id):
            _play(found, options, names, chance, tally)
    document: dict[str, object] = {
        "game": found.id,
        "seats": count,
        "games": games,
        "moves": tally.moves,
        "seconds": round(tally.seconds, 6),
        "moves_per_second": round(tally.moves / max(tally.seconds, 1e-9), 1),
        "build": build(),
        "scores": {"mean": round(fmean(tally.scores), 4), "sd": round(pstdev(tally.scores), 4)},
        "wins": tally.wins,
        "nobody": tally.nobody,
        "decided_by": dict(tally.decided_by.most_common()),
        "prizes": dict(tally.prizes.most_common()),
    }
    if any(is_outside(name) for name in names):
        document["faults"] = tally.faults
    if as_json:
        screen.print_json(document)
    else:
        _print(screen, document, names)


def seat_bots(game: Game, seats: int, names: list[str]) -> list[str]:
    """The bot of every seat: one name for all, or one for each."""
    for name in names:
        called(name, game.id, 0)
    if len(names) == 1:
        return names * seats
    if len(names) != seats:
        raise fail(BadOption, "common.error-bot-count", count=len(names), seats=seats)
    return names


def _play(game: Game, options: Options, names: list[str], chance: Rng, tally: Tally) -> None:
    """One game, timed without its set-up of bots and its counting."""
    state = game.new(options, _word(chance))
    state.keeps_events = False
    rng = FastRng(_word(chance))
    seeds = [_word(chance) for _ in names]
    with seated(names, game.id, seeds) as players:
        begin = perf_counter()
        if all(name == UNIFORM for name in names):
            # Random play needs no eyes: it runs inside the compiled engine.
            tally.moves += rollout(state, rng, game.max_actions)
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


def _print(screen: Screen, document: dict[str, object], names: list[str]) -> None:
    table = Table(screen.words("cli-seat"), screen.words("cli-bot"), screen.words("cli-wins"))
    wins = document["wins"]
    assert isinstance(wins, list)
    for seat, name in enumerate(names):
        table.add_row(screen.seat(seat, ()), name, str(wins[seat]))
    screen.out.print(table)
    if document.get("faults"):
        screen.print(screen.words("cli-faults", faults=document["faults"]), style="red")
    if document["nobody"]:
        screen.print(screen.words("cli-nobody-won", games=document["nobody"]))
    scores = document["scores"]
    assert isinstance(scores, dict)
    speed = document["moves_per_second"]
    assert isinstance(speed, float)
    screen.print(
        screen.words(
            "cli-simulated",
            games=document["games"],
            moves=document["moves"],
            speed=round(speed),
            build=screen.words("cli-build-name", build=document["build"]),
            mean=f"{scores['mean']:.1f}",
            sd=f"{scores['sd']:.1f}",
        )
    )
