"""Pages to keep: one file each, drawn by us, with every number of a chart in a table too."""

from regalia.charts.page import House, Page

__all__ = ["House", "Page"]
