"""`python -m regalia.testing.toy <name>`: a copy of the toy as a project of its own."""

import re
import sys
from argparse import ArgumentParser
from pathlib import Path

HERE = Path(__file__).parent


def main() -> None:
    """Write the project into a new folder of that name."""
    parser = ArgumentParser(prog="python -m regalia.testing.toy", description=__doc__)
    parser.add_argument("name", help="the id of the new game, such as my_game")
    name = parser.parse_args().name
    if not re.fullmatch(r"[a-z][a-z0-9_]{1,39}", name):
        sys.exit("An id has 2 to 40 small letters, digits and underscores: my_game.")
    folder = Path(name)
    if folder.exists():
        sys.exit(f"There is something called {name} here already.")
    write(name, folder)
    print(f"{name} is a game. Next: pip install ./{name}, regalia games, pytest {name}.")


def write(name: str, folder: Path) -> None:
    """The toy under another name: pyproject.toml, src/<name>/, tests/."""
    for file in sorted(HERE.iterdir()):
        if not file.is_file() or file.name == Path(__file__).name:
            continue
        place = folder / "src" / name
        if file.name == "pyproject.toml":
            place = folder
        elif file.name.startswith("test_"):
            place = folder / "tests"
        place.mkdir(parents=True, exist_ok=True)
        text = file.read_text(encoding="utf-8")
        (place / file.name).write_text(renamed(text, name), encoding="utf-8")


def renamed(text: str, name: str) -> str:
    """The toy's own name, in all its spellings, replaced by another."""
    camel = "".join([part.capitalize() for part in name.split("_")])
    rules = re.sub(r"[^A-Z]", "", name.upper())  # the letters before the number of a rule
    text = text.replace("regalia.testing.toy", name)
    for old, new in (("toy", name), ("Toy", camel), ("TOY", rules)):
        text = re.sub(rf"\b{old}(?=\b|[A-Z_])", new, text)
    return text


if __name__ == "__main__":
    main()
