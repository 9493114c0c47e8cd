"""`regalia games`: what can be played."""

from rich.table import Table

from regalia import registry
from regalia.cli.screen import AsJson, Lang, Screen
from regalia.core.game import Game
from regalia.registry import spelled


def games(as_json: AsJson = False, lang: Lang = None) -> None:
    """List the games, their seats and their options."""
    screen = Screen(lang)
    if as_json:
        screen.print_json([_document(game) for game in registry.games()])
        return
    table = Table(
        screen.words("cli-game"),
        screen.words("cli-name"),
        screen.words("cli-seats"),
        screen.words("cli-options"),
    )
    for game in registry.games():
        name = screen.name(game.name)
        seats = ", ".join([str(count) for count in game.seats])
        options = [
            f"{option.id} = {spelled(option.default)} ({' | '.join(map(spelled, option.samples))})"
            for option in game.options()
        ]
        table.add_row(f"[bold]{game.id}[/bold]", name, seats, "\n".join(options))
    screen.out.print(table)


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
