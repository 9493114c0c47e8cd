"""`regalia play`: you against bots, in the terminal."""

from pathlib import Path
from typing import Annotated

import typer

from regalia import bots, match, registry
from regalia.bots import Bot
from regalia.cli.screen import Lang, Screen
from regalia.cli.session import Session
from regalia.cli.sheet import seat_of
from regalia.cli.simulate import Pairs, Seed
from regalia.core.errors import BadOption
from regalia.core.events import SPECTATOR
from regalia.core.rng import FastRng
from regalia.match import Match
from regalia.match.fair import draw_seed
from regalia.match.positions import Position, read_file
from regalia.match.record import MOST_LETTERS, is_name
from regalia.text import fail, shown

USUAL_SEATS = 3

Seats = Annotated[
    int | None, typer.Option(help="How many seats, yours included. [dim]Default: 3.[/dim]")
]
MySeat = Annotated[
    int | None,
    typer.Option(metavar="S", help="Your seat: 1 is the first. [dim]Default: 1.[/dim]"),
]
MyName = Annotated[str | None, typer.Option(help="Your name at the table.")]
Opponents = Annotated[
    list[str] | None,
    typer.Option(
        "--bot", metavar="NAME", help="A bot: once for all opponents, or once per opponent."
    ),
]


def play(
    game: Annotated[
        str | None,
        typer.Argument(metavar="[GAME]", help="The game's id, as in `regalia games`."),
    ] = None,
    seats: Seats = None,
    seat: MySeat = None,
    name: MyName = None,
    bot: Opponents = None,
    seed: Seed = None,
    option: Pairs = None,
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Continue a saved game.")
    ] = None,
    position: Annotated[
        Path | None,
        typer.Option("--from", metavar="FILE", help="Begin from a position in a JSON file."),
    ] = None,
    lang: Lang = None,
) -> None:
    """Play a game against bots. Type h during the game for help."""
    screen = Screen(lang)
    if resume is not None:
        if any(given for given in (game, seats is not None, seed is not None, option, position)):
            raise fail(BadOption, "common.error-resume")
        played = match.replay(resume)
    elif position is not None:
        if seats is not None or option:
            raise fail(BadOption, "common.error-play-from")
        played = Match.from_position(read_position(position, game, seed))
    elif game is None:
        known = ", ".join([known.id for known in registry.games()])
        raise fail(BadOption, "common.error-play-what", known=known)
    else:
        found = registry.find(game)
        usual = USUAL_SEATS if USUAL_SEATS in found.seats else max(found.seats)
        values = registry.read_options(found, option or [])
        played = match.new_match(found, usual if seats is None else seats, seed, values)
    me = sit_down(screen, played, seat, name, bot or [])
    # A seeded game meets the same bots again, and no bot can tell the match's seed from its own.
    chance = FastRng(draw_seed() if seed is None else seed)
    Session(screen, played, me, opponents(played, me, chance), resume).run()


def read_position(path: Path, game: str | None, seed: int | None) -> Position:
    """The position of a file, which names its game unless the command does."""
    words = read_file(path)
    if game is not None and words.setdefault("game", game) != game:
        raise fail(BadOption, "common.error-play-from")
    if "game" not in words:
        known = ", ".join([known.id for known in registry.games()])
        raise fail(BadOption, "common.error-play-what", known=known)
    return match.position(words if seed is None else {**words, "seed": seed})


def opponents(played: Match, me: int, chance: FastRng) -> dict[int, Bot]:
    """The bots of the other seats."""
    return {
        other: bots.find(kind, played.game.id, chance.word())
        for other, kind in enumerate(played.bots)
        if kind is not None and other != me
    }


def sit_down(
    screen: Screen, played: Match, number: int | None, name: str | None, kinds: list[str]
) -> int:
    """Give every seat its player; a resumed match knows them unless told otherwise."""
    me = played.bots.index(None) if None in played.bots else 0
    if number is not None:
        me = seat_of(played, number)
        if me == SPECTATOR:
            raise fail(BadOption, "common.error-seat-number", seat=number, last=played.seats)
    others = [seat for seat in range(played.seats) if seat != me]
    if len(kinds) == 1:
        kinds = kinds * len(others)
    if kinds and len(kinds) != len(others):
        raise fail(BadOption, "common.error-bot-count", count=len(kinds), seats=len(others))
    best = bots.usual(played.game.id)
    before = played.bots or (None,) * played.seats
    seated = dict(zip(others, kinds or [before[seat] or best for seat in others], strict=True))
    played.bots = tuple([seated.get(seat) for seat in range(played.seats)])
    names = list(played.names)
    if not names or played.bots != before:
        names = [
            screen.words("cli-player") if kind is None else f"{kind.capitalize()} {seat + 1}"
            for seat, kind in enumerate(played.bots)
        ]
    if name is not None:
        if not is_name(name):
            raise fail(BadOption, "common.error-name", name=shown(name), most=MOST_LETTERS)
        names[me] = name
    played.names = tuple(names)
    return me
