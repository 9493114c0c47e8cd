"""Write a game's `block.py`, `observation.py` and `flow.py` from its `fields.py`.

Usage: .venv/bin/python scripts/fields GAME ...
"""

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
GAMES = ROOT / "src" / "regalia" / "games"


def bare(name: str) -> None:
    """Make a package known without running it: what it imports may be what is being written."""
    home = ROOT / "src" / Path(*name.split("."))
    spec = spec_from_file_location(name, home / "__init__.py")
    assert spec is not None
    sys.modules[name] = module_from_spec(spec)


def main() -> None:
    """Write the files of the games that are named, or of all."""
    for package in ("regalia", "regalia.games"):
        bare(package)
    for home in GAMES.glob("*/fields.py"):
        bare(f"regalia.games.{home.parent.name}")
    sys.path[0] = str(ROOT / "scripts")
    from fields import declared_games, texts

    for game in sys.argv[1:] or declared_games():
        for path, text in texts(game).items():
            path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
