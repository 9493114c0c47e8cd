"""Format templates and stylesheets; with --check only say which are not formatted.

Templates by djlint, whose settings are in pyproject.toml; stylesheets by css-beautify. Neither
breaks a line inside a value or a sentence, so lines that stay too long are reported.
"""

import argparse
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import cssbeautifier

from hot_unit import ROOT

PACKAGE = ROOT / "src" / "regalia"
LONGEST = 120  # characters of a line, as pyproject.toml says for djlint


def styled(text: str) -> str:
    """A stylesheet as it should be."""
    options = cssbeautifier.default_options()
    options.indent_size = 2
    options.end_with_newline = True
    options.space_around_combinator = True
    return str(cssbeautifier.beautify(text, options))


def too_long(paths: list[Path]) -> Iterator[str]:
    """Lines that nobody can review."""
    for path in paths:
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if len(line) > LONGEST:
                yield f"{path}:{number}: {len(line)} characters, {LONGEST} at most"


def main() -> int:
    """Format, or check; 1 if something is not in order."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true")
    parser.add_argument("folder", nargs="?", type=Path, default=PACKAGE)
    asked = parser.parse_args()
    wrong: list[str] = []
    sheets = sorted(asked.folder.rglob("*.css"))
    for sheet in sheets:
        text = sheet.read_text(encoding="utf-8")
        if (better := styled(text)) != text:
            if asked.check:
                wrong.append(f"{sheet} is not formatted: make format.")
            else:
                sheet.write_text(better, encoding="utf-8")
    what = "--check" if asked.check else "--reformat"
    config = ("--configuration", str(ROOT / "pyproject.toml"))
    command = [sys.executable, "-m", "djlint", what, *config, str(asked.folder)]
    templates = subprocess.run(command, capture_output=True, encoding="utf-8")
    if asked.check and templates.returncode:
        said = templates.stdout.strip() or templates.stderr.strip()
        wrong.append(said + "\nSome templates are not formatted: make format.")
    wrong += too_long([*sheets, *sorted(asked.folder.rglob("*.html"))])
    print(*wrong, sep="\n", end="\n" if wrong else "")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
