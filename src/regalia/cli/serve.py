"""`regalia serve`: the games in the browser."""

import os
from typing import Annotated

import typer

from regalia import registry
from regalia.cli.screen import Lang, Screen
from regalia.core.message import Message
from regalia.text import say

EPILOG = (
    "Exit codes: 3 the database cannot be used; 4 the key is lost or damaged; 5 a file cannot be "
    "written; 6 another server has this database; 7 the address cannot be listened on; 8 the "
    "address of a database or proxy, or a limit, is not valid. docs/operating.md says more."
)


def serve(
    host: Annotated[
        str, typer.Option(help="The address to listen on; 0.0.0.0 lets your network in.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen on.", min=1, max=65535)] = 8000,
    data: Annotated[
        str | None,
        typer.Option(help="A SQLite file, or a database's address. Default: in your home folder."),
    ] = None,
    workers: Annotated[
        int,
        typer.Option(
            help="Processes that serve together; more than one needs PostgreSQL.", min=1, max=64
        ),
    ] = 1,
    bot_pause: Annotated[
        float, typer.Option(help="How many seconds a bot seems to think.", min=0, max=60)
    ] = 0.6,
    secure: Annotated[
        bool, typer.Option(help="Send cookies over HTTPS only, behind a proxy that speaks it.")
    ] = False,
    proxy: Annotated[
        list[str] | None,
        typer.Option(
            help="The address of a proxy in front of this server: what it says about where a "
            "request came from is believed. Default: no proxy is believed."
        ),
    ] = None,
    limit: Annotated[
        list[str] | None,
        typer.Option(
            help="A limit, as NAME=NUMBER, such as streams=5000; docs/operating.md lists the "
            "names and their defaults. May be repeated."
        ),
    ] = None,
    new_key: Annotated[
        bool,
        typer.Option(
            "--new-key",
            help="If the key is lost or damaged, go on with a new one: every seat link and "
            "cookie made before stops working.",
        ),
    ] = False,
    lang: Lang = None,
) -> None:
    """Serve the games to browsers: prints its address and keeps every table in a file."""
    # Late: the other commands need not wait for a web server.
    from regalia.web.faults import CannotStart
    from regalia.web.startup import make_ready

    screen = Screen(lang)
    try:
        ready = make_ready(
            data,
            host,
            port,
            new_key=new_key,
            workers=workers,
            proxies=tuple(proxy or ()),
            limits=tuple(limit or ()),
            metrics_key=os.environ.get("REGALIA_METRICS_KEY", ""),
            lang=lang,
            bot_pause=bot_pause,
            secure=secure,
        )
    except CannotStart as fault:
        assert fault.message is not None
        screen.complain(say(fault.message, screen.lang))
        raise typer.Exit(fault.code) from None
    for error in registry.broken():
        screen.refuse(error)
    shown = f"[{host}]" if ":" in host else host
    args: dict[str, object] = {"address": f"http://{shown}:{port}/", "data": ready.data}
    screen.out.print(say(Message("web.serving", args), screen.lang), soft_wrap=True)
    from regalia.web.serve import run

    run(ready.settings, host, port, ready.listener, workers)
