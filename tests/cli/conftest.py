"""The command as a program of its own, and inside the test."""

from collections.abc import Callable
from functools import partial
from io import StringIO
from pathlib import Path

import pytest

from kit.terminal import Result, Run, run_in
from regalia.cli import main
from regalia.match import Match, write_record


@pytest.fixture
def run(tmp_path: Path) -> Run:
    """Run `python -m regalia` in an empty folder."""
    return partial(run_in, tmp_path)


@pytest.fixture
def inside(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Run:
    """Run the same commands in this process: faster, for all that needs no other one."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.chdir(tmp_path)

    def go(*args: str, typed: str = "") -> Result:
        monkeypatch.setattr("sys.stdin", StringIO(typed))
        with pytest.raises(SystemExit) as left:
            main(args)
        captured = capsys.readouterr()
        assert isinstance(left.value.code, int)
        return Result(left.value.code, captured.out, captured.err)

    return go


@pytest.fixture
def save(tmp_path: Path) -> Callable[[Match], str]:
    """Write a match's record to a file."""

    def written(match: Match) -> str:
        path = tmp_path / "match.json"
        path.write_text(write_record(match.record()), encoding="utf-8")
        return str(path)

    return written
