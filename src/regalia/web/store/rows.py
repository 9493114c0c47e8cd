"""Rows as the rest of the server holds them."""

from dataclasses import dataclass
from typing import Any

OPEN, PLAYING, OVER = "open", "playing", "over"
PERSON, BOT, EMPTY = "person", "bot", "open"


@dataclass(slots=True, kw_only=True)
class TableRow:
    """A table without its seats and plies; `seed` and `nonce` stay with the keeper of the match."""

    id: str
    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    seed: str
    nonce: str
    commitment: str
    status: str
    listed: bool
    host_issue: int
    version: int
    plies: int
    to_act: int
    scores: list[int] | None
    ranks: list[int] | None
    snapshot: dict[str, Any] | None
    snapshot_ply: int
    created: float
    changed: float
    campaign: str | None = None
    chapter: int | None = None


@dataclass(slots=True, kw_only=True)
class SeatRow:
    """Who sits where."""

    table_id: str
    number: int
    kind: str
    bot: str | None
    name: str
    issue: int = 1
    moves: int = 0
    seen: int = 0
    auto: bool = False


@dataclass(slots=True, kw_only=True)
class PlyRow:
    """One action, and what came of it."""

    table_id: str
    number: int
    seat: int
    code: list[str]
    digest: str
    stands: bool
    events: list[Any]
    at: float


@dataclass(slots=True, kw_only=True)
class CampaignRow:
    """A campaign without its tables."""

    id: str
    book: str
    seats: int
    options: dict[str, Any]
    outcomes: list[Any]
    merit: bool
    created: float


@dataclass(slots=True, kw_only=True)
class ChatRow:
    """Something a seat said."""

    table_id: str
    seat: int
    text: str
    at: float
