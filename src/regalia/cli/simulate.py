"""`regalia simulate`: many games at once, and what came out."""

from collections.abc import Iterator
from statistics import fmean, pstdev
from typing import Annotated, Literal

import typer
from rich.table import Table

from regalia import registry
from regalia.bots import tally as tallies
from regalia.bots.outside import is_outside
from regalia.bots.seated import called
from regalia.bots.tally import UNIFORM
from regalia.build import build
from regalia.cli.progress import progress
from regalia.cli.screen import AsJson, Lang, Screen
from regalia.core.errors import BadOption
from regalia.core.game import Game
from regalia.match.fair import draw_seed
from regalia.text import fail

SHARED = 20  # games that travel together

GameId = Annotated[
    str, typer.Argument(metavar="GAME", help="The game's id, as in `regalia games`.")
]
BotNames = Annotated[
    list[str] | None,
    typer.Option(
        "--bot",
        metavar="NAME",
        help="A bot: once for all seats, or once per seat; cmd:COMMAND is a program of yours.",
    ),
]
Pairs = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="K=V", help="An option of the game; may be repeated."),
]
Seed = Annotated[
    int | None,
    typer.Option(
        min=0, help="The same seed plays the same games. [dim]Default: drawn at random.[/dim]"
    ),
]


On = Annotated[
    Literal["here", "ray"],
    typer.Option(help="On this machine, or on the Ray cluster that RAY_ADDRESS names."),
]


def simulate(
    game: GameId,
    seats: Annotated[
        int | None, typer.Option(help="How many seats. [dim]Default: the most.[/dim]")
    ] = None,
    games: Annotated[int, typer.Option(min=1, max=10_000_000, help="How many games.")] = 100,
    seed: Seed = None,
    bot: BotNames = None,
    option: Pairs = None,
    on: On = "here",
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Let bots play many games and count who wins."""
    screen = Screen(lang)
    found = registry.find(game)
    count = max(found.seats) if seats is None else seats
    values = registry.read_options(found, option or [])
    registry.options(found, count, values)
    names = seat_bots(found, count, bot or [UNIFORM])
    table = tallies.Table(found.id, values, tuple(names))
    tally = tallies.Tally([0] * count)
    chance = draw_seed() if seed is None else seed
    with progress(screen) as bar:
        task = bar.add_task(found.id, total=games)
        for part in _played(table, games, chance, on):
            tally.add(part)
            bar.advance(task, len(part.scores) // count)
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


def _played(table: tallies.Table, games: int, seed: int, on: str) -> Iterator[tallies.Tally]:
    """The games in their order, one by one here, some at a time where they have a way to go."""
    if on == "here":
        yield from map(tallies.play, tallies.stretches(table, games, seed, 1))
        return
    from regalia.arena.cluster import Cluster  # late: most never leave this machine

    shared = tallies.stretches(table, games, seed, SHARED)
    yield from Cluster(tallies.play).in_order(shared)


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
