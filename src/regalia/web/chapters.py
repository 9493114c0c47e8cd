"""Campaigns as the database has them, and which scenario a table is."""

from functools import lru_cache
from typing import Any

from regalia.campaign import Campaign, Scenario, read_book, telling
from regalia.campaign.outcome import Outcome
from regalia.web.store import CampaignRow, Store, TableRow

read_book_once = lru_cache(maxsize=32)(read_book)


def campaign_of(row: CampaignRow) -> Campaign:
    """A campaign from its row."""
    outcomes = tuple([read_outcome(entry) for entry in row.outcomes])
    options = tuple(row.options.items())
    return Campaign(read_book_once(row.book), row.seats, options, outcomes, row.merit)


def read_outcome(entry: dict[str, Any]) -> Outcome:
    """An outcome from its JSON."""
    return Outcome(
        scenario=str(entry["scenario"]),
        counts=tuple([tuple(row) for row in entry["counts"]]),
        ranks=tuple(entry["ranks"]),
        winners=tuple(entry["winners"]),
    )


async def scenario_of(store: Store, table: TableRow) -> Scenario | None:
    """The scenario that a table is, if it is a chapter of a campaign."""
    row = await store.campaign(table.campaign) if table.campaign else None
    if row is None or table.chapter is None:
        return None
    return telling.part(campaign_of(row), table.chapter).scenario()
