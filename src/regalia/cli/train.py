"""`regalia train`: better weights for a game's judge, found by self-play."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.box import SIMPLE_HEAD
from rich.table import Table

from regalia import registry
from regalia.arena.training_page import training_page
from regalia.bots import train as training
from regalia.bots.search.minds import weights
from regalia.cli.house import Html, write_page
from regalia.cli.progress import progress
from regalia.cli.screen import Lang, Screen
from regalia.cli.simulate import GameId, On
from regalia.core.errors import BadOption, BadRecord
from regalia.text import fail, shown
from regalia.web.house import house

SAVED = 10  # rounds between two saves
LOGGED = 50  # rounds in a line of the log


def train(
    game: GameId,
    rounds: Annotated[int, typer.Option(min=1, help="How many more rounds of two games.")] = 500,
    seed: Annotated[int, typer.Option(min=0, help="The seed of a new run.")] = 1,
    file: Annotated[
        Path | None,
        typer.Option(help="The file that keeps the run. [dim]Default: GAME.weights.json[/dim]"),
    ] = None,
    on: On = "here",
    html: Html = None,
    lang: Lang = None,
) -> None:
    """Improve the weights of a game's judge by self-play; a run can be continued later."""
    screen = Screen(lang)
    found = registry.find(game)
    if not weights(found.id):
        raise fail(BadOption, "common.error-train", game=shown(found.id))
    path = file or Path(f"{found.id}.weights.json")
    run = _read(path, found.id) if path.exists() else training.begin(found.id, seed)
    sizes: list[float] = []
    with _players(on) as play, progress(screen) as bar:
        task = bar.add_task(found.id, total=rounds)
        for _ in range(rounds):
            sizes.append(abs(training.step(run, play)))
            if run["rounds"] % LOGGED == 0:
                run["log"].append((run["rounds"], sum(sizes) / len(sizes)))
                run["course"].append((run["rounds"], run["weights"]))
                sizes = []
            if run["rounds"] % SAVED == 0:
                path.write_text(json.dumps(run), encoding="utf-8")
            bar.advance(task)
    path.write_text(json.dumps(run), encoding="utf-8")
    if html is not None:
        write_page(html, training_page(run, screen.lang, house()))
    table = Table("#", "→", box=SIMPLE_HEAD)
    for number, (before, after) in enumerate(zip(run["start"], run["weights"], strict=True)):
        table.add_row(str(number), f"{screen.number(before, 2)} → {screen.number(after, 2)}")
    screen.out.print(table)
    screen.print(str(path))


@contextmanager
def _players(on: str) -> Iterator[training.Play]:
    """Who plays the games of a round: this process, or a cluster both at once."""
    if on == "here":
        yield training.here
        return
    from regalia.arena.cluster import Cluster  # late: most never leave this machine

    cluster = Cluster(training.margin)
    with cluster.open():
        yield cluster.in_order


def _read(path: Path, game: str) -> training.Run:
    """A run that was begun before."""
    try:
        run: training.Run = json.loads(path.read_text(encoding="utf-8"))
        fits = run["game"] == game and len(run["weights"]) == len(weights(game))
        run.setdefault("course", [])  # runs of old kept none
    except (OSError, ValueError, KeyError, TypeError):
        fits = False
    if not fits:
        raise fail(BadRecord, "common.error-train-file", path=shown(str(path)), game=shown(game))
    return run
