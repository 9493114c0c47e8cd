"""What every bot is."""

from mypy_extensions import mypyc_attr

from regalia.core.observation import Observation


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player that knows only what it is shown: the same seed and observations, the same play."""

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>"

    def choose(self, seen: Observation) -> int:
        """One of `seen.legal`, which is not empty."""
        raise NotImplementedError
