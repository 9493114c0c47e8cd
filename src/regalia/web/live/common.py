"""A folder that the workers of one machine share: records that people brought, long work done.

A single process has none, and needs none.
"""

import asyncio
import fcntl
import os
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from hashlib import blake2b
from pathlib import Path

MOST_BYTES = 64_000_000  # in all, the oldest forgotten first
LOOK_AGAIN = 0.2  # seconds until we look whether another worker has finished


class Common:
    """What one worker keeps, the others find."""

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder

    def keep(self, name: str, content: bytes) -> None:
        """Whole or not at all."""
        if self.folder is None:
            return
        draft = self.folder / f"{secrets.token_hex(8)}.draft"
        draft.write_bytes(content)
        draft.rename(self.folder / _file(name))
        self._forget()

    def find(self, name: str) -> bytes | None:
        """What was kept under a name, if it still is; it counts as new then."""
        if self.folder is None:
            return None
        path = self.folder / _file(name)
        try:
            os.utime(path)
            return path.read_bytes()
        except FileNotFoundError:
            return None

    @asynccontextmanager
    async def turn(self, name: str) -> AsyncIterator[None]:
        """One worker at a time; the system lets go for one that is killed."""
        if self.folder is None:
            yield
            return
        handle = os.open(self.folder / f"{name}.turn", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        try:
            while True:
                try:
                    fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
                    break
                except BlockingIOError:
                    await asyncio.sleep(LOOK_AGAIN)
            yield
        finally:
            os.close(handle)

    def _forget(self) -> None:
        assert self.folder is not None
        with suppress(FileNotFoundError):  # another worker forgets too
            found = [(path.stat(), path) for path in self.folder.glob("*.kept")]
            room = MOST_BYTES
            for stat, path in sorted(found, key=lambda one: one[0].st_mtime_ns, reverse=True):
                room -= stat.st_size
                if room < 0:
                    path.unlink()


def _file(name: str) -> str:
    """A name as a file: whatever strangers ask for, it is none of theirs."""
    return f"{blake2b(name.encode('utf-8', 'replace'), digest_size=16).hexdigest()}.kept"
