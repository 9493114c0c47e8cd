"""Where a command writes a page."""

from pathlib import Path
from typing import Annotated

import typer

from regalia.core.errors import BadOption
from regalia.text import fail, shown

Html = Annotated[
    Path | None,
    typer.Option(metavar="FILE", help="Write a page with charts to this file."),
]


def write_page(path: Path, page: str) -> None:
    """Put a page into a file."""
    try:
        path.write_text(page, encoding="utf-8")
    except OSError:
        raise fail(BadOption, "common.error-file", path=shown(str(path)), why="other") from None
