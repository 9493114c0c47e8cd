"""Tables of figures, as several commands print them."""

from rich.box import SIMPLE_HEAD
from rich.table import Table


def figures(title: str, *heads: str) -> Table:
    """A table to be filled: a column of names, then figures."""
    table = Table(title=title, title_justify="left", box=SIMPLE_HEAD)
    for place, head in enumerate(heads):
        table.add_column(head, justify="right" if place else "left", no_wrap=True)
    return table
