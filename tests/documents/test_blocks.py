"""Every code block of every document is run."""

import sys
from pathlib import Path

import pytest

from kit.documents import ROOT, Reader, blocks, documents

# Commands that are not run here, and why; after a colon, the test elsewhere that runs them.
NOT_RUN = {
    "pip install": "it would change the environment of the tests: tests/tooling/test_build.py",
    "make play": "a server that runs until it is stopped: tests/tooling/test_play.py",
    "make test": "it runs this very test",
    "regalia serve": "a server that runs until it is stopped: tests/web/test_generic_page.py",
    "regalia audit": "it needs the database of a server: tests/cli/test_audit.py",
    "pytest my_game": "it needs the installed copy of the toy: tests/web/test_generic_page.py",
    "python -m venv": "it would fetch packages",
    "python examples/learning": "it learns for minutes: tests/research/test_learning.py",
    "python examples/solve.py": "it needs OpenSpiel: tests/research/test_solve.py",
    "regalia simulate legends --games 100000": "it needs a Ray: tests/cli/test_on_ray.py",
    "python bench/run.py": "it measures other engines for minutes: tests/bench",
}
PAGES = [page for page in documents() if "```" in (ROOT / page).read_text(encoding="utf-8")]


@pytest.mark.parametrize("page", PAGES)
def test_every_block_does_what_it_shows(
    page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From top to bottom, in one folder, with the answers and outputs that are printed there."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    reader = Reader(page, tmp_path, NOT_RUN)
    for own in tmp_path.glob("*.py"):  # modules of the page are forgotten after it
        monkeypatch.delitem(sys.modules, own.stem, raising=False)
    reader.follow()
    if reader.missing:
        pytest.skip(f"all but the blocks that need {', '.join(sorted(reader.missing))}")


def test_what_is_not_run_is_there_and_proven_elsewhere() -> None:
    """No reason outlives its command, and the tests that reasons name exist."""
    shell = [
        line
        for page in PAGES
        for block in blocks((ROOT / page).read_text(encoding="utf-8"))
        if block.language == "sh"
        for line in block.text.splitlines()
    ]
    for command, reason in NOT_RUN.items():
        assert any(line.startswith(command) for line in shell), f"{command!r} is in no document"
        _, _, proof = reason.partition(": ")
        assert not proof or (ROOT / proof).exists(), f"{proof} is not there"


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("```python\n>>> 1 + 1\n3\n\n```\n", "Expected"),
        ("```python\nraise ValueError('no')\n```\n", "no"),
        ("```sh\nregalia games nothing\n```\n", "line 1"),
        ("```sh\nregalia games\n```\n```text\nNo games ...\n```\n", "No games"),
        ("```json\n{1}\n```\n", "property name"),
        ("```toml\na b\n```\n", "key"),
        ("```ruby\nputs 1\n```\n", "nobody knows how to run 'ruby'"),
        ("```\nx = 1\n```\n", "nobody knows how to run ''"),
    ],
)
def test_a_wrong_block_is_found(
    text: str, fault: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Wrong answers, errors, failing commands, other outputs, bad data, unknown languages."""
    monkeypatch.setattr("kit.documents.ROOT", tmp_path)
    (tmp_path / "page.md").write_text(text, encoding="utf-8")
    with pytest.raises(Exception, match=fault):
        Reader("page.md", tmp_path, {}).follow()


def test_files_and_outputs_are_followed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A block that is saved, by the sentence before it, is run by the commands after it."""
    monkeypatch.setattr("kit.documents.ROOT", tmp_path)
    page = "Save it as `one.py`:\n```python\nprint('one two')\n```\n"
    page += "```sh\npython one.py\n```\n```text\none ...\n```\n"
    (tmp_path / "page.md").write_text(page, encoding="utf-8")
    Reader("page.md", tmp_path, {}).follow()
