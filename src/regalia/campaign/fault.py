"""What can be wrong with a campaign's file."""

from regalia.core.errors import RegaliaError
from regalia.text import fail


class BadBook(RegaliaError):
    """A campaign's file that cannot be played."""


def fault(id: str, **args: object) -> BadBook:
    """An error to raise, said in both languages."""
    return fail(BadBook, f"wonderful_world.book-{id}", **args)
