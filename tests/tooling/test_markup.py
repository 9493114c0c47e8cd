"""Templates and stylesheets are formatted, and the gate sees when one is not."""

import subprocess
import sys
from pathlib import Path

import pytest

from hot_unit import ROOT

TIDY = {
    "a.css": ".a,\n.b {\n  color: red;\n}\n",
    "a.html": '{% if x %}\n  <p class="a">{{ x }}</p>\n{% endif %}\n',
}
UNTIDY = {
    "a.css": ".a, .b { color: red; }\n",
    "a.html": '{% if x %}\n<p class="a">{{ x }}</p>\n{% endif %}\n',
}
LONG = {
    "a.css": ".a {\n  background: " + "red, " * 24 + "red;\n}\n",
    "a.html": "<p>" + "word " * 24 + "word</p>\n",
}


def markup(*args: str) -> subprocess.CompletedProcess[str]:
    """The script, as the Makefile calls it."""
    command = [sys.executable, str(ROOT / "scripts" / "markup.py"), *args]
    return subprocess.run(command, capture_output=True, text=True, timeout=120)


def write(folder: Path, files: dict[str, str]) -> None:
    """A folder with these files."""
    for name, text in files.items():
        (folder / name).write_text(text, encoding="utf-8")


def test_the_pages_are_formatted() -> None:
    """Every template and stylesheet of the project."""
    result = markup("--check")
    assert (result.returncode, result.stdout) == (0, "")


@pytest.mark.parametrize("name", TIDY)
def test_what_is_not_formatted_is_found_and_mended(tmp_path: Path, name: str) -> None:
    """The check names the file and leaves it; without it the file is as it should be."""
    write(tmp_path, {**TIDY, name: UNTIDY[name]})
    result = markup("--check", str(tmp_path))
    assert (result.returncode, name in result.stdout) == (1, True)
    assert (tmp_path / name).read_text("utf-8") == UNTIDY[name]
    assert markup(str(tmp_path)).returncode == 0
    assert {path.name: path.read_text("utf-8") for path in tmp_path.iterdir()} == TIDY


@pytest.mark.parametrize("name", TIDY)
def test_a_long_line_is_refused(tmp_path: Path, name: str) -> None:
    """What no formatter breaks, somebody has to."""
    write(tmp_path, {**TIDY, name: LONG[name]})
    result = markup("--check", str(tmp_path))
    assert (result.returncode, "120 at most" in result.stdout) == (1, True)
