"""The commands together, and the one place where errors become sentences and exit codes."""

import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Annotated, Any, NoReturn

import typer

from regalia import __version__
from regalia.cli import streams
from regalia.cli.screen import Lang, Screen, language
from regalia.core.errors import RegaliaError
from regalia.core.message import Message
from regalia.text import LANGS, nearest, say, shown

FINE = 0
BAD_INPUT = 1
USAGE = 2
LEFT = 1  # its reader did, as in `regalia rules | head -1`; Typer and Rich end so too
LONGEST_REASON = 160  # characters
UNWRITABLE = 74  # EX_IOERR of sysexits.h
INTERRUPTED = 130

HELP = """Five modern board games in your terminal: play them, simulate them, prove them.

Start with [bold]regalia play kingsburg[/bold]."""
EPILOG = (
    "Exit codes: 0 fine; 1 bad input or a record that is not valid; 2 wrong usage; "
    "74 the output cannot be written; 130 interrupted."
)

# Each command with its module and its summary, so that nobody waits for the commands of others.
COMMANDS = {
    "games": ("games", "List the games, or the options of one of them."),
    "play": ("play", "Play a game against bots. Type h during the game for help."),
    "campaign": ("campaign", "Play a campaign of It's a Wonderful World against bots."),
    "serve": (
        "serve",
        "Serve the games to browsers: prints its address and keeps every table in a file.",
    ),
    "audit": (
        "audit",
        "List the stored games that an update affects, before you start the server with it.",
    ),
    "simulate": ("simulate", "Let bots play many games and count who wins."),
    "arena": ("arena", "Let bots play each other from every seat and measure which is stronger."),
    "balance": (
        "balance",
        "Let one bot play every seat: shows which seats win, by what scores and by which choices.",
    ),
    "ladder": ("ladder", "Show how strong the bots are, or measure them again and compare."),
    "train": (
        "train",
        "Improve the weights of a game's judge by self-play; a run can be continued later.",
    ),
    "fuzz": ("fuzz", "Play random games against the laws that every game must obey."),
    "replay": (
        "replay",
        "Show a recorded game: what happened and how it ended, or one position of it.",
    ),
    "review": (
        "review",
        "Go over a finished game: who was ahead, what was chosen, what chance gave.",
    ),
    "verify": (
        "replay",
        "Prove a record: that its deal was fixed beforehand and every action was legal.",
    ),
    "rules": ("rules", "Print a game's rules, one rule with its tests, or how many are proven."),
    "material": ("material", "Replace reconstructed values with those printed on your cards."),
    "bench": ("bench", "Measure the engine on this machine."),
}

# Typer does not name the base of its usage errors.
UsageError: Any = typer.BadParameter.__base__


def app_for(argv: list[str]) -> typer.Typer:
    """The program with one command loaded, the one asked for, and the others only announced."""
    app = typer.Typer(
        help=HELP,
        epilog=EPILOG,
        add_completion=False,
        rich_markup_mode="rich",
        pretty_exceptions_enable=False,
    )
    app.callback()(_shared)
    asked = next((word for word in argv if word in COMMANDS), "")
    for name, (module, summary) in COMMANDS.items():
        if name == asked:
            loaded = import_module(f"regalia.cli.{module}")
            app.command(name, epilog=getattr(loaded, "EPILOG", None))(getattr(loaded, name))
        else:
            app.command(name, help=summary)(_announced)
    return app


def _announced() -> None:
    """Stands for a command that was not asked for."""


def _tell_version(is_asked: bool) -> None:
    if is_asked:
        typer.echo(f"regalia {__version__}")
        raise typer.Exit


def _shared(
    lang: Lang = None,
    _version: Annotated[
        bool,
        typer.Option("--version", is_eager=True, callback=_tell_version, help="Print the version."),
    ] = False,
) -> None:
    """What may stand before the command."""


def main(args: Sequence[str] | None = None) -> NoReturn:
    """Run `regalia` and leave with its exit code."""
    argv = list(sys.argv[1:] if args is None else args)
    if not streams.prepare():
        screen = Screen(_asked_language(argv))
        screen.complain(screen.words("cli-output", why="closed"))
        sys.exit(UNWRITABLE)
    sys.exit(_run(argv))


def _run(argv: list[str]) -> int:
    screen = Screen(_asked_language(argv))
    try:
        code = app_for(argv)(argv or ["--help"], standalone_mode=False, prog_name="regalia")
        sys.stdout.flush()
    except UsageError as error:
        screen.complain(_usage(error, argv, screen.lang))
        return USAGE
    except RegaliaError as error:
        screen.refuse(error)
        return BAD_INPUT
    except (KeyboardInterrupt, typer.Abort):
        screen.complain(screen.words("cli-interrupted"))
        return INTERRUPTED
    except BrokenPipeError:
        streams.give_up()
        return LEFT
    except OSError as error:
        if error.errno not in streams.REASONS:
            raise
        streams.give_up()
        screen.complain(screen.words("cli-output", why=streams.REASONS[error.errno]))
        return UNWRITABLE
    if code == INTERRUPTED:
        screen.complain(screen.words("cli-interrupted"))
    return code if isinstance(code, int) else FINE


def _asked_language(argv: list[str]) -> str:
    """The language for errors, known even where the rest of the line makes no sense."""
    for number, word in enumerate(argv):
        asked = word.removeprefix("--lang=")
        if word == "--lang":
            asked = "".join(argv[number + 1 : number + 2])
        if word.startswith("--lang") and asked in LANGS:
            return asked
    return language()


def _usage(error: Any, argv: list[str], lang: str) -> str:
    """A usage error in the language, as far as Typer says what it is."""
    kind = type(error).__name__
    args: dict[str, object] = {"command": error.ctx.command_path if error.ctx else "regalia"}
    commands = list(COMMANDS)
    if kind == "NoSuchOption":
        args |= {"option": shown(error.option_name)}
        id = "cli-usage-option"
    elif kind == "MissingParameter":
        args |= {"what": error.param.metavar or error.param.opts[0]}
        id = "cli-usage-missing"
    elif isinstance(error, typer.BadParameter):
        hint = error.param.opts[0] if error.param else ""
        args |= {"option": hint, "why": _cut(error.message)}
        id = "cli-usage-value"
    elif error.ctx is not None and error.ctx.parent is None:
        word = next((word for word in argv if not word.startswith("-") and word not in LANGS), "")
        args |= {"word": shown(word), "known": ", ".join(commands), "hint": nearest(word, commands)}
        id = "cli-usage-command"
    else:
        args |= {"why": _cut(error.format_message())}
        id = "cli-usage"
    return say(Message(f"common.{id}", args), lang)


def _cut(text: str) -> str:
    """What Typer says, and repeats of the line, in a length that can be read."""
    return text if len(text) <= LONGEST_REASON else text[:LONGEST_REASON] + "…"
