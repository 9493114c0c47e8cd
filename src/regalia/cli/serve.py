"""`regalia serve`: the games in the browser."""

from typing import Annotated

import typer

from regalia.cli.screen import Lang, Screen
from regalia.core.errors import RegaliaError
from regalia.core.message import Message
from regalia.text import fail, say


class PortTaken(RegaliaError):
    """Somebody listens there already."""


def serve(
    host: Annotated[
        str, typer.Option(help="The address to listen on; 0.0.0.0 lets your network in.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen on.", min=1, max=65535)] = 8000,
    data: Annotated[
        str | None,
        typer.Option(help="A SQLite file, or the address of a database. Default: in your home."),
    ] = None,
    bot_pause: Annotated[
        float, typer.Option(help="Seconds a bot seems to think.", min=0, max=60)
    ] = 0.6,
    secure: Annotated[
        bool, typer.Option(help="Send cookies over HTTPS only, behind a proxy that speaks it.")
    ] = False,
    lang: Lang = None,
) -> None:
    """Let people play in their browsers: prints the address, keeps every table in a file."""
    # Late: the other commands need not wait for a web server.
    from regalia.web.serve import is_free, run, settings_from
    from regalia.web.settings import default_data

    if not is_free(host, port):
        raise fail(PortTaken, "web.port-taken", host=host, port=str(port))
    settings = settings_from(data, lang, bot_pause=bot_pause, secure=secure)
    shown = f"[{host}]" if ":" in host else host
    args: dict[str, object] = {
        "address": f"http://{shown}:{port}/",
        "data": data or str(default_data()),
    }
    screen = Screen(lang)
    screen.out.print(say(Message("web.serving", args), screen.lang), soft_wrap=True)
    run(settings, host, port)
