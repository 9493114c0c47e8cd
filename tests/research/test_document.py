"""What docs/research.md shows is what happens."""

import doctest
import re
from pathlib import Path

import pytest

from regalia import registry

pytest.importorskip("pettingzoo", reason="the research extra is not installed: no PettingZoo")

from regalia.research.tensors import encoding

PAGE = Path(__file__).parents[2] / "docs" / "research.md"


def test_the_examples_do_what_they_show() -> None:
    """Line by line, with the answers printed there."""
    parser = doctest.DocTestParser()
    text = PAGE.read_text(encoding="utf-8")
    shown = "\n".join(re.findall(r"```python\n(.*?)```", text, re.DOTALL))
    test = parser.get_doctest(shown, {}, PAGE.name, str(PAGE), 0)
    found = doctest.DocTestRunner(verbose=False).run(test)
    assert found.attempted > 15 and found.failed == 0


def test_the_example_of_open_spiel_runs(capsys: pytest.CaptureFixture[str]) -> None:
    """It prints what a player sees."""
    pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: regalia[open-spiel]")
    (block,) = re.findall(r"```py\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    exec(block, {})
    assert "game=dragon_castle" in capsys.readouterr().out


@pytest.mark.parametrize("package", registry.PACKAGES)
def test_the_table_of_widths_is_right(package: str) -> None:
    """Columns and actions of each game."""
    game = registry.find(package)
    name = game.name.en.replace("’", "'").removeprefix("Eight-Minute Empire: ")
    row = f"| {name} | {encoding(package).width} | {len(game.actions)} |"
    assert row in PAGE.read_text(encoding="utf-8")
