"""Who may sit where: secret links and the signed cookie that remembers them.

A link's secret is a keyed hash of table, seat and issue. Nothing of it is stored: with the key it
is computed again, without the key a copy of the database opens no seat. Sitting down raises the
issue: the link is dead from then on, and only the new player's cookie opens the seat.
"""

import base64
from dataclasses import dataclass
from hashlib import blake2b
from hmac import compare_digest

from regalia.web.fresh import new_id

SECRET_BYTES = 20  # 160 bits
MOST_HELD = 60  # seats a cookie remembers, newest first

AGAIN = b"regalia-again"
HOST = -2  # the place of the table's host, in cookies


@dataclass(frozen=True, slots=True)
class Held:
    """A seat (or HOST) this browser holds."""

    table: str
    seat: int
    issue: int


def seat_secret(key: bytes, table: str, seat: int, issue: int) -> str:
    """The unguessable part of the link to an open seat."""
    return _letters(key, f"seat:{table}:{seat}:{issue}", b"regalia-seat")


def device_secret(key: bytes, table: str, seat: int, issue: int, used: int) -> str:
    """The unguessable part of the link by which a seated player adds a device, once."""
    return _letters(key, f"device:{table}:{seat}:{issue}:{used}", b"regalia-seat")


def is_same(secret: str, expected: str) -> bool:
    """Whether a link is the one that counts now; the time it takes tells nothing."""
    return compare_digest(secret.encode(), expected.encode())


def deal_secret(key: bytes, mark: str) -> str:
    """The secret behind a table's deal: fixed before anybody adds words, though not yet stored."""
    digest = blake2b(mark.encode(), key=key, digest_size=32, person=b"regalia-deal")
    return digest.hexdigest()


def again_id(key: bytes, id: str) -> str:
    """The table at which a table is played again: one each, guessed by nobody."""

    def draw(size: int) -> bytes:
        return blake2b(id.encode(), key=key, digest_size=size, person=AGAIN).digest()

    return new_id(draw)


def write_draft(key: bytes, id: str) -> str:
    """A table that may come to be, as the lobby's form carries it."""
    return f"{id}.{_letters(key, id, b'regalia-draft')}"


def read_draft(key: bytes, draft: str) -> str | None:
    """The id of a draft of ours."""
    id, _, signature = draft.partition(".")
    return id if is_same(signature, _letters(key, id, b"regalia-draft")) else None


def write_held(key: bytes, held: list[Held]) -> str:
    """The cookie's text."""
    text = "~".join([f"{seat.table}.{seat.seat}.{seat.issue}" for seat in held[:MOST_HELD]])
    return f"{text}*{_letters(key, text, b'regalia-cookie')}"


def read_held(key: bytes, cookie: str | None) -> list[Held]:
    """What a cookie remembers; nothing if anybody tampered with it."""
    text, star, signature = (cookie or "").rpartition("*")
    if not star or not is_same(signature, _letters(key, text, b"regalia-cookie")):
        return []
    parts = [entry.split(".") for entry in text.split("~") if entry]
    return [Held(table, int(seat), int(issue)) for table, seat, issue in parts]


def write_token(key: bytes, held: Held) -> str:
    """What lets a program act for one place: it names the place, and only we can have signed it.

    Like a cookie it dies with the issue of its seat; unlike one it holds nothing else.
    """
    text = f"{held.table}.{held.seat}.{held.issue}"
    return f"{text}.{_letters(key, text, b'regalia-token')}"


def read_token(key: bytes, token: str) -> Held | None:
    """The place of a token of ours."""
    text, _, signature = token.rpartition(".")
    if not is_same(signature, _letters(key, text, b"regalia-token")):
        return None
    table, seat, issue = text.split(".")
    return Held(table, int(seat), int(issue))


def _letters(key: bytes, text: str, person: bytes) -> str:
    digest = blake2b(text.encode(), key=key, digest_size=SECRET_BYTES, person=person).digest()
    return base64.b32encode(digest).decode().lower()
