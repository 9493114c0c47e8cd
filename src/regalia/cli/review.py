"""`regalia review`: a finished game looked at again, its swings, choices and luck."""

from typing import Annotated

import typer
from rich.box import SIMPLE_HEAD
from rich.table import Table

from regalia import match as matches
from regalia.cli.house import Html, write_page
from regalia.cli.progress import progress
from regalia.cli.replay import RecordFile
from regalia.cli.screen import AsJson, Lang, Screen
from regalia.coach.page import page
from regalia.coach.review import LOOKS, Gain, Review
from regalia.coach.review import review as look_again
from regalia.coach.telling import Teller, document
from regalia.web.house import house


def review(
    file: RecordFile,
    looks: Annotated[
        int,
        typer.Option(min=2, max=10_000, help="How often to look ahead from each position."),
    ] = LOOKS,
    as_json: AsJson = False,
    html: Html = None,
    lang: Lang = None,
) -> None:
    """Go over a finished game: who was ahead, what was chosen, what chance gave."""
    screen = Screen(lang)
    match = matches.replay(file)
    with progress(screen) as bar:
        task = bar.add_task(screen.say("coach.reviewing"), total=len(match.plies))
        found = look_again(match, looks=looks, tell=lambda plies: bar.advance(task, plies))
    if html is not None:
        write_page(html, page(found, screen.lang, house()))
    if as_json:
        screen.print_json(document(found, screen.lang))
    elif html is None:
        _print(screen, found)


def _print(screen: Screen, found: Review) -> None:
    teller = Teller(found, screen.lang)
    table = _table(screen, "swings", "ply", "where", "did", "course")
    for swing in found.swings:
        who = screen.seat(swing.seat, teller.names)
        who.append(f" {_signed(screen, 100 * swing.change, 0)} %", style="default not bold")
        did = f"{teller.names[found.who[swing.ply - 1]]}: {teller.say(found.did[swing.ply - 1])}"
        table.add_row(str(swing.ply), teller.say(found.where[swing.ply - 1]), did, who)
    screen.out.print(table)
    table = _table(screen, "decisions", "ply", "player", "played", "preferred", "worth-points")
    for choice in teller.costly():
        player = screen.seat(choice.seat, teller.names)
        worth = _gain(screen, choice.cost, 1)
        table.add_row(str(choice.ply), player, choice.played, choice.preferred, worth)
    screen.out.print(table)
    table = _table(screen, "ledger", "player", "luck-points", "cost-points", "agreed")
    for seat, line in enumerate(found.ledger):
        agreed = screen.say("coach.agreed-of", agreed=line.agreed, total=line.decisions)
        table.add_row(
            screen.seat(seat, teller.names),
            _gain(screen, line.luck, 1),
            _gain(screen, line.cost, -1),
            agreed,
        )
    screen.out.print(table)
    screen.print(screen.say("coach.ledger-how"), style="dim")


def _table(screen: Screen, title: str, *heads: str) -> Table:
    table = Table(title=screen.say(f"coach.{title}"), title_justify="left", box=SIMPLE_HEAD)
    for head in heads:
        table.add_column(screen.say(f"coach.{head}"))
    return table


def _gain(screen: Screen, gain: Gain, sign: int) -> str:
    doubt = screen.number(gain.points_doubt, 1)
    return f"{_signed(screen, sign * gain.points, 1)} ± {doubt}"


def _signed(screen: Screen, value: float, places: int) -> str:
    text = screen.number(value, places)
    return text if text.startswith("−") or not text.strip("0.,") else f"+{text}"
