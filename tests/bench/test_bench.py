"""The rows of `regalia bench`: their shape, never their speed."""

import pytest

from regalia import registry
from regalia.bench import measure
from regalia.build import build
from regalia.core.errors import UnknownGame

UNITS = {
    "rollout": "moves/s",
    "light": "moves/s",
    "games": "games/s",
    "api": "moves/s",
    "clone": "µs",
    "observe": "µs",
    "imagine": "µs",
    "memory": "bytes",
}


@pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.id)
def test_every_measure_has_a_row(game: registry.Game) -> None:
    """All measures, random play at every seat count, values above nothing."""
    rows = list(measure([game.id], runs=1, seconds=0.001))
    for row in rows:
        assert list(row) == ["measure", "game", "seats", "build", "value", "unit"]
        assert row["game"] == game.id
        assert row["build"] == build()
        assert isinstance(row["value"], float)
        assert row["value"] > 0
        assert row["unit"] == UNITS[str(row["measure"])]
    assert {row["measure"] for row in rows} == set(UNITS)
    for name in ("rollout", "games"):
        assert [row["seats"] for row in rows if row["measure"] == name] == game.seats


def test_an_unknown_game_is_refused() -> None:
    """Before anything is measured."""
    with pytest.raises(UnknownGame):
        list(measure(["chess"]))
