"""`regalia games`: what can be played."""

from typing import Annotated

import typer
from rich import box
from rich.table import Table

from regalia import registry
from regalia.cli.screen import AsJson, Lang, Screen
from regalia.core.game import Game
from regalia.core.options import Option
from regalia.registry import spelled

NOTHING = "–"  # an empty list of values


def games(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="Show the options of this game.")
    ] = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """List the games, or the options of one of them."""
    screen = Screen(lang)
    shown = registry.games() if game is None else [registry.find(game)]
    for error in registry.broken() if game is None else ():
        screen.refuse(error)
    if as_json:
        screen.print_json([_document(each) for each in shown])
        return
    _print_list(screen, shown)
    if game is None:
        screen.print(screen.words("cli-games-more", game=shown[0].id))
    elif shown[0].options():
        _print_options(screen, shown[0])


def _print_list(screen: Screen, shown: list[Game]) -> None:
    """A line for each game."""
    table = _table(screen, "cli-game", "cli-name", "cli-seats")
    for game in shown:
        seats = ", ".join([str(count) for count in game.seats])
        table.add_row(f"[bold]{game.id}[/bold]", screen.name(game.name), seats)
    screen.out.print(table)


def _print_options(screen: Screen, game: Game) -> None:
    """A row for each option: what it is if nobody says anything, and what it can be."""
    table = _table(screen, "cli-option", "cli-default", "cli-values")
    for option in game.options():
        default = spelled(option.default) or NOTHING
        table.add_row(f"[bold]{option.id}[/bold]", default, _values(screen, option))
    screen.out.print(table)


def _values(screen: Screen, option: Option) -> str:
    """All that an option can be, all that a list can name, or examples of what cannot be listed."""
    if option.choices:
        return " | ".join([spelled(value) for value in option.choices])
    if option.members:
        return ", ".join([slug for slug, _ in option.members])
    some = [spelled(value) for value in option.samples if value != option.default]
    return screen.words("cli-examples", values=" | ".join(some))


def _table(screen: Screen, *heads: str) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for head in heads[:-1]:
        table.add_column(screen.words(head), no_wrap=True)
    table.add_column(screen.words(heads[-1]), overflow="fold")
    return table


def _document(game: Game) -> dict[str, object]:
    return {
        "id": game.id,
        "name": {"en": game.name.en, "fr": game.name.fr},
        "seats": list(game.seats),
        "version": game.version,
        "options": {
            option.id: {"default": option.default, "choices": list(option.choices)}
            for option in game.options()
        },
    }
