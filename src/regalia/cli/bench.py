"""`regalia bench`: how fast the engine is here."""

from typing import Annotated

import typer
from rich.table import Table

from regalia import registry
from regalia.cli.screen import AsJson, Lang, Screen


def bench(
    game: Annotated[
        list[str] | None,
        typer.Option("--game", metavar="GAME", help="Only this game; may be repeated."),
    ] = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Measure the engine on this machine."""
    # Measuring pulls in what nobody needs for playing.
    from regalia.bench import measure

    screen = Screen(lang)
    ids = [registry.find(id).id for id in game or [known.id for known in registry.games()]]
    with screen.err.status(screen.words("cli-measuring")):
        rows = list(measure(ids))
    if as_json:
        screen.print_json(rows)
        return
    columns = ["measure", "game", "seats", "build", "value", "unit"]
    table = Table(*[screen.words(f"cli-{column}") for column in columns])
    for row in rows:
        table.add_row(*[_cell(row[column]) for column in columns])
    screen.out.print(table)


def _cell(value: object) -> str:
    return f"{value:,.2f}" if isinstance(value, float) else str(value)
