"""What can be set when the server is started."""

import os
import secrets
from dataclasses import dataclass
from pathlib import Path

KEY_BYTES = 32


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """Everything that differs between a kitchen table, a site and a test."""

    url: str  # of the database, as SQLAlchemy spells it
    key: bytes  # signs cookies and seat links; whoever has it can sit anywhere
    lang: str | None = None  # for everybody who has not chosen; None follows the browser
    secure: bool = False  # cookies travel over HTTPS only
    bot_pause: float = 0.6  # seconds a bot seems to think
    bot_processes: int = 1  # 0: bots think in a thread of this process
    idle: float = 600.0  # seconds until a table nobody looks at leaves memory
    heartbeat: float = 5.0  # seconds between signs of life on a quiet stream
    posts_per_second: int = 20  # from one address
    tables_per_minute: int = 20  # from one address
    streams: int = 1000  # open at once


def settings_for(data: Path, **rest: object) -> Settings:
    """Settings for a SQLite file; its key lies beside it, made on the first start."""
    data.parent.mkdir(parents=True, exist_ok=True)
    url = f"sqlite+aiosqlite:///{data}"
    return Settings(url=url, key=_key(data.with_name(data.name + ".key")), **rest)  # type: ignore[arg-type]


def default_data() -> Path:
    """Where tables are kept when nobody says where."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "regalia" / "regalia.db"


def _key(path: Path) -> bytes:
    """Kept out of the database, so that a copy of that opens no seat."""
    if not path.is_file():
        try:
            handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        except FileExistsError:
            return _key(path)
        with os.fdopen(handle, "w") as file:
            file.write(secrets.token_hex(KEY_BYTES))
    return bytes.fromhex(path.read_text().strip())
