"""`regalia ladder`: the published strength of the bots, and whether it comes out alike again."""

from typing import Annotated

import typer
from rich.table import Table

from regalia import registry
from regalia.arena.ladder import Landing, Rung, compare, plan_of, published
from regalia.cli.arena import On, Workers, crew, run
from regalia.cli.figures import figures
from regalia.cli.screen import AsJson, Lang, Screen

MISSED = 1


def ladder(
    reproduce: Annotated[
        bool, typer.Option("--reproduce", help="Play all of it again and compare.")
    ] = False,
    quick: Annotated[
        bool, typer.Option("--quick", help="Only the first 20 games of every table.")
    ] = False,
    game: Annotated[
        str | None, typer.Option(metavar="GAME", help="Only this game. [dim]Default: all.[/dim]")
    ] = None,
    workers: Workers = 1,
    on: On = "here",
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Show how strong the bots are, or measure them again and compare."""
    screen = Screen(lang)
    wanted = None if game is None else registry.find(game).id
    rungs = [rung for rung in published() if wanted in (None, rung["game"])]
    if not reproduce:
        if as_json:
            screen.print_json(rungs)
        for rung in () if as_json else rungs:
            _print(screen, rung)
        return
    found = []
    for rung in rungs:
        told = run(screen, plan_of(rung, quick), crew(workers, on))
        landings = compare(rung, told)
        found.append((rung, landings))
        if not as_json:
            _print_landings(screen, rung, landings)
    if as_json:
        screen.print_json([_document(rung, landings) for rung, landings in found])
    missed = sum([not landing.inside for _, landings in found for landing in landings])
    total = sum([len(landings) for _, landings in found])
    if not as_json:
        screen.print(screen.say("arena.landed", inside=total - missed, total=total), style="bold")
    if missed:
        raise typer.Exit(MISSED)


def _print(screen: Screen, rung: Rung) -> None:
    table = _table(screen, rung, "pair", "games", "rate", "margin")
    lines = rung["pairs"] if rung["seats"] == 2 else []
    for pair in lines:
        rate = screen.rate(pair["rate"], pair["interval"])
        margin = screen.number(pair["mean_margin"], 1)
        table.add_row(" – ".join(pair["bots"]), str(pair["games"]), rate, margin)
    if not lines:
        table = _table(screen, rung, "bot", "games", "rate", "place", "points")
        for line in rung["bots"]:
            rate = screen.rate(line["rate"], line["interval"])
            place = screen.number(line["mean_rank"], 2)
            points = screen.number(line["mean_points"], 1)
            table.add_row(line["bot"], str(line["games"]), rate, place, points)
    screen.out.print(table)


def _print_landings(screen: Screen, rung: Rung, landings: list[Landing]) -> None:
    table = _table(screen, rung, "pair", "games", "published", "measured", "lands")
    for landing in landings:
        table.add_row(
            landing.who,
            str(landing.games),
            screen.rate(landing.published, landing.interval),
            screen.share(landing.measured),
            screen.say("arena.inside", answer="yes" if landing.inside else "no"),
        )
    screen.out.print(table)


def _document(rung: Rung, landings: list[Landing]) -> dict[str, object]:
    return {
        "game": rung["game"],
        "seats": rung["seats"],
        "seed": rung["seed"],
        "figures": [
            {
                "who": landing.who,
                "published": landing.published,
                "interval": list(landing.interval),
                "measured": round(landing.measured, 6),
                "games": landing.games,
                "inside": landing.inside,
            }
            for landing in landings
        ],
    }


def _table(screen: Screen, rung: Rung, *heads: str) -> Table:
    name = registry.find(rung["game"]).name
    title = screen.say("arena.rung", game=name, seats=rung["seats"], seed=rung["seed"])
    return figures(title, *[screen.say(f"arena.{head}") for head in heads])
