"""Tables in memory: one lock and one state each, asleep when nobody needs them."""

from regalia.web.live.keeper import LogEntry, Viewer
from regalia.web.live.table import LiveTable
from regalia.web.live.tables import Tables, tables_for

__all__ = ["LiveTable", "LogEntry", "Tables", "Viewer", "tables_for"]
