"""Positions as people last saw them, kept while the program that drew them is still here.

After an update they may be all that is left of a position: whatever becomes of rules, observations
and templates, what was drawn can be read. Each person's is drawn from that seat's page and shown to
nobody else; bots need none.
"""

import json
import zlib
from collections.abc import Callable
from dataclasses import asdict, dataclass

from regalia.core.events import SPECTATOR
from regalia.text import LANGS
from regalia.web.live.table import LiveTable
from regalia.web.store import SightRow
from regalia.web.store.rows import PERSON

MOST_BYTES = 4_000_000  # of one, unpacked


@dataclass(frozen=True, slots=True)
class Sight:
    """What a seat saw, in HTML of the program that drew it; where the game stood, in words."""

    where: str
    pane: str  # which of them a phone shows first
    panes: str
    scores: str


Draw = Callable[[LiveTable, int, str], Sight]  # for a seat, in a language


def viewers(live: LiveTable) -> list[int]:
    """Whose eyes matter: people's, and a spectator's."""
    return [SPECTATOR, *(row.number for row in live.seats if row.kind == PERSON)]


def looks(live: LiveTable) -> list[tuple[int, str]]:
    """Everything to be drawn of a table."""
    return [(seat, lang) for seat in viewers(live) for lang in LANGS]


def pack(live: LiveTable, seat: int, lang: str, sight: Sight) -> SightRow:
    """A row of what is seen now."""
    drawn = zlib.compress(json.dumps(asdict(sight), ensure_ascii=False).encode(), 9)
    return SightRow(table_id=live.id, seat=seat, lang=lang, ply=live.match.count, drawn=drawn)


def unpack(row: SightRow) -> Sight | None:
    """What was seen then; None if it cannot be read any more."""
    try:
        text = zlib.decompressobj().decompress(row.drawn, MOST_BYTES)
        return Sight(**json.loads(text))
    except (TypeError, ValueError, zlib.error):
        return None
