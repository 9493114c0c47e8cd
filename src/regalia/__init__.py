"""Regalia: five modern board games, whole, to play, to write bots for, to study."""

from typing import TYPE_CHECKING

__version__ = "0.1.0"

__all__ = [
    "Match",
    "__version__",
    "batch",
    "new_match",
    "position",
    "replay",
    "say",
    "verify",
]

if TYPE_CHECKING:
    from regalia.match.match import Match, new_match
    from regalia.match.positions import position
    from regalia.match.replay import replay, verify
    from regalia.research.batch import batch
    from regalia.text import say
else:

    def __getattr__(name: str) -> object:
        """Loads what is used when it is used: no command waits for what it does not need."""
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        if name == "batch":  # it needs NumPy, which nothing else here does
            from regalia.research.batch import batch

            return batch
        from regalia import match, text

        return getattr(text if name == "say" else match, name)
