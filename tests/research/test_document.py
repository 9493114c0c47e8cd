"""The figures of docs/research.md are those of the games; its examples: tests/documents."""

from pathlib import Path

import pytest

from regalia import registry

pytest.importorskip("pettingzoo", reason="the research extra is not installed: no PettingZoo")

from regalia.research.tensors import encoding

PAGE = Path(__file__).parents[2] / "docs" / "research.md"


@pytest.mark.parametrize("package", registry.PACKAGES)
def test_the_table_of_widths_is_right(package: str) -> None:
    """Columns and actions of each game."""
    game = registry.find(package)
    name = game.name.en.replace("’", "'").removeprefix("Eight-Minute Empire: ")
    row = f"| {name} | {encoding(package).width} | {len(game.actions)} |"
    assert row in PAGE.read_text(encoding="utf-8")
