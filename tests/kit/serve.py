"""`python -m kit.serve THOUGHT PROCESSES FILE PORT`: a server whose bots go wrong as told."""

import sys
from pathlib import Path

from kit import thoughts
from regalia.web import serve
from regalia.web.app import create_app
from regalia.web.settings import settings_for


def main(thought: str, processes: str, data: str, port: str) -> None:
    """Serve until somebody stops it."""
    app = create_app(settings_for(Path(data), bot_processes=int(processes), bot_pause=0.0))
    app.state.site.tables.thinkers.think = getattr(thoughts, thought)
    serve.Server(app, "127.0.0.1", int(port)).run()


if __name__ == "__main__":
    main(*sys.argv[1:])
