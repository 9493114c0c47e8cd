"""Campaigns: linked matches of It's a Wonderful World, told by a file (IWW-19)."""

from regalia.campaign.book import Book, Resolution, Scenario
from regalia.campaign.progress import Campaign, begin
from regalia.campaign.reading import BadBook, read_book
from regalia.campaign.record import campaign_record, read_campaign, write_campaign
from regalia.campaign.shelf import find_book, shipped

__all__ = [
    "BadBook",
    "Book",
    "Campaign",
    "Resolution",
    "Scenario",
    "begin",
    "campaign_record",
    "find_book",
    "read_book",
    "read_campaign",
    "shipped",
    "write_campaign",
]
