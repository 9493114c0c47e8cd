"""Text that remembers what it was put together from, so that two versions are compared by parts."""

from markupsafe import Markup

LONG = 160  # letters: what is as long stands for itself
SHORT = 60  # letters at least of what is put together


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


def gathered(parts: list[str]) -> list[str]:
    """The same text in fewer parts: each is long, or begins with a tag."""
    found: list[str] = []
    few: list[str] = []
    size = 0
    for part in parts:
        more = len(part)
        if more >= LONG:
            if few:
                found.append("".join(few))
                few = []
                size = 0
            found.append(part)
        elif size >= SHORT and part.startswith("<"):
            found.append("".join(few))
            few = [part]
            size = more
        elif more:
            few.append(part)
            size += more
    if few:
        found.append("".join(few))
    return found
