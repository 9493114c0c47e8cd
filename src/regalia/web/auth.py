"""Who may sit where: secret links and the signed cookie that remembers them.

A link's secret is a keyed hash of table, seat and issue. Nothing of it is stored: with the key it
is computed again, without the key a copy of the database opens no seat. Raising the issue revokes
the link and every cookie made from it.
"""

import base64
from dataclasses import dataclass
from hashlib import blake2b
from hmac import compare_digest

SECRET_BYTES = 20  # 160 bits
MOST_HELD = 60  # seats a cookie remembers, newest first

HOST = -2  # the place of whoever made the table, in cookies


@dataclass(frozen=True, slots=True)
class Held:
    """A seat (or HOST) this browser holds."""

    table: str
    seat: int
    issue: int


def seat_secret(key: bytes, table: str, seat: int, issue: int) -> str:
    """The unguessable part of a seat's link."""
    mark = f"seat:{table}:{seat}:{issue}".encode()
    digest = blake2b(mark, key=key, digest_size=SECRET_BYTES, person=b"regalia-seat").digest()
    return base64.b32encode(digest).decode().lower()


def opens(key: bytes, secret: str, table: str, seat: int, issue: int) -> bool:
    """Whether a link is the one that counts now."""
    return compare_digest(secret.encode(), seat_secret(key, table, seat, issue).encode())


def write_held(key: bytes, held: list[Held]) -> str:
    """The cookie's text."""
    text = "~".join([f"{seat.table}.{seat.seat}.{seat.issue}" for seat in held[:MOST_HELD]])
    return f"{text}*{_signature(key, text)}"


def read_held(key: bytes, cookie: str | None) -> list[Held]:
    """What a cookie remembers; nothing if anybody tampered with it."""
    text, star, signature = (cookie or "").rpartition("*")
    if not star or not compare_digest(signature.encode(), _signature(key, text).encode()):
        return []
    parts = [entry.split(".") for entry in text.split("~") if entry]
    return [Held(table, int(seat), int(issue)) for table, seat, issue in parts]


def _signature(key: bytes, text: str) -> str:
    digest = blake2b(text.encode(), key=key, digest_size=SECRET_BYTES, person=b"regalia-cookie")
    return base64.b32encode(digest.digest()).decode().lower()
