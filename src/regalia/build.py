"""Which build is running."""

from regalia.core import state


def build() -> str:
    """`compiled` when the engine runs as C, `interpreted` when it runs as Python."""
    return "interpreted" if (state.__file__ or "").endswith(".py") else "compiled"
