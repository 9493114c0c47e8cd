"""`regalia balance`: what games between equals say of the game itself."""

from typing import Annotated

import typer
from rich.table import Table

from regalia import registry
from regalia.arena.balance import Balance, balance_plan, document
from regalia.arena.balance import balance as weigh
from regalia.arena.balance_page import balance_page
from regalia.arena.plan import Plan
from regalia.arena.series import played
from regalia.bots import find, usual
from regalia.build import build
from regalia.cli.arena import On, Workers, crew
from regalia.cli.figures import figures
from regalia.cli.house import Html, write_page
from regalia.cli.progress import progress
from regalia.cli.screen import AsJson, Lang, Screen
from regalia.cli.simulate import GameId, Pairs, Seed
from regalia.match.fair import draw_seed
from regalia.text import say
from regalia.web.house import house


def balance(
    game: GameId,
    bot: Annotated[
        str | None, typer.Option(metavar="NAME", help="The bot that plays every seat.")
    ] = None,
    seats: Annotated[
        int | None, typer.Option(help="How many seats. [dim]Default: the fewest, 2 or more.[/dim]")
    ] = None,
    games: Annotated[int, typer.Option(min=2, max=10_000_000, help="How many games.")] = 200,
    seed: Seed = None,
    option: Pairs = None,
    workers: Workers = 1,
    on: On = "here",
    as_json: AsJson = False,
    html: Html = None,
    lang: Lang = None,
) -> None:
    """Let one bot play every seat: shows which seats win, by what scores and by which choices."""
    screen = Screen(lang)
    found = registry.find(game)
    values = registry.read_options(found, option or [])
    count = min([n for n in found.seats if n > 1]) if seats is None else seats
    registry.options(found, count, values)
    name = usual(found.id) if bot is None else bot
    find(name, found.id, 0)
    start = draw_seed() if seed is None else seed
    plan = balance_plan(Plan(found.id, count, (name,), games, start, values))
    with progress(screen) as bar:
        task = bar.add_task(found.id, total=games)
        deals, _ = played(plan, crew(workers, on), lambda more: bar.advance(task, more))
    told = weigh(plan, deals)
    if html is not None:
        write_page(html, balance_page(told, build(), screen.lang, house()))
    if as_json:
        screen.print_json(document(told, build()))
    elif html is None:
        _print(screen, told)


def _print(screen: Screen, told: Balance) -> None:
    table = _table(screen, screen.say("arena.by-seat"), "seat", "rate", "points")
    for seat in told.seats:
        table.add_row(
            screen.say("arena.seat-number", n=seat.seat + 1),
            screen.rate(seat.rate, seat.interval),
            screen.number(seat.mean_points, 1),
        )
    screen.out.print(table)
    if told.sheet:
        table = _table(screen, screen.say("arena.sheet"), "line", "winners", "others")
        for line in told.sheet:
            mine, theirs = screen.number(line.winners, 1), screen.number(line.others, 1)
            table.add_row(say(line.what, screen.lang), mine, theirs)
        screen.out.print(table)
    if told.dealt:
        table = _table(screen, screen.say("arena.dealt"), "choice", "how-many", "rate", "points")
        for held in told.dealt:
            rate = screen.rate(held.rate, held.interval)
            table.add_row(held.what, str(held.seats), rate, screen.number(held.mean_points, 1))
        screen.out.print(table)
    if told.choices:
        title = screen.say("arena.choices", watched=told.plan.watch)
        table = _table(screen, title, "choice", "how-many", "rate")
        for choice in told.choices:
            rate = screen.rate(choice.rate, choice.interval)
            table.add_row(choice.code, str(choice.seats), rate)
        screen.out.print(table)
    screen.print(screen.say("arena.balance-how", bot=told.plan.bots[0]), style="dim")
    if told.nobody:
        screen.print(screen.words("cli-nobody-won", games=told.nobody))


def _table(screen: Screen, title: str, *heads: str) -> Table:
    return figures(title, *[screen.say(f"arena.{head}") for head in heads])
