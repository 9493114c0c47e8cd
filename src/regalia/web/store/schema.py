"""The tables of the database, as the newest migration leaves them."""

from typing import Any

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    TypeDecorator,
)

metadata = MetaData()

DAMAGED: Any = object()  # in place of a value that can no longer be read


class Json(TypeDecorator[Any]):
    """JSON; a value that somebody or something has damaged costs its row, not the whole query."""

    impl = JSON
    cache_ok = True

    def result_processor(self, dialect: Any, coltype: Any) -> Any:
        """As JSON reads it, or DAMAGED."""
        read = super().result_processor(dialect, coltype)

        def careful(value: Any) -> Any:
            try:
                return value if read is None else read(value)
            except (TypeError, ValueError):
                return DAMAGED

        return careful


def _table_id() -> Column[str]:
    return Column("table_id", String(16), ForeignKey("game_table.id"), primary_key=True)


game_table = Table(
    "game_table",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Json, nullable=False),
    Column("seed", String(78), nullable=False),
    Column("nonce", String(32), nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("status", String(8), nullable=False),  # open, playing, over
    Column("listed", Boolean, nullable=False),  # strangers may see it in the lobby and sit down
    Column("host_issue", Integer, nullable=False),
    Column("version", Integer, nullable=False),  # counts every change anybody could see
    Column("plies", Integer, nullable=False),
    Column("to_act", Integer, nullable=False),  # who is asked, as a bit mask, for the lobby
    Column("scores", Json, nullable=True),  # when it is over
    Column("ranks", Json, nullable=True),
    Column("snapshot", Json, nullable=True),
    Column("snapshot_ply", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("campaign", String(16), nullable=True),  # of which it is a chapter
    Column("chapter", Integer, nullable=True),
    Column("secret", String(64), nullable=True),
    Column("pace", String(8), nullable=False),  # of its bots
    Column("hints", Boolean, nullable=False),  # whether people may ask for them
    Column("spectator_chat", Boolean, nullable=False),  # whether those who watch may speak
    Column("position", Json, nullable=True),  # in words: where it began, if not with the set-up
    Index("game_table_lobby", "status", "changed"),
    Index("game_table_chapter", "campaign", "chapter", unique=True),  # nobody begins one twice
)

campaign = Table(
    "campaign",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("book", Text, nullable=False),  # the file it is played by
    Column("seats", Integer, nullable=False),
    Column("options", Json, nullable=False),
    Column("outcomes", Json, nullable=False),  # of the finished chapters
    Column("merit", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("version", Integer, nullable=False),  # counts every change
    Column("words", Json, nullable=False),  # for the next deal, by seat
)

seat = Table(
    "seat",
    metadata,
    _table_id(),
    Column("number", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # person, bot, open
    Column("bot", String(32), nullable=True),
    Column("name", String(80), nullable=False),
    Column("issue", Integer, nullable=False),  # raising it revokes every link and cookie
    Column("moves", Integer, nullable=False),  # the seat's own ply: actions and undos answered
    Column("seen", Integer, nullable=False),  # the ply up to which it has looked
    Column("auto", Boolean, nullable=False),
    Column("devices", Integer, nullable=False),  # links to further devices that have been used
    Column("words", String(80), nullable=False),  # added to the deal
    Column("hints", Integer, nullable=False),  # asked for
    Column("agreed", Integer, nullable=False),  # to play on under this version of the rules
)

ply = Table(
    "ply",
    metadata,
    _table_id(),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("code", Json, nullable=False),
    Column("digest", String(8), nullable=False),
    Column("events", Json, nullable=False),
    Column("at", Float, nullable=False),
)

# Every answered move, undone or not: the same id is never carried out twice.
move = Table(
    "move",
    metadata,
    _table_id(),
    Column("seat", Integer, primary_key=True),
    Column("id", String(80), primary_key=True),
)

# What a table was before an update carried it over: its digests under the older rules.
carried = Table(
    "carried",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(16), ForeignKey("game_table.id"), nullable=False, index=True),
    Column("rules", Integer, nullable=False),
    Column("digests", Json, nullable=False),
    Column("at", Float, nullable=False),
)

# The position as each person, or a spectator (-1), last saw it: readable whatever becomes of rules.
sight = Table(
    "sight",
    metadata,
    _table_id(),
    Column("seat", Integer, primary_key=True),
    Column("lang", String(8), primary_key=True),
    Column("ply", Integer, nullable=False),  # after which it was drawn
    Column("drawn", LargeBinary, nullable=False),  # packed by `live/sights.py`
)

# What happened at the table and not in the game.
note = Table(
    "note",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(16), ForeignKey("game_table.id"), nullable=False, index=True),
    Column("ply", Integer, nullable=False),  # after which it stands in the log
    Column("kind", String(8), nullable=False),  # undo, left, sat, bot, …
    Column("seat", Integer, nullable=False),
    Column("name", String(80), nullable=False),
    Column("audience", Integer, nullable=False),  # who may read it, as a bit mask
    Column("at", Float, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(16), ForeignKey("game_table.id"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),  # or -1: somebody who watches
    Column("name", String(80), nullable=False),  # of whoever watches; a seat has its own
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)
