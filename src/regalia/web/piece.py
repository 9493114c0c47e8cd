"""Text that remembers what it was put together from, so that two versions are compared by parts."""

from markupsafe import Markup

from regalia.web.steps import LONG, gathered


class Piece(Markup):
    """Markup, and the parts of it: long ones, and short ones put together."""

    __slots__ = ("parts",)
    parts: tuple[str, ...]


def put_together(parts: list[str]) -> Markup:
    """Parts one after the other; a short text needs to know nothing of them."""
    text = "".join(parts)
    if len(text) < 2 * LONG:
        return str.__new__(Markup, text)
    made = str.__new__(Piece, text)
    made.parts = tuple(gathered(parts))
    return made
