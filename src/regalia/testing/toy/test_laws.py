"""The laws of Regalia, at every seat count and with every option of the game."""

import pytest

from regalia.core.options import Options
from regalia.testing import LAWS, Law, check_hashing, tables
from regalia.testing.toy import GAME

TABLES = [pytest.param(options, id=name) for name, options in tables(GAME)]


@pytest.mark.parametrize("options", TABLES)
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_law(law: Law, options: Options) -> None:
    """What is true of every game is true of this one."""
    law(GAME, options, 1)


def test_another_process_plays_the_same_games() -> None:
    """No order of sets and no hash reaches the game."""
    check_hashing("regalia.testing.toy:GAME")
