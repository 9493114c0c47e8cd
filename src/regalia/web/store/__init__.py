"""Tables in the database: what is written here before anybody is answered survives everything."""

from regalia.web.store.rows import CampaignRow, Change, ChatRow, NoteRow, PlyRow, SeatRow, TableRow
from regalia.web.store.store import Store

__all__ = [
    "CampaignRow",
    "Change",
    "ChatRow",
    "NoteRow",
    "PlyRow",
    "SeatRow",
    "Store",
    "TableRow",
]
