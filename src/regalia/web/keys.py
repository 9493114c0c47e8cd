"""The key that signs seat links and cookies: whole or not at all, and for its owner's eyes.

It is kept out of the database, so that a copy of that opens no seat.
"""

import os
import re
import secrets
from pathlib import Path

from regalia.text import fail
from regalia.web.faults import BadKey, LostKey, Unwritable

KEY_BYTES = 32
OWNER_ONLY = 0o700  # what may be left of a file's rights

_KEY = re.compile(rf"[0-9a-fA-F]{{{2 * KEY_BYTES}}}\s*")


def key_path(data: Path) -> Path:
    """Where the key of a database lies."""
    return data.with_name(data.name + ".key")


def key_beside(data: Path, *, has_tables: bool = False, renew: bool = False) -> bytes:
    """The key of a database: the one that is there, or a new one where nothing is signed yet.

    `renew` goes on with a new key where the old one is lost or damaged.
    """
    path = key_path(data)
    try:
        return read_key(path)
    except FileNotFoundError:
        if has_tables and not renew:
            raise fail(LostKey, "web.start-key-lost", path=str(path), data=str(data)) from None
    except BadKey:
        if not renew:
            raise
        os.replace(path, path.with_name(path.name + ".bad"))
    write_key(path)
    return read_key(path)


def read_key(path: Path) -> bytes:
    """A whole key, or a refusal; FileNotFoundError if there is none."""
    try:
        with path.open("rb") as file:
            text = file.read(1000).decode("ascii", "replace")
    except FileNotFoundError:
        raise
    except OSError as error:
        why = error.strerror or str(error)
        raise fail(BadKey, "web.start-key-unreadable", path=str(path), why=why) from None
    if not _KEY.fullmatch(text):
        raise fail(BadKey, "web.start-key-bad", path=str(path))
    tighten(path)
    return bytes.fromhex(text.strip())


def new_key() -> str:
    """Enough chance that nobody guesses it; every deal follows from it."""
    return secrets.token_hex(KEY_BYTES)


def write_key(path: Path) -> None:
    """A new key, unless somebody else was faster: then theirs is the one."""
    draft = path.with_name(f"{path.name}.{secrets.token_hex(8)}")
    try:
        handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        try:
            with os.fdopen(handle, "w") as file:
                file.write(new_key())
                file.flush()
                os.fsync(file.fileno())
            try:
                os.link(draft, path)  # never over another
            except FileExistsError:
                return
        finally:
            os.unlink(draft)
        _settle(path.parent)
    except OSError as error:
        why = error.strerror or str(error)
        raise fail(Unwritable, "web.start-key-unwritable", path=str(path), why=why) from None


def tighten(path: Path) -> None:
    """Take from everybody else what rights they have to a file of ours."""
    mode = path.stat().st_mode & 0o777
    if mode & ~OWNER_ONLY and path.stat().st_uid == os.geteuid():
        path.chmod(mode & OWNER_ONLY)


def _settle(folder: Path) -> None:
    """A new name is on disk only when its folder is."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
