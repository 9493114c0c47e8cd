"""For authors of games: the laws a game must obey, and tools for its own tests.

A game's test file runs every law at every setting (`tables` names them)::

    @pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
    @pytest.mark.parametrize("options", [options for _, options in tables(GAME)])
    def test_law(law, options):
        law(GAME, options, 1)

`check_laws(GAME)` is the same in one call, and needs no test runner.
"""

from regalia.core.game import Game
from regalia.testing.failures import Law
from regalia.testing.laws import LAWS
from regalia.testing.matches import play
from regalia.testing.scene import Loaded, after
from regalia.testing.settings import default_options, tables
from regalia.testing.trace import check_hashing
from regalia.testing.walk import Walk, walks

__all__ = [
    "LAWS",
    "Law",
    "Loaded",
    "Walk",
    "after",
    "check_hashing",
    "check_laws",
    "default_options",
    "play",
    "tables",
    "walks",
]


def check_laws(game: Game, seed: int = 1) -> None:
    """Every law at every setting of a game; the first one broken raises and leaves a record."""
    for _, options in tables(game):
        for law in LAWS:
            law(game, options, seed)
