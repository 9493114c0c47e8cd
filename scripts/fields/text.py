"""Pieces of Python as the writers put them together."""

NOTE = "Written by scripts/fields from fields.py: change that one and run it again."


def spaced(name: str) -> str:
    """The name of a class in words: `DragonCastle` is Dragon Castle."""
    return "".join([" " + sign if sign.isupper() else sign for sign in name]).strip()


def method(head: str, says: str, *body: str) -> list[str]:
    """A method of the class, after a blank line."""
    lines = ["", f"def {head}:"]
    if says:
        lines.append(f'    """{says[0].upper()}{says[1:]}."""')
    return ["    " + line if line else "" for line in [*lines, *["    " + line for line in body]]]


def importing(module: str, names: list[str]) -> list[str]:
    """The import of these names, in the order that ruff wants, broken where it is too long."""
    ordered = sorted(names, key=lambda name: (not name.isupper(), name.islower(), name))
    line = f"from {module} import {', '.join(ordered)}"
    if len(line) <= 100:
        return [line]
    return [f"from {module} import (", *[f"    {name}," for name in ordered], ")"]
