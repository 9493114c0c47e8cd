"""The commands together, and the one place where errors become sentences and exit codes."""

import sys
from collections.abc import Sequence
from typing import Any, NoReturn

import typer

from regalia.cli import (
    bench,
    campaign,
    games,
    material,
    play,
    replay,
    rules,
    serve,
    simulate,
    streams,
)
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

app = typer.Typer(
    help=HELP,
    epilog=EPILOG,
    add_completion=False,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
)
app.command()(games.games)
app.command()(play.play)
app.command()(campaign.campaign)
app.command(epilog=serve.EPILOG)(serve.serve)
app.command()(simulate.simulate)
app.command()(replay.replay)
app.command()(replay.verify)
app.command()(rules.rules)
app.command()(material.material)
app.command()(bench.bench)

# Typer does not name the base of its usage errors.
UsageError: Any = typer.BadParameter.__base__


@app.callback()
def _shared(lang: Lang = None) -> None:
    """What may stand before the command; each command takes it too."""


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
        code = app(argv or ["--help"], standalone_mode=False, prog_name="regalia")
        sys.stdout.flush()
    except UsageError as error:
        screen.complain(_usage(error, argv, screen.lang))
        return USAGE
    except RegaliaError as error:
        text = say(error.message, screen.lang) if error.message is not None else str(error)
        screen.complain(text)
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
    commands = [
        command.callback.__name__ for command in app.registered_commands if command.callback
    ]
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
