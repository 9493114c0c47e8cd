"""Rows as the rest of the server holds them."""

from dataclasses import dataclass, field
from typing import Any

OPEN, PLAYING, OVER = "open", "playing", "over"
PERSON, BOT, EMPTY = "person", "bot", "open"
QUICK, CALM, SLOW = "quick", "calm", "slow"  # how fast bots answer
# Kinds of notes.
UNDO, LEFT, SAT, GIVEN, AGAIN, HINT = "undo", "left", "sat", "bot", "again", "hint"
CARRIED, AGREED, CUT = "carried", "agreed", "cut"  # after an update
READ, FREE = "read", "free"  # of a tutorial: a text was read; its learner plays on without it
HANDED, BACK, RESIGNED, REPLACED = "handed", "back", "resigned", "replaced"
STAND_IN = "stand-in"  # the bot of a seat that still belongs to a person
FROM = "from"  # played on from another match, whose address is the note's name


@dataclass(slots=True, kw_only=True)
class TableRow:
    """A table without its seats and plies; seed, nonce and secret stay with the server."""

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
    secret: str | None = None  # what the commitment hides; None for tables of older servers
    pace: str = CALM  # of its bots
    hints: bool = True  # whether people may ask for them
    spectator_chat: bool = False  # whether those who watch may speak
    position: dict[str, Any] | None = None  # where it began, if not with the set-up


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
    devices: int = 0  # links to further devices that have been used
    words: str = ""  # added to the deal
    hints: int = 0  # asked for
    agreed: int = 0  # to play on under this version of the rules

    @property
    def is_stand_in(self) -> bool:
        """Whether a bot plays here for somebody who may come back."""
        return self.kind == BOT and self.bot == STAND_IN


@dataclass(slots=True, kw_only=True)
class PlyRow:
    """One action, and what came of it."""

    table_id: str
    number: int
    seat: int
    code: list[str]
    digest: str
    events: list[Any]
    at: float


@dataclass(slots=True, kw_only=True)
class CarriedRow:
    """What a table was before an update carried it over."""

    table_id: str
    rules: int
    digests: list[str]  # of the actions, under those rules
    at: float


@dataclass(slots=True, kw_only=True)
class SightRow:
    """The position as a seat, or a spectator, last saw it."""

    table_id: str
    seat: int
    lang: str
    ply: int  # after which it was drawn
    drawn: bytes


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
    version: int = 0
    words: dict[str, str] = field(default_factory=dict)  # for the next deal, by seat


@dataclass(slots=True, kw_only=True)
class NoteRow:
    """Something that happened at the table and not in the game: an undo, a seat that changed hands.

    It stands in the log after the action `ply`.
    """

    table_id: str
    ply: int
    kind: str
    seat: int
    name: str  # of whoever it was about
    audience: int  # the seats that may read it, as a bit mask; -1 for everybody
    at: float


@dataclass(slots=True, kw_only=True)
class ChatRow:
    """Something a seat said, or somebody who watches (-1) and gave a name."""

    table_id: str
    seat: int
    text: str
    at: float
    name: str = ""


@dataclass(slots=True, kw_only=True)
class Change:
    """A step of a table: written whole or not at all, and only onto the version it is based on."""

    table: str
    base: int  # the version of the table when the step was decided
    columns: dict[str, Any]  # of the table, the next version among them
    seat: int = -1
    seat_columns: dict[str, Any] = field(default_factory=dict)
    move: str = ""  # the id under which the seat sent it, answered once
    keep: int | None = None  # actions after this one go: an undo
    plies: list[PlyRow] = field(default_factory=list)
    note: NoteRow | None = None
    chat: ChatRow | None = None
    carried: CarriedRow | None = None  # over from older rules, and then
    retold: list[PlyRow] = field(default_factory=list)  # the actions as today's rules tell them
