"""The phases of a game in turn: one ladder for each question that is put to them.

A ladder, not a table of functions: compiled, a comparison with a constant costs less than a call
through a table (decision 26).
"""

import ast
from collections.abc import Iterable
from pathlib import Path

from fields.text import NOTE, importing, method, spaced
from regalia.core.fields import Declaration

OVER = "over"
CONTRACT = ("enter", "legal", "apply", "leave")


def answered(home: Path, phases: Iterable[str]) -> dict[str, list[str]]:
    """The phases that have each function of the contract; those that nobody answers have two."""
    found: dict[str, list[str]] = {name: [] for name in CONTRACT}
    for phase in phases:
        tree = ast.parse((home / "phases" / f"{phase}.py").read_text(encoding="utf-8"))
        there = {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
        for name in CONTRACT:
            if name in there:
                found[name].append(phase)
    return found


def asking(phases: list[str], call: str) -> list[str]:
    """A ladder that returns what a phase says; the last is what is left."""
    lines = ["phase = self.phase"]
    for phase in phases[:-1]:
        lines += [f"if phase == {phase.upper()}:", f"    return {phase}.{call}"]
    return [*lines, f"return {phases[-1]}.{call}"]


def telling(phases: list[str], call: str, all_named: bool) -> list[str]:
    """A ladder that lets a phase act; unless all are named, the last is what is left."""
    lines = ["phase = self.phase"]
    for number, phase in enumerate(phases):
        is_left = number == len(phases) - 1 and not all_named
        word = "if" if number == 0 else "elif"
        lines += ["else:" if is_left else f"{word} phase == {phase.upper()}:"]
        lines += [f"    {phase}.{call}"]
    return lines


def write_flow(declared: Declaration, home: Path) -> str:
    """The text of `flow.py`."""
    game, name = declared.game, declared.name
    known = [path.stem for path in (home / "phases").glob("*.py") if path.stem != "__init__"]
    assert sorted({*declared.phases, OVER}) == sorted({*known, OVER}), f"{game}: {known}"
    ends = [OVER] if OVER in known else []
    with_end = [*declared.phases, *ends]
    by = answered(home, with_end)
    package = f"regalia.games.{game}"
    constants = [phase.upper() for phase in declared.phases]
    lines = [
        f'"""The phases of {spaced(name)} in turn: what they allow, what they do, what follows.',
        "",
        NOTE,
        '"""',
        "",
        "from mypy_extensions import i64",
        "",
        *importing(f"{package}.phases", with_end),
        f"from {package}.setup import set_up",
        *importing(f"{package}.state", [*constants, "OVER", f"{name}State"]),
        "",
        "",
        f"class {name}Flow({name}State):",
        '    """A game from its set-up to its end."""',
        *method(
            "set_up(self) -> None",
            "lay everything out and run on to the first decision",
            "self.phase = set_up(self)",
            "self.enter_phase()",
            "self.run_on()",
        ),
        *method(
            "run_on(self) -> None",
            "cross barriers until somebody owes a decision",
            "while self.pending == 0 and self.phase != OVER:",
            "    self.window += 1",
            "    self.phase = self.leave_phase()",
            "    self.enter_phase()",
        ),
        *method(
            "apply(self, seat: int, action: int) -> None",
            "",
            "self.answer(seat, action)",
            "self.run_on()",
        ),
        *method(
            "legal(self, seat: int) -> list[int]",
            "",
            "pending: i64 = self.pending",
            "if (pending >> seat) & 1 == 0:",
            "    return []",
            "return self.allowed(seat)",
        ),
        *method(
            "answer(self, seat: int, chosen: int) -> None",
            "let the phase carry an action out",
            *telling(by["apply"], "apply(self, seat, chosen)", all_named=False),
        ),
        *method(
            "allowed(self, seat: int) -> list[int]",
            "what the phase allows a seat that owes a decision",
            *asking(by["legal"], "legal(self, seat)"),
        ),
        *method(
            "enter_phase(self) -> None",
            "",
            *telling(by["enter"], "enter(self)", all_named=not ends),
        ),
        *method("leave_phase(self) -> int", "", *asking(by["leave"], "leave(self)")),
    ]
    return "\n".join(lines) + "\n"
