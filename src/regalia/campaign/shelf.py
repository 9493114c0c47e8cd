"""The campaigns that come with Regalia, and those in files of one's own."""

from functools import cache
from importlib.resources import files
from pathlib import Path

from regalia.campaign.book import Book
from regalia.campaign.fault import fault
from regalia.campaign.reading import MOST_BYTES, read_book
from regalia.text import shown


@cache
def shipped() -> tuple[Book, ...]:
    """All campaigns of this package, by name of their file."""
    folder = files("regalia") / "campaign" / "books"
    paths = sorted([path for path in folder.iterdir() if path.name.endswith(".toml")], key=str)
    return tuple([read_book(path.read_text(encoding="utf-8")) for path in paths])


def find_book(name: str) -> Book:
    """A campaign by its slug, or from the file of that name."""
    for book in shipped():
        if book.slug == name:
            return book
    if not name.endswith(".toml"):
        known = ", ".join([book.slug for book in shipped()])
        raise fault("shelf", name=shown(name), known=known)
    try:
        with Path(name).open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except (OSError, ValueError):
        raise fault("file", path=shown(name)) from None
    return read_book(data.decode("utf-8", "surrogateescape"))  # which says what is broken
