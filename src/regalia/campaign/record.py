"""The file of a campaign: its book, who plays, and the record of every match, in order."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from regalia import registry
from regalia.campaign.check import GAME
from regalia.campaign.fault import BadBook, fault
from regalia.campaign.progress import FREE_OPTIONS, Campaign, begin
from regalia.campaign.reading import read_book
from regalia.core.errors import RegaliaError
from regalia.core.message import Message
from regalia.match import Match, replay
from regalia.text import shown

FORMAT: Final = "regalia-campaign"
FORMAT_VERSION: Final = 1
MOST_BYTES: Final = 40_000_000
MOST_MATCHES: Final = 40
FIELDS: Final = ("format", "format_version", "book", "seats", "options", "merit", "matches")


@dataclass(frozen=True, slots=True)
class Saved:
    """A campaign read back: where it stands, and its matches, the last perhaps unfinished."""

    campaign: Campaign
    matches: tuple[Match, ...]

    @property
    def open(self) -> Match | None:
        """The match that was under way."""
        return None if not self.matches or self.matches[-1].is_over() else self.matches[-1]


def campaign_record(campaign: Campaign, matches: Sequence[Match]) -> dict[str, Any]:
    """The campaign as JSON values: all that it takes to play it again."""
    return {
        "format": FORMAT,
        "format_version": FORMAT_VERSION,
        "book": campaign.book.text,
        "seats": campaign.seats,
        "options": dict(campaign.options),
        "merit": campaign.merit,
        "matches": [match.record() for match in matches],
    }


def write_campaign(record: dict[str, Any]) -> str:
    """The text of a campaign's file."""
    return json.dumps(record, ensure_ascii=False, indent=0) + "\n"


def read_campaign(source: Path | str | dict[str, Any]) -> Saved:
    """A recorded campaign, every match replayed and every set-up checked; BadBook if it lies."""
    data = source if isinstance(source, dict) else _parse(source)
    if data.get("format") != FORMAT or data.get("format_version") != FORMAT_VERSION:
        raise fault("record-foreign")
    for field in (*FIELDS, *data):
        if field not in data or field not in FIELDS:
            raise fault("record-field", field=shown(field))
    text, seats, options = data["book"], data["seats"], data["options"]
    records = data["matches"]
    kinds = (str, int, dict, bool, list)
    found = (text, seats, options, data["merit"], records)
    for field, kind, value in zip(FIELDS[2:], kinds, found, strict=True):
        if type(value) is not kind:
            raise fault("record-field", field=field)
    if len(records) > MOST_MATCHES:
        raise fault("record-field", field="matches")
    values = registry.options(registry.find(GAME), seats, options).values()
    chosen = {id: values[id] for id in FREE_OPTIONS if id in options}
    if len(chosen) != len(options):
        raise fault("record-field", field="options")
    campaign = begin(read_book(text), seats, chosen)
    matches: list[Match] = []
    for number, record in enumerate(records, 1):
        match = _match(campaign, number, record)
        matches.append(match)
        if match.is_over():
            campaign = campaign.after(match.state)
        elif number < len(records):
            why = Message("wonderful_world.book-record-open")
            raise fault("record-match", number=number, why=why)
    if data["merit"]:  # decided last, whatever was played again before
        campaign = campaign.by_merit()
    return Saved(campaign, tuple(matches))


def _match(campaign: Campaign, number: int, record: Any) -> Match:
    """One match, if it is the one that the campaign asks for here."""
    try:
        wanted = registry.options(registry.find(GAME), campaign.seats, campaign.values())
        if type(record) is not dict:
            raise fault("record-setup")
        match = replay(record)
        begun = match.position is None  # with the set-up
        if match.game.id != GAME or match.options != wanted or not begun:
            raise fault("record-setup")
    except RegaliaError as error:
        raise fault("record-match", number=number, why=error.message or str(error)) from None
    return match


def _read(path: Path) -> str:
    """The text of a file, or of the beginning of one that is too long or has no end."""
    try:
        with path.open("rb") as file:
            return file.read(MOST_BYTES + 1).decode("utf-8")
    except (OSError, ValueError):
        raise fault("file", path=shown(str(path))) from None


def _parse(source: Path | str) -> dict[str, Any]:
    text = source if isinstance(source, str) else _read(source)
    if len(text) > MOST_BYTES:
        raise fault("record-foreign")
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise fault("record-foreign") from None
    if type(data) is not dict:
        raise fault("record-foreign")
    return data


__all__ = ["BadBook", "Saved", "campaign_record", "read_campaign", "write_campaign"]
