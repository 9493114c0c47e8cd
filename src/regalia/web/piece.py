"""Text that remembers what it was put together from, so that two versions are compared by parts."""

from markupsafe import Markup


class Piece(Markup):
    """Markup, and the parts of it: long ones, and short ones put together."""

    __slots__ = ("parts",)
    parts: tuple[str, ...]
