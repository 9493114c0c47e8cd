"""`regalia serve`: the server, until somebody stops it."""

import socket
from pathlib import Path

import uvicorn
from litestar import Litestar

from regalia.web.app import create_app
from regalia.web.pages.site import Site
from regalia.web.settings import Settings, default_data, settings_for


def settings_from(data: str | None, lang: str | None, **rest: object) -> Settings:
    """Settings for a file, or for a database address with `://` in it (its key lies here)."""
    if data is not None and "://" in data:
        beside = settings_for(default_data())
        return Settings(url=data, key=beside.key, lang=lang, **rest)  # type: ignore[arg-type]
    return settings_for(Path(data) if data else default_data(), lang=lang, **rest)


def run(settings: Settings, host: str, port: int) -> None:
    """Serve until interrupted; what was answered is on disk at any moment."""
    Server(create_app(settings), host, port).run()


class Server(uvicorn.Server):
    """Uvicorn, which would wait for streams that never end."""

    def __init__(self, app: Litestar, host: str, port: int) -> None:
        config = uvicorn.Config(
            app,
            host=host,
            port=port,
            log_level="warning",
            timeout_graceful_shutdown=2,
            server_header=False,
            h11_max_incomplete_event_size=16_384,
        )
        super().__init__(config)
        self.site: Site = app.state.site

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """End the streams, then the rest."""
        self.site.close()
        await super().shutdown(sockets)


def is_free(host: str, port: int) -> bool:
    """Whether nobody listens there yet."""
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError:
            return False
    return True
