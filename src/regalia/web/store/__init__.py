"""Tables in the database: what is written here before anybody is answered survives everything."""

from regalia.web.store.rows import (
    CampaignRow,
    CarriedRow,
    Change,
    ChatRow,
    NoteRow,
    PlyRow,
    SeatRow,
    SightRow,
    TableRow,
)
from regalia.web.store.store import Store, store_at

__all__ = [
    "CampaignRow",
    "CarriedRow",
    "Change",
    "ChatRow",
    "NoteRow",
    "PlyRow",
    "SeatRow",
    "SightRow",
    "Store",
    "TableRow",
    "store_at",
]
