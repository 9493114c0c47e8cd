"""Campaigns at tables: each chapter is a table, its seats those of the one before."""

import time
from collections.abc import Callable, Iterable, Mapping
from dataclasses import asdict, dataclass
from typing import Any

from regalia import registry
from regalia.campaign import Book, Campaign, begin, find_book
from regalia.campaign.check import GAME
from regalia.match.fair import Deal
from regalia.text import fail
from regalia.web.auth import HOST, Held, deal_secret
from regalia.web.chapters import campaign_of
from regalia.web.errors import NotFound, Refused
from regalia.web.fresh import new_id, table_row
from regalia.web.live import Tables
from regalia.web.settings import Settings
from regalia.web.store import CampaignRow, SeatRow, Store, TableRow
from regalia.web.store.rows import OVER, PERSON


@dataclass(frozen=True, slots=True)
class Standing:
    """A campaign with its tables, the last one the current."""

    row: CampaignRow
    campaign: Campaign
    tables: list[TableRow]
    seats: list[list[SeatRow]]  # by table

    @property
    def book(self) -> Book:
        return self.campaign.book

    @property
    def names(self) -> tuple[str, ...]:
        return tuple([seat.name for seat in self.seats[-1]])

    @property
    def is_between(self) -> bool:
        """Whether the current table is done and another one may follow."""
        return self.tables[-1].status == OVER and self.campaign.scenario() is not None


def new_campaign(
    game: str, book: str, seats: int, asked: Mapping[str, Any], draw: Callable[[int], bytes]
) -> tuple[CampaignRow, Campaign]:
    """A campaign as somebody asks for it: options left alone need not be the campaign's."""
    if game != GAME or book.endswith(".toml"):
        raise fail(Refused, "web.error-no-campaign")
    usual = {option.id: option.default for option in registry.find(GAME).options()}
    chosen = {id: value for id, value in asked.items() if value != usual.get(id)}
    campaign = begin(find_book(book), seats, chosen)
    row = CampaignRow(
        id=new_id(draw),
        book=campaign.book.text,
        seats=campaign.seats,
        options=dict(chosen),
        outcomes=[],
        merit=False,
        created=time.time(),
    )
    return row, campaign


async def find_standing(store: Store, tables: Tables, id: str) -> Standing:
    """Where a campaign stands; a table that has come to its end is judged once and for all."""
    row = await store.campaign(id)
    chapters = await store.chapters(id)
    if row is None or not chapters:
        raise fail(NotFound, "web.error-no-campaign")
    campaign = campaign_of(row)
    if chapters[-1].status == OVER and len(campaign.outcomes) < len(chapters):
        live = await tables.get(chapters[-1].id)
        campaign = campaign.after(live.match.state)
        entries = [asdict(outcome) for outcome in campaign.outcomes]
        if await store.change_campaign(row, outcomes=entries):
            row.version += 1
    seats = await store.seats([table.id for table in chapters])
    return Standing(row, campaign, chapters, [seats[table.id] for table in chapters])


def next_deal(key: bytes, standing: Standing) -> Deal:
    """The deal of the next chapter, as far as it is known: anybody may still add words."""
    secret = deal_secret(key, f"{standing.row.id}.{len(standing.tables)}")
    words = standing.row.words
    return Deal(secret, tuple(words.get(str(n), "") for n in range(standing.row.seats)))


async def add_words(store: Store, standing: Standing, seats: Iterable[int], words: str) -> None:
    """Add words to the next deal, for seats that have added none."""
    added = {str(seat): words for seat in seats if words and str(seat) not in standing.row.words}
    if added and standing.is_between:
        known = standing.row.words | added
        if await store.change_campaign(standing.row, words=known):
            standing.row.words, standing.row.version = known, standing.row.version + 1


async def go_on(store: Store, tables: Tables, standing: Standing, settings: Settings) -> None:
    """Lay the next scenario's table, the same people at it; a second caller finds it laid."""
    if not standing.is_between:
        return
    id, last = new_id(settings.draw), standing.tables[-1]
    deal = next_deal(settings.key, standing)
    campaign = standing.campaign
    options = registry.options(registry.find(GAME), campaign.seats, campaign.values())
    seats = [
        SeatRow(
            table_id=id,
            number=seat.number,
            kind=seat.kind,
            bot=seat.bot,
            name=seat.name,
            auto=seat.auto,
            words=words,
        )
        for seat, words in zip(standing.seats[-1], deal.words, strict=True)
    ]
    row = table_row(id, registry.find(GAME), options, seats, last.listed, deal.secret)
    row.campaign, row.chapter = standing.row.id, len(standing.tables)
    if await store.add_table(row, seats):
        await store.change_campaign(standing.row, words={})
        tables.rouse(await tables.get(id))


def inherited(standing: Standing, held: list[Held]) -> list[Held]:
    """The places of later tables that come with those a browser holds at the table before.

    A seat whose link was revoked is handed on to nobody.
    """
    mine = set(held)
    for number in range(1, len(standing.tables)):
        before, table = standing.tables[number - 1], standing.tables[number]
        if Held(before.id, HOST, before.host_issue) in mine:
            mine.add(Held(table.id, HOST, table.host_issue))
        for old, new in zip(standing.seats[number - 1], standing.seats[number], strict=True):
            if (
                (old.kind == PERSON or old.is_stand_in)
                and new.issue == 1
                and Held(before.id, old.number, old.issue) in mine
            ):
                mine.add(Held(table.id, new.number, new.issue))
    return sorted(mine - set(held), key=lambda one: (one.table, one.seat))
