"""The files of a game that follow from its declaration: what they should hold."""

from importlib import import_module
from pathlib import Path

from fields.files import write_block, write_observation
from fields.flow import write_flow
from regalia.core.fields import Declaration

ROOT = Path(__file__).resolve().parents[2]


def folder(game: str) -> Path:
    """Where a game lives."""
    return ROOT / "src" / "regalia" / "games" / game


def texts(game: str) -> dict[Path, str]:
    """What the files of a game should hold."""
    declared: Declaration = import_module(f"regalia.games.{game}.fields").FIELDS
    home = folder(game)
    return {
        home / "block.py": write_block(declared),
        home / "observation.py": write_observation(declared),
        home / "flow.py": write_flow(declared, home),
    }


def declared_games() -> list[str]:
    """The games that declare their fields."""
    return sorted(path.parent.name for path in folder("").glob("*/fields.py"))
