"""What can be set when the server is started."""

import os
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from regalia.web.keys import key_beside


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """Everything that differs between a kitchen table, a site and a test."""

    url: str  # of the database, as SQLAlchemy spells it
    key: bytes  # signs cookies and seat links; whoever has it can sit anywhere
    lang: str | None = None  # for everybody who has not chosen; None follows the browser
    secure: bool = False  # cookies travel over HTTPS only, and browsers are told to insist on it
    proxies: tuple[str, ...] = ()  # whose X-Forwarded-For and X-Forwarded-Proto are believed
    bot_pause: float = 0.6  # seconds a bot seems to think
    bot_seconds: float = 20.0  # a bot may really think; then a simpler one decides
    bot_processes: int = 1  # 0: bots think in a thread of this process
    absence: float = 12 * 3600.0  # seconds until others may let a bot play for somebody: a night
    idle: float = 600.0  # seconds until a table nobody looks at leaves memory
    unstarted: float = 14 * 24 * 3600.0  # seconds until a table that never began is taken away
    metrics_key: str = ""  # whoever shows it may read /metrics; without one nobody may
    heartbeat: float = 5.0  # seconds between signs of life on a quiet stream
    common: Path | None = None  # a folder that the workers of one machine share
    draw: Callable[[int], bytes] = secrets.token_bytes  # chance for ids, and so for deals

    # Seconds a connection has.
    header_seconds: float = 10.0  # to send the head of a request
    body_seconds: float = 10.0  # to send the rest of it
    send_seconds: float = 20.0  # to read on when it has not read what we sent

    # From one address.
    requests_per_second: int = 100  # of any kind
    posts_per_second: int = 20
    tables_per_minute: int = 20
    chat_per_minute: int = 30
    invitations_per_minute: int = 30  # seat links made anew
    connections_per_address: int = 200
    streams_per_address: int = 100

    # At one table.
    table_chat_per_minute: int = 60  # whoever speaks

    # In all.
    connections: int = 2000  # less where the system lets us open fewer files
    streams: int = 1000


# What `regalia serve --limit NAME=NUMBER` can set.
LIMITS = (
    "requests_per_second",
    "posts_per_second",
    "tables_per_minute",
    "chat_per_minute",
    "invitations_per_minute",
    "table_chat_per_minute",
    "connections_per_address",
    "streams_per_address",
    "connections",
    "streams",
)


def settings_for(data: Path, **rest: object) -> Settings:
    """Settings for a SQLite file; its key lies beside it, made on the first start."""
    data.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    return Settings(url=file_url(data), key=key_beside(data), **rest)  # type: ignore[arg-type]


def file_url(data: Path) -> str:
    """A SQLite file as SQLAlchemy spells it."""
    return f"sqlite+aiosqlite:///{data}"


def default_data() -> Path:
    """Where tables are kept when nobody says where."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "regalia" / "regalia.db"
