"""`regalia arena`: bots meet from every seat, and the figures say which is stronger."""

from math import comb
from typing import Annotated

import typer
from rich.table import Table

from regalia import registry
from regalia.arena import (
    Alone,
    BotLine,
    Crew,
    PairLine,
    Plan,
    Processes,
    Question,
    Report,
    hold,
    rotations,
)
from regalia.arena.document import document
from regalia.arena.page import page
from regalia.arena.rays import Ray
from regalia.bots.seated import called
from regalia.build import build
from regalia.cli.figures import figures
from regalia.cli.house import Html, write_page
from regalia.cli.progress import progress
from regalia.cli.screen import AsJson, Lang, Screen
from regalia.cli.simulate import GameId, On, Pairs, Seed
from regalia.core.errors import BadOption
from regalia.match.fair import draw_seed
from regalia.text import fail, shown
from regalia.web.house import house

MOST_TABLES = 1000

Names = Annotated[
    str,
    typer.Option(
        "--bots",
        metavar="A,B,…",
        help="The bots to compare, separated by commas; cmd:COMMAND is a program of yours.",
    ),
]
Settle = Annotated[
    str | None,
    typer.Option(
        metavar="LOW,HIGH",
        help="Stop a pair when it is clear whether its first bot wins at most LOW or at least"
        " HIGH of its games, such as 0.45,0.55.",
    ),
]
Workers = Annotated[int, typer.Option(min=1, max=256, help="How many processes play the games.")]


def arena(
    game: GameId,
    names: Names,
    games: Annotated[
        int,
        typer.Option(
            min=1, max=10_000_000, help="Games at each table, rounded up to whole rotations."
        ),
    ] = 100,
    seed: Seed = None,
    seats: Annotated[
        int | None,
        typer.Option(help="How many seats at a table. [dim]Default: 2, all pairs.[/dim]"),
    ] = None,
    option: Pairs = None,
    workers: Workers = 1,
    on: On = "here",
    settle: Settle = None,
    as_json: AsJson = False,
    html: Html = None,
    lang: Lang = None,
) -> None:
    """Let bots play each other from every seat and measure which is stronger."""
    screen = Screen(lang)
    found = registry.find(game)
    values = registry.read_options(found, option or [])
    count = (2 if 2 in found.seats else min(found.seats)) if seats is None else seats
    registry.options(found, count, values)
    plan = Plan(
        found.id,
        count,
        named(names, found.id),
        games,
        draw_seed() if seed is None else seed,
        values,
        None if settle is None else _question(settle),
    )
    if plan.question is not None and (count != 2 or len(plan.bots) < 2):
        raise fail(BadOption, "arena.error-settle-pairs")
    if (tables := comb(len(plan.bots), count)) > MOST_TABLES:
        raise fail(BadOption, "arena.error-tables", tables=tables, most=MOST_TABLES)
    told = run(screen, plan, crew(workers, on))
    if html is not None:
        write_page(html, page(told, build(), screen.lang, house()))
    if as_json:
        screen.print_json(document(told, build()))
    else:
        _print(screen, told)


def named(text: str, game: str) -> tuple[str, ...]:
    """Bots by name, each known and none twice."""
    names = [name.strip() for name in text.split(",")]
    for number, name in enumerate(names):
        called(name, game, 0)
        if name in names[:number]:
            raise fail(BadOption, "arena.error-twice", bot=shown(name))
    return tuple(names)


def crew(workers: int, on: str = "here") -> Crew:
    """Who plays."""
    if on == "ray":
        return Ray()
    return Processes(workers) if workers > 1 else Alone()


def run(screen: Screen, plan: Plan, crew: Crew) -> Report:
    """Hold a series while a bar shows how far it is."""
    total = sum([len(rotations(table)) * plan.deals(table) for table in plan.tables])
    with progress(screen) as bar:
        task = bar.add_task(plan.game, total=total)
        return hold(plan, crew, lambda played: bar.advance(task, played))


def _question(text: str) -> Question:
    try:
        low, high = [float(part) for part in text.split(",")]
    except ValueError:
        low = high = 0.0
    if not 0 < low < high < 1:
        raise fail(BadOption, "arena.error-settle", text=shown(text))
    return Question(low, high)


def _print(screen: Screen, told: Report) -> None:
    plan = told.plan
    screen.print(
        screen.say(
            "arena.summary",
            game=registry.find(plan.game).name,
            seats=plan.seats,
            games=told.games,
            seed=str(plan.seed),
            build=screen.words("cli-build-name", build=build()),
        )
    )
    table = _table(screen, "by-bot", "bot", "rate", "place", "points", "rating", "pace")
    for line in told.bots:
        table.add_row(*_bot_cells(screen, line))
    screen.out.print(table)
    if told.pairs:
        table = _table(screen, "by-pair", "pair", "games", "wins", "rate", "margin")
        for pair in told.pairs:
            table.add_row(*_pair_cells(screen, pair))
        screen.out.print(table)
    screen.print(screen.say("arena.how"), style="dim")
    if plan.question is not None:
        shares = {
            "low": screen.share(plan.question.low),
            "high": screen.share(plan.question.high),
        }
        screen.print(screen.say("arena.question", **shares), style="dim")
        for pair in told.pairs:
            answer = screen.say("arena.settled", answer=pair.settled or "open", **shares)
            screen.print(f"  {' – '.join(pair.bots)}: {answer}")
    for line in told.bots:
        if line.faults:
            screen.print(screen.say("arena.faults", bot=line.bot, faults=line.faults), style="red")
    if told.nobody:
        screen.print(screen.words("cli-nobody-won", games=told.nobody))


def _bot_cells(screen: Screen, line: BotLine) -> list[str]:
    return [
        line.bot,
        screen.rate(line.rate, line.interval),
        screen.number(line.mean_rank, 2),
        screen.number(line.mean_points, 1),
        f"{screen.number(line.rating.strength, 1)} ± {screen.number(line.rating.doubt, 1)}",
        screen.number(1000 * line.seconds_per_move, 2),
    ]


def _pair_cells(screen: Screen, pair: PairLine) -> list[str]:
    spread = pair.margin_interval[1] - pair.mean_margin
    return [
        " – ".join(pair.bots),
        str(pair.games),
        f"{pair.wins[0]:g} : {pair.draws:g} : {pair.wins[1]:g}",
        screen.rate(pair.rate, pair.interval),
        f"{screen.number(pair.mean_margin, 1)} ± {screen.number(spread, 1)}",
    ]


def _table(screen: Screen, title: str, *heads: str) -> Table:
    return figures(screen.say(f"arena.{title}"), *[screen.say(f"arena.{head}") for head in heads])
