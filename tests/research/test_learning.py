"""The example that learns: its notebook runs, its curves say what the documents say."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from kit.notebooks import VARIES, read, run

pytest.importorskip("gymnasium", reason="the research extra is not installed: no Gymnasium")

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "learning"
CURVES = sorted(EXAMPLE.glob("*.json"))


@pytest.fixture(autouse=True)
def beside(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the folder of the example, as its readers are."""
    monkeypatch.chdir(EXAMPLE)
    monkeypatch.syspath_prepend(EXAMPLE)
    for module in ("curve", "train"):
        monkeypatch.delitem(sys.modules, module, raising=False)


def said(cell: dict[str, Any]) -> object:
    """What a cell prints and shows."""
    return [one.get("text") or one["data"] for one in cell["outputs"]]


@pytest.mark.filterwarnings("ignore")  # PyTorch's own, where it is installed
def test_the_notebook_prints_what_it_shows() -> None:
    """Every cell is run, with PyTorch or without; what it prints is what is kept in the file."""
    path = EXAMPLE / "legends.ipynb"
    kept = [cell for cell in read(path)["cells"] if cell["cell_type"] == "code"]
    for before, now in zip(kept, run(path), strict=True):
        assert now["outputs"], "every cell has something to say"
        if VARIES not in before["metadata"].get("tags", ()):
            assert said(now) == said(before)


def test_two_games_were_learned() -> None:
    """Far better than even, from even, in less than ten minutes of one core."""
    assert len(CURVES) == 2
    for path in CURVES:
        first, *_, last = json.loads(path.read_text(encoding="utf-8"))["points"]
        assert first["low"] < 0.5 < first["high"]
        assert last["low"] > 0.65 and last["seconds"] < 600 and last["games"] == 1000


@pytest.mark.parametrize("path", CURVES, ids=lambda path: path.stem)
def test_the_documents_show_the_curves(path: Path) -> None:
    """The picture is drawn from the figures, and the page tells the last of them."""
    from curve import chart, picture

    curve = json.loads(path.read_text(encoding="utf-8"))
    drawn = ROOT / "docs" / "pictures" / f"learning-{path.stem}.svg"
    assert drawn.read_text(encoding="utf-8") == picture(chart(curve))
    last = curve["points"][-1]
    page = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
    share = f"{last['wins'] / last['games']:.1%} ({last['low']:.1%} to {last['high']:.1%})"
    assert f"| {last['steps']:,} | {last['seconds']:.0f} s | {share} |" in page


def test_the_agent_learns_a_little(monkeypatch: pytest.MonkeyPatch) -> None:
    """A few updates, where the library is: masks are obeyed, and one seed is one run."""
    pytest.importorskip("sb3_contrib", reason="sb3-contrib is not installed: regalia[learning]")
    import train

    monkeypatch.setattr(train, "LOOKS", 1)

    def run_once() -> list[float]:
        return [point.wins for _, point in train.learn("legends", 1280, 3, games=20, last=20)]

    assert run_once() == run_once()
