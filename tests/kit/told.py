"""What a state has told, and which rules it cited."""

import ast
from pathlib import Path

from regalia.core.events import Event
from regalia.core.state import GameState

RULINGS = Path(__file__).parents[1] / "rulings"


def assert_told(source: GameState | list[Event], kind: str, rule: str) -> None:
    """An event of this kind is among these, or among what a state has yet to tell."""
    events = source.events if isinstance(source, GameState) else source
    told = [(event.kind, event.rule) for event in events]
    assert (kind, rule) in told, told


def told_by_rulings(game: str) -> set[tuple[str, str]]:
    """Every kind and rule that a ruling of a game asserts with `assert_told`."""
    found = set()
    for path in (RULINGS / game).glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "assert_told":
                kind, rule = [ast.literal_eval(argument) for argument in node.args[1:]]
                found.add((kind, rule))
    return found
