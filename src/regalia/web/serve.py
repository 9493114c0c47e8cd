"""The server: a door, the application behind it, and an end that comes in time."""

import asyncio
import os
import socket
import threading
from dataclasses import replace
from functools import partial
from pathlib import Path
from types import FrameType

import uvicorn
from litestar import Litestar

from regalia.web.app import create_app
from regalia.web.connection import Connection, Crowd
from regalia.web.door import Door
from regalia.web.pages.site import Site
from regalia.web.settings import Settings
from regalia.web.startup import BACKLOG, listen, room_for
from regalia.web.tidy import spare_the_loop

CUT_SECONDS = 1.5  # for answers under way when the server is stopped
ANSWER_SECONDS = 2  # for the handlers behind them
END_SECONDS = 4.5  # after which it ends whatever hangs: what was answered is on disk


def run(
    settings: Settings,
    host: str,
    port: int,
    listener: socket.socket | None = None,
    workers: int = 1,
) -> None:
    """Serve until interrupted; every confirmed move is on disk."""
    sockets = [listener or listen(host, port)]

    def serve(settings: Settings) -> None:
        server = Server(create_app(settings), host, port)
        spare_the_loop()
        server.run(sockets)

    if workers == 1:
        serve(settings)
        return
    # Late: one process needs nothing of it.
    from tempfile import TemporaryDirectory

    from regalia.web.workers import end_by, supervise

    with TemporaryDirectory(prefix="regalia-") as folder:
        shared = replace(settings, common=Path(folder))
        sign = supervise(lambda: serve(shared), workers, END_SECONDS)
    end_by(sign)


class Server(uvicorn.Server):
    """Uvicorn behind our door, which would wait for streams that never end."""

    def __init__(self, app: Litestar, host: str, port: int) -> None:
        self.site: Site = app.state.site
        settings = self.site.settings
        most = room_for(settings.connections)
        self.crowd = Crowd(most, settings.connections_per_address, settings.proxies)
        self.door = Door(app, settings)
        config = uvicorn.Config(
            self.door,
            host=host,
            port=port,
            http=partial(Connection, crowd=self.crowd, settings=settings),  # type: ignore[arg-type]
            ws="none",
            interface="asgi3",
            lifespan="on",
            log_level="error",  # strangers must not be able to fill a log
            access_log=False,
            backlog=BACKLOG,
            timeout_graceful_shutdown=ANSWER_SECONDS,
            server_header=False,
            h11_max_incomplete_event_size=16_384,
            # Uvicorn would believe anybody on this machine.
            proxy_headers=bool(settings.proxies),
            forwarded_allow_ips=list(settings.proxies),
        )
        super().__init__(config)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """End the streams, then the rest; who has not read to the end by then is cut off."""
        self.site.close()
        cut = asyncio.get_running_loop().call_later(CUT_SECONDS, self.crowd.cut)
        await super().shutdown(sockets)
        cut.cancel()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """A signal: end in order, or after a while at once."""
        if not self.should_exit:
            last = threading.Timer(END_SECONDS, os._exit, [128 + sig])
            last.daemon = True
            last.start()
        super().handle_exit(sig, frame)
