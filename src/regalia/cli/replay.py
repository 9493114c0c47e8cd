"""`regalia replay` and `regalia verify`: records shown and proven."""

from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from regalia import match as matches
from regalia.cli import boards
from regalia.cli.screen import AsJson, Lang, Screen
from regalia.cli.sheet import print_log, print_result, seat_of
from regalia.core.errors import BadRecord
from regalia.core.events import SPECTATOR
from regalia.match import Match
from regalia.text import say

RecordFile = Annotated[
    Path, typer.Argument(metavar="FILE", help="A record, as `regalia play` saves it.")
]


def replay(
    file: RecordFile,
    at: Annotated[
        int | None,
        typer.Option("--at", metavar="N", help="Show the position after N actions."),
    ] = None,
    seat: Annotated[
        int,
        typer.Option("--seat", metavar="S", help="Whose view: 1 is the first seat, 0 a spectator."),
    ] = 0,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Show a recorded game: what happened and how it ended, or one position of it."""
    screen = Screen(lang)
    match = matches.replay(file, at)
    viewer = seat_of(match, seat)
    if as_json:
        screen.print_json(_document(screen, match, viewer))
    elif at is None:
        print_log(screen, match, viewer, 0)
        _print_end(screen, match, viewer)
    else:
        print_log(screen, match, viewer, at)
        _print_position(screen, match, viewer)


def verify(
    file: RecordFile,
    commitment: Annotated[
        str | None,
        typer.Option(metavar="HEX", help="The commitment published before the match began."),
    ] = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Prove a record: that its deal was fixed beforehand and every action was legal."""
    screen = Screen(lang)
    try:
        report = matches.verify(file, commitment)
    except BadRecord as error:
        if not as_json or error.message is None:
            raise
        screen.print_json({"valid": False, "error": say(error.message, screen.lang)})
        raise typer.Exit(1) from None
    if as_json:
        screen.print_json({"valid": True, **asdict(report), "seed": str(report.seed)})
        return
    screen.print(
        screen.words("cli-verified", actions=report.actions, over="yes" if report.over else "no")
    )
    if report.carried:
        versions = ", ".join([str(rules) for rules in dict.fromkeys(report.carried)])
        screen.print(screen.words("cli-verified-carried", rules=report.rules, before=versions))
    if report.from_position:
        screen.print(screen.words("cli-verified-position"))
    proof = "cli-verified-published" if report.published else "cli-verified-own"
    screen.print(screen.words(proof, commitment=report.commitment))
    if any(report.words):
        screen.print(
            screen.words("cli-verified-words", words=", ".join(filter(None, report.words)))
        )


def _print_end(screen: Screen, match: Match, viewer: int) -> None:
    if match.is_over():
        print_result(screen, match)
    else:
        _print_position(screen, match, viewer)


def _print_position(screen: Screen, match: Match, viewer: int) -> None:
    seen = match.observe(viewer)
    screen.out.print(boards.find(match.game.id).draw(screen, seen, match.names))
    screen.print(say(match.game.where(seen), screen.lang, match.names, viewer))
    screen.print(say(match.game.prompt(seen), screen.lang, match.names, viewer), style="bold")


def _document(screen: Screen, match: Match, viewer: int) -> dict[str, object]:
    me = None if viewer == SPECTATOR else viewer
    seen = match.observe(viewer)
    view = seen.view
    return {
        "game": match.game.id,
        "rules": match.game.version,
        "seats": match.seats,
        "at": len(match.plies),
        "seat": me,
        "over": match.is_over(),
        "log": [
            {
                "action": ply,
                "text": say(match.game.narrate(event), screen.lang, match.names, me),
                "rule": event.rule,
            }
            for ply, event in match.log(viewer)
        ],
        "seen": seen.as_json(),
        "view": None if view is None else view.as_json(),
        "scores": [sheet.total for sheet in match.scores()],
        "ranks": match.ranks(),
        "outcome": None if match.outcome is None else match.outcome.as_json(),
    }
